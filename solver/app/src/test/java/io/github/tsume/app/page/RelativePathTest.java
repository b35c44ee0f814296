package io.github.tsume.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.report.ResultRecord;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The outlines of the pieces, as they are and as they are sent. */
class RelativePathTest {
  private static final Pattern PATH = Pattern.compile(" d=\"([^\"]*)\"");
  private static final Pattern COMMAND = Pattern.compile("([A-Za-z])([^A-Za-z]*)");
  private static final Pattern NUMBER = Pattern.compile("-?[0-9]+");

  @Test
  void the_outlines_of_all_pieces_go_through_the_same_points_and_are_much_shorter() {
    String all = ResultRecord.symbols();
    String sent = RelativePath.in(all);
    Matcher before = PATH.matcher(all);
    Matcher after = PATH.matcher(sent);
    int paths = 0;
    for (; before.find(); paths++) {
      assertThat(after.find()).isTrue();
      assertThat(points(after.group(1))).isEqualTo(points(before.group(1)));
      assertThat(after.group(1)).matches("(?:M[0-9 ]+(?:[lcq][0-9 -]+)+z)+");
    }
    assertThat(paths).isGreaterThan(50);
    assertThat(sent.length()).isLessThan(all.length() * 9 / 10);
    assertThat(PATH.matcher(sent).replaceAll("")).isEqualTo(PATH.matcher(all).replaceAll(""));
  }

  /** The commands with the points that they name, seen from the corner. */
  private static String points(String path) {
    StringBuilder points = new StringBuilder();
    int x = 0;
    int y = 0;
    for (Matcher command = COMMAND.matcher(path); command.find(); ) {
      boolean relative = Character.isLowerCase(command.group(1).charAt(0));
      points.append(command.group(1).toUpperCase(Locale.ROOT));
      int fromX = x;
      int fromY = y;
      Matcher number = NUMBER.matcher(command.group(2));
      while (number.find()) {
        x = Integer.parseInt(number.group()) + (relative ? fromX : 0);
        assertThat(number.find()).isTrue();
        y = Integer.parseInt(number.group()) + (relative ? fromY : 0);
        points.append(x).append(',').append(y).append(' ');
      }
    }
    return points.toString();
  }
}
