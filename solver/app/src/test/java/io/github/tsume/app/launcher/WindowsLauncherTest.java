package io.github.tsume.app.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What can be said of the scripts of Windows without it. Its own interpreter runs them in the CI.
 */
class WindowsLauncherTest {
  private static final Path ROOT = Path.of("../..");
  private static final Pattern JUMP =
      Pattern.compile("\\b(?:goto|call) :?([A-Za-z_]+)(?![\\w.\\\\-])");
  private static final Pattern CALL = Pattern.compile("\\bcall ([^&>]*)");
  private static final Pattern VARIABLE = Pattern.compile("\\bTSUME_[A-Z_]+\\b");
  private static final Pattern QUOTED = Pattern.compile("\"[^\"]*\"");

  private static String text(String script) throws IOException {
    return Files.readString(ROOT.resolve(script), StandardCharsets.US_ASCII);
  }

  /** The lines that are run. */
  private static List<String> commands(String script) throws IOException {
    return text(script).lines().filter(line -> !line.startsWith("rem ")).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"tsume.bat", "tsume-usi.bat", ".ci/launcher.bat"})
  void lines_end_as_the_interpreter_needs_it_to_find_labels(String script) throws IOException {
    assertThat(Files.readAllLines(ROOT.resolve(".gitattributes"))).contains("*.bat text eol=crlf");
    assertThat(text(script).replace("\r\n", "")).doesNotContain("\r", "\n");
    assertThat(text(script)).endsWith("\r\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"tsume.bat", "tsume-usi.bat", ".ci/launcher.bat"})
  void every_label_is_there_and_reached(String script) throws IOException {
    List<String> labels = new ArrayList<>();
    Set<String> jumps = new TreeSet<>();
    for (String line : commands(script)) {
      if (line.startsWith(":")) {
        labels.add(line.substring(1));
      }
      Matcher jump = JUMP.matcher(line);
      while (jump.find()) {
        jumps.add(jump.group(1).toLowerCase(Locale.ROOT));
      }
    }
    jumps.remove("mvn");
    assertThat(labels).doesNotHaveDuplicates().containsAll(jumps);
    // What is fallen into is a place of its own too: "start" and the like.
    assertThat(jumps).containsAll(labels);
  }

  @ParameterizedTest
  @ValueSource(strings = {"tsume.bat", "tsume-usi.bat"})
  void no_parenthesis_and_no_blank_of_a_path_is_taken_for_syntax(String script) throws IOException {
    for (String given : commands(script)) {
      String line = given.replace(":\"=%", ":Q=%"); // a variable without its quotes
      assertThat(line.chars().filter(c -> c == '"').count() % 2).as(line).isZero();
      String bare = QUOTED.matcher(line).replaceAll("Q");
      bare = bare.replaceAll("\\bfor ([^()]*?) in \\([^()]*\\) do ", "for $1 do ");
      assertThat(bare).as("a block, or a parenthesis in a text: " + line).doesNotContain("(", ")");
      // What holds a path stands in quotes.
      assertThat(bare)
          .as(line)
          .doesNotContain("%root%", "%jar%", "%cache%", "%java%", "%classes%", "%lock%", "%given%");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"tsume.bat", "tsume-usi.bat", ".ci/launcher.bat"})
  void every_variable_has_two_signs(String script) throws IOException {
    for (String line : commands(script)) {
      String rest =
          line.replaceAll("%%~?\\$PATH:[a-z]|%%~[a-z]*", "") // of a loop
              .replaceAll("%%[a-z]", "")
              .replaceAll("%~?[a-z]*[0-9]|%\\*", "") // arguments
              .replaceAll("%\\w+(:[^%]*)?%", "");
      assertThat(rest).as(line).doesNotContain("%");
    }
  }

  /** "call" reads its line once more: a per cent sign or a caret of a path would be lost. */
  @ParameterizedTest
  @ValueSource(strings = {"tsume.bat", "tsume-usi.bat"})
  void nothing_is_expanded_twice(String script) throws IOException {
    for (String line : commands(script)) {
      Matcher call = CALL.matcher(line);
      while (call.find()) {
        String arguments = call.group(1).replace("\"%%a\" \"%%b\"", ""); // parts of a version
        assertThat(arguments).as(line).doesNotContain("%", "^");
      }
    }
  }

  @Test
  void both_launchers_know_the_same_variables() throws IOException {
    Set<String> ofUnix = variables(Files.readString(ROOT.resolve("tsume")));
    assertThat(variables(text("tsume.bat"))).isEqualTo(ofUnix).hasSizeGreaterThan(2);
  }

  private static Set<String> variables(String text) {
    Set<String> names = new TreeSet<>();
    Matcher name = VARIABLE.matcher(text);
    while (name.find()) {
      names.add(name.group());
    }
    return names;
  }

  @ParameterizedTest
  @ValueSource(strings = {"tsume.bat"})
  void what_is_opened_is_closed(String script) throws IOException {
    List<String> commands = commands(script);
    long opened = commands.stream().filter(line -> line.startsWith("pushd ")).count();
    assertThat(commands.stream().filter("popd"::equals).count()).isEqualTo(opened);
    // The console gets its own code page back.
    assertThat(text(script)).contains("chcp 65001", "chcp %code_page%");
    // Each way through the script ends before the subroutines begin, and each of them returns.
    String[] parts = text(script).split("\r\nexit /b %exit_code%\r\n", -1);
    assertThat(parts).hasSize(2);
    for (String routine : parts[1].split("\r\n(?=:)", -1)) {
      assertThat(routine.startsWith(":") ? routine.replaceAll("(\r\n|rem .*)*$", "") : "exit /b 0")
          .endsWith("exit /b 0");
    }
  }
}
