package io.github.tsume.notation.sfen;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.Lines;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.notation.common.Warnings;
import io.github.tsume.notation.japanese.StatedLength;
import io.github.tsume.record.Metadata;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The headers above a position in a list of them, which belong to that position alone: {@code
 * 作者：山田太郎}, {@code Title: Moon}, 第1番「月影」　山田太郎作.
 *
 * <p>Headers below a position might be its own: what stands right below one is taken for the next
 * where the first position has its headers right above it, too, and what stands between blank lines
 * where the first has any.
 */
final class Above {
  private static final Pattern ENTRY = Pattern.compile("([^：:]{1,16})[：:](.{1,200})");
  private static final Pattern CAPTION =
      Pattern.compile("([^「」]{0,12})「([^「」]{1,40})」(?:([^「」]{1,16}?)作)?");

  private final Map<String, String> said = new LinkedHashMap<>();
  private Warnings lines = new Warnings();
  private boolean first = true;
  private boolean headed;
  private boolean touching;

  /** Whether a position stands right above the headers, and whether a blank line does below. */
  private boolean below;

  private boolean blank;
  private boolean afterPosition;

  /** Takes a blank line. */
  void blank() {
    blank = true;
    afterPosition = false;
  }

  /** Takes a line if it is a header; one that says something else again is none. */
  boolean takes(String line, int number) {
    Map<String, String> words = words(Blanks.strip(line));
    if (words.isEmpty() || words.keySet().stream().anyMatch(said::containsKey)) {
      return false;
    }
    below = said.isEmpty() ? afterPosition : below;
    said.putAll(words);
    lines.add(WarningCode.IGNORED_TEXT, number, 1, Blanks.strip(line));
    blank = false;
    afterPosition = false;
    return true;
  }

  /** What the headers say of the position that stands here; what is not taken is told. */
  Map<String, String> take(Warnings left) {
    boolean taken = blank ? !below && (first || headed) : !below || touching;
    headed |= first && !said.isEmpty();
    touching |= first && !said.isEmpty() && !blank;
    first = false;
    Map<String, String> told = taken ? new LinkedHashMap<>(said) : Map.of();
    leave(taken ? new Warnings() : left);
    afterPosition = true;
    return told;
  }

  /** Tells the headers that no position follows. */
  void leave(Warnings left) {
    left.addAll(lines);
    lines = new Warnings();
    said.clear();
  }

  private static Map<String, String> words(String line) {
    Matcher entry = ENTRY.matcher(line);
    if (entry.matches() && line.indexOf('\t') < 0) {
      String value = Blanks.strip(Lines.joined(entry.group(2)));
      String key = SfenFields.key(Blanks.strip(entry.group(1)), value);
      return key.isEmpty() || value.isEmpty() ? Map.of() : Map.of(key, value);
    }
    Matcher caption = CAPTION.matcher(line);
    Map<String, String> words = new LinkedHashMap<>();
    if (caption.matches() && StatedLength.isCaption(line)) {
      String number = SfenShape.number(caption.group(1));
      if (number != null) {
        words.put(Metadata.NUMBER, number);
      }
      if (number != null || (caption.group(1).isEmpty() && caption.group(3) != null)) {
        words.put(Metadata.TITLE, caption.group(2));
      }
      if (caption.group(3) != null && !words.isEmpty()) {
        words.put(Metadata.AUTHOR, Blanks.strip(caption.group(3)));
      }
    }
    return words;
  }
}
