package io.github.tsume.app.cli;

import io.github.tsume.app.batch.JobOptions;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What to list besides the mainline. */
final class BranchesMixin {
  @Option(names = "--tree")
  boolean tree;

  @Option(names = "--variations", paramLabel = "N")
  Converters.@Nullable Whole variations;

  @Option(names = "--tries", paramLabel = "N")
  Converters.Whole tries = new Converters.Whole(0);

  JobOptions.Branches branches() {
    int all = tree ? Integer.MAX_VALUE : 0;
    return new JobOptions.Branches(variations == null ? all : variations.value(), tries.value());
  }
}
