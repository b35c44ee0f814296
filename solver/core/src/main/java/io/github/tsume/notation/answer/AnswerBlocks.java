package io.github.tsume.notation.answer;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.japanese.Sides;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A reader of answers from plain text: a line with a solver's name, then lines with the number of a
 * problem and its answer; or all of that on one line. An answer may go on on the next line.
 */
final class AnswerBlocks {
  private static final Pattern LABEL =
      Pattern.compile("[\\s　]*(?:解答者|氏名|名前|お名前|ペンネーム|[Ss]olver|[Nn]ame)[\\s　]*[:：][\\s　]*");
  private static final Pattern SKIPPED =
      Pattern.compile(
          "[\\s　]*(?:[#*&].*|手数-+.*|[|+].*|(?:[１-９1-9][\\s　]+){4,}[１-９1-9][\\s　]*"
              + "|(?:開始日時|終了日時|棋戦|戦型|場所|持ち時間|消費時間|手合割|表題|"
              + Sides.PLAYER
              + "|作品名|作者|発表誌|"
              + Sides.NAME
              + "の?"
              + Sides.HAND
              + "|備考|手数|完全性)[:：].*)");

  /** What follows are other moves, not those of the answer. */
  private static final Pattern VARIATION = Pattern.compile("[\\s　]*変化[:：].*");

  private static final Pattern ENDING = Pattern.compile("[\\s　、。]*(?:まで|迄|以下|詰|投了|中断).*");

  private final AnswerLooks looks;
  private final ProblemNumbers numbers;
  private final List<SentAnswer> answers = new ArrayList<>();
  private String solver = "";
  private String number = "";
  private @Nullable List<AnswerText.Part> parts;

  /** Whether the number stood on a line of its own, so that those that follow are of moves. */
  private boolean headed;

  /** Whether variations are passed over, up to a blank line. */
  private boolean aside;

  private boolean afterBlank = true;
  private boolean fresh;

  private AnswerBlocks(AnswerLooks looks, ProblemNumbers numbers) {
    this.looks = looks;
    this.numbers = numbers;
  }

  /** The answers of the lines of a text. */
  static List<SentAnswer> read(List<String> lines, AnswerLooks looks, ProblemNumbers numbers) {
    AnswerBlocks blocks = new AnswerBlocks(looks, numbers);
    for (int i = 0; i < lines.size(); i++) {
      blocks.line(lines.get(i), i + 1);
    }
    blocks.end();
    return blocks.answers;
  }

  private void line(String line, int at) {
    if (Blanks.isBlank(line)) {
      afterBlank = true;
      aside = false;
      return;
    }
    aside |= parts != null && VARIATION.matcher(line).matches();
    if (aside || SKIPPED.matcher(line).matches()) {
      return;
    }
    boolean first = afterBlank;
    afterBlank = false;
    Matcher label = LABEL.matcher(line);
    if (label.lookingAt()) {
      name(line.substring(label.end()));
      return;
    }
    String usual = MoveReader.usual(line);
    int end = numbers.end(usual, 0);
    int moves = looks.moves(line);
    int none = moves > 0 ? -1 : AnswerWords.noneAtEnd(usual);
    if (end > 0) {
      numbered(line, at, end, moves, first);
    } else if (moves > 0) {
      withMoves(line, at, looks.first(line, 0));
    } else if (AnswerWords.saysNone(usual) && numbers.isSingle() && (parts == null || first)) {
      begin("", line, at, 0);
    } else if (none > 0) {
      withMoves(line, at, none);
    } else if (AnswerWords.isGoal(usual)) {
      return;
    } else if (parts != null && ENDING.matcher(line).matches()) {
      add(line, at, 0);
    } else if (fresh && numbers.isSingle() && !first) {
      begin("", line, at, 0);
    } else {
      name(line);
    }
  }

