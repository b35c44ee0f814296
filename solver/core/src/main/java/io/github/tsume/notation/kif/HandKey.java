package io.github.tsume.notation.kif;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.rules.Color;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The beginning of a line that tells a hand, such as "先手の持駒：" or "玉方 持ち駒:".
 *
 * @param holder whose hand it is
 * @param end the index after it, where the pieces begin
 * @param isStated whether a colon or は follows it, so that a hand must come
 */
public record HandKey(Holder holder, int end, boolean isStated) {
  private static final String COLONS = "：:﹕︰∶＝=";
  private static final String IS = "は";
  private static final String[] HANDS = {
    "持駒", "持ち駒", "持ゴマ", "持ちゴマ", "持ごま", "持ちごま", "もちごま", "もち駒", "手持駒", "手持ち駒", "手駒", "駒台"
  };

  /** A side, named by its colour or by its task. */
  enum Holder {
    BLACK("先手", "下手", "先", "▲", "☗"),
    WHITE("後手", "上手", "後", "△", "☖"),
    ATTACKER("攻方", "攻め方", "攻手", "攻め手", "詰方", "詰め方", "詰手", "詰め手", "攻", "詰", ""),
    DEFENDER("玉方", "受方", "受け方", "受手", "受け手", "守方", "守り方", "守備方", "玉", "受");

    private final String[] names;

    Holder(String... names) {
      this.names = names;
    }

    /** The side, where that one is to move. */
    Color color(Color attacker) {
      return switch (this) {
        case BLACK -> Color.BLACK;
        case WHITE -> Color.WHITE;
        case ATTACKER -> attacker;
        case DEFENDER -> attacker.opponent();
      };
    }
  }

  /** The key that a line begins with, or null. */
  public static @Nullable HandKey of(String line) {
    for (Holder holder : Holder.values()) {
      for (String name : holder.names) {
        int end = end(line, name);
        if (end >= 0) {
          boolean stated = (COLONS + IS).indexOf(line.charAt(end - 1)) >= 0;
          return new HandKey(holder, end, stated);
        }
      }
    }
    return bare(line);
  }

  /** The name of the attacker or the defender alone, where nothing but pieces follows. */
  private static @Nullable HandKey bare(String line) {
    for (Holder holder : new Holder[] {Holder.ATTACKER, Holder.DEFENDER}) {
      for (String name : holder.names) {
        int end = name.isEmpty() ? -1 : Blanks.after(name, line, 0);
        int colon = end < 0 ? line.length() : Blanks.skip(line, end);
        boolean stated = colon < line.length() && COLONS.indexOf(line.charAt(colon)) >= 0;
        if (stated && HandParser.isHand(line.substring(colon + 1))) {
          return new HandKey(holder, colon + 1, true);
        }
      }
    }
    return null;
  }

  /** Whether a key is the name of a side that is also one of players: 先手. */
  static boolean isSide(String key) {
    return key.length() > 1
        && (List.of(Holder.BLACK.names).contains(key) || List.of(Holder.WHITE.names).contains(key));
  }

  /** Whether a key speaks of a hand, whatever else it says. */
  static boolean isLike(String key) {
    for (String hand : HANDS) {
      for (int at = 0; at < key.length(); at++) {
        if (Blanks.after(hand, key, at) >= 0) {
          return true;
        }
      }
    }
    return false;
  }

  private static int end(String line, String name) {
    int holder = Blanks.after(name, line, 0);
    if (holder < 0) {
      return -1;
    }
    int particle = Blanks.after("の", line, holder);
    for (String hand : HANDS) {
      int end = Blanks.after(hand, line, particle < 0 ? holder : particle);
      if (end >= 0) {
        int colon = Blanks.skip(line, end);
        boolean stated = colon < line.length() && COLONS.indexOf(line.charAt(colon)) >= 0;
        boolean is = line.startsWith(IS, colon) && Resemblance.isHand(line, colon + 1);
        return stated || is ? colon + 1 : end;
      }
    }
    return -1;
  }
}
