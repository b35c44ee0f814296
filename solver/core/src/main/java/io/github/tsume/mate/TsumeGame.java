package io.github.tsume.mate;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.board.Position;
import io.github.tsume.dfpn.Game;
import io.github.tsume.dfpn.HandArithmetic;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.moves.Evasions;

/**
 * Tsume-shogi as a {@link Game}: the attacker gives check with every move, the defender evades.
 *
 * <p>In <em>inquiry mode</em> lengths leave out futile interpositions: an OR node that follows an
 * interposition offers, besides the checks, <em>claims</em>. A claim captures the interposed piece
 * with the checking line piece and hands it back as if it had never been interposed; it takes no
 * plies. That is the bounded form of the rule; see {@link Inquiry}.
 */
final class TsumeGame implements Game {
  /*
   * Composer mode changes what follows a node, so its nodes must not meet raw ones in a table. Keys
   * are salted with the mode; with the square and the manner of an interposition just made (claims
   * depend on them); and with the pieces that claims took out of the game.
   */
  private static final int CLAIM = 1 << Move.BITS;
  private static final long COMPOSER_SALT = 0x1B56C4E9F3A7D205L;

  private final Position position;
  private final TieOrder ties;
  private final int attacker;
  private final int defender;
  private final int[] buffer = new int[Position.MAX_MOVES];
  private final int[] replies = new int[Position.MAX_MOVES];
  private final FutileMate futileMate;
  private final MateInOne mates;
  private final ProofHands hands;
  private final MovesAlike alike;
  private final RememberedChecks rated = new RememberedChecks();

  private KnownLengths known = new KnownLengths(new KnownMates());
  private FutileRule futile = FutileRule.NONE;
  private long salt;
  private long rawSalt;
  private long composerSalt;
  private long forbiddenSalt;
  private final Vetoes vetoes = new Vetoes();
  private final PlayedMoves played = new PlayedMoves();

  /**
   * The interposition that led here: square + 1, negative if a piece was moved there; 0 if none.
   */
  private int interposition;

  /** A game from a position in which the attacker is to move. */
  TsumeGame(Position position) {
    this(position, position.side());
  }

  TsumeGame(Position position, int attacker) {
    this(position, attacker, TieOrder.of(position, attacker));
  }

  private TsumeGame(Position position, int attacker, TieOrder ties) {
    this.position = position;
    this.ties = ties;
    this.attacker = attacker;
    this.defender = 1 - attacker;
    this.alike = new MovesAlike(position);
    this.hands = new ProofHands(position, attacker);
    this.futileMate = new FutileMate(position, attacker);
    this.mates = new MateInOne(position, attacker, futileMate);
    setMode(FutileRule.NONE);
  }

  @Override
  public TsumeGame copy() {
    TsumeGame copy = new TsumeGame(position.copy(), attacker, ties);
    copy.setMode(futile);
    copy.salt = salt;
    copy.forbiddenSalt = forbiddenSalt;
    copy.vetoes.addAll(vetoes);
    copy.interposition = interposition;
    return copy;
  }

  /** The order in which ties are broken, which depends on the position that the game began with. */
  TieOrder ties() {
    return ties;
  }

  /**
   * Chooses how lengths are counted from now on; only where no claim is in force.
   *
   * @param rule which interpositions may be futile; NONE for raw lengths
   */
  void setMode(FutileRule rule) {
    futile = rule;
    futileMate.setRule(rule);
    mates.setComposing(rule != FutileRule.NONE);
    vetoes.setComposing(rule != FutileRule.NONE);
    rawSalt = position.inventorySalt() + attacker * 0x2545F4914F6CDD1DL;
    composerSalt = rawSalt + COMPOSER_SALT * (rule == FutileRule.STANDARD ? 1 : 2);
    salt = rule == FutileRule.NONE ? rawSalt : composerSalt;
    forbiddenSalt = 0;
    interposition = 0;
  }

  /**
   * Makes this, in raw mode and until a mode is set, a stricter game in which some nodes are
   * forbidden: a mate through one of them is none here, so its nodes must not meet those of the
   * game itself. What fails in that one fails here too.
   *
   * @param id which nodes
   */
  void setForbidden(long id) {
    forbiddenSalt = id;
    salt = rawSalt ^ id;
  }

  /** The key, in raw mode, of the node with that board. */
  long keyOf(long boardKey) {
    return boardKey ^ salt;
  }

  /**
   * Records that the current defender's node takes more than {@code plies} by the exact rule,
   * though the bounded form takes it for shorter.
   */
  void veto(int plies) {
    vetoes.add(key(), hand(), plies);
  }

