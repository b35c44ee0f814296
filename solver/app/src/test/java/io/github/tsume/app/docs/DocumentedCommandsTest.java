package io.github.tsume.app.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Whatever the documents for users call a command or an option is one. */
class DocumentedCommandsTest {
  private static final List<String> PAGES =
      List.of(
          "README.md",
          "README.ja.md",
          "solver/docs/tour.md",
          "CONTRIBUTING.md",
          "SECURITY.md",
          "problems/first/README.md",
          "problems/zuko/README.md",
          "reports/README.md",
          "solver/docs/composers.md",
          "solver/docs/composers.ja.md",
          "solver/docs/judge.md",
          "solver/docs/judge.ja.md",
          "solver/docs/usi.md",
          "solver/docs/usi.ja.md",
          "solver/docs/certificates.md");

  private static final Pattern CODE = Pattern.compile("(?m)^    .*$|`[^`\\n]+`|(?s)```.*?```");
  private static final Pattern COMMAND =
      Pattern.compile("(?:^|[ `(/])tsume(?:\\.bat)? ([a-z]+)\\b");
  private static final Pattern OPTION = Pattern.compile("(?<![\\w-])--[a-z][a-z-]*");

  /** The commands, with the options of each by their help. */
  private static Map<String, Set<String>> commands() {
    Map<String, Set<String>> commands = new HashMap<>();
    Matcher names = Pattern.compile("(?m)^  ([a-z]+) {2,}").matcher(Run.tsume("--help").out());
    while (names.find()) {
      commands.put(names.group(1), options(Run.tsume(names.group(1), "--help").out()));
    }
    return commands;
  }

  private static Set<String> options(String text) {
    Set<String> options = new HashSet<>();
    Matcher found = OPTION.matcher(text);
    while (found.find()) {
      if (!found.group().endsWith("-")) { // A separator of records in KIF.
        options.add(found.group());
      }
    }
    return options;
  }

  @Test
  void commands_and_options_that_are_named_exist() throws IOException {
    Map<String, Set<String>> commands = commands();
    assertThat(commands).containsKeys("solve", "check", "show", "convert", "judge", "usi");
    Set<String> anywhere = new HashSet<>(options(Run.tsume("--help").out()));
    commands.values().forEach(anywhere::addAll);
    List<String> wrong = new ArrayList<>();
    int lines = 0;
    for (String page : PAGES) {
      Path file = Markdown.ROOT.resolve(page);
      Matcher code = CODE.matcher(Files.readString(file));
      while (code.find()) {
        if (code.group().contains("chromium") || code.group().contains("--screenshot=")) {
          continue;
        }
        for (String line : code.group().lines().toList()) {
          Matcher command = COMMAND.matcher(line);
          Set<String> allowed = anywhere;
          if (command.find()) {
            lines++;
            String name = command.group(1);
            allowed = commands.getOrDefault(name, Set.of());
            if (allowed.isEmpty() && !name.equals("help")) {
              wrong.add(page + ": no command: " + line.strip());
            }
          } else if (line.contains("mvn")
              || line.contains("java ")
              || line.contains("git ")
              || line.contains("solver/dist/release ")) {
            continue;
          }
          for (String option : options(line)) {
            if (!allowed.contains(option)) {
              wrong.add(page + ": no " + option + ": " + line.strip());
            }
          }
        }
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(lines).isGreaterThan(40);
  }
}
