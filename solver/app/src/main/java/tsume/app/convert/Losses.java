package tsume.app.convert;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import tsume.notation.Format;
import tsume.notation.ReadOptions;
import tsume.notation.ReadResult;
import tsume.notation.SfenWriter;
import tsume.record.MoveTree;
import tsume.record.Problem;
import tsume.record.Step;

/** Finds what a written text has lost, by reading it back: no format is taken at its word. */
final class Losses {
  private Losses() {}

  static List<Loss> of(Problem problem, String text, Format format) {
    ReadOptions options = ReadOptions.of(problem.setup().rules());
    List<Problem> read = read(text, format, options);
    if (read.size() != 1) {
      return List.of(new Loss(Loss.Kind.POSITION, ""));
    }
    Problem back = read.get(0);
    List<Loss> losses = new ArrayList<>();
    if (!SfenWriter.sfen(problem.setup()).equals(SfenWriter.sfen(back.setup()))) {
      losses.add(new Loss(Loss.Kind.POSITION, ""));
    }
    MoveTree before = problem.tree();
    MoveTree after = back.tree();
    count(losses, Loss.Kind.MOVES, before.line().size() - after.line().size());
    count(losses, Loss.Kind.VARIATIONS, before.variationCount() - after.variationCount());
    count(losses, Loss.Kind.COMMENTS, comments(before) - comments(after));
    List<String> keys = new ArrayList<>();
    problem
        .metadata()
        .entries()
        .forEach(
            (key, value) -> {
              if (!value.equals(back.metadata().get(key))) {
                keys.add(key);
              }
            });
    if (!keys.isEmpty()) {
      losses.add(new Loss(Loss.Kind.METADATA, String.join(" ", keys)));
    }
    return losses;
  }

  private static List<Problem> read(String text, Format format, ReadOptions options) {
    ReadResult result = format.reader().read(text, "", options);
    return result.problems();
  }

  private static void count(List<Loss> losses, Loss.Kind kind, int missing) {
    if (missing > 0) {
      losses.add(new Loss(kind, String.valueOf(missing)));
    }
  }

  private static int comments(MoveTree tree) {
    int count = 0;
    Deque<MoveTree> open = new ArrayDeque<>();
    open.push(tree);
    while (!open.isEmpty()) {
      MoveTree next = open.pop();
      count += next.comments().size();
      for (Step step : next.line()) {
        count += step.comments().size();
        step.alternatives().forEach(open::push);
      }
    }
    return count;
  }
}
