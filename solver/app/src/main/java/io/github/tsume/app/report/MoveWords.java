package io.github.tsume.app.report;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The moves of a report, each with its words once: in lines they are numbers. Many lines have the
 * same moves, and a move in words is long.
 */
final class MoveWords {
  private static final int RADIX = 36;

  /** Move and words as they are written, to the number as it is written. */
  private final Map<String, String> numbers = new LinkedHashMap<>();

  /** A line as "list, entry, ply, moves", all with blanks between; "a" after the author's plies. */
  String packed(ShownLine line) {
    StringBuilder text = new StringBuilder();
    text.append(line.of()).append(' ').append(line.index()).append(' ').append(line.ply());
    text.append(line.ofAuthor() ? "a" : "");
    for (int i = 0; i < line.usi().size(); i++) {
      String move = line.usi().get(i) + ' ' + line.japanese().get(i) + ' ' + line.western().get(i);
      text.append(' ')
          .append(numbers.computeIfAbsent(move, key -> Integer.toString(numbers.size(), RADIX)));
    }
    return text.toString();
  }

  /** All moves that were packed, by number: a JSON array of texts "USI Japanese Western". */
  String json() {
    return numbers.isEmpty() ? "[]" : "[\"" + String.join("\",\"", numbers.keySet()) + "\"]";
  }
}
