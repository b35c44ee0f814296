package io.github.tsume.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Who has to make room for others. */
@Timeout(900)
class WorkersTest {
  private static void await(CountDownLatch latch, Runnable sentAway) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      sentAway.run();
    }
  }

  @Test
  void who_sends_slowly_makes_room_in_the_order_of_arrival_and_who_is_answered_does_not()
      throws InterruptedException {
    int more = 3;
    List<Integer> sentAway = Collections.synchronizedList(new ArrayList<>());
    CountDownLatch end = new CountDownLatch(1);
    CountDownLatch answering = new CountDownLatch(Workers.ANSWERING);
    CountDownLatch gone = new CountDownLatch(more);
    try (Workers workers = new Workers()) {
      for (int i = 0; i < Workers.ANSWERING; i++) {
        CountDownLatch received = new CountDownLatch(1);
        workers.execute(
            () -> {
              workers.received();
              received.countDown();
              answering.countDown();
              await(end, () -> sentAway.add(-1));
            });
        received.await(); // else it would be slow, too
      }
      answering.await();
      for (int i = 0; i < Workers.SLOW + more; i++) {
        int number = i;
        workers.execute(
            () ->
                await(
                    end,
                    () -> {
                      sentAway.add(number);
                      gone.countDown();
                    }));
      }
      gone.await(); // for ever, if nobody makes room
      assertThat(sentAway).containsExactlyInAnyOrder(0, 1, 2);
      end.countDown();
    }
  }

  @Test
  void what_is_sent_away_before_it_has_a_thread_is_told_so_when_it_gets_one()
      throws InterruptedException {
    CountDownLatch end = new CountDownLatch(1);
    CountDownLatch gone = new CountDownLatch(1);
    AtomicInteger ended = new AtomicInteger();
    int busy = Workers.SLOW + Workers.ANSWERING;
    try (Workers workers = new Workers()) {
      for (int i = 0; i < busy; i++) {
        CountDownLatch received = new CountDownLatch(1);
        workers.execute(
            () -> {
              workers.received();
              received.countDown();
              await(end, ended::incrementAndGet);
            });
        received.await();
      }
      // No thread is free: all of these wait, and the first of them is one too many.
      workers.execute(() -> await(new CountDownLatch(1), gone::countDown));
      for (int i = 0; i < Workers.SLOW; i++) {
        workers.execute(() -> {});
      }
      end.countDown();
      gone.await(); // for ever, if it is not told
      assertThat(ended.get()).isZero();
    }
  }
}
