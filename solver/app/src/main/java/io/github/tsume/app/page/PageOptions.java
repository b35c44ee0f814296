package io.github.tsume.app.page;

import io.github.tsume.app.batch.job.JobOptions;
import io.github.tsume.board.DefenderHand;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.judgement.Standards;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.StatedGoal;
import io.github.tsume.results.json.CheckRequest;
import io.github.tsume.results.json.CheckRequest.Branches;
import io.github.tsume.results.text.Codes;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.MoveStyle;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Profile;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The wishes of the page, from {@code name=value} pairs joined by {@code &}. Names that are not
 * known, and values that make no sense, count as not given: nothing from a page is an error.
 */
public final class PageOptions {
  private static final long MEGABYTE = 1 << 20;
  private static final long LEAST_HASH = 1;
  private static final long MOST_HASH = 1 << 20;
  private static final int MOST_BRANCHES = 20;
  private static final int MOST_PLIES = 99;

  private final Map<String, String> values = new HashMap<>();

  private PageOptions(String pairs) {
    for (String pair : pairs.split("&")) {
      int equals = pair.indexOf('=');
      if (equals > 0) {
        values.put(pair.substring(0, equals), pair.substring(equals + 1));
      }
    }
  }

  /** The options that such a text holds. */
  public static PageOptions parse(String pairs) {
    return new PageOptions(pairs);
  }

  /** The value of a name, or another one if it is not given. */
  public String text(String name, String otherwise) {
    return values.getOrDefault(name, otherwise);
  }

  /** The number of a name, within bounds; another one if it is not given, or is no number. */
  long number(String name, long otherwise, long least, long most) {
    String text = values.get(name);
    if (text == null || !text.matches("[0-9]{1,18}")) {
      return otherwise;
    }
    return Math.max(least, Math.min(most, Long.parseLong(text)));
  }

  private boolean isOn(String name) {
    return "true".equals(values.get(name));
  }

  private <E extends Enum<E>> E constant(String name, E otherwise, E[] all) {
    for (E value : all) {
      if (Codes.of(value).equals(values.get(name))) {
        return value;
      }
    }
    return otherwise;
  }

  /** Whether somebody solves a problem move by move. */
  boolean isPlay() {
    return "play".equals(values.get("mode"));
  }

  /** Whether answers to a problem are graded. */
  boolean isGrading() {
    return "grade".equals(values.get("mode"));
  }

  /** Whether problems that end in this one are looked for. */
  boolean isBefore() {
    return "before".equals(values.get("mode"));
  }

  /** Whether he has left the solution for another. */
  boolean isStrayed() {
    return isOn("strayed");
  }

  /** Moves in USI, joined by commas. */
  List<String> moves(String name) {
    return Arrays.stream(text(name, "").split(",")).filter(move -> !move.isEmpty()).toList();
  }

  Messages messages() {
    return Messages.of("ja".equals(values.get("lang")) ? Locale.JAPANESE : Locale.ENGLISH);
  }

  /** Which of the problems of a text is meant, from 0. */
  int index() {
    return (int) number("index", 0, 0, Integer.MAX_VALUE);
  }

  ReadOptions reading() {
    return Ruleset.byName(text("rules", "")).map(ReadOptions::of).orElse(ReadOptions.DEFAULT);
  }

  DefenderHand defenderHand() {
    return constant("hand", DefenderHand.AUTO, DefenderHand.values());
  }

  /**
   * What is looked for, and where both sides help who begins, in the words of {@link StatedGoal}.
   */
  Aim aim() {
    Aim aim = StatedGoal.aim(text("goal", "")).orElse(Aim.MATE);
    int within = (int) number("within", 0, 1, MOST_PLIES);
    return aim.goal().isHelped() ? aim : aim.goal().aim(within);
  }

  /** What to do with a problem. */
  JobOptions job() {
    FutileRule futile = constant("futile", FutileRule.STANDARD, FutileRule.values());
    SolveOptions solve = SolveOptions.DEFAULT.withFutile(futile).withExplain(isOn("explain"));
    Profile profile = constant("profile", Profile.MAGAZINE, Profile.values());
    Standards standards = Standards.of(profile, (int) number("late", 0, 0, 1000));
    Branches branches =
        new Branches(
            (int) number("variations", 0, 0, MOST_BRANCHES),
            (int) number("tries", 0, 0, MOST_BRANCHES));
    return new JobOptions(
        new CheckRequest(
                new CheckOptions(solve, isOn("all-cooks"), standards),
                !"none".equals(values.get("against")),
                branches,
                false,
                false)
            .withAim(aim()),
        "solve".equals(values.get("mode"))
            ? null
            : new JobOptions.Check(false, null, List.of(), isOn("advice")),
        defenderHand(),
        limits(),
        MoveStyle.of(constantStyle(), messages()),
        !"false".equals(values.get("timing")));
  }

  private @org.jspecify.annotations.Nullable MoveStyle constantStyle() {
    for (MoveStyle style : MoveStyle.values()) {
      if (Codes.of(style).equals(values.get("notation"))) {
        return style;
      }
    }
    return null;
  }

  /** What one search may take, from now on. */
  SearchBudget budget() {
    JobOptions.Limits limits = limits();
    long nodes = limits.nodes() == 0 ? Long.MAX_VALUE : limits.nodes();
    return SearchBudget.of(nodes, limits.millis());
  }

  private JobOptions.Limits limits() {
    long seconds = number("time", 0, 0, 1_000_000);
    long nodes = number("nodes", 0, 0, Long.MAX_VALUE);
    long megabytes = number("hash", 64, LEAST_HASH, MOST_HASH);
    int threads = (int) number("threads", 1, 1, 256);
    return new JobOptions.Limits(seconds * 1000, nodes, megabytes * MEGABYTE, threads, true);
  }
}
