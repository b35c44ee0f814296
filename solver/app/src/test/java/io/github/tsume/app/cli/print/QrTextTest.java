package io.github.tsume.app.cli.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class QrTextTest {
  /** The modules, dark ones as #, without the light border, which is looked at. */
  private static String[] modules(String text) {
    List<String> lines = QrText.of(text).lines().toList();
    int size = lines.get(0).length() - 8;
    String[] rows = new String[size];
    for (int y = -4; y < size + 4; y++) {
      StringBuilder row = new StringBuilder();
      for (char block : lines.get((y + 4) / 2).toCharArray()) {
        boolean upper = (y + 4) % 2 == 0;
        row.append(block == '█' || block == (upper ? '▀' : '▄') ? '.' : '#');
      }
      if (y < 0 || y >= size) {
        assertThat(row.toString()).matches("\\.+");
      } else {
        assertThat(row.toString()).startsWith("....").endsWith("....");
        rows[y] = row.substring(4, 4 + size);
      }
    }
    return rows;
  }

  @Test
  void three_corners_have_the_pattern_that_cameras_look_for() {
    String[] rows = modules("http://192.168.0.10:40123/?token=" + "0123456789abcdef".repeat(3));
    int size = rows.length;
    assertThat((size - 17) % 4).isZero();
    String[] finder = {"#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"};
    for (int y = 0; y < finder.length; y++) {
      assertThat(rows[y]).startsWith(finder[y] + ".").endsWith("." + finder[y]);
      assertThat(rows[size - 7 + y]).startsWith(finder[y] + ".");
    }
  }

  @Test
  void between_the_corners_dark_and_light_take_turns() {
    String[] rows = modules("http://10.0.0.1:1/");
    for (int x = 8; x < rows.length - 8; x++) {
      assertThat(rows[6].charAt(x)).isEqualTo(x % 2 == 0 ? '#' : '.');
      assertThat(rows[x].charAt(6)).isEqualTo(x % 2 == 0 ? '#' : '.');
    }
  }
}
