package io.github.tsume.board.position;

import io.github.tsume.board.InvalidSetupException;
import io.github.tsume.board.Setup;
import io.github.tsume.board.SetupFault;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Ruleset;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A maker of positions in which the side to move is the one to be mated, and setups of positions.
 */
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

  /**
   * The position after the attacker of a setup gave a check that nobody looks at: the defender is
   * to move, and may be in check.
   *
   * @return null if the setup has other faults than that the defender is in check
   */
  public static @Nullable Position afterCheck(Setup setup) {
    boolean faulty =
        setup.faults().stream()
            .anyMatch(fault -> fault.code() != SetupFault.Code.DEFENDER_IN_CHECK);
    Setup turned = setup.toBuilder().sideToMove(setup.defender()).build();
    return faulty ? null : Position.ofUnchecked(turned);
  }

  /** A position as a setup; both hands count as stated. */
  static Setup setup(Position position) {
    Ruleset rules = position.rules();
    Setup.Builder builder =
        Setup.builder(rules).sideToMove(position.sideToMove()).ply(position.ply());
    for (int square = 0; square < rules.squares(); square++) {
      builder.piece(square, position.piece(square));
    }
    for (Color color : Color.values()) {
      builder.handStated(color, true);
      for (int kind = 1; kind < rules.kindLimit(); kind++) {
        builder.hand(color, kind, position.handCount(color, kind));
      }
    }
    return builder.build();
  }
}
