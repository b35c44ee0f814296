package io.github.tsume.notation.kif;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.japanese.JapaneseNumbers;
import io.github.tsume.notation.japanese.JapanesePieces;
import io.github.tsume.notation.japanese.Words;
import io.github.tsume.rules.PieceType;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The hand that a text tells, taken apart before anybody knows of which game: 飛　歩二, 金2枚です, R2 B,
 * two golds and a pawn, なし, none, 残り, the rest.
 *
 * @param kind whether pieces are listed
 * @param items the pieces
 * @param end the index after what was understood; what else follows is no part of a hand
 */
public record HandText(Kind kind, List<Item> items, int end) {

  /** How a hand can be told. */
  public enum Kind {
    NONE,
    REST,
    PIECES,
    /** Nothing was said. */
    EMPTY
  }

  /**
   * Pieces of a kind.
   *
   * @param at the index where they are named
   * @param countAt the index of their number
   * @param number their number, 1 if it cannot be one
   * @param japanese whether it is named in Japanese
   */
  public record Item(
      int at, String name, int countAt, String count, int number, boolean japanese, int end) {

    private Item behind(int from) {
      return new Item(at + from, name, countAt + from, count, number, japanese, end + from);
    }

    /** The kind in a game, or -1. */
    int kind(Ruleset rules) {
      return HandText.kind(rules, name);
    }
  }

  /** What "all that is left" is called in Japanese; no pieces follow. */
  static final Pattern REST =
      Pattern.compile(
          "残り?(?:の|駒|全部|全て|全駒|すべて|ぜんぶ|一式)*"
              + "|(?:その)?他の?(?:駒|全部|全て|全駒|すべて|ぜんぶ)+|その他(?=[\\s　。]*$)");

  private static final Pattern REST_WORDS =
      Pattern.compile(
          REST.pattern()
              + "|(?i:(?:all )?(?:of )?(?:the )?(?:rest|others|remaining|remainder)(?: pieces)?"
              + "|everything else|all (?:the )?other pieces)(?![a-z])");
  private static final Pattern NONE =
      Pattern.compile(
          "なし|無し|無い|無|ナシ|ない|(?i:none|nothing|nil|empty|no pieces?)(?![a-z])|[-－‐−―—–]+(?=[\\s"
              + "　]*$)");
  private static final Pattern TAIL =
      Pattern.compile(
          "(?:である|です|だけ|のみ|だ|(?i:only|"
              + Words.forms(Words.Kind.HAND, "key", "en").get(0)
              + "))?[\\s　]*(?:です)?[。．.!！]*");

  /** Pieces in kana, each a word of its own. */
  private static final Map<String, String> KANA_NAMES = Words.values(Words.Kind.KANA);

  private static final Pattern KANA =
      Pattern.compile("(?:" + String.join("|", KANA_NAMES.keySet()) + ")(?![ぁ-んァ-ヶー])");

  /** A number before a piece, which no square looks like. */
  private static final Pattern COUNT =
      Pattern.compile("(?:1?[0-9]|１?[０-９]|十?[一二三四五六七八九]|十)(?![0-9０-９一二三四五六七八九十])");

  /** The numbers of documents, from one to three. */
  private static final String FORMAL = "壱弐参壹貳參";

