package io.github.tsume.app.certificate;

import io.github.tsume.app.certificate.RefusedException.Reason;
import io.github.tsume.app.json.Result;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verify.Counting;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What of a result is not shown: found by following its certificate and judging as the check does,
 * without a search.
 *
 * @param missing the parts that are not shown, with how many things of each
 */
public record Verification(Map<Part, Integer> missing) {
  /** A verification with a copied map. */
  public Verification {
    missing = missing.isEmpty() ? Map.of() : Map.copyOf(new EnumMap<>(missing));
  }

  /** Whether all that the result claims is shown. */
  public boolean isWhole() {
    return missing.isEmpty();
  }

  /** Whether at least the mate and its length are, or that there is no mate. */
  public boolean hasLength() {
    return Set.of(Part.MATE, Part.LENGTH, Part.NO_MATE).stream().noneMatch(missing::containsKey);
  }

  /** The codes of the parts that are shown. */
  public List<String> shown() {
    List<String> parts = new ArrayList<>();
    for (Part part : Part.values()) {
      if (!missing.containsKey(part)) {
        parts.add(part.code());
      }
    }
    return parts;
  }

  /** By which rule interpositions are futile in a result. */
  public static Counting rule(Result result) {
    return Shown.rule(result);
  }

  /**
   * Checks by the rules alone what people read of a result, without its certificate.
   *
   * @throws RefusedException if something of it does not hold
   */
  public static void checkResult(Result result) {
    if (result.origin().sfen() != null && result.answer().outcome() != Outcome.INVALID) {
      new ResultCheck(result, Starts.of(result)).run();
    }
  }

  /**
   * Follows the certificate of a result.
   *
   * @throws RefusedException if one of its claims does not hold, or the result says something else
   *     than is shown
   */
  public static Verification of(Result result, CertificateSource source) throws IOException {
    Verification found;
    try {
      found = new Derivation(result, Shown.of(result, source)).run();
    } catch (StackOverflowError e) {
      throw new RefusedException(Reason.DEPTH, "");
    } catch (OutOfMemoryError e) {
      throw new RefusedException(Reason.SIZE, String.valueOf(CertificateSource.LARGEST >> 20));
    }
    for (String part : source.complete()) {
      if (!found.shown().contains(part)) {
        throw new RefusedException(Reason.COMPLETE, part);
      }
    }
    return found;
  }
}
