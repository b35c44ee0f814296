package io.github.tsume.notation.western;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.Lines;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The ends of the records of a text: a tag after moves begins another one, and so does a position
 * where one is stated already, with the headers above it that belong to it.
 */
final class HodgesRecords {
  private final List<Integer> ends = new ArrayList<>();
  private final Set<String> keys = new HashSet<>();
  private boolean moves;
  private int blanks;

  /** The line of the first header since a blank line or moves, 0 if no header came since. */
  private int block;

  /** The line of the first header after the position whose key the record has already, or 0. */
  private int repeated;

  /** The line of the position of this record, 0 if there is none yet. */
  private int position;

  private HodgesRecords() {}

  /** How many lines there are up to the end of each record. */
  static List<Integer> ends(Lines lines) {
    HodgesRecords records = new HodgesRecords();
    boolean comment = false;
    while (lines.hasNext()) {
      String line = lines.next();
      records.take(line, comment, lines.number());
      int closed = line.lastIndexOf('}');
      comment = comment ? closed < 0 : line.lastIndexOf('{') > closed;
    }
    List<Integer> ends = records.ends;
    int last = ends.isEmpty() ? 0 : ends.get(ends.size() - 1);
    if (records.moves || ends.isEmpty() || records.blanks < lines.number() - last) {
      ends.add(lines.number());
    }
    while (lines.number() > 0) {
      lines.back();
    }
    return ends;
  }

  private void take(String line, boolean comment, int number) {
    boolean tag = !comment && HodgesReader.isTag(line);
    if (tag && moves) {
      begin(number - blanks);
    }
    blanks = Blanks.isBlank(line) ? blanks + 1 : 0;
    moves |= !tag && !Blanks.isBlank(line);
    String key = comment ? null : HodgesReader.key(line);
    if (key == null) {
      block = 0;
      return;
    }
    block = block == 0 ? number : block;
    if (position > 0 && repeated == 0 && keys.contains(key)) {
      repeated = number;
    }
    if (key.equals(HodgesReader.POSITION)) {
      if (position > 0) {
        begin(block > position ? block : repeated);
        moves = !tag;
      }
      position = number;
    }
    keys.add(key);
  }

  /** Begins a record at a line. */
  private void begin(int line) {
    ends.add(line - 1);
    keys.clear();
    moves = false;
    position = 0;
    repeated = 0;
  }
}