  private static final String TIMES = "[×xXｘＸ✕✖*＊]";
  private static final String WORDS =
      "a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen"
          + "|fifteen|sixteen|seventeen|eighteen";
  private static final List<String> NUMBERS = List.of(WORDS.split("\\|", -1));
  private static final String NAMES =
      Ruleset.all().stream()
          .flatMap(rules -> rules.types().stream().skip(1))
          .map(PieceType::name)
          .distinct()
          .sorted(Comparator.comparingInt(String::length).reversed())
          .collect(Collectors.joining("|"));
  private static final String LETTERS =
      Ruleset.all().stream()
          .flatMap(rules -> rules.types().stream().skip(1))
          .map(type -> String.valueOf(type.letter()))
          .distinct()
          .collect(Collectors.joining());
  private static final Pattern ENGLISH =
      Pattern.compile(
          "(?:(?<before>[0-9]{1,2})\\s*"
              + TIMES
              + "?\\s*|(?<word>"
              + WORDS
              + ")\\s+)?(?:(?<name>"
              + NAMES
              + ")(?: generals?)?s?(?=x\\s?[0-9]|[^A-Za-z]|$)|(?<letter>["
              + LETTERS
              + "])(?=x\\s?[0-9]|(?-i:[^a-z])|$))",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern AFTER =
      Pattern.compile(
          TIMES + "?[0-9]{1,2}(?![0-9])|\\s?" + TIMES + "?\\s?[0-9]{1,2}(?!\\s?[A-Za-z])");

  private static final String SEPARATORS = "、，,・;；/／+＋&＆";

  private static final String OPEN = "([{（［｛【「『〔〈《\"'“";
  private static final String CLOSE = ")]}）］｝】」』〕〉》\"'”";

  /** What a text says from an index on; brackets may stand around all of it. */
  public static HandText of(String text, int from) {
    int start = skip(text, from);
    int bracket = start < text.length() ? OPEN.indexOf(text.charAt(start)) : -1;
    int close = bracket < 0 ? -1 : text.lastIndexOf(CLOSE.charAt(bracket));
    if (close > start && tail(text, close + 1) == text.length()) {
      String inside = text.substring(0, close);
      HandText hand = of(inside, start + 1);
      return hand.isWholeOf(inside) ? new HandText(hand.kind, hand.items, text.length()) : hand;
    }
    return open(text, from);
  }

  /**
   * The hand that a part of a text tells; only that part is copied, and nothing after it counts.
   */
  public static HandText of(String text, int from, int to) {
    HandText hand = of(text.substring(from, to), 0);
    List<Item> items = hand.items.stream().map(item -> item.behind(from)).toList();
    return new HandText(hand.kind, items, from + hand.end);
  }

  private static HandText open(String text, int from) {
    int start = skip(text, from);
    if (start == text.length()) {
      return new HandText(Kind.EMPTY, List.of(), start);
    }
    int none = after(NONE, text, start);
    if (none > 0) {
      return new HandText(Kind.NONE, List.of(), tail(text, skip(text, none)));
    }
    int rest = after(REST_WORDS, text, start);
    if (rest > 0) {
      return new HandText(Kind.REST, List.of(), tail(text, skip(text, rest)));
    }
    List<Item> items = new ArrayList<>();
    int at = start;
    for (Item item = item(text, at); item != null; item = item(text, at)) {
      items.add(item);
      at = and(text, item.end);
    }
    return items.isEmpty()
        ? new HandText(Kind.EMPTY, items, start)
        : new HandText(Kind.PIECES, items, tail(text, at));
  }

  /** Whether a text is nothing but a hand, of whatever game. */
  static boolean isWhole(String text) {
    return of(text, 0).isWholeOf(text);
  }

  /** Whether the text that it was taken from is a hand and nothing else. */
  public boolean isWholeOf(String text) {
    return kind != Kind.EMPTY && end == text.length();
  }

  /** Whether nothing is said in another language than Japanese. */
  boolean isJapanese() {
    return items.stream().allMatch(Item::japanese);
  }

  /** Whether letters run on without numbers, as those of a name do: GPS. */
  boolean runsOn() {
    for (int i = 1; i < items.size(); i++) {
      Item before = items.get(i - 1);
      if (!before.japanese && before.count.isEmpty() && before.end == items.get(i).at) {
        return true;
      }
    }
    return false;
  }

  private static int after(Pattern pattern, String text, int at) {
    Matcher matcher = pattern.matcher(text).region(at, text.length());
    return matcher.lookingAt() ? matcher.end() : -1;
  }

  /** The end of the text if nothing but a full stop or a verb follows, else the index itself. */
  private static int tail(String text, int at) {
    int end = skip(text, Math.max(at, after(TAIL, text, at)));
    return end == text.length() ? end : at;
  }

  private static int skip(String text, int from) {
    int at = from;
    while (at < text.length()
        && (SEPARATORS.indexOf(text.charAt(at)) >= 0 || Blanks.is(text.charAt(at)))) {
      at++;
    }
    return at;
  }

  /** The index of the next piece after one: と is "and" where another follows. */
  private static int and(String text, int from) {
    int at = skip(text, from);
    if (text.startsWith("と", at) && item(text, skip(text, at + 1)) != null) {
      return skip(text, at + 1);
    }
    return text.regionMatches(true, at, "and ", 0, 4) ? skip(text, at + 4) : at;
  }

  private static @Nullable Item item(String text, int at) {
    int length = JapanesePieces.anyFullLengthAt(text, at);
    if (length > 0) {
      return japanese(text, at, length, text.substring(at, at + length));
    }
    Item counted = counted(text, at);
    if (counted != null) {
      return counted;
    }
    Matcher kana = KANA.matcher(text).region(at, text.length());
    if (kana.lookingAt()) {
      return japanese(
          text, at, kana.end() - at, Objects.requireNonNull(KANA_NAMES.get(kana.group())));
    }
    boolean wide = at < text.length() && text.charAt(at) >= '！' && text.charAt(at) <= '～';
    return english(wide ? Blanks.narrow(text) : text, at);
  }

  /** A number before a piece in Japanese: １金. */
  private static @Nullable Item counted(String text, int at) {
    Matcher number = COUNT.matcher(text).region(at, text.length());
    int digits = number.lookingAt() ? number.end() - at : 0;
    int named = at + digits + (digits > 0 && text.startsWith("枚", at + digits) ? 1 : 0);
    int length = digits == 0 ? 0 : JapanesePieces.anyFullLengthAt(text, named);
    int end = named + length;
    // One behind it too would leave open which belongs to what.
    if (length == 0 || JapaneseNumbers.lengthAt(text, Blanks.skip(text, end)) > 0) {
      return null;
    }
    String count = text.substring(at, at + digits);
    String name = text.substring(named, end);
    return new Item(named, name, at, count, JapaneseNumbers.value(count), true, end);
  }

  private static Item japanese(String text, int at, int length, String name) {
    int named = at + length;
    int countAt = named;
    countAt += countAt < text.length() && "×xXｘＸ✕✖".indexOf(text.charAt(countAt)) >= 0 ? 1 : 0;
    int digitsAt = Blanks.skip(text, countAt);
    boolean bracket = digitsAt < text.length() && "(（".indexOf(text.charAt(digitsAt)) >= 0;
    digitsAt += bracket ? 1 : 0;
    int formal = digitsAt < text.length() ? FORMAL.indexOf(text.charAt(digitsAt)) : -1;
    int end = formal >= 0 ? digitsAt + 1 : digitsAt + JapaneseNumbers.lengthAt(text, digitsAt);
    boolean closed = end < text.length() && ")）".indexOf(text.charAt(end)) >= 0;
    if (end == digitsAt || (bracket && !closed) || text.startsWith("手", end)) {
      int counted = text.startsWith("枚", countAt) ? countAt + 1 : countAt;
      return new Item(at, name, countAt, "", 1, true, counted);
    }
    String count = text.substring(digitsAt, end);
    end += bracket ? 1 : 0;
    end += text.startsWith("枚", end) ? 1 : 0;
    int number = formal >= 0 ? formal % 3 + 1 : JapaneseNumbers.value(count);
    return new Item(at, name, digitsAt, count, number, true, end);
  }

  private static @Nullable Item english(String text, int at) {
    Matcher matcher = ENGLISH.matcher(text).region(at, text.length());
    if (!matcher.lookingAt()) {
      return null;
    }
    String name = matcher.group("name") != null ? matcher.group("name") : matcher.group("letter");
    String piece = name.toLowerCase(Locale.ROOT);
    String word = matcher.group("word");
    String count = matcher.group("before");
    int end = matcher.end();
    if (word != null) {
      int number = Math.max(1, NUMBERS.indexOf(word.toLowerCase(Locale.ROOT)) - 1);
      return new Item(at, piece, at, word, number, false, end);
    }
    int countAt = at;
    Matcher after = AFTER.matcher(text).region(end, text.length());
    if (count == null && after.lookingAt()) {
      count = after.group().replaceAll("[^0-9]", "");
      countAt = end;
      end = after.end();
    }
    int number = count == null ? 1 : Integer.parseInt(count);
    return new Item(at, piece, countAt, count == null ? "" : count, number, false, end);
  }

  /** The kind of a piece of a hand in a game, by a name in either language, or -1. */
  public static int kind(Ruleset rules, String name) {
    if (name.charAt(0) > 127) {
      return JapanesePieces.of(rules).fullKind(name);
    }
    for (int kind = 1; kind < rules.kindLimit(); kind++) {
      PieceType type = rules.type(kind);
      boolean letter = name.length() == 1 && type.letter() == Character.toUpperCase(name.charAt(0));
      if (letter || type.name().equals(name)) {
        return kind;
      }
    }
    return -1;
  }
}
