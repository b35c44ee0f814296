package io.github.tsume.certificate;

import io.github.tsume.board.Hand;
import io.github.tsume.board.position.Position;
import io.github.tsume.certificate.RefusedException.Refusal;
import io.github.tsume.results.json.AuthoredEnd;
import io.github.tsume.results.json.CheckOutcome;
import io.github.tsume.results.json.CheckOutcome.OpenEntry;
import io.github.tsume.results.json.DefectEntry;
import io.github.tsume.results.json.Result;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Verdict;
import io.github.tsume.verify.CanonicalMoves;
import io.github.tsume.verify.ClaimReader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * A check by the rules alone of what people read of a result: that its lines can be played and
 * mate, and that what it says does not contradict itself.
 */
final class ResultCheck {
  private final Result result;
  private final Result.Answer answer;
  private final Position start;
  private final ClaimReader reader;

  ResultCheck(Result result, Position start) {
    this.result = result;
    this.answer = result.answer();
    this.start = start;
    this.reader = new ClaimReader(start, List.of(), Shown.rule(result));
  }

  static RefusedException wrong(String field) {
    return new RefusedException(Refusal.FIELD, field);
  }

  static void require(boolean holds, String field) {
    if (!holds) {
      throw wrong(field);
    }
  }

  /**
   * Checks all of it.
   *
   * @throws RefusedException if something does not hold; it names the field
   */
  void run() {
    boolean other = answer.outcome().isReached() && answer.outcome() != Outcome.MATE;
    boolean none = answer.outcome().isRefuted() && answer.outcome() != Outcome.NO_MATE;
    require(!other && !none, "result");
    if (answer.outcome() == Outcome.MATE) {
      mate();
    } else {
      boolean empty = answer.mainline().isEmpty() && answer.mainlineText().isEmpty();
      require(empty, "mainline");
      require(answer.length().plies() == 0, "length");
    }
    stated();
    verdict();
  }

  /** The verdict follows from the rest by the judgement that the check uses too. */
  private void verdict() {
    CheckOutcome check = result.check();
    if (check == null) {
      return;
    }
    if (answer.outcome() == Outcome.MATE) {
      List<Integer> line = CanonicalMoves.line(start, answer.mainline());
      new Verdicts(new Claimed(result, start, line), false).run();
    } else {
      boolean none = answer.outcome() == Outcome.NO_MATE;
      Verdict verdict = none ? Verdict.UNSOLVABLE : Verdict.UNKNOWN;
      require(check.verdict() == verdict, "verdict");
      require(check.defects().isEmpty(), "defects");
      require(check.open().isEmpty(), "open");
    }
  }

  private void mate() {
    List<Integer> line = checked(start, answer.mainline(), 0, "mainline");
    Position end = after(start, line);
    require(reader.isMated(line), "mainline");
    int size = line.size();
    boolean other = !result.extras().authoredLine().isEmpty() || has(DefectClass.LONG_VARIATION);
    boolean fits = answer.length().allows(size) || (other && answer.length().plies() > size);
    require(answer.length().plies() % 2 == 1 && (fits || other), "length");
    OptionalInt raw = answer.rawLength();
    require(
        raw.isEmpty()
            || (result.check() == null // Who checks is not told of it.
                && raw.getAsInt() % 2 == 1
                && raw.getAsInt() >= answer.length().plies()),
        "rawLength");
    require(answer.leftover().equals(pieces(start, end)), "leftover");
    if (result.check() != null) {
      // Whatever is told is told once.
      require(areDistinct(result.check().defects()), "defects");
      require(areDistinct(result.check().open().stream().map(OpenPlace::of).toList()), "open");
      result.check().defects().forEach(defect -> defect(defect, line));
      result.check().open().forEach(open -> open(open, line));
    }
  }

  /** What an open question is about. */
  private record OpenPlace(int ply, @Nullable String move) {
    static OpenPlace of(OpenEntry open) {
      return new OpenPlace(open.ply(), open.move());
    }
  }

  static boolean areDistinct(List<?> all) {
    return new HashSet<>(all).size() == all.size();
  }

  /** An open question is about the mainline: at a ply of it, and a move that can be made there. */
  private void open(OpenEntry open, List<Integer> mainline) {
    String move = open.move();
    // What is open of the author's line is counted along that.
    int longest = Math.max(mainline.size(), result.extras().authoredLine().size());
    boolean there = open.ply() >= 0 && open.ply() <= (move == null ? longest : mainline.size()) + 1;
    require(there && (move == null || open.ply() > 0), "open.ply");
    require(open.refutedWithin() >= 0, "open.refutedWithin");
    if (move != null) {
      Position from = after(start, mainline.subList(0, open.ply() - 1));
      require(CanonicalMoves.line(from, List.of(move)).size() == 1, "open.move");
    }
  }

