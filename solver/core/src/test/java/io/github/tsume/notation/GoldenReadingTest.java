package io.github.tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.rules.Ruleset;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * A stored account of how many sorts of texts are read, so that no change of a reader goes unseen.
 *
 * <p>The file holds, one after another, the name of an input with the way it is read, its lines
 * behind {@code >} (none for a file of the project), and what came of it behind {@code =}. A
 * difference is decided, not waved through: look at each that the failure shows, then run this test
 * with {@code -Dtsume.golden.renew=true}.
 */
class GoldenReadingTest {
  private static final Path STORED =
      Path.of("src/test/resources/io/github/tsume/notation/reading.txt");

  private static final int SHOWN = 12;

  /**
   * One input.
   *
   * @param head its name, and behind bars what is said of it: format, ruleset, what is assumed
   */
  record Input(String head, @Nullable String text, List<String> outcome) {

    /** The name of its file, as far as it has one. */
    String name() {
      return GoldenText.unescaped(head.split("\\|", -1)[0]);
    }

    /** The format that is said of it, or null. */
    @Nullable Format format() {
      String said = head.split("\\|", -1)[1];
      return said.isEmpty() ? null : Format.valueOf(said);
    }

    /** What comes of it now. */
    List<String> read() throws IOException {
      return text != null
          ? GoldenText.of(read(text))
          : GoldenText.of(
              Notation.read(Files.readAllBytes(Path.of("../..", name())), name(), options()));
    }

    /** What comes of a text that is read as it is. */
    ReadResult read(String other) {
      return Notation.read(other, name(), options(), format());
    }

    private ReadOptions options() {
      String[] said = head.split("\\|", -1);
      return new ReadOptions(
          Ruleset.byName(said[2]).orElseThrow(),
          said[3].contains("stated"),
          ReadOptions.DEFAULT.limits(),
          !said[3].contains("position"));
    }
  }

  static List<Input> stored() throws IOException {
    List<Input> inputs = new ArrayList<>();
    List<String> lines = Files.readAllLines(STORED);
    for (int i = 0; i < lines.size(); ) {
      String head = lines.get(i++).substring(2);
      List<String> text = new ArrayList<>();
      for (; i < lines.size() && lines.get(i).startsWith(">"); i++) {
        text.add(GoldenText.unescaped(lines.get(i).substring(1)));
      }
      List<String> outcome = new ArrayList<>();
      for (; i < lines.size() && lines.get(i).startsWith("="); i++) {
        outcome.add(lines.get(i).substring(1));
      }
      inputs.add(new Input(head, text.isEmpty() ? null : String.join("\n", text), outcome));
    }
    return inputs;
  }

  @Test
  void every_text_is_read_as_it_was_looked_at() throws IOException {
    List<String> differences = new ArrayList<>();
    List<String> renewed = new ArrayList<>();
    for (Input input : stored()) {
      List<String> now = input.read();
      renewed.add("# " + input.head);
      if (input.text != null) {
        List.of(input.text.split("\n", -1))
            .forEach(line -> renewed.add(">" + GoldenText.escaped(line)));
      }
      now.forEach(line -> renewed.add("=" + line));
      if (!now.equals(input.outcome)) {
        differences.add(difference(input, now));
      }
    }
    if (Boolean.getBoolean("tsume.golden.renew")) {
      Files.write(STORED, renewed);
      return;
    }
    assertThat(differences)
        .as(
            "%d texts are read otherwise (-Dtsume.golden.renew=true, once each is decided):%n%s",
            differences.size(),
            String.join("\n", differences.subList(0, Math.min(SHOWN, differences.size()))))
        .isEmpty();
  }

  private static String difference(Input input, List<String> now) {
    List<String> shown = new ArrayList<>();
    shown.add("# " + input.head);
    if (input.text != null && input.text.length() < 600) {
      input.text.lines().forEach(line -> shown.add("    >" + line));
    }
    input.outcome.stream()
        .filter(line -> !now.contains(line))
        .forEach(each -> shown.add("-" + each));
    now.stream()
        .filter(line -> !input.outcome.contains(line))
        .forEach(each -> shown.add("+" + each));
    return String.join("\n", shown);
  }
}
