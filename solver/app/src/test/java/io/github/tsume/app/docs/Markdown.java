package io.github.tsume.app.docs;

import io.github.tsume.results.text.Columns;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A Markdown file of the project as lines, each of a kind. */
public record Markdown(Path file, List<Line> lines) {
  public static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();

  /** The columns that a line of running text may take; a Japanese character takes two. */
  static final int WIDTH = 120;

  private static final Pattern ITEM = Pattern.compile("^( *)([-*+]|\\d+\\.) +");
  private static final Pattern FENCE = Pattern.compile("^ *(```|~~~).*");

  /** What a line is: running text may be wrapped, anything else may not. */
  enum Kind {
    TEXT,
    HEADING,
    CODE,
    TABLE,
    OTHER,
    BLANK
  }

  record Line(Kind kind, String text) {}

  /** All of the project's, in the order of their names. */
  static List<Markdown> all() throws IOException {
    try (Stream<Path> files = Files.walk(ROOT)) {
      List<Markdown> all = new ArrayList<>();
      for (Path file :
          files
              .filter(file -> file.toString().endsWith(".md"))
              .filter(file -> isOurs(ROOT.relativize(file)))
              .sorted()
              .toList()) {
        all.add(of(file));
      }
      return all;
    }
  }

  private static boolean isOurs(Path file) {
    for (Path part : file) {
      String name = part.toString();
      if (name.equals("target") || name.equals(".git") || name.equals(".cache")) {
        return false;
      }
    }
    return true;
  }

  static Markdown of(Path file) throws IOException {
    List<Line> lines = new ArrayList<>();
    boolean fenced = false;
    boolean afterBlank = true;
    boolean indented = false;
    boolean front = false;
    for (String text : Files.readAllLines(file)) {
      boolean fence = FENCE.matcher(text).matches();
      boolean border = text.equals("---") && (lines.isEmpty() || front);
      indented = text.startsWith("    ") ? indented || afterBlank : indented && text.isBlank();
      Kind kind = kind(text);
      if (fenced || fence || (indented && !text.isBlank())) {
        kind = Kind.CODE;
      } else if (front || border) {
        kind = Kind.OTHER;
      }
      front ^= border;
      fenced ^= fence;
      lines.add(new Line(kind, text));
      afterBlank = text.isBlank();
    }
    return new Markdown(file, lines);
  }

  private static Kind kind(String text) {
    String inner = text.strip();
    if (inner.isEmpty()) {
      return Kind.BLANK;
    }
    if (text.startsWith("#")) {
      return Kind.HEADING;
    }
    if (inner.startsWith("|")) {
      return Kind.TABLE;
    }
    boolean definition = inner.matches("\\[[^]]+]: .*");
    boolean picture = inner.matches("!\\[[^]]*]\\([^)]*\\)");
    return definition || picture || inner.startsWith("<") || inner.startsWith(">")
        ? Kind.OTHER
        : Kind.TEXT;
  }

  /** The file with paragraphs wrapped in which a line is too long. */
  String wrapped() {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < lines.size(); ) {
      int end = i + 1;
      if (lines.get(i).kind() == Kind.TEXT) {
        while (end < lines.size()
            && lines.get(end).kind() == Kind.TEXT
            && !ITEM.matcher(lines.get(end).text()).find()) {
          end++;
        }
      }
      List<String> block = lines.subList(i, end).stream().map(Line::text).toList();
      boolean text = lines.get(i).kind() == Kind.TEXT;
      boolean broken = block.stream().anyMatch(line -> line.endsWith("  "));
      for (String line : text && !broken && isTooWide(block) ? wrapped(block) : block) {
        out.append(line).append('\n');
      }
      i = end;
    }
    return out.toString();
  }

  private static boolean isTooWide(List<String> block) {
    return block.stream().anyMatch(line -> Columns.width(line) > WIDTH);
  }

  private static List<String> wrapped(List<String> block) {
    Matcher item = ITEM.matcher(block.get(0));
    String first = block.get(0);
    String indent = " ".repeat(first.length() - first.stripLeading().length());
    String rest = item.find() ? " ".repeat(item.end()) : indent;
    StringBuilder text = new StringBuilder();
    for (String line : block) {
      String next = line.strip();
      if (text.length() > 0) {
        int last = text.codePointBefore(text.length());
        text.append(isStop(last) || (isWide(last) && isWide(next.codePointAt(0))) ? "" : " ");
      }
      text.append(next);
    }
    List<String> lines = new ArrayList<>();
    String left = text.toString();
    String before = indent;
    while (Columns.width(before + left) > WIDTH) {
      int at = breakIn(left, WIDTH - before.length());
      if (at <= 0) {
        break;
      }
      lines.add(before + left.substring(0, at).stripTrailing());
      left = left.substring(at).stripLeading();
      before = rest;
    }
    lines.add(before + left);
    return lines;
  }

  /**
   * Where a line that is too long can be broken: as far right as fits, else as far left as can be.
   */
  private static int breakIn(String text, int width) {
    int best = -1;
    int columns = 0;
    boolean code = false;
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      if (i > 0 && !code && mayBreak(text, i)) {
        if (columns > width) {
          return best > 0 ? best : i;
        }
        best = i;
      }
      code ^= c == '`';
      columns += Columns.width(Character.toString(c));
      i += Character.charCount(c);
    }
    return columns > width ? best : -1;
  }

  private static boolean mayBreak(String text, int at) {
    String rest = text.substring(at);
    int before = text.codePointBefore(at);
    if (before == ' ') {
      return !rest.matches("(?s)([-*+#>|]|\\d+\\.)( .*)?|[|<].*");
    }
    // A viewer may show a line's end as a blank: in Japanese that does no harm after a comma.
    return isStop(before) && !isStop(text.codePointAt(at));
  }

  private static boolean isStop(int c) {
    return "、。；：！？）」』".indexOf(c) >= 0;
  }

  private static boolean isWide(int c) {
    return Columns.width(Character.toString(c)) == 2;
  }
}
