package io.github.tsume.app.file;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** {@link CsvField}. */
class CsvFieldTest {
  @Test
  void a_number_below_zero_stays_a_number_and_nothing_else_that_begins_so_is_a_formula() {
    assertThat(CsvField.quoted("-2.5")).isEqualTo("-2.5");
    assertThat(CsvField.quoted("-12")).isEqualTo("-12");
    assertThat(CsvField.quoted("-2+3")).isEqualTo("'-2+3");
    assertThat(CsvField.quoted("-A1")).isEqualTo("'-A1");
    assertThat(CsvField.quoted("-1;=2")).isEqualTo("'-1;'=2");
    assertThat(CsvField.quoted("－1")).isEqualTo("'－1");
  }
}
