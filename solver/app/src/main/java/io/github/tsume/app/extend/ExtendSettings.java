package io.github.tsume.app.extend;

import io.github.tsume.board.Setup;
import io.github.tsume.compose.Extension;
import io.github.tsume.compose.WhyNot;
import io.github.tsume.metric.RankFormula;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.verdict.Aim;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The settings of an extension.
 *
 * @param aim what is looked for
 * @param options how to check
 * @param steps how many times two plies are to be added
 * @param beam how many problems of a step the next one begins with
 * @param most after how many problems of the last step to stop; 0 for never
 * @param formula what makes one better than another
 * @param conditions what is wanted
 * @param jobs how many threads
 * @param hashBytes the table of each
 * @param reasons who hears why what is refuted is refuted; null for nobody
 */
public record ExtendSettings(
    Aim aim,
    CheckOptions options,
    int steps,
    int beam,
    int most,
    RankFormula formula,
    Conditions conditions,
    int jobs,
    long hashBytes,
    @Nullable Reasons reasons) {

  /** Whether so many found are as many as are wanted. */
  boolean isEnough(int found) {
    return most > 0 && found >= most;
  }

  /**
   * A wish to hear why boards are refuted.
   *
   * @param finder makes what a thread asks with
   * @param listener hears the reasons; one call at a time
   */
  public record Reasons(Supplier<WhyNot.Finder> finder, Consumer<WhyNot> listener) {}

  /**
   * What is wanted.
   *
   * @param ofAll what every position must fulfil, those on the way too
   * @param ofTold what a position must fulfil to be told, looked at before it is checked
   * @param ofFound the same for what is known only then
   */
  public record Conditions(
      Predicate<Setup> ofAll, Predicate<Setup> ofTold, Predicate<Extension> ofFound) {
    /** Nothing is wanted. */
    public static final Conditions NONE = new Conditions(all -> true, told -> true, any -> true);
  }
}
