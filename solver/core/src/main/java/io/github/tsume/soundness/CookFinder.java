package io.github.tsume.soundness;

import io.github.tsume.board.Move;
import io.github.tsume.board.Position;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.dfpn.SearchBudget;
import io.github.tsume.mate.Known;
import io.github.tsume.mate.Note;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.moves.CheckMoves;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Asks of every other check at every attacker's node of a mainline whether it mates too, and if so,
 * what kind of defect that is.
 *
 * <p>It is asked first with all of the mainline's nodes forbidden, so that a mate that returns to
 * one of them, or joins it later, does not pass for a mate of its own; and only if it fails because
 * of them, without. Questions are asked in rounds of growing budgets, so that the cheap ones are
 * settled first.
 */
final class CookFinder {
  /**
   * What one question may take at first, so that a cook that is soon found comes before checks that
   * are hard to refute; and what it may take then.
   */
  private static final long FIRST_SLICE = 250;

  private static final long SECOND_SLICE = 2_000;
  private static final int GROWTH = 4;

  private record Question(int node, int move) {}

  private final Session session;
  private final Mainline mainline;
  private final boolean authored;
  private final CheckOptions options;
  private final Journal.Page journal;
  private final KnownFailures failures;
  private final SolveListener listener;
  private final MainlineWalk walk;
  private final CookLines lines;
  private final FoundDefects found;
  private final Deque<Question> questions;
  private final Set<Question> tolerable = new HashSet<>();
  private final int total;
  private boolean decided;

  /** The plies to mate after the mainline's move at each node that was asked about. */
  private final Map<Integer, Known<Integer>> mainLengths = new HashMap<>();

