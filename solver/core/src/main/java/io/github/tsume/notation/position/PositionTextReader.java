package io.github.tsume.notation.position;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.FormatReader;
import io.github.tsume.notation.common.Lines;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.notation.japanese.JapaneseNumbers;
import io.github.tsume.notation.japanese.JapanesePieces;
import io.github.tsume.notation.japanese.StatedLength;
import io.github.tsume.notation.kif.HandParser;
import io.github.tsume.record.Metadata;
import io.github.tsume.rules.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads positions in running text; see {@link PositionText}.
 *
 * <p>The parts may come in any order, on one line or several. A part that comes a second time
 * begins the next problem; so does a key, such as 作者, after a blank line. Lines that start with "#"
 * or "*" are comments.
 */
public final class PositionTextReader implements FormatReader {
  private static final Pattern REST = HandParser.REST;
  static final String EXPECTED = "攻方：|受方：|持駒：|５三銀";

  @Override
  public ReadResult read(String text, String name, ReadOptions options) {
    try {
      return new Reading(Lines.of(text, options.limits()), name, options).result();
    } catch (ReadException e) {
      return ReadResult.of(e.error(name));
    }
  }

  /** The reading of one text. */
  private static final class Reading {
    private final Lines lines;
    private final String name;
    private final ReadOptions options;
    private final List<PositionTextDraft> drafts = new ArrayList<>();
    private PositionTextDraft draft = new PositionTextDraft();
    private PositionText.@Nullable Side side;
    private boolean hand;
    private PositionText.@Nullable Side sideBefore;
    private boolean handBefore;
    private boolean blank;
    private String line = "";
    private int at;

    /** Where the line's first part is, and its first character that is no blank. */
    private int start;

    private int afterBlanks;

    Reading(Lines lines, String name, ReadOptions options) {
      this.lines = lines;
      this.name = name;
      this.options = options;
    }

    ReadResult result() {
      while (lines.hasNext()) {
        line = lines.next();
        if (line.isBlank()) {
          blank = true;
          continue;
        }
        try {
          line();
        } catch (ReadException e) {
          draft.error = draft.error == null ? e : draft.error;
        }
        blank = false;
      }
      next();
      PositionTextDraft.giveAfterwords(drafts);
      List<ReadResult.Entry> entries = new ArrayList<>();
      for (PositionTextDraft each : drafts) {
        int number = drafts.size() == 1 ? 0 : entries.size() + 1;
        try {
          entries.add(new ReadResult.Read(each.problem(name, number, options)));
        } catch (ReadException e) {
          entries.add(new ReadResult.Failed(e.error(name)));
        }
      }
      return entries.isEmpty()
          ? ReadResult.of(ReadError.of(ErrorCode.NO_PROBLEM, name, 1, 1, EXPECTED))
          : new ReadResult(entries);
    }

    /**
     * Takes what looked like the heading of the next problem for words among pieces of this one.
     */
    private void goOn() {
      PositionTextDraft words = draft;
      draft = drafts.remove(drafts.size() - 1);
      draft.addAfterword(words);
      side = sideBefore;
      hand = handBefore;
    }

    /** Begins the next problem. */
    private void next() {
      if (!draft.isEmpty()) {
        drafts.add(draft);
      }
      draft = new PositionTextDraft();
      sideBefore = side;
      handBefore = hand;
      side = null;
      hand = false;
    }

    private void line() throws ReadException {
      String text = line.strip();
      if (blank && draft.position.isComplete() && RunningLine.isRemark(text)) {
        next();
      }
      if (text.startsWith("#") || text.startsWith("*")) {
        draft.comments.add(text.substring(text.startsWith("# ") ? 2 : 1));
        return;
      }
      if (!drafts.isEmpty() && draft.position.isEmpty() && RunningLine.goesOn(line, handBefore)) {
        goOn();
      }
      if (HandLine.takes(line, draft, lines.number())) {
        return;
      }
      int prose = RunningLine.prose(line, hand);
      if (prose > 0) {
        prose(prose);
      }
      start = skip(prose);
      afterBlanks = Math.max(prose, line.length() - line.stripLeading().length());
      for (at = start; at < line.length(); at = skip(at)) {
        part();
      }
    }

