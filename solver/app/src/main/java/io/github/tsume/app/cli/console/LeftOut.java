package io.github.tsume.app.cli.console;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.input.Account.Fate;
import io.github.tsume.app.input.Account.Unit;
import io.github.tsume.app.input.InputSource;

/** The message on records of games among problems to be judged: they are none, and are left out. */
public final class LeftOut {
  private LeftOut() {}

  /**
   * Tells how many there were.
   *
   * @param exitCode the exit code of everything else
   * @param quiet whether only the exit code says it
   * @return the exit code of all: nothing but games is nothing to judge
   */
  public static int tell(InputSource source, Call session, int exitCode, boolean quiet) {
    long games = source.account().of(Unit.RECORDS, Fate.NO_PROBLEM);
    if (games == 0) {
      return exitCode;
    }
    if (!quiet) {
      String key = games == 1 ? "games.left-out.one" : "games.left-out.many";
      session.console().err().println(session.messages().get(key, games));
    }
    boolean nothing = source.given() == 0 && exitCode == Tally.OK;
    return nothing ? Tally.UNREADABLE : exitCode;
  }
}
