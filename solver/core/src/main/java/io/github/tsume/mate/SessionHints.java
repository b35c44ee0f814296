package io.github.tsume.mate;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.Claims;
import io.github.tsume.game.FutileRule;
import io.github.tsume.game.TsumeGame;
import io.github.tsume.mate.Certifier.RepliesByChecks;
import io.github.tsume.mate.ClaimWriter.SessionStage;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.verify.CanonicalMoves;
import io.github.tsume.verify.HandNumbers;
import io.github.tsume.verify.Hints;
import io.github.tsume.verify.MoveNumbers;
import io.github.tsume.verify.ProofTree;
import io.github.tsume.verify.Worth;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Hints that a session finds out, each written down. What it cannot find out, or what is too much,
 * ends the walk with {@link OpenQuestionException}.
 */
final class SessionHints implements Hints {
  /* What the table knows comes first: its proof hangs together, and is the smallest at hand. */
  private static final long KNOWN = 2;
  private static final long LITTLE = 200;
  private static final long MUCH = 20_000;
  private static final int GROWTH = 8;
  private static final long[] EFFORTS = {KNOWN, LITTLE, 2_000, MUCH, Long.MAX_VALUE};

  /* From so many plies on it is tried first whether there is no mate at all. */
  private static final int LONG = 5;

  private final Session session;
  private final TsumeGame game;
  private final Position position;
  private final SessionStage stage;
  private MoveNumbers numbers = new MoveNumbers();
  private SearchBudget budget = SearchBudget.nodes(0);
  private int left;
  private @Nullable ProofTree proof;
  private boolean keepsAll;
  private @Nullable Inquiry inquiry;
  private int[] values = {};

  SessionHints(Session session, SessionStage stage) {
    this.session = session;
    this.game = session.game();
    this.position = session.position();
    this.stage = stage;
  }

  /** Hints of another claim, of at most so many numbers. */
  void write(MoveNumbers to, int limit, SearchBudget part) {
    numbers = to;
    left = limit;
    budget = part;
    inquiry = null;
  }

  /**
   * The proof that a mate is written from.
   *
   * @param keepsAll whether nothing of the hand is given away
   */
  void setProof(@Nullable ProofTree of, boolean keepsAll) {
    this.proof = of;
    this.keepsAll = keepsAll;
  }

  void setInquiry(Inquiry asked) {
    inquiry = asked;
  }

  private int told(int number) {
    if (number < 0 || --left < 0) {
      throw new OpenQuestionException();
    }
    numbers.write(number);
    return number;
  }

  private Inquiry asked() {
    return Objects.requireNonNull(inquiry);
  }

  @Override
  public int spare() {
    ProofTree from = Objects.requireNonNull(proof);
    int place = from.covering(position);
    if (place == ProofTree.NONE) {
      throw new OpenQuestionException();
    }
    int hand = position.hand(position.side());
    return told(keepsAll ? 0 : HandNumbers.of(hand - from.handAt(place), hand));
  }

  @Override
  public int mate() {
    ProofTree from = Objects.requireNonNull(proof);
    int move = from.moveAt(from.covering(position));
    return told(CanonicalMoves.indexOf(move, CanonicalMoves.of(position)));
  }

  @Override
  public int refutation() {
    int reply = refutingReply();
    return told(reply == 0 ? -1 : CanonicalMoves.indexOf(reply, CanonicalMoves.of(position)));
  }

  /**
   * A reply that refutes, one that leaves the attacker few checks if possible. What the table does
   * not know is asked of the position itself first: it may not be so, and a reply that mates is
   * searched in vain.
   */
  private int refutingReply() {
    int[] replies = RepliesByChecks.of(position);
    int known = refuting(replies, KNOWN);
    if (known != Move.NONE || !isNoMate(Long.MAX_VALUE)) {
      return known;
    }
    int reply = Move.NONE;
    for (long nodes = KNOWN; reply == Move.NONE && nodes > 0; nodes *= GROWTH) {
      reply = refuting(replies, nodes); // Until the budget is spent, at the latest.
    }
    return reply;
  }

  private int refuting(int[] replies, long nodes) {
    for (int reply : replies) {
      stage.play(reply);
      boolean refutes = session.isForbidden() || isNoMate(nodes);
      stage.undo(reply);
      if (refutes) {
        return reply;
      }
    }
    return Move.NONE;
  }

