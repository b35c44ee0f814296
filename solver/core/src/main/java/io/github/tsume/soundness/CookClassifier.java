package io.github.tsume.soundness;

import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.judgement.MoveRelation;
import io.github.tsume.judgement.OtherMate;
import io.github.tsume.mate.Known;
import io.github.tsume.mate.Question;
import io.github.tsume.mate.Session;
import io.github.tsume.verdict.DefectClass;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * A classifier of other checks that mate, which records them as defects.
 *
 * <p>What it asks of the search is how long the mate takes, compared with the mainline's.
 */
final class CookClassifier {
  private final Session session;
  private final Mainline mainline;
  private final boolean authored;
  private final int late;
  private final MainlineWalk walk;
  private final CookLines lines;
  private final FoundDefects found;

  /** The plies to mate after the mainline's move at each node that was asked about. */
  private final Map<Integer, Known<Integer>> mainLengths = new HashMap<>();

  /**
   * A classifier of checks off a mainline.
   *
   * @param authored whether the mainline is the author's line, which may be longer than need be
   * @param late how many of the attacker's last moves may have late cooks
   */
  CookClassifier(
      Session session,
      Mainline mainline,
      boolean authored,
      int late,
      MainlineWalk walk,
      CookLines lines,
      FoundDefects found) {
    this.session = session;
    this.mainline = mainline;
    this.authored = authored;
    this.late = late;
    this.walk = walk;
    this.lines = lines;
    this.found = found;
  }

  /**
   * Records a check that mates, at whose node the session stands; returns whether that is settled.
   *
   * @param proofLength the plies within which it mates after the check
   * @param independent whether it does so without coming to the mainline
   */
  boolean classify(OtherCheck check, int proofLength, boolean independent, SearchBudget slice) {
    int node = check.node();
    AnsweredMate known = unasked(check, independent).withReturning(false);
    Known<Boolean> shorter =
        authored && mainline.remaining(node) >= 3
            ? shorterThanAuthored(check, slice)
            : Known.of(false);
    return Known.decide(
        shorter,
        // That is recorded with its line.
        () -> true,
        () -> record(check, withLength(check, known, slice), proofLength, slice),
        why -> record(check, known, proofLength, slice));
  }

  /** The same, which is known not to be shorter, with what its length says. */
  private AnsweredMate withLength(OtherCheck check, AnsweredMate known, SearchBudget slice) {
    boolean continues =
        known.relation().mayBeDual()
            && DualContinuation.isMainlines(mainline, check.move(), check.node(), session, slice);
    return known.withLength(continues, isWithinMainline(check, slice));
  }

  /** A check at whose node the session stands, of which nothing is known but that it mates. */
  private AnsweredMate unasked(OtherCheck check, boolean independent) {
    boolean isLate = mainline.nodes() - check.node() <= late;
    return AnsweredMate.open(relation(check), isLate, independent);
  }

  private MoveRelation relation(OtherCheck check) {
    return MoveRelation.of(session.position(), check.move(), mainline.attack(check.node()));
  }

  /** Records a check that mates as what it is, or at least is; returns whether that is settled. */
  private boolean record(
      OtherCheck check, AnsweredMate known, int proofLength, SearchBudget slice) {
    List<DefectClass> kinds = OtherMate.kindsOf(known);
    if (kinds.size() > 1) {
      openBetween(kinds, check, proofLength, known.independent(), slice);
      return false;
    }
    DefectClass kind = kinds.get(0);
    boolean cook = kind == DefectClass.COOK || kind == DefectClass.LATE_COOK;
    Known<CookLines.Line> line =
        cook
            ? cookLine(check, proofLength, slice)
            : lines.find(check.move(), proofLength, false, slice);
    return found.add(kind, check.node(), check.move(), line);
  }

  private Known<CookLines.Line> cookLine(OtherCheck check, int proofLength, SearchBudget slice) {
    return walk.without(
        mainline.nodes(), check.node(), () -> lines.find(check.move(), proofLength, true, slice));
  }

