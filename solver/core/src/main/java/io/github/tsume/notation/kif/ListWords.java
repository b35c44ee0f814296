package io.github.tsume.notation.kif;

import io.github.tsume.notation.japanese.Sides;
import io.github.tsume.notation.japanese.Words;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A judgement that words pass on a list of moves, by the table of words: as a heading above it, a
 * caption before it, or a sentence right below it.
 */
enum ListWords {
  NONE,
  RIGHT,
  WRONG;

  private static final Pattern IS_RIGHT = Words.pattern(Words.Kind.HEADING, "right");
  private static final Pattern IS_WRONG = Words.pattern(Words.Kind.HEADING, "wrong");
  private static final Pattern IS_OTHER = Words.pattern(Words.Kind.HEADING, "other");

  /** What may tell more of a heading: 解答図, 手順１; other numbers than 1 are other solutions. */
  private static final Pattern REST = Pattern.compile("(?:例|図|の?手順|順|筋|手)?[一1１ABCＡＢＣイロハ①]?は?");

  private static final Pattern MORE =
      Pattern.compile(
          "[いり]?(?:な?例|の?図|の?手順|順|筋|手|の?変化|の?解答?)?[一二三四五六七八九A-CＡ-Ｃイロハ1-9１-９①-⑨]?"
              + "(?:です|だ|である)?");

  private static final Pattern OTHERS = Pattern.compile("(?:例|図|手順|順)?[二三四五2-5２-５②-⑤]");

  private static final Pattern LATER = Pattern.compile("[0-9０-９一二三四五六七八九十]{1,3}手目");

  /** How a sentence about the moves above it begins. */
  private static final Pattern GOES_ON =
      Pattern.compile("[…→―・、\\s　(（]*(?:と|で|これ|この|以下|(?i:this|which|but|it|does)\\b).*");

  /** The number of a heading: 1. 失敗例. */
  private static final Pattern ITEM = Pattern.compile("^[0-9０-９①-⑨]+ *(?=\\p{L})");

  /** What is no letter of a heading, nor a number or a mark in it. */
  private static final Pattern ORNAMENT = Pattern.compile("[^\\p{L}\\p{Nd}①-⑨×✕✖✗?？' ]");

  /** Where the moves behind a caption begin at the latest; no heading is longer. */
  private static final int LONGEST = 60;

  /** What a heading says of the moves below it or behind it. */
  static ListWords of(String line) {
    String letters = ORNAMENT.matcher(line.length() > LONGEST ? "" : line).replaceAll("").strip();
    boolean later = LATER.matcher(letters).matches();
    String words = later ? letters : ITEM.matcher(letters).replaceFirst("");
    Matcher wrong = IS_WRONG.matcher(words);
    Matcher other = IS_OTHER.matcher(words);
    Matcher right = IS_RIGHT.matcher(words);
    boolean another = other.find() && (other.start() == 0 || right.find(other.end()));
    boolean asks = words.matches(".*(?:は|なら)[?？]");
    if (!asks && holdsMove(line)) {
      return NONE;
    }
    if (later || another || asks || (wrong.find() && isShort(words, wrong))) {
      return WRONG;
    }
    if (!right.reset().lookingAt()) {
      return NONE;
    }
    String rest = words.substring(right.end());
    return OTHERS.matcher(rest).matches() ? WRONG : REST.matcher(rest).matches() ? RIGHT : NONE;
  }

  /** Whether few letters stand beside a word of a heading: else it is prose. */
  private static boolean isShort(String words, Matcher word) {
    String after = words.substring(word.end());
    return word.start() <= 5 && (words.charAt(0) < 128 || MORE.matcher(after).matches());
  }

  /** Whether a move, or the mark of one, stands among words: a sentence about it, no heading. */
  private static boolean holdsMove(String line) {
    return IntStream.range(0, Math.min(line.length(), LONGEST))
        .anyMatch(at -> Sides.isSign(line.charAt(at)) || MoveShape.isMove(line, at));
  }

  /** Whether words say somewhere that moves do not lead to the mate, or not from the drawing. */
  static boolean saysWrong(String words) {
    return IS_WRONG.matcher(words).find();
  }

  /** Whether a line right below a list says that it fails; 不詰 alone is the end of a line. */
  static boolean saysAfter(String line, boolean heads) {
    boolean goesOn = GOES_ON.matcher(line).matches();
    return line.length() <= LONGEST
        && !holdsMove(line)
        && saysWrong(line)
        && !line.strip().equals("不詰")
        && (goesOn || !heads);
  }

  /** The index at which nothing but moves follows a caption of them, or -1. */
  static int afterCaption(String line) {
    for (int at = 1; at < Math.min(line.length(), LONGEST); at++) {
      if (MoveShape.isMove(line, at)) {
        boolean caption = of(line.substring(0, at)) != NONE && MoveSentence.areMoves(line, at);
        return caption ? at : -1;
      }
    }
    return -1;
  }
}
