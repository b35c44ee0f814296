package io.github.tsume.app.json;

/**
 * What a check was asked, as far as its outcome depends on it.
 *
 * @param profile the code of the standards that were applied
 * @param futile the code of the rule for futile interpositions
 * @param allCooks whether it went on after the first fatal defect of a node
 * @param late how many last moves of the attacker may have a late cook
 * @param againstStated whether it compared with what the author states
 * @param variations how many of the defender's other replies at each ply were to be listed
 * @param tries how many of the attacker's other checks that fail at each ply were to be listed
 * @param certificate whether proofs were to be written
 * @param needless whether needless pieces were looked for
 */
public record CheckRequest(
    String profile,
    String futile,
    boolean allCooks,
    int late,
    boolean againstStated,
    int variations,
    int tries,
    boolean certificate,
    boolean needless) {
  /** A request without a look for needless pieces. */
  public CheckRequest(
      String profile,
      String futile,
      boolean allCooks,
      int late,
      boolean againstStated,
      int variations,
      int tries,
      boolean certificate) {
    this(profile, futile, allCooks, late, againstStated, variations, tries, certificate, false);
  }

  /** Whether an outcome found with these holds all that others ask, by the same standards. */
  public boolean cover(CheckRequest asked) {
    return asked.profile.equals(profile)
        && asked.futile.equals(futile)
        && asked.allCooks == allCooks
        && asked.late == late
        && asked.againstStated == againstStated
        && asked.variations <= variations
        && asked.tries <= tries
        && (certificate || !asked.certificate)
        && (needless || !asked.needless);
  }
}
