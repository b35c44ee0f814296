package io.github.tsume.dfpn;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A search's part in a {@link Team}, if it is in one: what it hears of the others, and tells them.
 */
final class TeamMember {
  private static final int NO_DEPTH = Integer.MAX_VALUE;

  private final Path path;
  private @Nullable Team team;
  private int settledSeen;

  /** Nodes deeper than this are given up: another thread has settled the one at this depth. */
  private int abandonBelow = NO_DEPTH;

  /** The part of a search with a path of its own, alone at first. */
  TeamMember(Path path) {
    this.path = path;
  }

  boolean isAlone() {
    return team == null;
  }

  /** What comes of some work, in which it searches as a member of a team. */
  <T extends @Nullable Object> T in(Team members, Supplier<T> work) {
    team = members;
    settledSeen = members.settledCount();
    try {
      return work.get();
    } finally {
      team = null;
    }
  }

  /** A search begins. */
  void begin() {
    abandonBelow = NO_DEPTH;
  }

  /** Whether a node of this depth is given up, for what was settled above it. */
  boolean gaveUp(int depth) {
    return depth > abandonBelow;
  }

  /** Whether the team has its answer. */
  boolean isDone() {
    return team != null && team.isDone();
  }

  /** Listens to the others; says whether one of them has told that the last node is settled. */
  boolean hears(int depth) {
    Team members = team;
    if (members == null) {
      return false;
    }
    members.meetIfFull();
    if (members.settledCount() != settledSeen) {
      settledSeen = members.settledCount();
      int settled = path.depthOf(members.settledKey(), members.settledHand());
      abandonBelow = settled < 0 ? abandonBelow : Math.min(abandonBelow, settled);
    }
    if (depth != abandonBelow) {
      return false;
    }
    abandonBelow = NO_DEPTH;
    return true;
  }

  /** Chooses a child where nobody else is, if there is one that is about as good. */
  void avoidOthers(ChildChoice choice, int begin, int end, long thPhi) {
    if (team != null) {
      choice.avoid(team.presence, begin, end, thPhi);
    }
  }

  void enter(long key, int hand) {
    if (team != null) {
      team.presence.enter(key, hand);
    }
  }

  void leave(long key, int hand) {
    if (team != null) {
      team.presence.leave(key, hand);
    }
  }

  /** Tells those who are in a node too that it is settled. */
  void tellSettled(long key, int hand) {
    if (team != null && team.presence.at(key, hand) > 1) {
      team.tellSettled(key, hand);
    }
  }
}
