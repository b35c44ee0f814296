package io.github.tsume.notation.sfen;

import io.github.tsume.notation.common.Blanks;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A link to a position in a sentence, or as Markdown has it: {@code see https://… (hard)}, {@code
 * [Problem 3](https://…)}.
 *
 * @param plain what the link holds
 * @param label the text that the link is shown as, or null
 * @param before the words before it
 * @param after the words after it
 */
record LinkedText(Links plain, @Nullable String label, String before, String after) {
  private static final int LONGEST = 20000;

  /** Links are in ASCII, so that they are found in every encoding. */
  private static final Pattern LINK =
      Pattern.compile(
          "(?<![A-Za-z0-9+.-])[A-Za-z][A-Za-z0-9+.-]{1,15}+://[!#-%\\&(-;=?-_a-~]++"
              + "(?: [bw] (?:-|[0-9A-Za-z]{1,60})(?: [0-9]{1,7})?)?");

  /** What ends sentences and brackets, and is no part of the link before it. */
  private static final Pattern END = Pattern.compile("[.,;:!?*|)\\]}]++$");

  /** Where the text is that a link is shown as, in Markdown. */
  private static final Pattern LABEL = Pattern.compile("\\[([^\\[\\]]{0,200})\\]\\($");

  /** The parts of a line, each with a link to a position; the line itself if it has only one. */
  static List<String> parts(String line) {
    List<String> parts = new ArrayList<>();
    if (line.indexOf("://") == line.lastIndexOf("://")) {
      return List.of(line);
    }
    int start = 0;
    int end = 0;
    for (Matcher link = LINK.matcher(line); link.find(); ) {
      if (plain(link) == null) {
        continue;
      }
      if (end > 0) {
        int next = beginning(line, end, link.start());
        parts.add(line.substring(start, next));
        start = next;
      }
      end = link.end();
    }
    parts.add(line.substring(start));
    return parts;
  }

  /** Where the words begin that belong to the second of two links: with its label or its mark. */
  private static int beginning(String line, int from, int link) {
    Matcher label = LABEL.matcher(line).region(Math.max(from, link - 210), link);
    int at = label.find() ? label.start() : link;
    return at > from && line.charAt(at - 1) == '<' ? at - 1 : at;
  }

  /** The first link of a line to a position, or null. */
  static @Nullable LinkedText in(String line) {
    if (!line.contains("://")) {
      return null;
    }
    for (Matcher link = LINK.matcher(line); link.find(); ) {
      Links plain = plain(link);
      if (plain != null) {
        return of(line, link, plain);
      }
    }
    return null;
  }

  private static LinkedText of(String line, Matcher link, Links plain) {
    int end = link.start() + trimmed(link.group()).length();
    Matcher label = LABEL.matcher(line).region(Math.max(0, link.start() - 210), link.start());
    boolean shown = label.find();
    int start = shown ? label.start() : link.start();
    boolean marked = !shown && start > 0 && line.charAt(start - 1) == '<';
    String after = line.substring(end).replaceFirst(shown ? "^\\)" : marked ? "^>" : "^$", "");
    String before = line.substring(0, marked ? start - 1 : start);
    String text = shown ? Blanks.strip(label.group(1)) : "";
    return new LinkedText(
        plain, text.isEmpty() ? null : text, Blanks.strip(before), Blanks.strip(after));
  }

  private static @Nullable Links plain(Matcher link) {
    String text = trimmed(link.group());
    if (text.length() > LONGEST) {
      return null;
    }
    Links plain = Links.of(text);
    return plain.line().equals(text) ? null : plain;
  }

  private static String trimmed(String link) {
    Matcher end = END.matcher(link);
    return end.find() ? link.substring(0, end.start()) : link;
  }
}
