package io.github.tsume.spark;

import io.github.tsume.results.json.Result;
import java.io.Serializable;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.spark.SparkContext;
import org.apache.spark.sql.Row;
import org.apache.spark.util.LongAccumulator;

/**
 * The counters of results that Spark shows while the job runs. A task that is done twice, because a
 * machine was lost, may be counted twice here; the totals at the end are counted from the rows.
 */
final class Counters implements Serializable {
  private final Map<String, LongAccumulator> verdicts = new LinkedHashMap<>();
  private final LongAccumulator problems;
  private final LongAccumulator nodes;

  Counters(SparkContext spark) {
    problems = spark.longAccumulator("tsume problems");
    nodes = spark.longAccumulator("tsume nodes");
    for (String verdict : Result.WORDS) {
      verdicts.put(verdict, spark.longAccumulator("tsume " + verdict));
    }
  }

  /** Counts a row of {@link Fields#FOUND}. */
  void count(Row row) {
    problems.add(1);
    nodes.add(row.getLong(Fields.FOUND.fieldIndex(Fields.NODES)));
    LongAccumulator verdict = verdicts.get(row.getString(Fields.FOUND.fieldIndex(Fields.VERDICT)));
    if (verdict != null) {
      verdict.add(1);
    }
  }

  /** How many results were made, those of repeated tasks included. */
  long problems() {
    return problems.value();
  }
}
