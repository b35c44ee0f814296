package tsume.mate;

import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tsume.board.Position;
import tsume.dfpn.Answer;

/**
 * Goes through a whole proof of "within n" and examines every claim in it by the exact rule.
 *
 * <p>A claim leaves out an interposition i because the mate after its capture, q(i), is no longer
 * than n. The exact rule wants it no longer than r, the longest of the replies that count. Where
 * all claims of the proof stand, its length is an upper bound of the exact value as well.
 */
final class ClaimAudit {
  private static final long FIRST_SLICE = 1_000;
  private static final int GROWTH = 8;

  private final Composer composer;
  private final TsumeGame game;
  /* Nodes of the proof being audited that do not stand. */
  private LongOpenHashSet failed = new LongOpenHashSet();
  private int[] replies = new int[1 << 14];
  private int top;

  ClaimAudit(Composer composer) {
    this.composer = composer;
    this.game = composer.game();
  }

  /**
   * Whether every claim in the table's proof of the current node stands. If not, the table has lost
   * the proof or nodes of it were vetoed: all that do not stand, for each new question costs as
   * much whether few nodes are vetoed or many.
   *
   * @throws OpenQuestionException if that was not found out
   */
  boolean stands(int plies) {
    int begin = top;
    LongOpenHashSet failedBefore = failed;
    failed = new LongOpenHashSet();
    try {
      return game.attackerToMove() ? attack(plies) : defend(plies);
    } finally {
      top = begin;
      failed = failedBefore;
      if (game.applyVetoes()) {
        composer.enterProofs();
      }
    }
  }

  private boolean attack(int bound) {
    long state = game.state();
    if (game.known().isWithin(state, bound)) {
      return true;
    }
    if (failed.contains(state)) {
      return false;
    }
    int move = proven(bound);
    if (move == 0) {
      return false;
    }
    int length = composer.provenLength(bound);
    game.play(move);
    boolean stands = defend(length - game.cost(move));
    game.undo(move);
    if (stands) {
      game.known().putProof(game, length, move);
    } else {
      failed.add(state);
    }
    return stands;
  }

  /** The move that proves the current attacker's node; searched for again if the table lost it. */
  private int proven(int bound) {
    int move = composer.provenMove(bound);
    if (move == 0) {
      Answer again = composer.within(bound);
      if (again.isUnknown()) {
        throw new OpenQuestionException();
      }
      move = again.isProven() ? composer.provenMove(bound) : 0;
    }
    return move;
  }

  private boolean defend(int bound) {
    int begin = top;
    if (replies.length < begin + Position.MAX_MOVES) {
      replies = Arrays.copyOf(replies, replies.length * 2);
    }
    top = game.generate(replies, begin);
    int end = top;
    int longestClaim = 0;
    boolean stands = true;
    for (int i = begin; i < end; i++) {
      game.play(replies[i]);
      int move = proven(bound - 1);
      if (move != 0 && TsumeGame.isClaim(move)) {
        longestClaim = Math.max(longestClaim, claimLength(move, bound));
      }
      stands &= move != 0 && attack(bound - 1);
      game.undo(replies[i]);
    }
    if (longestClaim > 0) {
      stands &= claimsStand(begin, end, bound, longestClaim);
    }
    top = begin;
    return stands;
  }

  /**
   * Whether the claims at a node stand. There are cheap reasons why they do: another reply lasts as
   * long, or the interpositions mate in time even if they count. Which of them holds, and can be
   * proved, is not known before, so that each is given a little, then more.
   */
  private boolean claimsStand(int begin, int end, int bound, int longestClaim) {
    for (long nodes = FIRST_SLICE; ; nodes *= GROWTH) {
      if (anotherLasts(begin, end, longestClaim, nodes)) {
        return true;
      }
      Boolean inTime = areInTime(begin, end, bound, nodes);
      if (inTime != null) {
        return inTime || standByTheRule(begin, end, bound);
      }
      if (composer.budget().isSpent()) {
        throw new OpenQuestionException();
      }
    }
  }

  /** Whether all interpositions for which there are claims mate in time; null if that is open. */
  private @Nullable Boolean areInTime(int begin, int end, int bound, long nodes) {
    boolean open = false;
    for (int i = begin; i < end; i++) {
      game.play(replies[i]);
      Boolean inTime = true;
      if (TsumeGame.isClaim(proven(bound - 1))) {
        game.withdrawClaims();
        inTime = composer.isExactlyWithin(bound - 1, nodes);
      }
      game.undo(replies[i]);
      if (Boolean.FALSE.equals(inTime)) {
        return false;
      }
      open |= inTime == null;
    }
    return open ? null : true;
  }

  /**
   * Whether the interpositions for which the table has claims either mate in time even if they
   * count, or are futile by the exact rule. If one is neither, the node is longer than the bound.
   */
  private boolean standByTheRule(int begin, int end, int bound) {
    RisingRule rule = new RisingRule(composer);
    int others = -1;
    for (int i = begin; i < end; i++) {
      game.play(replies[i]);
      boolean late = false;
      if (TsumeGame.isClaim(proven(bound - 1))) {
        game.withdrawClaims();
        late = !composer.isExactlyWithin(bound - 1);
      }
      game.undo(replies[i]);
      if (late && !rule.isOutlasted(replies[i], bound)) {
        others = others < 0 ? rule.lengthBelow(bound + 2) : others;
        if (!rule.isCapturedWithin(replies[i], others)) {
          game.veto(bound);
          return false;
        }
      }
    }
    return true;
  }

  private int claimLength(int claim, int bound) {
    game.play(claim);
    int length = composer.provenLength(bound);
    if (length < 0 && composer.within(bound).isProven()) {
      length = composer.provenLength(bound);
    }
    game.undo(claim);
    return length < 0 ? bound : length;
  }

  /** Whether a reply that surely counts is soon shown to last at least {@code plies}. */
  private boolean anotherLasts(int begin, int end, int plies, long nodes) {
    for (int i = begin; i < end; i++) {
      int reply = replies[i];
      game.play(reply);
      boolean counts = !offersClaim();
      boolean lasts = counts && plies <= 2;
      if (counts && !lasts) {
        lasts = composer.within(plies - 3, composer.budget(), nodes).isDisproven();
      }
      game.undo(reply);
      if (lasts) {
        return true;
      }
    }
    return false;
  }

  private boolean offersClaim() {
    int begin = top;
    if (replies.length < begin + Position.MAX_MOVES) {
      replies = Arrays.copyOf(replies, replies.length * 2);
    }
    int end = game.generate(replies, begin);
    for (int i = begin; i < end; i++) {
      if (TsumeGame.isClaim(replies[i])) {
        return true;
      }
    }
    return false;
  }
}
