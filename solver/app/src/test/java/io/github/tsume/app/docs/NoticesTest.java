package io.github.tsume.app.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The notices name what the program's jar bundles: each library, its version and its licence. */
class NoticesTest {
  private static final Pattern VERSION = Pattern.compile("<(\\w[\\w-]*)\\.version>([^<]+)<");
  private static final Pattern DEPENDENCY =
      Pattern.compile(
          "<dependency>\\s*<groupId>([^<]+)</groupId>\\s*<artifactId>([^<]+)</artifactId>(.*?)"
              + "</dependency>",
          Pattern.DOTALL);
  private static final Pattern ROW =
      Pattern.compile("(?m)^\\| \\[.*?\\| `([^`]+)` \\| ([^ |]+) \\| ([^ |]+) \\|$");

  /** What is compiled into a module of ours, and is no dependency that Maven knows. */
  private static final String PICOCLI = "info.picocli:picocli";

  private static String pom(String module) throws IOException {
    return Files.readString(Markdown.ROOT.resolve(module).resolve("pom.xml"));
  }

  /** What the modules of the program depend on when it runs, with the versions of the parent. */
  private static Map<String, String> bundled() throws IOException {
    String parent = pom("");
    Map<String, String> properties = new HashMap<>();
    Matcher version = VERSION.matcher(parent);
    while (version.find()) {
      properties.put("${" + version.group(1) + ".version}", version.group(2));
    }
    int managed = parent.indexOf("</dependencyManagement>");
    Map<String, String> versions = new HashMap<>();
    Matcher all = DEPENDENCY.matcher(parent.substring(0, managed));
    while (all.find()) {
      Matcher its = Pattern.compile("<version>([^<]+)<").matcher(all.group(3));
      if (its.find()) {
        versions.put(all.group(1) + ":" + all.group(2), properties.get(its.group(1)));
      }
    }
    String modules = parent.substring(managed) + pom("solver/core") + pom("solver/app");
    // What a plugin of the build depends on is not shipped.
    modules = modules.replaceAll("(?s)<plugin>.*?</plugin>", "");
    Map<String, String> bundled = new HashMap<>();
    bundled.put(PICOCLI, properties.get("${picocli.version}"));
    Matcher used = DEPENDENCY.matcher(modules);
    while (used.find()) {
      String name = used.group(1) + ":" + used.group(2);
      boolean runs = !used.group(3).matches("(?s).*<scope>(test|provided)<.*");
      if (runs && !used.group(1).equals("io.github.tsume")) {
        bundled.put(name, versions.get(name));
      }
    }
    return bundled;
  }

  @Test
  void every_library_is_named_with_its_version_and_its_licence() throws IOException {
    Map<String, String> bundled = bundled();
    assertThat(bundled).hasSizeGreaterThan(4).doesNotContainValue(null);
    Map<String, String> named = new HashMap<>();
    String notices = Files.readString(Markdown.ROOT.resolve("THIRD-PARTY-NOTICES.md"));
    Matcher rows = ROW.matcher(notices);
    while (rows.find()) {
      named.put(rows.group(1), rows.group(2));
      assertThat(rows.group(3)).isEqualTo("Apache-2.0");
    }
    assertThat(named).isEqualTo(bundled);
  }

  /** All of these are in the jar under one copy of their licence. */
  @Test
  void the_licence_is_that_of_the_libraries() throws IOException {
    assertThat(Files.readString(Markdown.ROOT.resolve("LICENSE")))
        .contains("Apache License", "Version 2.0, January 2004");
    assertThat(new TreeSet<>(bundled().keySet())).allMatch(name -> name.matches("[a-z.]+:[a-z-]+"));
  }
}
