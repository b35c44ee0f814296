package tsume.dfpn;

import java.util.concurrent.ThreadFactory;

/**
 * Further threads that may help with a long search.
 *
 * @param count how many
 * @param threads makes them, with stacks large enough for the depth of the search
 */
public record Helpers(int count, ThreadFactory threads) {
  /** Nobody: the search runs in the calling thread alone. */
  public static final Helpers NONE = new Helpers(0, Thread::new);
}
