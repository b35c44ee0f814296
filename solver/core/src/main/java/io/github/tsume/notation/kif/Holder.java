package io.github.tsume.notation.kif;

import io.github.tsume.rules.Color;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A side as labels name it: by its colour or by its task, in either language. */
public enum Holder {
  BLACK(List.of("先手", "下手", "先"), List.of("black", "sente", "shitate", "first player"), "▲▼☗⛊"),
  WHITE(List.of("後手", "上手", "後"), List.of("white", "gote", "uwate", "second player"), "△▽☖⛉"),
  ATTACKER(
      List.of(
          "攻方", "攻め方", "攻手", "攻め手", "攻側", "攻め側", "攻撃側", "詰方", "詰め方", "詰手", "詰め手", "詰側", "詰め側",
          "詰ます側", "攻める側", "攻める方", "詰める側", "攻撃方", "自分", "攻", "詰"),
      List.of("attacker", "attacking side", "attacking player", "my", "our"),
      ""),
  DEFENDER(
      List.of(
          "玉方", "王方", "受方", "受け方", "受手", "受け手", "受側", "受け側", "守方", "守り方", "守備方", "守側", "守り側", "守備側",
          "守り手", "守る側", "受ける側", "受ける方", "逃げる側", "玉側", "相手", "相手方", "敵方", "敵", "玉", "受"),
      List.of(
          "defender", "defending side", "defending player", "opponent", "king side", "king's side"),
      "");

  private final List<String> japanese;
  private final List<String> english;
  private final String marks;

  Holder(List<String> japanese, List<String> english, String marks) {
    this.japanese = japanese;
    this.english = english;
    this.marks = marks;
  }

  /** The names that are written without blanks. */
  List<String> japanese() {
    return japanese;
  }

  /** The names in lower case. */
  List<String> english() {
    return english;
  }

  /** The names of all sides in Japanese that are longer than a character, the longest first. */
  public static List<String> allJapanese() {
    return Stream.of(values())
        .flatMap(holder -> holder.japanese.stream())
        .filter(name -> name.length() > 1)
        .sorted((a, b) -> b.length() - a.length())
        .toList();
  }

  /** The side whose name or sign words begin with, set apart from what follows; null if none. */
  static @Nullable Holder atStart(String words) {
    String text = words.strip().toLowerCase(Locale.ROOT);
    for (Holder holder : values()) {
      if (!text.isEmpty() && holder.marks.indexOf(text.charAt(0)) >= 0) {
        return holder;
      }
      for (String name :
          Stream.concat(holder.japanese.stream(), holder.english.stream()).toList()) {
        boolean apart =
            text.length() == name.length()
                || (text.length() > name.length()
                    && !Character.isLetterOrDigit(text.charAt(name.length())));
        if (apart && text.startsWith(name)) {
          return holder;
        }
      }
    }
    return null;
  }

  /** The signs that stand for the side. */
  String marks() {
    return marks;
  }

  /** The side of a name or a sign. */
  public static Holder named(String name) {
    for (Holder holder : values()) {
      if (holder.japanese.contains(name)
          || holder.english.contains(name)
          || (name.length() == 1 && holder.marks.contains(name))) {
        return holder;
      }
    }
    throw new IllegalArgumentException(name);
  }

  /** Whether a key is the name of a side that is also one of players: 先手, Black. */
  static boolean isPlayer(String key) {
    String name = key.toLowerCase(Locale.ROOT);
    return Stream.of(BLACK, WHITE)
        .anyMatch(
            holder ->
                holder.japanese.contains(name)
                    || holder.english.contains(name)
                    || (name.length() == 1 && holder.marks.contains(name)));
  }

  /** Whether a key names a side, whatever else it says. */
  static boolean isIn(String key) {
    String text = " " + key.toLowerCase(Locale.ROOT) + " ";
    return Stream.of(values())
        .anyMatch(
            holder ->
                holder.japanese.stream().anyMatch(name -> name.length() > 1 && text.contains(name))
                    || holder.english.stream()
                        .anyMatch(name -> text.matches(".*[^a-z]" + name + "[^a-z].*"))
                    || holder.marks.chars().anyMatch(mark -> text.indexOf(mark) >= 0));
  }

  /** Whether it is named by its colour, as players are. */
  boolean isPlayer() {
    return this == BLACK || this == WHITE;
  }

  /** Whether both may be the same side. */
  boolean agrees(Holder other) {
    boolean first = this == BLACK || this == ATTACKER;
    return this == other
        || (isPlayer() != other.isPlayer() && first == (other == BLACK || other == ATTACKER));
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
