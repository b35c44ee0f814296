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

  @Test
  void one_problem_has_all_processors_unless_its_result_is_to_come_again() {
    int processors = Runtime.getRuntime().availableProcessors();
    SearchMixin search = new SearchMixin();
    assertThat(search.limits(false).threads()).isEqualTo(processors);
    assertThat(search.limits(true).threads()).as("one, and the idle ones at last").isZero();
    assertThat(search.jobs(true)).isEqualTo(processors);
    search.nodes = new Converters.Count(1000);
    assertThat(search.limits(false).threads()).isEqualTo(1);
    assertThat(search.limits(true).threads()).isEqualTo(1);
    search.threads = new Converters.Count(3);
    assertThat(search.limits(false).threads()).isEqualTo(3);
    assertThat(search.limits(true).threads()).isEqualTo(3);
  }
}
