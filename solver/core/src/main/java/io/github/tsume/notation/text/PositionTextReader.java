package io.github.tsume.notation.text;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.Lines;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.common.RunningText;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.notation.japanese.JapaneseNumbers;
import io.github.tsume.notation.japanese.JapanesePieces;
import io.github.tsume.notation.japanese.Sides;
import io.github.tsume.notation.japanese.StatedLength;
import io.github.tsume.notation.japanese.Words;
import io.github.tsume.notation.kif.BodWriter;
import io.github.tsume.notation.kif.HandText;
import io.github.tsume.notation.kif.Holder;
import io.github.tsume.notation.kif.KifReader;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.Problem;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.StandardShogi;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import org.jspecify.annotations.Nullable;

/**
 * A reader of positions in running text; see {@link PositionText}.
 *
 * <p>The parts may come in any order, on one line or several. A part that comes a second time
 * begins the next problem; so does a key, such as 作者, after a blank line. Lines that start with "#"
 * or "*" are comments.
 */
public final class PositionTextReader implements RunningText {
  static final String EXPECTED =
      Sides.task(Color.BLACK)
          + "：|"
          + Sides.task(Color.WHITE)
          + "：|"
          + Sides.hand()
          + "：|５三"
          + JapanesePieces.of(StandardShogi.RULES).name(StandardShogi.RULES.kindOf('S'));

  @Override
  public boolean isLine(String line) {
    return new TextLine(line).isWhole();
  }

  @Override
  public int find(String text) {
    return new TextLine(text).told();
  }

  @Override
  public boolean tellsKing(String text) {
    return new TextLine(text).tellsKing();
  }

  @Override
  public String write(Problem problem, WriteOptions options) {
    return PositionTextWriter.write(problem);
  }

  @Override
  public ReadResult moves(String said, Setup setup, ReadOptions options) {
    String drawn = new BodWriter().write(Problem.of("", setup), WriteOptions.DEFAULT);
    return new KifReader().read(drawn + said + '\n', "", options);
  }

  @Override
  public String separator() {
    return "\n";
  }

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
    private @Nullable Holder side;
    private boolean hand;
    private @Nullable Holder sideBefore;
    private boolean handBefore;
    private boolean blank;
    private TextLine line = new TextLine("");
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
        line = new TextLine(lines.next());
        if (Blanks.isBlank(line.text)) {
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
          entries.add(
              e.beside(each.warnings, each.metadata.metadata().without(Metadata.NUMBER))
                  .entry(name));
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
      if (blank && draft.position.isComplete() && line.isRemark()) {
        next();
      }
      if (line.isComment()) {
        String said = line.text.strip();
        draft.comments.add(said.substring(said.startsWith("# ") ? 2 : 1));
        return;
      }
      if (!drafts.isEmpty() && draft.position.isEmpty() && line.goesOn(handBefore)) {
        goOn();
      }
      if (HandLine.takes(line, draft, lines.number())) {
        return;
      }
      int prose = line.prose(hand);
      if (prose > 0) {
        prose(prose);
      }
      start = line.skip(prose);
      String text = line.text;
      afterBlanks = Math.max(prose, text.length() - text.stripLeading().length());
      for (at = start; at < text.length(); at = line.skip(at)) {
        part();
      }
    }

    /** Passes over prose with a warning; a length that it tells is the stated one. */
    private void prose(int end) {
      String words = line.text.substring(0, end);
      if (!length(words, line.skip(0), draft.position.isComplete())
          && !(words.codePoints().allMatch(c -> c < 128) && line.skip(0) >= end)) {
        ignored(line.skip(0), end);
      }
    }

    private void ignored(int from, int to) {
      String words = Blanks.strip(line.text.substring(from, to));
      draft.warnings.add(WarningCode.IGNORED_TEXT, lines.number(), from + 1, words);
    }

    /**
     * Passes over the rest of the line with a warning if it is only words: such as stand around
     * problems, and between them.
     */
    private boolean words() {
      boolean begins = start == at && !line.isSquare(at);
      if (line.isPiece(at) || line.mayTell(at, begins)) {
        return false;
      }
      int end = line.text.length();
      if (!length(line.text.substring(at), at, draft.position.hasPieces())) {
        ignored(at, end);
      }
      at = end;
      return true;
    }

    /** Takes words that state a length, which may be that of the next problem. */
    private boolean length(String words, int column, boolean complete) {
      StatedLength stated = TextLine.stated(words);
      if (stated != null) {
        if (complete && (blank || draft.statesLength())) {
          next();
        }
        draft.lengths.add(stated, words, lines.number(), column + 1);
      }
      return stated != null;
    }

    private void part() throws ReadException {
      Holder turn = line.turn(at);
      Words.Word key = line.key(at);
      TextLine.Label label = line.statedLabel(at);
      int length = line.length(at);
      if (turn != null) {
        turn(turn);
      } else if (key != null) {
        key(key.form(), line.text.indexOf(key.form(), at) + key.form().length());
      } else if (label != null) {
        label(label);
      } else if (length > at) {
        length(length);
      } else if (line.figure(at) > at) {
        at = line.figure(at);
      } else if (!(at <= afterBlanks && otherKey()) && !(hand && held())) {
        if (side != null && Words.at(Words.Kind.NONE, line.text, at) != null) {
          at += line.part(at).length();
        } else if (!words()) {
          placed();
        }
      }
    }

