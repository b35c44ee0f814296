package io.github.tsume.notation.answer;

import io.github.tsume.notation.answer.MoveText.Told;
import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.japanese.JapanesePieces;
import io.github.tsume.notation.japanese.MoveCursor;
import io.github.tsume.notation.western.WesternNotation;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.ToriShogi;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A reader of single moves of one game in Japanese, USI or Western notation, from text of which
 * nobody knows which it is; no position is needed.
 */
final class MoveReader {
  private static final Pattern USI_MOVE = Pattern.compile("([1-9][a-iA-I])([1-9][a-iA-I])(\\+?)");
  private static final Pattern DROP = Pattern.compile("([A-Za-z])\\*([1-9][a-iA-I1-9])");
  private static final Pattern WESTERN =
      Pattern.compile(
          "(\\+?)([KRBGSNLP]|Sw|SW|LQ|RQ|Q|Pt|PT|Cr|CR|Fa|FA|Ph|PH)"
              + "([1-9][a-i1-9])?([-x*]?)([1-9][a-i1-9])([+=]?)");

  private final Ruleset rules;
  private final JapanesePieces pieces;

  MoveReader(Ruleset rules) {
    this.rules = rules;
    this.pieces = JapanesePieces.of(rules);
  }

  /**
   * A move and where it ends.
   *
   * @param move the move
   * @param end the index after it
   */
  record Found(MoveText move, int end) {}

  /** The text with one usual character in the place of each: half width, the usual kanji. */
  static String usual(String text) {
    return Blanks.narrow(JapanesePieces.usual(text))
        .replace('−', '-')
        .replace('‐', '-')
        .replace('–', '-')
        .replace('×', 'x');
  }

  /**
   * The move that is written at an index, or null.
   *
   * @param text as {@link #usual} has it
   * @param shown the same as it was written
   */
  @Nullable Found read(String text, String shown, int at, int line, int column) {
    Scan scan = new Scan(text, at);
    MoveText found = scan.japanese();
    if (found == null) {
      scan = new Scan(text, at);
      found = scan.latin();
    }
    if (found == null) {
      return null;
    }
    String written = shown.substring(at, scan.at);
    MoveText placed =
        new MoveText(
            written,
            line,
            column,
            found.side(),
            found.to(),
            found.kinds(),
            found.from(),
            found.marks(),
            found.promotes(),
            found.drops(),
            found.captures());
    return new Found(placed, scan.at);
  }

  /** One attempt to read a move. */
  private final class Scan {
    private final String text;
    private final MoveCursor cursor;
    private int at;

    Scan(String text, int at) {
      this.text = text;
      this.at = at;
      cursor = new MoveCursor(text, at, rules);
    }

    @Nullable MoveText japanese() {
      Color side = cursor.side();
      int to = cursor.skip("同") ? MoveText.SAME : cursor.square();
      if (to == MoveText.UNTOLD) {
        return null;
      }
      cursor.skipBlanks();
      if (to != MoveText.SAME && cursor.skip("同")) {
        cursor.skipBlanks();
      }
      at = cursor.at();
      int length = pieces.lengthAt(text, at);
      List<Integer> kinds = new ArrayList<>();
      if (length > 0) {
        kinds.add(pieces.kind(text.substring(at, at + length)));
      } else if (rules == ToriShogi.RULES) {
        length = 1;
        JapanesePieces.either(text, at).forEach(name -> kinds.add(pieces.kind(name)));
      }
      if (kinds.isEmpty()) {
        return null;
      }
      cursor.to(at + length);
      String marks = cursor.marks();
      Boolean promotion = cursor.promotion();
      marks += cursor.marks();
      int from = origin();
      Told promotes = Told.of(promotion == null ? cursor.promotion() : promotion);
      if (promotes == Told.YES && !kinds.stream().allMatch(rules::canPromote)) {
        return null;
      }
      at = cursor.at();
      Told drops = marks.contains("打") ? Told.YES : from >= 0 ? Told.NO : Told.UNTOLD;
      return move(side, to, kinds, from, marks.replace("打", ""), promotes, drops, Told.UNTOLD);
    }

