package io.github.tsume.notation.japanese;

import io.github.tsume.notation.common.Blanks;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The length of a mate, as people write it beside a diagram: 7手詰, （五手詰め）, まで3手で詰み, 第3問 9手詰 山田作,
 * Mate in 3.
 *
 * <p>Only a caption states a length: a number, a title, a grade, an author in a few short words. A
 * sentence may deny it or speak of another problem, and is left out.
 *
 * @param length the number of plies; empty if only a goal is stated
 * @param alone whether the line says nothing else
 * @param goal what else is stated to be looked for than a mate; empty if nothing is
 */
public record StatedLength(String length, boolean alone, String goal) {
  private static final String DIGITS = "0-9０-９一二三四五六七八九十百";
  private static final String NUMBER = "[" + DIGITS + "]{1,7}";
  private static final String MATE = "[\\s　]*手[\\s　]*(?:で[\\s　]*)?詰";
  private static final Pattern LENGTH =
      Pattern.compile("(?<![" + DIGITS + "第])(" + NUMBER + ")" + MATE + "(?!将棋の?本)");

  private static final String OPEN = "[\\s　（(【\\[〔《〈「『・■□◆◇●○★☆※－―~〜-]*";
  private static final String END = "[\\s　。．.）)】\\]〕》〉」』！!－―~〜■□◆◇●○★☆※-]*";
  private static final String COPULA = "(?:め|み)?(?:です|だ)?";

  private static final Pattern ALONE =
      Pattern.compile(OPEN + "(?:まで|迄)?[\\s　]*" + NUMBER + MATE + COPULA + END);

  /** A length and nothing else, without the word for a mate: 詰手数　5, 5手, これは5手詰です, 5 plies. */
  private static final Pattern BARE =
      Pattern.compile(
          OPEN
              + "(?:(?:(?:詰|解答|作意)?手数[\\s　]*[:：=＝]?[\\s　]*|(?:これ|本作|本局|本題|本図)は)?(?<j>"
              + NUMBER
              + ")[\\s　]*(?:手(?:[\\s　]*詰)?"
              + COPULA
              + ")"
              + "|(?:詰|解答|作意)手数[\\s　]*[:：=＝]?[\\s　]*(?<k>"
              + NUMBER
              + ")|手数[\\s　]+(?<l>"
              + NUMBER
              + "))"
              + END);

  private static final Pattern BARE_ENGLISH =
      Pattern.compile(
          "[\\s(\\[*#.:;,!\"'-]*(?:(?:stated |mate )?(?:length|moves|plies|depth|mate(?:"
              + " in)?)\\s*[:=]?\\s*(?<n>[0-9]{1,4})(?:\\s*(?:moves?|ply|plies|te))?|(?<m>[0-9]{1,4})["
              + " -](?:ply|plies|te))[\\s)\\].:;,!\"'-]*");

  private static final Pattern BEGINS = Pattern.compile("[\\s　]*" + NUMBER + "手で?詰");

  /**
   * What a length is followed by in a caption, if not by its end: words set apart, or what it is
   * of.
   */
  private static final Pattern AFTER =
      Pattern.compile(
          COPULA
              + "(?![\\p{L}\\p{Nd}])"
              + "|(?:め|み)?の?(?:問題|作品|詰将棋|初級|中級|上級|[初二三四五六七八九]段)"
              + "(?![\\p{L}\\p{Nd}])");

  /** What captions do not say: particles, verbs and negations, other problems, other lines. */
  private static final Pattern SENTENCE =
      Pattern.compile(
          "[はをがもへ]|では|でな|じゃ|ない|なかっ|ません|でした|だった|ました|ます|です.*[^\\s　。．.!！）)】」』]|[ただる][。．]?$"
              + "|思|はず|らしい|かも|より|以[上内下外]|未満|くらい|ぐらい|程度|前後|か[?？。]?$|[?？]"
              + "|前回|次回|前問|次問|前号|次号|前図|次図|前作|次作|前題|次題|先[週月日]|昨[日年]|来[週月]|翌|別[解のにで手]|他[のに]|ほか|類[作題似図]|参考|原図|改作"
              + "|元[図の]|続|(?:前|先|上|下|次|隣)の|変化|紛|失敗|誤|余詰|早詰|駄|最[短長大小低高]|平均|合計|約(?=[\\s"
              + "　]|$)|ばかり|だけ|など|[品題詰手]集|の本|将棋本|ハンドブック|コーナー|シリーズ|(?<![第"
              + DIGITS
              + "])["
              + DIGITS
              + "]+[題本局冊人]|訂正|不詰|偽|嘘|うそ|×|仮に|もし|例えば|ただし|でも|しかし"
              + "|まだ|もう|全部|すべて|全て|みんな|各");

