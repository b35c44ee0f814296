package io.github.tsume.results.json;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32C;

/**
 * A line of {@code results.jsonl}: the JSON of a result, with a sum of itself as its last field. So
 * no changed byte passes for another length or verdict. Lines without a sum are believed: older
 * versions wrote none, and who edits a line on purpose leaves it out.
 */
public final class LogLine {
  private static final Pattern SUM = Pattern.compile(",\"sum\":\"([0-9a-f]{8})\"}$");

  private LogLine() {}

  /** The refusal of a line that is not as it was written. */
  public static final class ChangedException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    ChangedException(String message) {
      super(message);
    }
  }

  /** The line for a result's JSON. */
  public static String of(String json) {
    String body = json.substring(0, json.length() - 1);
    return body + ",\"sum\":\"" + sum(body) + "\"}";
  }

  /**
   * The JSON in a line, without the sum.
   *
   * @throws ChangedException if the sum is not that of the line
   */
  public static String json(String line) {
    Matcher matcher = SUM.matcher(line);
    if (!matcher.find()) {
      // The field itself may have been changed; in no text of a result are quotes without a mark.
      if (line.contains("\"sum\":")) {
        throw new ChangedException("the sum was changed since it was written");
      }
      return line;
    }
    String body = line.substring(0, matcher.start());
    if (!matcher.group(1).equals(sum(body))) {
      throw new ChangedException("the line was changed since it was written");
    }
    return body + '}';
  }

  private static String sum(String body) {
    CRC32C sum = new CRC32C();
    sum.update(body.getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().toHexDigits((int) sum.getValue());
  }
}
