package io.github.tsume.certificate;

import static io.github.tsume.certificate.ResultCheck.require;

import io.github.tsume.board.Hand;
import io.github.tsume.board.position.Position;
import io.github.tsume.certificate.Claimed.Row;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.JudgedLine;
import io.github.tsume.judgement.Judgement;
import io.github.tsume.judgement.Judgement.Conclusion;
import io.github.tsume.judgement.Judgement.Facts;
import io.github.tsume.judgement.OtherReply.ReplyWeight;
import io.github.tsume.results.json.CheckOutcome;
import io.github.tsume.results.json.Result;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * A second judgement on the rows of a result, compared in verdict, weights and what counts.
 *
 * @param sure whether its line is shown to be the only one, so that every row counts
 */
record Verdicts(Claimed claimed, boolean sure) {
  /**
   * Compares all of it; returns whether it agrees with what is stated.
   *
   * @throws RefusedException if something differs; it names the field
   */
  Optional<Boolean> run() {
    List<Defect> found = new ArrayList<>();
    Set<Defect> doubtful = new HashSet<>();
    for (Row row : claimed.rows()) {
      Defect defect = row.defect();
      require(defect.severity() == severity(defect), "defects.severity");
      require(!row.provisional() || !sure, "defects.provisional");
      if (!claimed.isAdded(defect)) {
        found.add(defect);
      }
      if (row.provisional()) {
        doubtful.add(defect);
      }
    }
    JudgedLine line = new JudgedLine(claimed.line(), claimed.isAuthored(), isLineOpen());
    Facts facts = new Facts(conclusion(), line, false, found, doubtful, claimed.open());
    Judgement judged = Judgement.of(facts, claimed.standards());
    CheckOutcome check = Objects.requireNonNull(claimed.result().check());
    require(judged.verdict() == check.verdict(), "verdict");
    require(rows(false).equals(new HashSet<>(judged.defects())), "defects");
    require(rows(true).equals(new HashSet<>(judged.provisional())), "defects.provisional");
    boolean openFits =
        judged.open().equals(claimed.open())
            || (claimed.open().isEmpty() && judged.verdict() == Verdict.UNKNOWN);
    require(openFits, "open");
    return judged.agrees();
  }

  private Set<Defect> rows(boolean provisional) {
    Set<Defect> rows = new HashSet<>();
    claimed.rows().stream()
        .filter(row -> row.provisional() == provisional)
        .forEach(row -> rows.add(row.defect()));
    return rows;
  }

  private Severity severity(Defect defect) {
    int size = claimed.line().size();
    int index = Math.max(0, defect.ply() - 1);
    return switch (defect.kind()) {
      case EQUAL_VARIATION ->
          ReplyWeight.equal(
              claimed.profile(), defect.move(), claimed.line().get(index), index, size);
      case LONGER_DEFENCE ->
          ReplyWeight.longer(claimed.profile(), defect.kind(), defect.length().plies(), size);
      case LONG_VARIATION ->
          claimed.isAuthored()
              ? ReplyWeight.longer(claimed.profile(), defect.kind(), defect.length().plies(), size)
              : defect.kind().severity(claimed.profile(), claimed.length());
      case SHORT_COOK, LEFTOVER, LINE_FAILS, LINE_STOPS ->
          defect.kind().severity(claimed.profile(), claimed.length());
      default -> defect.kind().severity(claimed.profile(), size);
    };
  }

  /** The solution with its own mainline, where a row shows that. */
  private Conclusion conclusion() {
    List<Integer> mainline = claimed.line();
    // Whether best play leaves pieces over is not told by the line of an author.
    boolean isOpen = claimed.isAuthored() && !claimed.has(DefectClass.LEFTOVER);
    int hand = isOpen ? Hand.EMPTY : handAfter(mainline);
    for (Row row : claimed.rows()) {
      Defect defect = row.defect();
      if (claimed.isOfSolution(defect)) {
        mainline = new ArrayList<>(claimed.line().subList(0, Math.max(0, defect.ply() - 1)));
        mainline.addAll(defect.line());
        hand = handAfter(mainline);
      }
    }
    Result.Answer answer = claimed.result().answer();
    boolean known = claimed.isAuthored() && claimed.has(DefectClass.SHORT_COOK);
    boolean told = known || claimed.aim() <= claimed.length();
    require(told || mainline.size() == claimed.length(), "length");
    return new Conclusion(Outcome.MATE, answer.length(), mainline, hand);
  }

  private int handAfter(List<Integer> line) {
    Position position = claimed.start().copy();
    line.forEach(position::play);
    return position.hand(claimed.start().side());
  }

  /**
   * Whether it is open which line is meant: something of a reply, or of all of a ply, is. If that
   * is about the defects alone, pieces that are left over count all the same.
   */
  private boolean isLineOpen() {
    boolean leftover =
        claimed.rows().stream()
            .anyMatch(row -> row.defect().kind() == DefectClass.LEFTOVER && !row.provisional());
    return !leftover
        && claimed.open().stream().anyMatch(open -> open.move() == 0 || open.ply() % 2 == 0);
  }
}
