package io.github.tsume.app.file;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The names of the files that a run writes into its folder, by which later runs know them. */
public final class OutputNames {
  /** A line of JSON for each problem; a folder with it is the output of a run. */
  public static final String RESULTS = "results.jsonl";

  /** How the name of a compressed file ends. */
  public static final String COMPRESSED = ".gz";

  /** What a run found and took, added up. */
  public static final String TOTALS = "totals.json";

  /** A table with a row for each problem. */
  public static final String SUMMARY = "summary.csv";

  /** Those whose formats problems come in, too. */
  private static final Set<String> LIKE_INPUTS = Set.of(RESULTS, TOTALS, SUMMARY);

  private static final Pattern SHARD = Pattern.compile("results-(\\d{4,9})\\.jsonl\\.gz");

  private static final Pattern EARLIER = Pattern.compile("earlier-\\d+-");

  private OutputNames() {}

  /** Whether a file holds results although its ending is one that problems have. */
  public static boolean holdsResults(String fileName) {
    String name = EARLIER.matcher(fileName).replaceFirst("");
    return LIKE_INPUTS.contains(name) || SHARD.matcher(name).matches();
  }

  /** The compressed files with the first results of a run, in their order. */
  public static List<Path> shards(Path folder) throws IOException {
    List<Path> shards = new ArrayList<>();
    try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder, "results-*")) {
      stream.forEach(shards::add);
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
    shards.removeIf(shard -> shardNumber(shard) == 0 || !Files.isRegularFile(shard));
    shards.sort(Comparator.comparingInt(OutputNames::shardNumber));
    return shards;
  }

  /** The number of a shard, from 1; 0 if the file is none. */
  public static int shardNumber(Path file) {
    Matcher matcher = SHARD.matcher(String.valueOf(file.getFileName()));
    return matcher.matches() ? Integer.parseInt(matcher.group(1)) : 0;
  }

  /** The name of a shard of a number from 1. */
  public static String shard(int number) {
    return String.format(Locale.ROOT, "results-%04d.jsonl.gz", number);
  }

  /** Whether a folder is the output of a run. */
  public static boolean isOutput(Path folder) {
    return Files.exists(folder.resolve(RESULTS));
  }
}
