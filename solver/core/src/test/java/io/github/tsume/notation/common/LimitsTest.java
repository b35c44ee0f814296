package io.github.tsume.notation.common;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.notation.Format;
import io.github.tsume.notation.Notation;
import io.github.tsume.notation.sfen.SfenLineReader;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Inputs that are small in bytes and would take much memory all the same. */
class LimitsTest {
  private static final String SFEN = "4k4/9/4P4/9/9/9/9/9/9 b G 1";

  private static final ReadOptions FEW_LINES =
      ReadOptions.DEFAULT.withLimits(new Limits(1 << 20, 1 << 10, 500, 20, 50));

  private static String code(ReadResult result) {
    return result.errors().isEmpty() ? "" : result.errors().get(0).code();
  }

  @Test
  void a_record_of_nothing_but_comments_is_refused_before_it_takes_memory() {
    String comments = "*\n".repeat(60);
    for (Format format : new Format[] {Format.KIF, Format.KI2, Format.CSA, Format.BOD}) {
      assertThat(code(Notation.read(comments, "x", FEW_LINES, format)))
          .as(format.toString())
          .isEqualTo("too-many-lines");
    }
    String json = "{\"header\":{},\"moves\":[{\"comments\":[" + "\"\",".repeat(300) + "\"\"]}]}";
    assertThat(code(Notation.read(json, "x", FEW_LINES, Format.JKF))).isEqualTo("too-many-lines");
    assertThat(code(Notation.read(json, "x", ReadOptions.DEFAULT, Format.JKF)))
        .isNotEqualTo("too-many-lines");
  }

  @Test
  void a_position_after_too_much_comment_is_read_and_that_is_said_once() {
    SfenLineReader reader = new SfenLineReader("x", FEW_LINES);
    int faults = 0;
    for (int line = 1; line <= 200; line++) {
      ReadResult.Entry entry = reader.parse("# remark", line);
      if (entry instanceof ReadResult.Failed failed) {
        faults++;
        assertThat(failed.error().code()).isEqualTo("too-much-comment");
        assertThat(failed.error().line()).isEqualTo(51);
      }
    }
    assertThat(faults).isEqualTo(1);
    ReadResult.Entry entry = reader.parse(SFEN, 201);
    assertThat(entry).isInstanceOf(ReadResult.Read.class);
    assertThat(((ReadResult.Read) entry).problem().tree().comments()).hasSize(50);
    assertThat(reader.parse("# another", 202)).isNull();
  }

  @Test
  void a_long_number_is_not_called_deep() {
    String json = "{\"header\":{},\"moves\":[{\"x\":" + "1".repeat(2000) + "}]}";
    ReadError error = Notation.read(json, "x", ReadOptions.DEFAULT, Format.JKF).errors().get(0);
    assertThat(error.code()).isEqualTo("value-too-long");
    assertThat(error.message(Locale.ENGLISH)).doesNotContain("deep");
    String deep = "{\"moves\":" + "[".repeat(5000);
    assertThat(code(Notation.read(deep, "x", ReadOptions.DEFAULT, Format.JKF)))
        .isEqualTo("too-deep");
  }
}
