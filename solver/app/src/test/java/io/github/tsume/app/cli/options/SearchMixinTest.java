package io.github.tsume.app.cli.options;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SearchMixinTest {
  @Test
  void limits_of_many_are_brief_unless_they_were_given() {
    SearchMixin search = new SearchMixin();
    assertThat(search.limits(true).chosen()).isFalse();
    assertThat(search.limits(true).millis()).isEqualTo(60_000);
    assertThat(search.limits(false).chosen()).isTrue();
    search.nodes = new Converters.Count(1000);
    assertThat(search.limits(true).chosen()).isTrue();
    search.nodes = null;
    search.time = new Converters.Time(5000);
    assertThat(search.limits(true).chosen()).isTrue();
    assertThat(search.limits(true).millis()).isEqualTo(5000);
  }
}
