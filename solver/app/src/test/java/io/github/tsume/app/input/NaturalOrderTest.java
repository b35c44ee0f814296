package io.github.tsume.app.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class NaturalOrderTest {
  @Test
  void numbers_count_by_their_value() {
    List<Path> expected =
        Stream.of(
                "a",
                "a/1.kif",
                "a/2.kif",
                "a/02.kif.kif",
                "a/10.kif",
                "a/99999999999999999999.kif",
                "b1c2",
                "b1c10",
                "b01c11",
                "b2c1",
                "第3番",
                "第11番")
            .map(Path::of)
            .toList();
    for (int seed = 0; seed < 50; seed++) {
      List<Path> paths = new ArrayList<>(expected);
      Collections.shuffle(paths, new Random(seed));
      paths.sort(new NaturalOrder());
      assertThat(paths).as("seed %d", seed).isEqualTo(expected);
    }
  }

  @Test
  void different_names_are_never_equal() {
    assertThat(new NaturalOrder().compare(Path.of("a1"), Path.of("a01"))).isNotZero();
    assertThat(new NaturalOrder().compare(Path.of("a1"), Path.of("a1"))).isZero();
  }
}
