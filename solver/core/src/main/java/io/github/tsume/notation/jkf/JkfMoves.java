package io.github.tsume.notation.jkf;

import io.github.tsume.board.Move;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.Limits;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.notation.common.Warnings;
import io.github.tsume.notation.csa.CsaMoves;
import io.github.tsume.notation.kif.MoveLineParser;
import io.github.tsume.record.MoveTime;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Replay;
import io.github.tsume.record.Special;
import io.github.tsume.record.Step;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A reader of the moves of a JKF record, forks included. */
final class JkfMoves {
  private final Limits limits;
  private final Warnings warnings;
  private int count;

  JkfMoves(Limits limits, Warnings warnings) {
    this.limits = limits;
    this.warnings = warnings;
  }

  /** The tree of an array of moves, the first entry of which has only the comments before them. */
  MoveTree tree(Json moves, Replay replay) throws ReadException {
    List<Json> entries = moves.array("moves");
    if (entries.isEmpty()) {
      return MoveTree.EMPTY;
    }
    Json first = entries.get(0);
    boolean comment = first.get("move") == null && first.get("special") == null;
    List<String> comments = comment ? comments(first) : List.of();
    List<Json> rest = comment ? entries.subList(1, entries.size()) : entries;
    return new MoveTree(comments, line(rest, replay, Move.NONE, new long[2], true));
  }

  /**
   * The steps of a line, up to a move that cannot be read.
   *
   * @param first whether its first move is that of the record, without which there is none
   */
  private List<Step> line(
      List<Json> entries, Replay replay, int previous, long[] clock, boolean first)
      throws ReadException {
    List<Step> steps = new ArrayList<>();
    int last = previous;
    for (Json entry : entries) {
      count++;
      if (count > limits.moves()) {
        throw new ReadException(
            ErrorCode.TOO_MANY_MOVES, entry.line(), entry.column(), "", limits.moves());
      }
      List<MoveTree> alternatives = alternatives(entry, replay, last, clock);
      Json move = entry.get("move");
      Json special = entry.get("special");
      if (move == null && special == null) {
        addComments(steps, entry);
        continue;
      }
      MoveTime time = time(entry.get("time"), replay, clock);
      if (move != null) {
        try {
          last = move(move, replay, last);
        } catch (ReadException e) {
          if (first && steps.isEmpty()) {
            throw e;
          }
          warnings.add(WarningCode.UNREAD_MOVE, move.line(), move.column(), "{…}");
          return steps;
        }
        String words = Move.toUsi(last, replay.rules());
        warnings.ofMove(last, replay, move.line(), move.column(), words);
        boolean ended = endsWithSpecial(steps);
        if (ended) {
          warnings.add(WarningCode.MOVE_AFTER_END, move.line(), move.column());
        }
        boolean legal = replay.isLegal(last) && !ended;
        steps.add(new Step(last, null, legal, comments(entry), time, alternatives));
        replay.play(last);
      }
      if (special != null) {
        Special end = special(special, replay.sideToMove());
        boolean alone = move == null;
        steps.add(
            new Step(
                Move.NONE,
                end,
                true,
                alone ? comments(entry) : List.of(),
                alone ? time : null,
                alone ? alternatives : List.of()));
        last = Move.NONE;
      }
    }
    return steps;
  }

  private static boolean endsWithSpecial(List<Step> steps) {
    return !steps.isEmpty() && !steps.get(steps.size() - 1).isMove();
  }

  /** An entry without a move belongs to the one before. */
  private void addComments(List<Step> steps, Json entry) throws ReadException {
    List<String> comments = comments(entry);
    if (!comments.isEmpty() && !steps.isEmpty()) {
      Step before = steps.get(steps.size() - 1);
      List<String> all = new ArrayList<>(before.comments());
      all.addAll(comments);
      steps.set(steps.size() - 1, before.withComments(all));
    }
  }

  /** The end that a code or a Japanese word tells. */
  private Special special(Json special, Color toMove) {
    String words = special.text() == null ? "…" : special.text();
    Special end = CsaMoves.special(words, toMove);
    end = end.kind() == Special.Kind.OTHER ? Special.ofJapanese(words) : end;
    if (end.kind() == Special.Kind.OTHER && !MoveLineParser.OTHER_ENDS.contains(words)) {
      warnings.add(WarningCode.UNKNOWN_END, special.line(), special.column(), words);
    }
    return end;
  }

