package io.github.tsume.app.bench;

import io.github.tsume.board.position.Position;
import java.util.List;
import java.util.OptionalInt;

/**
 * A problem of the benchmark.
 *
 * @param name its name
 * @param position its position, the attacker to move
 * @param statedLength the length that its author states, 0 for "no mate"
 * @param authoredLine the author's moves, empty if he gives none
 * @param nodeLimit the nodes that it may take
 */
public record BenchProblem(
    String name,
    Position position,
    OptionalInt statedLength,
    List<Integer> authoredLine,
    long nodeLimit) {}
