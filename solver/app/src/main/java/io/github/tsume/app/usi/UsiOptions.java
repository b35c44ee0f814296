package io.github.tsume.app.usi;

import io.github.tsume.board.DefenderHand;
import io.github.tsume.game.FutileRule;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.rules.ToriShogi;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Goal;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The options of the engine as they stand at one moment; immutable. */
final class UsiOptions {
  /** What holds until a {@code setoption} says otherwise. */
  static final UsiOptions DEFAULT = new UsiOptions();

  private static final int MAX_HASH = 16384;
  private static final int MAX_THREADS = 512;
  private static final int MAX_MULTI_PV = 600;
  private static final int MAX_INTERVAL = 1_000_000;
  private static final int MAX_WITHIN = 99;

  /* Set only while a changed copy is made. */
  private int hashMegabytes = 256;
  private int threads = 1;
  private int multiPv = 1;
  private long nodesLimit = 0;
  private int pvInterval = 1000;
  private FutileRule futile = FutileRule.STANDARD;
  private DefenderHand defenderHand = DefenderHand.AS_IS;
  private boolean defendsIfChecked = false;
  private Ruleset rules = StandardShogi.RULES;
  private Goal goal = Goal.MATE;
  private int within = 0;

  private UsiOptions() {}

  private UsiOptions(UsiOptions other) {
    hashMegabytes = other.hashMegabytes;
    threads = other.threads;
    multiPv = other.multiPv;
    nodesLimit = other.nodesLimit;
    pvInterval = other.pvInterval;
    futile = other.futile;
    defenderHand = other.defenderHand;
    defendsIfChecked = other.defendsIfChecked;
    rules = other.rules;
    goal = other.goal;
    within = other.within;
  }

  /** The size of the table in bytes. */
  long hashBytes() {
    return (long) hashMegabytes << 20;
  }

  /** How many threads search together. */
  int threads() {
    return threads;
  }

  /** How many first moves to list. */
  int multiPv() {
    return multiPv;
  }

  /** How many nodes a search may take, 0 for any number. */
  long nodesLimit() {
    return nodesLimit;
  }

  /** The milliseconds between two reports of a running search, 0 for no reports. */
  int pvInterval() {
    return pvInterval;
  }

  /** Which interpositions may be futile. */
  FutileRule futile() {
    return futile;
  }

  /** What the defender holds besides what the position states. */
  DefenderHand defenderHand() {
    return defenderHand;
  }

  /** Whether a side to move that is in check is the one to be mated, if both kings are there. */
  boolean defendsIfChecked() {
    return defendsIfChecked;
  }

  /** The game that positions belong to. */
  Ruleset rules() {
    return rules;
  }

  /** What is looked for; within how many plies says the goal itself unless an option does. */
  Aim aim() {
    return goal.aim(within);
  }

  /** The lines that tell what options there are. */
  static List<String> declarations() {
    return List.of(
        spin("USI_Hash", DEFAULT.hashMegabytes, 1, MAX_HASH),
        "option name USI_Ponder type check default false",
        spin("Threads", DEFAULT.threads, 1, MAX_THREADS),
        spin("MultiPV", DEFAULT.multiPv, 1, MAX_MULTI_PV),
        spin("NodesLimit", DEFAULT.nodesLimit, 0, Long.MAX_VALUE),
        spin("PvInterval", DEFAULT.pvInterval, 0, MAX_INTERVAL),
        combo("FutileRule", FutileRule.values(), DEFAULT.futile),
        combo("DefenderHand", DefenderHand.values(), DEFAULT.defenderHand),
        "option name RootIsAndNodeIfChecked type check default " + DEFAULT.defendsIfChecked,
        variants(),
        goals(),
        spin("Within", DEFAULT.within, 0, MAX_WITHIN));
  }

  private static String spin(String name, long value, long min, long max) {
    return "option name " + name + " type spin default " + value + " min " + min + " max " + max;
  }

  private static String combo(String name, Enum<?>[] values, Enum<?> value) {
    StringBuilder line =
        new StringBuilder("option name " + name + " type combo default " + word(value));
    for (Enum<?> each : values) {
      line.append(" var ").append(word(each));
    }
    return line.toString();
  }

  private static String variants() {
    StringBuilder line =
        new StringBuilder("option name USI_Variant type combo default " + variant(DEFAULT.rules));
    Ruleset.all().forEach(each -> line.append(" var ").append(variant(each)));
    return line.toString();
  }

  private static String goals() {
    return Arrays.stream(Goal.values())
        .map(each -> " var " + each.composersWord())
        .collect(
            Collectors.joining(
                "", "option name Goal type combo default " + DEFAULT.goal.composersWord(), ""));
  }

  /** The name that other engines give a game. */
  private static String variant(Ruleset rules) {
    return rules == ToriShogi.RULES ? "torishogi" : rules.name();
  }

  private static Ruleset variantNamed(String name, Ruleset otherwise) {
    return Ruleset.all().stream()
        .filter(each -> variant(each).equals(name))
        .findFirst()
        .orElse(otherwise);
  }

  /** How a value is written: "drops-only". */
  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * These options with one of them changed. Numbers are brought within their bounds; a name that is
   * not known changes nothing.
   *
   * @return null if the option has no such value
   */
  @Nullable UsiOptions with(String name, String value) {
    UsiOptions changed = new UsiOptions(this);
    return changed.set(name, value) ? changed : null;
  }

  private boolean set(String name, String value) {
    OptionalLong number = GoCommand.number(value);
    switch (name) {
      case "USI_Hash" -> hashMegabytes = within(number, 1, MAX_HASH);
      case "Threads" -> threads = within(number, 1, MAX_THREADS);
      case "MultiPV", "USI_MultiPV" -> multiPv = within(number, 1, MAX_MULTI_PV);
      case "NodesLimit" -> nodesLimit = number.orElse(0);
      case "PvInterval" -> pvInterval = within(number, 0, MAX_INTERVAL);
      case "FutileRule" -> futile = find(FutileRule.values(), value, futile);
      case "DefenderHand" -> defenderHand = find(DefenderHand.values(), value, defenderHand);
      case "RootIsAndNodeIfChecked" -> defendsIfChecked = value.equals("true");
      case "USI_Variant" -> rules = variantNamed(value, rules);
      case "Goal" -> goal = Goal.named(value).orElse(goal);
      case "Within" -> within = within(number, 0, MAX_WITHIN);
      case "USI_Ponder" -> {
        // Asked for by graphical interfaces; pondering needs no leave.
      }
      default -> {
        return true;
      }
    }
    return isValue(name, value, number);
  }

  private boolean isValue(String name, String value, OptionalLong number) {
    return switch (name) {
      case "FutileRule" -> word(futile).equals(value);
      case "DefenderHand" -> word(defenderHand).equals(value);
      case "USI_Variant" -> variant(rules).equals(value);
      case "Goal" -> Goal.named(value).isPresent();
      case "RootIsAndNodeIfChecked", "USI_Ponder" -> value.equals("true") || value.equals("false");
      default -> number.isPresent();
    };
  }

  private static int within(OptionalLong number, int min, int max) {
    return (int) Math.max(min, Math.min(max, number.orElse(min)));
  }

  private static <E extends Enum<E>> E find(E[] values, String value, E otherwise) {
    for (E each : values) {
      if (word(each).equals(value)) {
        return each;
      }
    }
    return otherwise;
  }
}
