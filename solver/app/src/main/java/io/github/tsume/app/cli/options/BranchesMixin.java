package io.github.tsume.app.cli.options;

import io.github.tsume.results.json.CheckRequest.Branches;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of what to list besides the mainline. */
public final class BranchesMixin {
  @Option(names = "--tree")
  public boolean tree;

  @Option(names = "--variations", paramLabel = "N")
  public Converters.@Nullable Whole variations;

  @Option(names = "--tries", paramLabel = "N")
  public Converters.Whole tries = new Converters.Whole(0);

  @Option(names = "--refutations")
  public boolean refutations;

  public Branches branches() {
    int all = tree ? Integer.MAX_VALUE : 0;
    int failing = refutations ? Integer.MAX_VALUE : tries.value();
    return new Branches(variations == null ? all : variations.value(), failing);
  }

  /** Whether anything is to be listed. */
  public boolean isAny() {
    return tree || variations != null || tries.value() > 0 || refutations;
  }
}