    private int origin() {
      int before = cursor.at();
      cursor.skipBlanks();
      if (cursor.skip("(")) {
        cursor.skipBlanks();
        int from = cursor.square();
        cursor.skipBlanks();
        if (from >= 0 && cursor.skip(")")) {
          return from;
        }
      }
      cursor.to(before);
      return MoveText.UNTOLD;
    }

    @Nullable MoveText latin() {
      Color side = cursor.side();
      at = cursor.at();
      Matcher usi = matcher(USI_MOVE);
      if (usi.lookingAt() && isEnd(usi.end())) {
        at = usi.end();
        return board(side, square(usi.group(1)), square(usi.group(2)), !usi.group(3).isEmpty());
      }
      Matcher drop = matcher(DROP);
      if (drop.lookingAt() && isEnd(drop.end())) {
        int kind = rules.kindOf(drop.group(1).toUpperCase(Locale.ROOT).charAt(0));
        int to = square(drop.group(2));
        if (kind > Piece.KING && to >= 0) {
          at = drop.end();
          return move(
              side, to, List.of(kind), MoveText.UNTOLD, "", Told.UNTOLD, Told.YES, Told.UNTOLD);
        }
      }
      Matcher western = matcher(WESTERN);
      return western.lookingAt() && isEnd(western.end()) ? western(side, western) : null;
    }

    private @Nullable MoveText board(@Nullable Color side, int from, int to, boolean promotes) {
      return from >= 0 && to >= 0
          ? move(side, to, List.of(), from, "", Told.of(promotes), Told.NO, Told.UNTOLD)
          : null;
    }

    private @Nullable MoveText western(@Nullable Color side, Matcher move) {
      List<Integer> kinds = kinds(move.group(2), !move.group(1).isEmpty());
      String origin = move.group(3);
      String sign = move.group(4);
      int from = origin == null ? MoveText.UNTOLD : square(origin);
      int to = square(move.group(5));
      if (kinds.isEmpty() || to < 0 || (origin != null && from < 0)) {
        return null;
      }
      at = move.end();
      Told promotes = move.group(6).isEmpty() ? Told.UNTOLD : Told.of(move.group(6).equals("+"));
      Told drops = sign.equals("*") ? Told.YES : sign.isEmpty() && from < 0 ? Told.UNTOLD : Told.NO;
      Told captures = sign.equals("x") ? Told.YES : sign.equals("-") ? Told.NO : Told.UNTOLD;
      return move(side, to, kinds, from, "", promotes, drops, captures);
    }

    private List<Integer> kinds(String name, boolean promoted) {
      List<Integer> kinds = WesternNotation.kinds(rules, name);
      if (!promoted) {
        return kinds;
      }
      boolean all = kinds.stream().allMatch(rules::canPromote);
      return all ? kinds.stream().map(kind -> kind | Piece.PROMOTED).toList() : List.of();
    }

    private Matcher matcher(Pattern pattern) {
      return pattern.matcher(text).region(at, text.length());
    }

    /** Whether no letter or digit goes on at an index. */
    private boolean isEnd(int index) {
      char c = index < text.length() ? text.charAt(index) : ' ';
      return !(c < 128 && Character.isLetterOrDigit(c)) && c != '*';
    }

    private int square(String name) {
      String plain = name.toLowerCase(Locale.ROOT);
      char rank = plain.charAt(1);
      return rules.squareNamed(
          rank <= '9' ? "" + plain.charAt(0) + (char) ('a' + rank - '1') : plain);
    }

    private MoveText move(
        @Nullable Color side,
        int to,
        List<Integer> kinds,
        int from,
        String marks,
        Told promotes,
        Told drops,
        Told captures) {
      return new MoveText("", 0, 0, side, to, kinds, from, marks, promotes, drops, captures);
    }
  }
}
