package io.github.tsume;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.moves.LegalMoves;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A position to play in: what may be played, what gives check, moves that are made and taken back.
 *
 * <pre>{@code
 * Play play = Play.of("9/4k4/9/4P4/9/9/9/9/9 b 2G 1");
 * for (int check : play.checks()) {
 *   play.play(check);
 *   System.out.println(play.line() + ": " + play.legalMoves().size() + " replies");
 *   play.undo();
 * }
 * }</pre>
 *
 * <p>Moves are packed numbers, which {@link Move} explains. Legal is what the rules allow, so that
 * no pawn is dropped to mate and none onto a file that has one. It serves one thread at a time.
 */
public final class Play {
  private final Setup start;
  private final Position position;
  private final int[] buffer = new int[Position.MAX_MOVES];
  private final List<Integer> played = new ArrayList<>();

  private Play(Setup start) {
    this.start = start;
    this.position = Position.of(start);
  }

  /**
   * The position of a text, read as {@link Tsume} reads it.
   *
   * @throws BadPositionException if the text holds no legal position, or several
   */
  public static Play of(String text) {
    return of(text, Options.DEFAULT);
  }

  /**
   * The position of a text, by the rules and with the defender's hand of some options.
   *
   * @throws BadPositionException if the text holds no legal position, or several
   */
  public static Play of(String text, Options options) {
    return new Play(Texts.legal(Texts.read(text, options), options).setup());
  }

  /**
   * A position as data.
   *
   * @throws io.github.tsume.board.InvalidSetupException if it is not legal
   */
  public static Play of(Setup setup) {
    return new Play(setup);
  }

  /** The position as it is now. */
  public Setup position() {
    return position.toSetup();
  }

  /** All legal moves of the side to move. */
  public List<Integer> legalMoves() {
    return list(LegalMoves.generate(position, buffer, 0));
  }

  /** The legal moves that give check; empty if the other side has no king. */
  public List<Integer> checks() {
    return position.king(position.side() ^ 1) < 0
        ? List.of()
        : list(CheckMoves.generate(position, buffer, 0));
  }

  /** Whether the side to move is in check. */
  public boolean isInCheck() {
    return position.inCheck();
  }

  /**
   * The legal move that is written so in USI, such as "G*5c".
   *
   * @throws IllegalArgumentException if there is none
   */
  public int move(String usi) {
    int move = LegalMoves.resolve(position, usi);
    if (move == Move.NONE) {
      throw new IllegalArgumentException("not legal here: " + usi);
    }
    return move;
  }

  /**
   * Plays a move.
   *
   * @throws IllegalArgumentException if it is not legal
   */
  public void play(int move) {
    if (!LegalMoves.isLegal(position, move)) {
      throw new IllegalArgumentException("not legal here: " + Move.toUsi(move, start.rules()));
    }
    position.play(move);
    played.add(move);
  }

  /**
   * Takes the last move back.
   *
   * @throws IllegalStateException if none was played
   */
  public void undo() {
    if (played.isEmpty()) {
      throw new IllegalStateException("no move was played");
    }
    position.undo(played.remove(played.size() - 1));
  }

  /** The moves played so far. */
  public Line line() {
    return new Line(start, List.of(), played);
  }

  private List<Integer> list(int end) {
    return Arrays.stream(buffer, 0, end).boxed().toList();
  }
}
