package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Without a limit, several threads say of a problem what one says. */
class ThreadsAgreeTest {
  /** Of these the list of defects is cut short by the program's own measure. */
  private static final List<String> CUT_SHORT =
      List.of(
          "4k4/9/4P4/9/9/9/9/9/9 b R2G2S 1",
          "3nkn3/9/4P4/9/9/9/9/9/9 b R2GSN 1",
          "l3k3l/9/3P1P3/9/9/9/9/9/9 b RBGS 1");

  private static String line(String problem, String... more) {
    String[] words = {"check", problem, "--hash=16m", "--json", "--no-timing", "--quiet"};
    String[] all = java.util.Arrays.copyOf(words, words.length + more.length);
    System.arraycopy(more, 0, all, words.length, more.length);
    List<String> lines = Run.tsume(all).lines();
    assertThat(lines).hasSize(1);
    return lines.get(0);
  }

  @Test
  void what_is_complete_with_one_thread_is_complete_and_the_same_with_several() {
    int complete = 0;
    int incomplete = 0;
    List<String> problems = new ArrayList<>(CheckBatchTest.problems(14));
    problems.addAll(CUT_SHORT);
    for (String problem : problems) {
      String position = problem.split("\t", 2)[0];
      String one = line(position, "--threads=1");
      String two = line(position, "--threads=" + (2 + problems.indexOf(problem) % 2));
      Result alone = ResultReader.read(one);
      Result together = ResultReader.read(two);
      assertThat(together.word()).as(position).isEqualTo(alone.word());
      assertThat(together.answer().length().plies())
          .as(position)
          .isEqualTo(alone.answer().length().plies());
      assertThat(together.answer().length().isExact())
          .as(position)
          .isEqualTo(alone.answer().length().isExact());
      if (alone.isComplete()) {
        complete++;
        assertThat(together.isComplete()).as(position).isTrue();
      } else {
        incomplete++;
      }
      // Where several come further, they find more, and nothing else than one thread did.
      assertThat(cooks(together)).as(position).containsAll(cooks(alone));
      if (!together.isComplete()) {
        assertThat(two).as("%s: then one thread has the last word", position).isEqualTo(one);
      }
    }
    assertThat(complete).isPositive();
    assertThat(incomplete).as("otherwise nothing is searched once more").isPositive();
  }

  /** The other ways of the attacker, by place. */
  private static List<String> cooks(Result result) {
    return Objects.requireNonNull(result.check()).defects().stream()
        .filter(defect -> defect.kind().isAttackers())
        .map(defect -> defect.kind().code() + " " + defect.ply() + " " + defect.move())
        .toList();
  }
}
