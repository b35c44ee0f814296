package io.github.tsume.judgement;

import com.google.common.collect.Comparators;
import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The conclusions from the facts of a check: the verdict, the defects in their order, and whether
 * the solution agrees with what is stated. It asks nothing of a search.
 *
 * @param verdict the verdict
 * @param defects the defects that count, in the order of plies
 * @param provisional the fatal ones that do not decide the verdict yet
 * @param open what is not decided; never empty in an unknown verdict
 * @param agrees whether the solution agrees with what the author stated; empty if that is open
 */
public record Judgement(
    Verdict verdict,
    List<Defect> defects,
    List<Defect> provisional,
    List<OpenMove> open,
    Optional<Boolean> agrees) {
  /** In the order of plies, and otherwise one that does not depend on which was found first. */
  private static final Comparator<Defect> ORDER =
      Comparator.comparingInt(Defect::ply)
          .thenComparing(Defect::kind)
          .thenComparingInt(Defect::move)
          .thenComparingInt(defect -> defect.length().plies())
          .thenComparing(
              Defect::line, Comparators.lexicographical(Comparator.<Integer>naturalOrder()));

  /** The judgement on a mate by the standards asked for. */
  public static Judgement of(Facts facts, Standards standards) {
    List<Defect> all = new ArrayList<>(facts.found());
    List<Defect> provisional = new ArrayList<>();
    addLeftover(
        facts, standards, facts.line().authored() || !facts.line().open() ? all : provisional);
    addShortCook(facts, standards, all);
    all.sort(ORDER);
    List<Defect> defects = new ArrayList<>();
    for (Defect defect : all) {
      (counts(defect, facts) ? defects : provisional).add(defect);
    }
    boolean closed = facts.open().isEmpty() && provisional.isEmpty() && facts.solution().isExact();
    Verdict verdict = verdict(defects, facts.line().moves().size(), closed);
    boolean nothing = facts.open().isEmpty() && provisional.isEmpty();
    List<OpenMove> open =
        verdict == Verdict.UNKNOWN && nothing ? List.of(new OpenMove(1, Move.NONE)) : facts.open();
    Optional<Boolean> agrees = new Agreement(standards, facts.line(), all).with(facts.solution());
    return new Judgement(verdict, defects, provisional, open, agrees);
  }

  /**
   * Whether a defect may decide the verdict. Off the first node a fatal one does so only on a
   * mainline that is proved to be the one, or on the author's: a line that leaves pieces may be as
   * long as the one that is, which does not.
   */
  private static boolean counts(Defect defect, Facts facts) {
    if (facts.doubtful().contains(defect)) {
      return false;
    }
    boolean certain = facts.line().authored() || (facts.solution().isExact() && !facts.tiesOpen());
    return certain
        || defect.ply() <= 1
        || defect.kind().isOfAuthorsLine()
        || defect.severity() != Severity.FATAL;
  }

  private static Verdict verdict(List<Defect> defects, int length, boolean closed) {
    if (defects.stream().anyMatch(defect -> LineWeight.isCook(defect, length))) {
      return Verdict.COOKED;
    }
    if (defects.stream().anyMatch(defect -> defect.severity() == Severity.FATAL)) {
      // With questions open it may still turn out to be cooked, but sound it is not.
      return Verdict.INCOMPLETE;
    }
    return closed ? Verdict.SOUND : Verdict.UNKNOWN;
  }

  /**
   * Adds that pieces are left over, if they are. While it is open whether a shorter line is meant,
   * what is added does not count yet.
   */
  private static void addLeftover(Facts facts, Standards standards, List<Defect> defects) {
    Conclusion solution = facts.solution();
    JudgedLine line = facts.line();
    boolean known = solution.isExact() && !facts.tiesOpen();
    boolean longVariation =
        facts.found().stream().anyMatch(defect -> defect.kind() == DefectClass.LONG_VARIATION);
    boolean sameLength = solution.length() == line.moves().size();
    if (known && Hand.size(solution.leftover()) > 0 && !longVariation && sameLength) {
      defects.add(
          new Defect(
              DefectClass.LEFTOVER,
              DefectClass.LEFTOVER.severity(standards.profile(), solution.length()),
              0,
              Move.NONE,
              PlyCount.exactly(solution.length()),
              solution.mainline(),
              solution.leftover()));
    }
  }

  private static void addShortCook(Facts facts, Standards standards, List<Defect> defects) {
    Conclusion solution = facts.solution();
    JudgedLine line = facts.line();
    int aim = line.authored() ? line.moves().size() : standards.statedLength().orElse(0);
    boolean known =
        line.authored()
            && defects.stream().anyMatch(defect -> defect.kind() == DefectClass.SHORT_COOK);
    if (aim <= solution.length() || known) {
      return;
    }
    List<Integer> mainline = solution.mainline();
    int parting = line.authored() ? JudgedLine.firstDifference(line.moves(), mainline) : 0;
    int move = mainline.get(parting);
    // The same move, proved to mate while it was open how soon, is no second cook.
    defects.removeIf(
        defect ->
            defect.kind() == DefectClass.COOK
                && defect.ply() == parting + 1
                && defect.move() == move);
    defects.add(
        new Defect(
            DefectClass.SHORT_COOK,
            DefectClass.SHORT_COOK.severity(standards.profile(), solution.length()),
            parting + 1,
            move,
            solution.plies(),
            mainline.subList(parting, mainline.size()),
            solution.leftover()));
  }

  /**
   * The facts of a check, from which its judgement follows without a search.
   *
   * @param solution the mate, with its own mainline
   * @param line the line that was examined
   * @param tiesOpen whether the mainline is not known, though its length is
   * @param found the defects that were found
   * @param doubtful those of them that another line of best play, not examined yet, may do away
   *     with
   * @param open what is not decided
   */
  public record Facts(
      Conclusion solution,
      JudgedLine line,
      boolean tiesOpen,
      List<Defect> found,
      Set<Defect> doubtful,
      List<OpenMove> open) {
    /** Facts with copied lists; what is open for several reasons is so once. */
    public Facts {
      found = List.copyOf(found);
      doubtful = Set.copyOf(doubtful);
      open = open.stream().distinct().toList();
    }
  }

  /**
   * The knowledge of whether and how a position mates, whoever found it out.
   *
   * @param outcome whether it mates
   * @param plies the plies to mate; unknown if no mate is known
   * @param mainline the moves of the solution; empty if no mate is known
   * @param leftover the attacker's packed hand at its end
   */
  public record Conclusion(Outcome outcome, PlyCount plies, List<Integer> mainline, int leftover) {
    /** A conclusion with copied moves. */
    public Conclusion {
      mainline = List.copyOf(mainline);
    }

    /** The least plies in which it is known to mate; 0 if it is not. */
    public int length() {
      return plies.plies();
    }

    /** Whether it is known that no mate is shorter. */
    public boolean isExact() {
      return plies.isExact();
    }

    /** Whether it is known to mate. */
    public boolean isMate() {
      return outcome == Outcome.MATE;
    }
  }

  /**
   * A check off the mainline of which it is not known whether it mates.
   *
   * @param ply its ply, from 1
   * @param move the check; 0 for all of that ply
   * @param refutedWithin the most plies, the check counted, of which it is known that it does not
   *     mate within them, futile interpositions left out; 0 if nothing is known
   */
  public record OpenMove(int ply, int move, int refutedWithin) {
    /** An open move of which nothing is known. */
    public OpenMove(int ply, int move) {
      this(ply, move, 0);
    }
  }
}
