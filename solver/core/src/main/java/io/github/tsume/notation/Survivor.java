package io.github.tsume.notation;

import io.github.tsume.notation.common.Likeness;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The part of a problem that a format can hold.
 *
 * <p>A text that cannot be read again, or that is read as something else, is worth nothing. Where
 * the whole problem makes such a text, what is to blame is looked for and left out.
 *
 * @param text the text
 * @param read the problem as it is read from the text
 * @param reduced whether something had to be left out for the rest to be read
 */
record Survivor(String text, Problem read, boolean reduced) {
  /** What may be to blame among the moves, from the least loss to the greatest. */
  private static final List<UnaryOperator<Problem>> WITHOUT =
      List.of(
          problem -> with(problem, Pruning.withoutTimes(problem.tree())),
          problem -> with(problem, Pruning.withKnownEnds(problem.tree())),
          problem -> with(problem, Pruning.upToTheEnds(problem.tree())),
          problem -> with(problem, Pruning.ofPossibleMoves(problem.tree(), problem.setup())),
          problem -> with(problem, Pruning.ofLegalMoves(problem.tree(), problem.setup())),
          problem -> with(problem, Pruning.withoutComments(problem.tree())),
          problem -> with(problem, Pruning.withoutVariations(problem.tree())),
          problem -> with(problem, MoveTree.EMPTY));

  /** What is left of a problem, or null if not even its position can be written. */
  static @Nullable Survivor of(Problem problem, Format target, WriteOptions options) {
    Survivor whole = tried(problem, target, options, false);
    Metadata metadata = problem.metadata();
    if (whole != null && whole.read().metadata().keys().containsAll(metadata.keys())) {
      return whole;
    }
    Problem alone = with(problem.withMetadata(Metadata.EMPTY), MoveTree.EMPTY);
    Survivor bare = tried(alone, target, options, true);
    if (bare == null) {
      return null;
    }
    Metadata readable = readable(alone, metadata, bare.text(), target, options);
    if (whole != null && readable.equals(metadata)) {
      return whole;
    }
    Problem rest = problem.withMetadata(readable);
    for (Problem candidate : candidates(rest)) {
      Survivor survivor = tried(candidate, target, options, true);
      if (survivor != null) {
        return survivor;
      }
    }
    return bare;
  }

  /**
   * The keys that the format passes over or that are read as what they are, each for itself. Others
   * mean something else there, if only to other readers.
   */
  private static Metadata readable(
      Problem alone, Metadata metadata, String bare, Format target, WriteOptions options) {
    Map<String, String> kept = new LinkedHashMap<>();
    Predicate<Metadata> isReadable =
        some -> {
          Survivor survivor = tried(alone.withMetadata(some), target, options, true);
          if (survivor == null) {
            return false;
          }
          List<String> read = survivor.read().metadata().keys();
          boolean isOne = some.keys().size() == 1;
          return survivor.text().equals(bare)
              || (isOne ? !read.isEmpty() : Set.copyOf(read).containsAll(some.keys()));
        };
    keep(List.copyOf(metadata.entries().entrySet()), isReadable, kept);
    return Metadata.of(kept);
  }

  /**
   * Looks at all at once, and at each half where they are not all alike: a record may have many.
   */
  private static void keep(
      List<Map.Entry<String, String>> entries,
      Predicate<Metadata> isReadable,
      Map<String, String> kept) {
    Map<String, String> some = new LinkedHashMap<>();
    entries.forEach(entry -> some.put(entry.getKey(), entry.getValue()));
    if (some.isEmpty() || isReadable.test(Metadata.of(some))) {
      kept.putAll(some);
    } else if (entries.size() > 1) {
      int half = entries.size() / 2;
      keep(entries.subList(0, half), isReadable, kept);
      keep(entries.subList(half, entries.size()), isReadable, kept);
    }
  }

  /** The problem, then without one sort of thing, then without more and more of them. */
  private static List<Problem> candidates(Problem problem) {
    List<Problem> candidates = new ArrayList<>(List.of(problem));
    WITHOUT.forEach(reduction -> candidates.add(reduction.apply(problem)));
    Problem less = problem;
    for (UnaryOperator<Problem> reduction : WITHOUT) {
      less = reduction.apply(less);
      candidates.add(less);
    }
    return candidates;
  }

  private static Problem with(Problem problem, MoveTree tree) {
    return problem.withTree(tree);
  }

  private static @Nullable Survivor tried(
      Problem problem, Format target, WriteOptions options, boolean reduced) {
    String text = target.writer().write(problem, options);
    // By somebody who has but the file: the text has to tell which game it is.
    String name = "." + target.extensions().get(0);
    ReadResult again = Notation.read(text, name, ReadOptions.DEFAULT);
    if (again.problems().size() != 1 || again.entries().size() != 1) {
      return null;
    }
    Problem read = again.problems().get(0);
    boolean whole =
        read.warnings().stream().noneMatch(w -> w.code().equals(WarningCode.UNREAD_MOVE.code()));
    return whole && Likeness.isPart(read, problem) ? new Survivor(text, read, reduced) : null;
  }
}
