package io.github.tsume.theme;

import io.github.tsume.board.position.Position;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.Arrays;
import java.util.Set;

/**
 * Themes that the position alone decides (初形の趣向). Kings are left aside; a promoted piece is of its
 * type.
 */
final class OpeningThemes {
  private static final int FEW_ON_BOARD = 5;
  private static final int FEW_IN_HAND = 4;

  private final Position start;
  private final Ruleset rules;
  private final Color attacker;
  private final Set<Theme> themes;

  /** How many of each type are on the board, of both sides. */
  private final int[] board;

  /** The same and what the attacker has in hand. */
  private final int[] used;

  private int placed;
  private int attackers;
  private boolean plain = true;

  private OpeningThemes(Position start, Color attacker, Set<Theme> themes) {
    this.start = start;
    this.themes = themes;
    rules = start.rules();
    this.attacker = attacker;
    board = new int[rules.kindLimit()];
    used = new int[rules.kindLimit()];
  }

  /** Adds the themes of a position. */
  static void add(Position start, Color attacker, Set<Theme> themes) {
    OpeningThemes all = new OpeningThemes(start, attacker, themes);
    all.count();
    all.ofBoard();
    all.ofPlaces();
    if (start.rules().kindOf('G') > 0) {
      all.ofTypes();
    }
  }

  private void count() {
    for (int square = 0; square < rules.squares(); square++) {
      int piece = start.piece(square);
      if (piece == Piece.EMPTY || Piece.kind(piece) == Piece.KING) {
        continue;
      }
      int type = Piece.handKind(piece);
      board[type]++;
      used[type]++;
      placed++;
      attackers += Piece.color(piece) == attacker ? 1 : 0;
      plain &= !Piece.isPromoted(piece) || isMajor(type);
    }
    for (int kind = 1; kind < rules.kindLimit(); kind++) {
      used[kind] += start.handCount(attacker, kind);
    }
  }

  private boolean isMajor(int type) {
    char letter = rules.type(type).letter();
    return letter == 'R' || letter == 'B';
  }

  private void ofBoard() {
    int kings = start.kingSquare(attacker) >= 0 ? 2 : 1;
    add(Theme.NO_ATTACKERS, attackers == 0);
    add(Theme.LONE_ATTACKER, attackers == 1);
    int held = 0;
    for (int kind = 1; kind < rules.kindLimit(); kind++) {
      held += start.handCount(attacker, kind);
    }
    add(Theme.FEW_PIECES, placed + kings <= FEW_ON_BOARD && held <= FEW_IN_HAND);
  }

  private void ofPlaces() {
    boolean symmetric = placed > 0;
    int first = rules.width();
    int last = 0;
    for (int square = 0; square < rules.squares(); square++) {
      if (start.piece(square) != Piece.EMPTY) {
        first = Math.min(first, rules.file(square));
        last = Math.max(last, rules.file(square));
      }
    }
    boolean wide = last > first;
    for (int square = 0; square < rules.squares(); square++) {
      int piece = start.piece(square);
      if (piece != Piece.EMPTY) {
        int other =
            start.piece(rules.square(first + last - rules.file(square), rules.rank(square)));
        int image = rules.mirroredKind(Piece.kind(piece)) | piece & Piece.WHITE;
        symmetric &= other == image;
      }
    }
    add(Theme.GAME_START, isAtHome(Color.BLACK) || isAtHome(Color.WHITE));
    add(Theme.SYMMETRIC, symmetric && wide);
  }

  /**
   * Whether all pieces that a side has at the beginning of a game stand where they stand then; the
   * attacker's king may be missing, and others may stand anywhere.
   */
  private boolean isAtHome(Color side) {
    int[] game = gameStart();
    for (int square = 0; square < rules.squares(); square++) {
      int piece = game[square];
      boolean needed = piece != Piece.EMPTY && Piece.color(piece) == side;
      boolean kingOfAttacker = needed && side == attacker && Piece.kind(piece) == Piece.KING;
      boolean there = start.piece(square) == piece;
      boolean missing = kingOfAttacker && start.piece(square) == Piece.EMPTY;
      if (needed && !there && !missing) {
        return false;
      }
    }
    return true;
  }

  /** The pieces at the beginning of a game, by squares. */
  private int[] gameStart() {
    int[] board = new int[rules.squares()];
    Arrays.fill(board, Piece.EMPTY);
    int file = rules.width();
    int rank = 0;
    for (char letter : rules.startSfen().split(" ")[0].toCharArray()) {
      if (letter == '/') {
        rank++;
        file = rules.width();
      } else if (Character.isDigit(letter)) {
        file -= letter - '0';
      } else {
        Color color = Character.isUpperCase(letter) ? Color.BLACK : Color.WHITE;
        int kind = rules.kindOf(Character.toUpperCase(letter));
        board[rules.square(--file, rank)] = Piece.of(kind, color);
      }
    }
    return board;
  }

  /** Themes by types that are called so in shogi. */
  private void ofTypes() {
    int kinds = 0;
    boolean oneEach = true;
    boolean oneEachUsed = true;
    for (int kind = 1; kind < rules.kindLimit(); kind++) {
      kinds += board[kind] > 0 ? 1 : 0;
      oneEach &= board[kind] == 1;
      oneEachUsed &= used[kind] == 1;
    }
    add(Theme.ONE_TYPE, kinds == 1 && placed > 1 && plain);
    add(Theme.TWO_TYPES, kinds == 2 && plain);
    add(Theme.ONE_OF_EACH, oneEach || oneEachUsed);
    int majors = of(board, "RB");
    add(Theme.ROOKS_AND_BISHOPS, majors == placed && majors == set("RB"));
    int all = of(used, "RBGSNLP");
    add(Theme.NO_ROOK_OR_BISHOP, all > 0 && of(used, "RB") == 0);
    add(Theme.NO_GOLD_OR_SILVER, all > 0 && of(used, "GS") == 0);
    add(Theme.PAWNS_ONLY, all > 0 && of(used, "P") == all);
  }

  private int of(int[] counts, String letters) {
    int sum = 0;
    for (int kind = 1; kind < rules.kindLimit(); kind++) {
      sum += letters.indexOf(rules.type(kind).letter()) >= 0 ? counts[kind] : 0;
    }
    return sum;
  }

  /** How many of these types a set holds. */
  private int set(String letters) {
    int sum = 0;
    for (int kind = 1; kind < rules.kindLimit(); kind++) {
      boolean counts = letters.indexOf(rules.type(kind).letter()) >= 0;
      sum += counts ? rules.type(kind).count() : 0;
    }
    return sum;
  }

  private void add(Theme theme, boolean has) {
    if (has) {
      themes.add(theme);
    }
  }
}
