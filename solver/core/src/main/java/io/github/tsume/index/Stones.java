package io.github.tsume.index;

import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;

/**
 * The pieces of a placement on a plane without edges, so that one may be put where the board would
 * have to be shifted for it.
 */
final class Stones {
  final Ruleset rules;
  int[] files;
  int[] ranks;
  int[] pieces;
  final int[] hand;
  int count;

  Stones(Ruleset rules, byte[] board, int[] hand) {
    this.rules = rules;
    this.hand = hand.clone();
    files = new int[board.length + 1];
    ranks = new int[board.length + 1];
    pieces = new int[board.length + 1];
    for (int square = 0; square < board.length; square++) {
      if (board[square] != Piece.EMPTY) {
        add(rules.file(square), rules.rank(square), board[square]);
      }
    }
  }

  void add(int file, int rank, int piece) {
    files[count] = file;
    ranks[count] = rank;
    pieces[count] = piece;
    count++;
  }

  /** Whether there is one on a square. */
  boolean isTaken(int file, int rank) {
    for (int i = 0; i < count; i++) {
      if (files[i] == file && ranks[i] == rank) {
        return true;
      }
    }
    return false;
  }

  int first(int[] coordinates) {
    int first = count == 0 ? 0 : Integer.MAX_VALUE;
    for (int i = 0; i < count; i++) {
      first = Math.min(first, coordinates[i]);
    }
    return first;
  }

  int last(int[] coordinates) {
    int last = count == 0 ? 0 : Integer.MIN_VALUE;
    for (int i = 0; i < count; i++) {
      last = Math.max(last, coordinates[i]);
    }
    return last;
  }

  /** A number that is equal for stones that are equal but for a shift and a mirror. */
  long hash() {
    return new StoneSums(this).hash();
  }

  /** These with a piece that is elsewhere, another, gone, or one more. */
  Stones changed(OnePiece.Spot before, OnePiece.Spot after) {
    Stones other = new Stones(rules, new byte[0], hand);
    other.files = new int[count + 1];
    other.ranks = new int[count + 1];
    other.pieces = new int[count + 1];
    for (int i = 0; i < count; i++) {
      if (files[i] != before.file() || ranks[i] != before.rank() || !before.isThere()) {
        other.add(files[i], ranks[i], pieces[i]);
      }
    }
    if (before.isHeld()) {
      other.hand[Piece.kind(before.piece())]--;
    }
    if (after.isHeld()) {
      other.hand[Piece.kind(after.piece())]++;
    } else if (after.isThere()) {
      other.add(after.file(), after.rank(), after.piece());
    }
    return other;
  }

  /** The same on a board, so many files and ranks from its first ones. */
  byte[] board(int toFile, int toRank) {
    byte[] board = new byte[rules.squares()];
    java.util.Arrays.fill(board, (byte) Piece.EMPTY);
    int file = first(files) - toFile;
    int rank = first(ranks) - toRank;
    for (int i = 0; i < count; i++) {
      board[rules.square(files[i] - file, ranks[i] - rank)] = (byte) pieces[i];
    }
    return board;
  }
}
