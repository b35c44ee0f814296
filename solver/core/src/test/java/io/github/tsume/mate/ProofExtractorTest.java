package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.DfPn;
import io.github.tsume.dfpn.Lengths;
import io.github.tsume.dfpn.table.TranspositionTable;
import io.github.tsume.game.FutileRule;
import io.github.tsume.game.MateAtOnce;
import io.github.tsume.game.TsumeGame;
import io.github.tsume.verify.ProofTree;
import io.github.tsume.verify.ProofVerifier;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProofExtractorTest {
  private static final SearchBudget UNLIMITED = SearchBudget.unlimited();

  private final TsumeGame game = new TsumeGame(SmallMates.position(SmallMates.STEP_BACK));
  private final DfPn search = new DfPn(game, new TranspositionTable(1 << 20));
  private final ProofTree tree = new ProofTree();

  private ProofExtractor extractor(SearchBudget budget) {
    return new ProofExtractor(game, search, budget, tree);
  }

  @Test
  void a_proof_answers_every_reply() {
    search.solve(Lengths.UNBOUNDED, UNLIMITED);
    assertThat(extractor(UNLIMITED).extract(3)).isEqualTo(3);
    assertThat(ProofVerifier.verify(game.position(), tree)).isTrue();
    assertThat(tree.size()).as("the first position, and one for each reply").isEqualTo(4);
    assertThat(SmallMates.usi(List.of(tree.move(game.position())))).isEqualTo("G*5c");
  }

  @Test
  void the_longest_line_ends_in_mate() {
    extractor(UNLIMITED).extract(3);
    int[] line = ProofExtractor.longestLine(game.position(), tree);
    Position end = game.position().copy();
    Arrays.stream(line).forEach(end::play);
    assertThat(line).hasSize(3);
    assertThat(MateAtOnce.isMated(end, FutileRule.NONE)).isTrue();
  }

  @Test
  void what_the_table_does_not_know_is_asked_if_the_budget_allows() {
    assertThat(extractor(SearchBudget.nodes(0)).extract(3)).isEqualTo(-1);
    assertThat(extractor(UNLIMITED).extract(3)).isEqualTo(3);
  }

  @Test
  void no_proof_is_shorter_than_the_mate() {
    assertThat(extractor(UNLIMITED).extract(1)).isEqualTo(-1);
  }

  @Test
  void a_proof_that_comes_to_what_is_to_be_avoided_is_none() {
    Forbidden nodes = new Forbidden();
    nodes.add(SmallMates.after(SmallMates.STEP_BACK, "G*5c 5b6a"));
    assertThat(extractor(UNLIMITED).avoiding(nodes).extract(3)).isEqualTo(-1);
    assertThat(extractor(UNLIMITED).extract(3)).isEqualTo(3);
  }

  @Test
  void another_table_learns_it() {
    extractor(UNLIMITED).extract(3);
    DfPn other = new DfPn(game, new TranspositionTable(1 << 20));
    assertThat(other.proofs().move(3)).isZero();
    new ProofExtractor(game, other, UNLIMITED, tree).enter();
    assertThat(other.proofs().move(3)).isEqualTo(tree.move(game.position()));
    assertThat(other.proofs().length(3)).isEqualTo(3);
  }
}
