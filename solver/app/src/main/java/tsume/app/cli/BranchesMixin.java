package tsume.app.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tsume.app.batch.JobOptions;

/** What to list besides the mainline. */
final class BranchesMixin {
  @Option(names = "--tree")
  boolean tree;

  @Option(names = "--variations", paramLabel = "N")
  @Nullable Integer variations;

  @Option(names = "--tries", paramLabel = "N")
  int tries;

  JobOptions.Branches branches() {
    int all = tree ? Integer.MAX_VALUE : 0;
    return new JobOptions.Branches(
        variations == null ? all : Math.max(0, variations), Math.max(0, tries));
  }
}
