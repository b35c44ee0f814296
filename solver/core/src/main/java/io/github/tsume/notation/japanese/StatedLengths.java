package io.github.tsume.notation.japanese;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.Entries;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.notation.common.Warnings;
import io.github.tsume.record.Metadata;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The lengths that captions around one problem state. What is taken, and what is left out, is
 * decided and told here and nowhere else.
 */
public final class StatedLengths {
  private final List<Caption> captions = new ArrayList<>();

  /** Where a length is stated; what is kept as an entry is not left out. */
  private record Caption(StatedLength stated, String words, int line, int column, boolean kept) {}

  /** Takes the words of a line if they state a length; false if they do not. */
  public boolean take(String words, int line, int column) {
    StatedLength stated = StatedLength.of(words);
    if (stated != null) {
      add(stated, words, line, column);
    }
    return stated != null;
  }

  public void add(StatedLength stated, String words, int line, int column) {
    captions.add(new Caption(stated, Blanks.strip(words), line, column, false));
  }

  /** Takes the length of an entry with a key that nobody knows, which is kept as it is. */
  public void entry(String words, int line, int column) {
    StatedLength stated = StatedLength.of(words);
    if (stated != null) {
      captions.add(new Caption(stated, Blanks.strip(words), line, column, true));
    }
  }

  /** Takes the one length of a line that is read for something else. */
  public void mention(String words, int line, int column) {
    String length = StatedLength.mentioned(words);
    if (length != null) {
      StatedLength stated = new StatedLength(length, true);
      captions.add(new Caption(stated, Blanks.strip(words), line, column, true));
    }
  }

  public void addAll(StatedLengths others) {
    captions.addAll(others.captions);
  }

  public boolean isEmpty() {
    return captions.isEmpty();
  }

  /** Puts the one length that all captions state into metadata, unless an entry states one. */
  public void settle(Entries metadata, Warnings warnings) {
    if (captions.isEmpty()) {
      return;
    }
    Caption first = captions.get(0);
    String entry = metadata.get(Metadata.LENGTH);
    Caption other =
        captions.stream()
            .filter(each -> !each.stated.length().equals(first.stated.length()))
            .findFirst()
            .orElse(null);
    String taken = entry != null ? plies(metadata) : other == null ? first.stated.length() : "";
    if (entry == null && other == null) {
      metadata.putIfAbsent(Metadata.LENGTH, taken);
    }
    for (Caption each : captions) {
      if (each.kept) {
        continue;
      }
      if (!each.stated.length().equals(taken)) {
        warnings.insert(WarningCode.IGNORED_TEXT, each.line, each.column, each.words);
      } else if (!each.stated.alone()) {
        warnings.insert(WarningCode.ONLY_LENGTH, each.line, each.column, each.words, taken);
      }
    }
    if (entry == null && other != null) {
      String one = first.stated.length();
      String two = Objects.requireNonNull(other).stated.length();
      warnings.insert(WarningCode.LENGTHS_DIFFER, other.line, other.column, one, two);
    }
  }

  private static String plies(Entries metadata) {
    var stated = metadata.metadata().statedLength();
    return stated.isPresent() ? String.valueOf(stated.getAsInt()) : "";
  }
}