  private boolean isNoMate(long nodes) {
    if (budget.isSpent()) {
      throw new OpenQuestionException();
    }
    SearchBudget part = budget.slice(nodes);
    return inquiry == null
        ? session.mates(part).isDisproven()
        : session.under(MateRule.RAW, () -> session.mates(part)).isDisproven();
  }

  @Override
  public int attack(int worth) {
    int plies = Worth.plies(worth);
    int known = asked().provenMove(plies);
    int[] moves = CanonicalMoves.of(position);
    if (known != 0 && !Claims.isClaim(known) && keeps(known, worth)) {
      return told(CanonicalMoves.indexOf(known, moves));
    }
    for (int check : CheckMoves.of(position)) {
      if (check != known && keeps(check, worth)) {
        return told(CanonicalMoves.indexOf(check, moves));
      }
    }
    return told(-1);
  }

  private boolean keeps(int check, int worth) {
    stage.play(check);
    boolean keeps = isAtMostAtDefence(worth - Worth.of(1, 0));
    stage.undo(check);
    return keeps;
  }

  private static Leftover level(int kept) {
    return Leftover.values()[Worth.NONE - kept];
  }

  private boolean isAtMostAtDefence(int worth) {
    int plies = Worth.plies(worth);
    if (!asked().isExactlyWithin(plies)) {
      return false;
    }
    Leftover level = level(Worth.kept(worth));
    return level == Leftover.NONE
        || (plies >= 2 && asked().isExactlyWithin(plies - 2))
        || new LeftoverFinder(asked()).isAtLeastAtDefence(level, plies);
  }

  private boolean isAtMostAtAttack(int worth) {
    int plies = Worth.plies(worth);
    if (plies < 1 || !asked().isExactlyWithin(plies)) {
      return false;
    }
    Leftover level = level(Worth.kept(worth));
    return level == Leftover.NONE
        || (plies >= 3 && asked().isExactlyWithin(plies - 2))
        || new LeftoverFinder(asked()).isAtLeastAtAttack(level, plies);
  }

  /** Whether, the attacker to move, the value is found to be at least so much with some nodes. */
  private boolean isAtLeastAtAttack(int worth, long nodes) {
    int plies = Worth.plies(worth);
    if (plies >= 3 && !asked().isExactlyWithin(plies - 2, nodes).is(false)) {
      return false;
    }
    if (Worth.kept(worth) == Worth.ALWAYS || plies < 1) {
      return true;
    }
    return !asked().isExactlyWithin(plies)
        || !new LeftoverFinder(asked()).isAtLeastAtAttack(level(Worth.kept(worth) - 1), plies);
  }

  private boolean replyIsAtMost(int reply, int worth) {
    stage.play(reply);
    boolean is = isAtMostAtAttack(worth - Worth.of(1, 0));
    stage.undo(reply);
    return is;
  }

  private boolean replyIsAtLeast(int reply, int worth) {
    return replyIsAtLeast(reply, worth, Long.MAX_VALUE);
  }

  private boolean replyIsAtLeast(int reply, int worth, long nodes) {
    stage.play(reply);
    boolean is = isAtLeastAtAttack(worth - Worth.of(1, 0), nodes);
    stage.undo(reply);
    return is;
  }

  @Override
  public int interposition(int reply, int worth) {
    if (replyIsAtMost(reply, worth)) {
      return told(0);
    }
    RisingRule rule = new RisingRule(asked());
    for (int plies = 0; plies <= Worth.plies(worth); plies += 2) {
      if (rule.isCapturedWithin(reply, plies)) {
        return told(1 + plies / 2);
      }
    }
    return told(-1);
  }

  @Override
  public int capture(int[] captures, int plies) {
    int interposition = stage.lastMove();
    for (int i = 0; i < captures.length; i++) {
      stage.giveBack(interposition, captures[i]);
      boolean mates = asked().isExactlyWithin(plies);
      stage.takeBack(interposition, captures[i]);
      if (mates) {
        return told(i);
      }
    }
    return told(-1);
  }

  @Override
  public int witness(int[] replies, boolean[] counted, int plies, boolean plain) {
    int later = plain ? 2 * replies.length : 0;
    for (int pass = 0; pass <= 1; pass++) {
      for (int i = 0; i < replies.length; i++) {
        boolean interposes = asked().rule().mayApplyTo(replies[i]);
        if (counted[i]
            && interposes == (pass == 1)
            && replyIsAtLeast(replies[i], Worth.of(plies, 0))
            && (!interposes || isCapturedOnlyAfter(replies[i], plies))) {
          return told(interposes ? i + later : i);
        }
      }
    }
    int among = amongOthers(replies, Worth.of(plies, 0));
    return told(among < 0 ? -1 : among - 1 + later);
  }

