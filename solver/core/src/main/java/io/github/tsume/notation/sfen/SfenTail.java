package io.github.tsume.notation.sfen;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.notation.common.Warnings;
import io.github.tsume.notation.japanese.StatedLength;
import io.github.tsume.record.Metadata;
import java.util.Map;
import java.util.regex.Pattern;

/** What people write behind an SFEN after a blank: a length, a label, words. */
final class SfenTail {
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,4}手?");

  /** What is a line of moves, or was to be one. */
  private static final Pattern MOVES =
      Pattern.compile("moves\\b.*|.*\\b(?:[1-9][a-i]){2}\\+?(?:\\s.*)?|.*[A-Z]\\*[1-9][a-i].*");

  private SfenTail() {}

  /**
   * Takes what stands from one index to another; returns how much that is, 0 if nothing stands
   * there or it may be moves.
   */
  static int takes(
      String line, int from, int to, Map<String, String> metadata, int number, Warnings warnings) {
    String text = Blanks.strip(line.substring(Math.min(from, to), to));
    if (text.isEmpty() || MOVES.matcher(text).matches()) {
      return 0;
    }
    for (String word : text.split("[\\s\u3000]+", -1)) {
      String length = StatedLength.in(word);
      if (length != null || NUMBER.matcher(word).matches()) {
        String told = length != null ? length : word.replace("手", "");
        if (metadata.putIfAbsent(Metadata.LENGTH, told) == null && StatedLength.isAll(word)
            || NUMBER.matcher(word).matches()) {
          continue;
        }
      }
      if (length == null && !metadata.containsKey(Metadata.NUMBER)) {
        metadata.put(Metadata.NUMBER, word);
      } else {
        int column = line.indexOf(word, from) + 1;
        warnings.add(WarningCode.IGNORED_TEXT, number, column, word);
      }
    }
    return text.length();
  }
}
