package io.github.tsume.certificate;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.Defect.LineFailure;
import io.github.tsume.judgement.JudgedLine;
import io.github.tsume.judgement.Judgement.OpenMove;
import io.github.tsume.judgement.Standards;
import io.github.tsume.judgement.Standards.LineEnd;
import io.github.tsume.results.json.AuthoredEnd;
import io.github.tsume.results.json.CheckOutcome;
import io.github.tsume.results.json.CheckOutcome.OpenEntry;
import io.github.tsume.results.json.CheckRequest;
import io.github.tsume.results.json.DefectEntry;
import io.github.tsume.results.json.Result;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verify.CanonicalMoves;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The claims of a result, in the terms of the judgement. */
final class Claimed {
  /**
   * A row of a result.
   *
   * @param defect what it says
   * @param provisional whether it does not count yet
   */
  record Row(Defect defect, boolean provisional) {}

  /** Stands for a move that is not legal. */
  private static final int NO_MOVE = -1;

  private final Result result;
  private final Position start;
  private final List<Integer> line;
  private final List<Integer> authoredLine;
  private final boolean authored;
  private final Standards standards;
  private final List<Row> rows = new ArrayList<>();
  private final List<OpenMove> open = new ArrayList<>();

  /** The claims of a result, whose lines have been found to be legal. */
  Claimed(Result result, Position start, List<Integer> line) {
    this.result = result;
    this.start = start;
    this.line = line;
    this.authoredLine = CanonicalMoves.line(start, result.extras().authoredLine());
    ResultCheck.require(
        authoredLine.size() == result.extras().authoredLine().size(), "authoredLine");
    CheckOutcome check = result.check();
    if (check != null) {
      check.defects().forEach(entry -> rows.add(row(entry)));
      check.open().forEach(entry -> open.add(open(entry)));
    }
    this.standards = asked(result, authoredLine, end());
    boolean fails = has(DefectClass.LINE_FAILS);
    this.authored = !fails && (JudgedLine.isAuthors(authoredLine, line) || leavesOut());
  }

  private static Standards asked(Result result, List<Integer> authoredLine, LineEnd end) {
    CheckRequest asked = result.check() == null ? null : result.check().options();
    boolean against = asked == null || asked.againstStated();
    int late = asked == null ? 0 : asked.options().late();
    ResultCheck.require(late >= 0, "options.late");
    ResultCheck.require(result.statedLength().orElse(0) >= 0, "statedLength");
    ResultCheck.require(against || authoredLine.isEmpty(), "authoredLine");
    Profile profile = asked == null ? Profile.MAGAZINE : asked.profile();
    OptionalInt stated = against ? result.statedLength() : OptionalInt.empty();
    return new Standards(profile, late, stated, authoredLine, against ? end : LineEnd.NOTHING);
  }

  /** What stands after the author's legal moves; in older results as far as a row tells it. */
  private LineEnd end() {
    AuthoredEnd end = result.extras().authoredEnd();
    if (end != null) {
      String illegal = end.illegal();
      ResultCheck.require(
          illegal == null || CanonicalMoves.line(after(authoredLine), List.of(illegal)).isEmpty(),
          "authoredEnd");
      return new LineEnd(illegal == null ? Move.NONE : NO_MOVE, end.mate());
    }
    return rows.stream()
        .map(Row::defect)
        .filter(defect -> defect.failure() == LineFailure.ILLEGAL)
        .map(defect -> new LineEnd(defect.move(), false))
        .findFirst()
        .orElse(LineEnd.NOTHING);
  }

  private Row row(DefectEntry entry) {
    DefectClass kind = entry.kind();
    Severity severity = entry.severity();
    boolean fails = kind == DefectClass.LINE_FAILS;
    ResultCheck.require(fails == (entry.why() != null), "defects.why");
    LineFailure failure =
        Stream.of(LineFailure.values())
            .filter(each -> each.code().equals(entry.why()))
            .findFirst()
            .orElse(null);
    ResultCheck.require(fails == (failure != null), "defects.why");
    List<Integer> along = kind.isOfAuthorsLine() ? authoredLine : line;
    int before = Math.max(0, entry.ply() - 1);
    ResultCheck.require(entry.ply() >= 0 && before <= along.size(), "defects.ply");
    Position from = after(along.subList(0, before));
    List<Integer> moves = CanonicalMoves.line(from, entry.line());
    ResultCheck.require(moves.size() == entry.line().size(), "defects.line");
    int move = entry.move() == null ? Move.NONE : move(from, entry.move(), failure);
    int hand = hand(entry.leftover());
    Defect defect =
        new Defect(kind, severity, entry.ply(), move, entry.length(), moves, hand, failure);
    return new Row(defect, entry.provisional());
  }

