package tsume.soundness;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tsume.board.Hand;
import tsume.board.Move;
import tsume.board.Position;
import tsume.dfpn.SearchBudget;
import tsume.mate.MateProbe;
import tsume.mate.MateSolver;
import tsume.mate.Solution;
import tsume.mate.SolveListener;
import tsume.mate.Verdict;

/**
 * Solves a composition and asks at every attacker's move of the mainline whether others mate too.
 */
public final class SoundnessChecker {
  private static final long EQUAL_VARIATION_NODES = 200_000;

  private final MateSolver solver;

  /** A checker that searches with the given solver. */
  public SoundnessChecker(MateSolver solver) {
    this.solver = solver;
  }

  /** Checks a composition; leaves the position as it was. */
  public SoundnessReport check(
      Position position, CheckOptions options, SearchBudget budget, SolveListener listener) {
    Solution solution = solver.solve(position, options.solve(), budget, listener);
    if (!solution.isMate()) {
      Soundness verdict =
          solution.verdict() instanceof Verdict.NoMate ? Soundness.UNSOLVABLE : Soundness.UNKNOWN;
      return new SoundnessReport(
          solution,
          verdict,
          List.of(),
          List.of(),
          List.of(),
          agrees(solution, options),
          solution.nodes());
    }
    Mainline mainline = new Mainline(solution.mainline());
    MateProbe probe = new MateProbe(position, solver, options.solve().futile());
    CookFinder cooks = new CookFinder(probe, mainline, options, budget, listener);
    cooks.run();
    List<Defect> defects = new ArrayList<>(cooks.defects());
    if (!solution.isExact() && provesExact(probe, mainline, cooks, solution)) {
      solution = solution.withExactLength();
    }
    if (solution.isExact()) {
      addLeftover(solution, options, defects);
      addEqualVariations(probe, mainline, options, budget, defects);
    }
    addShortCook(solution, options, defects);
    defects.sort(
        Comparator.comparingInt(Defect::ply)
            .thenComparing(Defect::kind)
            .thenComparingInt(Defect::move));
    return report(solution, options, defects, cooks.open(), solution.nodes() + probe.nodes());
  }

  /**
   * Whether the check has shown that the mainline's length is the shortest: every other check at
   * every attacker's node fails, so the defender who follows the mainline lasts to its end. His
   * interpositions must count for that.
   */
  private static boolean provesExact(
      MateProbe probe, Mainline mainline, CookFinder cooks, Solution solution) {
    if (!cooks.open().isEmpty()) {
      return false;
    }
    boolean onlyLater = cooks.defects().stream().allMatch(d -> d.ply() == mainline.length());
    return onlyLater
        && solution.length() == mainline.length()
        && interpositionsCount(probe, mainline);
  }

  private static boolean interpositionsCount(MateProbe probe, Mainline mainline) {
    boolean count = true;
    for (int i = 0; i < mainline.length(); i++) {
      int move = mainline.move(i);
      if (i % 2 == 1 && probe.isInterposition(move)) {
        count &= probe.surelyCounts(move, mainline.length() - i, SearchBudget.nodes(100_000));
      }
      probe.play(move);
    }
    for (int i = mainline.length() - 1; i >= 0; i--) {
      probe.undo(mainline.move(i));
    }
    return count;
  }

