package io.github.tsume.notation.kif;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.japanese.JapaneseNumbers;
import io.github.tsume.notation.japanese.Sides;
import io.github.tsume.notation.japanese.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The label that a line with a hand begins with, such as "先手の持駒：", "【持駒】", "Hand of Black:".
 *
 * <p>A label is a side, a word for a hand, or both in either order, in brackets or not, and what
 * sets it apart from the pieces: a colon, a bracket, は, a blank. What words alone leave open is
 * decided by what follows: a hand and nothing else.
 *
 * @param holder whose hand it is
 * @param end the index after it, where the pieces begin
 * @param named whether it has a word for a hand, and not only the name of a side
 */
public record HandKey(Holder holder, int end, boolean named) {

  /** What a label can be at most; what else a line says is not looked at. */
  private static final int LONGEST = 64;

  private static final List<String> JAPANESE = Words.forms(Words.Kind.HAND, "plain", "ja");

  /** Words that may begin something else. */
  private static final List<String> WEAK =
      Stream.of(forms("weak", "ja"), forms("weak", "en"), forms("key", "en"))
          .flatMap(List::stream)
          .toList();

  private static final String OPEN = "[(\\[{【〔「『《〈<＜◆◇■□●○◎★☆・※►▶•◦→\\- ]{0,6}";
  private static final String CLOSE = "[)\\]}】〕」』》〉>＞]{1,2}";
  private static final String SIDE = side("");
  private static final String HAND =
      "(?<hand>" + words(JAPANESE) + "|(?<weak>" + words(WEAK) + ")(?![a-z]))";
  private static final String SIDE_BEFORE =
      SIDE + " ?[側番方]? ?(?:['’]s?)?[)\\]}】〕」』》〉>]{0,2} ?[のが]?[(\\[{【〔「『《〈<・/_\\-: ]{0,3}";
  private static final String SIDE_AFTER =
      " ?(?:of|for|の)? ?(?:the )?[(\\[{【〔「『《〈<・/_\\-:,]? ?" + side("2");
  private static final Pattern LABEL =
      Pattern.compile(
          OPEN
              + "(?:"
              + SIDE_BEFORE
              + HAND
              + "|"
              + HAND.replace("<hand>", "<hand2>").replace("<weak>", "<weak2>")
              + "(?:"
              + SIDE_AFTER
              + ")?|"
              + side("3")
              + "(?: ?['’]s(?: pieces| men)?(?= ?[:=]))?)");
  private static final Pattern APART =
      Pattern.compile("(?<close> ?" + CLOSE + ")?(?: ?(?<colon>[:﹕︰∶=]+))?");

  /** What sets a label apart where a hand follows and nothing else. */
  private static final Pattern OTHERWISE =
      Pattern.compile(" ?(?:は|が|is|are|・|[-‐−―—–ー…⋯~]+>?|[→⇒|])");

  private static List<String> forms(String value, String language) {
    return Words.forms(Words.Kind.HAND, value, language);
  }

  private static String side(String number) {
    List<String> names = new ArrayList<>();
    for (Holder holder : Holder.values()) {
      // A single character after a hand would be a piece: 持駒 玉.
      holder.japanese().stream()
          .filter(name -> name.length() > 1 || !number.equals("2"))
          .forEach(names::add);
      names.addAll(holder.english());
      holder.marks().chars().forEach(sign -> names.add(String.valueOf((char) sign)));
    }
    String marks = "(?:(?<mark" + number + ">" + Sides.SIGN + ") ?)?";
    return marks + "(?<side" + number + ">" + words(names) + ")(?![a-z])";
  }

  /** Any of some words, the longest first; characters that are no letters may stand apart. */
  private static String words(List<String> words) {
    return words.stream()
        .sorted(Comparator.comparingInt(String::length).reversed())
        .map(
            word ->
                word.charAt(0) < 128
                    ? word.replace(" ", "[ _-]?")
                    : String.join(" ?", word.split("")))
        .collect(Collectors.joining("|"));
  }

  /** The label of a hand that a line begins with; null if it tells none. */
  public static @Nullable HandKey of(String line) {
    if (isMoveNumber(line)) {
      return null;
    }
    Plain plain = new Plain(line);
    Matcher label = LABEL.matcher(plain.text);
    return label.lookingAt() ? of(line, plain, label) : null;
  }

  /** Whether it begins as most lines of records do, which need not be looked at. */
  private static boolean isMoveNumber(String line) {
    int at = Blanks.skip(line, 0);
    return at == line.length() || JapaneseNumbers.digit(line.charAt(at)) >= 0;
  }

