package io.github.tsume;

import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.Profile;
import java.time.Duration;

/**
 * What one call of {@link Tsume} looks for, what it may spend, and by whose standards it judges.
 *
 * @param nodes the most positions that are searched; {@link Long#MAX_VALUE} for any number
 * @param time the longest time; {@link Duration#ZERO} for any
 * @param memory the size of the table in bytes; what else the search needs comes on top
 * @param profile whose standards decide how much a defect weighs
 * @param aim what is looked for, such as a mate of any length
 */
public record Options(long nodes, Duration time, long memory, Profile profile, Aim aim) {
  /** A mate, any number of nodes, one minute, 256 MiB, the standards of magazines. */
  public static final Options DEFAULT =
      new Options(Long.MAX_VALUE, Duration.ofMinutes(1), 256L << 20, Profile.MAGAZINE, Aim.MATE);

  /**
   * Options that make sense.
   *
   * @throws IllegalArgumentException if there is no node, a negative time or less than 1 MiB
   */
  public Options {
    if (nodes < 1 || time.isNegative() || memory < 1 << 20) {
      throw new IllegalArgumentException(
          "at least one node, no negative time and at least 1 MiB: "
              + nodes
              + " nodes, "
              + time
              + ", "
              + memory
              + " bytes");
    }
  }

  /** The same with another limit of nodes. */
  public Options withNodes(long most) {
    return new Options(most, time, memory, profile, aim);
  }

  /** The same with another limit of time. */
  public Options withTime(Duration most) {
    return new Options(nodes, most, memory, profile, aim);
  }

  /** The same with a table of another size. */
  public Options withMemory(long bytes) {
    return new Options(nodes, time, bytes, profile, aim);
  }

  /** The same by the standards of another profile. */
  public Options withProfile(Profile other) {
    return new Options(nodes, time, memory, other, aim);
  }

  /** The same with another goal, within as many plies as is usual for it. */
  public Options withGoal(Goal goal) {
    return withAim(goal.aim());
  }

  /** The same with another goal, within so many plies. */
  public Options withAim(Aim other) {
    return new Options(nodes, time, memory, profile, other);
  }
}
