package io.github.tsume.record;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * An entry that stands in the place of a move: how a line ends.
 *
 * @param kind what it says
 * @param text the words of the source, where {@code kind} is {@link Kind#OTHER}; otherwise empty
 */
public record Special(Kind kind, String text) {

  /** The ways in which a line ends, with their names in KIF and in CSA (and JKF). */
  public enum Kind {
    RESIGNATION("投了", "TORYO"),
    INTERRUPTION("中断", "CHUDAN"),
    REPETITION("千日手", "SENNICHITE"),
    TIME_UP("切れ負け", "TIME_UP"),
    /** The side to move loses by the illegal move that it has made. */
    ILLEGAL_MOVE("反則負け", "ILLEGAL_MOVE"),
    /** The side to move wins: the other side did something illegal. */
    OPPONENT_ILLEGAL("反則勝ち", "ILLEGAL_ACTION"),
    IMPASSE("持将棋", "JISHOGI"),
    DECLARATION("入玉勝ち", "KACHI"),
    DRAW("引き分け", "HIKIWAKE"),
    TAKE_BACK("待った", "MATTA"),
    MATE("詰み", "TSUMI"),
    NO_MATE("不詰", "FUZUMI"),
    ERROR("エラー", "ERROR"),
    OTHER("", "");

    private final String japanese;
    private final String csa;

    Kind(String japanese, String csa) {
      this.japanese = japanese;
      this.csa = csa;
    }

    /** The word of KIF files. */
    public String japanese() {
      return japanese;
    }

    /** The code of CSA files, without sign. */
    public String csa() {
      return csa;
    }
  }

  /** The entry of a kind that needs no words. */
  public static Special of(Kind kind) {
    return new Special(kind, "");
  }

  /** The entry that a KIF file calls so: a known kind, or {@link Kind#OTHER}. */
  public static Special ofJapanese(String word) {
    Kind kind = kindNamed(word);
    return kind == null ? new Special(Kind.OTHER, word) : of(kind);
  }

  private static @Nullable Kind kindNamed(String word) {
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "resign" -> Kind.RESIGNATION;
      case "time-up", "time up", "timeup" -> Kind.TIME_UP;
      case "checkmate", "mate" -> Kind.MATE;
      case "repetition" -> Kind.REPETITION;
      case "draw", "引分", "引分け", "引き分" -> Kind.DRAW;
      case "詰" -> Kind.MATE;
      case "不詰み" -> Kind.NO_MATE;
      case "時間切れ", "切負", "切れ負" -> Kind.TIME_UP;
      case "入玉勝", "宣言勝ち" -> Kind.DECLARATION;
      default -> {
        for (Kind kind : Kind.values()) {
          if (kind != Kind.OTHER && kind.japanese.equals(word)) {
            yield kind;
          }
        }
        yield null;
      }
    };
  }

  /** The entry in Japanese. */
  public String japanese() {
    return kind == Kind.OTHER ? text : kind.japanese();
  }
}
