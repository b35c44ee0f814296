package io.github.tsume.soundness;

import io.github.tsume.board.Move;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Crew;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.Judgement.OpenMove;
import io.github.tsume.judgement.OtherMate;
import io.github.tsume.mate.HelperSessions;
import io.github.tsume.mate.Note;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.SearchPhase;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A search for other checks that mate too, at every attacker's node of a mainline: which are asked
 * about, in which order, and for how much.
 *
 * <p>Questions are asked in rounds of growing budgets, so that the cheap ones are settled first.
 * {@link CookQuestion} asks one of them, and with {@link OpenQuestions} several threads do; {@link
 * CookAsker} settles it, {@link CookClassifier} tells what kind of defect it is.
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
  private final OpenQuestions.Slices slices;
  private final Deque<OtherCheck> questions;
  private final Set<OtherCheck> tolerable = new HashSet<>();
  private final int total;
  private boolean decided;
  private long sliceNodes;
  private @Nullable OpenQuestions together;

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
    this.slices =
        new OpenQuestions.Slices(
            efforts.nodes(EffortTable.COOK_FIRST),
            efforts.nodes(EffortTable.COOK_SECOND),
            efforts.growth(EffortTable.COOK_GROWTH));
    CookLines lines = new CookLines(session, shown);
    this.found = new FoundDefects(session, mainline, walk, lines, options.profile());
    CookClassifier classifier =
        new CookClassifier(session, mainline, authored, options.late(), walk, lines, found);
    this.asker =
        new CookAsker(session, mainline, authored, journal, failures, question, found, classifier);
    this.questions = new ArrayDeque<>(questions());
    this.total = questions.size();
    this.sliceNodes = slices.first();
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
    sliceNodes = slices.first();
    run(budget, question -> true, () -> false);
    stop();
  }

  /** Asks, at some nodes, about all the checks that may be fatal, and about no others. */
  void runFatal(SearchBudget budget, IntPredicate nodes) {
    sliceNodes = slices.first();
    run(budget, question -> nodes.test(question.node()) && isOfFatalKind(question), () -> false);
    stop();
  }

  /** That was a measured part: what several threads have begun does not go on beyond it. */
  private void stop() {
    if (together != null) {
      together.stop();
    }
  }

  /** Whether at some nodes every check that may be fatal is settled. */
  boolean isFatalKnown(IntPredicate nodes) {
    return questions.stream()
        .noneMatch(question -> nodes.test(question.node()) && isOfFatalKind(question));
  }

  /** Whether what a question finds may be of a kind that is fatal. */
  private boolean isOfFatalKind(OtherCheck question) {
    return question.node() < mainline.nodes() - 1
        || OtherMate.AT_LAST.stream()
            .anyMatch(kind -> found.severity(kind, question.node()) == Severity.FATAL);
  }

  private void run(SearchBudget budget, Predicate<OtherCheck> wanted, BooleanSupplier enough) {
    boolean goesOn = !enough.getAsBoolean();
    boolean first = true;
    while (goesOn && areThere(wanted) && goesOnAlone(budget)) {
      for (int i = questions.size(); i > 0 && goesOn && goesOnAlone(budget); i--) {
        OtherCheck question = questions.removeFirst();
        boolean settled = false;
        if (wanted.test(question)) {
          if (!first) {
            tell(question);
          }
          settled = settle(question, null, budget.slice(sliceNodes));
        }
        if (!settled) {
          questions.addLast(question);
        }
        // Of what is not settled it may be known that it mates.
        goesOn = !enough.getAsBoolean();
      }
      first = false;
      tell(null);
      if (goesOn && goesOnAlone(budget)) {
        sliceNodes = slices.after(sliceNodes);
      }
    }
    if (goesOn && areHelpersCalled()) {
      runTogether(budget, wanted, enough);
    }
  }

  private boolean areThere(Predicate<OtherCheck> wanted) {
    return questions.stream().anyMatch(wanted);
  }

  private boolean goesOnAlone(SearchBudget budget) {
    return !budget.isSpent() && !areHelpersCalled();
  }

  private boolean areHelpersCalled() {
    HelperSessions helpers = session.helpers();
    return helpers != null && helpers.areCalled();
  }

  /** The same with all threads: this one settles what the others find out, and asks like them. */
  private void runTogether(
      SearchBudget budget, Predicate<OtherCheck> wanted, BooleanSupplier enough) {
    HelperSessions helpers = Objects.requireNonNull(session.helpers());
    OpenQuestions open = open(helpers);
    open.ask(questions.stream().filter(wanted).toList(), sliceNodes);
    Crew crew = helpers.crew();
    long most = budget.nodesLeft();
    long before = session.nodes();
    boolean goesOn = true;
    while (goesOn && areThere(wanted) && !budget.isSpent()) {
      // What all threads search counts, but this one alone against the budget.
      long left = most - (session.nodes() - before);
      if (left <= 0) {
        break;
      }
      crew.startFree();
      int seen = crew.changes();
      OpenQuestions.Entry entry = open.takeAnswered();
      entry = entry != null ? entry : open.takeWaiting();
      if (entry != null) {
        settle(entry, open, budget.slice(1 + left / crew.threads()));
        open.keep(wanted);
        goesOn = !enough.getAsBoolean();
      } else if (open.areInWork()) {
        crew.help(seen, () -> budget.isSpent());
      } else {
        break;
      }
      tell(open.hardest());
    }
    tell(null);
    if (!goesOn || helpers.isSpent()) {
      stop();
    }
  }

  /**
   * Settles what helpers have found to fail since: that takes no search, whatever limit is over.
   */
  void takeAnswers() {
    OpenQuestions open = together;
    if (open == null) {
      return;
    }
    for (OpenQuestions.Entry entry = open.takeAnswered();
        entry != null;
        entry = open.takeAnswered()) {
      CookQuestion.Asked asked = open.found(entry);
      boolean fails = asked != null && asked.answer().isDisproven();
      if (fails && settle(entry.check(), asked, SearchBudget.nodes(0))) {
        questions.remove(entry.check());
        open.settled(entry);
      }
    }
  }

  private OpenQuestions open(HelperSessions helpers) {
    if (together == null) {
      together = new OpenQuestions(helpers, mainline, slices);
    }
    return together;
  }

  private void settle(OpenQuestions.Entry entry, OpenQuestions open, SearchBudget part) {
    long before = session.nodes();
    OtherCheck check = entry.check();
    if (settle(check, open.found(entry), part.slice(open.slice(entry)))) {
      questions.remove(check);
      open.settled(entry);
    } else {
      open.putBack(entry, session.nodes() - before);
    }
  }

  private void tell(@Nullable OtherCheck asked) {
    int settled = total - questions.size();
    listener.progress(
        new SolveListener.Progress(
            SearchPhase.SOUNDNESS,
            session.nodes(),
            mainline.length(),
            settled,
            total,
            asked == null ? List.of() : mainline.with(asked)));
  }

  private boolean settle(
      OtherCheck question, CookQuestion.@Nullable Asked asked, SearchBudget slice) {
    CookAsker.Answered outcome = asker.settle(question, asked, slice);
    if (outcome == CookAsker.Answered.OPEN_TOLERABLE) {
      tolerable.add(question);
    }
    return outcome == CookAsker.Answered.SETTLED;
  }

  private List<OtherCheck> questions() {
    List<OtherCheck> questions = new ArrayList<>();
    for (int node = mainline.nodes() - 1; node >= 0; node--) {
      walk.goTo(node);
      int[] checks = CheckMoves.of(session.position());
      for (int i = 0; i < checks.length; i++) {
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
