package io.github.tsume.game;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.dfpn.Game;
import io.github.tsume.dfpn.table.HandArithmetic;
import io.github.tsume.game.KnownLengths.KnownMates;
import io.github.tsume.game.Mobility.RememberedChecks;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.moves.Evasions;

/**
 * Tsume-shogi as a {@link Game}: the attacker gives check with every move, the defender evades.
 *
 * <p>In <em>inquiry mode</em> lengths leave out futile interpositions: an OR node that follows an
 * interposition offers, besides the checks, <em>claims</em>. A claim captures the interposed piece
 * with the checking line piece and hands it back as if it had never been interposed; it takes no
 * plies. That is the bounded form of the rule; see {@code Inquiry} in {@code mate}.
 */
public final class TsumeGame implements Game {

  private final Position position;
  private final TieOrder ties;
  private final int attacker;
  private final int defender;
  private final int[] buffer = new int[Position.MAX_MOVES];
  private final FutileMate futileMate;
  private final Claims claims;
  private final OnlyInterpositions interpositions;
  private final MateInOne mates;
  private final ProofHands hands;
  private final MovesAlike alike;
  private final RememberedChecks rated = new RememberedChecks();
  private final Mobility mobility;

  private KnownLengths known = new KnownLengths(new KnownMates());
  private FutileRule futile = FutileRule.NONE;
  private final GameKeys keys;
  private final Vetoes vetoes = new Vetoes();
  private final PlayedMoves played = new PlayedMoves();

  /** The interposition that led here, numbered as {@link Claims} says; 0 if none. */
  private int interposition;

  /** A game from a position in which the attacker is to move. */
  public TsumeGame(Position position) {
    this(position, position.side());
  }

  public TsumeGame(Position position, int attacker) {
    this(position, attacker, TieOrder.of(position, attacker));
  }

  private TsumeGame(Position position, int attacker, TieOrder ties) {
    this.position = position;
    this.ties = ties;
    this.attacker = attacker;
    this.defender = 1 - attacker;
    this.keys = new GameKeys(position, attacker);
    this.alike = new MovesAlike(position);
    this.hands = new ProofHands(position, attacker);
    this.futileMate = new FutileMate(position, attacker);
    this.claims = new Claims(position, attacker, futileMate);
    this.mates = new MateInOne(position, attacker, futileMate);
    this.interpositions = new OnlyInterpositions(this, mates);
    this.mobility = new Mobility(position, attacker, rated);
    setMode(FutileRule.NONE);
  }

  @Override
  public TsumeGame copy() {
    TsumeGame copy = new TsumeGame(position.copy(), attacker, ties);
    copy.setMode(futile);
    copy.keys.set(keys);
    copy.vetoes.addAll(vetoes);
    copy.interposition = interposition;
    return copy;
  }

  /** The order in which ties are broken, which depends on the position that the game began with. */
  public TieOrder ties() {
    return ties;
  }

  /**
   * Chooses how lengths are counted from now on; only where no claim is in force.
   *
   * @param rule which interpositions may be futile; NONE for raw lengths
   */
  public void setMode(FutileRule rule) {
    futile = rule;
    futileMate.setRule(rule);
    mates.setComposing(rule != FutileRule.NONE);
    vetoes.setComposing(rule != FutileRule.NONE);
    keys.setRule(rule);
    interposition = 0;
  }

  /**
   * Makes this, in raw mode and until a mode is set, a stricter game in which some nodes are
   * forbidden: a mate through one of them is none here, so its nodes must not meet those of the
   * game itself. What fails in that one fails here too.
   *
   * @param id which nodes
   */
  public void setForbidden(long id) {
    keys.setForbidden(id);
  }

  /** The key, in raw mode, of the node with that board. */
  public long keyOf(long boardKey) {
    return boardKey ^ keys.current();
  }

  /**
   * Records that the current defender's node takes more than {@code plies} by the exact rule,
   * though the bounded form takes it for shorter.
   */
  public void veto(int plies) {
    vetoes.add(key(), hand(), plies);
  }

  /** The identity of the current node with its hand, whatever vetoes there are. */
  public long state() {
    return vetoes.state(key(), hand());
  }

  /** From now on takes over, and adds to, what other games of a solver found out. */
  public void share(KnownMates mates) {
    known = new KnownLengths(mates);
  }

  /** What was found out about lengths by the exact rule, by {@link #state}. */
  public KnownLengths known() {
    return known;
  }

  /** How many moves are played. */
  public int depth() {
    return played.depth();
  }

  /** Undoes moves until only {@code count} are left. */
  public void unwindTo(int count) {
    while (played.depth() > count) {
      undo(played.last());
    }
  }

  @Override
  public int failsUpTo(long key, int hand) {
    return vetoes.boundOf(key, hand);
  }

  @Override
  public boolean failsWithinTwo(int[] moves, int begin, int end) {
    return vetoes.inForce() && interpositions.fail(moves, begin, end);
  }

  /** Withdraws the claims on offer at the current node, until the move that led here is undone. */
  public void withdrawClaims() {
    interposition = 0;
  }

  public FutileRule futileRule() {
    return futile;
  }

  public Position position() {
    return position;
  }

  public int attacker() {
    return attacker;
  }

  @Override
  public boolean attackerToMove() {
    return position.side() == attacker;
  }

  @Override
  public long key() {
    return position.boardKey() ^ keys.after(interposition) ^ vetoes.salt(hand());
  }

  @Override
  public int hand() {
    return position.hand(attacker);
  }