  private List<MoveTree> alternatives(Json entry, Replay replay, int previous, long[] clock)
      throws ReadException {
    Json forks = entry.get("forks");
    List<MoveTree> alternatives = new ArrayList<>(0);
    if (forks != null && !(forks.value() instanceof List)) {
      forks.leaveOut("forks", warnings);
    } else if (forks != null) {
      for (Json fork : forks.array("forks")) {
        List<Step> steps = line(fork.array("forks"), replay.copy(), previous, clock.clone(), false);
        if (!steps.isEmpty()) {
          alternatives.add(new MoveTree(List.of(), steps));
        }
      }
    }
    return alternatives;
  }

  /** The comments of an entry: texts, or one text. */
  private List<String> comments(Json entry) throws ReadException {
    Json comments = entry.get("comments") != null ? entry.get("comments") : entry.get("comment");
    if (comments == null) {
      return List.of();
    }
    boolean several = comments.value() instanceof List;
    List<String> lines = new ArrayList<>();
    for (Json line : several ? comments.array("comments") : List.of(comments)) {
      String text = line.text();
      if (text != null) {
        lines.add(text);
      } else if (!line.isNull()) {
        line.leaveOut("comments", warnings);
      }
    }
    return lines;
  }

  private @Nullable MoveTime time(@Nullable Json time, Replay replay, long[] clock) {
    if (time == null) {
      return null;
    }
    int side = replay.sideToMove().ordinal();
    try {
      long spent = millis(time.require("now"));
      Json total = time.get("total");
      clock[side] = total != null ? millis(total) : clock[side] + spent;
      return new MoveTime(spent, clock[side]);
    } catch (ReadException e) {
      // A time decides nothing.
      time.leaveOut("time", warnings);
      return null;
    }
  }

  private long millis(Json time) throws ReadException {
    Json hours = time.get("h");
    long h = hours == null ? 0 : hours.integer("h", 0, 1_000_000, warnings);
    long m = time.require("m").integer("m", 0, 1_000_000, warnings);
    return ((h * 60 + m) * 60 + time.require("s").integer("s", 0, 1_000_000, warnings)) * 1000;
  }

  private int move(Json move, Replay replay, int previous) throws ReadException {
    Ruleset rules = replay.rules();
    Json color = move.get("color");
    if (color != null && JkfPosition.color(color, warnings) != replay.sideToMove()) {
      int expected = replay.sideToMove().ordinal();
      throw new ReadException(
          ErrorCode.WRONG_TURN, color.line(), color.column(), "" + expected, "color");
    }
    int kind = JkfPosition.kind(move.require("piece"), rules);
    Json target = move.get("to");
    int to;
    if (target != null) {
      to = square(target, rules);
    } else if (move.get("same") != null && previous != Move.NONE) {
      to = Move.to(previous);
    } else {
      to = square(move.require("to"), rules);
    }
    Json promote = move.get("promote");
    boolean promotes = promote != null && promote.bool("promote", warnings);
    if (promotes && !rules.canPromote(kind)) {
      throw move.require("promote").bad("promote", "false");
    }
    Json from = move.get("from");
    if (from != null) {
      int origin = square(from, rules);
      if (origin == to) {
        throw new ReadException(
            ErrorCode.BAD_MOVE, from.line(), from.column(), "two squares", "from = to");
      }
      int captured = replay.piece(to) == Piece.EMPTY ? 0 : Piece.kind(replay.piece(to));
      return Move.of(origin, to, kind, captured, promotes);
    }
    if (kind == Piece.KING || Piece.isPromoted(kind) || promotes) {
      throw new ReadException(
          ErrorCode.MISSING_VALUE, move.line(), move.column(), "\"from\"", "from");
    }
    return Move.drop(kind, to);
  }

  private int square(Json square, Ruleset rules) throws ReadException {
    int file = square.require("x").integer("x", 1, rules.width(), warnings);
    int rank = square.require("y").integer("y", 1, rules.height(), warnings);
    return rules.square(file - 1, rank - 1);
  }
}
