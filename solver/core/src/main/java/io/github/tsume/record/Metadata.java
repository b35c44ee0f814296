package io.github.tsume.record;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The statements about a problem beside its position: texts by key, in the order of the file.
 *
 * <p>Keys are those of KIF files ("作者", "作品名"), whatever format they came from; keys that nobody
 * knows are kept like the others.
 */
public final class Metadata {
  /** How a line break is written in a text, as in KIF. */
  public static final String LINE_BREAK = "\\n";

  public static final String NUMBER = "作品番号";
  public static final String TITLE = "作品名";
  public static final String HEADLINE = "表題";
  public static final String AUTHOR = "作者";
  public static final String LENGTH = "手数";
  public static final String NOTE = "備考";

  /** What is looked for, if not a mate, and within how many plies: "brinkmate 3". */
  public static final String GOAL = "目標";

  /** What a collection says of itself before a problem, usually its first. */
  public static final String HEADING = "見出し";

  /** What a collection says after its last problem. */
  public static final String EPILOGUE = "後書き";

  /** The handicap with which the game began of which the position is a later one. */
  public static final String HANDICAP = "手合割";

  /** What follows a number that is the first of several, or a limit. */
  private static final Pattern RANGE =
      Pattern.compile(
          "\\s*手?詰?め?\\s*(?:(?:[~～〜‐–—―ー－\\-・、,，/／]|から|または|又は|か|と|ないし|to|or)\\s*[0-9０-９].*"
              + "|以[上下内]|未満|前後|くらい|程度|[?？]).*");

  public static final String BLACK = "先手";
  public static final String WHITE = "後手";

  /** No metadata. */
  public static final Metadata EMPTY = new Metadata(new LinkedHashMap<>());

  private final LinkedHashMap<String, String> entries;

  private Metadata(LinkedHashMap<String, String> entries) {
    this.entries = entries;
  }

  /** Metadata with these entries, in their order. */
  public static Metadata of(Map<String, String> entries) {
    return entries.isEmpty() ? EMPTY : new Metadata(new LinkedHashMap<>(entries));
  }

  /** The text under a key, or null. */
  public @Nullable String get(String key) {
    return entries.get(key);
  }

  /** The first text that is not blank under one of the keys, or null. */
  public @Nullable String firstOf(String... keys) {
    for (String key : keys) {
      String value = entries.get(key);
      if (value != null && !value.strip().isEmpty()) {
        return value;
      }
    }
    return null;
  }

  /** The title of the work or, failing that, the headline. */
  public @Nullable String title() {
    return inOneLine(firstOf(TITLE, HEADLINE, "題名", "タイトル", "title", "Title"));
  }

  public @Nullable String author() {
    return inOneLine(firstOf(AUTHOR, "投稿者", "氏名", "作", "author", "Author", "composer"));
  }

  /** A text that may have several lines, as people read it. */
  private static @Nullable String inOneLine(@Nullable String text) {
    return text == null ? null : text.replace(LINE_BREAK, " ");
  }

  /**
   * The number of plies that the source states, 0 if it states that there is no mate or brinkmate.
   *
   * <p>Understands "45", "7手", "６１１手", "5手詰(参考)", "不詰" and "必至なし"; "5〜7" states none.
   */
  public OptionalInt statedLength() {
    String text = entries.get(LENGTH);
    return text == null ? OptionalInt.empty() : length(text);
  }

  /** The number of plies that the value of {@link #LENGTH} states. */
  public static OptionalInt length(String text) {
    String trimmed = text.strip();
    if (trimmed.startsWith("不詰") || trimmed.startsWith("必至なし")) {
      return OptionalInt.of(0);
    }
    int length = 0;
    int digits = 0;
    for (; digits < trimmed.length() && digits < 6; digits++) {
      int digit = Character.digit(trimmed.charAt(digits), 10);
      if (digit < 0) {
        break;
      }
      length = length * 10 + digit;
    }
    boolean one = digits > 0 && !RANGE.matcher(trimmed.substring(digits)).matches();
    return one ? OptionalInt.of(length) : OptionalInt.empty();
  }

  /** The keys, in order. */
  public List<String> keys() {
    return new ArrayList<>(entries.keySet());
  }

  /** The entries, in order; unmodifiable. */
  public Map<String, String> entries() {
    return Collections.unmodifiableMap(entries);
  }

  public boolean isEmpty() {
    return entries.isEmpty();
  }

  /** The metadata that is not the whole collection's, as the only problem of a file has it. */
  public Metadata ofProblem() {
    return without(HEADING).without(EPILOGUE);
  }

  /** This metadata with one entry set; a new key goes to the end. */
  public Metadata with(String key, String value) {
    LinkedHashMap<String, String> changed = new LinkedHashMap<>(entries);
    changed.put(key, value);
    return new Metadata(changed);
  }

  /** This metadata without a key. */
  public Metadata without(String key) {
    if (!entries.containsKey(key)) {
      return this;
    }
    LinkedHashMap<String, String> changed = new LinkedHashMap<>(entries);
    changed.remove(key);
    return of(changed);
  }

  /** Equal entries in equal order. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Metadata that
        && entries.equals(that.entries)
        && keys().equals(that.keys());
  }

  @Override
  public int hashCode() {
    return Objects.hash(entries);
  }

  @Override
  public String toString() {
    return entries.toString();
  }
}
