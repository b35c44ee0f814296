package io.github.tsume.notation.kif;

import io.github.tsume.board.Move;
import io.github.tsume.record.Replay;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The marks that tell apart pieces of a kind that go to the same square: 上 寄 引 by the direction
 * moved, 左 右 by where the piece comes from, 直 straight ahead, all as the mover sees it.
 *
 * <p>A direction is preferred where it is enough; then 直, then a side, then both. Rooks and bishops
 * take the side from each other and not from the square. Where nothing is enough, which no position
 * of shogi needs, the origin follows in parentheses.
 */
public final class Disambiguation {
  private static final String DIRECTIONS = "上寄引";

  private Disambiguation() {}

  /** The marks that the move needs, maybe none; of a drop 打 where a piece could go there too. */
  public static String marks(Replay replay, int move) {
    int to = Move.to(move);
    int kind = Move.kind(move);
    int[] origins = replay.origins(kind, to);
    if (Move.isDrop(move)) {
      boolean plain =
          origins.length == 0
              && replay.piece(to) == Piece.EMPTY
              && replay.hand(replay.sideToMove(), kind) > 0;
      return plain ? "" : "打";
    }
    int from = Move.from(move);
    if (origins.length == 1 && origins[0] == from) {
      return "";
    }
    for (String marks : candidates(replay, kind, from, to)) {
      int[] fitting = fitting(replay, kind, to, origins, marks);
      if (fitting.length == 1 && fitting[0] == from) {
        return marks;
      }
    }
    Ruleset rules = replay.rules();
    return "(" + (rules.file(from) + 1) + (rules.rank(from) + 1) + ")";
  }

  private static List<String> candidates(Replay replay, int kind, int from, int to) {
    String direction = String.valueOf(direction(replay, from, to));
    List<String> candidates = new ArrayList<>();
    candidates.add(direction);
    if (isStraight(replay, kind, from, to)) {
      candidates.add("直");
    }
    for (String side : new String[] {"左", "右"}) {
      candidates.add(side);
    }
    for (String side : new String[] {"左", "右"}) {
      candidates.add(side + direction);
    }
    return candidates;
  }

  /** Those origins that fit all the marks. */
  public static int[] fitting(Replay replay, int kind, int to, int[] origins, String marks) {
    int[] fitting = new int[origins.length];
    int count = 0;
    for (int origin : origins) {
      if (fits(replay, kind, origin, to, origins, marks)) {
        fitting[count++] = origin;
      }
    }
    return Arrays.copyOf(fitting, count);
  }

  private static boolean fits(
      Replay replay, int kind, int from, int to, int[] origins, String marks) {
    for (int i = 0; i < marks.length(); i++) {
      char mark = marks.charAt(i);
      boolean fits =
          switch (mark) {
            case '左' -> side(replay, kind, from, to, origins) > 0;
            case '右' -> side(replay, kind, from, to, origins) < 0;
            case '直' -> isStraight(replay, kind, from, to);
            default -> direction(replay, from, to) == mark;
          };
      if (!fits) {
        return false;
      }
    }
    return true;
  }

  private static char direction(Replay replay, int from, int to) {
    int ranks = replay.rules().rank(from) - replay.rules().rank(to);
    if (replay.sideToMove() == Color.WHITE) {
      ranks = -ranks;
    }
    return DIRECTIONS.charAt(ranks > 0 ? 0 : ranks == 0 ? 1 : 2);
  }

  /** Positive if the piece comes from the left. */
  private static int side(Replay replay, int kind, int from, int to, int[] origins) {
    Ruleset rules = replay.rules();
    int files = rules.file(from) - rules.file(to);
    if (JapaneseNotation.isMajor(replay, kind)) {
      // The other piece is what counts. Of more than two the outermost are left and right.
      files = 0;
      for (int origin : origins) {
        if (origin != from) {
          int difference = Integer.signum(rules.file(from) - rules.file(origin));
          if (difference == 0 || (files != 0 && files != difference)) {
            return 0;
          }
          files = difference;
        }
      }
    }
    return replay.sideToMove() == Color.BLACK ? files : -files;
  }

  static boolean isStraight(Replay replay, int kind, int from, int to) {
    Ruleset rules = replay.rules();
    return !JapaneseNotation.isMajor(replay, kind)
        && rules.file(from) == rules.file(to)
        && direction(replay, from, to) == '上';
  }
}
