package io.github.tsume.dfpn;

import io.github.tsume.budget.SearchBudget;
import io.github.tsume.verdict.Reason;

/** The search of one thread, which asks its questions while it belongs to a {@link Crew}. */
final class CrewSearch {
  private final DfPn search;
  private final Crew crew;
  private final int thread;
  private final CrewMember member;

  CrewSearch(DfPn search, Crew crew, int thread, CrewMember member) {
    this.search = search;
    this.crew = crew;
    this.thread = thread;
    this.member = member;
  }

  /** The answer; helpers who are not there yet are called where it takes long. */
  Answer solve(int bound, SearchBudget limits) {
    if (crew.isRunning()) {
      return member.in(crew, thread, () -> among(bound, limits));
    }
    Answer answer = search.alone(bound, limits.slice(crew.startsAfter()));
    boolean ended = !answer.isUnknown() || answer.limit() == Reason.DEPTH;
    return ended || limits.isSpent() ? answer : crew.during(() -> solve(bound, limits));
  }

  /**
   * The answer while others are there: as soon as it takes long and one of them is idle, they may
   * join. The search begins anew then, but the table knows what it had found.
   */
  private Answer among(int bound, SearchBudget limits) {
    member.callAfter(crew.joinedAfter());
    Answer own = search.alone(bound, limits);
    Answer answer = member.isCalling() ? inTheOpen(bound, limits) : own;
    crew.check();
    return answer;
  }

  private Answer inTheOpen(int bound, SearchBudget limits) {
    Team team = new Team(search.twin(thread), crew, bound, limits);
    crew.open(team);
    Answer own = null;
    try {
      own = inTeamHere(team, bound, limits);
    } finally {
      crew.close(thread, team, own);
      search.countHelpers(team.nodes());
      // What the others have told is taken over before the budget is forgotten.
      limits.takeOver();
    }
    Answer first = team.answer();
    return first != null ? first : own;
  }

  /** What it finds for a team that its thread has joined. */
  Answer inTeam(Team team, int bound, SearchBudget limits) {
    return member.in(crew, thread, () -> inTeamHere(team, bound, limits));
  }

  private Answer inTeamHere(Team team, int bound, SearchBudget limits) {
    member.callNobody();
    return member.in(team, () -> search.alone(bound, limits));
  }
}
