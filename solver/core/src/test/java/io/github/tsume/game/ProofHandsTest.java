package io.github.tsume.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.moves.Evasions;
import org.junit.jupiter.api.Test;

class ProofHandsTest {
  private static final int GOLD = 3;
  private static final int SILVER = 4;
  private static final int PAWN = 7;
  private static final int TAKES_GOLD = Move.of(1, 2, SILVER, GOLD, false);
  private static final int TAKES_PROMOTED_SILVER = Move.of(1, 2, GOLD, SILVER + 8, false);
  private static final int QUIET = Move.of(1, 2, SILVER, 0, false);

  private static int hand(int... kinds) {
    int hand = Hand.EMPTY;
    for (int kind : kinds) {
      hand = Hand.add(hand, kind);
    }
    return hand;
  }

  @Test
  void a_mate_needs_what_it_drops_and_not_what_it_captures() {
    assertThat(ProofHands.proofBefore(Move.drop(GOLD, 5), hand(PAWN))).isEqualTo(hand(PAWN, GOLD));
    assertThat(ProofHands.proofBefore(TAKES_GOLD, hand(PAWN, GOLD))).isEqualTo(hand(PAWN));
    assertThat(ProofHands.proofBefore(TAKES_GOLD, hand(PAWN)))
        .as("captured, but not needed")
        .isEqualTo(hand(PAWN));
    assertThat(ProofHands.proofBefore(TAKES_PROMOTED_SILVER, hand(SILVER))).isEqualTo(Hand.EMPTY);
    assertThat(ProofHands.proofBefore(QUIET, hand(PAWN))).isEqualTo(hand(PAWN));
  }

  @Test
  void what_fails_with_what_it_gains_fails_without() {
    assertThat(ProofHands.disproofBefore(TAKES_GOLD, hand(PAWN, GOLD))).isEqualTo(hand(PAWN));
    assertThat(ProofHands.disproofBefore(Move.drop(GOLD, 5), hand(PAWN)))
        .isEqualTo(hand(PAWN, GOLD));
    assertThat(ProofHands.disproofBefore(QUIET, hand(PAWN))).isEqualTo(hand(PAWN));
  }

  @Test
  void a_claim_gains_nothing() {
    int claim = TAKES_GOLD | 1 << Move.BITS;
    assertThat(ProofHands.proofBefore(claim, hand(GOLD))).isEqualTo(hand(GOLD));
    assertThat(ProofHands.disproofBefore(claim, hand(GOLD))).isEqualTo(hand(GOLD));
  }

  /** Of silvers the attacker has all, of knights one: only silvers cannot be interposed. */
  @Test
  void what_only_the_attacker_has_must_stay_with_him_where_it_could_be_interposed() {
    Position check = SmallMates.after(SmallMates.LANCE.replace("b -", "b 4SN"), "1e2d");
    assertThat(new ProofHands(check, 0).widened(Hand.EMPTY, Evasions.interpositionKinds(check)))
        .isEqualTo(hand(SILVER, SILVER, SILVER, SILVER));
    Position near = SmallMates.after(SmallMates.HEAD_GOLD.replace("b G", "b G4S"), "G*5b");
    assertThat(new ProofHands(near, 0).widened(Hand.EMPTY, Evasions.interpositionKinds(near)))
        .as("nothing can be interposed")
        .isEqualTo(Hand.EMPTY);
  }

  /** A gold he has; a pawn of his own on the file forbids another, whoever has one. */
  @Test
  void what_the_attacker_lacks_would_be_another_check_if_it_can_be_dropped_with_check() {
    Position position = SmallMates.position(SmallMates.HEAD_GOLD);
    ProofHands hands = new ProofHands(position, 0);
    int full = hands.full();
    assertThat(Hand.count(full, GOLD)).isEqualTo(4);
    assertThat(Hand.count(full, PAWN)).isEqualTo(17);
    int narrowed = hands.narrowed(full, CheckMoves.dropCheckKinds(position));
    assertThat(narrowed).isEqualTo(Hand.with(Hand.with(Hand.EMPTY, GOLD, 4), PAWN, 17));
  }

  @Test
  void a_refutation_keeps_what_it_drops_with_the_defender() {
    Position check = SmallMates.after(SmallMates.LANCE, "1e2d");
    ProofHands hands = new ProofHands(check, 0);
    int pawns = Hand.count(hands.full(), PAWN);
    int drop = SmallMates.move(check, "P*1c");
    int left = hands.refutationBefore(drop, hands.full());
    assertThat(left).isEqualTo(Hand.with(hands.full(), PAWN, pawns - 1));
    assertThat(hands.refutationBefore(QUIET, hand(GOLD))).isEqualTo(hand(GOLD));
  }
}