  private void numbered(String line, int at, int end, int moves, boolean first) {
    String told = line.substring(0, end);
    if (end == line.length()) {
      end();
      number = told;
      headed = true;
      parts = new ArrayList<>();
      parts.add(new AnswerText.Part("", at, end + 1));
      return;
    }
    if (isPly(told, moves)) {
      add(line, at, 0);
    } else if (moves == 0 && ENDING.matcher(line.substring(end)).matches() && headed) {
      add(line, at, 0);
    } else if (moves == 0 && (solver.isEmpty() || first) && !isAnswering(line.substring(end))) {
      name(line);
    } else {
      begin(told, line, at, end);
    }
  }

  /** Whether the number of a line is that of the next move of the answer, as KIF writes it. */
  private boolean isPly(String told, int moves) {
    List<AnswerText.Part> earlier = parts;
    if (moves != 1 || earlier == null || !(headed || numbers.isSingle())) {
      return false;
    }
    int before = 0;
    for (AnswerText.Part part : earlier) {
      before += looks.moves(part.text());
    }
    return Blanks.strip(MoveReader.usual(told)).replaceAll("[^0-9]", "").equals("" + (before + 1));
  }

  /** Whether a text has more of an answer than of a name: a digit, a sign of a side, or no mate. */
  private static boolean isAnswering(String text) {
    String usual = MoveReader.usual(text);
    return AnswerWords.saysNone(usual)
        || usual.chars().anyMatch(c -> (c >= '0' && c <= '9') || Sides.isSign((char) c));
  }

  /** Takes a line with moves, the first of which, or what stands in its place, is at an index. */
  private void withMoves(String line, int at, int move) {
    String before = line.substring(0, move);
    if (Blanks.strip(before).replaceAll("[\\s　、,，.。…・]", "").isEmpty()) {
      if (parts == null) {
        begin("", line, at, 0);
      } else {
        add(line, at, 0);
      }
      return;
    }
    // A name before it on the same line, and perhaps a number.
    String usual = MoveReader.usual(line);
    for (int i = 1; i < move; i++) {
      boolean apart = Blanks.is(usual.charAt(i - 1)) || ":,、".indexOf(usual.charAt(i - 1)) >= 0;
      int end = apart ? numbers.end(usual, i) : i;
      if (end > i && end <= move) {
        name(line.substring(0, i));
        begin(line.substring(i, end), line, at, end);
        return;
      }
    }
    if (numbers.isSingle() && isName(before)) {
      name(before);
      begin("", line, at, move);
    } else if (parts != null) {
      add(line, at, 0);
    } else {
      begin("", line, at, 0);
    }
  }

  /** Whether words before a move end as a name does: with a colon or a blank. */
  private boolean isName(String before) {
    char last = before.charAt(before.length() - 1);
    return !fresh
        && !AnswerWords.isHead(MoveReader.usual(before))
        && (Blanks.is(last) || ":：,、".indexOf(last) >= 0)
        && !isAnswering(before);
  }

  private void name(String text) {
    end();
    solver = Blanks.strip(text).replaceAll("[\\s　]*[:：,、]$", "");
    fresh = true;
  }

  private void begin(String told, String line, int at, int from) {
    end();
    number = told;
    headed = false;
    parts = new ArrayList<>();
    add(line, at, from);
  }

  private void add(String line, int at, int from) {
    if (parts != null) {
      parts.add(new AnswerText.Part(line.substring(from), at, from + 1));
    }
    fresh = false;
  }

  private void end() {
    List<AnswerText.Part> done = parts;
    parts = null;
    if (done != null && done.stream().anyMatch(part -> !Blanks.isBlank(part.text()))) {
      String told = Blanks.strip(number).replaceAll("[.:：．,、]+$", "");
      AnswerText.Part first = done.get(0);
      answers.add(AnswerTable.sent(solver, told, done, numbers, first.line(), first.column()));
    }
    fresh = false;
  }
}
