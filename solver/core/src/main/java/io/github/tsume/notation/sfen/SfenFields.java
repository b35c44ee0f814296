package io.github.tsume.notation.sfen;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.Lines;
import io.github.tsume.notation.common.StatedGoal;
import io.github.tsume.notation.japanese.Sides;
import io.github.tsume.notation.japanese.StatedLength;
import io.github.tsume.notation.japanese.Words;
import io.github.tsume.record.Metadata;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The meaning of fields with names for a problem, such as those of a table, as one line of SFEN.
 */
public final class SfenFields {
  /** What a field says, by the names that it may have, without blanks and signs. */
  private static final Map<String, String> NAMES = Words.values(Words.Kind.FIELD);

  private static final List<String> PROSE = Words.forms(Words.Kind.KEY, "prose", "ja");

  private enum Meaning {
    POSITION,
    PLY,
    NUMBER,
    LENGTH,
    MOVES,
    TITLE,
    AUTHOR,
    GOAL,
    WITHIN,
    BEGINS,
    SOLUTIONS;

    static @Nullable Meaning of(String name) {
      String plain = name.toLowerCase(Locale.ROOT).replaceAll("[\\s\u3000_.#\ufeff-]", "");
      Metadata named = Metadata.of(Map.of(plain, name));
      String meaning = NAMES.get(plain);
      return named.title() != null
          ? TITLE
          : named.author() != null
              ? AUTHOR
              : meaning == null ? null : valueOf(meaning.toUpperCase(Locale.ROOT));
    }
  }

  private static final Pattern USI_MOVES =
      Pattern.compile(
          "(?:moves\\s+)?" + SfenShape.USI_MOVE + "(?:[\\s,]+" + SfenShape.USI_MOVE + ")*");

  private static final Pattern LENGTH = Pattern.compile("([0-9]{1,5})\\s*手?");

  private final Map<Meaning, String> values = new EnumMap<>(Meaning.class);
  private final List<String> others = new ArrayList<>();
  private boolean found;

  /** Whether a name says that a field holds a position. */
  public static boolean isPosition(String name) {
    return Meaning.of(name) == Meaning.POSITION;
  }

  /** The key of what a header above a position says of it; empty if it may say something else. */
  static String key(String name, String value) {
    Metadata named = Metadata.of(Map.of(name, value));
    Meaning meaning = Meaning.of(name);
    if (named.title() != null || named.author() != null) {
      return named.title() != null ? Metadata.TITLE : Metadata.AUTHOR;
    }
    if (meaning == Meaning.NUMBER) {
      return SfenShape.number(value) == null ? "" : Metadata.NUMBER;
    }
    if (meaning == Meaning.LENGTH) {
      return LENGTH.matcher(value).matches() || StatedLength.isAll(value) ? Metadata.LENGTH : "";
    }
    boolean moves = USI_MOVES.matcher(value).matches() || holdsOtherMoves(name, value);
    return meaning == Meaning.MOVES && moves || PROSE.contains(name) ? name : "";
  }

  /** Whether a name says that a field tells which of several problems one is. */
  static boolean isNumber(String name) {
    return Meaning.of(name) == Meaning.NUMBER;
  }

  /** A move as people write it, at the beginning of a field. */
  private static final Pattern OTHER_MOVES =
      Pattern.compile(
          "[\\s\u3000]*(?:[0-9]{1,3}[.)]\\s*)?(?:"
              + Sides.SIGN
              + "?[\\s\u3000]*[1-9１-９][1-9１-９一二三四五六七八九][^0-9\\s：:]"
              + "|\\+?[PLNSGBRK](?:[1-9][a-i1-9])?[-x*']?[1-9][a-i1-9]|[1-9][a-i][1-9][a-i]).*");

  /** The moves of the author's line that a field holds in USI; empty if it holds none. */
  static String moves(String name, String value) {
    return Meaning.of(name) == Meaning.MOVES && USI_MOVES.matcher(value).matches()
        ? plainMoves(value)
        : "";
  }

  private static String plainMoves(String moves) {
    return moves.replaceFirst("^moves\\s+", "").replaceAll("[\\s,]+", " ");
  }

  /** Whether a field holds moves of the author's line that are written otherwise than in USI. */
  public static boolean holdsOtherMoves(String name, String value) {
    return Meaning.of(name) == Meaning.MOVES && OTHER_MOVES.matcher(value).matches();
  }

  /** Whether a name is one that problems have. */
  static boolean isKnown(String name) {
    return Meaning.of(name) != null;
  }

