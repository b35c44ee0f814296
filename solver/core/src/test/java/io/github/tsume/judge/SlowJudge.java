package io.github.tsume.judge;

import io.github.tsume.board.Setup;
import io.github.tsume.judge.JudgeOptions.EndRules;
import io.github.tsume.judge.Points.SideCount;
import io.github.tsume.moves.NaiveRules;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The ends of games in their slowest and most obvious form: after each move all earlier positions
 * are compared, and every rule is looked up as it is written. It knows moves as USI texts and
 * shares only the description of the games with what it tests.
 */
final class SlowJudge {
  private final Ruleset rules;
  private final List<NaiveRules> positions = new ArrayList<>();
  private final List<String> signatures = new ArrayList<>();
  private Set<String> legalMoves;
  private final List<String> moves = new ArrayList<>();
  private final EndRules endRules;
  private final int times;
  private final int limit;
  private final int played;

  private SlowJudge(Setup start, JudgeOptions options) {
    rules = start.rules();
    add(NaiveRules.of(start));
    endRules = options.endRules();
    times = options.repetition().times();
    limit = options.moveLimit();
    played = start.ply() - 1;
  }

  /** How the game ends, as "ply code result details", or "undecided". */
  static String judge(Setup start, List<String> moves, JudgeOptions options) {
    SlowJudge judge = new SlowJudge(start, options);
    String end = judge.afterMove();
    for (int i = 0; i < moves.size() && end.isEmpty(); i++) {
      end = judge.play(moves.get(i));
    }
    return end.isEmpty() ? "undecided" : end;
  }

  private void add(NaiveRules position) {
    positions.add(position);
    signatures.add(position.signature());
    legalMoves = position.legalMoves();
  }

  private NaiveRules now() {
    return positions.get(positions.size() - 1);
  }

  private int ply() {
    return moves.size();
  }

  private static String win(int side) {
    return side == 0 ? "black" : "white";
  }

  private String play(String move) {
    NaiveRules position = now();
    if (!legalMoves.contains(move)) {
      return ply() + 1 + " illegal " + win(position.side() ^ 1) + " " + faults(move);
    }
    add(position.after(move));
    moves.add(move);
    return afterMove();
  }

  private String afterMove() {
    NaiveRules position = now();
    int mover = position.side() ^ 1;
    if (legalMoves.isEmpty()) {
      boolean check = position.isInCheck(position.side());
      return ply() + (check ? " mate " : " no-legal-move ") + win(mover);
    }
    if (ply() == 0) {
      return "";
    }
    if (endRules == EndRules.TRY && rules.name().equals("shogi")) {
      int goal = mover == 0 ? 0 : 8;
      boolean there = position.piece(4, goal) == (Piece.KING | mover << 4);
      if (there && moves.get(ply() - 1).endsWith(mover == 0 ? "5a" : "5i")) {
        return ply() + " try " + win(mover);
      }
    }
    String repetition = repetition(mover);
    return repetition.isEmpty() ? moveLimit() : repetition;
  }

  private String repetition(int mover) {
    List<Integer> same = new ArrayList<>();
    for (int i = 0; i < positions.size(); i++) {
      if (signatures.get(i).equals(signatures.get(ply()))) {
        same.add(i);
      }
    }
    if (same.size() < times) {
      return "";
    }
    boolean black = alwaysChecks(0, same.get(0));
    boolean white = alwaysChecks(1, same.get(0));
    if (black && !white) {
      return ply() + " perpetual-check white " + same;
    }
    if (white && !black) {
      return ply() + " perpetual-check black " + same;
    }
    String result =
        switch (rules.name()) {
          case "shogi" -> "draw";
          case "minishogi" -> "white";
          default -> win(mover ^ 1);
        };
    return ply() + " repetition " + result + " " + same;
  }

  private boolean alwaysChecks(int side, int since) {
    for (int i = since + 1; i < positions.size(); i++) {
      int mover = positions.get(i).side() ^ 1;
      if (mover == side && !positions.get(i).isInCheck(side ^ 1)) {
        return false;
      }
    }
    return true;
  }

  private boolean isCheck(int ply) {
    NaiveRules after = positions.get(ply);
    return after.isInCheck(after.side());
  }

  /** The draw falls on the limit, or where the series of checks that runs then has stopped. */
  private String moveLimit() {
    if (limit == 0 || played + ply() < limit) {
      return "";
    }
    int at = Math.max(limit - played, 1);
    boolean runs = played + at == limit;
    while (runs && at < positions.size() && isCheck(at)) {
      at += 2;
    }
    return ply() >= at ? ply() + " move-limit draw" : "";
  }

