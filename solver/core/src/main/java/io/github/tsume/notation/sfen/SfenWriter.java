package io.github.tsume.notation.sfen;

import io.github.tsume.board.CanonicalSfen;
import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.FormatWriter;
import io.github.tsume.notation.common.Lines;
import io.github.tsume.notation.common.RestHand;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * A writer of positions in SFEN: one line each, all pieces of both hands stated, with label, stated
 * length, title and other metadata after tabs. What is said before the first move comes before it,
 * on lines that start with "#"; the heading of a collection comes before that, and a blank line
 * between.
 */
public final class SfenWriter implements FormatWriter {
  private static final String NO_LENGTH = "-";

  /** A writer of SFEN. */
  public SfenWriter() {}

  /**
   * The canonical SFEN of a setup: hands in the order of the ruleset, black's first, and the ply.
   */
  public static String sfen(Setup setup) {
    return CanonicalSfen.of(setup);
  }

  /**
   * The canonical SFEN with all that the defender holds by a policy: other programs know of no rest
   * that need not be stated.
   */
  public static String whole(Setup setup, DefenderHand policy) {
    return sfen(RestHand.spelledOut(RestHand.settled(setup, policy)));
  }

  @Override
  public String write(Problem problem, WriteOptions options) {
    Metadata metadata = problem.metadata();
    String label = metadata.get(Metadata.NUMBER);
    if (label == null && options.idAsLabel()) {
      label = problem.id();
    }
    List<String> columns = new ArrayList<>();
    columns.add(field(label, ""));
    columns.add(length(problem));
    columns.add(field(metadata.get(Metadata.TITLE), ""));
    metadata
        .entries()
        .forEach(
            (key, value) -> {
              if (isEntry(key, value, columns.get(1))) {
                columns.add(field(key.replace('：', ' ') + "：" + value, ""));
              }
            });
    StringBuilder row = new StringBuilder();
    heading(row, metadata.get(Metadata.HEADING), "\n");
    for (String line : Lines.ofComments(problem.tree().comments())) {
      comment(row, line);
    }
    row.append(sfen(RestHand.spelledOut(problem.setup())));
    int last = columns.size();
    while (last > 0 && columns.get(last - 1).equals(last == 2 ? NO_LENGTH : "")) {
      columns.remove(--last);
    }
    columns.forEach(column -> row.append('\t').append(column));
    row.append('\n');
    heading(row, metadata.get(Metadata.EPILOGUE), "");
    return row.toString();
  }

  private static String length(Problem problem) {
    OptionalInt length = problem.statedLength();
    return length.isPresent() ? String.valueOf(length.getAsInt()) : NO_LENGTH;
  }

  /** Whether metadata has no column of its own, or says more than its column. */
  private static boolean isEntry(String key, String value, String length) {
    return switch (key) {
      case Metadata.NUMBER, Metadata.TITLE, Metadata.HEADING, Metadata.EPILOGUE -> false;
      case Metadata.LENGTH -> !value.equals(length);
      default -> !Blanks.isBlank(value);
    };
  }

  private static void heading(StringBuilder text, @Nullable String heading, String after) {
    if (heading != null) {
      for (String line : heading.split("\\\\n|\n", -1)) {
        comment(text, line);
      }
      text.append(after);
    }
  }

  private static void comment(StringBuilder text, String line) {
    text.append(line.isEmpty() ? "#" : "# ").append(line).append('\n');
  }

  private static String field(@Nullable String text, String absent) {
    return text == null ? absent : text.replaceAll("(?:\t|" + Lines.BREAK + ")+", " ");
  }

  @Override
  public String separator() {
    return "";
  }
}