  /** The identity of the current node with its hand, whatever vetoes there are. */
  long state() {
    return vetoes.state(key(), hand());
  }

  /** From now on takes over, and adds to, what other games of a solver found out. */
  void share(KnownMates mates) {
    known = new KnownLengths(mates);
  }

  /** What was found out about lengths by the exact rule, by {@link #state}. */
  KnownLengths known() {
    return known;
  }

  /** How many moves are played. */
  int depth() {
    return played.depth();
  }

  /** Undoes moves until only {@code count} are left. */
  void unwindTo(int count) {
    while (played.depth() > count) {
      undo(played.last());
    }
  }

  @Override
  public int failsUpTo(long key, int hand) {
    return vetoes.boundOf(key, hand);
  }

  /**
   * A node whose replies are all interpositions, each either futile at once or not followed by mate
   * at once: no reply counts and lasts two plies, so that by the exact rule the others would have
   * to be futile at once too, and then the node would be mate already. Like a veto this is for one
   * hand only; it is used once there are vetoes, and spares most of the others.
   */
  @Override
  public boolean failsWithinTwo(int[] moves, int begin, int end) {
    if (!vetoes.inForce()) {
      return false;
    }
    for (int i = begin; i < end; i++) {
      if (!futile.mayApplyTo(moves[i])) {
        return false;
      }
    }
    for (int i = begin; i < end; i++) {
      play(moves[i]);
      boolean lastsTwo = mates.any() && !isFutileAtOnce();
      undo(moves[i]);
      if (lastsTwo) {
        return false;
      }
    }
    return true;
  }

  /** Whether a claim that the interposition just played is futile mates at once. */
  private boolean isFutileAtOnce() {
    int end = generate(replies, 0);
    for (int i = end - 1; i >= 0 && isClaim(replies[i]); i--) {
      int claim = replies[i];
      play(claim);
      boolean mate = mates.isMate();
      undo(claim);
      if (mate) {
        return true;
      }
    }
    return false;
  }

  /** Withdraws the claims on offer at the current node, until the move that led here is undone. */
  void withdrawClaims() {
    interposition = 0;
  }

  FutileRule futileRule() {
    return futile;
  }

  Position position() {
    return position;
  }

  int attacker() {
    return attacker;
  }

  /** Whether {@code move} is a claim that the interposition before it is futile. */
  static boolean isClaim(int move) {
    return (move & CLAIM) != 0;
  }

  /** The capture by which a claim is made. */
  static int captureOf(int claim) {
    return claim & ~CLAIM;
  }

  @Override
  public boolean attackerToMove() {
    return position.side() == attacker;
  }

  @Override
  public long key() {
    return position.boardKey() ^ saltHere(interposition) ^ vetoes.salt(hand());
  }

