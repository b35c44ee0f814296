package io.github.tsume.notation.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.github.tsume.notation.Notation;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Warning;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A byte that makes no sense is told with its line, by the problem that it belongs to. */
class BrokenBytesTest {
  private static final String FIRST = "9/4k4/9/4P4/9/9/9/9/9 b 2G 1\t題名\t3\n";
  private static final String SECOND = "9/4k4/9/4P4/9/9/9/9/9 b 3G 1\t次\u0001の題\t3\n";

  private static List<Problem> read(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = bytes[i] == 1 ? (byte) 0xff : bytes[i];
    }
    return Notation.read(bytes, "a.sfen", ReadOptions.DEFAULT, null, null).entries().stream()
        .map(entry -> ((ReadResult.Read) entry).problem())
        .toList();
  }

  @Test
  void a_broken_label_is_told_by_its_own_problem() {
    List<Problem> problems = read(FIRST + SECOND + FIRST);
    assertThat(problems).hasSize(3);
    assertThat(problems.get(0).warnings()).isEmpty();
    assertThat(problems.get(1).id()).isEqualTo("次\ufffdの題");
    assertThat(problems.get(1).warnings())
        .extracting(Warning::code, Warning::line)
        .containsExactly(tuple("broken-bytes", 2));
    assertThat(problems.get(2).warnings()).isEmpty();
  }

  @Test
  void what_is_broken_before_the_first_problem_is_told_with_it() {
    List<Problem> problems = read("# 注\u0001釈がここにある\n" + FIRST);
    assertThat(problems.get(0).warnings()).extracting(Warning::line).containsExactly(1);
  }

  @Test
  void a_whole_text_has_no_such_warning() {
    assertThat(read(FIRST).get(0).warnings()).isEmpty();
  }
}
