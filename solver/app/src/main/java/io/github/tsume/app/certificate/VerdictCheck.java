package io.github.tsume.app.certificate;

import static io.github.tsume.app.certificate.ResultCheck.require;

import io.github.tsume.app.json.Result;
import io.github.tsume.verdict.Outcome;
import java.util.List;
import java.util.Set;

/** Checks that the verdict of a result follows from its answer, its defects and what is open. */
final class VerdictCheck {
  private static final Set<String> COOKS = Set.of("cook", "late-cook", "short-cook");

  private final Result result;

  VerdictCheck(Result result) {
    this.result = result;
  }

  void run() {
    Result.Check check = result.check();
    if (check == null) {
      return;
    }
    List<Result.DefectEntry> fatal =
        check.defects().stream().filter(defect -> defect.severity().equals("fatal")).toList();
    boolean provisional = fatal.stream().anyMatch(Result.DefectEntry::provisional);
    boolean counts = fatal.stream().anyMatch(defect -> !defect.provisional());
    boolean cook =
        fatal.stream().anyMatch(defect -> !defect.provisional() && isCook(defect.code()));
    boolean exact = result.answer().exact();
    boolean mate = result.answer().outcome() == Outcome.MATE;
    boolean closed = exact && check.open().isEmpty() && !provisional;
    boolean follows =
        switch (check.verdict()) {
          case "sound" -> mate && closed && !counts;
          case "cooked" -> mate && cook;
          case "incomplete" -> mate && counts && !cook;
          case "unknown" ->
              result.answer().outcome() == Outcome.UNKNOWN || (mate && !closed && !counts);
          case "unsolvable" -> result.answer().outcome() == Outcome.NO_MATE;
          default -> false;
        };
    require(follows, "verdict");
    require(mate || check.defects().isEmpty(), "defects");
  }

  /** Whether a defect is another way to mate. */
  private boolean isCook(String code) {
    boolean atOnce = result.answer().mainline().size() == 1;
    return COOKS.contains(code) || (atOnce && code.equals("final-move-dual"));
  }
}