  @Override
  public int outlasting(int[] replies, int reply, int plies) {
    for (int pass = 0; pass <= 1; pass++) {
      for (int i = 0; i < replies.length; i++) {
        boolean interposes = asked().rule().mayApplyTo(replies[i]);
        if (replies[i] != reply
            && interposes == (pass == 1)
            && replyIsAtLeast(replies[i], Worth.of(plies, 0))
            && (!interposes
                || (endsAt(replies[i], plies) && isCapturedOnlyAfter(replies[i], plies)))) {
          return told(interposes ? replies.length + i : i);
        }
      }
    }
    for (ValuedReply each : new ReplyValues(asked(), plies).all()) {
      if (each.counts() && each.length() == plies && asked().rule().mayApplyTo(each.move())) {
        values = new int[] {each.others() / 2};
        return told(2 * replies.length + CanonicalMoves.indexOf(each.move(), replies));
      }
    }
    return told(-1);
  }

  private boolean endsAt(int reply, int plies) {
    return replyIsAtMost(reply, Worth.of(plies, Worth.NONE));
  }

  /** Whether no capture of an interposition mates before so many plies. */
  private boolean isCapturedOnlyAfter(int reply, int plies) {
    return plies < 2 || !new RisingRule(asked()).isCapturedWithin(reply, plies - 2);
  }

  @Override
  public int defence(int[] replies, int worth) {
    int plies = Worth.plies(worth);
    boolean mayBeRaw = asked().rule() == FutileRule.NONE || game.isRawHere();
    int[] ordered = RepliesByChecks.of(position);
    for (long nodes : EFFORTS) {
      if (mayBeRaw && plies >= LONG && nodes <= LITTLE && isRefutable(nodes)) {
        return told(0);
      }
      int reply = lasting(ordered, worth, nodes);
      if (reply != Move.NONE) {
        return told(1 + CanonicalMoves.indexOf(reply, replies));
      }
    }
    if (mayBeRaw && isRefutable(MUCH)) {
      return told(0);
    }
    return told(amongOthers(replies, worth));
  }

  /** A reply that is found with some nodes to last so long, an interposition only if need be. */
  private int lasting(int[] replies, int worth, long nodes) {
    int needed = Worth.plies(worth) + (Worth.kept(worth) > 0 ? 2 : 0);
    for (int pass = 0; pass <= 1; pass++) {
      for (int reply : replies) {
        boolean interposes = asked().rule().mayApplyTo(reply);
        if (interposes == (pass == 1)
            && replyIsAtLeast(reply, worth, nodes)
            && (!interposes || isCapturedOnlyAfter(reply, needed))) {
          return reply;
        }
      }
    }
    return Move.NONE;
  }

  private boolean isRefutable(long nodes) {
    return session.under(MateRule.RAW, () -> session.mates(budget.slice(nodes))).isDisproven();
  }

  /** A reply that counts, and makes the value, though its capture mates sooner than it does. */
  private int amongOthers(int[] replies, int worth) {
    List<ValuedReply> all = new ReplyValues(asked(), Worth.plies(worth)).all();
    for (ValuedReply reply : all) {
      if (reply.counts()
          && asked().rule().mayApplyTo(reply.move())
          && replyIsAtLeast(reply.move(), worth)) {
        values = new int[] {reply.others() / 2};
        return 1 + replies.length + CanonicalMoves.indexOf(reply.move(), replies);
      }
    }
    return -1;
  }

  @Override
  public int before(int reply, int worth) {
    if (values.length == 0) {
      for (ValuedReply each : new ReplyValues(asked(), Worth.plies(worth)).all()) {
        if (each.move() == reply) {
          values = new int[] {each.others() / 2};
        }
      }
    }
    int before = values.length == 0 ? -1 : values[0];
    values = new int[] {};
    return told(before);
  }

  @Override
  public int side(int reply, int before, int worth) {
    if (replyIsAtMost(reply, Worth.of(before, Worth.NONE))) {
      return told(0);
    }
    boolean lasts = !asked().rule().mayApplyTo(reply) || replyIsAtLeast(reply, worth);
    return told(lasts ? 1 : 2);
  }
}
