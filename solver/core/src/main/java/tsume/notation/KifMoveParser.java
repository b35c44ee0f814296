package tsume.notation;

import tsume.board.Move;
import tsume.record.Replay;
import tsume.record.Special;
import tsume.record.TreeBuilder;
import tsume.rules.Piece;
import tsume.rules.Ruleset;

/**
 * Reads one move line of a KIF file, without its number:
 *
 * <pre>
 *   ７六歩(77)   ( 0:02/00:00:02)+
 *   同　銀成(76)
 *   ５五角打
 *   投了
 * </pre>
 */
final class KifMoveParser {
  private final String text;
  private final int line;
  private final TreeBuilder tree;
  private final Ruleset rules;
  private int at;

  KifMoveParser(String text, int start, int line, TreeBuilder tree) {
    this.text = text;
    this.line = line;
    this.tree = tree;
    rules = tree.replay().rules();
    at = start;
  }

  /** Adds what the line says to the tree. */
  void parse() throws ReadException {
    skipSpaces();
    if (at == text.length()) {
      throw error(ErrorCode.BAD_MOVE, at, "move", "");
    }
    char first = text.charAt(at);
    if (first == '同' || JapaneseNumbers.digit(first) >= 0) {
      tree.add(move());
    } else {
      tree.add(Special.ofJapanese(special()));
    }
    skipSpaces();
    boolean timed = false;
    while (at < text.length() && text.charAt(at) == '(') {
      KifTime time = KifTime.parse(text, at, line);
      if (!timed) {
        tree.time(time.spent(), time.total());
        timed = true;
      }
      at = time.end();
      skipSpaces();
    }
    if (at < text.length() && text.charAt(at) == '+') {
      at++;
      skipSpaces();
    }
    if (at < text.length()) {
      throw error(ErrorCode.UNEXPECTED_TEXT, at, "time|+|end of line", text.substring(at));
    }
  }

  private String special() {
    int start = at;
    while (at < text.length() && text.charAt(at) != '(' && text.charAt(at) != '+') {
      at++;
    }
    return text.substring(start, at).strip();
  }

  private int move() throws ReadException {
    int start = at;
    int to = destination();
    JapanesePieces pieces = JapanesePieces.of(rules);
    int length = pieces.lengthAt(text, at);
    if (length == 0) {
      throw error(ErrorCode.UNKNOWN_PIECE, at, "piece", at < text.length() ? text.charAt(at) : "");
    }
    int kind = pieces.kind(text.substring(at, at + length));
    at += length;
    skipDirection();
    boolean promotes = false;
    if (skip("不成") || skip("生")) {
      promotes = false;
    } else if (skip("成")) {
      promotes = true;
    }
    if (promotes && !rules.canPromote(kind)) {
      throw error(ErrorCode.BAD_MOVE, start, "a piece that promotes", text.substring(start, at));
    }
    if (skip("打")) {
      if (promotes || kind == Piece.KING || Piece.isPromoted(kind)) {
        throw error(ErrorCode.BAD_MOVE, start, "a piece in hand", text.substring(start, at));
      }
      return Move.drop(kind, to);
    }
    int from = at < text.length() && "(（".indexOf(text.charAt(at)) >= 0 ? origin() : -1;
    Replay replay = tree.replay();
    if (from < 0) {
      return withoutOrigin(kind, to, promotes, start);
    }
    if (from == to) {
      throw error(ErrorCode.BAD_MOVE, start, "two squares", text.substring(start, at));
    }
    int captured = replay.piece(to) == Piece.EMPTY ? 0 : Piece.kind(replay.piece(to));
    return Move.of(from, to, kind, captured, promotes);
  }

  /** Some programs leave out the origin where only one piece can go there, and 打. */
  private int withoutOrigin(int kind, int to, boolean promotes, int start) throws ReadException {
    int[] origins = tree.replay().origins(kind, to);
    if (origins.length == 1) {
      return tree.replay().move(origins[0], to, promotes);
    }
    boolean droppable =
        !promotes
            && tree.replay().piece(to) == Piece.EMPTY
            && tree.replay().hand(tree.replay().sideToMove(), kind) > 0;
    if (origins.length == 0 && droppable) {
      return Move.drop(kind, to);
    }
    ErrorCode code = origins.length == 0 ? ErrorCode.NO_SUCH_MOVE : ErrorCode.AMBIGUOUS_MOVE;
    throw error(code, start, "(origin)|打", text.substring(start, at));
  }

  private int destination() throws ReadException {
    if (skip("同")) {
      if (tree.lastMove() == Move.NONE) {
        throw error(ErrorCode.SAME_WITHOUT_MOVE, at - 1, "file and rank", "");
      }
      skipSpaces();
      return Move.to(tree.lastMove());
    }
    int file = JapaneseNumbers.digit(text.charAt(at));
    int rank = at + 1 < text.length() ? JapaneseNumbers.digit(text.charAt(at + 1)) : -1;
    if (file < 1 || file > rules.width() || rank < 1 || rank > rules.height()) {
      String found = text.substring(at, Math.min(at + 2, text.length()));
      throw error(ErrorCode.BAD_SQUARE, at, "１-" + rules.width() + " 一-九", found);
    }
    at += 2;
    skipSpaces();
    return rules.square(file - 1, rank - 1);
  }

  private int origin() throws ReadException {
    int start = at + 1;
    int file = start < text.length() ? JapaneseNumbers.digit(text.charAt(start)) : -1;
    int rank = start + 1 < text.length() ? JapaneseNumbers.digit(text.charAt(start + 1)) : -1;
    boolean closed = start + 2 < text.length() && ")）".indexOf(text.charAt(start + 2)) >= 0;
    if (!closed || file < 1 || file > rules.width() || rank < 1 || rank > rules.height()) {
      int end = Math.min(start + 3, text.length());
      throw error(ErrorCode.BAD_SQUARE, start, "(77)", text.substring(at, end));
    }
    at = start + 3;
    return rules.square(file - 1, rank - 1);
  }

  /** Direction marks say nothing that the origin does not say. */
  private void skipDirection() {
    while (at < text.length() && "左右直上行寄引".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private boolean skip(String word) {
    if (text.startsWith(word, at)) {
      at += word.length();
      return true;
    }
    return false;
  }

  private void skipSpaces() {
    while (at < text.length() && SfenParser.isSpace(text.charAt(at))) {
      at++;
    }
  }

  private ReadException error(ErrorCode code, int index, String expected, Object argument) {
    return new ReadException(code, line, index + 1, expected, argument);
  }
}