  /**
   * Records what all that a check may be have in common: it mates, and is at least the mildest of
   * them. Its kind stays open.
   */
  private void openBetween(
      List<DefectClass> kinds,
      OtherCheck check,
      int proofLength,
      boolean independent,
      SearchBudget slice) {
    if (!found.isKnownAtLeast(check)) {
      Known<CookLines.Line> line =
          independent
              ? cookLine(check, proofLength, slice)
              : lines.find(check.move(), proofLength, false, slice);
      found.addAtLeast(mildest(kinds, check.node()), check, line);
    }
  }

  /** The kind that weighs least, the first of several; another solution weighs most. */
  private DefectClass mildest(List<DefectClass> kinds, int node) {
    int length = mainline.length();
    return Collections.max(
        kinds,
        Comparator.comparing((DefectClass kind) -> found.severity(kind, node))
            .thenComparing(kind -> !kind.isAnotherSolution(length))
            .thenComparing(kind -> kind != DefectClass.SHORT_COOK)
            .thenComparing(kinds::indexOf, Comparator.reverseOrder()));
  }

  /** Records a check that mates, but perhaps only by coming back to a node before it. */
  void openDetour(OtherCheck check, int proofLength, SearchBudget slice) {
    record(check, unasked(check, false), proofLength, slice);
  }

  /** Records one that mates only so; returns whether that is settled. */
  boolean addDetour(OtherCheck check, int proofLength, SearchBudget slice) {
    return record(check, unasked(check, false).withReturning(true), proofLength, slice);
  }

  /** Records a check with which the line ends. */
  void addLast(OtherCheck check) {
    DefectClass kind = OtherMate.kindsOf(AnsweredMate.last(relation(check), true)).get(0);
    found.add(kind, check.node(), check.move(), List.of(check.move()));
  }

  /** Records another last check, after which it takes longer; returns whether that is settled. */
  boolean addLonger(OtherCheck check, int proofLength, SearchBudget slice) {
    return record(check, AnsweredMate.last(relation(check), false), proofLength, slice);
  }

  /** Whether the move mates by the exact rule within the plies that the mainline's own takes. */
  private Known<Boolean> isWithinMainline(OtherCheck check, SearchBudget slice) {
    return lengthOfMainMove(check.node(), slice)
        .then(most -> session.after(check.move(), () -> isWithin(session.question(most, slice))));
  }

  private Known<Boolean> isWithin(Question question) {
    // The bounded rule never takes a mate for longer than it is.
    Answer bounded = session.matesWithin(question.plies(), question.budget());
    return switch (bounded.kind()) {
      case PROVEN -> session.isWithin(question);
      case DISPROVEN -> Known.of(false);
      case UNKNOWN -> Known.open(Known.Obstacle.NODES);
    };
  }

  /**
   * The plies to mate after the mainline's own move at a node, where the session stands, but at
   * least those of the line: more where the defender could hold out longer than an author's line
   * says.
   */
  private Known<Integer> lengthOfMainMove(int node, SearchBudget slice) {
    Known<Integer> known = mainLengths.get(node);
    if (known == null || known.isOpen()) {
      Question least = session.question(mainline.remaining(node) - 1, slice);
      known = session.after(mainline.attack(node), () -> session.lengthFrom(least));
      mainLengths.put(node, known);
    }
    return known;
  }

  /** Whether the move mates sooner than the author's line, which is then recorded. */
  private Known<Boolean> shorterThanAuthored(OtherCheck check, SearchBudget slice) {
    int move = check.move();
    Question most = session.question(mainline.remaining(check.node()) - 3, slice);
    Known<OptionalInt> length = session.after(move, () -> lengthIfWithin(most));
    if (length.is(OptionalInt.empty())) {
      return Known.of(false);
    }
    return length
        .then(plies -> session.lineAfter(move, most.within(plies.getAsInt())))
        .map(
            line -> {
              found.add(DefectClass.SHORT_COOK, check.node(), move, line);
              return true;
            });
  }

  private Known<OptionalInt> lengthIfWithin(Question most) {
    return session
        .isWithin(most)
        .then(within -> within ? session.length(most) : Known.of(OptionalInt.empty()));
  }
}
