package io.github.tsume.app.batch;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.Batch.TotalTime;
import org.junit.jupiter.api.Test;

class TotalTimeTest {
  private long now = 1000;

  private TotalTime total(long millis, int jobs, int waiting) {
    TotalTime total = new TotalTime(millis, jobs, () -> now);
    for (int i = 0; i < waiting; i++) {
      total.putOff();
    }
    return total;
  }

  @Test
  void what_one_leaves_goes_to_those_that_wait() {
    TotalTime total = total(60_000, 1, 3);
    assertThat(total.share(0)).isEqualTo(20_000);
    now += 2_000;
    assertThat(total.share(0)).isEqualTo(29_000);
    now += 29_000;
    assertThat(total.share(0)).isEqualTo(29_000);
  }

  @Test
  void jobs_at_a_time_have_the_time_each() {
    TotalTime total = total(60_000, 2, 4);
    assertThat(total.share(0)).isEqualTo(30_000);
    assertThat(total.share(0)).isEqualTo(40_000);
    now += 30_000;
    assertThat(total.share(0)).isEqualTo(30_000);
    assertThat(total.share(0)).isEqualTo(30_000);
  }

  @Test
  void a_problem_gets_no_more_than_each_may_have() {
    TotalTime total = total(60_000, 1, 1);
    assertThat(total.first(5_000)).isEqualTo(5_000);
    assertThat(total.share(5_000)).isEqualTo(5_000);
  }

  @Test
  void nothing_is_left_when_the_time_is_over_and_that_is_not_without_end() {
    TotalTime total = total(60_000, 1, 1);
    now += 70_000;
    assertThat(total.first(0)).isEqualTo(1);
    assertThat(total.share(5_000)).isEqualTo(1);
    assertThat(TotalTime.UNLIMITED.first(0)).isZero();
    assertThat(TotalTime.UNLIMITED.share(5_000)).isEqualTo(5_000);
  }
}