    private void length(int end) {
      if (line.isLength(end)) {
        String words = line.text.substring(at, end);
        draft.lengths.add(
            Objects.requireNonNull(TextLine.stated(words)), words, lines.number(), at + 1);
        at = end;
      } else {
        int next = line.side(at);
        ignored(at, next);
        at = next;
      }
    }

    private void label(TextLine.Label label) {
      if (label.hand()) {
        hand(label.holder());
      } else {
        board(Objects.requireNonNull(label.holder()));
      }
      at = label.end();
    }

    private void begin() {
      if (draft.line == 0) {
        draft.line = lines.number();
      }
    }

    private void turn(Holder told) {
      if (draft.position.isEmpty()) {
        begin();
      }
      draft.told = told;
      at += line.part(at).length();
      at += line.part(at).length();
    }

    private void board(Holder told) {
      if (draft.position.has(told)) {
        next();
      }
      begin();
      draft.position.board(told);
      side = told;
      hand = false;
    }

    private void hand(@Nullable Holder named) {
      Holder told = named != null ? named : ownerOfUnnamedHand();
      if (draft.position.hasHand(told, draft.turn())) {
        next();
      }
      draft.handFirst |= named == null && side == null;
      draft.handAfterDefender |= named == null && told == Holder.ATTACKER && afterDefender();
      begin();
      draft.position.hand(told);
      side = told;
      hand = true;
    }

    private boolean afterDefender() {
      return !hand && side != null && side.color(draft.turn()) != draft.turn();
    }

    /**
     * Whose a hand is that has no name before it: the attacker's; but of two, each is that of the
     * side whose pieces stand before it.
     */
    private Holder ownerOfUnnamedHand() {
      boolean second = draft.position.hasHand(Holder.ATTACKER, draft.turn());
      if (!second || draft.handFirst || hand) {
        return Holder.ATTACKER;
      }
      if (afterDefender()) {
        return Holder.DEFENDER;
      }
      if (draft.handAfterDefender && !draft.position.hasHand(Holder.DEFENDER, draft.turn())) {
        draft.position.giveHandToDefender();
      }
      return Holder.ATTACKER;
    }

    private void key(String key, int colon) {
      int valueAt = Blanks.skip(line.text, colon) + 1;
      String value = line.text.substring(valueAt).strip();
      draft.metadata.add(key.equals("題名") ? Metadata.TITLE : key, value);
      at = line.text.length();
    }

    /** Takes a line of a key that nobody knows, unless squares follow: then it is a side's name. */
    private boolean otherKey() throws ReadException {
      Matcher matcher = TextLine.OTHER_KEY.matcher(line.text).region(at, line.text.length());
      if (!matcher.lookingAt()) {
        return false;
      }
      String side = Words.forms(Words.Kind.SIDE, "attacker", "ja").get(0);
      if (PositionText.isIn(side + line.text.substring(matcher.end()).strip())) {
        throw error(ErrorCode.UNEXPECTED_TEXT, at, EXPECTED, matcher.group(1));
      }
      HandLine.warn(matcher.group(1), line.text, at, draft, lines.number());
      key(matcher.group(1), matcher.end() - 1);
      return true;
    }

    /** Takes what a hand holds; false if only words follow. */
    private boolean held() throws ReadException {
      Holder owner = side == null ? Holder.ATTACKER : side;
      HandText told = line.hand(at);
      if (told.kind() == HandText.Kind.EMPTY) {
        if (line.text.isEmpty() || words()) {
          return true;
        }
        throw error(ErrorCode.BAD_HAND, at, "piece|なし|残り", line.part(at));
      }
      draft.position.hold(owner, told, lines.number(), at);
      at = told.end();
      return true;
    }

    private void placed() throws ReadException {
      boolean before = line.isPiece(at);
      String first = line.part(at);
      int next = at + first.length();
      String second = line.part(next);
      String square = before ? second : first;
      int squareAt = before ? next : at;
      String name = before ? first : second;
      if (side == null || square.isEmpty() || JapaneseNumbers.digit(square.charAt(0)) < 0) {
        throw error(ErrorCode.UNEXPECTED_TEXT, at, EXPECTED, line.text.substring(at));
      }
      int file = JapaneseNumbers.digit(square.charAt(0));
      int rank = square.length() == 2 ? JapaneseNumbers.digit(square.charAt(1)) : -1;
      if (file == 0 || rank < 1) {
        String found = line.text.substring(squareAt, Math.min(squareAt + 2, line.text.length()));
        throw error(ErrorCode.BAD_SQUARE, squareAt, "１-９ 一-九", found);
      }
      if (!before && !line.isPiece(next)) {
        throw error(ErrorCode.UNKNOWN_PIECE, next, "piece", second);
      }
      draft.position.place(side, file, rank, name, lines.number(), squareAt, before ? at : next);
      at = next + second.length();
    }

    private ReadException error(ErrorCode code, int index, String expected, Object argument) {
      return new ReadException(code, lines.number(), index + 1, expected, argument);
    }
  }
}
