package io.github.tsume;

import io.github.tsume.board.DefenderHand;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.Profile;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The goal, the limits and the standards of one call of {@link Tsume}. Options never change: each
 * {@code with…} returns others.
 *
 * <pre>{@code
 * Options options = Options.DEFAULT.withTime(Duration.ofSeconds(10)).withThreads(4);
 * }</pre>
 */
public final class Options {
  /**
   * A mate, any number of nodes, one minute, 256 MiB, one thread, the standards of magazines, shogi
   * unless the text tells that it is another game, the rest for the defender unless his hand is
   * stated.
   */
  public static final Options DEFAULT = new Options();

  private static final int MOST_THREADS = 1024;

  private long nodes = Long.MAX_VALUE;
  private Duration time = Duration.ofMinutes(1);
  private long memory = 256L << 20;
  private int threads = 1;
  private Profile profile = Profile.MAGAZINE;
  private Aim aim = Aim.MATE;
  private Optional<Ruleset> rules = Optional.empty();
  private DefenderHand defenderHand = DefenderHand.AUTO;
  private boolean allCooks;
  private int variations;
  private Consumer<Progress> progress = heard -> {};

  private Options() {}

  private Options(Options other) {
    nodes = other.nodes;
    time = other.time;
    memory = other.memory;
    threads = other.threads;
    profile = other.profile;
    aim = other.aim;
    rules = other.rules;
    defenderHand = other.defenderHand;
    allCooks = other.allCooks;
    variations = other.variations;
    progress = other.progress;
  }

  private Options with(Consumer<Options> change) {
    Options changed = new Options(this);
    change.accept(changed);
    return changed;
  }

  private static void require(boolean sensible, String what, Object value) {
    if (!sensible) {
      throw new IllegalArgumentException(what + ", not " + value);
    }
  }

  /** The most positions that are searched; {@link Long#MAX_VALUE} for any number. */
  public long nodes() {
    return nodes;
  }

  /**
   * The same with another limit of nodes.
   *
   * @throws IllegalArgumentException if there is none
   */
  public Options withNodes(long most) {
    require(most > 0, "at least one node", most);
    return with(options -> options.nodes = most);
  }

  /** The longest time; {@link Duration#ZERO} for any. */
  public Duration time() {
    return time;
  }

  /**
   * The same with another limit of time.
   *
   * @throws IllegalArgumentException if it is negative
   */
  public Options withTime(Duration most) {
    require(!most.isNegative(), "no negative time", most);
    return with(options -> options.time = most);
  }

  /** The size of the table in bytes; what else the search needs comes on top. */
  public long memory() {
    return memory;
  }

  /**
   * The same with a table of another size.
   *
   * @throws IllegalArgumentException if it is less than 1 MiB
   */
  public Options withMemory(long bytes) {
    require(bytes >= 1 << 20, "at least 1 MiB", bytes);
    return with(options -> options.memory = bytes);
  }

  /** How many threads search one problem. */
  public int threads() {
    return threads;
  }

  /**
   * The same with several threads at one problem, as soon as it takes long. What is found may then
   * differ from call to call: which of several mates, and what is left open at a limit.
   *
   * @throws IllegalArgumentException if there is none, or more than 1,024
   */
  public Options withThreads(int count) {
    require(count >= 1 && count <= MOST_THREADS, "1 to " + MOST_THREADS + " threads", count);
    return with(options -> options.threads = count);
  }

  /** Whose standards decide how much a defect weighs. */
  public Profile profile() {
    return profile;
  }

  /** The same by the standards of another profile. */
  public Options withProfile(Profile other) {
    return with(options -> options.profile = other);
  }

  /** What is looked for, such as a mate of any length. */
  public Aim aim() {
    return aim;
  }

  /** The same with another goal, within as many plies as is usual for it. */
  public Options withGoal(Goal goal) {
    return withAim(goal.aim());
  }

  /** The same with another goal, within so many plies. */
  public Options withAim(Aim other) {
    return with(options -> options.aim = other);
  }

  /** By which rules texts are read; empty if they tell it themselves, or else it is shogi. */
  public Optional<Ruleset> rules() {
    return rules;
  }

  /** The same, where texts are read by some rules, whatever they look like. */
  public Options withRules(Ruleset stated) {
    return with(options -> options.rules = Optional.of(stated));
  }

  /** What the defender holds. */
  public DefenderHand defenderHand() {
    return defenderHand;
  }

  /** The same with another defender's hand. */
  public Options withDefenderHand(DefenderHand hand) {
    return with(options -> options.defenderHand = hand);
  }

  /** Whether a check goes on after the first fatal defect of a position. */
  public boolean allCooks() {
    return allCooks;
  }

  /**
   * The same, where a check looks for all other solutions instead of stopping at one that is fatal.
   */
  public Options withAllCooks() {
    return with(options -> options.allCooks = true);
  }

  /** How many of the defender's other replies {@link Solved#tree} holds at each ply. */
  public int variations() {
    return variations;
  }

  /**
   * The same, where {@link Solved#tree} holds some of the defender's other replies at each ply, the
   * longest first, each with the attacker's best answer. They are looked for after the solution,
   * within the same limits, and only if its length is exact.
   *
   * @throws IllegalArgumentException if it is a negative number
   */
  public Options withVariations(int most) {
    require(most >= 0, "no negative number", most);
    return with(options -> options.variations = most);
  }

  /** Who hears how the search goes on. */
  public Consumer<Progress> progress() {
    return progress;
  }

  /**
   * The same, where somebody hears how the search goes on: seldom, and from a thread of the search,
   * which waits meanwhile. What he throws ends the call.
   */
  public Options withProgress(Consumer<Progress> listener) {
    return with(options -> options.progress = listener);
  }
}
