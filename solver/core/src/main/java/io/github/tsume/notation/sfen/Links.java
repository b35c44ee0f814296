package io.github.tsume.notation.sfen;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.StatedGoal;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.Warning;
import io.github.tsume.rules.Ruleset;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * SFEN and USI as sites and clipboards dress them: in links (lishogi, shogi-extend, KENTO, Piyo
 * Shogi, Kyokumen, Shogi Playground, our own page), with underscores or dots for blanks, encoded,
 * in quotes, behind "sfen:".
 *
 * @param line the plain line
 * @param asIs whether the link says that the defender holds what is written and no more
 * @param left what of it was left out, or null
 * @param stated what a link says of its problem besides: length, title, author and goal, as the
 *     fields of a line that come behind the position; empty if it says nothing
 * @param unknown what it says in a way that is not known
 */
public record Links(
    String line, boolean asIs, @Nullable String left, String stated, List<UnknownValue> unknown) {
  /** A value of a name that is known, which says nothing that is. */
  public record UnknownValue(String written, String expected) {
    Warning warning(int lineNumber) {
      return WarningCode.UNKNOWN_VALUE.at(lineNumber, 1, written, expected);
    }
  }

  Links(String line, boolean asIs, @Nullable String left) {
    this(line, asIs, left, "", List.of());
  }

  private static final String RANK = "[1-9+KRBGSNLPFCkrbgsnlpfc]+";
  private static final String BOARD = RANK + "(?:/" + RANK + "){4,8}";
  private static final String FIELDS = "[ _.]([bw])[ _.](-|[0-9A-Za-z]+)(?:[ _.]([0-9]+))?";
  private static final Pattern WHOLE = Pattern.compile("(" + BOARD + ")" + FIELDS);
  private static final Pattern IN_PATH = Pattern.compile("(?:^|/)(" + BOARD + ")" + FIELDS + "/?$");
  private static final Pattern LINK =
      Pattern.compile("[A-Za-z][A-Za-z0-9+.-]{1,20}://[^?#]*(?:\\?([^#]*))?(?:#(.*))?");
  private static final Pattern ENCODED = Pattern.compile("%(?:20|2[FfBb])");
  private static final Pattern PREFIX = Pattern.compile("(?i:sfen)[\\s\\u3000]*[:：][\\s\\u3000]*");
  private static final Pattern MOVES = Pattern.compile("moves((?: +" + SfenShape.USI_MOVE + ")+)");
  private static final String LENGTH = "[0-9]{1,5}";
  private static final int LONGEST_WORDS = 200;
  private static final String[] QUOTES = {"\"\"", "''", "``", "“”", "‘’", "「」", "『』", "<>"};

  /** Under which names links carry a position; any other name will do if none of these has one. */
  private static final List<String> KEYS =
      List.of("sfen", "usi", "initpos", "body", "position", "text");

  /** The plain form of a line; the line itself if it is not dressed. */
  static Links of(String line) {
    String text = unquoted(Blanks.strip(line));
    if (text.length() > 20000) {
      return new Links(line, false, null);
    }
    Matcher prefix = PREFIX.matcher(text);
    String bare = prefix.lookingAt() ? text.substring(prefix.end()) : text;
    if (LINK.matcher(bare).matches()) {
      Links found = ofLink(bare);
      return found == null ? new Links(line, false, null) : found;
    }
    Links usen = Usen.plain(bare);
    if (usen != null) {
      return usen;
    }
    Matcher moves = MOVES.matcher(bare);
    if (moves.matches()) {
      return new Links("startpos " + bare, false, null);
    }
    String plain = value(bare);
    boolean dressed = !plain.equals(bare) || !bare.equals(Blanks.strip(line));
    return dressed && isPosition(plain)
        ? new Links(plain, false, null)
        : new Links(line, false, null);
  }

  /** Whether a line is dressed, and holds a position. */
  public static boolean isOne(String line) {
    return !of(line).line.equals(line);
  }

  /** Whether the link says more of its problem than position and moves. */
  boolean saysMore() {
    return asIs || !stated.isEmpty() || !unknown.isEmpty();
  }

  /** The warnings of what was left out. */
  List<Warning> warnings(int lineNumber) {
    List<Warning> warnings = new ArrayList<>();
    String text = left;
    if (text != null) {
      warnings.add(WarningCode.IGNORED_TEXT.at(lineNumber, 1, text));
    }
    unknown.forEach(value -> warnings.add(value.warning(lineNumber)));
    return warnings;
  }

  private static String unquoted(String text) {
    for (String pair : QUOTES) {
      if (text.length() > 2
          && text.charAt(0) == pair.charAt(0)
          && text.charAt(text.length() - 1) == pair.charAt(1)) {
        return Blanks.strip(text.substring(1, text.length() - 1));
      }
    }
    return text;
  }

  private static boolean isPosition(String text) {
    String bare = text.replaceFirst("^(?:position +)?(?:sfen +)?", "");
    return bare.startsWith("startpos") || bare.matches(BOARD + " .*");
  }

  private static @Nullable Links ofLink(String link) {
    Matcher parts = LINK.matcher(link);
    if (!parts.matches()) {
      return null;
    }
    Map<String, String> values = new LinkedHashMap<>();
    collect(parts.group(1), values);
    collect(parts.group(2), values);
    String moves = moves(values.get("moves"));
    String usen = values.getOrDefault("u", values.get("usen"));
    if (usen != null) {
      return Usen.plain(usen);
    }
    String coded = values.get("xbody");
    if (coded != null) {
      String plain = fromBase64(coded);
      return plain != null && isPosition(plain) ? new Links(plain, false, null) : null;
    }
    Set<String> keys = new LinkedHashSet<>(KEYS);
    keys.addAll(values.keySet());
    for (String key : keys) {
      String plain = values.containsKey(key) ? value(values.get(key)) : "";
      if (isPosition(plain)) {
        boolean asIs = "as-is".equals(values.get("hand"));
        return new Links(plain + moves, asIs, null, stated(values), unknown(values));
      }
    }
    int end = link.indexOf('?') >= 0 ? link.indexOf('?') : link.indexOf('#');
    Matcher path = IN_PATH.matcher(decoded(end < 0 ? link : link.substring(0, end)));
    if (path.find()) {
      return new Links(fields(path) + moves, false, null);
    }
    return moves.isEmpty() ? null : new Links("startpos" + moves, false, null);
  }

  /** The fields of a line for what links of our own page state. */
  private static String stated(Map<String, String> values) {
    String length = values.getOrDefault("length", "");
    String title = words(values.get("title"));
    String author = words(values.get("author"));
    String goal = goal(values);
    boolean counts = length.matches(LENGTH);
    if (!counts && title.isEmpty() && author.isEmpty() && goal.isEmpty()) {
      return "";
    }
    return "\t\t"
        + (counts ? length : "-")
        + '\t'
        + title
        + field(Metadata.AUTHOR, author)
        + field(Metadata.GOAL, goal);
  }

  private static String field(String key, String value) {
    return value.isEmpty() ? "" : '\t' + key + '：' + value;
  }

  /** What is looked for, and within how many plies. */
  private static String goal(Map<String, String> values) {
    String goal = words(values.get("goal"));
    String within = words(values.get("within"));
    String bounded = goal + ' ' + within;
    boolean taken = StatedGoal.aim(bounded).isPresent();
    return taken ? bounded : StatedGoal.aim(goal).isPresent() ? goal : "";
  }

  /** What is said in a way that is not known, of all that {@link #ofLink} asks for. */
  private static List<UnknownValue> unknown(Map<String, String> values) {
    List<UnknownValue> unknown = new ArrayList<>();
    values.forEach(
        (name, value) -> {
          String said = words(value);
          boolean says = !said.isEmpty() || value.length() > LONGEST_WORDS;
          String expected = says ? expected(name, said, words(values.get("goal"))) : "";
          if (!expected.isEmpty()) {
            String shown = said.isEmpty() ? value.substring(0, LONGEST_WORDS / 4) + '…' : said;
            unknown.add(new UnknownValue(name + '=' + shown, expected));
          }
        });
    return unknown;
  }

  /**
   * What should stand for a name; empty if what is said is known, or nobody asks for the name.
   *
   * @param said the value in words; empty if it is too long
   * @param goal the goal that is said, too; empty if none is
   */
  private static String expected(String name, String said, String goal) {
    return switch (name) {
      case "goal" -> StatedGoal.aim(said).isPresent() ? "" : StatedGoal.expected();
      case "within" ->
          StatedGoal.aim(goal).isEmpty() || StatedGoal.aim(goal + ' ' + said).isPresent()
              ? ""
              : "1|3|5…99";
      case "hand" -> said.matches("as-is|auto") ? "" : "as-is|auto";
      case "length" -> said.matches(LENGTH) ? "" : "0…99999";
      case "moves" -> moves(said).isEmpty() ? "7g7f.3c3d" : "";
      case "title", "author" -> said.isEmpty() ? "1…" + LONGEST_WORDS : "";
      case "rules" ->
          Ruleset.byName(said).isPresent()
              ? ""
              : Ruleset.all().stream().map(Ruleset::name).collect(Collectors.joining("|"));
      default -> "";
    };
  }

  /** What a value says, on one line and in one field. */
  private static String words(@Nullable String value) {
    String plain = value == null ? "" : decoded(value.replace('+', ' '));
    String line = plain.replaceAll("[\\s\\p{Cntrl}]+", " ").strip();
    return line.length() > LONGEST_WORDS ? "" : line;
  }

  private static void collect(@Nullable String query, Map<String, String> values) {
    if (query != null) {
      for (String pair : query.split("&", -1)) {
        int equals = pair.indexOf('=');
        if (equals > 0) {
          values.putIfAbsent(pair.substring(0, equals), pair.substring(equals + 1));
        }
      }
    }
  }

  private static String moves(@Nullable String value) {
    String plain = value == null ? "" : decoded(value).replaceAll("[._ ]+", " ").strip();
    return MOVES.matcher("moves " + plain).matches() ? " moves " + plain : "";
  }

  /** A value without what stands for blanks in it, which promotions may look like. */
  private static String value(String written) {
    String plain = written;
    boolean blank = plain.indexOf(' ') >= 0 || plain.contains("%20");
    if (ENCODED.matcher(plain).find() || plain.indexOf('+') >= 0) {
      plain = decoded(plain);
      if (!blank && plain.indexOf('_') < 0) {
        plain = plain.replaceFirst("\\+([bw])\\+(-|[0-9A-Za-z]+)\\+?", " $1 $2 ");
        plain = plain.replaceFirst("^position\\+sfen\\+", "position sfen ").strip();
      }
    }
    if (plain.startsWith("position.")) {
      return plain.replaceAll("\\.+", " ");
    }
    if (plain.startsWith("position_") || plain.startsWith("sfen_")) {
      return plain.replace('_', ' ');
    }
    Matcher whole = WHOLE.matcher(plain);
    return whole.matches() ? fields(whole) : plain;
  }

  private static String fields(Matcher position) {
    String ply = position.group(4);
    return position.group(1)
        + ' '
        + position.group(2)
        + ' '
        + position.group(3)
        + (ply == null ? "" : ' ' + ply);
  }

  /** Percent signs are decoded, as UTF-8; what is no code stays. */
  private static String decoded(String text) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (int at = 0; at < text.length(); ) {
      int code = text.charAt(at) == '%' ? code(text, at + 1) : -1;
      byte[] next =
          code >= 0
              ? new byte[] {(byte) code}
              : text.substring(at, text.offsetByCodePoints(at, 1)).getBytes(StandardCharsets.UTF_8);
      bytes.write(next, 0, next.length);
      at += code >= 0 ? 3 : Character.charCount(text.codePointAt(at));
    }
    return new String(bytes.toByteArray(), StandardCharsets.UTF_8);
  }

  private static int code(String text, int at) {
    int high = at + 1 < text.length() ? Character.digit(text.charAt(at), 16) : -1;
    int low = high < 0 ? -1 : Character.digit(text.charAt(at + 1), 16);
    return low < 0 ? -1 : 16 * high + low;
  }

  private static @Nullable String fromBase64(String coded) {
    try {
      byte[] bytes = Base64.getUrlDecoder().decode(decoded(coded));
      return new String(bytes, StandardCharsets.UTF_8).strip();
    } catch (IllegalArgumentException e) {
      return null;
    }
  }

  /**
   * USEN, the form of Shogi Playground and ShogiHome for links: a position ("_" for "/", "." for
   * blanks, "z" for "+"; none is the start of a game), then lines, each "~", the ply where it
   * leaves the others, a dot, moves of three digits to the base 36, a dot, how it ends.
   */
  private static final class Usen {
    private static final Pattern FORM =
        Pattern.compile(
            "([0-9A-Za-z_.-]*)~0\\.([0-9a-z]*)\\.([a-z]?)((?:~[0-9]+\\.[0-9a-z]*\\.[a-z]?)*)");

    /** The pieces that are dropped, by their number after the squares and the promoted ones. */
    private static final String HELD = "KGPLNSBR";

    private static final int SQUARES = 81;
    private static final int FIRST_HELD = SQUARES + 8;

    private Usen() {}

    /** The main line in USI, or null if the text is no USEN; other lines are left out. */
    static @Nullable Links plain(String text) {
      Matcher form = FORM.matcher(text);
      if (!form.matches() || form.group(2).length() % 3 != 0) {
        return null;
      }
      String position = form.group(1).replace('_', '/').replace('.', ' ').replace('z', '+').strip();
      StringBuilder line = new StringBuilder(position.isEmpty() ? "startpos" : position + " 1");
      String moves = form.group(2);
      for (int at = 0; at < moves.length(); at += 3) {
        String move = move(Integer.parseInt(moves.substring(at, at + 3), 36));
        if (move == null) {
          return null;
        }
        line.append(at == 0 ? " moves " : " ").append(move);
      }
      if (form.group(3).equals("r")) {
        line.append(moves.isEmpty() ? " moves resign" : " resign");
      }
      String others = form.group(4);
      return new Links(line.toString(), false, others.isEmpty() ? null : others);
    }

    private static @Nullable String move(int code) {
      int from = code / (2 * SQUARES);
      String to = square(code / 2 % SQUARES);
      if (from < SQUARES) {
        return square(from) + to + (code % 2 == 1 ? "+" : "");
      }
      int held = from - FIRST_HELD;
      return held < 0 || held >= HELD.length() ? null : HELD.charAt(held) + "*" + to;
    }

    private static String square(int index) {
      return "" + (index % 9 + 1) + (char) ('a' + index / 9);
    }
  }
}
