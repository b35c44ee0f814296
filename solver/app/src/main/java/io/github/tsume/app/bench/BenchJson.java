package io.github.tsume.app.bench;

import io.github.tsume.app.bench.Bench.BenchRow;
import io.github.tsume.app.bench.Bench.BenchTotal;
import io.github.tsume.verdict.Outcome;
import java.io.StringWriter;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Rows and totals as JSON, one line each. */
public final class BenchJson {
  public static final String SCHEMA = "tsume-bench/1";

  private static final JsonFactory FACTORY = new JsonFactory();
  private static final double NANOS_PER_MILLI = 1e6;

  private BenchJson() {}

  /** A row as one line, without a line feed. */
  public static String write(BenchRow row) {
    return line(
        json -> {
          json.writeStringProperty("name", row.name());
          json.writeStringProperty("result", row.outcome().code());
          if (row.outcome() == Outcome.MATE) {
            json.writeNumberProperty("length", row.length());
          }
          json.writeBooleanProperty("solved", row.solved());
          json.writeNumberProperty("nodes", row.nodes());
          json.writeNumberProperty("timeMs", Math.round(row.nanos() / NANOS_PER_MILLI));
          json.writeObjectPropertyStart("table");
          json.writeNumberProperty("used", row.table().used());
          json.writeNumberProperty("capacity", row.table().capacity());
          json.writeNumberProperty("collections", row.table().collections());
          json.writeEndObject();
        });
  }

  /** The total of a run to its end as one line, without a line feed. */
  public static String write(BenchTotal total, BenchTotal.Settings settings) {
    return line(
        json -> {
          json.writeStringProperty("size", settings.size());
          json.writeBooleanProperty("exact", settings.exact());
          json.writeStringProperty("hash", settings.hash());
          json.writeNumberProperty("threads", settings.threads());
          json.writeNumberProperty("problems", total.problems());
          json.writeNumberProperty("solved", total.solved());
          if (settings.hasSignature()) {
            json.writeNumberProperty("signature", total.signature());
          }
          json.writeNumberProperty("timeMs", Math.round(total.nanos() / NANOS_PER_MILLI));
          json.writeNumberProperty("nodesPerSecond", total.nodesPerSecond());
        });
  }

  private static String line(Consumer<JsonGenerator> fields) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
      json.writeStartObject();
      json.writeStringProperty("schema", SCHEMA);
      fields.accept(json);
      json.writeEndObject();
    }
    return text.toString();
  }
}
