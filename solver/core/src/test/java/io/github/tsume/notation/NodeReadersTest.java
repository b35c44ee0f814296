package io.github.tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Step;
import io.github.tsume.rules.StandardShogi;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** {@link NodeReaders} read what we write as it was meant. */
class NodeReadersTest {
  /** Records of a report: {@code -Dtsume.kif=DIR}, else those of the report that ships. */
  private static final Path REPORT =
      Path.of(System.getProperty("tsume.kif", "../../reports/sample/kif"));

  @Test
  void random_records() throws IOException, InterruptedException {
    NodeReaders readers = new NodeReaders("random");
    for (int i = 0; i < 120; i++) {
      Problem problem = playable(new RandomRecords(i).problem(StandardShogi.RULES));
      if (!hasTwins(problem.tree())) {
        readers.add(problem);
      }
    }
    assertThat(readers.disagreements()).isEqualTo("ok " + readers.count());
  }

  /** The results of a check: mainlines with cooks and futile interpositions as branches. */
  @Test
  void records_of_a_report() throws IOException, InterruptedException {
    assumeTrue(Files.isDirectory(REPORT), "there are no records in " + REPORT);
    NodeReaders readers = new NodeReaders("report");
    List<Path> files;
    try (Stream<Path> list = Files.list(REPORT)) {
      files = list.sorted().toList();
    }
    int branches = 0;
    for (Path file : files) {
      ReadResult result =
          Notation.read(Files.readAllBytes(file), file.toString(), ReadOptions.DEFAULT);
      assertThat(result.errors()).isEmpty();
      for (Problem problem : result.problems()) {
        branches += problem.tree().variationCount();
        readers.add(problem);
      }
    }
    assertThat(branches).as("branches in all of " + REPORT).isPositive();
    assertThat(readers.disagreements()).isEqualTo("ok " + files.size());
  }

  /** Without comments, which in a random record stand where those readers expect none. */
  private static Problem playable(Problem problem) {
    return problem.withTree(RoundTripTest.withoutComments(problem.tree()));
  }

  /** Whether a variation begins like the line it leaves: those readers take both for one. */
  private static boolean hasTwins(MoveTree tree) {
    for (Step step : tree.line()) {
      Set<Object> beginnings = new HashSet<>();
      beginnings.add(beginning(step));
      for (MoveTree alternative : step.alternatives()) {
        if (!beginnings.add(beginning(alternative.line().get(0))) || hasTwins(alternative)) {
          return true;
        }
      }
    }
    return false;
  }

  private static Object beginning(Step step) {
    return step.special() == null ? step.move() : "end";
  }
}
