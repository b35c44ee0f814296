package io.github.tsume.place;

import com.google.common.primitives.Ints;
import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.board.SetupFault;
import io.github.tsume.board.position.Position;
import io.github.tsume.compose.Extender;
import io.github.tsume.compose.Predecessor;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.moves.Evasions;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A board on which a line is to be the solution. What its moves take there is no part of the line:
 * it may differ from board to board.
 *
 * @param setup the position; the defender holds the rest
 * @param line the moves of the line
 * @param lack what keeps the line from a mate: plies that cannot be played, each legal and each of
 *     the attacker's a check, or else replies to its last move, drops left aside; 0 for nothing
 */
public record Placing(Setup setup, List<Integer> line, int lack) {
  private static final int PLY = 1_000;

  /** A placing with a copied line. */
  public Placing {
    line = List.copyOf(line);
  }

  /**
   * What a line needs, and no more: the pieces that move, the defender's king, and in the hand what
   * is dropped and was not taken from these pieces before.
   *
   * @param line legal moves of the setup
   * @return null if nothing can be made of it
   */
  public static @Nullable Placing sketch(Setup setup, List<Integer> line) {
    Ruleset rules = setup.rules();
    boolean[] moves = new boolean[rules.squares()];
    boolean[] visited = new boolean[rules.squares()];
    for (int move : line) {
      if (!Move.isDrop(move)) {
        moves[Move.from(move)] |= !visited[Move.from(move)];
      }
      visited[Move.to(move)] = true;
    }
    Setup.Builder board = setup.toBuilder().ply(1);
    int king = Piece.of(Piece.KING, setup.defender());
    for (int square = 0; square < rules.squares(); square++) {
      if (!moves[square] && setup.piece(square) != king) {
        board.piece(square, Piece.EMPTY);
      }
    }
    int[] missing = missing(board.build(), line);
    for (int kind = Piece.KING + 1; kind < rules.kindLimit(); kind++) {
      board.hand(setup.attacker(), kind, missing[kind]);
    }
    return of(board, line);
  }

  /** What the attacker drops and has not taken from what stands on a board. */
  private static int[] missing(Setup board, List<Integer> line) {
    int[] pieces = new int[board.rules().squares()];
    for (int square = 0; square < pieces.length; square++) {
      pieces[square] = board.piece(square);
    }
    int[] held = new int[board.rules().kindLimit()];
    int[] missing = new int[held.length];
    for (int i = 0; i < line.size(); i++) {
      int move = line.get(i);
      int taken = pieces[Move.to(move)];
      if (i % 2 == 0 && taken != Piece.EMPTY) {
        held[Piece.handKind(taken)]++;
      }
      if (Move.isDrop(move)) {
        int kind = Move.kind(move);
        if (i % 2 == 0 && --held[kind] < 0) {
          held[kind] = 0;
          missing[kind]++;
        }
        pieces[Move.to(move)] = Piece.of(kind, i % 2 == 0 ? board.attacker() : board.defender());
      } else {
        pieces[Move.to(move)] = pieces[Move.from(move)];
        pieces[Move.from(move)] = Piece.EMPTY;
      }
    }
    return missing;
  }

  /**
   * The placing on a board whose defender gets the rest; null if it is not legal, or the attacker
   * holds something at the end.
   */
  private static @Nullable Placing of(Setup.Builder board, List<Integer> line) {
    Setup bare = board.build();
    for (int kind = Piece.KING + 1; kind < bare.rules().kindLimit(); kind++) {
      board.hand(bare.defender(), kind, 0);
    }
    Setup setup = board.build().fillDefenderHand(DefenderHand.REST).setup();
    if (!setup.faults().stream()
        .allMatch(fault -> fault.code() == SetupFault.Code.DEFENDER_IN_CHECK)) {
      return null;
    }
    if (!setup.faults().isEmpty()) {
      return new Placing(setup, line, PLY * (line.size() + 1));
    }
    Position position = Position.of(setup);
    List<Integer> here = new ArrayList<>();
    for (int i = 0; i < line.size(); i++) {
      int move = here(position, line.get(i));
      int[] all = i % 2 == 0 ? CheckMoves.of(position) : Evasions.of(position);
      if (!Ints.contains(all, move)) {
        return new Placing(setup, line, PLY * (line.size() - i));
      }
      position.play(move);
      here.add(move);
    }
    boolean left = position.hand(position.side() ^ 1) != Hand.EMPTY;
    return left ? null : new Placing(setup, here, escapes(position));
  }

  private static int here(Position position, int move) {
    if (Move.isDrop(move)) {
      return move;
    }
    int from = Move.from(move);
    int there = position.piece(Move.to(move));
    int captured = there == Piece.EMPTY ? 0 : Piece.kind(there);
    return Move.of(from, Move.to(move), Move.kind(move), captured, Move.promotes(move));
  }

  private static int escapes(Position position) {
    int count = 0;
    for (int reply : Evasions.of(position)) {
      count += Move.isDrop(reply) ? 0 : 1;
    }
    return count;
  }

  /** The placings with one piece more that lack less, or nothing as this one. */
  public void extended(Consumer<Placing> found) {
    Ruleset rules = setup.rules();
    for (int square = 0; square < rules.squares(); square++) {
      for (int kind = Piece.KING + 1;
          setup.piece(square) == Piece.EMPTY && kind < Piece.PROMOTED + rules.kindLimit();
          kind++) {
        if (rules.hasKind(kind) && (kind & ~Piece.PROMOTED) != Piece.KING) {
          add(square, Piece.of(kind, setup.attacker()), found);
          add(square, Piece.of(kind, setup.defender()), found);
        }
      }
    }
  }

  private void add(int square, int piece, Consumer<Placing> found) {
    Setup.Builder board = setup.toBuilder().piece(square, piece);
    int kind = Piece.handKind(piece);
    keep(of(board, line), found);
    int held = setup.hand(setup.attacker(), kind);
    if (held > 0 && Piece.color(piece) == setup.defender()) {
      // It may be taken, and dropped later.
      keep(of(board.hand(setup.attacker(), kind, held - 1), line), found);
    }
  }

  private void keep(@Nullable Placing more, Consumer<Placing> found) {
    if (more != null && (more.lack < lack || lack == 0 && more.lack == 0)) {
      found.accept(more);
    }
  }

  /** The line without its first two moves, as what somebody extends. */
  public Extender.Origin origin() {
    return new Extender.Origin(setup, line.subList(Math.min(2, line.size()), line.size()));
  }

  /** Its first two moves, as an extension of that. */
  public Predecessor beginning() {
    return new Predecessor(setup, line.get(0), line.size() > 1 ? line.get(1) : Move.NONE);
  }
}
