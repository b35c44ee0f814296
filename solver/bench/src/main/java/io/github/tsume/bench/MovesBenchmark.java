package io.github.tsume.bench;

import io.github.tsume.board.position.Position;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.moves.Evasions;
import io.github.tsume.moves.LegalMoves;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Moves: generating them, playing them and taking them back; the time is that of one position. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class MovesBenchmark {
  private final int[] buffer = new int[Position.MAX_MOVES];

  /** All checks of the attacker. */
  @Benchmark
  @OperationsPerInvocation(Workload.SIZE)
  public int checks(Workload workload) {
    int count = 0;
    for (Position position : workload.attacking) {
      count += CheckMoves.generate(position, buffer, 0);
    }
    return count;
  }

  /** All evasions of the defender. */
  @Benchmark
  @OperationsPerInvocation(Workload.SIZE)
  public int evasions(Workload workload) {
    int count = 0;
    for (Position position : workload.defending) {
      count += Evasions.generate(position, buffer, 0);
    }
    return count;
  }

  /** All legal moves, for comparison. */
  @Benchmark
  @OperationsPerInvocation(Workload.SIZE)
  public int legalMoves(Workload workload) {
    int count = 0;
    for (Position position : workload.attacking) {
      count += LegalMoves.generate(position, buffer, 0);
    }
    return count;
  }

  /** A check played and taken back. */
  @Benchmark
  @OperationsPerInvocation(Workload.SIZE)
  public long playAndUndo(Workload workload) {
    long keys = 0;
    for (int i = 0; i < Workload.SIZE; i++) {
      Position position = workload.attacking[i];
      int move = workload.checks[i];
      position.play(move);
      keys ^= position.boardKey();
      position.undo(move);
    }
    return keys;
  }

  /** The key after a check that is not played. */
  @Benchmark
  @OperationsPerInvocation(Workload.SIZE)
  public long keyAfter(Workload workload) {
    long keys = 0;
    for (int i = 0; i < Workload.SIZE; i++) {
      keys ^= workload.attacking[i].keyAfter(workload.checks[i]);
    }
    return keys;
  }
}
