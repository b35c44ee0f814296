package io.github.tsume.soundness;

import io.github.tsume.board.Move;
import io.github.tsume.board.Position;
import io.github.tsume.dfpn.SearchBudget;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.OpenMove;
import io.github.tsume.mate.Efforts;
import io.github.tsume.mate.Note;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Looks for other checks that mate too, at every attacker's node of a mainline: which are asked
 * about, in which order, and for how much.
 *
 * <p>Questions are asked in rounds of growing budgets, so that the cheap ones are settled first.
 * {@link CookQuestion} asks one of them, or {@link AskedAhead} several at a time; {@link CookAsker}
 * settles it, {@link CookClassifier} tells what kind of defect it is.
 */
final class CookFinder {
  private final Session session;
  private final Efforts efforts;
  private final Mainline mainline;
  private final CheckOptions options;
  private final SolveListener listener;
  private final MainlineWalk walk;
  private final FoundDefects found;
  private final CookAsker asker;
  private final AskedAhead ahead;
  private final Deque<OtherCheck> questions;
  private final Set<OtherCheck> tolerable = new HashSet<>();
  private final int total;
  private boolean decided;
  private long sliceNodes;

  /**
   * A search for cooks.
   *
   * @param authored whether the mainline is the author's line, which may be longer than need be
   * @param journal the checks off the mainline that need not be asked about any more
   * @param failures the same by position, for other lines too
   * @param shown whether what is found is to be shown with its line
   */
  CookFinder(
      Session session,
      Mainline mainline,
      boolean authored,
      CheckOptions options,
      Journal.Page journal,
      KnownFailures failures,
      boolean shown,
      SolveListener listener) {
    this.session = session;
    this.efforts = session.efforts();
    this.mainline = mainline;
    this.options = options;
    this.listener = listener;
    CookQuestion question = new CookQuestion(session, mainline);
    this.walk = question.walk();
    this.ahead = new AskedAhead(session, mainline, question);
    CookLines lines = new CookLines(session, shown);
    this.found = new FoundDefects(session, mainline, walk, lines, options.profile());
    CookClassifier classifier =
        new CookClassifier(session, mainline, authored, options.late(), walk, lines, found);
    this.asker =
        new CookAsker(session, mainline, authored, journal, failures, question, found, classifier);
    this.questions = new ArrayDeque<>(questions());
    this.total = questions.size();
    this.sliceNodes = efforts.nodes(SoundnessEffort.COOK_FIRST);
  }

  List<Defect> defects() {
    return found.list();
  }

  /** The checks of which it is not known yet whether they mate, and that may change the verdict. */
  List<OpenMove> open() {
    return questions.stream()
        .filter(this::matters)
        .map(question -> new OpenMove(Mainline.ply(question.node()), question.move()))
        .toList();
  }

  /** Whether every other check at every node is settled. */
  boolean isComplete() {
    return questions.isEmpty();
  }

  /** Whether all other checks at a node are settled. */
  boolean isClosed(int node) {
    return questions.stream().noneMatch(question -> question.node() == node);
  }

  /** Whether the answer may change the verdict, or everything is asked for. */
  private boolean matters(OtherCheck question) {
    return !decided && mayBeFatal(question);
  }

  private boolean mayBeFatal(OtherCheck question) {
    return options.allCooks()
        || (!found.isFatalAt(question.node()) && !tolerable.contains(question));
  }

  /** Asks what is still open, within the budget; may be called again to go on. */
  void run(SearchBudget budget) {
    run(budget, () -> false);
  }

  /**
   * The same until enough is known.
   *
   * @param enough what is asked whenever a question was settled
   */
  void run(SearchBudget budget, BooleanSupplier enough) {
    run(budget, this::matters, enough);
  }

  /** The verdict is known whatever is still open here: that only completes the list. */
  void decide() {
    decided = true;
  }

  /**
   * Asks about the checks that cannot change the verdict: those at a node that has a fatal defect
   * already, and tolerable ones at the last. Which of them were settled before depends on the
   * course of the search, so without this it would depend on it what is listed.
   */
  void runRest(SearchBudget budget) {
    sliceNodes = efforts.nodes(SoundnessEffort.COOK_FIRST);
    run(budget, question -> true, () -> false);
  }

  /** Asks, at some nodes, about all the checks that may be fatal, and about no others. */
  void runFatal(SearchBudget budget, IntPredicate nodes) {
    sliceNodes = efforts.nodes(SoundnessEffort.COOK_FIRST);
    run(budget, question -> nodes.test(question.node()) && isOfFatalKind(question), () -> false);
  }

  /** Whether at some nodes every check that may be fatal is settled. */
  boolean isFatalKnown(IntPredicate nodes) {
    return questions.stream()
        .noneMatch(question -> nodes.test(question.node()) && isOfFatalKind(question));
  }

