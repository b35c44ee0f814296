package io.github.tsume.judgement;

import io.github.tsume.board.Move;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verify.Worth;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The other replies of the defender at a place of a line, and which of them are entries of a list:
 * whoever searches or follows a certificate asks here. An entry is a square and a value: drops on
 * one square that come to the same, in plies and in what is left over, are one.
 *
 * @param left the plies that are left with the line's reply
 * @param kept what is kept at the mate then, as in {@link Worth}; empty if that is not known
 */
public record OtherReply(Evidence evidence, int left, OptionalInt kept) {
  /** How a reply compares with the line's, which is best play of as many plies as are left. */
  public enum ReplyKind {
    /** It lasts less, keeps more for the attacker, does not count, or pieces are left anyway. */
    WEAKER,
    /** It keeps the value, and the attacker can be left with nothing. */
    EQUAL,
    /** It lasts longer. */
    LONGER
  }

  /** What is known of the replies at one place. */
  public interface Evidence {
    /** The other replies; the first of an entry is told. */
    List<Integer> replies();

    /** What the position after a reply is worth. */
    Bounds after(int reply);

    /** Whether a reply counts, if it takes at most so many plies; empty if that is not known. */
    Optional<Boolean> counts(int reply, int plies);
  }

  /**
   * What is kept at the mate after the best replies that last just so long; empty if it is not
   * known.
   *
   * @param own what the position after the line's own reply is worth
   * @param most the most that is kept then, by what is known of the place itself
   */
  public static OptionalInt kept(Evidence evidence, int left, Bounds own, int most) {
    int sure = own.isOf(left - 1) ? Worth.kept(own.least()) : Worth.ALWAYS;
    int may = own.isOf(left - 1) ? Worth.kept(own.most()) : Worth.NONE;
    Bounds same = new Bounds(Worth.of(left - 1, Worth.ALWAYS), Worth.of(left - 1, Worth.NONE));
    for (int reply : evidence.replies()) {
      Bounds after = evidence.after(reply);
      Optional<Boolean> counts = evidence.counts(reply, left);
      if (after.meets(same) && counts.orElse(true)) {
        may = Math.max(may, Worth.kept(Math.min(after.most(), same.most())));
        boolean lasts = after.isOf(left - 1) && counts.isPresent();
        sure = lasts ? Math.max(sure, Worth.kept(after.least())) : sure;
      }
    }
    may = Math.min(may, most);
    return sure >= may ? OptionalInt.of(may) : OptionalInt.empty();
  }

  /** The other replies. */
  public List<Integer> all() {
    return evidence.replies();
  }

  /** What the position after a reply is worth. */
  public Bounds after(int reply) {
    return evidence.after(reply);
  }

  /** What a reply may be, whatever what is not known may be; known if that is one thing. */
  public Set<ReplyKind> mayBe(int reply) {
    Bounds after = evidence.after(reply);
    int longest = Worth.of(left - 1, Worth.NONE);
    int equal = Worth.of(left - 1, Math.max(Worth.BY_CHOICE, kept.orElse(Worth.BY_CHOICE)));
    boolean longer = after.most() > longest;
    int plies = longer && after.most() != Worth.NO_MATE ? Worth.plies(after.most()) + 1 : left;
    Optional<Boolean> counts = evidence.counts(reply, plies);
    Set<ReplyKind> all = EnumSet.noneOf(ReplyKind.class);
    if (!counts.orElse(true)) {
      return EnumSet.of(ReplyKind.WEAKER);
    }
    if (longer) {
      all.add(ReplyKind.LONGER);
    }
    boolean listed = kept.isEmpty() || kept.getAsInt() != Worth.ALWAYS;
    if (listed && after.meets(new Bounds(equal, longest))) {
      all.add(ReplyKind.EQUAL);
    }
    int keeping = Worth.of(left - 1, kept.orElse(Worth.NONE));
    boolean less = after.least() < keeping || (!listed && after.least() <= longest);
    if (all.isEmpty() || less || counts.isEmpty()) {
      all.add(ReplyKind.WEAKER);
    }
    return all;
  }

  /** Whether a reply is known not to keep the value, or not to count. */
  public boolean isLess(int reply) {
    return evidence.after(reply).most() < Worth.of(left - 1, kept.orElse(Worth.ALWAYS))
        || !evidence.counts(reply, left).orElse(true);
  }

