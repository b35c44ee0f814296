package io.github.tsume.app.fm;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.Lines;
import io.github.tsume.notation.common.Places;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.notation.common.StatedGoal;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.notation.common.Warnings;
import io.github.tsume.notation.japanese.JapanesePieces;
import io.github.tsume.notation.japanese.StatedHelp;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Source;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.verdict.Goal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A problem of fm while it is read: title, rule, both sides, and the length. */
final class FmProblem {
  private static final Ruleset RULES = StandardShogi.RULES;
  private static final JapanesePieces PIECES = JapanesePieces.of(RULES);
  private static final Pattern TITLE = Pattern.compile("[「『\"]([^」』\"\\n]++)[」』\"]");
  private static final Pattern RULE = Pattern.compile("(HS?)#|[^0-9\\n+,]*+");
  private static final Pattern COUNT = Pattern.compile("[0-9]{1,3}+");
  private static final Pattern LENGTH = Pattern.compile("#([1-9][0-9]{0,4}) *+");

  /** The codes of pieces, each before the character that fm writes for it. */
  private static final String CODES = "FU歩KY香KE桂GI銀KI金KA角HI飛OU玉GY玉TOとNY杏NK圭NG全UM馬RY龍";

  private final String text;
  private final String plain;
  private final int start;
  private final int end;
  private final Setup.Builder setup = Setup.builder(RULES);
  private final Places places = new Places(RULES.squares());
  private final Warnings warnings = new Warnings();
  private final Map<String, String> said = new LinkedHashMap<>();
  private int at;

  /**
   * A problem that stands between two places of a text.
   *
   * @param plain the same text in narrow capitals
   */
  FmProblem(String text, String plain, int start, int end) {
    this.text = text;
    this.plain = plain;
    this.start = start;
    this.end = end;
  }

  /** The line it begins on. */
  int line() {
    return line(start);
  }

  /** What it says of itself. */
  Map<String, String> said() {
    return said;
  }

  /** Takes a part of the text that is no problem: a title that stands before one, else nothing. */
  void take(int from, int to) {
    for (int next, line = from; line < to; line = next) {
      int broken = plain.indexOf('\n', line);
      next = broken < 0 || broken >= to ? to : broken + 1;
      String words = Blanks.strip(text.substring(line, next));
      Matcher title = TITLE.matcher(words);
      if (title.matches() && next == start) {
        said.put(Metadata.TITLE, title.group(1));
      } else if (!words.isEmpty() && !words.startsWith("/")) {
        warnings.add(WarningCode.IGNORED_TEXT, line(line), column(line), words);
      }
    }
  }

  Problem read(Source source) throws ReadException {
    at = Blanks.skip(plain, start);
    Matcher title = TITLE.matcher(text).region(at, end);
    if (title.lookingAt()) {
      said.put(Metadata.TITLE, Blanks.strip(title.group(1)));
      at = Blanks.skip(plain, title.end());
    }
    Goal goal = rule();
    places.board(line(at), column(at));
    side(Color.BLACK);
    if (plain.charAt(at) != ',') {
      throw refused(ErrorCode.UNEXPECTED_TEXT, at, ",", text.substring(at, at + 1));
    }
    at++;
    side(Color.WHITE);
    Matcher length = LENGTH.matcher(plain).region(at, end);
    if (!length.matches()) {
      throw refused(ErrorCode.BAD_LENGTH, at, "#N", text.substring(at, end));
    }
    boolean odd = Integer.parseInt(length.group(1)) % 2 == 1;
    boolean begins = odd == (goal == Goal.HELPSELFMATE);
    said.put(Metadata.LENGTH, length.group(1));
    said.put(Metadata.GOAL, StatedGoal.words(goal.aim().begun(begins)));
    Setup built =
        setup.sideToMove(begins ? Color.WHITE : Color.BLACK).defenderBegins(begins).build();
    return new Problem(
        source.id(),
        source,
        built,
        places.locate(built),
        Metadata.of(said),
        MoveTree.EMPTY,
        warnings.toList());
  }

  private Goal rule() throws ReadException {
    Matcher rule = RULE.matcher(plain).region(at, end);
    int from = at;
    at = rule.lookingAt() ? rule.end() : at;
    String words = text.substring(from, at);
    String letters = at > from ? rule.group(1) : null;
    if (letters != null) {
      return letters.equals("H") ? Goal.HELPMATE : Goal.HELPSELFMATE;
    }
    StatedHelp help = StatedHelp.of(words);
    if (help == null || !help.alone()) {
      throw refused(
          ErrorCode.BAD_VALUE, from, "協力詰|ばか詰|H#|協力自玉詰|ばか自殺詰|HS#", "rule", Blanks.strip(words));
    }
    return StatedGoal.aim(help.goal()).orElseThrow().goal();
  }

  /** The pieces of a side on the board and, behind a plus, in its hand. */
  private void side(Color color) throws ReadException {
    for (skip(); plain.charAt(at) >= '0' && plain.charAt(at) <= '9'; skip()) {
      int from = at;
      int file = plain.charAt(at) - '1';
      int rank = plain.charAt(at + 1) - '1';
      if (file < 0 || rank < 0 || rank >= RULES.height()) {
        throw refused(ErrorCode.BAD_SQUARE, at, "11-99", text.substring(at, at + 2));
      }
      at += 2;
      int square = RULES.square(file, rank);
      int kind = kind();
      if (setup.piece(square) != Piece.EMPTY) {
        throw refused(ErrorCode.TWICE_ON_SQUARE, from, "", text.substring(from, from + 2));
      }
      setup.piece(square, Piece.of(kind, color));
      places.square(square, line(from), column(from));
    }
    if (plain.charAt(at) == '+') {
      at++;
      hand(color);
    }
  }

  private void hand(Color color) throws ReadException {
    places.hand(color, line(at), column(at));
    setup.handStated(color, true);
    skip();
    if (plain.charAt(at) == '0') {
      at++;
    }
    for (skip(); plain.charAt(at) != ',' && plain.charAt(at) != '#'; skip()) {
      int from = at;
      int kind = kind();
      if (kind == Piece.KING || Piece.isPromoted(kind)) {
        throw refused(ErrorCode.BAD_HAND, from, "", text.substring(from, at));
      }
      Matcher count = COUNT.matcher(plain).region(at, end);
      boolean counted = count.lookingAt();
      setup.addToHand(color, kind, counted ? Integer.parseInt(count.group()) : 1);
      at = counted ? count.end() : at;
    }
  }

  /** Reads a piece, in its character or its code. */
  private int kind() throws ReadException {
    int code = CODES.indexOf(plain.substring(at, Math.min(at + 2, plain.length())));
    int kind =
        code >= 0 && code % 3 == 0
            ? PIECES.kind(CODES.substring(code + 2, code + 3))
            : PIECES.kind(plain.substring(at, at + 1));
    if (kind < 0) {
      throw refused(ErrorCode.UNKNOWN_PIECE, at, PIECES.signs(), text.substring(at, at + 1));
    }
    at += code >= 0 && code % 3 == 0 ? 2 : 1;
    return kind;
  }

  /** Goes on to what is no blank; there is one, as a problem ends with its length. */
  private void skip() {
    at = Math.min(Blanks.skip(plain, at), end - 1);
  }

  private ReadException refused(ErrorCode code, int place, String expected, Object... arguments) {
    return new ReadException(code, line(place), column(place), expected, arguments);
  }

  private int line(int place) {
    return Lines.numberAt(text, place);
  }

  private int column(int place) {
    return place - text.lastIndexOf('\n', place - 1);
  }
}
