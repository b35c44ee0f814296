package io.github.tsume.app.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A limit of time in a test guards against hanging, and expects nothing of a machine's speed. */
class ClocksTest {
  /** So long something may take where seventy others wait for the processor. */
  private static final int SECONDS = 900;

  private static final Map<Pattern, Integer> LIMITS =
      Map.of(
          Pattern.compile("@Timeout\\((?:value = )?([0-9_]+)"), 1,
          Pattern.compile("(?:waitFor|await|get|join|poll)\\(([0-9_]+), TimeUnit.SECONDS"), 1,
          Pattern.compile("(?:waitFor|await|get|join|poll)\\(([0-9_]+), TimeUnit.MINUTES"), 60,
          Pattern.compile("SECONDS = ([0-9_]+)"), 1,
          Pattern.compile("SECONDS\\.toNanos\\(([0-9_]+)"), 1,
          Pattern.compile("assertTimeout\\w*\\(\\w+\\.ofSeconds\\(([0-9_]+)"), 1);

  @Test
  void no_test_fails_because_the_machine_is_busy() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of(".."))) {
      List<Path> tests =
          files
              .filter(file -> file.toString().replace('\\', '/').contains("/src/test/java/"))
              .filter(file -> file.toString().endsWith(".java"))
              .toList();
      assertThat(tests).hasSizeGreaterThan(200);
      for (Path test : tests) {
        String text = Files.readString(test);
        LIMITS.forEach(
            (limit, unit) -> {
              Matcher found = limit.matcher(text);
              while (found.find()) {
                int seconds = Integer.parseInt(found.group(1).replace("_", "")) * unit;
                assertThat(seconds).as(test + ": " + found.group()).isGreaterThanOrEqualTo(SECONDS);
              }
            });
      }
    }
  }
}
