package io.github.tsume.app.input;

import io.github.tsume.board.DefenderHand;
import io.github.tsume.notation.Format;
import io.github.tsume.notation.common.AtPly;
import io.github.tsume.notation.common.ReadOptions;
import java.nio.charset.Charset;
import org.jspecify.annotations.Nullable;

/**
 * The settings for reading inputs.
 *
 * @param format their format, or null to find it out
 * @param charset their encoding, or null to find it out
 * @param reading the ruleset and the limits
 * @param at which position of each record is meant, or null for what the record says
 * @param leavesGames whether records of games are left out, and counted
 * @param defenderHand what the defender of a first position holds, for positions after it
 */
public record InputOptions(
    @Nullable Format format,
    @Nullable Charset charset,
    ReadOptions reading,
    @Nullable AtPly at,
    DefenderHand defenderHand,
    boolean leavesGames) {
  /** Records of games are inputs like others. */
  public InputOptions(
      @Nullable Format format,
      @Nullable Charset charset,
      ReadOptions reading,
      @Nullable AtPly at,
      DefenderHand defenderHand) {
    this(format, charset, reading, at, defenderHand, false);
  }

  /** The position of each record is its first. */
  public InputOptions(@Nullable Format format, @Nullable Charset charset, ReadOptions reading) {
    this(format, charset, reading, null, DefenderHand.AUTO);
  }

  /** The same, but records of games are left out. */
  public InputOptions withoutGames() {
    return new InputOptions(format, charset, reading, at, defenderHand, true);
  }

  /** Everything is found out; the rules are those of shogi. */
  public static final InputOptions DEFAULT = new InputOptions(null, null, ReadOptions.DEFAULT);
}
