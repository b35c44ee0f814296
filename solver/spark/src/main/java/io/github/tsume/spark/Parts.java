package io.github.tsume.spark;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.Partitioner;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import scala.Tuple2;

/** A division of work into as many parts as its size and its cost are worth. */
final class Parts {
  /** Rows that are only compared: some megabytes, a second's work. */
  private static final long ROWS = 20_000;

  private static final String SHUFFLE = "spark.sql.shuffle.partitions";

  private Parts() {}

  /** Parts for comparing so many rows; unless the user has said how many. */
  static void forRows(SparkSession spark, long rows) {
    if (!spark.sparkContext().getConf().contains(SHUFFLE)) {
      spark.conf().set(SHUFFLE, Math.max(1, Math.min(2000, rows / ROWS)));
    }
  }

  /**
   * Problems in parts of about the same cost: the dearest are dealt out first, all around. Only
   * their names and costs are looked at for it, by the driver.
   *
   * @param cost the column of the nodes that a problem may take
   * @param partNodes how many a part may take
   */
  static JavaRDD<Row> dealtOut(
      SparkSession spark, Dataset<Row> problems, String cost, long partNodes) {
    List<Row> costs =
        new ArrayList<>(problems.select(Fields.KEY, Fields.DIGEST, cost).collectAsList());
    costs.sort(Comparator.<Row>comparingLong(row -> -row.getLong(2)).thenComparing(Parts::name));
    long sum = costs.stream().mapToLong(row -> row.getLong(2)).sum();
    // Four for each core, so that none waits long for the others at the end.
    long wanted = Math.max(4L * spark.sparkContext().defaultParallelism(), sum / partNodes);
    int parts = (int) Math.max(1, Math.min(wanted, costs.size()));
    Map<String, Integer> numbers = new HashMap<>();
    costs.forEach(row -> numbers.put(name(row), numbers.size() % parts));
    Broadcast<Map<String, Integer>> all =
        JavaSparkContext.fromSparkContext(spark.sparkContext()).broadcast(numbers);
    JavaPairRDD<Integer, Row> numbered =
        problems.javaRDD().mapToPair(row -> new Tuple2<>(all.value().get(name(row)), row));
    return numbered.partitionBy(new DealtOut(parts)).values();
  }

  private static String name(Row row) {
    return row.<String>getAs(Fields.DIGEST) + row.<String>getAs(Fields.KEY);
  }

  /** The partition of a row is the number that goes with it. */
  private static final class DealtOut extends Partitioner {
    private final int partitions;

    DealtOut(int partitions) {
      this.partitions = partitions;
    }

    @Override
    public int numPartitions() {
      return partitions;
    }

    @Override
    public int getPartition(Object key) {
      return (Integer) key;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof DealtOut dealt && dealt.partitions == partitions;
    }

    @Override
    public int hashCode() {
      return partitions;
    }
  }
}
