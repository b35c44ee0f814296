package io.github.tsume.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.file.OutputNames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.junit.jupiter.api.Test;

/** What the guide says of the columns of the results, and what a notebook finds in them. */
class NotebookTest {
  private static final Path GUIDE = Path.of("../docs/scale.md");

  private static final Map<DataType, String> TYPES =
      Map.of(
          DataTypes.StringType, "STRING | utf8",
          DataTypes.IntegerType, "INT32 | int32",
          DataTypes.LongType, "INT64 | int64",
          DataTypes.BooleanType, "BOOLEAN | bool");

  @Test
  void the_guide_names_all_columns_with_their_types() throws IOException {
    List<String> columns = new ArrayList<>();
    for (StructField field : Fields.FOUND.fields()) {
      String type =
          field.dataType() instanceof ArrayType
              ? "LIST of STRING | list<utf8>"
              : TYPES.get(field.dataType());
      columns.add("| `" + field.name() + "` | " + type + " |");
    }
    List<String> told =
        Files.readAllLines(GUIDE).stream()
            .filter(line -> line.matches("\\| `[a-z_]+` \\| (STRING|INT|BOOL|LIST).*"))
            .map(line -> line.substring(0, line.lastIndexOf('|', line.length() - 2) + 1))
            .toList();
    assertThat(told).isEqualTo(columns);
  }

  /** Compares what DuckDB finds in a job's results with the job's own totals. */
  static void compare(Path output) {
    String example = sql("```sql\n").replace("out/results", output + "/results");
    String rows =
        "FROM read_parquet('" + output + "/results/*/*.parquet', hive_partitioning = true)";
    String totals;
    try (Connection database = DriverManager.getConnection("jdbc:duckdb:")) {
      totals = Files.readString(output.resolve(OutputNames.TOTALS));
      Map<String, Long> verdicts =
          counts(database, "SELECT verdict, count(*) " + rows + " GROUP BY verdict");
      assertThat(totals).contains("\"verdicts\":" + json(verdicts));
      Map<String, Long> lengths =
          counts(
              database,
              "SELECT length, count(*) " + rows + " WHERE exact AND length > 0 GROUP BY length");
      lengths.forEach((n, count) -> assertThat(totals).contains("\"" + n + "\":" + count));
      Map<String, Long> defects =
          counts(
              database,
              "SELECT class, count(*) FROM (SELECT unnest(defects) AS class "
                  + rows
                  + ") GROUP BY class");
      assertThat(defects).isNotEmpty();
      assertThat(totals).contains("\"defects\":" + json(defects));
      Map<String, Long> cooked = counts(database, example);
      assertThat(cooked).isNotEmpty();
      assertThat(cooked.values().stream().mapToLong(Long::longValue).sum())
          .isEqualTo(verdicts.get("cooked"));
    } catch (SQLException | IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Map<String, Long> counts(Connection database, String query) throws SQLException {
    Map<String, Long> counts = new TreeMap<>();
    try (Statement statement = database.createStatement();
        ResultSet rows = statement.executeQuery(query)) {
      while (rows.next()) {
        counts.put(rows.getString(1), rows.getLong(2));
      }
    }
    return counts;
  }

  private static String json(Map<String, Long> counts) {
    List<String> entries = new ArrayList<>();
    counts.forEach((key, count) -> entries.add("\"" + key + "\":" + count));
    return "{" + String.join(",", entries) + "}";
  }

  private static String sql(String mark) {
    try {
      String guide = Files.readString(GUIDE);
      int begin = guide.indexOf(mark) + mark.length();
      return guide.substring(begin, guide.indexOf("```", begin));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
