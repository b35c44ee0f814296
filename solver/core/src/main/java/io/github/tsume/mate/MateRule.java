package io.github.tsume.mate;

import io.github.tsume.game.FutileRule;

/**
 * By what rule a mate counts, and how its plies are counted: the game that a {@link Question} is
 * about.
 */
public sealed interface MateRule {
  /** Every interposition counts. */
  Raw RAW = new Raw();

  /** Every interposition counts. */
  record Raw() implements MateRule {
    @Override
    public FutileRule futile() {
      return FutileRule.NONE;
    }
  }

  /**
   * The composers' convention: futile interpositions do not count.
   *
   * @param futile which interpositions may be futile
   */
  record Composers(FutileRule futile) implements MateRule {}

  /**
   * A stricter game in which the attacker may not come to some positions, and every interposition
   * counts: one is futile by what the game itself holds after it.
   *
   * @param nodes those positions
   */
  record Avoiding(Forbidden nodes) implements MateRule {
    @Override
    public FutileRule futile() {
      return FutileRule.NONE;
    }

    @Override
    public Forbidden avoided() {
      return nodes;
    }
  }

  /** The rule by which some interpositions may be futile: raw if none. */
  static MateRule of(FutileRule futile) {
    return futile == FutileRule.NONE ? RAW : new Composers(futile);
  }

  /** Which interpositions may be futile. */
  FutileRule futile();

  /** The positions to which the attacker may not come. */
  default Forbidden avoided() {
    return Forbidden.NOTHING;
  }
}
