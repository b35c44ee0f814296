package tsume.app.judge;

import org.jspecify.annotations.Nullable;
import tsume.board.Setup;
import tsume.judge.JudgeOptions;
import tsume.judge.Judgement;
import tsume.record.Problem;

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
    Judgement judgement,
    Judgement.@Nullable State shown) {}
