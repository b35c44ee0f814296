package io.github.tsume.notation.sfen;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.Places;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;

/** A reader of one position in SFEN, with what may precede and follow it, from one line. */
public final class SfenParser {
  private static final int MAX_PLY = 1_000_000;

  private final String text;
  private final int line;
  private final int end;
  private final Ruleset rules;
  private final Places places;
  private final Setup.Builder builder;
  private int at;

  public SfenParser(String text, int start, int end, int line, Ruleset rules) {
    this.text = text;
    this.line = line;
    this.end = end;
    this.rules = rules;
    places = new Places(rules.squares());
    builder = Setup.builder(rules).handStated(Color.BLACK, false);
    at = start;
  }

  public Places places() {
    return places;
  }

  /** The place after what was read. */
  int position() {
    return at;
  }

  /** Reads "[position] (startpos | [sfen] board side hands [ply])". */
  public Setup parse() throws ReadException {
    boolean prefixed = skipWord("position");
    skipSpaces();
    int start = at;
    if (skipWord("startpos")) {
      Setup setup = start(rules);
      for (int square = 0; square < rules.squares(); square++) {
        places.square(square, line, start + 1);
      }
      places.board(line, start + 1);
      return setup;
    }
    prefixed |= skipWord("sfen");
    skipSpaces();
    if (at == end) {
      throw error(ErrorCode.NO_PROBLEM, at, prefixed ? "startpos | board" : "board");
    }
    places.board(line, at + 1);
    board();
    side();
    hands();
    ply();
    return builder.build();
  }

  /** The starting position of a ruleset, as the reader of SFEN has it. */
  public static Setup start(Ruleset rules) {
    return known(rules.startSfen(), rules);
  }

  /** A position that the program itself tells, so that it can be read. */
  public static Setup known(String sfen, Ruleset rules) {
    try {
      return new SfenParser(sfen, 0, sfen.length(), 1, rules).parse();
    } catch (ReadException e) {
      throw new IllegalStateException(sfen, e);
    }
  }

  private void board() throws ReadException {
    int rank = 0;
    int file = rules.width();
    int rankStart = at;
    while (true) {
      char c = at < end ? text.charAt(at) : ' ';
      boolean over = isSpace(c);
      if (over || c == '/') {
        if (file > 0) {
          throw error(
              ErrorCode.RANK_TOO_SHORT,
              at,
              rules.width() + " squares" + otherRules(rank, rules.width() - file),
              rank + 1,
              rules.width() - file);
        }
        if (over) {
          break;
        }
        rank++;
        file = rules.width();
        rankStart = at + 1;
        if (rank == rules.height()) {
          throw error(ErrorCode.TOO_MANY_RANKS, at, rules.height() + " ranks", rules.height());
        }
        at++;
      } else if (c >= '1' && c <= '9') {
        file -= c - '0';
        at++;
      } else {
        int column = at;
        int piece = piece();
        file--;
        if (file >= 0) {
          int square = rules.square(file, rank);
          builder.piece(square, piece);
          places.square(square, line, column + 1);
        }
      }
      if (file < 0) {
        throw error(
            ErrorCode.RANK_TOO_LONG, at - 1, rules.width() + " squares", rank + 1, rules.width());
      }
    }
    if (rank + 1 < rules.height()) {
      boolean nothing = rank == 0 && at == rankStart;
      throw nothing
          ? error(ErrorCode.NO_PROBLEM, at, "board")
          : error(ErrorCode.TOO_FEW_RANKS, at, rules.height() + " ranks", rank + 1);
    }
  }

  /** The option that names the game whose board begins with a rank of so many squares. */
  private String otherRules(int rank, int squares) {
    int ranks = 1;
    for (int i = places.boardColumn() - 1; i < end && !isSpace(text.charAt(i)); i++) {
      ranks += text.charAt(i) == '/' ? 1 : 0;
    }
    for (Ruleset other : Ruleset.all()) {
      if (rank == 0 && other.width() == squares && other.height() == ranks) {
        return "|--rules " + other.name();
      }
    }
    return "";
  }