  private static @Nullable HandKey of(String line, Plain plain, Matcher label) {
    Holder holder = holder(label);
    if (holder == null) {
      return null;
    }
    String text = plain.text;
    boolean named = label.group("hand") != null || label.group("hand2") != null;
    boolean weak = label.group("weak") != null || label.group("weak2") != null;
    boolean side = label.group("side") != null || label.group("side2") != null;
    Matcher apart = APART.matcher(text).region(label.end(), text.length());
    apart.lookingAt(); // It always is, though perhaps at nothing.
    boolean colon = apart.group("colon") != null;
    boolean close = apart.group("close") != null;
    int end = plain.at(colon || close ? apart.end() : label.end());
    HandText hand = HandText.of(line, end);
    boolean whole = hand.isWholeOf(line);
    Matcher other = OTHERWISE.matcher(text).region(apart.end(), text.length());
    if (named && !whole && !colon && other.lookingAt()) {
      HandText after = HandText.of(line, plain.at(other.end()));
      whole = after.isWholeOf(line);
      hand = whole ? after : hand;
      end = whole ? plain.at(other.end()) : end;
    }
    boolean empty = Blanks.skip(line, end) == line.length();
    boolean said =
        !named
            ? whole
                && (colon || close || isBeside(label, text, hand))
                && (!holder.isPlayer() || isOneLanguage(label, hand))
            : weak
                ? (whole && (side || colon || close))
                    || (side && colon && (empty || begins(line, hand)))
                : whole || colon || Resemblance.continuesHand(line, end);
    return said ? new HandKey(holder, end, named) : null;
  }

  /** Whether letters are no names of players: initials after a name in Japanese, or a word. */
  private static boolean isOneLanguage(Matcher label, HandText hand) {
    String side = label.group("side3");
    return !hand.runsOn() && (side.charAt(0) < 128 || isMark(side) || hand.isJapanese());
  }

  /** Whether a hand stands beside a mark, or behind a side and a blank: ☗金, 攻方　金. */
  private static boolean isBeside(Matcher label, String text, HandText hand) {
    String side = label.group("side3");
    boolean blank = label.end() < text.length() && text.charAt(label.end()) == ' ';
    int next = label.end() + (blank ? 1 : 0);
    // A mark and a digit begin a move.
    boolean digit = next < text.length() && JapaneseNumbers.digit(text.charAt(next)) >= 0;
    return (isMark(side) && !digit)
        || (blank && side.length() > 1 && side.charAt(0) > 127 && hand.isJapanese());
  }

  private static boolean isMark(String side) {
    return Sides.SIGNS.contains(side);
  }

  /** Whether pieces are listed, though not all that follows is pieces. */
  private static boolean begins(String line, HandText hand) {
    boolean piece = hand.kind() == HandText.Kind.PIECES;
    return piece
        && (hand.end() == line.length()
            || Blanks.is(line.charAt(hand.end()))
            || Blanks.is(line.charAt(hand.end() - 1))
            || hand.items().size() > 1);
  }

  private static @Nullable Holder holder(Matcher label) {
    for (String number : new String[] {"", "2", "3"}) {
      String side = label.group("side" + number);
      if (side != null) {
        Holder holder =
            Holder.named(
                side.codePointAt(0) < 128 ? side.replaceAll("[_-]", " ") : side.replace(" ", ""));
        String mark = label.group("mark" + number);
        return mark == null || Holder.named(mark).agrees(holder) ? holder : null;
      }
    }
    return Holder.ATTACKER;
  }

  /** Whether the name of a side that is also one of players stands alone before a hand. */
  boolean isPlayer() {
    return !named && holder.isPlayer();
  }

  /** Whether a key speaks of a hand, whatever else it says. */
  static boolean isLike(String key) {
    for (String hand : JAPANESE) {
      for (int at = 0; at < key.length(); at++) {
        if (Blanks.after(hand, key, at) >= 0) {
          return true;
        }
      }
    }
    return false;
  }

  private static final Pattern MAYBE =
      Pattern.compile(
          Sides.HAND
              + "|"
              + Words.any(Words.Kind.HAND, "weak")
              + "(?!ち?時間)|(?<![a-z])(?:"
              + String.join("|", forms("key", "en"))
              + ")(?![a-z])",
          Pattern.CASE_INSENSITIVE);

  /** Whether a key may speak of a hand. */
  public static boolean mayBe(String key) {
    return MAYBE.matcher(key).find();
  }

  /** The beginning of a line in lower case, of half width, with single blanks. */
  private static final class Plain {
    final String text;
    private final int[] ends = new int[LONGEST];
    private final int first;

    Plain(String line) {
      StringBuilder plain = new StringBuilder();
      first = Blanks.skip(line, 0);
      for (int at = first; at < line.length() && plain.length() < LONGEST; at++) {
        char c = line.charAt(at);
        if (!Blanks.is(c)) {
          plain.append(Character.toLowerCase(c >= '！' && c <= '～' ? (char) (c - '！' + '!') : c));
        } else if (plain.length() == 0 || plain.charAt(plain.length() - 1) != ' ') {
          plain.append(' ');
        }
        ends[plain.length() - 1] = at + 1;
      }
      text = plain.toString();
    }

    /** The index in the line of an index in the text. */
    int at(int index) {
      return index == 0 ? first : ends[index - 1];
    }
  }
}
