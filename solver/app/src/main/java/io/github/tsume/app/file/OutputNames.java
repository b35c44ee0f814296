package io.github.tsume.app.file;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.Pattern;

/** The names of the files that a run writes into its folder, by which later runs know them. */
public final class OutputNames {
  /** A line of JSON for each problem; a folder with it is the output of a run. */
  public static final String RESULTS = "results.jsonl";

  /** The same for brinkmates. */
  public static final String BRINKMATES = "brinkmates.jsonl";

  /** What a run found and took, added up. */
  public static final String TOTALS = "totals.json";

  /** A table with a row for each problem. */
  public static final String SUMMARY = "summary.csv";

  /** Those whose formats problems come in, too. */
  private static final Set<String> LIKE_INPUTS = Set.of(RESULTS, BRINKMATES, TOTALS);

  private static final Pattern EARLIER = Pattern.compile("earlier-\\d+-");

  private OutputNames() {}

  /** Whether a file holds results although its ending is one that problems have. */
  public static boolean holdsResults(String fileName) {
    return LIKE_INPUTS.contains(EARLIER.matcher(fileName).replaceFirst(""));
  }

  /** Whether a folder is the output of a run. */
  public static boolean isOutput(Path folder) {
    return Files.exists(folder.resolve(RESULTS)) || Files.exists(folder.resolve(BRINKMATES));
  }
}
