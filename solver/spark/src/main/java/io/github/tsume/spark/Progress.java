package io.github.tsume.spark;

import io.github.tsume.results.json.Result;
import io.github.tsume.results.text.Messages;
import java.io.Serializable;
import java.text.MessageFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.apache.spark.SparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.sql.Row;
import org.apache.spark.util.LongAccumulator;

/**
 * A message of how far a pass is whenever a twentieth more of it is done: however long a job takes,
 * its log stays short.
 */
final class Progress extends SparkListener {
  private static final int STEPS = 20;

  private final ResourceBundle texts;
  private final Messages messages;
  private final Consumer<String> lines;
  private final LongSupplier searched;
  private String pass = "";
  private long before;
  private long problems;
  private long told;
  private long since;

  /**
   * Nothing is done yet.
   *
   * @param lines hears what is said
   * @param searched counts the results
   */
  Progress(ResourceBundle texts, Messages messages, Consumer<String> lines, LongSupplier searched) {
    this.texts = texts;
    this.messages = messages;
    this.lines = lines;
    this.searched = searched;
  }

  /** Something begins that has a name. */
  synchronized void begin(String name, long open) {
    pass = name;
    problems = open;
    before = searched.getAsLong();
    since = System.nanoTime();
    told = 0;
    lines.accept(pass + messages.get("progress.done-of", "0", String.valueOf(open)));
  }

  /** What a task did is counted by now. */
  @Override
  public synchronized void onTaskEnd(SparkListenerTaskEnd end) {
    // What is done again, because a machine was lost, is counted again.
    long done = Math.min(problems, searched.getAsLong() - before);
    if (done * STEPS / Math.max(1, problems) <= told) {
      return;
    }
    told = done * STEPS / problems;
    double left = (System.nanoTime() - since) / 1e9 / done * (problems - done);
    lines.accept(
        pass
            + messages.get("progress.done-of", String.valueOf(done), String.valueOf(problems))
            + "  "
            + messages.get("progress.left", Messages.clock(left)));
  }

  /** A text of the job with values. */
  String text(String key, Object... values) {
    return new MessageFormat(texts.getString(key), messages.locale()).format(values);
  }

  /**
   * The counters of results that Spark shows while the job runs. A task that is done twice, because
   * a machine was lost, may be counted twice here; the totals at the end are counted from the rows.
   */
  static final class Counters implements Serializable {
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
      LongAccumulator verdict =
          verdicts.get(row.getString(Fields.FOUND.fieldIndex(Fields.VERDICT)));
      if (verdict != null) {
        verdict.add(1);
      }
    }

    /** How many results were made, those of repeated tasks included. */
    long problems() {
      return problems.value();
    }
  }
}
