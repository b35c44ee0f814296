package io.github.tsume.web.twin.io.github.tsume.goal;

import io.github.tsume.dfpn.Crew;
import io.github.tsume.helpmate.HelpmateSolver.Workers;
import java.util.function.LongSupplier;

/** The only thread of a browser. */
public final class HelpmateCrew implements Workers {
  public HelpmateCrew(Crew crew, LongSupplier nodes) {}

  @Override
  public int count() {
    return 1;
  }

  @Override
  public boolean free() {
    return false;
  }

  @Override
  public void run(int parts, Work work) {
    work.share(0);
  }
}