  /** Whether what a question finds may be of a kind that is fatal. */
  private boolean isOfFatalKind(OtherCheck question) {
    return question.node() < mainline.nodes() - 1
        || found.severity(DefectClass.FINAL_MOVE_DUAL, question.node()) == Severity.FATAL
        || found.severity(DefectClass.FINAL_MOVE_LONGER, question.node()) == Severity.FATAL;
  }

  private void run(SearchBudget budget, Predicate<OtherCheck> wanted, BooleanSupplier enough) {
    boolean goesOn = !enough.getAsBoolean();
    boolean first = true;
    while (goesOn && questions.stream().anyMatch(wanted) && !budget.isSpent()) {
      for (int i = questions.size(); i > 0 && goesOn && !budget.isSpent(); i--) {
        OtherCheck question = questions.removeFirst();
        boolean settled = false;
        if (wanted.test(question)) {
          if (!first) {
            tell(mainline.with(question));
          }
          settled = settle(question, askedAhead(question, wanted, i - 1, budget), budget);
        }
        if (!settled) {
          questions.addLast(question);
        }
        // Of what is not settled it may be known that it mates.
        goesOn = !enough.getAsBoolean();
      }
      first = false;
      ahead.forget();
      tell(List.of());
      if (goesOn && !budget.isSpent()) {
        sliceNodes =
            Math.max(
                efforts.nodes(SoundnessEffort.COOK_SECOND),
                sliceNodes * efforts.count(SoundnessEffort.COOK_GROWTH));
      }
    }
  }

  private void tell(List<Integer> asked) {
    int settled = total - questions.size();
    listener.progress(
        new SolveListener.Progress(
            "soundness", session.nodes(), mainline.length(), settled, total, asked));
  }

  /**
   * What was found about a question before; if nothing was, and it is a small one, it is asked now
   * together with those that come next.
   *
   * @param next how many questions come next in this round
   */
  private CookQuestion.@Nullable Asked askedAhead(
      OtherCheck question, Predicate<OtherCheck> wanted, int next, SearchBudget budget) {
    CookQuestion.Asked asked = ahead.take(question);
    if (asked != null || !ahead.isFor(sliceNodes)) {
      return asked;
    }
    List<OtherCheck> together = new ArrayList<>(List.of(question));
    questions.stream().limit(next).filter(wanted).forEach(together::add);
    if (together.size() > 1) {
      ahead.ask(together, budget, sliceNodes);
    }
    return ahead.take(question);
  }

  private boolean settle(
      OtherCheck question, CookQuestion.@Nullable Asked asked, SearchBudget budget) {
    CookAsker.Answered outcome = asker.settle(question, asked, budget.slice(sliceNodes));
    if (outcome == CookAsker.Answered.OPEN_TOLERABLE) {
      tolerable.add(question);
    }
    return outcome == CookAsker.Answered.SETTLED;
  }

  private List<OtherCheck> questions() {
    List<OtherCheck> questions = new ArrayList<>();
    for (int node = mainline.nodes() - 1; node >= 0; node--) {
      walk.goTo(node);
      int[] checks = new int[Position.MAX_MOVES];
      int end = CheckMoves.generate(session.position(), checks, 0);
      for (int i = 0; i < end; i++) {
        OtherCheck check = new OtherCheck(node, checks[i]);
        if (check.move() != mainline.attack(node) && !asker.isKnownToFail(check)) {
          questions.add(check);
        }
      }
      walk.leave(node);
    }
    return questions;
  }

  /** Shows defects with the best play where that was not found at once, if the budget allows. */
  void improveLines(SearchBudget budget) {
    found.improveLines(budget);
  }

  /**
   * The checks that were passed over, as there is a fatal defect at their node already: unless the
   * problem is cooked for sure, one of them may still change the verdict.
   */
  List<OpenMove> passedOver() {
    return questions.stream()
        .filter(question -> !matters(question) && !tolerable.contains(question))
        .map(question -> new OpenMove(Mainline.ply(question.node()), question.move()))
        .toList();
  }

  /**
   * Remarks on the first node at which more defects may be found, and on the defects of which not
   * all is known that is to be told.
   *
   * @param verdict the verdict
   * @param open whether something is open, here or elsewhere, that may change it
   */
  List<Note> notes(Verdict verdict, boolean open) {
    boolean cooked = verdict == Verdict.COOKED;
    String why = cooked || !open ? "not-all-asked" : "more-may-be-found";
    Stream<Note> rest =
        questions.stream()
            .filter(question -> cooked || tolerable.contains(question))
            .map(of -> Note.of(Remark.MORE_DEFECTS_OPEN, Mainline.ply(of.node()), Move.NONE, why))
            .min(Comparator.comparingInt(Note::ply))
            .stream();
    return Stream.concat(rest, found.notes()).toList();
  }
}
