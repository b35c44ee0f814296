package io.github.tsume.app.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** What can be said of the workflows without running them. */
class WorkflowsTest {
  private static final Path ROOT = Path.of("../..");

  private static final Set<String> OF_JOB =
      Set.of(
          "concurrency",
          "defaults",
          "env",
          "environment",
          "if",
          "name",
          "needs",
          "outputs",
          "permissions",
          "runs-on",
          "steps",
          "strategy",
          "timeout-minutes");
  private static final Set<String> OF_STEP =
      Set.of("env", "id", "if", "name", "run", "shell", "uses", "with", "working-directory");
  private static final Set<String> SCOPES =
      Set.of("attestations", "contents", "id-token", "pages", "pull-requests");
  private static final Set<String> SHELLS = Set.of("bash", "cmd", "pwsh");

  private static final Pattern PINNED = Pattern.compile("[\\w-]+/[\\w./-]+@[0-9a-f]{40}");
  private static final Pattern VERSION = Pattern.compile("uses: \\S+@[0-9a-f]{40} # v\\d+\\.\\d+");
  private static final Pattern EXPRESSION = Pattern.compile("\\$\\{\\{(.*?)}}");
  private static final Pattern NAME = Pattern.compile("\\b(matrix|steps)\\.([\\w-]+)");
  private static final Pattern PROFILE = Pattern.compile("(?<=\\s)-P([a-z]\\w*)");

  static List<Path> workflows() throws IOException {
    try (Stream<Path> files = Files.list(ROOT.resolve(".github/workflows"))) {
      return files.toList();
    }
  }

  @SuppressWarnings("unchecked")
  private static Map<Object, Object> map(@Nullable Object value) {
    return (Map<Object, Object>) Objects.requireNonNull(value);
  }

  private static Map<Object, Object> read(Path file) throws IOException {
    LoaderOptions options = new LoaderOptions();
    options.setAllowDuplicateKeys(false);
    return map(new Yaml(new SafeConstructor(options)).load(Files.readString(file)));
  }

  private static Map<Object, Object> jobs(Path file) throws IOException {
    return map(read(file).get("jobs"));
  }

  private static List<Map<Object, Object>> steps(Object job) {
    List<Map<Object, Object>> steps = new ArrayList<>();
    for (Object step : (List<?>) Objects.requireNonNull(map(job).get("steps"))) {
      steps.add(map(step));
    }
    return steps;
  }

  @ParameterizedTest
  @MethodSource("workflows")
  void each_has_a_beginning_few_rights_and_jobs_that_end_by_themselves(Path file)
      throws IOException {
    Map<Object, Object> all = read(file);
    // YAML reads a bare "on" as true.
    assertThat(all.containsKey("on") || all.containsKey(true)).isTrue();
    assertThat(map(all.get("permissions"))).isEqualTo(Map.of("contents", "read"));
    Map<Object, Object> jobs = jobs(file);
    jobs.forEach(
        (name, job) -> {
          assertThat(OF_JOB).as("of " + name).containsAll(names(map(job).keySet()));
          assertThat(map(job).get("runs-on")).as("the machine of " + name).isNotNull();
          if (map(job).get("permissions") instanceof Map<?, ?> rights) {
            assertThat(SCOPES).containsAll(names(rights.keySet()));
          }
          if (map(job).get("needs") instanceof String before) {
            assertThat(jobs).as("before " + name).containsKey(before);
          }
          assertThat(map(job).containsKey("timeout-minutes") || steps(job).size() <= 3)
              .as(name + " may hang for hours")
              .isTrue();
        });
  }

  private static Set<String> names(Set<?> keys) {
    Set<String> names = new HashSet<>();
    keys.forEach(key -> names.add(String.valueOf(key)));
    return names;
  }

  @ParameterizedTest
  @MethodSource("workflows")
  void each_step_runs_something_or_uses_something_whose_very_text_is_named(Path file)
      throws IOException {
    jobs(file)
        .forEach(
            (name, job) -> {
              for (Map<Object, Object> step : steps(job)) {
                assertThat(OF_STEP).as("of a step of " + name).containsAll(names(step.keySet()));
                assertThat(step.containsKey("run") ^ step.containsKey("uses"))
                    .as("" + step)
                    .isTrue();
                if (step.get("uses") instanceof String uses) {
                  assertThat(uses).matches(PINNED);
                }
                if (step.get("shell") instanceof String shell) {
                  assertThat(SHELLS).contains(shell);
                }
              }
            });
    List<String> uses = Files.readString(file).lines().filter(l -> l.contains("uses:")).toList();
    assertThat(uses).allMatch(line -> VERSION.matcher(line).find(), "says its version");
  }

  @ParameterizedTest
  @MethodSource("workflows")
  void each_expression_names_what_its_job_has(Path file) throws IOException {
    jobs(file)
        .forEach(
            (name, job) -> {
              Set<String> known = new HashSet<>();
              if (map(job).get("strategy") instanceof Map<?, ?> strategy) {
                names(map(strategy.get("matrix")).keySet()).forEach(k -> known.add("matrix." + k));
              }
              for (Map<Object, Object> step : steps(job)) {
                known.add("steps." + step.get("id"));
              }
              Matcher expression = EXPRESSION.matcher(String.valueOf(job));
              while (expression.find()) {
                Matcher found = NAME.matcher(expression.group(1));
                while (found.find()) {
                  assertThat(known).as("in " + name).contains(found.group());
                }
              }
            });
  }

  @ParameterizedTest
  @MethodSource("workflows")
  void each_script_may_be_run_and_each_profile_is_there(Path file) throws IOException {
    StringBuilder poms = new StringBuilder(Files.readString(ROOT.resolve("pom.xml")));
    try (Stream<Path> modules = Files.list(ROOT.resolve("solver"))) {
      for (Path module : modules.filter(m -> Files.exists(m.resolve("pom.xml"))).toList()) {
        poms.append(Files.readString(module.resolve("pom.xml")));
      }
    }
    boolean onUnix =
        ROOT.toAbsolutePath().getFileSystem().supportedFileAttributeViews().contains("posix");
    for (Object job : jobs(file).values()) {
      for (Map<Object, Object> step : steps(job)) {
        String run = String.valueOf(step.getOrDefault("run", ""));
        if (run.startsWith(".ci")) {
          Path script = ROOT.resolve(run.strip().replace('\\', '/'));
          assertThat(script).exists();
          assertThat(!onUnix || run.endsWith(".bat") || Files.isExecutable(script)).isTrue();
          assertThat(run.endsWith(".bat")).as(run).isEqualTo("cmd".equals(step.get("shell")));
        }
        Matcher profile = PROFILE.matcher(run);
        while (profile.find()) {
          assertThat(poms).contains("<id>" + profile.group(1) + "</id>");
        }
        if (step.get("working-directory") instanceof String folder) {
          assertThat(ROOT.resolve(folder.replaceAll("/target\\b.*", ""))).isDirectory();
        }
      }
    }
  }
}
