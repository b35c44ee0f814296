package io.github.tsume.judgement;

import io.github.tsume.board.Move;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * The judgement on a composition that follows from its brinkmate.
 *
 * @param verdict sound: at each move of the mainline one key alone does it in as few plies, and the
 *     mainline is the author's; cooked: other keys do, or checks alone mate; incomplete: it does
 *     not do what its author says; unsolvable: there is no brinkmate within the plies that were
 *     asked for; or unknown
 * @param flaws why it is not sound, and what else differs from what its author says
 */
public record BrinkmateJudgement(Verdict verdict, List<Flaw> flaws) {
  /** A judgement with copied flaws. */
  public BrinkmateJudgement {
    flaws = List.copyOf(flaws);
  }

  /**
   * What decides it.
   *
   * @param answer a mate, a brinkmate, none, or unknown
   * @param plies the plies of that
   * @param keys all first moves that are keys, with their defences, that of the mainline first
   * @param others the other keys further down the mainline, as flaws of class other-key
   * @param open the moves of which it is not known whether they are keys
   * @param mateOpen whether checks alone may mate
   * @param authored the author's line; empty if there is none
   * @param stated the plies up to the last key that the author states; empty if he does not
   * @param profile by what it is judged
   */
  public record Evidence(
      Outcome answer,
      int plies,
      List<Key> keys,
      List<Flaw> others,
      List<Open> open,
      boolean mateOpen,
      List<Integer> authored,
      OptionalInt stated,
      Profile profile) {
    /** Evidence with copied lists. */
    public Evidence {
      keys = List.copyOf(keys);
      others = List.copyOf(others);
      open = List.copyOf(open);
      authored = List.copyOf(authored);
    }
  }

  /** A move of which it is not known whether it is a key, and its ply. */
  public record Open(int ply, int move) {}

  /** Judges by the facts alone. */
  public static BrinkmateJudgement of(Evidence facts) {
    List<Flaw> flaws = new ArrayList<>();
    if (facts.answer == Outcome.MATE) {
      flaws.add(Flaw.ofAll(DefectClass.MATE_BY_CHECKS, facts.plies));
    }
    if (facts.answer == Outcome.BRINKMATE) {
      facts.keys.stream()
          .skip(1)
          .map(key -> Flaw.at(1, DefectClass.OTHER_KEY, key.plies(), key.line()))
          .forEach(flaws::add);
      boolean differs = facts.stated.isPresent() && facts.stated.getAsInt() != facts.plies;
      if (differs) {
        flaws.add(Flaw.ofAll(DefectClass.STATED_LENGTH, facts.plies));
      }
      flaws.addAll(facts.others);
      flaws.addAll(AuthorsLine.flaws(facts));
    }
    return new BrinkmateJudgement(verdict(facts, flaws), flaws);
  }

  private static Verdict verdict(Evidence facts, List<Flaw> flaws) {
    if (facts.answer.isRefuted()) {
      return Verdict.UNSOLVABLE;
    }
    if (!facts.answer.isReached()) {
      return Verdict.UNKNOWN;
    }
    if (flaws.stream().anyMatch(flaw -> flaw.kind().isAnotherSolution(0))) {
      return Verdict.COOKED;
    }
    boolean fatal =
        flaws.stream()
            .anyMatch(flaw -> flaw.kind().severity(facts.profile, flaw.length()) == Severity.FATAL);
    boolean open = facts.mateOpen || !facts.open.isEmpty();
    return fatal ? Verdict.INCOMPLETE : open ? Verdict.UNKNOWN : Verdict.SOUND;
  }

  /** Whether nothing differs from what the author says. */
  public boolean agrees() {
    return flaws.stream()
        .map(Flaw::kind)
        .noneMatch(
            kind ->
                kind == DefectClass.AUTHOR_KEY_FAILS
                    || kind == DefectClass.STATED_LENGTH
                    || kind == DefectClass.LONGER_DEFENCE);
  }

  /**
   * A fault of a brinkmate as a composition.
   *
   * @param kind its class
   * @param ply the ply at which it departs; 0 for the whole
   * @param move the move that departs; {@link Move#NONE} if none
   * @param length the plies of the whole solution by it, 0 if not known
   * @param line the moves from that one on
   */
  public record Flaw(DefectClass kind, int ply, int move, int length, List<Integer> line) {
    /** A flaw with a copied line. */
    public Flaw {
      line = List.copyOf(line);
    }

    /** One of the whole. */
    static Flaw ofAll(DefectClass kind, int length) {
      return new Flaw(kind, 0, Move.NONE, length, List.of());
    }

    /** One with a line that departs from another one. */
    static Flaw at(int ply, DefectClass kind, int length, List<Integer> line) {
      return new Flaw(kind, ply, line.get(0), length, line);
    }
  }
}
