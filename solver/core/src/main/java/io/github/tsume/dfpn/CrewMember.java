package io.github.tsume.dfpn;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A search's part in a {@link Crew}, as long as it is in one: what it hears of the others, tells
 * them, and whether it is to end.
 */
final class CrewMember {
  private static final int NO_DEPTH = Integer.MAX_VALUE;

  private final Path path;
  private final Visits visits;
  private @Nullable Crew crew;
  private @Nullable Errand errand;
  private @Nullable Team team;
  private int thread;

  /** Whether there were others when it began: until then it searches as if it were alone. */
  private boolean among;

  private int settledSeen;
  private long told;
  private long callFrom = Long.MAX_VALUE;
  private boolean calling;

  /** Nodes deeper than this are given up: another thread has settled the one at this depth. */
  private int abandonBelow = NO_DEPTH;

  /** The part of a search with a path of its own, alone at first. */
  CrewMember(Path path, Visits visits) {
    this.path = path;
    this.visits = visits;
  }

  boolean isAlone() {
    return crew == null;
  }

  /** What comes of some work, in which it searches as a member, for what the thread is at. */
  <T extends @Nullable Object> T in(Crew members, int number, Supplier<T> work) {
    crew = members;
    thread = number;
    errand = members.errandOf(number);
    among = members.isStarted();
    settledSeen = members.settled.count();
    told = visits.count();
    try {
      return work.get();
    } finally {
      members.step(thread, visits.count() - told);
      crew = null;
      errand = null;
    }
  }

  /** What comes of a search for a team. */
  <T extends @Nullable Object> T in(Team members, Supplier<T> work) {
    team = members;
    among = true;
    try {
      return work.get();
    } finally {
      team = null;
    }
  }

  /** After some more nodes the search ends as soon as there is somebody who could join it. */
  void callAfter(long nodes) {
    callFrom = visits.count() + nodes;
    calling = false;
  }

  /** It searches to its end, whoever may be idle. */
  void callNobody() {
    callFrom = Long.MAX_VALUE;
  }

  /** Whether it ended because somebody could join it. */
  boolean isCalling() {
    return calling;
  }

  /** A search begins. */
  void begin() {
    abandonBelow = NO_DEPTH;
  }

  /** Whether a node of this depth is given up, for what was settled above it. */
  boolean gaveUp(int depth) {
    return depth > abandonBelow;
  }

  /** Whether the search is to end: answered, told off, or there is somebody to be called. */
  boolean mustEnd() {
    Crew members = crew;
    if (members == null) {
      return false;
    }
    if (visits.count() >= callFrom && members.canJoin()) {
      calling = true;
      return true;
    }
    Team own = team;
    Errand at = errand;
    return (own != null && own.isDone()) || (at != null && at.isNeedless()) || members.hasFailed();
  }

  /** Listens to the others; says whether one of them has told that the last node is settled. */
  boolean hears(int depth) {
    Crew members = crew;
    if (members == null) {
      return false;
    }
    long now = visits.count();
    members.step(thread, now - told);
    told = now;
    members.meeting.meetIfFull(thread);
    Settled settled = members.settled;
    int count = settled.count();
    if (count != settledSeen) {
      settledSeen = count;
      int at = path.depthOf(settled.key(), settled.hand());
      abandonBelow = at < 0 ? abandonBelow : Math.min(abandonBelow, at);
    }
    if (depth != abandonBelow) {
      return false;
    }
    abandonBelow = NO_DEPTH;
    return true;
  }

  /** Chooses a child where nobody else is, if there is one that is about as good. */
  void avoidOthers(ChildChoice choice, int begin, int end, long thPhi) {
    if (among && crew != null) {
      choice.avoid(crew.presence, begin, end, thPhi);
    }
  }

  void enter(long key, int hand) {
    if (among && crew != null) {
      crew.presence.enter(key, hand);
    }
  }

  void leave(long key, int hand) {
    if (among && crew != null) {
      crew.presence.leave(key, hand);
    }
  }

  /** Tells those who are in a node too that it is settled. */
  void tellSettled(long key, int hand) {
    if (among && crew != null && crew.presence.at(key, hand) > 1) {
      crew.settled.tell(key, hand);
    }
  }
}