  /** The rules that an illegal move breaks. */
  private Set<String> faults(String move) {
    Set<String> faults = new TreeSet<>();
    NaiveRules position = now();
    int us = position.side();
    int file = move.charAt(2) - '1';
    int rank = move.charAt(3) - 'a';
    int target = position.piece(file, rank);
    int piece;
    if (move.charAt(1) == '*') {
      int kind = rules.kindOf(move.charAt(0));
      piece = kind | us << 4;
      if (position.hand(us, kind) == 0) {
        return Set.of("not-in-hand");
      }
      if (target != Piece.EMPTY) {
        return Set.of("occupied");
      }
      int onFile = 0;
      for (int r = 0; r < rules.height(); r++) {
        onFile += position.piece(file, r) == piece ? 1 : 0;
      }
      boolean pawn = kind == rules.kindOf(rules.name().equals("tori") ? 'S' : 'P');
      if (pawn && onFile >= (rules.name().equals("tori") ? 2 : 1)) {
        faults.add("pawns-on-file");
      }
      NaiveRules after = position.after(move);
      boolean mates = after.isInCheck(us ^ 1) && after.legalMoves().isEmpty();
      if (pawn && mates && !after.isInCheck(us)) {
        faults.add("drop-mate");
      }
      if (position.targets(piece, file, rank, false).isEmpty()) {
        faults.add("dead-square");
      }
    } else {
      int fromFile = move.charAt(0) - '1';
      int fromRank = move.charAt(1) - 'a';
      piece = position.piece(fromFile, fromRank);
      if (Piece.side(piece) != us) {
        return Set.of("other-side");
      }
      if (target != Piece.EMPTY && Piece.side(target) == us) {
        return Set.of("own-piece");
      }
      boolean reaches =
          position.targets(piece, fromFile, fromRank, true).stream()
              .anyMatch(to -> to[0] == file && to[1] == rank);
      if (!reaches) {
        return Set.of("cannot-reach");
      }
      int zone =
          switch (rules.name()) {
            case "shogi" -> 3;
            case "minishogi" -> 1;
            default -> 2;
          };
      int deep = us == 0 ? Math.min(rank, fromRank) : rules.height() - 1 - Math.max(rank, fromRank);
      boolean may = !Piece.isPromoted(piece) && rules.canPromote(Piece.kind(piece)) && deep < zone;
      if (move.endsWith("+")) {
        if (!may) {
          faults.add("cannot-promote");
        }
      } else if (may && rules.name().equals("tori")) {
        faults.add("must-promote");
      } else if (position.targets(piece, file, rank, false).isEmpty()) {
        faults.add("dead-square");
      }
    }
    String plain = move.replace("+", "");
    if (position.after(plain).isInCheck(us)) {
      faults.add(position.isInCheck(us) ? "left-in-check" : "into-check");
    }
    return faults;
  }

  /** The fourteen numbers of impasse, counted by hand: see {@link #describe}. */
  static List<Integer> points(Setup setup) {
    NaiveRules position = NaiveRules.of(setup);
    List<Integer> numbers = new ArrayList<>();
    for (int side = 0; side < 2; side++) {
      int board = 0;
      int camp = 0;
      int pieces = 0;
      int entered = 0;
      for (int file = 0; file < 9; file++) {
        for (int rank = 0; rank < 9; rank++) {
          int piece = position.piece(file, rank);
          if (piece == Piece.EMPTY || Piece.side(piece) != side) {
            continue;
          }
          boolean inside = side == 0 ? rank <= 2 : rank >= 6;
          int kind = Piece.handKind(piece);
          int value = kind == 0 ? 0 : kind <= 2 ? 5 : 1;
          board += value;
          camp += inside ? value : 0;
          pieces += inside && kind != 0 ? 1 : 0;
          entered |= inside && kind == 0 ? 1 : 0;
        }
      }
      int hand = 0;
      for (int kind = 1; kind <= 7; kind++) {
        hand += position.hand(side, kind) * (kind <= 2 ? 5 : 1);
      }
      int check = position.isInCheck(side) ? 1 : 0;
      numbers.addAll(List.of(board, hand, entered, check, pieces, camp + hand, tries(setup, side)));
    }
    return numbers;
  }

  /** Whether the king can step on the square of the try and is not attacked there. */
  private static int tries(Setup setup, int side) {
    NaiveRules position =
        NaiveRules.of(setup.toBuilder().sideToMove(side == 0 ? Color.BLACK : Color.WHITE).build());
    int goal = side == 0 ? 0 : 8;
    for (int file = 3; file <= 5; file++) {
      for (int rank = Math.max(goal - 1, 0); rank <= Math.min(goal + 1, 8); rank++) {
        boolean king = position.piece(file, rank) == (Piece.KING | side << 4);
        int there = position.piece(4, goal);
        boolean free = there == Piece.EMPTY || Piece.side(there) != side;
        if (king && free && !(file == 4 && rank == goal)) {
          String move = "" + (file + 1) + (char) ('a' + rank) + "5" + (char) ('a' + goal);
          return position.after(move).isInCheck(side) ? 0 : 1;
        }
      }
    }
    return 0;
  }

  /** The same numbers as the judge counts them. */
  static List<Integer> describe(Points points) {
    List<Integer> numbers = new ArrayList<>();
    for (SideCount side : List.of(points.black(), points.white())) {
      numbers.add(side.board());
      numbers.add(side.hand());
      numbers.add(side.kingInCamp() ? 1 : 0);
      numbers.add(side.inCheck() ? 1 : 0);
      numbers.add(side.piecesInCamp());
      numbers.add(side.declarationPoints());
      numbers.add(side.canTry() ? 1 : 0);
    }
    return numbers;
  }
}
