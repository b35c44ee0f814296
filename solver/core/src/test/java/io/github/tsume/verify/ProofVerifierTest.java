package io.github.tsume.verify;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.twins.MateTries;
import io.github.tsume.twins.SlowMate;
import io.github.tsume.twins.SlowRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Proofs that are copied out of the table stand their replay, and what is no proof does not. */
class ProofVerifierTest {
  private static final int SEEDS = 600;
  private static final int PLIES = 5;
  private static final String IN_ONE = "4k4/9/4P4/9/9/9/9/9/9 b G 1";
  private static final String IN_THREE = "8k/9/8G/9/9/9/9/9/9 b B 1";

  private static int move(Position position, String usi) {
    return LegalMoves.resolve(position, usi);
  }

  private static ProofTree proof(Position position) {
    Session session = new Session(position, new MateSolver(1 << 20), FutileRule.NONE);
    return session.proof(SearchBudget.nodes(2_000)).orElseGet(ProofTree::new);
  }

  /** With just what a proof needs in hand, and the rest in the defender's, it is a mate as well. */
  @ParameterizedTest
  @ValueSource(strings = {"shogi", "minishogi", "tori"})
  void what_a_proof_needs_in_hand_is_enough(String name) {
    Ruleset rules = Ruleset.byName(name).orElseThrow();
    int compared = 0;
    int spared = 0;
    for (long seed = 0; seed < SEEDS; seed++) {
      Position position = MateTries.of(rules, seed);
      ProofTree tree = proof(position);
      int place = tree.covering(position);
      if (place == ProofTree.NONE || tree.lengthAt(place) > PLIES) {
        continue;
      }
      assertThat(ProofVerifier.verify(position, tree)).as("seed %s", seed).isTrue();
      int attacker = position.side();
      int surplus = position.hand(attacker) - tree.handAt(place);
      position.handOver(attacker, surplus);
      try {
        int length = new SlowMate(position, 20_000).length(tree.lengthAt(place));
        assertThat(length).as("seed %s", seed).isBetween(1, tree.lengthAt(place));
        compared++;
        spared += surplus == 0 ? 0 : 1;
      } catch (SlowRules.TooSlowException tooSlow) {
        // Too many positions for brute force.
      }
    }
    assertThat(compared).isGreaterThan(20);
    assertThat(spared).isGreaterThan(5);
  }

  @Test
  void a_move_is_refused_that_does_not_check() {
    Position position = Sfen.position(IN_ONE, StandardShogi.RULES);
    ProofTree tree = new ProofTree();
    tree.put(position, move(position, "G*5b"), 1);
    assertThat(ProofVerifier.verify(position, tree)).isTrue();
    // After this one the king has no move at all, so that nothing but the check is missing.
    Position quiet = Sfen.position("8k/6G2/9/9/9/9/9/9/9 b G 1", StandardShogi.RULES);
    ProofTree stuck = new ProofTree();
    stuck.put(quiet, move(quiet, "G*2c"), 1);
    assertThat(ProofVerifier.verify(quiet, stuck)).isFalse();
  }

  @Test
  void an_entry_is_refused_that_lacks_the_piece_it_drops() {
    Position position = Sfen.position(IN_ONE, StandardShogi.RULES);
    int mate = move(position, "G*5b");
    int attacker = position.side();
    int hand = position.hand(attacker);
    ProofTree tree = new ProofTree();
    position.handOver(attacker, hand);
    tree.put(position, mate, 1);
    position.handOver(attacker, -hand);
    assertThat(tree.move(position)).isEqualTo(mate);
    assertThat(ProofVerifier.verify(position, tree)).isFalse();
  }

  @Test
  void a_proof_is_refused_that_has_no_answer_to_a_reply_or_takes_too_long() {
    Position position = Sfen.position(IN_THREE, StandardShogi.RULES);
    ProofTree whole = proof(position);
    assertThat(ProofVerifier.verify(position, whole)).isTrue();
    assertThat(whole.length(position)).isEqualTo(3);
    int first = whole.move(position);

    ProofTree root = new ProofTree();
    root.put(position, first, 3);
    assertThat(ProofVerifier.verify(position, root)).as("nothing after it").isFalse();

    whole.put(position, first, 1);
    assertThat(ProofVerifier.verify(position, whole)).as("lengths do not fall").isFalse();
  }
}