  /** Whether it is known that a reply is something. */
  public boolean is(ReplyKind standing, int reply) {
    return mayBe(reply).equals(Set.of(standing));
  }

  /** The value after a reply: that of the line's, where it keeps it. */
  private Bounds value(int reply) {
    return kept.isPresent() && is(ReplyKind.EQUAL, reply)
        ? Bounds.exactly(Worth.of(left - 1, kept.getAsInt()))
        : evidence.after(reply);
  }

  /** Whether two replies may be one entry. */
  public boolean mayBeOne(int reply, int other) {
    boolean drops = Move.isDrop(reply) && Move.isDrop(other) && Move.to(reply) == Move.to(other);
    return reply == other || (drops && value(reply).meets(value(other)));
  }

  /** Whether they are. */
  public boolean areOne(int reply, int other) {
    return mayBeOne(reply, other) && value(reply).isExact() && value(other).isExact();
  }

  /** The first reply of each entry of a kind. */
  public List<Integer> entries(ReplyKind standing) {
    List<Integer> firsts = new ArrayList<>();
    for (int reply : evidence.replies()) {
      boolean isNew = firsts.stream().noneMatch(first -> areOne(first, reply));
      if (is(standing, reply) && isNew) {
        firsts.add(reply);
      }
    }
    return firsts;
  }

  /**
   * An interval of {@link Worth} in which a position's value lies.
   *
   * @param least the least that it can be
   * @param most the greatest; {@link Worth#NO_MATE} if there is no bound
   */
  public record Bounds(int least, int most) {
    /** Nothing is known. */
    public static final Bounds OPEN = new Bounds(0, Worth.NO_MATE);

    /** A value that is known. */
    public static Bounds exactly(int worth) {
      return new Bounds(worth, worth);
    }

    /** Whether the value is known. */
    public boolean isExact() {
      return least == most;
    }

    /** Whether the value may be one of another interval, both included. */
    public boolean meets(Bounds other) {
      return least <= other.most && other.least <= most;
    }

    /** Whether the value is of so many plies. */
    boolean isOf(int plies) {
      return least >= Worth.of(plies, Worth.ALWAYS) && most <= Worth.of(plies, Worth.NONE);
    }
  }

  /** The weight of another reply of the defender. */
  public static final class ReplyWeight {
    private ReplyWeight() {}

    /**
     * The weight of a reply as long as a line's: less if it is one of the last two, or only another
     * kind of piece is dropped on the same square.
     *
     * @param index the place of the reply in the line, from 0
     * @param length the plies of the line
     */
    public static Severity equal(Profile profile, int reply, int main, int index, int length) {
      boolean kindOfOne =
          Move.isDrop(reply) && Move.isDrop(main) && Move.to(reply) == Move.to(main);
      boolean late = length - index <= 4;
      return profile != Profile.STRICT && (kindOfOne || late)
          ? Severity.TOLERATED
          : DefectClass.EQUAL_VARIATION.severity(profile, length);
    }

    /** The class of a reply that lasts longer than a line, by whether pieces are left over then. */
    public static DefectClass longer(boolean leftover) {
      return leftover ? DefectClass.LONG_VARIATION : DefectClass.LONGER_DEFENCE;
    }

    /**
     * The weight of a reply that lasts longer than an author's line.
     *
     * @param length the plies of the whole with that reply
     * @param line the plies of the line
     */
    public static Severity longer(Profile profile, DefectClass kind, int length, int line) {
      Severity usual = kind.severity(profile, line);
      // Longer by two is what is tolerated, where it is.
      return usual == Severity.TOLERATED && length != line + 2 ? Severity.FATAL : usual;
    }

    /**
     * What a reply that lasts longer is called as long as it is not known which it is, and so not
     * whether it leaves pieces: what weighs less.
     */
    public static DefectClass longerByAny(Profile profile, int length, int line) {
      Severity variation = longer(profile, DefectClass.LONG_VARIATION, length, line);
      Severity defence = longer(profile, DefectClass.LONGER_DEFENCE, length, line);
      return variation.compareTo(defence) > 0
          ? DefectClass.LONG_VARIATION
          : DefectClass.LONGER_DEFENCE;
    }
  }
}
