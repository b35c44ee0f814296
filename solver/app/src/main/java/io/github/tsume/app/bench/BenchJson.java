package io.github.tsume.app.bench;

import io.github.tsume.app.bench.Bench.BenchRow;
import io.github.tsume.app.bench.Bench.BenchTotal;
import io.github.tsume.results.json.JsonFields;
import io.github.tsume.verdict.Outcome;

/** Rows and totals as JSON, one line each. */
public final class BenchJson {
  public static final String SCHEMA = "tsume-bench/1";

  private static final double NANOS_PER_MILLI = 1e6;

  private BenchJson() {}

  /** A row as one line, without a line feed. */
  public static String write(BenchRow row) {
    return JsonFields.line(
        SCHEMA,
        json -> {
          json.put("name", row.name()).put("result", row.outcome().code());
          if (row.outcome() == Outcome.MATE) {
            json.put("length", row.length());
          }
          json.put("solved", row.solved()).put("nodes", row.nodes());
          json.put("timeMs", Math.round(row.nanos() / NANOS_PER_MILLI));
          json.in(
              "table",
              table -> {
                table.put("used", row.table().used()).put("capacity", row.table().capacity());
                table.put("collections", row.table().collections());
              });
        });
  }

  /** The total of a run to its end as one line, without a line feed. */
  public static String write(BenchTotal total, BenchTotal.Settings settings) {
    return JsonFields.line(
        SCHEMA,
        json -> {
          json.put("size", settings.size()).put("exact", settings.exact());
          json.put("hash", settings.hash()).put("threads", settings.threads());
          json.put("problems", total.problems()).put("solved", total.solved());
          if (settings.hasSignature()) {
            json.put("signature", total.signature());
          }
          json.put("timeMs", Math.round(total.nanos() / NANOS_PER_MILLI));
          json.put("nodesPerSecond", total.nodesPerSecond());
        });
  }
}
