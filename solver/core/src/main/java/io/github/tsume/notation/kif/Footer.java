package io.github.tsume.notation.kif;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.japanese.Sides;
import io.github.tsume.record.Special;
import io.github.tsume.record.Special.Kind;
import io.github.tsume.rules.Color;
import java.util.Arrays;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The sentence after a line of moves in KIF and KI2: まで7手で詰み. */
final class Footer {
  private static final Pattern BEGINNING =
      Pattern.compile("(?:まで|迄)[\\s　、]*(?:[0-9０-９一二三四五六七八九十百]|で|詰|$)");

  private static final String DECLARED = Kind.DECLARATION.japanese();

  private Footer() {}

  /** Whether a line tells there how the moves end; else it goes on in words: まで楽しめる. */
  static boolean isOne(String line, int start) {
    return BEGINNING.matcher(line).region(start, line.length()).lookingAt();
  }

  /**
   * The end that a footer tells, or null if it tells none, or only who has won.
   *
   * @param text what it says after the number of moves
   * @param toMove whose turn it is at the end
   */
  static @Nullable Special special(String text, Color toMove) {
    if (text.startsWith("詰")) {
      return Special.of(Kind.MATE);
    }
    if (text.startsWith("時間切れ")) {
      return Special.of(Kind.TIME_UP);
    }
    if (text.startsWith(DECLARED.substring(0, 2)) || text.endsWith("の" + DECLARED)) {
      return Special.of(Kind.DECLARATION);
    }
    Color named = Sides.player(text.isEmpty() ? "" : text.substring(0, 1));
    if (text.contains("反則負け")) {
      return Special.of(named == toMove ? Kind.ILLEGAL_MOVE : Kind.OPPONENT_ILLEGAL);
    }
    if (text.contains("反則勝ち") || text.contains("反則行為により")) {
      return Special.of(named == toMove ? Kind.OPPONENT_ILLEGAL : Kind.ILLEGAL_MOVE);
    }
    if (text.endsWith("の勝ち") || text.endsWith("勝ち")) {
      // Whose turn it is may win in several ways, of which nothing says one.
      return named == toMove ? null : Special.of(Kind.RESIGNATION);
    }
    return text.isEmpty() ? null : Special.ofJapanese(text);
  }

  /** Whether words after the number of moves tell an end that is known. */
  static boolean isKnown(String words) {
    return Arrays.stream(Color.values())
        .map(toMove -> special(words, toMove))
        .anyMatch(special -> special != null && isFamiliar(special, words));
  }

  /** Whether words say that end and no more. */
  static boolean isFamiliar(Special special, String words) {
    boolean more = words.chars().anyMatch(c -> "(（。".indexOf(c) >= 0 || Blanks.is((char) c));
    return special.kind() == Kind.OTHER ? MoveLineParser.OTHER_ENDS.contains(words) : !more;
  }

  /** Whether other readers know the footer of that end; some stop at one they do not know. */
  static boolean isWidelyKnown(Special special) {
    return switch (special.kind()) {
      case DECLARATION, DRAW, TAKE_BACK, ERROR, OTHER -> false;
      default -> true;
    };
  }

  /**
   * The footer of a line.
   *
   * @param plies how many moves were played
   * @param toMove whose turn it is at the end
   * @param handicap whether the sides are called 上手 and 下手
   */
  static String text(Special special, int plies, Color toMove, boolean handicap) {
    String mover = Sides.player(toMove, handicap);
    String other = Sides.player(toMove.opponent(), handicap);
    String end =
        switch (special.kind()) {
          case RESIGNATION -> "で" + other + "の勝ち";
          case TIME_UP -> "で時間切れにより" + other + "の勝ち";
          case ILLEGAL_MOVE -> "で" + mover + "の反則負け";
          case OPPONENT_ILLEGAL -> "で" + mover + "の反則勝ち";
          case MATE -> "で詰み";
          default -> "で" + special.japanese();
        };
    return "まで" + plies + "手" + end;
  }
}