  /** The move of a row, which is legal unless the row says that it is not. */
  private static int move(Position from, String usi, @Nullable LineFailure failure) {
    if (failure != LineFailure.ILLEGAL) {
      return move(from, usi, "defects.move");
    }
    ResultCheck.require(CanonicalMoves.line(from, List.of(usi)).isEmpty(), "defects.move");
    return NO_MOVE;
  }

  private OpenMove open(OpenEntry entry) {
    int longest = Math.max(line.size(), entry.move() == null ? authoredLine.size() : 0);
    ResultCheck.require(entry.ply() >= 0 && entry.ply() <= longest + 1, "open.ply");
    int move =
        entry.move() == null
            ? Move.NONE
            : move(at(Math.max(0, entry.ply() - 1)), entry.move(), "open.move");
    return new OpenMove(entry.ply(), move, entry.refutedWithin());
  }

  private static int move(Position from, String usi, String field) {
    List<Integer> found = CanonicalMoves.line(from, List.of(usi));
    ResultCheck.require(!found.isEmpty(), field);
    return found.get(0);
  }

  private int hand(Map<String, Integer> pieces) {
    int hand = Hand.EMPTY;
    for (int kind = 1; kind < start.rules().kindLimit(); kind++) {
      Integer count = pieces.get(String.valueOf(start.rules().type(kind).letter()));
      for (int i = 0; count != null && i < count; i++) {
        hand = Hand.add(hand, kind);
      }
    }
    return hand;
  }

  /** The position after so many moves of the line. */
  Position at(int plies) {
    return after(line.subList(0, plies));
  }

  private Position after(List<Integer> moves) {
    Position position = start.copy();
    moves.forEach(position::play);
    return position;
  }

  Result result() {
    return result;
  }

  Position start() {
    return start;
  }

  List<Integer> line() {
    return line;
  }

  /** The author's moves as the input has them. */
  List<Integer> authoredLine() {
    return authoredLine;
  }

  /** Whether the line is the author's. */
  boolean isAuthored() {
    return authored;
  }

  Standards standards() {
    return standards;
  }

  Profile profile() {
    return standards.profile();
  }

  List<Row> rows() {
    return rows;
  }

  List<OpenMove> open() {
    return open;
  }

  /** Whether a result leaves open what a move at a ply, or all of that ply, is. */
  boolean isOpen(int ply, int move) {
    return open.stream()
        .anyMatch(each -> each.ply() == ply && (each.move() == move || each.move() == Move.NONE));
  }

  /** Whether the judgement itself adds a row, so that it is not found by asking. */
  boolean isAdded(Defect defect) {
    boolean isAsked = authored && defect.ply() % 2 == 1 && !isOfLine(defect);
    return isOfSolution(defect) && !(defect.kind() == DefectClass.SHORT_COOK && isAsked);
  }

  private boolean isOfLine(Defect defect) {
    int index = defect.ply() - 1;
    return index < line.size() && defect.move() == line.get(index);
  }

  /** Whether a row shows the solution itself, where the line is another one. */
  boolean isOfSolution(Defect defect) {
    boolean byLength =
        defect.kind() == DefectClass.SHORT_COOK
            && aim() > length()
            && defect.length().plies() == length();
    return defect.kind() == DefectClass.LEFTOVER || byLength;
  }

  /** Whether some row is of a class. */
  boolean has(DefectClass kind) {
    return rows.stream().anyMatch(row -> row.defect.kind() == kind);
  }

  /** Whether the line is the author's but for an interposition that is said to be futile. */
  boolean leavesOut() {
    int ply = JudgedLine.firstDifference(authoredLine, line) + 1;
    return ply % 2 == 0
        && result.notes().stream()
            .anyMatch(note -> note.is(Remark.AUTHORED_LINE_FUTILE) && note.ply() == ply);
  }

  /** The plies that the author means; 0 if he does not say. */
  int aim() {
    return authored ? line.size() : standards.statedLength().orElse(0);
  }

  /** The plies that the result claims. */
  int length() {
    return result.answer().length().plies();
  }
}
