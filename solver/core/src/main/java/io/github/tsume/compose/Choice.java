package io.github.tsume.compose;

import io.github.tsume.board.Setup;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A part of a board that may be one of several things: what stands on a square, where a piece
 * stands, or what the attacker holds. Pieces are written as in SFEN, capital letters the
 * attacker's.
 *
 * @param alternatives what it may be; one of them may be what it is
 */
public record Choice(List<Alternative> alternatives) {
  private static final String NOTHING = "-";

  /** A choice with copied alternatives. */
  public Choice {
    alternatives = List.copyOf(alternatives);
  }

  /** One thing that it may be. */
  sealed interface Alternative permits OnSquare, Moved, Held {}

  /** A piece, or nothing, on a square. */
  record OnSquare(int square, int piece) implements Alternative {}

  /** The piece of one square on another, or on the same. */
  record Moved(int from, int to) implements Alternative {}

  /** How many of each kind the attacker holds. */
  record Held(List<Integer> counts) implements Alternative {}

  /**
   * What stands on a square: "5e=G,s,-".
   *
   * @throws IllegalArgumentException if the text says no such thing
   */
  public static Choice ofSquare(String text, Setup setup) {
    String[] sides = sides(text);
    int square = square(setup.rules(), sides[0]);
    List<Alternative> all = new ArrayList<>();
    for (String each : sides[1].split(",", -1)) {
      all.add(new OnSquare(square, each.equals(NOTHING) ? Piece.EMPTY : piece(each, setup)));
    }
    return new Choice(all);
  }

  /**
   * Where a piece stands: "3c=2c,4c"; it may stay where it is too.
   *
   * @throws IllegalArgumentException if the text says no such thing
   */
  public static Choice ofPiece(String text, Setup setup) {
    String[] sides = sides(text);
    int from = square(setup.rules(), sides[0]);
    if (setup.piece(from) == Piece.EMPTY) {
      throw new IllegalArgumentException(sides[0]);
    }
    List<Alternative> all = new ArrayList<>(List.of(new Moved(from, from)));
    for (String each : sides[1].split(",", -1)) {
      all.add(new Moved(from, square(setup.rules(), each)));
    }
    return new Choice(all);
  }

  /**
   * What the attacker holds: "G,2PS,-".
   *
   * @throws IllegalArgumentException if the text says no such thing
   */
  public static Choice ofHand(String text, Setup setup) {
    List<Alternative> all = new ArrayList<>();
    for (String each : text.split(",", -1)) {
      all.add(new Held(held(each, setup.rules())));
    }
    return new Choice(all);
  }

  private static List<Integer> held(String text, Ruleset rules) {
    Integer[] counts = new Integer[rules.kindLimit()];
    Arrays.fill(counts, 0);
    int count = 0;
    if (!text.equals(NOTHING)) {
      for (char c : text.toCharArray()) {
        int kind = rules.kindOf(c);
        if (Character.isDigit(c) && count < 10) {
          count = count * 10 + c - '0';
        } else if (kind > Piece.KING) {
          counts[kind] += Math.max(1, count);
          count = 0;
        } else {
          throw new IllegalArgumentException(text);
        }
      }
    }
    if (text.isEmpty() || count > 0) {
      throw new IllegalArgumentException(text);
    }
    return List.of(counts);
  }

  private static String[] sides(String text) {
    String[] sides = text.split("=", -1);
    if (sides.length != 2) {
      throw new IllegalArgumentException(text);
    }
    return sides;
  }

  private static int square(Ruleset rules, String text) {
    int square = rules.squareNamed(text);
    if (square < 0) {
      throw new IllegalArgumentException(text);
    }
    return square;
  }

  private static int piece(String text, Setup setup) {
    boolean promoted = text.startsWith("+");
    String letter = promoted ? text.substring(1) : text;
    Ruleset rules = setup.rules();
    int base = letter.length() == 1 ? rules.kindOf(Character.toUpperCase(letter.charAt(0))) : -1;
    int kind = promoted ? base | Piece.PROMOTED : base;
    if (base <= Piece.KING || !rules.hasKind(kind)) {
      throw new IllegalArgumentException(text);
    }
    boolean attacks = Character.isUpperCase(letter.charAt(0));
    Color color = attacks ? setup.attacker() : setup.defender();
    return Piece.of(kind, color);
  }

  /** Whether an alternative differs from what a setup has. */
  static boolean changes(Alternative alternative, Setup setup) {
    if (alternative instanceof OnSquare on) {
      return setup.piece(on.square) != on.piece;
    }
    if (alternative instanceof Moved moved) {
      return moved.from != moved.to;
    }
    Held held = (Held) alternative;
    for (int kind = 1; kind < setup.rules().kindLimit(); kind++) {
      if (setup.hand(setup.attacker(), kind) != held.counts.get(kind)) {
        return true;
      }
    }
    return false;
  }

  /** Makes a board so; false if another piece is in the way. */
  static boolean apply(Alternative alternative, Setup.Builder builder, Setup setup) {
    if (alternative instanceof OnSquare on) {
      builder.piece(on.square, on.piece);
    } else if (alternative instanceof Moved moved && moved.from != moved.to) {
      int piece = setup.piece(moved.from);
      boolean free = builder.piece(moved.to) == Piece.EMPTY;
      boolean there = builder.piece(moved.from) == piece;
      builder.piece(moved.from, Piece.EMPTY).piece(moved.to, piece);
      return free && there;
    } else if (alternative instanceof Held held) {
      for (int kind = 1; kind < setup.rules().kindLimit(); kind++) {
        builder.hand(setup.attacker(), kind, held.counts.get(kind));
      }
    }
    return true;
  }
}