  private static final Pattern ADJECTIVE =
      Pattern.compile("(?:やさし|易し|難し|むずかし|楽し|短|軽|面白)い|(?:かんたん|簡単|きれい)な");
  private static final Pattern VERB = Pattern.compile(".*[ぁ-ん][すただるんうくいねよかぞわ]");
  private static final String WORDS_APART = "[\\s　、，,・／/（(【\\[〔「『）)】\\]〕」』》〉《〈：:;；。．.！!~〜－―-]+";
  private static final int LONGEST = 40;
  private static final int LONGEST_WORD = 16;

  private static final List<String> NUMBERS =
      List.of("one", "three", "five", "seven", "nine", "eleven", "thirteen", "fifteen");
  private static final String ENGLISH_NUMBER =
      "(?<n>[0-9]{1,4}|two|four|six|eight|ten|" + String.join("|", NUMBERS) + ")";
  private static final Pattern ENGLISH =
      Pattern.compile(
          "\\b(?:(?:check)?mate|tsume|tsumeshogi)[ -]in[ -]"
              + ENGLISH_NUMBER
              + "(?:[ -](?:moves?|ply|plies|te))?\\b|\\b"
              + ENGLISH_NUMBER.replace("<n>", "<m>")
              + "[ -](?:move|ply|te)[ -](?:(?:check)?mate|tsume|tsumeshogi|problem)\\b");
  private static final Pattern ENGLISH_ALONE =
      Pattern.compile("[\\s(\\[*#.:;,!\"'-]*(?:" + ENGLISH.pattern() + ")[\\s)\\].:;,!\"'-]*");

  /** Words that captions have beside a title: everything else with a verb is a sentence. */
  private static final Pattern ENGLISH_SENTENCE =
      Pattern.compile(
          "\\b(?:not|no(?![.]?"
              + " ?[0-9])|never|nor|is|are|was|were|be|been|being|isn|wasn|aren|t|s|do|does|did|has|have|had"
              + "|will|would|should|could|can|may|might|must|if|or|than|but|though|although|because|while"
              + "|last|next|previous|earlier|later|yesterday|tomorrow|week|month|year|another|other|others"
              + "|find|found|solve|solved|seems?|looks?|thought|think|say|said|says|there|this|these|that|those"
              + "|it|its|he|she|they|we|you|i|your|my|our|his|her|their|collection|book|books|problems|puzzles"
              + "|mates|more|less|least|most|about|after|before|until|see|compare|instead|cook|cooked|variation"
              + "|alternative|wrong|false|without|almost|only|all|any|every|each|some|many|first|second"
              + "|to|from|with|for|when|why|how|what|who|which|where)\\b|[?]");

  /** The length of a mate. */
  public StatedLength(String length, boolean alone) {
    this(length, alone, "");
  }

  /** Whether a line speaks of a length at all, stated or not. */
  public static boolean isIn(String line) {
    return StatedHelp.of(line) != null
        || LENGTH.matcher(line).find()
        || ENGLISH.matcher(lower(line)).find();
  }

  /** The one length that a line speaks of in Japanese, stated or not; null: none, or several. */
  public static @Nullable String mentioned(String line) {
    Matcher matcher = LENGTH.matcher(line);
    String found = null;
    while (matcher.find()) {
      String length = String.valueOf(JapaneseNumbers.large(matcher.group(1)));
      boolean several = SeriesOfLengths.has(line, matcher.start(), matcher.end());
      if (several || (found != null && !found.equals(length))) {
        return null;
      }
      found = length;
    }
    return found;
  }

  /** Whether a line begins with a length, so that it is no numbered end of moves. */
  public static boolean begins(String line) {
    return BEGINS.matcher(line).lookingAt();
  }

  /** Whether a line tells a length and nothing else. */
  public static boolean isAll(String line) {
    StatedHelp help = StatedHelp.of(line);
    return help != null && help.alone()
        || ALONE.matcher(line).matches()
        || ENGLISH_ALONE.matcher(lower(line)).matches();
  }