  private int piece() throws ReadException {
    int start = at;
    boolean promoted = text.charAt(at) == '+';
    if (promoted) {
      at++;
    }
    char letter = at < end ? text.charAt(at) : ' ';
    int kind = kindOf(letter);
    if (kind < 0) {
      throw promoted
          ? error(ErrorCode.NO_PIECE_AFTER_PLUS, start, "+ and a piece")
          : error(ErrorCode.BAD_BOARD_CHARACTER, start, letters() + "|1-9|+|/", letter);
    }
    if (promoted && !rules.canPromote(kind)) {
      throw error(ErrorCode.NO_PIECE_AFTER_PLUS, start, "a piece that promotes");
    }
    at++;
    return Piece.of(promoted ? kind | Piece.PROMOTED : kind, colorOf(letter));
  }

  private int kindOf(char letter) {
    boolean ascii = letter < 128;
    return ascii ? rules.kindOf(Character.toUpperCase(letter)) : -1;
  }

  private static Color colorOf(char letter) {
    return letter >= 'a' ? Color.WHITE : Color.BLACK;
  }

  private String letters() {
    StringBuilder letters = new StringBuilder();
    rules.types().forEach(type -> letters.append(type.letter()));
    return letters.toString();
  }

  private void side() throws ReadException {
    skipSpaces();
    int start = at;
    String word = word();
    switch (word) {
      case "b" -> builder.sideToMove(Color.BLACK);
      case "w" -> builder.sideToMove(Color.WHITE);
      case "" -> throw error(ErrorCode.MISSING_SIDE, start, "b|w");
      default -> throw error(ErrorCode.BAD_SIDE, start, "b|w", word);
    }
  }

  private void hands() throws ReadException {
    skipSpaces();
    int start = at;
    if (at == end) {
      throw error(ErrorCode.MISSING_HANDS, start, "-|hands");
    }
    for (Color color : Color.values()) {
      places.hand(color, line, start + 1);
    }
    if (text.charAt(at) == '-') {
      at++;
      if (at < end && !isSpace(text.charAt(at))) {
        throw error(ErrorCode.BAD_HAND, at, "a space after -", text.charAt(at));
      }
      return;
    }
    while (at < end && !isSpace(text.charAt(at))) {
      int countStart = at;
      int count = 0;
      while (at < end && isDigit(text.charAt(at))) {
        count = Math.min(count * 10 + text.charAt(at++) - '0', 1000);
      }
      if (at > countStart && (count == 0 || count == 1000)) {
        throw error(ErrorCode.BAD_COUNT, countStart, "1-18", text.substring(countStart, at));
      }
      char letter = at < end ? text.charAt(at) : ' ';
      int kind = kindOf(letter);
      if (kind < 0) {
        String expected = at > countStart ? letters() : "-|" + letters() + "|1-18";
        throw error(ErrorCode.BAD_HAND, at, expected, isSpace(letter) ? "" : letter);
      }
      builder.addToHand(colorOf(letter), kind, at > countStart ? count : 1);
      places.hand(colorOf(letter), line, countStart + 1);
      at++;
    }
  }

  private void ply() throws ReadException {
    skipSpaces();
    if (at == end || text.startsWith("moves", at)) {
      return;
    }
    int start = at;
    String word = word();
    int ply =
        word.length() <= 7 && word.chars().allMatch(c -> isDigit((char) c))
            ? Integer.parseInt(word)
            : -1;
    if (ply < 0 || ply > MAX_PLY) {
      throw error(ErrorCode.BAD_PLY, start, "1-" + MAX_PLY, word);
    }
    builder.ply(Math.max(ply, 1));
  }

  /** The next word, after spaces; empty at the end. */
  String word() {
    skipSpaces();
    int start = at;
    while (at < end && !isSpace(text.charAt(at))) {
      at++;
    }
    return text.substring(start, at);
  }

  private boolean skipWord(String word) {
    skipSpaces();
    int after = at + word.length();
    if (text.startsWith(word, at)
        && after <= end
        && (after == end || isSpace(text.charAt(after)))) {
      at = after;
      return true;
    }
    return false;
  }

  void skipSpaces() {
    while (at < end && isSpace(text.charAt(at))) {
      at++;
    }
  }

  ReadException error(ErrorCode code, int index, String expected, Object... arguments) {
    return new ReadException(code, line, index + 1, expected, arguments);
  }

  public static boolean isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\u3000' || c == '\u00a0';
  }

  static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
