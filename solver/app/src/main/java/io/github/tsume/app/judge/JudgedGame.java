package io.github.tsume.app.judge;

import io.github.tsume.board.Setup;
import io.github.tsume.judge.JudgeOptions;
import io.github.tsume.judge.Ruling;
import io.github.tsume.record.Problem;
import org.jspecify.annotations.Nullable;

/**
 * A game record that was judged.
 *
 * @param problem the record as it was read
 * @param start its first position, the defender's hand settled
 * @param options by which rules it was judged
 * @param shown the position of which points are to be told, or null
 */
public record JudgedGame(
    Problem problem,
    Setup start,
    JudgeOptions options,
    Ruling judgement,
    Ruling.@Nullable State shown) {}
