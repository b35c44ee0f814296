package io.github.tsume.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Who has to make room for others. */
@Timeout(900)
class WorkersTest {
  private static void waitFor(CountDownLatch latch, AtomicInteger sentAway) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      sentAway.incrementAndGet();
    }
  }

  @Test
  void who_sends_slowly_makes_room_and_who_is_answered_does_not() throws InterruptedException {
    AtomicInteger slowSentAway = new AtomicInteger();
    AtomicInteger answeredSentAway = new AtomicInteger();
    CountDownLatch end = new CountDownLatch(1);
    CountDownLatch done = new CountDownLatch(1);
    try (Workers workers = new Workers()) {
      for (int i = 0; i < Workers.THREADS; i++) {
        boolean isReceived = i < Workers.THREADS / 2;
        workers.execute(
            () -> {
              if (isReceived) {
                workers.received();
              }
              waitFor(end, isReceived ? answeredSentAway : slowSentAway);
            });
      }
      workers.execute(done::countDown);
      done.await(); // for ever, if nobody makes room
      assertThat(slowSentAway.get()).isPositive();
      assertThat(answeredSentAway.get()).isZero();
      end.countDown();
    }
  }
}
