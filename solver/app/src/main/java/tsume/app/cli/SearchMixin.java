package tsume.app.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tsume.app.batch.JobOptions;
import tsume.mate.FutileRule;

/** How to search, and how much. */
final class SearchMixin {
  private static final long BATCH_MILLIS = 60_000;
  private static final long LARGEST_DEFAULT_HASH = 2L << 30;
  private static final long MEGABYTE = 1 << 20;

  @Option(names = "--futile", paramLabel = "RULE")
  FutileRule futile = FutileRule.STANDARD;

  @Option(names = "--time", paramLabel = "TIME")
  Converters.@Nullable Time time;

  @Option(names = "--nodes", paramLabel = "N")
  long nodes;

  @Option(names = "--hash", paramLabel = "SIZE")
  Converters.@Nullable Size hash;

  @Option(names = "--threads", paramLabel = "N")
  int threads = 1;

  @Option(names = "--jobs", paramLabel = "N")
  int jobs;

  /** The limits of one problem among one or many. */
  JobOptions.Limits limits(boolean many) {
    long millis = time != null ? time.millis() : many ? BATCH_MILLIS : 0;
    boolean chosen = !many || time != null || nodes > 0;
    return new JobOptions.Limits(
        millis, Math.max(nodes, 0), hashBytes(), Math.max(threads, 1), chosen);
  }

  /** Half of what memory is left, in whole megabytes, up to a size that is enough for most. */
  private long hashBytes() {
    if (hash != null) {
      return hash.bytes();
    }
    long half = Runtime.getRuntime().maxMemory() / 2;
    return Math.max(1, Math.min(half, LARGEST_DEFAULT_HASH) / MEGABYTE) * MEGABYTE;
  }

  /** How many problems at a time. */
  int jobs(boolean many) {
    int cores = Runtime.getRuntime().availableProcessors();
    return many ? (jobs > 0 ? jobs : Math.max(1, cores / Math.max(threads, 1))) : 1;
  }
}
