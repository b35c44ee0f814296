package io.github.tsume.verify;

import io.github.tsume.board.position.Position;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The claims of one certificate, one after the other: what one shows covers the others. They are
 * about the position at which the stage stands.
 *
 * <p>Who reads a certificate hands over its numbers, who writes one an oracle, so that both walk
 * the same way.
 */
public final class ClaimWalk {
  private final Stage stage;
  private final Position start;
  private final List<List<Integer>> lines = new ArrayList<>();
  private final Hints hints;
  private final int attacker;
  private final Counting counting;
  private final ShownValues values = new ShownValues();
  private final CertificateCheck raw;
  private final Map<Apart, CertificateCheck> apart = new HashMap<>();
  private CertificateCheck last;

  /**
   * No claims yet.
   *
   * @param stage stands at the first position, with the attacker to move
   * @param line the moves of the line that may be avoided
   */
  public ClaimWalk(Stage stage, List<Integer> line, Counting counting, Hints hints) {
    this.stage = stage;
    this.start = stage.position().copy();
    this.lines.add(List.copyOf(line));
    this.hints = hints;
    this.attacker = stage.position().side();
    this.counting = counting;
    this.raw = new CertificateCheck(stage, hints, Avoided.NOTHING);
    this.last = raw;
  }

  /** The plies of a mate, every interposition counted; -1 if it is not shown. */
  public int mate() {
    last = raw;
    return kept(raw.mate(isAttackerToMove()));
  }

  /** Whether the defender, in check, is never mated. */
  public boolean noMate() {
    last = raw;
    return raw.noMate();
  }

  /**
   * Tells of another line, whose positions may be avoided too; false if that comes too late, as
   * those of lines were avoided already.
   */
  public boolean tell(List<Integer> other) {
    return apart.keySet().stream().noneMatch(Apart::others) && lines.add(List.copyOf(other));
  }

  /** Whether there are the positions to avoid. */
  public boolean hasLines(Apart from) {
    return from.others()
        ? from.number() < lines.size()
        : from.number() <= (lines.get(0).size() + 1) / 2;
  }

  /** The plies of a mate where the attacker may not come to some of his positions on lines. */
  public int mateApart(Apart from) {
    last = apart(from);
    return kept(last.mate(isAttackerToMove()));
  }

  /** Whether then the defender is never mated. */
  public boolean noMateApart(Apart from) {
    last = apart(from);
    return last.noMate();
  }

  /** Whether the value is at most so much; see {@link Worth}. */
  public boolean atMost(int worth) {
    return values().atMost(worth);
  }

  /** Whether the value is at least so much, or there is no mate. */
  public boolean atLeast(int worth) {
    return values().atLeast(worth);
  }

  /** Whether a reply, an interposition of at most so many plies, counts. */
  public boolean counts(int reply, int plies) {
    return values().counts(reply, plies);
  }

  /** Whether a reply is futile, as another one lasts so many plies. */
  public boolean isFutile(int reply, int plies) {
    return values().isFutile(reply, plies);
  }

  /** Whether a reply is futile at once, for which nothing has to be claimed. */
  public boolean isFutileAtOnce(int reply) {
    return values().isFutileAtOnce(reply);
  }

  /** Whether a reply may be futile at all. */
  public boolean mayBeFutile(int reply) {
    return new Futility(counting).mayLeaveOut(reply);
  }

  /** Whether the side to move is in check and mated at once, futile interpositions left out. */
  public boolean isMated() {
    return values().isMated();
  }

  /** Forgets what a walk entered that broke off. */
  public void forget(Mark mark) {
    values.forgetBeyond(mark.values);
    last.forget(last == raw ? mark.raw : mark.last);
  }

  /** What is known before a claim. */
  public Mark mark(Apart from) {
    CertificateCheck next = from.isNothing() ? raw : apart(from);
    return new Mark(values.size(), raw.refutations(), next.refutations());
  }

  /** How much was known at some time. */
  public record Mark(int values, int raw, int last) {}

  private ValueCheck values() {
    last = raw;
    return new ValueCheck(stage, attacker, hints, counting, values, raw);
  }

  private CertificateCheck apart(Apart from) {
    return apart.computeIfAbsent(from, any -> new CertificateCheck(stage, hints, avoided(any)));
  }

  private Avoided avoided(Apart from) {
    Avoided avoided =
        !from.others()
            ? Avoided.of(start, lines.get(0), from.number())
            : Avoided.all(start, from.number() == 0 ? lines : List.of(lines.get(from.number())));
    stage.look(avoided.size());
    return avoided;
  }

  /** The positions of a mate that was shown cover what comes next. */
  private int kept(int plies) {
    if (plies >= 0) {
      last.keep();
    }
    return plies;
  }

  private boolean isAttackerToMove() {
    return stage.position().side() == attacker;
  }

  /**
   * The positions of the attacker that a claim does without.
   *
   * @param others whether all positions of lines are meant, not the first ones of the certificate's
   * @param number how many positions of the certificate's line, from the first; or which of the
   *     other lines that it tells of, from 1, and 0 for all lines together, its own too
   */
  public record Apart(boolean others, int number) {
    /** The first positions of the certificate's line. */
    public static Apart first(int positions) {
      return new Apart(false, positions);
    }

    /** All positions of another line, from 1; 0 for those of all lines. */
    public static Apart from(int line) {
      return new Apart(true, line);
    }

    /** Whether nothing is to be avoided. */
    public boolean isNothing() {
      return !others && number == 0;
    }
  }
}
