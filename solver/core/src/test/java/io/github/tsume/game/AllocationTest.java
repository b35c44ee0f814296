package io.github.tsume.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.ThreadMXBean;
import io.github.tsume.board.Sfen;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.DfPn;
import io.github.tsume.dfpn.Lengths;
import io.github.tsume.dfpn.table.TranspositionTable;
import io.github.tsume.rules.StandardShogi;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A search that has found the sizes it needs allocates nothing, however many nodes it visits. */
@Tag("slow")
class AllocationTest {
  private static final String HARD =
      "1pG1B4/Gs+P6/pP7/n1ls5/3k5/nL4+r1b/1+p1p+R4/1S7/2N6 b SP2gn2l11p 1";
  private static final long NODES = 100_000;

  /** What a question may take that is not for its nodes: its budget and its answer. */
  private static final long QUESTION_BYTES = 4096;

  /** What dropping entries takes: how many there are of each effort. */
  private static final long COLLECTION_BYTES = (1 << 18) + 64;

  /** The table of one MiB drops entries many times over, the other never. */
  @ParameterizedTest
  @CsvSource({"1, false", "64, false", "1, true", "64, true"})
  void nothing_is_allocated_for_a_node(int mebibytes, boolean bounded) {
    TranspositionTable table = new TranspositionTable((long) mebibytes << 20);
    TsumeGame game = new TsumeGame(Sfen.filledPosition(HARD, StandardShogi.RULES));
    game.setMode(bounded ? FutileRule.STANDARD : FutileRule.NONE);
    DfPn search = new DfPn(game, table);
    int bound = bounded ? 67 : Lengths.UNBOUNDED;

    // The first search finds out how deep it goes, how much the table has to hold, and what else is
    // remembered; the second one goes other ways for that, and may need more.
    search.solve(bound, SearchBudget.nodes(4 * NODES));
    assertThat(table.collections() > 0).isEqualTo(mebibytes == 1);
    table.clear();
    long nodes = search.nodes();
    long before = allocated();
    search.solve(bound, SearchBudget.nodes(NODES));
    long after = allocated();

    assertThat(search.nodes() - nodes).isGreaterThanOrEqualTo(NODES);
    assertThat(after - before).isLessThan(QUESTION_BYTES + table.collections() * COLLECTION_BYTES);
  }

  /** The bytes that the current thread has allocated so far. */
  private static long allocated() {
    assumeTrue(ManagementFactory.getThreadMXBean() instanceof ThreadMXBean);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    return threads.getThreadAllocatedBytes(Thread.currentThread().getId());
  }
}
