package io.github.tsume.dfpn;

import io.github.tsume.dfpn.table.HandArithmetic;
import io.github.tsume.dfpn.table.ParentNames;
import io.github.tsume.dfpn.table.TableEntry;
import io.github.tsume.dfpn.table.TranspositionTable;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Probes of the table: the time of one. It is here to see what only the search sees. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class TableBenchmark {
  private static final int PROBES = 4096;
  private static final double FILLING = 0.5;
  private static final int BOUND = 99;

  private final HandArithmetic hands = new HandArithmetic(0x8888, 0x7, 0x70, 0x700, 0x7000);
  private final TableEntry entry = new TableEntry();

  /** A table that is half full, and where in it to look. */
  @State(Scope.Benchmark)
  public static class Filled {
    /** Fits the caches of the processor, or does not. */
    @Param({"1", "256"})
    public int megabytes;

    private final long[] stored = new long[PROBES];
    private final long[] others = new long[PROBES];
    private final TableEntry entry = new TableEntry();
    private TranspositionTable table = new TranspositionTable(1 << 16);

    /** Fills it; the same each time. */
    @org.openjdk.jmh.annotations.Setup
    public void fill() {
      Random random = new Random(1);
      table = new TranspositionTable((long) megabytes << 20);
      int count = (int) (table.capacity() * FILLING);
      for (int i = 0; i < count; i++) {
        long key = random.nextLong();
        table.storeUnknown(key, 0x0123, 7, 9, 5, 1, 42, ParentNames.NONE, entry);
        stored[i % PROBES] = key;
      }
      for (int i = 0; i < PROBES; i++) {
        others[i] = random.nextLong();
      }
    }
  }

  /** Keys that are there. */
  @Benchmark
  @OperationsPerInvocation(PROBES)
  public int hits(Filled filled) {
    return probe(filled.table, filled.stored);
  }

  /** Keys that are not. */
  @Benchmark
  @OperationsPerInvocation(PROBES)
  public int misses(Filled filled) {
    return probe(filled.table, filled.others);
  }

  private int probe(TranspositionTable table, long[] keys) {
    int sum = 0;
    for (long key : keys) {
      table.lookup(hands, key, 0x0123, BOUND, entry);
      sum += entry.status;
    }
    return sum;
  }
}
