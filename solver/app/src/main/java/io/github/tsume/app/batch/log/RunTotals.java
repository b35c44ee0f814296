package io.github.tsume.app.batch.log;

import io.github.tsume.app.batch.log.OrderedResults.ResultSink;
import io.github.tsume.app.input.Account;
import io.github.tsume.app.input.Account.Fate;
import io.github.tsume.app.input.Account.Unit;
import io.github.tsume.results.json.CheckOutcome;
import io.github.tsume.results.json.JsonFields;
import io.github.tsume.results.json.NoteEntry;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.RowsSum;
import io.github.tsume.results.text.Codes;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.Outcome;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The sums of what a run found and took: how many results of each verdict, mates of each length and
 * problems with each class of defect, and the nodes and the time of all searches together.
 */
public final class RunTotals implements ResultSink {
  private final SortedMap<String, Long> verdicts = new TreeMap<>();
  private final SortedMap<Integer, Long> lengths = new TreeMap<>();
  private final SortedMap<String, Long> defects = new TreeMap<>();
  private final CommonGoal goal = new CommonGoal();
  private final RowsSum rows = new RowsSum();
  private long problems;
  private long listed;
  private long duplicates;
  private long nodes;
  private long millis;

  @Override
  public void accept(Result result, String json) {
    boolean exact = result.answer().outcome().isReached() && result.answer().length().isExact();
    Result.Effort effort = result.effort();
    goal.add(result);
    rows.add(json);
    listed++;
    add(
        result.word(),
        exact ? result.answer().length().plies() : 0,
        1,
        effort == null ? 0 : effort.nodes(),
        effort == null ? 0 : effort.timeMs());
    CheckOutcome check = result.check();
    Set<String> classes = new HashSet<>();
    if (check != null) {
      check.defects().stream()
          .filter(defect -> !defect.provisional())
          .forEach(defect -> classes.add(defect.code()));
    }
    classes.forEach(code -> addDefect(code, 1));
    if (result.notes().stream().anyMatch(NoteEntry::isDuplicate)) {
      addDuplicates(1);
    }
  }

  /**
   * Adds some results that are alike.
   *
   * @param verdict their verdict, or outcome where nothing was checked
   * @param length the exact length of their mates, 0 where there is none
   * @param count how many there are
   * @param nodes the nodes that were searched for all of them
   * @param millis the milliseconds that took
   */
  public void add(String verdict, int length, long count, long nodes, long millis) {
    problems += count;
    verdicts.merge(verdict, count, Long::sum);
    if (length > 0) {
      lengths.merge(length, count, Long::sum);
    }
    this.nodes += nodes;
    this.millis += millis;
  }

  /** Says what results that are added were looked for. */
  public void sought(Goal what) {
    goal.add(what);
  }

  /** Adds problems with a class of defect, which were added already. */
  public void addDefect(String code, long count) {
    defects.merge(code, count, Long::sum);
  }

  /** Adds problems that were there before, which were added already. */
  public void addDuplicates(long count) {
    duplicates += count;
  }

  /** How many results there are. */
  public long problems() {
    return problems;
  }

  /** How many of them are about a position that was there before. */
  public long duplicates() {
    return duplicates;
  }

  /** How many there are of each verdict or outcome. */
  public SortedMap<String, Long> verdicts() {
    return Collections.unmodifiableSortedMap(verdicts);
  }

  /** What all of them were looked for, mates if that differs. */
  public Goal goal() {
    return goal.goal();
  }

  /** How many mates there are of each length, where that is exact; lengths in plies. */
  public SortedMap<Integer, Long> lengths() {
    return Collections.unmodifiableSortedMap(lengths);
  }

  /** How many problems have each class of defect. */
  public SortedMap<String, Long> defects() {
    return Collections.unmodifiableSortedMap(defects);
  }

  /** The nodes searched, 0 if results do not tell them. */
  public long nodes() {
    return nodes;
  }

  /** The milliseconds of all searches, one after another, 0 if results do not tell them. */
  public long millis() {
    return millis;
  }

  /** All of it as one JSON object, with the account of what was given. */
  public String json(Account account) {
    String totals = json();
    String given = ",\"input\":" + AccountJson.of(account) + "}";
    return totals.substring(0, totals.length() - 1) + given;
  }

  /** All of it as one JSON object; the sum of all rows only where each was seen. */
  public String json() {
    return "{\"schema\":\"tsume-totals/1\",\"problems\":"
        + problems
        + ",\"duplicates\":"
        + duplicates
        + ",\"verdicts\":"
        + json(verdicts)
        + ",\"lengths\":"
        + json(lengths)
        + ",\"defects\":"
        + json(defects)
        + ",\"nodes\":"
        + nodes
        + ",\"timeMs\":"
        + millis
        + (listed == problems ? ",\"rows\":\"" + rows.text() + '"' : "")
        + "}";
  }

  /** Keys are codes and numbers, in which nothing needs an escape. */
  private static String json(Map<?, Long> counts) {
    StringBuilder text = new StringBuilder("{");
    counts.forEach(
        (key, count) ->
            text.append(text.length() == 1 ? "\"" : ",\"").append(key).append("\":").append(count));
    return text.append('}').toString();
  }

  /** The account of a run's input as JSON. */
  public static final class AccountJson {
    private AccountJson() {}

    /** One object with the counts in each unit, and the names of files that are no problems. */
    public static String of(Account account) {
      return JsonFields.line(json -> write(json, account));
    }

    /** The same, as the fields of an object. */
    public static void write(JsonFields json, Account account) {
      for (Unit unit : Unit.values()) {
        json.in(Codes.of(unit), counts -> counts(counts, account, unit));
      }
      json.each(
          "passed",
          account.passed(),
          (at, passed) -> at.put("name", passed.name()).put("reason", passed.reason().code()));
    }

    private static void counts(JsonFields json, Account account, Unit unit) {
      json.put("given", account.given(unit));
      for (Fate fate : Fate.values()) {
        json.put(fate.code(), account.of(unit, fate));
      }
    }
  }

  /** The goal of all results of a run; its words tell their verdicts when they are counted. */
  public static final class CommonGoal {
    private final Set<Goal> goals = EnumSet.noneOf(Goal.class);

    /** One more result. What is no problem has no goal. */
    public void add(Result result) {
      if (result.answer().outcome() != Outcome.INVALID) {
        add(result.answer().aim().goal());
      }
    }

    /** Results that this was looked for. */
    void add(Goal goal) {
      goals.add(goal);
    }

    /** The goal of all, that of mates if they differ or there is none. */
    public Goal goal() {
      return goals.size() == 1 ? goals.iterator().next() : Goal.MATE;
    }
  }
}
