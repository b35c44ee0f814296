package tsume.app.bench;

import java.util.OptionalInt;
import tsume.board.Position;

/**
 * A problem of the benchmark.
 *
 * @param name its name
 * @param position its position, the attacker to move
 * @param statedLength the length that its author states, 0 for "no mate"
 * @param nodeLimit the nodes that it may take
 */
public record BenchProblem(
    String name, Position position, OptionalInt statedLength, long nodeLimit) {}
