package io.github.tsume.helpmate;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.board.position.Packing;
import io.github.tsume.board.position.Position;
import io.github.tsume.helpmate.HelpmateSolver.Help;
import io.github.tsume.helpmate.Reached.Mate;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.moves.Evasions;
import io.github.tsume.moves.FlightSquares;
import io.github.tsume.moves.LegalMoves;

/**
 * A thread's way of going two plies on from positions that are stored; it only reads what others
 * read too.
 */
final class Expansion {
  private final Help help;
  private final Packing packing;
  private final Layers layers;
  private final Position position;
  private final FlightSquares flights = new FlightSquares();
  private final int[] answers = new int[Position.MAX_MOVES];
  private final int[] checks = new int[Position.MAX_MOVES];
  private final int[] mating = new int[Position.MAX_MOVES];
  private final long[] key;

  Expansion(Help help, Packing packing, Layers layers) {
    this.help = help;
    this.packing = packing;
    this.layers = layers;
    position = help.start().copy();
    key = new long[packing.words()];
  }

  /** Notes what is reached from the start: that itself if it is the defender's turn. */
  void begin(Reached to) {
    if (position.side() == help.attacker()) {
      check(-1, Move.NONE, false, to);
    } else {
      reach(-1, Move.NONE, Move.NONE, to);
    }
  }

  /**
   * Notes what is reached from some positions.
   *
   * @param counting whether the ends alone matter
   */
  void expand(int from, int end, boolean counting, Reached to) {
    for (int number = from; number < end; number++) {
      packing.read(layers.page(number), layers.offset(number), position);
      int count = LegalMoves.generate(position, answers, 0);
      for (int i = 0; i < count; i++) {
        position.play(answers[i]);
        check(number, answers[i], counting, to);
        position.undo(answers[i]);
      }
    }
  }

  /** Plays all checks in a position that is not stored. */
  private void check(int parent, int answer, boolean counting, Reached to) {
    to.visit();
    boolean mates = counting && help.mated() != help.attacker();
    int end = mates ? mating(checks) : CheckMoves.generate(position, checks, 0);
    for (int i = 0; i < end; i++) {
      int check = checks[i];
      if (mates && flights.remainAfter(position, check)) {
        continue;
      }
      position.play(check);
      if (counting) {
        ends(parent, answer, check, to);
      } else {
        reach(parent, answer, check, to);
      }
      position.undo(check);
    }
  }

  private void reach(int parent, int answer, int check, Reached to) {
    long hash = Packing.hash(position);
    packing.write(position, key);
    int at = layers.find(key, 0, hash);
    if (at < 0 ? !ends(parent, answer, check, to) : layers.isLast(at)) {
      to.add(parent, hash, key);
    }
  }

  /** Writes the checks that may mate; returns the end. */
  private int mating(int[] buffer) {
    flights.find(position);
    return CheckMoves.generateMating(position, flights, buffer, 0);
  }

  /** Notes the ends in a position with the defender to move; says whether there are any. */
  private boolean ends(int parent, int answer, int check, Reached to) {
    if (help.mated() != help.attacker()) {
      if (check == Move.NONE || Evasions.any(position)) {
        return false;
      }
      to.mates.add(new Mate(parent, answer, check, Move.NONE, left()));
      return true;
    }
    int end = mating(mating);
    boolean any = false;
    for (int i = 0; i < end; i++) {
      if (flights.remainAfter(position, mating[i])) {
        continue;
      }
      position.play(mating[i]);
      if (!Evasions.any(position)) {
        any = true;
        to.mates.add(new Mate(parent, answer, check, mating[i], left()));
      }
      position.undo(mating[i]);
    }
    return any;
  }

  private int left() {
    return Hand.size(position.hand(help.attacker()));
  }
}