  /** The number that one of some words state if they do not contradict one another, or null. */
  public static @Nullable String in(String... words) {
    String found = null;
    for (String each : words) {
      StatedLength stated = of(each);
      stated = stated == null || stated.length.isEmpty() ? null : stated;
      if (stated != null && found != null && !found.equals(stated.length)) {
        return null;
      }
      found = stated == null ? found : stated.length;
    }
    return found;
  }

  /** The length that a line states, or null: it tells none, or several, or is no caption. */
  public static @Nullable StatedLength of(String line) {
    if (line.length() > 4 * LONGEST) {
      return null;
    }
    StatedHelp help = StatedHelp.of(line);
    if (help != null) {
      return new StatedLength(help.length(), help.alone(), help.goal());
    }
    String bare = bare(line);
    if (bare != null) {
      return new StatedLength(bare, true);
    }
    String english = english(lower(line));
    return english != null ? new StatedLength(english, isAll(line)) : japanese(line);
  }

  /** The number of a line that has nothing but a length, or null. */
  private static @Nullable String bare(String line) {
    Matcher japanese = BARE.matcher(line);
    if (japanese.matches()) {
      String number = group(japanese, "j", "k", "l");
      String length = String.valueOf(JapaneseNumbers.large(number));
      return length.equals("0") ? null : length;
    }
    Matcher english = BARE_ENGLISH.matcher(lower(line));
    if (!english.matches()) {
      return null;
    }
    String length = group(english, "n", "m");
    return length.matches("[0-9]*[13579]") ? length : null;
  }

  /** The first of some groups that there is. */
  private static String group(Matcher matcher, String... names) {
    for (String name : names) {
      if (matcher.group(name) != null) {
        return matcher.group(name);
      }
    }
    throw new IllegalStateException(matcher.pattern().pattern());
  }

  private static @Nullable StatedLength japanese(String line) {
    Matcher matcher = LENGTH.matcher(line);
    StringBuilder rest = new StringBuilder();
    String found = null;
    int from = 0;
    while (matcher.find()) {
      String length = String.valueOf(JapaneseNumbers.large(matcher.group(1)));
      Matcher after = AFTER.matcher(line).region(matcher.end(), line.length());
      boolean other =
          (found != null && !found.equals(length))
              || SeriesOfLengths.has(line, matcher.start(), matcher.end());
      if (other || !after.lookingAt() || length.equals("0")) {
        return null;
      }
      found = length;
      rest.append(line, from, matcher.start()).append(' ');
      from = after.end();
    }
    if (found == null) {
      return null;
    }
    boolean alone = ALONE.matcher(line).matches();
    String words = rest.append(line.substring(from)).toString();
    return alone || isCaption(words) ? new StatedLength(found, alone) : null;
  }

  /** Whether words, such as stand beside a length, are few and short, and no sentence. */
  public static boolean isCaption(String words) {
    if (ENGLISH_SENTENCE.matcher(lower(words)).find()) {
      return false;
    }
    String text = ADJECTIVE.matcher(words.strip()).replaceAll("");
    if (text.length() > LONGEST || SENTENCE.matcher(text).find()) {
      return false;
    }
    for (String word : text.split(WORDS_APART, -1)) {
      if (word.length() > LONGEST_WORD || VERB.matcher(word).matches()) {
        return false;
      }
    }
    return true;
  }

  private static @Nullable String english(String line) {
    Matcher matcher = ENGLISH.matcher(line);
    StringBuilder rest = new StringBuilder();
    String found = null;
    int from = 0;
    while (matcher.find()) {
      String number = matcher.group("n") != null ? matcher.group("n") : matcher.group("m");
      int word = NUMBERS.indexOf(number);
      String length = word >= 0 ? String.valueOf(2 * word + 1) : number;
      // Even numbers count moves and not plies, as chess players do.
      boolean odd = length.matches("[0-9]*[13579]");
      boolean several =
          SeriesOfLengths.hasEnglish(
              line, matcher.start(), matcher.end(), matcher.group("n") == null);
      if (!odd || several || (found != null && !found.equals(length))) {
        return null;
      }
      found = length;
      rest.append(line, from, matcher.start()).append(' ');
      from = matcher.end();
    }
    String words = rest.append(line.substring(from)).toString().strip();
    boolean caption =
        words.length() <= 2 * LONGEST
            && words.split("[\\s,;:.()-]+", -1).length <= 10
            && !ENGLISH_SENTENCE.matcher(words).find()
            && !SENTENCE.matcher(words).find();
    return caption ? found : null;
  }

  private static String lower(String line) {
    return Blanks.narrow(line.toLowerCase(Locale.ROOT));
  }
}