  /** Whether a text is a position with its fields, or a link to one. */
  static boolean holdsPosition(String value) {
    String plain = Links.of(value).line();
    return !plain.equals(value)
        || Blanks.strip(value)
            .matches(
                "(?:position +)?(?:(?:sfen +)?[0-9A-Za-z+]+(?:/[0-9A-Za-z+]+){4,8} +[bw] +[^ \\t]+"
                    + "(?: +[0-9]{1,7})?|startpos)(?: +moves .*)?");
  }

  /** Only what a problem states counts: the other fields are what a program found out about it. */
  public void ofResult() {
    found = true;
  }

  /** Takes a field; of several that mean the same, the first. */
  public void put(String name, String value) {
    String text = Blanks.strip(Lines.joined(value).replace('\t', ' '));
    Meaning meaning = Meaning.of(name);
    String plain = name.toLowerCase(Locale.ROOT);
    boolean stated = plain.startsWith("stated") || plain.startsWith("authored");
    boolean counts =
        !found
            || stated
            || (meaning != null && meaning != Meaning.LENGTH && meaning != Meaning.MOVES);
    if (text.isEmpty() || !counts) {
      return;
    }
    if (meaning == Meaning.MOVES && LENGTH.matcher(text).matches()) {
      meaning = Meaning.LENGTH; // How many they are.
    }
    if (meaning == Meaning.MOVES && !USI_MOVES.matcher(text).matches()) {
      meaning = null;
    }
    if (meaning == null || values.putIfAbsent(meaning, text) != null) {
      other(name, text);
    }
  }

  private void other(String name, String value) {
    String key = Blanks.strip(name).replaceAll("[：\\s\u3000]+", " ");
    if (!key.isEmpty() && key.length() <= 64 && !found) {
      others.add(key + '：' + value);
    } else if (!found) {
      others.add(value);
    }
  }

  /** The line; what is no position in it is an error of whoever reads it. */
  public String line() {
    StringBuilder line = new StringBuilder(position());
    line.append('\t').append(values.getOrDefault(Meaning.NUMBER, ""));
    String length = values.getOrDefault(Meaning.LENGTH, "");
    Matcher digits = LENGTH.matcher(length);
    String stated = digits.matches() ? digits.group(1) : StatedLength.in(length);
    line.append('\t').append(stated == null ? "-" : stated);
    line.append('\t').append(values.getOrDefault(Meaning.TITLE, ""));
    if (stated == null && !length.isEmpty() && !length.equals("-")) {
      line.append('\t').append(Metadata.LENGTH).append('：').append(length);
    }
    String author = values.get(Meaning.AUTHOR);
    if (author != null) {
      line.append('\t').append(Metadata.AUTHOR).append('：').append(author);
    }
    String goal = values.getOrDefault(Meaning.GOAL, "");
    String within = values.getOrDefault(Meaning.WITHIN, "");
    if (!goal.isEmpty()) {
      line.append('\t').append(Metadata.GOAL).append('：').append(goal(goal));
    } else if (!within.isEmpty() && !found) {
      line.append("\twithin：").append(within);
    }
    others.forEach(other -> line.append('\t').append(other));
    return line.toString();
  }

  /** A goal with what else of it has a field of its own, as far as it takes that. */
  private String goal(String goal) {
    String solutions = values.get(Meaning.SOLUTIONS);
    List<String> more =
        List.of(
            values.getOrDefault(Meaning.WITHIN, ""),
            "true".equals(values.get(Meaning.BEGINS)) ? StatedGoal.DEFENDER_FIRST.strip() : "",
            solutions == null ? "" : solutions + StatedGoal.SOLUTIONS);
    String words = goal;
    for (String each : more) {
      String longer = (words + ' ' + each).strip();
      words = StatedGoal.aim(longer).isPresent() ? longer : words;
    }
    return words;
  }

  private String position() {
    String given = values.getOrDefault(Meaning.POSITION, "");
    String link = SfenShape.narrow(given);
    Links plain = Links.of(link);
    if (plain.saysMore()) {
      return plain.line().contains(" moves") ? link : link + movesOfLink();
    }
    StringBuilder position = new StringBuilder(plain.line());
    String ply = values.get(Meaning.PLY);
    if (ply != null && ply.matches("[0-9]{1,7}") && position.toString().split("\\s+").length == 3) {
      position.append(' ').append(ply);
    }
    String moves = moves();
    if (!moves.isEmpty() && position.indexOf(" moves") < 0) {
      position.append(" moves ").append(moves);
    }
    return position.toString();
  }

  private String moves() {
    return plainMoves(values.getOrDefault(Meaning.MOVES, ""));
  }

  /** The moves of another field, as links have them. */
  private String movesOfLink() {
    String moves = moves();
    return moves.isEmpty() ? "" : "&moves=" + moves.replace(' ', '.');
  }
}
