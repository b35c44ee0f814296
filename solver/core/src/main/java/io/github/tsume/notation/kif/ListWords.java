package io.github.tsume.notation.kif;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words that tell whether a list of moves is the solution: as a heading above it or before it,
 * and as a sentence right after it.
 */
final class ListWords {
  private static final String RIGHT =
      "(?:正解|解答|作意|模範解答|詰み?手順|詰め手順|本手順|手順|正|解|答え?|こたえ|せいかい"
          + "|(?i:(?:the )?(?:solution|answer|correct(?: solution| answer| line| moves)?|main ?line"
          + "|author'?s (?:line|solution)|intended (?:line|solution))))";

  private static final Pattern MENTION =
      Pattern.compile("失敗|不正解|誤答|誤解|誤り|間違|まちがい|ダメ|だめ|駄目|紛れ|まぎれ|変化|逃れ|逃げ|詰まない|詰まず|不詰|[×✕✖✗]");

  private static final String FAILURE =
      "(?:失敗|不正解|誤答|誤解|誤り?|誤図|間違い?|まちがい|ダメ|だめ|駄目|紛れ|まぎれ|不詰|悪手|早詰|余詰|詰まない|逃れ|読み違い)";

  /** What tells more of a heading: 失敗例, 解答図, 手順１. */
  private static final String OF_HEADING = "(?:な?例|の?図|の?手順|順|筋|手|の?変化)?";

  private static final String NUMBER = "[一二三四五六七八九ABCＡＢＣイロハ1-9１-９①-⑨]?";

  private static final Pattern WRONG_HEADING =
      Pattern.compile(
          "[×✕✖✗]"
              + "|(?:よくある|ありがちな|主な|これは|以下は|次は)?(?:"
              + FAILURE
              + "|変化|参考|別解|注意|悪い)"
              + OF_HEADING
              + NUMBER
              + "(?:です|だ|である)?"
              + "|.*(?:は|では|なら)[?？]"
              + "|.{1,12}(?:さん|様|氏|君|くん)の(?:解答|解|答え?)"
              + "|(?:前|先)[回号問月週年]の"
              + RIGHT
              + "|(?i:(?:refuted|failed|wrong|bad|false|incorrect|common)? ?(?:try|tries)"
              + "|(?:refuted|failed|wrong|bad|false|incorrect|common) ?(?:solutions?|answers?|lines?"
              + "|attempts?|examples?|moves?|mistakes?|errors?)"
              + "|wrong|fail(?:s|ed|ure)?|incorrect|mistakes?|variations?|cooks?"
              + "|refut(?:ed|ation))");

  private static final Pattern RIGHT_HEADING =
      Pattern.compile(RIGHT + OF_HEADING + "[一1１ABCＡＢＣイロハ①]?");

  /** One of several answers: it is the solution if it says that it ends in mate. */
  private static final Pattern ANOTHER_HEADING =
      Pattern.compile(RIGHT + OF_HEADING + "[二三四五六七八九2-9２-９②-⑨]");

  private static final Pattern SAID_AFTER =
      Pattern.compile(
          "[…→―・、\\s　(（]*(?:(?:となって|となり|となる|として|という|これで?[はも]|この(?:手)?順?[はで]|以下|では?|と|て|だと|ので)"
              + "[^0-9０-９▲△☗☖]{0,16}?)?"
              + "(?:失敗|不正解|誤り|間違い|まちがい|ダメ|だめ|駄目|紛れ|不詰|詰まない|詰みません|詰まず|詰まぬ|逃れ)"
              + "(?:だ|です|である|に終わる|になる|する|します|でした|した|となる|る)?[。．.!！…)）]*"
              + "|(?i:[^\\p{L}]*(?:(?:but|this|it|which|and|that|the|king)\\s+)*(?:fails?"
              + "|(?:is|are) (?:wrong|refuted|a failure|no mate|not mate)"
              + "|does(?:n['’]t| not) (?:mate|work|solve)|no mate|not mate|escapes?)\\b.{0,20})");

  private static final Pattern SAID_BEHIND =
      Pattern.compile(".*(?:不詰|逃れ|失敗|詰まず|詰まない|[×✕✖✗?？])[。．.!！…]*[\\s　]*");

  /** The number of a heading: 1. 失敗例. */
  private static final Pattern ITEM = Pattern.compile("^[0-9０-９①-⑨]+ *(?=\\p{L})");

  /** What is no letter of a heading, nor a number or a mark in it. */
  private static final Pattern ORNAMENT = Pattern.compile("[^\\p{L}\\p{Nd}①-⑨×✕✖✗?？' ]");

  /** What a caption ends with, before the moves: a colon, a bracket, a blank. */
  private static final Pattern CAPTION_END = Pattern.compile("[：:＝=→】\\]）)〕」〉》\\s　]+");

  /** Where the moves behind a caption begin at the latest, in characters. */
  private static final int LONGEST_CAPTION = 60;

  private ListWords() {}

  /** A heading without its ornaments. */
  static String heading(String line) {
    String words = ORNAMENT.matcher(line).replaceAll("").strip();
    return ITEM.matcher(words).replaceFirst("");
  }

  /** Whether what stands below a heading is not the solution. */
  static boolean isWrong(String heading) {
    return !isRight(heading) && WRONG_HEADING.matcher(heading).matches();
  }

  /** Whether what stands below a heading is the solution. */
  static boolean isRight(String heading) {
    return RIGHT_HEADING.matcher(heading).matches();
  }

  /** Whether what stands below a heading may be one of several solutions. */
  static boolean isAnother(String heading) {
    return ANOTHER_HEADING.matcher(heading).matches();
  }

  /**
   * The index at which moves begin behind a caption that tells whether they are the solution, with
   * nothing but moves behind it; 0 if a line is moves alone, -1 if it is neither.
   */
  static int afterCaption(String line) {
    if (MoveSentence.areMoves(line, 0)) {
      return 0;
    }
    Matcher end = CAPTION_END.matcher(line);
    while (end.find() && end.start() <= LONGEST_CAPTION) {
      if (isCaption(line, end.end())) {
        return end.end();
      }
    }
    for (int at = 1; at < Math.min(line.length(), LONGEST_CAPTION); at++) {
      if (MoveShape.isMove(line, at)) {
        return isCaption(line, at) ? at : -1;
      }
    }
    return -1;
  }

  private static boolean isCaption(String line, int end) {
    String words = captionOf(line, end);
    return (isRight(words) || isAnother(words) || isWrong(words))
        && MoveSentence.areMoves(line, end);
  }

  /** The words of a caption that ends at an index. */
  static String captionOf(String line, int end) {
    String words = heading(line.substring(0, end));
    return words.endsWith("は") ? words.substring(0, words.length() - 1) : words;
  }

  /** Whether words say somewhere that moves do not lead to the mate, or not from the drawing. */
  static boolean sayWrong(String words) {
    return MENTION.matcher(words).find();
  }

  /** Whether a line right below a list says that it fails; 不詰 alone is the end of a line. */
  static boolean saysAfter(String line) {
    return !line.strip().equals("不詰") && SAID_AFTER.matcher(line.strip()).matches();
  }

  /** Whether words that say so are the title of what follows: 失敗, not これは失敗 or 詰まない. */
  static boolean isTitle(String line) {
    String words = heading(line);
    return isWrong(words) && !words.startsWith("これ") && !words.endsWith("ない");
  }

  /** Whether the line of moves itself ends in words that it fails. */
  static boolean saysBehind(String moves) {
    return SAID_BEHIND.matcher(moves).matches();
  }
}
