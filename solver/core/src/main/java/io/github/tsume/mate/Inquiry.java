package io.github.tsume.mate;

import io.github.tsume.board.position.Position;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.dfpn.DfPn;
import io.github.tsume.game.FutileRule;
import io.github.tsume.game.TsumeGame;
import java.util.OptionalInt;

/**
 * The questions that an answer is made of: about lengths, from the current node of a game, by one
 * rule and out of one budget. Only a {@link Session} begins one, and the game is in that rule as
 * long as it goes on.
 *
 * <p>Whoever cannot do without the answer to a question that stays open ends the inquiry with
 * {@link OpenQuestionException}; the session makes an open answer of that.
 */
public final class Inquiry {
  /*
   * "Within n" is decided by the bounded form of the rule: every reply that is no interposition
   * within n - 1, every interposition i either within n - 1 or futile with q(i) <= n. The exact rule
   * wants q(i) <= r, the length of the other replies, instead of n; so the bounded form never says a
   * mate is longer than it is, but may say it is shorter. ClaimAudit finds out where.
   */

  private final Session session;
  private final TsumeGame game;
  private final DfPn search;
  private final FutileRule rule;
  private final SearchBudget budget;
  private final ClaimAudit audit;

  Inquiry(Session session, Question question) {
    this.session = session;
    this.game = session.game();
    this.search = session.search();
    this.rule = question.rule().futile();
    this.budget = question.budget();
    this.audit = new ClaimAudit(this);
  }

  Efforts efforts() {
    return session.efforts();
  }

  DfPn search() {
    return search;
  }

  TsumeGame game() {
    return game;
  }

  Position position() {
    return game.position();
  }

  FutileRule rule() {
    return rule;
  }

  SearchBudget budget() {
    return budget;
  }

  /** Whether the length is at most {@code plies}, for the side to move. */
  Answer within(int plies) {
    return within(plies, Long.MAX_VALUE);
  }

  /** The same, with at most so many nodes. */
  Answer within(int plies, long nodes) {
    return within(plies, budget, nodes);
  }

  /** The same, with at most so many nodes of a budget. */
  Answer within(int plies, SearchBudget limits, long nodes) {
    return search.solve(plies, limits.slice(Math.min(nodes, audit.nodesLeft())));
  }

  /**
   * Whether the length by the exact rule is at most {@code plies}, for the side to move.
   *
   * @throws OpenQuestionException if that was not found out
   */
  boolean isExactlyWithin(int plies) {
    Known<Boolean> within = isExactlyWithin(plies, Long.MAX_VALUE);
    if (within.isOpen()) {
      throw new OpenQuestionException();
    }
    return within.get();
  }

  /**
   * The same, with at most so many nodes.
   *
   * @throws OpenQuestionException if the budget is spent
   */
  Known<Boolean> isExactlyWithin(int plies, long nodes) {
    return audit.isWithin(plies, nodes);
  }

  /**
   * The length by the exact rule of the current node if it is at most {@code most} plies.
   *
   * @throws OpenQuestionException if that was not found out
   */
  OptionalInt lengthUpTo(int most) {
    int parity = game.attackerToMove() ? 1 : 0;
    int top = most % 2 == parity ? most : most - 1;
    return top <= efforts().plies(EffortTable.ASCEND_UP_TO)
        ? fromBelow(parity, top)
        : fromAbove(top);
  }

  private OptionalInt fromBelow(int parity, int top) {
    for (int plies = parity; plies <= top; plies += 2) {
      if (isExactlyWithin(plies)) {
        return OptionalInt.of(plies);
      }
    }
    return OptionalInt.empty();
  }

  private OptionalInt fromAbove(int top) {
    if (!isExactlyWithin(top)) {
      return OptionalInt.empty();
    }
    int length = shortestKnown(top);
    while (length >= 2 && isExactlyWithin(length - 2)) {
      length = shortestKnown(length - 2);
    }
    return OptionalInt.of(length);
  }

  /** What the current node is known to take, or what the table's proof of it turns out to take. */
  private int shortestKnown(int most) {
    int length = Math.min(most, knownAtMost());
    int proven = provenLength(length);
    return proven >= 0 && proven < length && isExactlyWithin(proven) ? proven : length;
  }

  /**
   * The length, at most {@code plies}, of a mate in which every interposition counts, if the table
   * has one; else -1.
   */
  int rawLength(int plies) {
    return game.isRawHere() ? search.proofs().length(game.rawKey(), plies) : -1;
  }

  /**
   * Whether the current node is found to mate within {@code plies} with every interposition
   * counted; not if it is none of the raw game. No claims are on offer here afterwards.
   */
  Answer rawWithin(int plies, long nodes) {
    return session.under(MateRule.RAW, () -> within(plies, nodes));
  }

  /** Whether the current node is one of the raw game too. */
  boolean isRawHere() {
    return game.isRawHere();
  }

  /** What is known by the exact rule to be the most that the current node takes. */
  int knownAtMost() {
    return game.known().atMost(game.state());
  }

  /** Makes the table forget a proof of the current node, which does not stand. */
  void retractProof() {
    search.proofs().retract();
  }

  /** The proven move of the current attacker's node within a length, in the mode last asked in. */
  int provenMove(int plies) {
    return search.proofs().move(plies);
  }

  /** The same, searched for again, with at most so many nodes, if the table lost it. */
  int provenMove(int plies, long nodes) {
    int move = provenMove(plies);
    return move == 0 && within(plies, nodes).isProven() ? provenMove(plies) : move;
  }

  int provenLength(int plies) {
    return search.proofs().length(plies);
  }

  /** Plays a move, after which no claim is on offer: the value of the position itself is asked. */
  void play(int move) {
    game.play(move);
    game.withdrawClaims();
  }

  void undo(int move) {
    game.undo(move);
  }

  /** Compares moves in the order in which ties are broken, if nothing else tells them apart. */
  int compare(int a, int b) {
    return game.ties().compare(a, b);
  }

  /** Sorts moves by {@link #compare}. */
  int[] sorted(int[] moves) {
    return game.ties().sorted(moves);
  }
}
