package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.mate.MateSolver;
import io.github.tsume.twins.SoundnessTwins;
import io.github.tsume.twins.SoundnessTwins.Row;
import io.github.tsume.verdict.Profile;
import java.io.IOException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Of the problems of {@link SoundnessTwinsTest}, whose rows the slow twin has decided, two of each
 * class, with and without an author's line: few enough to be asked after every change of one place
 * (the mutations of CONTRIBUTING.md).
 */
class FewTwinsTest {
  private static final int OF_EACH = 2;

  static Stream<Row> few() throws IOException {
    Map<String, Integer> seen = new HashMap<>();
    return SoundnessTwins.recorded().stream()
        .sorted(Comparator.comparingInt(row -> classes(row).size()))
        .filter(
            row -> {
              boolean isWanted =
                  classes(row).stream().anyMatch(each -> seen.getOrDefault(each, 0) < OF_EACH);
              if (isWanted) {
                classes(row).forEach(each -> seen.merge(each, 1, Integer::sum));
              }
              return isWanted;
            });
  }

  /** The classes of its rows, told apart by whether there is an author's line. */
  private static List<String> classes(Row row) {
    return Stream.of(row.rows().split(",", -1))
        .map(each -> each.split(" ", -1)[0] + row.author().isEmpty())
        .toList();
  }

  @ParameterizedTest
  @MethodSource("few")
  void a_check_says_what_the_slow_twin_says(Row row) {
    assertThat(SoundnessTwins.checked(row, new MateSolver(1 << 18))).isEqualTo(row);
  }

  @ParameterizedTest
  @MethodSource("few")
  void a_check_in_a_hurry_says_the_same_or_less(Row row) {
    for (long nodes = 16; nodes < 4_000; nodes *= 3) {
      SoundnessReport hurried = SoundnessTwins.usual(row, Profile.MAGAZINE, nodes, 1 << 16);
      assertThat(hurried.verdict().code()).as(nodes + " nodes").isIn(possible(row.verdict()));
    }
  }

  private static List<String> possible(String verdict) {
    return verdict.equals("cooked")
        ? List.of("unknown", "incomplete", verdict)
        : List.of("unknown", verdict);
  }
}