  private static SoundnessReport report(
      Solution solution, CheckOptions options, List<Defect> all, List<OpenMove> open, long nodes) {
    // Off the first node, a defect counts only on a mainline that is proved to be the one.
    List<Defect> defects = new ArrayList<>();
    List<Defect> provisional = new ArrayList<>();
    for (Defect defect : all) {
      boolean counts =
          solution.isExact() || defect.ply() <= 1 || defect.severity() != Severity.FATAL;
      (counts ? defects : provisional).add(defect);
    }
    boolean cooked =
        defects.stream().anyMatch(d -> d.severity() == Severity.FATAL && d.kind().isAttackers());
    boolean fatal = defects.stream().anyMatch(d -> d.severity() == Severity.FATAL);
    Soundness verdict;
    if (cooked) {
      verdict = Soundness.COOKED;
    } else if (fatal) {
      // "Incomplete" means: mates, no cook. With questions open a cook may still turn up, but a
      // fatal row decides the verdict all the same.
      verdict = Soundness.INCOMPLETE;
    } else {
      boolean closed = open.isEmpty() && provisional.isEmpty() && solution.isExact();
      verdict = closed ? Soundness.SOUND : Soundness.UNKNOWN;
    }
    List<OpenMove> openMoves =
        verdict == Soundness.UNKNOWN && open.isEmpty() && provisional.isEmpty()
            ? List.of(new OpenMove(1, Move.NONE))
            : open;
    return new SoundnessReport(
        solution, verdict, defects, provisional, openMoves, agrees(solution, options), nodes);
  }

  private static Optional<Boolean> agrees(Solution solution, CheckOptions options) {
    if (options.statedLength().isEmpty()) {
      return Optional.empty();
    }
    int stated = options.statedLength().getAsInt();
    if (solution.verdict() instanceof Verdict.NoMate) {
      return Optional.of(stated == 0);
    }
    if (solution.isExact() || solution.isMate() && solution.length() < stated) {
      return Optional.of(solution.length() == stated);
    }
    return Optional.empty();
  }

  private static void addLeftover(Solution solution, CheckOptions options, List<Defect> defects) {
    if (Hand.size(solution.leftover()) > 0) {
      defects.add(
          new Defect(
              DefectClass.LEFTOVER,
              options.profile().severity(DefectClass.LEFTOVER, solution.length()),
              0,
              Move.NONE,
              solution.length(),
              List.of(),
              solution.leftover()));
    }
  }

  private static void addShortCook(Solution solution, CheckOptions options, List<Defect> defects) {
    int stated = options.statedLength().orElse(0);
    if (stated > solution.length()) {
      defects.add(
          new Defect(
              DefectClass.SHORT_COOK,
              options.profile().severity(DefectClass.SHORT_COOK, solution.length()),
              1,
              solution.mainline().get(0),
              solution.length(),
              solution.mainline(),
              solution.leftover()));
    }
  }

  private static void addEqualVariations(
      MateProbe probe,
      Mainline mainline,
      CheckOptions options,
      SearchBudget budget,
      List<Defect> defects) {
    SearchBudget slice = budget.slice(EQUAL_VARIATION_NODES);
    for (int i = 0; i < mainline.length(); i++) {
      if (i % 2 == 1) {
        int left = mainline.length() - i;
        int main = mainline.move(i);
        int lastSquare = -1;
        for (int reply : probe.equalDefences(left, slice)) {
          boolean sameSquare = Move.isDrop(reply) && Move.to(reply) == lastSquare;
          if (reply != main && !sameSquare) {
            defects.add(equalVariation(options, mainline, i, reply, main));
            lastSquare = Move.isDrop(reply) ? Move.to(reply) : -1;
          }
        }
      }
      probe.play(mainline.move(i));
    }
    for (int i = mainline.length() - 1; i >= 0; i--) {
      probe.undo(mainline.move(i));
    }
    budget.addNodes(slice.nodes());
  }

  private static Defect equalVariation(
      CheckOptions options, Mainline mainline, int index, int reply, int main) {
    boolean kindOfOne = Move.isDrop(reply) && Move.isDrop(main) && Move.to(reply) == Move.to(main);
    boolean late = mainline.length() - index <= 4;
    Severity severity = options.profile().severity(DefectClass.EQUAL_VARIATION, mainline.length());
    if (options.profile() != Profile.STRICT && (kindOfOne || late)) {
      severity = Severity.TOLERATED;
    }
    return new Defect(
        DefectClass.EQUAL_VARIATION,
        severity,
        index + 1,
        reply,
        mainline.length(),
        List.of(reply),
        Hand.EMPTY);
  }
}
