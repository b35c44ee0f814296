package io.github.tsume.app.cli.options;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QuantitiesTest {
  @ParameterizedTest
  @CsvSource({
    "7, 7",
    "0, 0",
    "1k, 1000",
    "10M, 10000000",
    "1.5m, 1500000",
    "2g, 2000000000",
    "0.001k, 1"
  })
  void numbers_have_the_usual_suffixes(String text, long number) {
    assertThat(Quantities.number(text)).hasValue(number);
  }

  @ParameterizedTest
  @CsvSource({
    "60, 60000", "60s, 60000", "90SEC, 90000", "2min, 120000", "2m, 120000", "10 minutes, 600000",
    "1h, 3600000", "1h30m, 5400000", "2m30s, 150000", "500ms, 500", "1.5h, 5400000", "0s, 0"
  })
  void times_have_the_usual_units(String text, long millis) {
    assertThat(Quantities.millis(text)).hasValue(millis);
  }

  @ParameterizedTest
  @CsvSource({
    "512, 536870912",
    "512m, 536870912",
    "2g, 2147483648",
    "2GB, 2147483648",
    "2GiB, 2147483648",
    "1.5G, 1610612736",
    "1024k, 1048576",
    "1t, 1099511627776"
  })
  void sizes_have_the_usual_units(String text, long bytes) {
    assertThat(Quantities.bytes(text)).hasValue(bytes);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "k",
        "-1",
        "1.5",
        "1e6",
        "99999999999999999999",
        "999999999999999999t",
        "1 k m"
      })
  void what_is_no_whole_number_is_none(String text) {
    assertThat(Quantities.number(text)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "soon", "-5s", "5x", "1h30", "30 1h", "s", "999999999999999999h"})
  void what_is_no_time_is_none(String text) {
    assertThat(Quantities.millis(text)).isEmpty();
  }
}
