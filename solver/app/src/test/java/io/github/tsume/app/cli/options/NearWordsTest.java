package io.github.tsume.app.cli.options;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearWordsTest {
  @Test
  void one_slip_is_near_and_two_are_not() {
    List<String> words = List.of("solve", "serve", "verify", "usi");
    assertThat(NearWords.of("slove", words)).containsExactly("solve");
    assertThat(NearWords.of("sere", words)).containsExactly("serve");
    assertThat(NearWords.of("serrve", words)).containsExactly("serve");
    assertThat(NearWords.of("uso", words)).containsExactly("usi");
    assertThat(NearWords.of("frobnicate", words)).isEmpty();
    assertThat(NearWords.distance("", "usi")).isEqualTo(3);
  }
}
