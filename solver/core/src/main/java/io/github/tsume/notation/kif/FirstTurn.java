package io.github.tsume.notation.kif;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.notation.common.Warnings;
import io.github.tsume.notation.japanese.JapanesePieces;
import io.github.tsume.notation.japanese.Sides;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.Replay;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The side that moves first in a record of KIF, KI2 or BOD that does not say it: who attacks the
 * only king, else who did not make the last move, else black where hands are called those of an
 * attacker or a defender, else the upper side of a handicap, else the side whose mark or piece the
 * first move has, else black. A sign that is weaker never decides against a stronger one. Where a
 * caption states that the defender begins (受先), or a length of a helpmate that only he can begin,
 * it is the other side: white where both have kings.
 */
final class FirstTurn {
  /** Handicaps that are no names of one, so that only the names of the sides tell more. */
  private static final Set<String> OTHERS = Set.of("その他", "その他の手合割", "駒落ち", "駒落");

  /** Whose turn it is, in a line or an entry of its own. */
  private static final Pattern TURN =
      Pattern.compile("(?:次は)?" + Sides.SIGN + "?(?<side>.+?)(?:の?番)?(?:です)?[。.]?");

  private @Nullable Holder told;
  private boolean handicap;
  private boolean other;
  private boolean upper;
  private @Nullable KifLine first;
  private int played = -1;
  private boolean problem;

  /** Whether the defender begins, by its turn, or by a caption's word or length. */
  private boolean begun;

  private @Nullable Color last;
  private @Nullable String taken;

  /** The drawing's first line; what says that white begins, and where that stands. */
  private int board;

  private @Nullable String telling;
  private int tellingLine;
  private int tellingColumn;

  /** Takes the words that say whose turn it is, and tells whether they name a side. */
  boolean turn(String words) {
    Matcher matcher = TURN.matcher(words);
    Holder side = matcher.matches() ? Holder.ofName(matcher.group("side")) : null;
    told = side == null ? told : side;
    return side != null;
  }

  /** Whether it is said whose turn it is. */
  boolean isTold() {
    return told != null;
  }

  /** Takes what a header says of the handicap. */
  void handicap(String name) {
    String plain = Blanks.strip(name);
    Handicap known = Handicap.ofJapanese(plain);
    other = OTHERS.contains(plain);
    boolean named = known != null || ToriHandicap.named(plain) != null;
    boolean gives = named || plain.endsWith("落ち") || plain.endsWith("落");
    handicap = gives && known != Handicap.EVEN && !other;
  }

  /**
   * Takes a line of the header: only of handicap games a side is called 上手, and only of problems an
   * attacker or a defender.
   */
  void header(KifLine line) {
    upper |= line.text().startsWith(Sides.player(Color.WHITE, true), line.start());
    HandKey hand = line.kind() == KifLine.Kind.HAND ? HandKey.of(line.text()) : null;
    board = board == 0 && line.kind() == KifLine.Kind.BOARD ? line.number() : board;
    problem |=
        hand != null && (hand.holder() == Holder.ATTACKER || hand.holder() == Holder.DEFENDER);
  }

  /** Takes what all captions of the header state together. */
  void stated(Metadata captions) {
    begun = Holder.defenderBegins(told, captions);
  }

  /**
   * The attacker, if that side moves first: where the defender may begin, the only king tells.
   *
   * @param asBlack the position, with either side to move
   */
  Color attacker(Color first, Setup asBlack) {
    if (!begun) {
      return first;
    }
    boolean ofBlack = asBlack.kings(Color.BLACK) > 0;
    boolean both = ofBlack && asBlack.kings(Color.WHITE) > 0;
    return both ? first.opponent() : ofBlack ? Color.WHITE : Color.BLACK;
  }

  /** Takes the line that says how many moves led to the board, and perhaps which was the last. */
  void after(int moves, KifLine line) {
    played = moves;
    last = Sides.of(line.text(), line.start());
  }

  /** Whether such a line says more than a number: まで, or the last move. */
  static boolean saysPlayed(KifLine line) {
    String text = line.text();
    return text.contains("まで") || text.contains("迄") || Sides.of(text, line.start()) != null;
  }

  /** Takes the line with the first moves. */
  void moves(KifLine line) {
    first = line;
  }

  /** Who moves first, where black does unless something tells otherwise. */
  Color of(Setup asBlack) {
    if (told != null && told.isPlayer()) {
      return told.color(Color.BLACK);
    }
    boolean ofBlack = asBlack.kings(Color.BLACK) > 0;
    boolean game = ofBlack && asBlack.kings(Color.WHITE) > 0;
    if (!game) {
      if (ofBlack && !begun) {
        tell(JapanesePieces.of(asBlack.rules()).name(Piece.KING), Math.max(1, board), 1);
      }
      return ofBlack != begun ? Color.WHITE : Color.BLACK;
    }
    if (last != null && told == null) {
      return last.opponent();
    }
    if (begun) {
      return Color.WHITE;
    }
    if (problem || told != null) {
      return Color.BLACK;
    }
    if (handicap) {
      return played % 2 == 1 ? Color.BLACK : Color.WHITE;
    }
    Color mover = mover(asBlack);
    if (mover != null) {
      return mover;
    }
    return other && upper ? Color.WHITE : Color.BLACK;
  }

  /** Whose the first move is, or null if nothing tells. */
  private @Nullable Color mover(Setup asBlack) {
    KifLine line = first;
    if (line == null) {
      return null;
    }
    String text = line.text();
    int at = line.firstMove();
    Color marked = Sides.of(text.substring(0, Math.min(at + 1, text.length())), at);
    if (marked != null) {
      if (marked == Color.WHITE && board > 0) {
        tell(KifLine.word(text, at), line.number(), at + 1);
      }
      return marked;
    }
    if (isOf(Color.BLACK, line, at, asBlack)) {
      return Color.BLACK;
    }
    boolean white = asBlack.kings(Color.BLACK) > 0 && isOf(Color.WHITE, line, at, asBlack);
    taken = white ? KifLine.word(text, at) : null;
    return white ? Color.WHITE : null;
  }

  private void tell(String what, int line, int column) {
    telling = what;
    tellingLine = line;
    tellingColumn = column;
  }

  /** Whether a side has the piece that moves, on the board or in its hand. */
  private static boolean isOf(Color color, KifLine line, int at, Setup asBlack) {
    Setup setup = asBlack.toBuilder().sideToMove(color).build();
    Replay replay = Replay.of(setup);
    try {
      int move = new JapaneseMoveParser(line.text(), at, line.number(), replay, Move.NONE).parse();
      return Move.isDrop(move)
          ? setup.hand(color, Move.kind(move)) > 0
          : setup.piece(Move.from(move)) == Piece.of(Move.kind(move), color);
    } catch (ReadException e) {
      return false;
    }
  }

  /** Tells that white was taken to move first, and why. */
  void warn(Warnings warnings) {
    if (telling != null) {
      warnings.add(WarningCode.GUESSED_TURN, tellingLine, tellingColumn, telling);
    }
    KifLine line = first;
    if (line != null && taken != null) {
      String marked = Sides.sign(Color.WHITE) + taken;
      warnings.add(WarningCode.TAKEN_FOR, line.number(), line.firstMove() + 1, taken, marked);
    }
  }
}
