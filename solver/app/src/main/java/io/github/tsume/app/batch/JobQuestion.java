package io.github.tsume.app.batch;

import io.github.tsume.app.batch.job.JobOptions;
import io.github.tsume.app.input.InputEntry;
import io.github.tsume.app.input.InputOptions;
import io.github.tsume.app.input.InputPiece;
import io.github.tsume.app.input.PieceReading;
import io.github.tsume.board.DefenderHand;
import io.github.tsume.notation.Format;
import io.github.tsume.notation.GameStart;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.results.json.CheckRequest;
import io.github.tsume.results.json.RequestJson;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.MoveStyle;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.verdict.Goal;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The question that is asked about every problem, in a form that can be sent to other machines.
 * With the nodes that a problem may take it decides each result; nothing else does.
 *
 * @param checks whether problems are checked, not only solved
 * @param asked what is asked of each problem, as results tell it
 * @param failFast whether a check stops at the first fatal defect that decides the verdict
 * @param defenderHand what the defender holds
 * @param rules the name of the ruleset, null for what records say, else shogi
 * @param format the name of the format of the input, null to find it out
 * @param encoding the name of its encoding, null to find it out
 * @param hashBytes the memory of each solver's table; a result may depend on it
 * @param notation how moves are written for people, null for the language's own
 * @param language the language of texts, "ja" or "en"
 */
public record JobQuestion(
    boolean checks,
    String asked,
    boolean failFast,
    DefenderHand defenderHand,
    @Nullable String rules,
    @Nullable String format,
    @Nullable String encoding,
    long hashBytes,
    @Nullable MoveStyle notation,
    String language)
    implements PieceReading {

  /** What {@code tsume check} asks by itself, with a small table. */
  public static final JobQuestion CHECK = ofDefaults(true);

  /** What {@code tsume solve} asks by itself, with a small table. */
  public static final JobQuestion SOLVE = ofDefaults(false);

  private static JobQuestion ofDefaults(boolean checks) {
    return new JobQuestion(
        checks,
        RequestJson.write(CheckRequest.DEFAULT),
        false,
        DefenderHand.AUTO,
        null,
        null,
        null,
        64L << 20,
        null,
        "en");
  }

  /** The texts of the results. */
  public Messages messages() {
    return Messages.of(Locale.forLanguageTag(language));
  }

  @Override
  public InputOptions reading() {
    ReadOptions read =
        rules == null ? ReadOptions.DEFAULT : ReadOptions.of(Ruleset.byName(rules).orElseThrow());
    InputOptions all =
        new InputOptions(
            format == null ? null : Format.named(format).orElseThrow(),
            encoding == null ? null : Charset.forName(encoding),
            read.withPositionStated());
    return checks ? all.withoutGames() : all;
  }

  /** Whether a piece is the record of a game, which a check leaves out. */
  @Override
  public boolean leavesOut(InputPiece piece) {
    return checks
        && piece.entry(reading()) instanceof InputEntry.Good good
        && GameStart.isOf(good.problem());
  }

  /** What is looked for. */
  public Goal goal() {
    return RequestJson.read(asked).aim().goal();
  }

  /**
   * What to do with each problem.
   *
   * @param nodes how many it may take
   */
  JobOptions job(long nodes) {
    return new JobOptions(
        RequestJson.read(asked),
        checks ? new JobOptions.Check(failFast, null, List.of(), false) : null,
        defenderHand,
        new JobOptions.Limits(0, nodes, hashBytes, 1, true),
        MoveStyle.of(notation, messages()),
        true);
  }
}
