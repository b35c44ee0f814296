package io.github.tsume.verify;

import io.github.tsume.board.CanonicalSfen;
import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.moves.NaiveRules;
import io.github.tsume.rules.StandardShogi;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Certificates written by trying everything, by the naive rules: no search and nothing of the
 * kernel has a hand in them but the coding of a number.
 */
final class Written {
  /** A position of the attacker after which a mate was written. */
  private record Mate(Position position, String board, int move, int length) {
    int hand() {
      return position.hand(position.side());
    }
  }

  private final MoveNumbers out = new MoveNumbers();
  private final List<Mate> written = new ArrayList<>();
  private int shared;

  static Position position(String sfen) {
    return Sfen.position(sfen, StandardShogi.RULES);
  }

  /** The legal moves in the order of certificates. */
  static List<String> moves(Position position) {
    return NaiveRules.of(position.toSetup()).legalMoves().stream().sorted().toList();
  }

  /** A legal move by its text. */
  static int move(Position position, String usi) {
    return Arrays.stream(LegalMoves.of(position))
        .filter(move -> Move.toUsi(move, position.rules()).equals(usi))
        .findFirst()
        .orElseThrow();
  }

  static Position after(Position position, String... moves) {
    Position after = position.copy();
    for (String move : moves) {
      after.play(move(after, move));
    }
    return after;
  }

  static byte[] numbers(int... numbers) {
    MoveNumbers out = new MoveNumbers();
    Arrays.stream(numbers).forEach(out::write);
    return out.toBytes();
  }

  /** Whether the side to move mates within some plies. */
  static boolean mates(Position position, int plies) {
    for (String move : moves(position)) {
      if (matesBy(position, move, plies)) {
        return true;
      }
    }
    return false;
  }

  private static boolean matesBy(Position position, String move, int plies) {
    Position after = after(position, move);
    return plies > 0
        && after.inCheck()
        && moves(after).stream().allMatch(reply -> mates(after(after, reply), plies - 2));
  }

  /** The certificate of the first shortest mate within some plies, and what it takes. */
  static byte[] mate(Position position, int plies) {
    Written certificate = new Written();
    certificate.attack(position, plies);
    return certificate.toBytes();
  }

  /** The first move that mates at once. */
  static String mateAtOnce(Position position) {
    return moves(position).stream()
        .filter(move -> matesBy(position, move, 1))
        .findFirst()
        .orElseThrow();
  }

  /** How often a mate was written before. */
  int shared() {
    return shared;
  }

  /** All that was written, as a proof. */
  ProofTree tree() {
    return treeWithout(written.size());
  }

  ProofTree treeWithout(int missing) {
    ProofTree tree = new ProofTree();
    for (int i = 0; i < written.size(); i++) {
      Mate mate = written.get(i);
      if (i != missing) {
        tree.put(mate.position, mate.move, mate.length);
      }
    }
    return tree;
  }

  void number(int number) {
    out.write(number);
  }

  byte[] toBytes() {
    return out.toBytes();
  }

  /** Writes a mate; returns its plies. */
  int attack(Position position, int plies) {
    String board = CanonicalSfen.of(position.toSetup()).split(" ")[0];
    int hand = position.hand(position.side());
    int known =
        written.stream()
            .filter(mate -> mate.board.equals(board) && Hand.dominates(hand, mate.hand()))
            .mapToInt(Mate::length)
            .min()
            .orElse(0);
    if (known > 0) {
      shared++;
      return known;
    }
    int within = 1;
    while (!mates(position, within) && within < plies) {
      within += 2;
    }
    List<String> moves = moves(position);
    int number = 0;
    while (!matesBy(position, moves.get(number), within)) {
      number++;
    }
    out.write(0);
    out.write(number);
    Position after = after(position, moves.get(number));
    int longest = 0;
    for (String reply : moves(after)) {
      longest = Math.max(longest, 1 + attack(after(after, reply), within - 2));
    }
    int move = move(position, moves.get(number));
    written.add(new Mate(position.copy(), board, move, longest + 1));
    return longest + 1;
  }
}
