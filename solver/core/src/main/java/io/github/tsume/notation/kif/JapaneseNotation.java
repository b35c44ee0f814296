package io.github.tsume.notation.kif;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.notation.japanese.JapaneseNumbers;
import io.github.tsume.notation.japanese.JapanesePieces;
import io.github.tsume.notation.japanese.Sides;
import io.github.tsume.record.Replay;
import io.github.tsume.rules.ToriShogi;
import java.util.ArrayList;
import java.util.List;

/**
 * Japanese move notation, such as ▲７六歩, △同銀右不成 or ▲５二金打, by the rule of the Japan Shogi
 * Association.
 *
 * <p>What else of the same kind could go to the same square decides which marks a move needs. As in
 * other programs, whether the king would be left in check does not matter for that.
 */
public final class JapaneseNotation {
  private JapaneseNotation() {}

  /**
   * The move in Japanese with the sign of its side.
   *
   * @param previous the move before it, or {@link Move#NONE}
   */
  public static String text(Position position, int move, int previous) {
    return text(Replay.of(position.toSetup()), move, previous);
  }

  /** The move in Japanese with the sign of its side; {@code previous} may be {@link Move#NONE}. */
  public static String text(Replay replay, int move, int previous) {
    return Sides.sign(replay.sideToMove()) + words(replay, move, previous, "");
  }

  /** A line of moves in Japanese, each with the sign of its side. */
  public static List<String> line(Setup setup, int... moves) {
    Replay replay = Replay.of(setup);
    List<String> texts = new ArrayList<>();
    int previous = Move.NONE;
    for (int move : moves) {
      texts.add(text(replay, move, previous));
      replay.play(move);
      previous = move;
    }
    return texts;
  }

  /**
   * The move that a text names, legal or not.
   *
   * @param previous the move before it, or {@link Move#NONE}
   * @return the move, or {@link Move#NONE} if the text is no move, fits none, or fits several
   */
  public static int resolve(Replay replay, String text, int previous) {
    try {
      JapaneseMoveParser parser = new JapaneseMoveParser(text, 0, 1, replay, previous);
      int move = parser.parse();
      return parser.position() == text.stripTrailing().length() ? move : Move.NONE;
    } catch (ReadException e) {
      return Move.NONE;
    }
  }

  /**
   * The move without sign.
   *
   * @param gap what stands between 同 and a piece of one character that nothing follows
   */
  static String words(Replay replay, int move, int previous, String gap) {
    int to = Move.to(move);
    StringBuilder end = new StringBuilder();
    end.append(JapanesePieces.of(replay.rules()).name(Move.kind(move)));
    end.append(Disambiguation.marks(replay, move));
    if (Move.promotes(move)) {
      end.append("成");
    } else if (!Move.isDrop(move) && replay.mayPromote(Move.kind(move), Move.from(move), to)) {
      end.append("不成");
    }
    if (previous != Move.NONE && Move.to(previous) == to) {
      return "同" + (end.length() == 1 ? gap : "") + end;
    }
    return square(replay, to) + end;
  }

  private static String square(Replay replay, int square) {
    return JapaneseNumbers.fullWidth(replay.rules().file(square) + 1)
        + JapaneseNumbers.kanji(replay.rules().rank(square) + 1);
  }

  /** Whether pieces of that kind are told apart by left and right only, never by 直. */
  static boolean isMajor(Replay replay, int kind) {
    char letter = replay.rules().type(kind).letter();
    return (letter == 'R' || letter == 'B') && replay.rules() != ToriShogi.RULES;
  }
}
