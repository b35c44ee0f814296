package io.github.tsume.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Sfen;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.DfPn;
import io.github.tsume.dfpn.Lengths;
import io.github.tsume.dfpn.table.TranspositionTable;
import io.github.tsume.rules.StandardShogi;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TableSizeTest {
  /** A mate that takes over a million nodes to find. */
  private static final String HARD =
      "1pG1B4/Gs+P6/pP7/n1ls5/3k5/nL4+r1b/1+p1p+R4/1S7/2N6 b SP2gn2l11p 1";

  private static TsumeGame game() {
    return new TsumeGame(Sfen.filledPosition(HARD, StandardShogi.RULES));
  }

  @Test
  void a_larger_table_changes_nothing_as_long_as_nothing_is_dropped() {
    List<Integer> entries = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      TranspositionTable table = new TranspositionTable(3L << 24 + i);
      new DfPn(game(), table).solve(Lengths.UNBOUNDED, SearchBudget.nodes(200_000));
      assertThat(table.collections()).isZero();
      entries.add(table.used());
    }
    assertThat(entries).containsOnly(entries.get(0));
  }
}
