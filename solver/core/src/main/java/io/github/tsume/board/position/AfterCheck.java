package io.github.tsume.board.position;

import io.github.tsume.board.Setup;
import io.github.tsume.board.SetupFault;
import org.jspecify.annotations.Nullable;

/** Positions after a check that nobody looks at: the defender is to move, and may be in check. */
public final class AfterCheck {
  private AfterCheck() {}

  /**
   * The position after the attacker of a setup gave a check.
   *
   * @return null if the setup has other faults than that the defender is in check
   */
  public static @Nullable Position of(Setup setup) {
    boolean faulty =
        setup.faults().stream()
            .anyMatch(fault -> fault.code() != SetupFault.Code.DEFENDER_IN_CHECK);
    Setup turned = setup.toBuilder().sideToMove(setup.defender()).build();
    return faulty ? null : Position.ofUnchecked(turned);
  }
}
