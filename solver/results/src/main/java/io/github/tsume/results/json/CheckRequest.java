package io.github.tsume.results.json;

import io.github.tsume.game.FutileRule;
import io.github.tsume.judgement.Standards;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Profile;

/**
 * The question about each problem, as far as what is found depends on it: the one record that goes
 * from the options to the search and into results.
 *
 * @param aim what is looked for
 * @param options how lengths are counted, and how it is checked and judged; nothing stated
 * @param againstStated whether to compare with what the author states
 * @param branches what is to be listed besides the mainline
 * @param certificate whether proofs are to be written
 * @param needless whether to try, in sound problems, which pieces they do not need
 */
public record CheckRequest(
    Aim aim,
    CheckOptions options,
    boolean againstStated,
    Branches branches,
    boolean certificate,
    boolean needless) {
  /** By magazine standards, compared with what is stated. */
  public static final CheckRequest DEFAULT =
      new CheckRequest(CheckOptions.DEFAULT, true, Branches.NONE, false, false);

  /** The same of a mate of any length. */
  public CheckRequest(
      CheckOptions options,
      boolean againstStated,
      Branches branches,
      boolean certificate,
      boolean needless) {
    this(Aim.MATE, options, againstStated, branches, certificate, needless);
  }

  /** Whose standards are applied. */
  public Profile profile() {
    return options.profile();
  }

  /** Which interpositions may be futile. */
  public FutileRule futile() {
    return options.solve().futile();
  }

  /** The same, asked in another way of the search. */
  public CheckRequest withOptions(CheckOptions other) {
    return new CheckRequest(aim, other, againstStated, branches, certificate, needless);
  }

  /** The same, where something else is looked for. */
  public CheckRequest withAim(Aim other) {
    return new CheckRequest(other, options, againstStated, branches, certificate, needless);
  }

  /** The same with other lists. */
  public CheckRequest withBranches(Branches other) {
    return new CheckRequest(aim, options, againstStated, other, certificate, needless);
  }

  /** What results tell of it: of how lengths are counted, the rule for futile interpositions. */
  public CheckRequest told() {
    SolveOptions solve =
        SolveOptions.DEFAULT.withFutile(futile()).withSolutions(options.solve().solutions());
    return withOptions(
        new CheckOptions(
            solve, options.allCooks(), Standards.of(options.profile(), options.late())));
  }

  /** Whether an outcome found with these holds all that others ask, by the same standards. */
  public boolean cover(CheckRequest asked) {
    return asked.aim.equals(aim)
        && asked.options.equals(options)
        && asked.againstStated == againstStated
        && asked.branches.variations() <= branches.variations()
        && asked.branches.tries() <= branches.tries()
        && (certificate || !asked.certificate)
        && (needless || !asked.needless);
  }

  /**
   * What to list besides the mainline.
   *
   * @param variations how many of the defender's other replies at each ply
   * @param tries how many of the attacker's other checks that fail at each ply
   */
  public record Branches(int variations, int tries) {
    /** The mainline alone. */
    public static final Branches NONE = new Branches(0, 0);
  }
}
