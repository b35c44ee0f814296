package io.github.tsume.notation.answer;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.japanese.JapanesePieces;
import io.github.tsume.notation.japanese.Sides;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A scanner of an answer: moves, their numbers, what stands between them, and words of an end. What
 * is none of that ends it, with its place.
 */
final class AnswerScan {
  private static final String BETWEEN = "、,，.。・/;→›>|「」『』\"'~～ー—…";

  /** 以下詰, 以下略, etc. */
  private static final Pattern REST = Pattern.compile("以下|&c\\b|etc\\b|and mates?\\b");

  /** まで, まで9手, まで9手詰, 詰み, mate. */
  private static final Pattern END =
      Pattern.compile(
          "(?:まで|迄)(?:で|、)?[\\s　]*(?:"
              + AnswerWords.NUMBER
              + "[\\s　]*手)?[\\s　]*(?:で)?(?:詰め?み?)?"
              + "|詰め?み?上?が?り?"
              + "|\\(?(?:計|全)?"
              + AnswerWords.NUMBER
              + "[\\s　]*手(?!目)(?:詰め?み?)?\\)?"
              + "|投了|中断|(?:check)?mate\\b|tsumi\\b|resigns?\\b|#");

  private static final Pattern TIME = Pattern.compile("\\([\\s　]*[0-9]+:[0-9:/\\s　]*\\)");
  private static final Pattern ORDINAL = Pattern.compile("(?:第)?([0-9]{1,3})(手目?)?");

  private static final String SIGNS = "*同成打" + Sides.SIGNS;
  private static final Pattern LEADING =
      Pattern.compile("[(\\[#第問]{0,2}[0-9]{1,4}[^\\p{L}0-9]{1,3}");

  private final MoveReader reader;
  private final List<MoveText> moves = new ArrayList<>();
  private boolean rest;
  private boolean none;
  private boolean ended;
  private @Nullable ReadError fault;
  private boolean comment;

  /** Whether what follows is the solver's remark, which is not read. */
  private boolean remark;

  AnswerScan(Ruleset rules) {
    reader = new MoveReader(rules);
  }

  AnswerText answer() {
    return new AnswerText(moves, rest, none, fault, comment);
  }

  void add(AnswerText.Part part) {
    String text = MoveReader.usual(part.text());
    int at = 0;
    while (at < text.length()) {
      if (Blanks.is(text.charAt(at)) || isBetween(text, at)) {
        at++;
        continue;
      }
      if (remark) {
        return;
      }
      MoveReader.Found found = reader.read(text, part.text(), at, part.line(), part.column() + at);
      if (fault != null) {
        comment &= found == null && !isOfMoves(text, at);
        at++;
        continue;
      }
      if (ended) {
        afterEnd(text, part, at);
        return;
      }
      if (found != null) {
        moves.add(found.move());
        at = found.end();
        continue;
      }
      int next = moves.isEmpty() ? first(text, part, at) : word(text, at);
      if (next > at) {
        at = next;
      } else {
        fault(ErrorCode.BAD_MOVE, part, at);
      }
    }
  }

  /** What follows an end is a remark, unless it is a move at once: then two answers are mixed. */
  private void afterEnd(String text, AnswerText.Part part, int at) {
    Matcher number = matcher(LEADING, text, at);
    int start = number.lookingAt() ? number.end() : at;
    boolean move =
        reader.read(text, part.text(), at, 1, 1) != null
            || (start < text.length() && reader.read(text, part.text(), start, 1, 1) != null);
    if (move) {
      fault(ErrorCode.UNEXPECTED_TEXT, part, at);
    } else {
      remark = true;
    }
  }

  /** Whether a sign that stands between moves is there: a minus only apart from what follows. */
  private static boolean isBetween(String text, int at) {
    char c = text.charAt(at);
    boolean apart = at + 1 == text.length() || Blanks.is(text.charAt(at + 1));
    return BETWEEN.indexOf(c) >= 0 || (apart && "-+=".indexOf(c) >= 0);
  }

  /** The index after what may stand before the first move, or in its place. */
  private int first(String text, AnswerText.Part part, int at) {
    int head = AnswerWords.afterHead(text, at);
    int end = AnswerWords.afterNone(text, head);
    if (end > head) {
      none = true;
      ended = true;
      return end;
    }
    boolean move = reader.read(text, part.text(), head, 1, 1) != null;
    return move || AnswerWords.isHead(text.substring(at)) ? head : word(text, at);
  }

  /** The index after a number, a time or an end; the same if there is none. */
  private int word(String text, int at) {
    Matcher time = matcher(TIME, text, at);
    if (time.lookingAt()) {
      return time.end();
    }
    Matcher left = matcher(REST, text, at);
    if (left.lookingAt()) {
      rest = true;
      ended = true;
      return left.end();
    }
    Matcher end = matcher(END, text, at);
    if (end.lookingAt()) {
      ended = true;
      return end.end();
    }
    return number(text, at);
  }

  /** The index after the number that the next move has; the same if it is another one. */
  private int number(String text, int at) {
    Matcher ordinal = matcher(ORDINAL, text, at);
    if (text.startsWith("初手", at) && moves.isEmpty()) {
      return at + 2;
    }
    if (!ordinal.lookingAt()) {
      return at;
    }
    int end = ordinal.end();
    int number = Integer.parseInt(ordinal.group(1));
    boolean next = number == moves.size() + 1 || number == 2 * moves.size() + 1;
    // KIF has a number for the end too.
    return next ? skipSign(text, end) : at;
  }

  private static int skipSign(String text, int end) {
    int at = Blanks.skip(text, end);
    return at < text.length() && ".):：".indexOf(text.charAt(at)) >= 0 ? at + 1 : end;
  }

  private void fault(ErrorCode code, AnswerText.Part part, int at) {
    String shown = part.text().substring(at);
    int end = 0;
    while (end < shown.length() && !Blanks.is(shown.charAt(end))) {
      end++;
    }
    fault =
        ReadError.of(
            code,
            "",
            part.line(),
            part.column() + at,
            code == ErrorCode.BAD_MOVE ? "move" : "end of line",
            shown.substring(0, end));
    comment = code == ErrorCode.BAD_MOVE && !isOfMoves(MoveReader.usual(shown), 0);
  }

  /** Whether a sign stands there of which moves are made, so that it may be a spoilt one. */
  private static boolean isOfMoves(String text, int at) {
    String sign = text.substring(at, at + 1);
    boolean piece = JapanesePieces.isCell(sign) && !sign.equals("と");
    return piece || (sign.charAt(0) >= '0' && sign.charAt(0) <= '9') || SIGNS.contains(sign);
  }

  private static Matcher matcher(Pattern pattern, String text, int at) {
    return pattern.matcher(text).region(at, text.length());
  }
}
