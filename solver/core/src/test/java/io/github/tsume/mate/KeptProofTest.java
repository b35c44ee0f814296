package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Sfen;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.DfPn;
import io.github.tsume.dfpn.Lengths;
import io.github.tsume.dfpn.table.TranspositionTable;
import io.github.tsume.game.FutileRule;
import io.github.tsume.game.TsumeGame;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.verify.ProofTree;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class KeptProofTest {
  /**
   * A mate in 73 plies, found after some 34,000 nodes; and one that takes over a million to find.
   */
  private static final String LONG =
      "6n2/+PS1+Ps1k2/3s+B1l2/1Lp1G1p1S/3p1n1+R+p/3+p1+nG2/4Pp1G1/6G+r1/5L1N+B b 2Pl7p 1";

  private static final String HARD =
      "1pG1B4/Gs+P6/pP7/n1ls5/3k5/nL4+r1b/1+p1p+R4/1S7/2N6 b SP2gn2l11p 1";

  private static TsumeGame game(String sfen) {
    return new TsumeGame(Sfen.filledPosition(sfen, StandardShogi.RULES));
  }

  /** The nodes that it takes to copy a proof out of a table that was full several times since. */
  private static long nodesToFindAgain(boolean keep) {
    TranspositionTable table = new TranspositionTable(1 << 18);
    TsumeGame game = game(LONG);
    DfPn search = new DfPn(game, table);
    SearchBudget budget = SearchBudget.unlimited();
    int length = search.solve(Lengths.UNBOUNDED, budget).length();
    ProofTree tree = new ProofTree();
    ProofExtractor extractor = new ProofExtractor(game, search, budget, tree);
    extractor.extract(length);
    extractor.enter();
    KeptProof kept = new KeptProof();
    if (keep) {
      kept.hold(game, length);
      table.setRootsToKeep(kept);
    }
    int before = table.collections();
    new DfPn(game(HARD), table).solve(Lengths.UNBOUNDED, SearchBudget.nodes(150_000));
    assertThat(table.collections() - before).isGreaterThan(3);
    DfPn again = new DfPn(game, table);
    new ProofExtractor(game, again, budget, new ProofTree()).extract(length);
    return again.nodes();
  }

  @Test
  void a_proof_that_is_kept_survives_collections() {
    assertThat(nodesToFindAgain(true)).isZero();
    assertThat(nodesToFindAgain(false)).isGreaterThan(1_000);
  }

  /** In composer mode a proof rests on that of the raw game where it has no entries of its own. */
  @Test
  void what_is_kept_follows_the_proof_into_the_raw_game() {
    TranspositionTable table = new TranspositionTable(1 << 20);
    TsumeGame game = game(LONG);
    DfPn search = new DfPn(game, table);
    int length = search.solve(Lengths.UNBOUNDED, SearchBudget.unlimited()).length();
    AtomicLong entries = new AtomicLong();
    for (FutileRule rule : List.of(FutileRule.NONE, FutileRule.STANDARD)) {
      game.setMode(rule);
      assertThat(search.solve(length, SearchBudget.unlimited()).isProven()).isTrue();
      KeptProof kept = new KeptProof();
      kept.hold(game, length);
      table.setRootsToKeep(
          all -> {
            kept.keepAll(all);
            entries.set(all.kept());
          });
      int before = table.collections();
      new DfPn(game(HARD), table).solve(Lengths.UNBOUNDED, SearchBudget.nodes(150_000));
      assertThat(table.collections()).isGreaterThan(before);
      // More than one line: 572 positions with the attacker to move in the first proof.
      assertThat(entries.get()).as(rule.name()).isGreaterThan(300);
    }
  }
}