  private long saltHere(int interposed) {
    return interposed == 0 ? salt : salt + interposed * 0x9E3779B97F4A7C15L;
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
      return interposition == 0 ? end : addClaims(out, at, end);
    }
    int end = Evasions.generate(position, out, at);
    if (futile != FutileRule.NONE && end > at && futileMate.isMate(out, at, end)) {
      return at;
    }
    return end;
  }

  private int addClaims(int[] out, int at, int checks) {
    int square = Math.abs(interposition) - 1;
    int end = checks;
    int checker = -1;
    for (int i = at; i < checks; i++) {
      int move = out[i];
      if (Move.to(move) == square && !Move.isDrop(move)) {
        if (checker < 0) {
          checker = futileMate.checkerBehind(square);
        }
        if (Move.from(move) == checker) {
          out[end++] = move | CLAIM;
        }
      }
    }
    return end;
  }

  @Override
  public long keyAfter(int move) {
    long vetoed = vetoes.salt(handAfter(move));
    if (isClaim(move)) {
      return position.keyAfter(captureOf(move)) ^ saltAfterClaim(move) ^ vetoed;
    }
    return position.keyAfter(move) ^ saltHere(interpositionBy(move)) ^ vetoed;
  }

  @Override
  public long stricterKeyAfter(int move) {
    if (futile == FutileRule.NONE) {
      return 0;
    }
    // Where a claim took a moved piece out of play, the position is none of the raw game.
    long after = isClaim(move) ? saltAfterClaim(move) : salt;
    return after == composerSalt ? position.keyAfter(captureOf(move)) ^ rawSalt : 0;
  }

  @Override
  public long stricterKey() {
    return isRawHere() ? rawKey() : 0;
  }

  /** Whether lengths leave out futile interpositions here, but the node is one of the raw game. */
  boolean isRawHere() {
    return futile != FutileRule.NONE && salt == composerSalt;
  }

  /** The key that the current node has in the raw game, if {@link #isRawHere}. */
  long rawKey() {
    return position.boardKey() ^ rawSalt;
  }

  /** Before any veto lengths were, if anything, too short: what failed then fails now. */
  @Override
  public long looserKeyAfter(int move) {
    if (forbiddenSalt != 0) {
      return position.keyAfter(move) ^ rawSalt;
    }
    if (!vetoes.inForce()) {
      return 0;
    }
    return isClaim(move)
        ? position.keyAfter(captureOf(move)) ^ saltAfterClaim(move)
        : position.keyAfter(move) ^ saltHere(interpositionBy(move));
  }

  @Override
  public long looserKey() {
    if (forbiddenSalt != 0) {
      return position.boardKey() ^ rawSalt;
    }
    return vetoes.inForce() ? position.boardKey() ^ saltHere(interposition) : 0;
  }

  /** What mated before any veto is taken for a mate until its own proof is found not to stand. */
  @Override
  public boolean trustsLooserProofs() {
    return forbiddenSalt == 0;
  }

  /** After a claim on a moved piece that piece is out of play. */
  private long saltAfterClaim(int claim) {
    return interposition < 0
        ? salt + HandArithmetic.spread(Hand.one(Move.captured(claim) & 7))
        : salt;
  }

  private int interpositionBy(int move) {
    if (futile == FutileRule.NONE || attackerToMove() || Move.isCapture(move)) {
      return 0;
    }
    if (Move.isDrop(move)) {
      return Move.to(move) + 1;
    }
    return Move.kind(move) == 0 || futile == FutileRule.DROPS_ONLY ? 0 : -Move.to(move) - 1;
  }

  @Override
  public int handAfter(int move) {
    return attackerToMove() && !isClaim(move) ? position.handAfter(move) : hand();
  }

  @Override
  public void play(int move) {
    played.push(move, salt, interposition);
    if (isClaim(move)) {
      long after = saltAfterClaim(move);
      boolean moved = interposition < 0;
      position.play(captureOf(move));
      int kind = Move.captured(move) & 7;
      position.changeHand(attacker, kind, -1);
      if (!moved) {
        position.changeHand(defender, kind, 1);
      }
      salt = after;
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
    salt = played.salt();
    interposition = played.interposition();
    if (isClaim(move)) {
      int kind = Move.captured(move) & 7;
      position.changeHand(attacker, kind, 1);
      if (interposition > 0) {
        position.changeHand(defender, kind, -1);
      }
    }
    position.undo(captureOf(move));
  }

  @Override
  public int cost(int move) {
    return isClaim(move) ? -1 : 1;
  }

  @Override
  public int chain(int move) {
    return attackerToMove() ? -1 : alike.chain(move);
  }

  @Override
  public int mobilityAfter(int move) {
    if (isClaim(move)) {
      return 1;
    }
    position.play(move);
    int count = attackerToMove() ? countChecks() : Evasions.count(position);
    position.undo(move);
    return count;
  }

  private int countChecks() {
    int count = CheckMoves.generate(position, buffer, 0);
    rated.put(position.boardKey(), hand(), buffer, count);
    return count;
  }

  /** Captures leave the fewest checks, interpositions the most. */
  @Override
  public int guessedMobility(int reply) {
    if (Move.isCapture(reply)) {
      return 1;
    }
    return !Move.isDrop(reply) && Move.kind(reply) == 0 ? 2 : 3;
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
    return end > begin && isClaim(moves[end - 1]);
  }

  @Override
  public int matedProofHand() {
    return hands.widened(Hand.EMPTY);
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
    return hands.widened(hand);
  }

  @Override
  public int disproofHandBefore(int move, int handAfter) {
    return ProofHands.disproofBefore(move, handAfter);
  }

  @Override
  public int narrowDisproofHand(int hand) {
    return hands.narrowed(hand);
  }

  @Override
  public int refutationHandBefore(int move, int handAfter) {
    return hands.refutationBefore(move, handAfter);
  }

  /** What stands near the defender's king, in all modes. */
  @Override
  public long likeness() {
    return position.keyNear(position.king(defender)) ^ rawSalt;
  }

  @Override
  public HandArithmetic hands() {
    return ProofHands.ARITHMETIC;
  }
}