    /** Passes over prose with a warning; a length that it tells is the stated one. */
    private void prose(int end) {
      String words = line.substring(0, end);
      if (!length(words, skip(0), draft.position.isComplete())
          && !words.codePoints().allMatch(c -> c < 128 && RunningLine.SEPARATORS.indexOf(c) >= 0)) {
        draft.warnings.add(
            WarningCode.IGNORED_TEXT, lines.number(), skip(0) + 1, Blanks.strip(words));
      }
    }

    /**
     * Passes over the rest of the line with a warning if it is only words: such as stand around
     * problems, and between them.
     */
    private boolean words() {
      boolean begins = start == at && !RunningLine.isSquareAt(line, at);
      boolean piece = JapanesePieces.anyFullLengthAt(line, at) > 0;
      boolean telling = begins ? PositionText.mayTell(line, at) : PositionText.mayGoOn(line, at);
      if (piece || telling || (hand && at(REST).lookingAt())) {
        return false;
      }
      String rest = line.substring(at);
      if (!length(rest, at, draft.position.hasPieces())) {
        draft.warnings.add(WarningCode.IGNORED_TEXT, lines.number(), at + 1, rest.strip());
      }
      at = line.length();
      return true;
    }

    /** Takes words that state a length, which may be that of the next problem. */
    private boolean length(String words, int column, boolean complete) {
      StatedLength stated = RunningLine.stated(words);
      if (stated != null) {
        if (complete && (blank || draft.statesLength())) {
          next();
        }
        draft.lengths.add(stated, words, lines.number(), column + 1);
      }
      return stated != null;
    }

    private int skip(int from) {
      return RunningLine.skip(line, from);
    }

    private void part() throws ReadException {
      Matcher matcher = at(PositionText.TURN);
      if (matcher.lookingAt()) {
        turn(matcher);
        return;
      }
      matcher = at(RunningLine.KEY);
      if (matcher.lookingAt()) {
        key(matcher.group(1), matcher.end());
        return;
      }
      matcher = at(PositionText.HAND_LABEL);
      if (matcher.lookingAt() && RunningLine.isLabel(line, matcher)) {
        hand(matcher);
        return;
      }
      matcher = at(PositionText.BOARD_LABEL);
      if (matcher.lookingAt() && RunningLine.isLabel(line, matcher)) {
        board(PositionText.Side.named(matcher.group(1)));
        at = matcher.end();
        return;
      }
      Matcher length = RunningLine.statedAt(line, at);
      if (length != null) {
        String digits = String.valueOf(JapaneseNumbers.large(length.group(1)));
        draft.lengths.add(new StatedLength(digits, true), length.group(), lines.number(), at + 1);
        at = length.end();
        return;
      }
      if (at(RunningLine.LENGTH).lookingAt()) {
        int end = RunningLine.label(line, at);
        String words = line.substring(at, end);
        draft.warnings.add(WarningCode.IGNORED_TEXT, lines.number(), at + 1, words.strip());
        at = end;
        return;
      }
      matcher = at(RunningLine.WORDS);
      if (matcher.lookingAt()) {
        at = matcher.end();
        return;
      }
      if (at <= afterBlanks && otherKey()) {
        return;
      }
      if (side != null && (line.startsWith("なし", at) || line.startsWith("無し", at))) {
        at += 2;
      } else if (words()) {
        return;
      } else if (hand) {
        held();
      } else {
        placed();
      }
    }

    private Matcher at(Pattern pattern) {
      return pattern.matcher(line).region(at, line.length());
    }

    private void begin() {
      if (draft.line == 0) {
        draft.line = lines.number();
      }
    }

    private void turn(Matcher matcher) {
      if (draft.position.isEmpty()) {
        begin();
      }
      draft.turn = PositionText.Side.named(matcher.group(1)).color(Color.BLACK);
      at = matcher.end();
    }

    private void board(PositionText.Side told) {
      if (draft.position.has(told)) {
        next();
      }
      begin();
      draft.position.board(told);
      side = told;
      hand = false;
    }

    private void hand(Matcher matcher) {
      boolean named = matcher.group(1) != null;
      PositionText.Side told =
          named ? PositionText.Side.named(matcher.group(1)) : ownerOfUnnamedHand();
      if (draft.position.hasHand(told, draft.turn)) {
        next();
      }
      draft.handFirst |= !named && side == null;
      draft.handAfterDefender |= !named && told == PositionText.Side.ATTACKER && afterDefender();
      begin();
      draft.position.hand(told);
      side = told;
      hand = true;
      at = matcher.end();
    }

