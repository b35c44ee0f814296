package io.github.tsume.web.twin.io.github.tsume.app.batch.job;

import io.github.tsume.dfpn.Helpers;

/** Nobody helps in a browser. */
public final class DeepThread {
  private DeepThread() {}

  public static Helpers helpers(int threads) {
    return Helpers.NONE;
  }
}
