package io.github.tsume.board;

import java.util.List;

/** Makes positions in which the side to move is the one to be mated. */
public final class Positions {
  private Positions() {}

  /**
   * The position of a setup whose side to move defends, so that the other side needs no king.
   *
   * @throws InvalidSetupException if the setup has other faults
   */
  public static Position ofDefenderToMove(Setup setup) {
    List<SetupFault> faults =
        setup.faults().stream()
            .filter(fault -> fault.code() != SetupFault.Code.NO_DEFENDER_KING)
            .toList();
    if (!faults.isEmpty()) {
      throw new InvalidSetupException(faults);
    }
    return Position.ofUnchecked(setup);
  }
}