    private boolean afterDefender() {
      return !hand && side != null && side.color(draft.turn) != draft.turn;
    }

    /**
     * Whose a hand is that has no name before it: the attacker's; but of two, each is that of the
     * side whose pieces stand before it.
     */
    private PositionText.Side ownerOfUnnamedHand() {
      boolean second = draft.position.hasHand(PositionText.Side.ATTACKER, draft.turn);
      if (!second || draft.handFirst || hand) {
        return PositionText.Side.ATTACKER;
      }
      if (afterDefender()) {
        return PositionText.Side.DEFENDER;
      }
      if (draft.handAfterDefender
          && !draft.position.hasHand(PositionText.Side.DEFENDER, draft.turn)) {
        draft.position.giveHandToDefender();
      }
      return PositionText.Side.ATTACKER;
    }

    private void key(String key, int valueAt) {
      String value = line.substring(valueAt).strip();
      draft.metadata.add(key.equals("題名") ? Metadata.TITLE : key, value);
      at = line.length();
    }

    /** Takes a line of a key that nobody knows, unless squares follow: then it is a side's name. */
    private boolean otherKey() throws ReadException {
      Matcher matcher = at(RunningLine.OTHER_KEY);
      if (!matcher.lookingAt()) {
        return false;
      }
      String value = line.substring(matcher.end());
      if (PositionText.isIn("攻方" + value.strip())) {
        throw error(ErrorCode.UNEXPECTED_TEXT, at, EXPECTED, matcher.group(1));
      }
      HandLine.warn(matcher.group(1), line, at, draft, lines.number());
      key(matcher.group(1), matcher.end());
      return true;
    }

    private void held() throws ReadException {
      PositionText.Side owner = side == null ? PositionText.Side.ATTACKER : side;
      Matcher rest = at(REST);
      if (rest.lookingAt()) {
        draft.position.rest(owner, lines.number(), at);
        at = rest.end();
        return;
      }
      int nameAt = at;
      String piece = piece("piece|なし|残り", ErrorCode.BAD_HAND);
      boolean times = at < line.length() && "×xX✕".indexOf(line.charAt(at)) >= 0;
      at += times ? 1 : 0;
      int digits = JapaneseNumbers.lengthAt(line, at);
      String number = line.substring(at, at + digits);
      int count = digits == 0 ? 1 : JapaneseNumbers.value(number);
      if (count == 0 || count > 99) {
        throw error(ErrorCode.BAD_COUNT, at, "一-十八", number);
      }
      at += digits;
      at += line.startsWith("枚", at) ? 1 : 0;
      draft.position.hold(owner, piece, count, lines.number(), nameAt);
    }

    private void placed() throws ReadException {
      int squareAt = at;
      int nameAt = at;
      String piece = "";
      boolean before = JapanesePieces.anyFullLengthAt(line, at) > 0;
      if (before) {
        piece = piece("piece", ErrorCode.UNKNOWN_PIECE);
        squareAt = at;
      }
      int file = at < line.length() ? JapaneseNumbers.digit(line.charAt(at)) : -1;
      int rank = at + 1 < line.length() ? JapaneseNumbers.digit(line.charAt(at + 1)) : -1;
      if (side == null || file < 0) {
        int end = line.length();
        throw error(ErrorCode.UNEXPECTED_TEXT, nameAt, EXPECTED, line.substring(nameAt, end));
      }
      if (file == 0 || rank < 1) {
        String found = line.substring(at, Math.min(at + 2, line.length()));
        throw error(ErrorCode.BAD_SQUARE, squareAt, "１-９ 一-九", found);
      }
      at += 2;
      if (!before) {
        nameAt = at;
        piece = piece("piece", ErrorCode.UNKNOWN_PIECE);
      }
      draft.position.place(side, file, rank, piece, lines.number(), squareAt, nameAt);
    }

    private String piece(String expected, ErrorCode code) throws ReadException {
      int length = JapanesePieces.anyFullLengthAt(line, at);
      if (length == 0) {
        String found = at < line.length() ? line.substring(at, line.offsetByCodePoints(at, 1)) : "";
        throw error(code, at, expected, found);
      }
      at += length;
      return line.substring(at - length, at);
    }

    private ReadException error(ErrorCode code, int index, String expected, Object argument) {
      return new ReadException(code, lines.number(), index + 1, expected, argument);
    }
  }
}
