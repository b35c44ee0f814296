package io.github.tsume.brinkmate;

import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a brinkmate says of a composition.
 *
 * @param verdict sound: one first move makes a brinkmate in as few plies, and it is the author's;
 *     cooked: other first moves do, or checks alone mate; incomplete: it does not do what its
 *     author says; unsolvable: there is no brinkmate within the plies that were asked for; or
 *     unknown
 * @param flaws why it is not sound, and what else differs from what its author says
 */
public record BrinkmateJudgement(Verdict verdict, List<Flaw> flaws) {
  /** What may be wrong with a composition. */
  public enum Flaw {
    /** Checks alone mate. */
    MATE("mate-by-checks"),
    /** Several first moves do it: 余必至. */
    OTHER_KEY("other-key"),
    /** The author's first move is none of those that do it in as few plies. */
    AUTHORED_KEY("author-key-fails"),
    /** The author says another number of plies. */
    STATED_LENGTH("stated-length");

    private final String code;

    Flaw(String code) {
      this.code = code;
    }

    /** The stable code. */
    public String code() {
      return code;
    }

    /** The flaw of a code. */
    public static Optional<Flaw> ofCode(String code) {
      return Arrays.stream(values()).filter(each -> each.code.equals(code)).findFirst();
    }
  }

  /** A judgement with copied flaws. */
  public BrinkmateJudgement {
    flaws = List.copyOf(flaws);
  }

  /**
   * Judges what was found, all keys asked for.
   *
   * @param authored the author's line; empty if there is none
   * @param stated the plies up to the last key that the author states; empty if he does not
   */
  public static BrinkmateJudgement of(Brinkmate found, List<Integer> authored, OptionalInt stated) {
    return switch (found.answer()) {
      case MATE -> new BrinkmateJudgement(Verdict.COOKED, List.of(Flaw.MATE));
      case NONE -> new BrinkmateJudgement(Verdict.UNSOLVABLE, List.of());
      case UNKNOWN -> new BrinkmateJudgement(Verdict.UNKNOWN, List.of());
      case BRINKMATE -> ofKeys(found, authored, stated);
    };
  }

  private static BrinkmateJudgement ofKeys(
      Brinkmate found, List<Integer> authored, OptionalInt stated) {
    List<Flaw> flaws = new ArrayList<>();
    if (found.keys().size() > 1) {
      flaws.add(Flaw.OTHER_KEY);
    }
    if (!authored.isEmpty() && isRefused(authored.get(0), found)) {
      flaws.add(Flaw.AUTHORED_KEY);
    }
    if (stated.isPresent() && stated.getAsInt() != found.plies()) {
      flaws.add(Flaw.STATED_LENGTH);
    }
    return new BrinkmateJudgement(verdict(found, flaws), flaws);
  }

  private static Verdict verdict(Brinkmate found, List<Flaw> flaws) {
    if (flaws.contains(Flaw.OTHER_KEY)) {
      return Verdict.COOKED;
    }
    if (!flaws.isEmpty()) {
      return Verdict.INCOMPLETE;
    }
    return found.mateOpen() || !found.open().isEmpty() ? Verdict.UNKNOWN : Verdict.SOUND;
  }

  /** Whether it is settled that the move is no key. */
  private static boolean isRefused(int move, Brinkmate found) {
    return !found.open().contains(move)
        && found.keys().stream().noneMatch(key -> key.move() == move);
  }
}
