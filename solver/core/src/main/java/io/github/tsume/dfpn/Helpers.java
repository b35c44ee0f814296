package io.github.tsume.dfpn;

import java.util.concurrent.ThreadFactory;

/**
 * Further threads that help with questions that take long.
 *
 * @param count how many
 * @param after how many nodes a question takes before they are called
 * @param threads makes them, with stacks large enough for the depth of the search
 */
public record Helpers(int count, long after, ThreadFactory threads) {
  /** Nobody: the search runs in the calling thread alone. */
  public static final Helpers NONE = new Helpers(0, 0, Thread::new);
}
