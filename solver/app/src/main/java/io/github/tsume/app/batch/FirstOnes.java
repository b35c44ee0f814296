package io.github.tsume.app.batch;

import io.github.tsume.app.batch.job.HandNotes;
import io.github.tsume.app.batch.job.Prepared;
import io.github.tsume.app.batch.log.Register;
import io.github.tsume.rules.Ruleset;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The problems of a batch that were there before, so that each is searched once. Of each it keeps a
 * hash and its place in the input; whether two are really the same is seen when the result of the
 * first is read.
 *
 * <p>Serves the one thread that reads the input.
 */
final class FirstOnes {
  private static final int NONE = -1;

  private final Long2IntOpenHashMap places = new Long2IntOpenHashMap();

  FirstOnes() {
    places.defaultReturnValue(NONE);
  }

  /**
   * Where the same problem was before.
   *
   * @param sequence its place in the input, from 0
   * @param symmetry how the first is seen so that it is this one
   */
  record Before(long sequence, Symmetry symmetry) {}

  /** Enters a problem; says where it was before, null if nowhere. */
  @Nullable Before enter(Prepared problem, long sequence) {
    boolean plain =
        problem.moveCount() == 0
            && HandNotes.among(problem.notes()).equals(problem.notes())
            && sequence <= Integer.MAX_VALUE;
    if (problem.position() == null || !plain) {
      return null; // Moves are part of the question, and other remarks belong to one input.
    }
    Ruleset rules = Objects.requireNonNull(problem.position()).rules();
    String place = SharedResult.place(problem.origin().sfen());
    String stated = " " + problem.statedLength().orElse(-1) + " " + problem.statedAim();
    for (Symmetry symmetry : Symmetry.values()) {
      if (symmetry == Symmetry.SAME || isSymmetric(rules)) {
        int before = places.get(key(rules, symmetry.position(place) + stated));
        if (before != NONE) {
          return new Before(before, symmetry);
        }
      }
    }
    places.put(key(rules, place + stated), (int) sequence);
    return null;
  }

  private static long key(Ruleset rules, String text) {
    return Register.hash(rules.name() + ' ' + text);
  }

  /** Whether every piece is its own mirror image. */
  private static boolean isSymmetric(Ruleset rules) {
    for (int kind = 1; kind < rules.kindLimit(); kind++) {
      if (rules.mirroredKind(kind) != kind) {
        return false;
      }
    }
    return true;
  }
}