  @Override
  public int generate(int[] out, int at) {
    if (attackerToMove()) {
      int end = rated.get(position.boardKey(), hand(), out, at);
      if (end < 0) {
        end = CheckMoves.generate(position, out, at);
      }
      return interposition == 0 ? end : claims.add(interposition, out, at, end);
    }
    int end = Evasions.generate(position, out, at);
    if (futile != FutileRule.NONE && end > at && futileMate.isMate(out, at, end)) {
      return at;
    }
    return end;
  }

  @Override
  public long keyAfter(int move) {
    return keyWithoutVetoAfter(move) ^ vetoes.salt(handAfter(move));
  }

  private long keyWithoutVetoAfter(int move) {
    return Claims.isClaim(move)
        ? position.keyAfter(Claims.captureOf(move)) ^ saltAfterClaim(move)
        : position.keyAfter(move) ^ keys.after(interpositionBy(move));
  }

  @Override
  public long stricterKeyAfter(int move) {
    if (futile == FutileRule.NONE) {
      return 0;
    }
    // Where a claim took a moved piece out of play, the position is none of the raw game.
    long after = Claims.isClaim(move) ? saltAfterClaim(move) : keys.current();
    return keys.isRawToo(after) ? position.keyAfter(Claims.captureOf(move)) ^ keys.raw() : 0;
  }

  @Override
  public long stricterKey() {
    return isRawHere() ? rawKey() : 0;
  }

  /** Whether lengths leave out futile interpositions here, but the node is one of the raw game. */
  public boolean isRawHere() {
    return futile != FutileRule.NONE && keys.isRawToo(keys.current());
  }

  /** The key that the current node has in the raw game, if {@link #isRawHere}. */
  public long rawKey() {
    return position.boardKey() ^ keys.raw();
  }

  /** Before any veto lengths were, if anything, too short: what failed then fails now. */
  @Override
  public long looserKeyAfter(int move) {
    if (keys.isForbidding()) {
      return position.keyAfter(move) ^ keys.raw();
    }
    return vetoes.inForce() ? keyWithoutVetoAfter(move) : 0;
  }

  @Override
  public long looserKey() {
    if (keys.isForbidding()) {
      return position.boardKey() ^ keys.raw();
    }
    return vetoes.inForce() ? position.boardKey() ^ keys.after(interposition) : 0;
  }

  /** What mated before any veto is taken for a mate until its own proof is found not to stand. */
  @Override
  public boolean trustsLooserProofs() {
    return !keys.isForbidding();
  }

  /** After a claim on a moved piece that piece is out of play. */
  private long saltAfterClaim(int claim) {
    return interposition < 0 ? keys.without(Move.captured(claim) & 7) : keys.current();
  }

  private int interpositionBy(int move) {
    return attackerToMove() ? 0 : Claims.interpositionBy(move, futile);
  }

  @Override
  public int handAfter(int move) {
    return attackerToMove() && !Claims.isClaim(move) ? position.handAfter(move) : hand();
  }

  @Override
  public void play(int move) {
    played.push(move, keys.current(), interposition);
    if (Claims.isClaim(move)) {
      long after = saltAfterClaim(move);
      claims.play(move, interposition);
      keys.setCurrent(after);
      interposition = 0;
      return;
    }
    int next = interpositionBy(move);
    position.play(move);
    interposition = next;
  }

  @Override
  public void undo(int move) {
    played.pop();
    keys.setCurrent(played.salt());
    interposition = played.interposition();
    if (Claims.isClaim(move)) {
      claims.undo(move, interposition);
    } else {
      position.undo(move);
    }
  }

  @Override
  public int cost(int move) {
    return Claims.isClaim(move) ? -1 : 1;
  }

  @Override
  public int chain(int move) {
    return attackerToMove() ? -1 : alike.chain(move);
  }

  @Override
  public int mobilityAfter(int move) {
    return mobility.after(move);
  }

  @Override
  public int guessedMobility(int reply) {
    return Mobility.guessed(reply);
  }

  @Override
  public int mateAmong(int[] moves, int begin, int end, int[] mobility) {
    return mates.among(moves, begin, end, mobility);
  }

  @Override
  public boolean failsAtOnce() {
    if (interposition != 0) {
      int end = generate(buffer, 0);
      if (hasClaims(buffer, 0, end)) {
        return false;
      }
    }
    return !mates.any();
  }

  @Override
  public int mateAmong(int[] moves, int begin, int end) {
    return mates.among(moves, begin, end);
  }

  @Override
  public boolean hasClaims(int[] moves, int begin, int end) {
    return end > begin && Claims.isClaim(moves[end - 1]);
  }

  @Override
  public int matedProofHand() {
    return hands.widened(Hand.EMPTY, Evasions.interpositionKinds(position));
  }

  @Override
  public int fullHand() {
    return hands.full();
  }

  @Override
  public int proofHandBefore(int move, int handAfter) {
    return ProofHands.proofBefore(move, handAfter);
  }

  @Override
  public int widenProofHand(int hand) {
    return hands.widened(hand, Evasions.interpositionKinds(position));
  }

  @Override
  public int disproofHandBefore(int move, int handAfter) {
    return ProofHands.disproofBefore(move, handAfter);
  }

  @Override
  public int narrowDisproofHand(int hand) {
    return hands.narrowed(hand, CheckMoves.dropCheckKinds(position));
  }

  @Override
  public int refutationHandBefore(int move, int handAfter) {
    return hands.refutationBefore(move, handAfter);
  }

  /** What stands near the defender's king, in all modes. */
  @Override
  public long likeness() {
    return position.keyNear(position.king(defender)) ^ keys.raw();
  }

  @Override
  public HandArithmetic hands() {
    return ProofHands.ARITHMETIC;
  }
}
