package io.github.tsume.index;

import io.github.tsume.board.Setup;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An earlier problem that is like another.
 *
 * @param problem the earlier one
 * @param likeness in what they are alike
 * @param relation how what is alike of the earlier becomes that of the other; empty for lines
 */
public record Match(IndexedProblem problem, Likeness likeness, Optional<Relation> relation) {
  /** The match, if they really are alike so; null if not. */
  static @Nullable Match of(
      IndexedProblem earlier, Setup setup, List<Integer> line, Likeness likeness) {
    if (likeness == Likeness.LINE) {
      boolean same =
          earlier.setup().rules() == setup.rules()
              && LineHash.same(
                  setup.rules(),
                  earlier.setup().attacker(),
                  earlier.line(),
                  setup.attacker(),
                  line);
      return same ? new Match(earlier, likeness, Optional.empty()) : null;
    }
    Optional<Relation> relation =
        Relation.of(
            placement(earlier.setup(), earlier.line(), likeness), placement(setup, line, likeness));
    return relation.isEmpty() ? null : new Match(earlier, likeness, relation);
  }

  /**
   * Whether it is the problem itself: the same piece for piece where it stands, under the same name
   * and, as far as both places are known, from a file of the same name.
   *
   * @param source where the other was read; empty if nowhere
   */
  public boolean isItself(String id, String source) {
    boolean same = relation.isPresent() && relation.get().isSame();
    boolean there = likeness == Likeness.POSITION && same && problem.id().equals(id);
    return there && file(problem.source()).equals(file(source));
  }

  /** The name of the file in a source such as "old/a.sfen:3", without folders and line. */
  private static String file(String source) {
    String name = source.replaceAll("(:[0-9]+)+$", "");
    return name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  }

  private static Placement placement(Setup setup, List<Integer> line, Likeness likeness) {
    return switch (likeness) {
      case POSITION -> Placement.of(setup);
      case CORE -> IndexKeys.core(setup, line);
      case FINAL, LINE -> IndexKeys.last(setup, line);
    };
  }
}
