package io.github.tsume.spark;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.Constructor;
import java.util.Set;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** What is typed for the job, and what it refuses; no session of Spark is needed for it. */
class JobOptionsTest {
  /** What a check on one machine has no use for. */
  private static final Set<String> OWN =
      Set.of("--column", "--id-column", "--chunk", "--task-nodes");

  @Test
  void options_are_called_and_typed_as_those_of_check() throws Exception {
    Constructor<?> command =
        Class.forName("io.github.tsume.app.cli.CheckCommand").getDeclaredConstructors()[0];
    command.setAccessible(true);
    CommandSpec check = CommandSpec.forAnnotatedObject(command.newInstance((Object) null));
    for (OptionSpec option : CheckJob.options().options()) {
      if (OWN.contains(option.longestName())) {
        continue;
      }
      OptionSpec other = check.findOption(option.longestName());
      assertThat(other).as(option.longestName()).isNotNull();
      assertThat(option.names()).isEqualTo(other.names());
      assertThat(option.paramLabel()).as(option.longestName()).isEqualTo(other.paramLabel());
      boolean several = option.longestName().equals("--nodes"); // A budget for each pass.
      boolean remote = option.longestName().equals("--output"); // Maybe no file of this machine.
      if (!several && !remote) {
        assertThat(option.type()).as(option.longestName()).isEqualTo(other.type());
      }
    }
  }

  @Test
  void speculation_is_refused_with_the_reason() {
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    System.setProperty("spark.speculation", "true");
    try {
      PrintStream err = new PrintStream(said, true, UTF_8);
      assertThat(CheckJob.run(null, err, err, "check", "x", "-o", "y", "--lang", "en").exitCode())
          .isEqualTo(2);
    } finally {
      System.clearProperty("spark.speculation");
    }
    assertThat(said.toString(UTF_8)).contains("spark.speculation").contains("searched twice");
  }
}
