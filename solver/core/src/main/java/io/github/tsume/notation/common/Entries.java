package io.github.tsume.notation.common;

import io.github.tsume.record.Metadata;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The entries of a header while they are read. A key that comes again goes on with its value, in
 * the way of Kifu for Windows; its texts are put together once and not at each line.
 */
public final class Entries {
  private final Map<String, StringBuilder> texts = new LinkedHashMap<>();

  /** Adds a text under a key, as a line of its own. */
  public void add(String key, String text) {
    StringBuilder known = texts.get(key);
    if (known == null) {
      texts.put(key, new StringBuilder(text));
    } else {
      known.append("\\n").append(text);
    }
  }

  /** The same, unless it is empty or says the same again. */
  public void addNew(String key, String text) {
    StringBuilder known = texts.get(key);
    if (known == null || known.length() == 0) {
      texts.put(key, new StringBuilder(text));
    } else if (!text.isEmpty() && !isSame(known, text)) {
      add(key, text);
    }
  }

  private static boolean isSame(StringBuilder known, String text) {
    return known.length() == text.length() && text.contentEquals(known);
  }

  public void putIfAbsent(String key, String text) {
    texts.computeIfAbsent(key, absent -> new StringBuilder(text));
  }

  public void addAbsent(Entries others) {
    others.texts.forEach((key, text) -> putIfAbsent(key, text.toString()));
  }

  public boolean contains(String key) {
    return texts.containsKey(key);
  }

  @Nullable
  public String get(String key) {
    StringBuilder known = texts.get(key);
    return known == null ? null : known.toString();
  }

  public void remove(String key) {
    texts.remove(key);
  }

  public boolean isEmpty() {
    return texts.isEmpty();
  }

  public Metadata metadata() {
    Map<String, String> entries = new LinkedHashMap<>();
    texts.forEach((key, text) -> entries.put(key, text.toString()));
    return Metadata.of(entries);
  }
}
