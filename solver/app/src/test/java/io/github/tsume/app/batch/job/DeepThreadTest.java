package io.github.tsume.app.batch.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class DeepThreadTest {
  @Test
  void what_work_throws_is_thrown_to_whoever_waits_for_it() {
    for (Throwable thrown :
        new Throwable[] {
          new IllegalStateException("a"), new OutOfMemoryError("b"), new AssertionError("c")
        }) {
      assertThatThrownBy(() -> DeepThread.run("test", () -> sneaky(thrown))).isSameAs(thrown);
    }
  }

  @Test
  void work_that_throws_what_it_cannot_declare_is_no_success_either() {
    assertThatThrownBy(() -> DeepThread.run("test", () -> sneaky(new Exception("checked"))))
        .isInstanceOf(IllegalStateException.class)
        .hasRootCauseMessage("checked");
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
  private static <T extends Throwable> void sneaky(Throwable thrown) throws T {
    throw (T) thrown;
  }

  @Test
  void work_that_ends_is_waited_for() throws InterruptedException {
    int[] done = new int[1];
    DeepThread.run("test", () -> done[0]++);
    assertThat(done[0]).isEqualTo(1);
  }
}
