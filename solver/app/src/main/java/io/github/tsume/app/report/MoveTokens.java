package io.github.tsume.app.report;

import io.github.tsume.board.Move;
import io.github.tsume.notation.japanese.JapanesePieces;
import io.github.tsume.notation.kif.JapaneseNotation;
import io.github.tsume.record.Replay;
import java.util.List;

/**
 * Writes moves so that a page can play them and say them in Japanese without knowing the rules.
 *
 * <p>A token is the move in USI and, at once after it, what follows the piece's name in Japanese,
 * if anything: {@code 8h2b+成}, {@code 6i5h右}, {@code G*5b打}.
 */
final class MoveTokens {
  private MoveTokens() {}

  /** The moves of the mainline. */
  static String mainline(ReplayedResult result) {
    return write(result.replay(1), result.mainline(), Move.NONE);
  }

  /** The moves of a branch that leaves the mainline at a ply. */
  static String branch(ReplayedResult result, int ply, List<Integer> moves) {
    return write(result.replay(ply), moves, result.moveBefore(ply));
  }

  private static String write(Replay replay, List<Integer> moves, int previous) {
    StringBuilder tokens = new StringBuilder(8 * moves.size());
    int last = previous;
    for (int move : moves) {
      tokens.append(tokens.length() == 0 ? "" : " ").append(Move.toUsi(move, replay.rules()));
      tokens.append(marks(replay, move, last));
      replay.play(move, true);
      last = move;
    }
    return tokens.toString();
  }

  private static String marks(Replay replay, int move, int previous) {
    String text = JapaneseNotation.text(replay, move, previous);
    String name = JapanesePieces.of(replay.rules()).name(Move.kind(move));
    int square = text.startsWith("同", 1) ? 1 : 2;
    return text.substring(1 + square + name.length());
  }
}
