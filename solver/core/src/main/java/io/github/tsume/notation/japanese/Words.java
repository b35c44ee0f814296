package io.github.tsume.notation.japanese;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The table of the words by which positions are told: sides, hands, headings, signs. */
public final class Words {

  /** The kinds of words. */
  public enum Kind {
    SIDE,
    MARK,
    HAND,
    BOARD,
    TURN,
    OF,
    COLON,
    SEPARATOR,
    NONE,
    FIGURE,
    KEY,
    ANSWER,
    /** What stands above or behind a list of moves and says whether it is the solution. */
    HEADING,
    /** What is to be looked for, and who begins. */
    GOAL,
    /** The heads of the columns of a table of answers. */
    COLUMN,
    /** The names under which tables and JSON hold what a line of SFEN tells. */
    FIELD,
    GAME,
    /** The names of pieces in games, as moves have them, as boards have them, and others. */
    SHOGI,
    TORI,
    /** A name that leaves open which of two pieces is meant. */
    EITHER,
    /** A usual character, and others for it: old, Chinese, of another font. */
    VARIANT,
    /** The words of writers, black's first. */
    WRITTEN,
    /** A name of a piece of two signs. */
    PIECE,
    KANA,
    /** The headers whose values are never a length or a hand. */
    HEADER
  }

  /** A form of a word, with what it says. */
  public record Word(String form, Kind kind, String value, String language) {}

  private static final List<Word> ALL = load();

  /** The kinds that a line is not cut by, since other words begin with or hold them. */
  private static final Set<Kind> APART =
      EnumSet.complementOf(EnumSet.range(Kind.SIDE, Kind.FIGURE));

  private static final Map<Character, List<Word>> BY_FIRST = byFirst();

  private Words() {}

  private static List<Word> load() {
    List<Word> words = new ArrayList<>();
    try (InputStream in = Objects.requireNonNull(Words.class.getResourceAsStream("words.txt"))) {
      for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n")) {
        String[] columns = line.split("\t", 4);
        for (String form : line.startsWith("#") ? new String[0] : columns[3].split("\\|")) {
          words.add(new Word(form, Kind.valueOf(columns[0]), columns[1], columns[2]));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return words;
  }

  private static Map<Character, List<Word>> byFirst() {
    Map<Character, List<Word>> words = new HashMap<>();
    ALL.stream()
        .filter(word -> !word.value.equals("weak") && !word.language.equals("en"))
        .filter(word -> word.kind != Kind.SIDE || word.form.length() > 1)
        .sorted((a, b) -> b.form.length() - a.form.length())
        .forEach(
            word -> words.computeIfAbsent(word.form.charAt(0), c -> new ArrayList<>()).add(word));
    return words;
  }

  /** The forms of a kind with that value in a language. */
  public static List<String> forms(Kind kind, String value, String language) {
    return ALL.stream()
        .filter(word -> word.kind == kind && word.value.equals(value))
        .filter(word -> word.language.equals(language))
        .map(Word::form)
        .toList();
  }

  /** The words of a kind with what each says, in the order of the table. */
  public static Map<String, String> values(Kind kind) {
    return ALL.stream()
        .filter(word -> word.kind == kind)
        .collect(Collectors.toMap(Word::form, Word::value, (a, b) -> a, LinkedHashMap::new));
  }

  /** The forms of a kind by value, in the order of the table. */
  static Map<String, List<String>> rows(Kind kind) {
    return ALL.stream()
        .filter(word -> word.kind == kind)
        .collect(
            Collectors.groupingBy(
                Word::value,
                LinkedHashMap::new,
                Collectors.mapping(Word::form, Collectors.toList())));
  }

  /** A pattern of the words of a kind that are not English, of all values or of some. */
  public static String any(Kind kind, String... values) {
    return ALL.stream()
        .filter(word -> word.kind == kind && !word.language.equals("en"))
        .filter(word -> values.length == 0 || List.of(values).contains(word.value))
        .map(Word::form)
        .filter(form -> form.length() > 1 || kind != Kind.SIDE)
        .sorted((a, b) -> b.length() - a.length())
        .map(Pattern::quote)
        .collect(Collectors.joining("|", "(?:", ")"));
  }

  /** The longest word at an index that means the same wherever it stands; null if none does. */
  public static @Nullable Word at(String text, int index) {
    return first(text, index, word -> !APART.contains(word.kind));
  }

  /** The longest word of a kind at an index, or null. */
  public static @Nullable Word at(Kind kind, String text, int index) {
    return first(text, index, word -> word.kind == kind);
  }

  private static @Nullable Word first(String text, int index, Predicate<Word> such) {
    char first = index < text.length() ? text.charAt(index) : 0;
    return BY_FIRST.getOrDefault(first, List.of()).stream()
        .filter(word -> such.test(word) && text.startsWith(word.form, index))
        .findFirst()
        .orElse(null);
  }

  /** A pattern of all words of a kind and a value; those of letters stand apart. */
  public static Pattern pattern(Kind kind, String value) {
    return Pattern.compile(
        ALL.stream()
            .filter(word -> word.kind == kind && word.value.equals(value))
            .sorted((a, b) -> b.form.length() - a.form.length())
            .map(
                word ->
                    word.language.equals("en")
                        ? "\\b" + word.form + "\\b"
                        : Pattern.quote(word.form))
            .collect(Collectors.joining("|")),
        Pattern.CASE_INSENSITIVE);
  }
}
