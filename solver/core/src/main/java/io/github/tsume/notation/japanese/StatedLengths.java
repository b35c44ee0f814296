package io.github.tsume.notation.japanese;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.Entries;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.notation.common.Warnings;
import io.github.tsume.record.Metadata;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * The lengths that captions around one problem state. What is taken, and what is left out, is
 * decided and told here and nowhere else.
 */
public final class StatedLengths {
  /** What names a length; a number behind it that is none, such as a range, is told. */
  private static final Pattern KEY =
      Pattern.compile(
          "(?:詰|解答|作意)?手数|(?i:(?:stated |mate )?length|moves|plies|depth|mate(?: in)?)");

  private static final Pattern NUMBER =
      Pattern.compile("[^0-9０-９一二三四五六七八九十]{0,8}[0-9０-９一二三四五六七八九十]{1,4}(?![0-9a-i*/]).*");

  private final List<Caption> captions = new ArrayList<>();

  /** Entries that name a length and state none. */
  private final List<Caption> unread = new ArrayList<>();

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

  /** States the length that headers tell under other names under its own. */
  public static void ofHeaders(
      Map<String, String> headers, Map<String, Integer> places, Warnings warnings) {
    StatedLengths lengths = new StatedLengths();
    Entries entries = new Entries();
    headers.forEach(
        (key, value) -> {
          entries.add(key, value);
          if (KEY.matcher(key).matches()) {
            lengths.entry(key, value, key + ": " + value, places.getOrDefault(key, 1), 1);
          }
        });
    lengths.settle(entries, warnings);
    String length = entries.get(Metadata.LENGTH);
    if (length != null) {
      headers.putIfAbsent(Metadata.LENGTH, length);
    }
  }

  /** Takes the length of an entry, which is kept as it is; that of 手数 is known without. */
  public void entry(String key, String value, String words, int line, int column) {
    StatedLength stated = StatedLength.of(words);
    boolean known = key.equals(Metadata.LENGTH);
    boolean states = known ? Metadata.length(value).isPresent() : stated != null;
    if (!states && KEY.matcher(key).matches() && NUMBER.matcher(value).lookingAt()) {
      StatedLength none = new StatedLength("", true);
      unread.add(new Caption(none, Blanks.strip(words), line, column, true));
    }
    if (known) {
      return;
    }
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
    unread.addAll(others.unread);
  }

  public boolean isEmpty() {
    return captions.isEmpty();
  }

  /**
   * Puts what captions state, and what titles and remarks do, into metadata, unless an entry states
   * it: the goal, and the one length; then tells a goal that is not known.
   *
   * @param goalLine the line that states the goal
   */
  public void settle(Entries metadata, int goalLine, Warnings warnings) {
    settle(metadata, warnings);
    Map<String, String> said = new LinkedHashMap<>(metadata.metadata().entries());
    StatedHelp.settle(said, goalLine, warnings);
    said.forEach(metadata::putIfAbsent);
  }

  private void settle(Entries metadata, Warnings warnings) {
    for (Caption each : unread) {
      warnings.insert(WarningCode.IGNORED_TEXT, each.line, each.column, each.words);
    }
    captions.stream()
        .map(each -> each.stated.goal())
        .filter(goal -> !goal.isEmpty())
        .findFirst()
        .ifPresent(goal -> metadata.putIfAbsent(Metadata.GOAL, goal));
    captions.removeIf(each -> each.stated.length().isEmpty());
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
        String goal = each.stated.goal();
        WarningCode code = goal.isEmpty() ? WarningCode.ONLY_LENGTH : WarningCode.ONLY_GOAL;
        String told = goal.isEmpty() ? taken : goal + ' ' + taken;
        warnings.insert(code, each.line, each.column, each.words, told);
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
