package io.github.tsume.judge;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.moves.RandomPositions;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Random games, the same for the same seed: a third of them go to and fro until something is
 * repeated, with a taste for checks, and a fourth end in a move that is not legal.
 */
final class RandomGames {
  private static final int ATTEMPTS = 200;

  private final Ruleset rules;
  private final Random random;
  private final int[] buffer = new int[Position.MAX_MOVES];
  private final List<Integer> moves = new ArrayList<>();
  private Setup start;
  private Position position;

  RandomGames(Ruleset rules, long seed) {
    this.rules = rules;
    random = new Random(seed * 0x9e3779b97f4a7c15L + rules.squares());
    boolean fromStart = seed % 7 < 3;
    start =
        fromStart
            ? Sfen.parse(rules.startSfen(), rules)
            : RandomPositions.of(rules, seed).toSetup();
    start = start.toBuilder().ply(1 + random.nextInt(3) * 20).build();
    position = Position.of(start);
    int plies = random.nextInt(fromStart ? 80 : 40);
    walk(plies);
    if (seed % 3 == 0) {
      repeat();
    }
    walk(random.nextInt(seed % 3 == 1 ? 150 : 8));
    if (random.nextInt(4) == 0) {
      stumble();
    }
  }

  Setup start() {
    return start;
  }

  int[] moves() {
    return moves.stream().mapToInt(Integer::intValue).toArray();
  }

  private void play(int move) {
    moves.add(move);
    position.play(move);
  }

  private void walk(int plies) {
    for (int i = 0; i < plies; i++) {
      int taste = random.nextInt(4);
      int end = taste == 0 ? CheckMoves.generate(position, buffer, 0) : 0;
      if (end == 0) {
        end = LegalMoves.generate(position, buffer, 0);
      }
      if (end == 0) {
        return;
      }
      int chosen = buffer[random.nextInt(end)];
      for (int at = 0; taste > 1 && at < end; at++) {
        if (Move.kind(buffer[at]) == Piece.KING && distance(buffer[at]) < distance(chosen)) {
          chosen = buffer[at];
        }
      }
      play(chosen);
    }
  }

  /** How far a king is from the square of the try after a move; far for other pieces. */
  private int distance(int move) {
    if (Move.kind(move) != Piece.KING) {
      return 99;
    }
    int goal = position.side() == 0 ? 0 : rules.height() - 1;
    int ranks = Math.abs(rules.rank(Move.to(move)) - goal);
    return Math.max(ranks, Math.abs(rules.file(Move.to(move)) - rules.width() / 2));
  }

  /** Finds four moves that lead back, and goes around several times. */
  private void repeat() {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      int[] cycle = cycle(attempt < ATTEMPTS * 3 / 4);
      if (cycle.length == 0) {
        continue;
      }
      int plies = 4 * (1 + random.nextInt(4)) - random.nextInt(3);
      for (int i = 0; i < plies; i++) {
        play(cycle[i % 4]);
      }
      return;
    }
  }

  private int[] cycle(boolean checks) {
    int first = reversible(position, checks);
    if (first == Move.NONE) {
      return new int[0];
    }
    Position board = position.copy();
    board.play(first);
    int second = reversible(board, false);
    if (second == Move.NONE) {
      return new int[0];
    }
    board.play(second);
    int third = back(first);
    if (!LegalMoves.isLegal(board, third)) {
      return new int[0];
    }
    board.play(third);
    if (checks && !board.inCheck()) {
      return new int[0];
    }
    int fourth = back(second);
    return LegalMoves.isLegal(board, fourth)
        ? new int[] {first, second, third, fourth}
        : new int[0];
  }

  private int reversible(Position board, boolean checks) {
    int end =
        checks ? CheckMoves.generate(board, buffer, 0) : LegalMoves.generate(board, buffer, 0);
    if (end == 0) {
      return Move.NONE;
    }
    int move = buffer[random.nextInt(end)];
    boolean plain = !Move.isDrop(move) && !Move.promotes(move) && !Move.isCapture(move);
    return plain ? move : Move.NONE;
  }

  private static int back(int move) {
    return Move.of(Move.to(move), Move.from(move), Move.kind(move), 0, false);
  }

  /** Adds some move, mostly an illegal one. */
  private void stumble() {
    int to = random.nextInt(rules.squares());
    if (random.nextBoolean()) {
      moves.add(Move.drop(1 + random.nextInt(rules.kindLimit() - 1), to));
      return;
    }
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      int from = random.nextInt(rules.squares());
      int piece = position.piece(from);
      if (piece == Piece.EMPTY || from == to) {
        continue;
      }
      int target = position.piece(to);
      boolean promotes = rules.canPromote(Piece.kind(piece)) && random.nextInt(3) == 0;
      int captured = target == Piece.EMPTY ? 0 : Piece.kind(target);
      int move = Move.of(from, to, Piece.kind(piece), captured, promotes);
      boolean reaches =
          position.tables().attacks(piece, from, to, position.occupied(0), position.occupied(1));
      if (reaches || attempt > ATTEMPTS / 2) {
        moves.add(move);
        return;
      }
      to = random.nextInt(rules.squares());
    }
  }
}
