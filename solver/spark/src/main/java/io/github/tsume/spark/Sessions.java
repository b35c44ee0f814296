package io.github.tsume.spark;

import java.util.function.Function;
import org.apache.spark.SparkConf;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;

/** The sessions of Spark in which jobs run. */
final class Sessions {
  private Sessions() {}

  /**
   * What a job returns, in a session that goes on afterwards or in one of its own.
   *
   * @param given a session that is there, null for one of its own
   * @param name what Spark calls the job
   * @return null where slow tasks would be begun a second time: the dearest problems, that is
   */
  static <T> @Nullable T run(
      @Nullable SparkSession given, String name, Function<SparkSession, T> job) {
    if (given != null) {
      return speculates(given.sparkContext().getConf()) ? null : job.apply(given);
    }
    SparkConf conf = new SparkConf();
    conf.setIfMissing("spark.app.name", "tsume " + name);
    conf.setIfMissing("spark.master", "local[*]");
    conf.setIfMissing("spark.log.level", "ERROR");
    if (conf.get("spark.master").startsWith("local")) {
      // Nobody looks at pages of a job that is over with its process.
      conf.setIfMissing("spark.ui.enabled", "false");
    }
    if (speculates(conf)) {
      return null;
    }
    SparkSession session = SparkSession.builder().config(conf).getOrCreate();
    try {
      return speculates(session.sparkContext().getConf()) ? null : job.apply(session);
    } finally {
      session.stop();
    }
  }

  private static boolean speculates(SparkConf conf) {
    return conf.getBoolean("spark.speculation", false);
  }
}
