package io.github.tsume.results.json;

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
