package io.github.tsume.app.cli.options;

import io.github.tsume.app.batch.job.JobOptions;
import io.github.tsume.app.batch.job.SolverRoom;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.game.FutileRule;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.verdict.Profile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of a search and its limits. */
public final class SearchMixin {
  private static final long BATCH_MILLIS = 60_000;
  private static final long LARGEST_DEFAULT_HASH = 2L << 30;
  private static final long MEGABYTE = 1 << 20;

  @Option(names = "--futile", paramLabel = "RULE")
  public FutileRule futile = FutileRule.STANDARD;

  @Option(names = "--time", paramLabel = "TIME")
  public Converters.@Nullable Time time;

  @Option(names = "--nodes", paramLabel = "N")
  public Converters.@Nullable Count nodes;

  @Option(names = "--hash", paramLabel = "SIZE")
  Converters.@Nullable Size hash;

  @Option(names = "--threads", paramLabel = "N")
  Converters.@Nullable Count threads;

  @Option(names = "--jobs", paramLabel = "N")
  Converters.@Nullable Count jobs;

  /** The same; if the table gets less memory than was asked for, that is said. */
  public JobOptions.Limits limits(boolean many, Call session) {
    JobOptions.Limits limits = limits(many);
    if (hash != null && limits.hashBytes() < hash.bytes()) {
      long given = limits.hashBytes() / MEGABYTE;
      long asked = hash.bytes() / MEGABYTE;
      session.console().err().println(session.messages().get("search.less-memory", given, asked));
    }
    return limits;
  }

  /** The limits of one problem among one or many. */
  public JobOptions.Limits limits(boolean many) {
    long millis = time != null ? time.millis() : many ? BATCH_MILLIS : 0;
    boolean chosen = !many || time != null || nodes != null;
    long most = nodes != null ? nodes.value() : 0;
    return new JobOptions.Limits(millis, most, hashBytes(), threads(many), chosen);
  }

  /**
   * The threads of one problem: all processors for a single one, unless the nodes are limited,
   * which is for results that come again; of many at last those that have nothing else to do.
   */
  private int threads(boolean many) {
    if (threads != null) {
      return threads.asInt();
    }
    if (nodes != null) {
      return 1;
    }
    return many ? 0 : Runtime.getRuntime().availableProcessors();
  }

  /** Half of what memory is left, in whole megabytes, up to a size that is enough for most. */
  private long hashBytes() {
    if (hash != null) {
      return Math.min(hash.bytes(), SolverRoom.most());
    }
    long half = Runtime.getRuntime().maxMemory() / 2;
    return Math.max(1, Math.min(half, LARGEST_DEFAULT_HASH) / MEGABYTE) * MEGABYTE;
  }

  /** How many problems at a time. */
  public int jobs(boolean many) {
    if (!many) {
      return 1;
    }
    int cores = Runtime.getRuntime().availableProcessors();
    int each = threads == null ? 1 : threads.asInt();
    return jobs != null ? jobs.asInt() : Math.max(1, cores / each);
  }

  /** What is asked of a problem by some standards. */
  public CheckOptions asked(Profile profile) {
    return CheckOptions.DEFAULT
        .withSolve(SolveOptions.DEFAULT.withFutile(futile))
        .withProfile(profile);
  }
}
