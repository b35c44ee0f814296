package io.github.tsume.notation.sfen;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.notation.common.Warnings;
import io.github.tsume.notation.japanese.StatedLength;
import io.github.tsume.record.Metadata;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The text that people write behind an SFEN after a blank: a length, a label, words. */
final class SfenTail {
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,4}手?");

  /** What is a line of moves, or was to be one. */
  private static final Pattern MOVES =
      Pattern.compile("moves\\b.*|.*\\b(?:[1-9][a-i]){2}\\+?(?:\\s.*)?|.*[A-Z]\\*[1-9][a-i].*");

  /** What begins a note: a sign with blanks around it, so that it is no part of a word. */
  private static final Pattern NOTE = Pattern.compile("[\\s\u3000](?:#|//|;|--(?=[\\s\u3000]))");

  private SfenTail() {}

  /** Where the sign of a note stands before that end, or -1. */
  static int comment(String line, int end) {
    Matcher note = NOTE.matcher(line).region(0, end);
    return note.find() ? note.start() + 1 : -1;
  }

  /** The note whose sign stands there; if it begins with a length, that is the stated one. */
  static String note(String line, int sign, Map<String, String> metadata) {
    int from = sign + (line.charAt(sign) == '#' || line.charAt(sign) == ';' ? 1 : 2);
    String note = Blanks.strip(line.substring(from));
    String first = note.split("[\\s\u3000]", 2)[0];
    if (StatedLength.isAll(first) && StatedLength.in(first) != null) {
      metadata.putIfAbsent(Metadata.LENGTH, String.valueOf(StatedLength.in(first)));
    }
    return note;
  }

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
    StatedLength stated = StatedLength.of(text);
    boolean numbers = stated == null && !StatedLength.isIn(text) && StatedLength.isCaption(text);
    if (stated != null && !stated.goal().isEmpty()) {
      metadata.putIfAbsent(Metadata.GOAL, stated.goal());
    }
    if (stated != null && stated.length().isEmpty()) {
      return text.length();
    }
    if (stated != null && stated.alone()) {
      length(stated.length(), true, text, metadata, number, line.indexOf(text, from), warnings);
      return text.length();
    }
    for (String word : text.split("[\\s\u3000]+", -1)) {
      int column = line.indexOf(word, from);
      boolean digits = NUMBER.matcher(word).matches();
      if (stated != null && StatedLength.isIn(word)) {
        boolean alone = StatedLength.isAll(word);
        length(stated.length(), alone, word, metadata, number, column, warnings);
      } else if (digits && numbers) {
        length(word.replace("手", ""), true, word, metadata, number, column, warnings);
      } else if (!digits && !StatedLength.isIn(word) && !metadata.containsKey(Metadata.NUMBER)) {
        metadata.put(Metadata.NUMBER, word);
      } else {
        warnings.add(WarningCode.IGNORED_TEXT, number, column + 1, word);
      }
    }
    return text.length();
  }

  /** Takes a length unless one is stated; what is left out of its word is told. */
  private static void length(
      String length,
      boolean alone,
      String word,
      Map<String, String> metadata,
      int number,
      int column,
      Warnings warnings) {
    String known = metadata.putIfAbsent(Metadata.LENGTH, length);
    if (known != null && !known.equals(length)) {
      warnings.add(WarningCode.IGNORED_TEXT, number, column + 1, word);
    } else if (!alone) {
      warnings.add(WarningCode.ONLY_LENGTH, number, column + 1, word, length);
    }
  }
}
