package io.github.tsume.certificate;

import com.google.common.collect.Maps;
import com.google.common.collect.Sets;
import io.github.tsume.board.position.Position;
import io.github.tsume.certificate.RefusedException.Refusal;
import io.github.tsume.results.json.CheckOutcome;
import io.github.tsume.results.json.Result;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.Verdict;
import io.github.tsume.verify.CanonicalMoves;
import io.github.tsume.verify.Counting;
import io.github.tsume.verify.TooMuchWorkException;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The list of what of a result is not shown, found by following its certificate and judging as the
 * check does, without a search.
 *
 * @param parts the parts that there are
 * @param missing the parts that are not shown, with how many things of each
 */
public record Verification(Set<Part> parts, Map<Part, Integer> missing) {
  /** A verification with copied collections. */
  public Verification {
    parts = Sets.immutableEnumSet(parts);
    missing = Maps.immutableEnumMap(missing);
  }

  /** What is not shown of a mate. */
  Verification(Map<Part, Integer> missing) {
    this(Part.OF_MATES, missing);
  }

  /** Whether all that the result claims is shown. */
  public boolean isWhole() {
    return missing.isEmpty();
  }

  /** Whether at least the answer and its length are, or that there is no mate. */
  public boolean hasLength() {
    return Set.of(Part.MATE, Part.LENGTH, Part.NO_MATE, Part.KEYS, Part.NO_BRINKMATE).stream()
        .noneMatch(missing::containsKey);
  }

  /** The codes of the parts that are shown. */
  public List<String> shown() {
    return parts.stream().filter(part -> !missing.containsKey(part)).map(Part::code).toList();
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
    if (result.answer().outcome() == Outcome.INVALID) {
      checkInvalid(result);
    } else if (result.origin().sfen() != null) {
      Position start = Starts.of(result);
      Aim aim = result.answer().aim();
      CheckOutcome check = result.check();
      boolean same = check == null || check.options() == null || check.options().aim().equals(aim);
      ResultCheck.require(same, "goal");
      switch (aim.goal()) {
        case MATE -> new ResultCheck(result, start).run();
        case BRINKMATE -> new BrinkmateResultCheck(result, start).run();
        case HELPMATE, HELPSELFMATE -> new HelpmateResultCheck(result, start).run();
      }
      ResultCheck.require(result.isStandingTrue(), "complete");
      ResultCheck.require(result.error() == null, "error");
      besides(result, start);
    }
    // What follows from something else is named only where nothing else does not hold.
    String otherwise = result.extras().otherwise();
    ResultCheck.require(otherwise == null, String.valueOf(otherwise));
  }

  /** What is told besides the answer is told where there is something to be told of. */
  private static void besides(Result result, Position start) {
    List<String> author = result.extras().authoredLine();
    boolean legal = CanonicalMoves.line(start, author).size() == author.size();
    ResultCheck.require(legal && (result.check() != null || author.isEmpty()), "authoredLine");
    boolean mate = result.answer().outcome() == Outcome.MATE;
    ResultCheck.require(mate || result.extras().variations().isEmpty(), "variations");
    ResultCheck.require(mate || result.extras().tries().isEmpty(), "tries");
  }

  /**
   * Whether a result is shown by its position alone: the rules forbid it, which {@link
   * #checkResult} has seen.
   */
  public static boolean isShownByRules(Result result) {
    return result.answer().outcome() == Outcome.INVALID && result.origin().sfen() != null;
  }

  /** Of what is no problem nothing is told but that, and it has to be none. */
  private static void checkInvalid(Result result) {
    CheckOutcome check = result.check();
    boolean judged =
        check != null
            && (check.verdict() != Verdict.INVALID
                || !check.defects().isEmpty()
                || !check.open().isEmpty());
    boolean more = result.agrees() != null || result.stopped() || result.reason() != null;
    ResultCheck.require(!judged && !more && result.standing().isSettled(), "result");
    ResultCheck.require(!isShownByRules(result) || Starts.isIllegal(result), "result");
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
      found =
          switch (result.answer().aim().goal()) {
            case MATE -> new Derivation(result, Shown.of(result, source)).run();
            case BRINKMATE -> BrinkmateVerification.of(result, source);
            case HELPMATE, HELPSELFMATE -> HelpmateVerification.of(result, source);
          };
    } catch (StackOverflowError e) {
      throw new RefusedException(Refusal.DEPTH, "");
    } catch (TooMuchWorkException e) {
      throw new RefusedException(Refusal.WORK, "");
    } catch (OutOfMemoryError e) {
      throw new RefusedException(Refusal.SIZE, String.valueOf(CertificateSource.LARGEST >> 20));
    }
    List<String> complete = source.complete();
    for (String part : complete) {
      if (!found.shown().contains(part)) {
        throw new RefusedException(Refusal.COMPLETE, part);
      }
    }
    // Each once, in the order of the parts.
    if (!found.shown().stream().filter(complete::contains).toList().equals(complete)) {
      throw new RefusedException(Refusal.LINE, "complete");
    }
    return found;
  }
}
