package io.github.tsume.notation.kif;

import io.github.tsume.notation.common.StatedGoal;
import io.github.tsume.notation.japanese.Words;
import io.github.tsume.record.Metadata;
import io.github.tsume.rules.Color;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A side as labels name it: by its colour or by its task, in either language. */
public enum Holder {
  BLACK,
  WHITE,
  ATTACKER,
  DEFENDER;

  private final List<String> japanese = forms(Words.Kind.SIDE, "ja");
  private final List<String> english = forms(Words.Kind.SIDE, "en");
  private final String marks = String.join("", forms(Words.Kind.MARK, "*"));

  private List<String> forms(Words.Kind kind, String language) {
    return Words.forms(kind, name().toLowerCase(Locale.ROOT), language);
  }

  /** The names that are written without blanks. */
  List<String> japanese() {
    return japanese;
  }

  /** The names in lower case. */
  List<String> english() {
    return english;
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
    Holder holder = ofName(name);
    if (holder == null) {
      throw new IllegalArgumentException(name);
    }
    return holder;
  }

  /** The side of a name or a sign, or null. */
  static @Nullable Holder ofName(String name) {
    return Stream.of(values()).filter(holder -> holder.isNamed(name)).findFirst().orElse(null);
  }

  /** Whether a key is the name of a side that is also one of players: 先手, Black. */
  static boolean isPlayer(String key) {
    String name = key.toLowerCase(Locale.ROOT);
    return BLACK.isNamed(name) || WHITE.isNamed(name);
  }

  private boolean isNamed(String name) {
    return japanese.contains(name)
        || english.contains(name)
        || (name.length() == 1 && marks.contains(name));
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
  public boolean isPlayer() {
    return this == BLACK || this == WHITE;
  }

  /**
   * Whether the defender begins: by whose turn it is said to be, if that is told by his task, else
   * by what captions state.
   *
   * @param turn whose turn it is said to be; null if nothing is
   */
  public static boolean defenderBegins(@Nullable Holder turn, Metadata captions) {
    return turn == null || turn.isPlayer() ? StatedGoal.defenderBegins(captions) : turn == DEFENDER;
  }

  /** Whether both may be the same side. */
  boolean agrees(Holder other) {
    boolean first = this == BLACK || this == ATTACKER;
    return this == other
        || (isPlayer() != other.isPlayer() && first == (other == BLACK || other == ATTACKER));
  }

  /** The side, where that one is to move. */
  public Color color(Color attacker) {
    return switch (this) {
      case BLACK -> Color.BLACK;
      case WHITE -> Color.WHITE;
      case ATTACKER -> attacker;
      case DEFENDER -> attacker.opponent();
    };
  }
}