  private long sliceNodes = FIRST_SLICE;
  private SearchBudget slice = SearchBudget.nodes(0);

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
    this.mainline = mainline;
    this.authored = authored;
    this.options = options;
    this.journal = journal;
    this.failures = failures;
    this.listener = listener;
    this.walk = new MainlineWalk(session, mainline);
    this.lines = new CookLines(session, shown);
    this.found = new FoundDefects(session, mainline, walk, lines, options.profile());
    this.questions = new ArrayDeque<>(questions());
    this.total = questions.size();
  }

  List<Defect> defects() {
    return found.list();
  }

  /** The checks of which it is not known yet whether they mate, and that may change the verdict. */
  List<OpenMove> open() {
    return questions.stream()
        .filter(this::matters)
        .map(question -> new OpenMove(Mainline.ply(question.node), question.move))
        .toList();
  }

  /** Whether every other check at every node is settled. */
  boolean isComplete() {
    return questions.isEmpty();
  }

  /** Whether all other checks at a node are settled. */
  boolean isClosed(int node) {
    return questions.stream().noneMatch(question -> question.node == node);
  }

  /** Whether the answer may change the verdict, or everything is asked for. */
  private boolean matters(Question question) {
    return !decided && mayBeFatal(question);
  }

  private boolean mayBeFatal(Question question) {
    return options.allCooks() || (!found.isFatalAt(question.node) && !tolerable.contains(question));
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
    sliceNodes = FIRST_SLICE;
    run(budget, question -> true, () -> false);
  }

  /** Asks, at some nodes, about all the checks that may be fatal, and about no others. */
  void runFatal(SearchBudget budget, IntPredicate nodes) {
    sliceNodes = FIRST_SLICE;
    run(budget, question -> nodes.test(question.node) && isOfFatalKind(question), () -> false);
  }

  /** Whether at some nodes every check that may be fatal is settled. */
  boolean isFatalKnown(IntPredicate nodes) {
    return questions.stream()
        .noneMatch(question -> nodes.test(question.node) && isOfFatalKind(question));
  }

  /** Whether what a question finds may be of a kind that is fatal. */
  private boolean isOfFatalKind(Question question) {
    return question.node < mainline.nodes() - 1
        || found.severity(DefectClass.FINAL_MOVE_DUAL, question.node) == Severity.FATAL
        || found.severity(DefectClass.FINAL_MOVE_LONGER, question.node) == Severity.FATAL;
  }

  private void run(SearchBudget budget, Predicate<Question> wanted, BooleanSupplier enough) {
    boolean goesOn = !enough.getAsBoolean();
    while (goesOn && questions.stream().anyMatch(wanted) && !budget.isSpent()) {
      for (int i = questions.size(); i > 0 && goesOn && !budget.isSpent(); i--) {
        Question question = questions.removeFirst();
        boolean settled = false;
        if (wanted.test(question)) {
          slice = budget.slice(sliceNodes);
          settled = settle(question);
        }
        if (!settled) {
          questions.addLast(question);
        }
        goesOn = !settled || !enough.getAsBoolean();
      }
      listener.progress(
          new SolveListener.Progress(
              "soundness", session.nodes(), mainline.length(), total - questions.size(), total));
      if (goesOn && !budget.isSpent()) {
        sliceNodes = Math.max(SECOND_SLICE, sliceNodes * GROWTH);
      }
    }
  }

  private List<Question> questions() {
    List<Question> questions = new ArrayList<>();
    for (int node = mainline.nodes() - 1; node >= 0; node--) {
      walk.goTo(node);
      int[] checks = new int[Position.MAX_MOVES];
      int end = CheckMoves.generate(session.position(), checks, 0);
      for (int i = 0; i < end; i++) {
        if (checks[i] != mainline.attack(node) && !isKnownToFail(node, checks[i])) {
          questions.add(new Question(node, checks[i]));
        }
      }
      walk.leave(node);
    }
    return questions;
  }

  private boolean isKnownToFail(int node, int check) {
    return journal.fails(Mainline.ply(node), check) || failures.fails(session.position(), check);
  }

  /** Answers a question as far as the slice allows; returns false if it stays open. */
  private boolean settle(Question question) {
    walk.goTo(question.node);
    boolean settled =
        question.node == mainline.nodes() - 1 ? settleFinal(question) : settleInner(question);
    walk.leave(question.node);
    return settled;
  }

  private boolean settleFinal(Question question) {
    session.play(question.move);
    boolean mated = session.isMated(slice);
    session.undo(question.move);
    if (mated) {
      return add(DefectClass.FINAL_MOVE_DUAL, question, List.of(question.move));
    }
    Answer later = ask(question, 0);
    if (later.isUnknown()) {
      if (found.severity(DefectClass.FINAL_MOVE_LONGER, question.node) == Severity.TOLERATED) {
        tolerable.add(question);
      }
      return false;
    }
    if (later.isDisproven()) {
      failures.add(session.position(), question.move);
      return true;
    }
    return add(DefectClass.FINAL_MOVE_LONGER, question, line(question, later.length()));
  }

  /**
   * Whether the attacker mates after the move of a question, at whose node the session stands.
   *
   * @param forbidden how many of the mainline's attacker's nodes, from the first, are forbidden
   */
  private Answer ask(Question question, int forbidden) {
    return walk.without(
        forbidden,
        question.node,
        () -> {
          session.play(question.move);
          Answer answer = session.mates(slice);
          session.undo(question.move);
          return answer;
        });
  }

  /*
   * One forbidden set, all of the mainline, is asked about first at every node: what is found out
   * about it then serves all of them. Only what mates by way of the mainline must be told apart.
   */
  private boolean settleInner(Question question) {
    int node = question.node;
    Answer apart = ask(question, mainline.nodes());
    Answer answer = apart;
    if (apart.isDisproven() && !apart.absolute()) {
      // It fails if it may not come to the mainline: does it mate by doing so?
      answer = ask(question, 0);
    }
    // On a shortest line nothing that mates in time returns to a node before it. An author's may be
    // longer than need be.
    boolean mayReturn = authored && answer.isProven() && apart.isDisproven();
    Answer ahead = mayReturn ? ask(question, node + 1) : answer;
    if (answer.isUnknown() || ahead.isUnknown()) {
      return false;
    }
    if (answer.isDisproven()) {
      journal.failed(Mainline.ply(node), question.move);
      failures.add(session.position(), question.move);
      return true;
    }
    return ahead.isDisproven()
        ? add(DefectClass.DETOUR, question, line(question, answer.length()))
        : classify(question, answer.length(), apart.isProven());
  }

  /**
   * Finds out of what kind a move is that mates.
   *
   * @param apart whether it does so without coming to the mainline
   */
  private boolean classify(Question question, int proofLength, boolean apart) {
    int node = question.node;
    int move = question.move;
    if (authored && mainline.remaining(node) >= 3) {
      Known<Boolean> shorter = shorterThanAuthored(question);
      if (!shorter.is(false)) {
        return !shorter.isOpen();
      }
    }
    int mainMove = mainline.attack(node);
    Position position = session.position();
    boolean promotion = Mainline.differInPromotion(move, mainMove);
    boolean placement = Mainline.differInPlacement(position, move, mainMove);
    boolean mirror = Mainline.areMirrored(position, move, mainMove);
    boolean continues =
        (promotion || placement)
            && DualContinuation.isMainlines(mainline, move, node, session, slice);
    Known<Boolean> equal = isWithinMainline(question);
    if (continues && !equal.is(false)) {
      if (equal.isOpen()) {
        return false;
      }
      return add(
          promotion ? DefectClass.PROMOTION_DUAL : DefectClass.PLACEMENT_DUAL,
          question,
          line(question, proofLength));
    }
    if (mirror) {
      return add(DefectClass.MIRROR_DUAL, question, line(question, proofLength));
    }
    if (!apart && equal.isOpen()) {
      return false;
    }
    if (!apart) {
      DefectClass kind = equal.is(true) ? DefectClass.MOVE_ORDER : DefectClass.DETOUR;
      return add(kind, question, line(question, proofLength));
    }
    boolean late = mainline.nodes() - node <= options.late();
    Known<CookLines.Line> line =
        walk.without(mainline.nodes(), node, () -> lines.find(move, proofLength, true, slice));
    return add(late ? DefectClass.LATE_COOK : DefectClass.COOK, question, line);
  }

  /** Whether the move mates by the exact rule within the plies that the mainline's own takes. */
  private Known<Boolean> isWithinMainline(Question question) {
    return lengthOfMainMove(question.node)
        .then(most -> session.after(question.move, () -> isWithin(most)));
  }

  private Known<Boolean> isWithin(int most) {
    // The bounded rule never takes a mate for longer than it is.
    Answer bounded = session.matesWithin(most, slice);
    return switch (bounded.kind()) {
      case PROVEN -> session.isWithin(session.question(most, slice));
      case DISPROVEN -> Known.of(false);
      case UNKNOWN -> Known.open(Known.Reason.NODES);
    };
  }

  /**
   * The plies to mate after the mainline's own move at a node, where the session stands, but at
   * least those of the line: more where the defender could hold out longer than an author's line
   * says.
   */
  private Known<Integer> lengthOfMainMove(int node) {
    Known<Integer> known = mainLengths.get(node);
    if (known == null || known.isOpen()) {
      int least = mainline.remaining(node) - 1;
      known =
          session.after(
              mainline.attack(node), () -> session.lengthFrom(session.question(least, slice)));
      mainLengths.put(node, known);
    }
    return known;
  }

  /** Whether the move mates sooner than the author's line, which is then recorded. */
  private Known<Boolean> shorterThanAuthored(Question question) {
    int move = question.move;
    var most = session.question(mainline.remaining(question.node) - 3, slice);
    Known<OptionalInt> length =
        session.after(
            move,
            () ->
                session
                    .isWithin(most)
                    .then(within -> within ? session.length(most) : Known.of(OptionalInt.empty())));
    if (length.is(OptionalInt.empty())) {
      return Known.of(false);
    }
    return length
        .then(plies -> session.lineAfter(move, most.within(plies.getAsInt())))
        .map(line -> add(DefectClass.SHORT_COOK, question, line));
  }

  /** The line after the move of a question, at whose node the session stands. */
  private Known<CookLines.Line> line(Question question, int proofLength) {
    return lines.find(question.move, proofLength, false, slice);
  }

  private boolean add(DefectClass kind, Question question, Known<CookLines.Line> line) {
    return found.add(kind, question.node, question.move, line);
  }

  private boolean add(DefectClass kind, Question question, List<Integer> line) {
    return found.add(kind, question.node, question.move, line);
  }

  /** Shows defects with the best play where that was not found at once, if the budget allows. */
  void improveLines(SearchBudget budget) {
    found.improveLines(budget);
  }

  /**
   * Remarks on the first node at which more defects may be found that would not change the verdict,
   * and on the defects whose lines are not the best play.
   */
  List<Note> notes() {
    Stream<Note> rest =
        questions.stream()
            .filter(question -> !matters(question))
            .map(of -> Note.of(Defect.REST_OPEN, Mainline.ply(of.node), Move.NONE, "not-all-asked"))
            .min(Comparator.comparingInt(Note::ply))
            .stream();
    return Stream.concat(rest, found.notes()).toList();
  }
}
