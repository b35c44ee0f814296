package io.github.tsume.soundness;

import io.github.tsume.board.Move;
import io.github.tsume.board.Position;
import io.github.tsume.dfpn.SearchBudget;
import io.github.tsume.judgement.MoveRelation;
import io.github.tsume.mate.Session;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.rules.Piece;

/**
 * Plays the rest of a mainline after a dual, a move that differs from the mainline's in promotion,
 * or in where the piece comes from or goes to.
 *
 * <p>The rest is the same if it is written the same, piece by piece and square by square: where the
 * piece that stands elsewhere, or is not promoted, moves on in the mainline, it does so from where
 * it stands, and may catch up on its promotion.
 */
final class DualContinuation {
  private static final int NOWHERE = -1;

  private final Mainline mainline;
  private final Session session;
  private final boolean promotion;
  private final int[] played;
  private int count;

  /* The square on which only the mainline has the piece, and the one where it is instead. */
  private int home;
  private int elsewhere;

  private DualContinuation(Mainline mainline, int instead, int main, Session session) {
    this.mainline = mainline;
    this.session = session;
    this.promotion = MoveRelation.of(session.position(), instead, main).promotion();
    this.played = new int[mainline.length()];
    boolean twins = !Move.isDrop(main) && Move.from(main) != Move.from(instead);
    this.home = twins ? Move.from(instead) : Move.to(main);
    this.elsewhere = twins ? Move.from(main) : Move.to(instead);
  }

  /**
   * Whether, after a dual at an inner node, where the session stands, the rest of the mainline can
   * be played but for its last move, which may be any that mates: which of several mates at once
   * the mainline ends with is no difference.
   */
  static boolean isMainlines(
      Mainline mainline, int dual, int node, Session session, SearchBudget budget) {
    return new DualContinuation(mainline, dual, mainline.attack(node), session)
        .leads(dual, node, budget);
  }

  private boolean leads(int dual, int node, SearchBudget budget) {
    play(dual);
    boolean legal = true;
    for (int i = 2 * node + 1; i < mainline.length() - 1 && legal; i++) {
      boolean attack = i % 2 == 0;
      int move = counterpart(mainline.move(i), attack);
      legal = move != Move.NONE;
      if (legal) {
        play(move);
        legal = !attack || session.position().inCheck();
      }
    }
    boolean mates = legal && session.matesWithin(1, budget.overtime()).isProven();
    while (count > 0) {
      session.undo(played[--count]);
    }
    return mates;
  }

  private void play(int move) {
    session.play(move);
    played[count++] = move;
  }

  /** The legal move that is the mainline's here; {@link Move#NONE} if there is none. */
  private int counterpart(int main, boolean attack) {
    boolean movesOn = attack && !Move.isDrop(main) && Move.from(main) == home;
    int from = movesOn ? elsewhere : Move.from(main);
    if (movesOn || Move.to(main) == home) {
      // From now on the piece is at the same place, or it was captured in the mainline.
      home = NOWHERE;
    }
    if (Move.to(main) == elsewhere) {
      // It is captured here.
      elsewhere = NOWHERE;
    }
    Position position = session.position();
    int[] moves = new int[Position.MAX_MOVES];
    int end = LegalMoves.generate(position, moves, 0);
    int similar = Move.NONE;
    for (int i = 0; i < end; i++) {
      int move = moves[i];
      boolean samePath =
          Move.isDrop(move) == Move.isDrop(main)
              && Move.to(move) == Move.to(main)
              && (Move.isDrop(move) || Move.from(move) == from);
      if (samePath && Move.kindAfter(move) == Move.kindAfter(main)) {
        if (promotion || Move.kind(move) == Move.kind(main)) {
          return move;
        }
      } else if (samePath && promotion && attack && base(move) == base(main)) {
        similar = move;
      }
    }
    return similar;
  }

  private static int base(int move) {
    return Move.kind(move) & ~Piece.PROMOTED;
  }
}