  private boolean has(DefectClass kind) {
    return result.check() != null
        && result.check().defects().stream().anyMatch(defect -> defect.kind() == kind);
  }

  /** The line of a defect departs from the mainline, can be played, and mates. */
  private void defect(DefectEntry defect, List<Integer> mainline) {
    DefectClass kind = defect.kind();
    int before = Math.max(0, defect.ply() - 1);
    boolean authors = kind.isOfAuthorsLine();
    List<Integer> along = authors ? CanonicalMoves.line(start, result.lineOf(defect)) : mainline;
    require(before <= along.size(), "defects.ply");
    Position from = after(start, along.subList(0, before));
    List<String> moves = defect.line();
    boolean first = defect.move() == null || moves.isEmpty() || moves.get(0).equals(defect.move());
    require(first, "defects.move");
    boolean hasMove = defect.move() != null;
    // Of the whole line it is told which other one lasts longer.
    boolean named = hasMove || defect.ply() == 0;
    require(named || moves.isEmpty() || !kind.isDefenders(), "defects.move");
    boolean shown = kind.isAttackers() ? hasMove && !moves.isEmpty() : !hasMove || !moves.isEmpty();
    require(shown || authors || defect.provisional(), "defects.line");
    // A reply whose best answer was not found is shown alone.
    boolean alone = moves.size() == 1 && before % 2 == 1;
    if (moves.isEmpty() || authors || alone) {
      return;
    }
    List<Integer> line = checked(from, moves, before % 2, "defects.line");
    Position end = after(from, line);
    List<Integer> whole = new ArrayList<>(mainline.subList(0, before));
    whole.addAll(line);
    require(reader.isMated(whole), "defects.line");
    PlyCount length = defect.length();
    require(length.plies() == before + line.size(), "defects.length");
    require(length.bound() != PlyCount.Bound.AT_LEAST, "defects.bound");
    boolean told = kind == DefectClass.EQUAL_VARIATION;
    require(told || defect.leftover().equals(pieces(start, end)), "defects.leftover");
  }

  /** The moves of a line, all legal and the attacker's checks; his are those at even places. */
  private static List<Integer> checked(
      Position from, List<String> usi, int attackersAt, String field) {
    List<Integer> line = CanonicalMoves.line(from, usi);
    Position position = from.copy();
    boolean checks = line.size() == usi.size() && (line.size() + attackersAt) % 2 == 1;
    for (int i = 0; i < line.size(); i++) {
      position.play(line.get(i));
      checks &= i % 2 != attackersAt || position.inCheck();
    }
    require(checks, field);
    return line;
  }

  private static Position after(Position from, List<Integer> line) {
    Position position = from.copy();
    line.forEach(position::play);
    return position;
  }

  static Map<String, Integer> pieces(Position start, Position end) {
    return pieces(start, end.hand(start.side()));
  }

  static Map<String, Integer> pieces(Position end, int hand) {
    Map<String, Integer> pieces = new LinkedHashMap<>();
    for (int kind = 1; kind < end.rules().kindLimit(); kind++) {
      if (Hand.count(hand, kind) > 0) {
        pieces.put(String.valueOf(end.rules().type(kind).letter()), Hand.count(hand, kind));
      }
    }
    return pieces;
  }

  private void stated() {
    Boolean agrees = result.agrees();
    if (agrees == null) {
      return;
    }
    AuthoredEnd end = result.extras().authoredEnd();
    boolean authored =
        !result.extras().authoredLine().isEmpty()
            || result.hasIllegalMove()
            || (end != null && end.mate());
    OptionalInt stated = result.statedLength();
    require(stated.isPresent() || authored, "agrees");
    if (stated.isEmpty()) {
      return;
    }
    boolean mate = answer.outcome() == Outcome.MATE;
    int found = mate ? answer.length().plies() : 0;
    boolean same = found == stated.getAsInt() || (mate && size() == stated.getAsInt());
    // An author's line may be wrong though its length is right.
    require(agrees ? same : authored || !same || result.hasIllegalMove(), "agrees");
  }

  private int size() {
    return answer.mainline().size();
  }
}
