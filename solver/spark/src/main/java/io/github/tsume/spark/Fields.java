package io.github.tsume.spark;

import static org.apache.spark.sql.types.DataTypes.BinaryType;
import static org.apache.spark.sql.types.DataTypes.BooleanType;
import static org.apache.spark.sql.types.DataTypes.IntegerType;
import static org.apache.spark.sql.types.DataTypes.LongType;
import static org.apache.spark.sql.types.DataTypes.StringType;
import static org.apache.spark.sql.types.DataTypes.createArrayType;

import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.StructType;

/** The names and types of the columns that rows travel with. */
final class Fields {
  /** The name of a problem in this job: its file and its number there. */
  static final String KEY = "key";

  /** A sum of what was read, by which a changed problem is seen. */
  static final String DIGEST = "digest";

  static final String SOURCE = "source";
  static final String IS_LINE = "is_line";

  /** Whether it is the record of a game, which a check leaves out. */
  static final String IS_GAME = "is_game";

  static final String LINES_BEFORE = "lines_before";
  static final String NUMBER = "number";
  static final String BYTES = "bytes";

  /** The nodes that a problem might take when the row was made; 0 if the program failed on it. */
  static final String BUDGET = "budget";

  /** Whether a larger budget would change nothing. */
  static final String SETTLED = "settled";

  static final String VERDICT = "verdict";
  static final String RESULT = "result";
  static final String LENGTH = "length";
  static final String DEFECTS = "defects";
  static final String NODES = "nodes";
  static final String JSON = "json";

  /** What is read: one entry of an input. */
  static final StructType PIECE =
      new StructType()
          .add(KEY, StringType, false)
          .add(DIGEST, StringType, false)
          .add(SOURCE, StringType, false)
          .add(IS_LINE, BooleanType, false)
          .add(LINES_BEFORE, IntegerType, false)
          .add(NUMBER, IntegerType, false)
          .add(IS_GAME, BooleanType, false)
          .add(BYTES, BinaryType, false);

  /** What is found: one result. */
  static final StructType FOUND = found();

  private Fields() {}

  private static StructType found() {
    DataType texts = createArrayType(StringType, false);
    return new StructType()
        .add(KEY, StringType, false)
        .add(DIGEST, StringType, false)
        .add("id", StringType, false)
        .add(SOURCE, StringType, true)
        .add("title", StringType, true)
        .add("author", StringType, true)
        .add("rules", StringType, true)
        .add("sfen", StringType, true)
        .add(VERDICT, StringType, false)
        .add(RESULT, StringType, false)
        .add(LENGTH, IntegerType, true)
        .add("exact", BooleanType, true)
        .add("stated_length", IntegerType, true)
        .add("agrees", BooleanType, true)
        .add("mainline", texts, false)
        .add(DEFECTS, texts, false)
        .add("first_defect_ply", IntegerType, true)
        .add("open", IntegerType, false)
        .add("reason", StringType, true)
        .add("error", StringType, true)
        .add(NODES, LongType, false)
        .add(BUDGET, LongType, false)
        .add(SETTLED, BooleanType, false)
        .add(JSON, StringType, false);
  }
}
