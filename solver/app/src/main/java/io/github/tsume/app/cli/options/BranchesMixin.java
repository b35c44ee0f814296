package io.github.tsume.app.cli.options;

import io.github.tsume.app.json.Branches;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What to list besides the mainline. */
public final class BranchesMixin {
  @Option(names = "--tree")
  public boolean tree;

  @Option(names = "--variations", paramLabel = "N")
  public Converters.@Nullable Whole variations;

  @Option(names = "--tries", paramLabel = "N")
  public Converters.Whole tries = new Converters.Whole(0);

  public Branches branches() {
    int all = tree ? Integer.MAX_VALUE : 0;
    return new Branches(variations == null ? all : variations.value(), tries.value());
  }
}
