package io.github.tsume.app.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** No package is a hall without inner walls, and what everybody speaks of is one type. */
class RoomsTest {
  private static final int MOST_FILES = 45;

  private static final Pattern TYPE =
      Pattern.compile(
          "^ *(?:public |private |static |final |sealed )*(?:class|record|interface|enum) "
              + "(Verdict|Outcome|Severity|Profile|DefectClass|Goal|Aim|Reason|Remark|Standing"
              + "|Judgement|Facts|Conclusion|Session|Question)\\b",
          Pattern.MULTILINE);

  @Test
  void no_package_has_more_files_than_one_can_survey() throws IOException {
    Map<Path, Long> rooms =
        sources().stream()
            .filter(file -> !file.endsWith("package-info.java"))
            .collect(
                Collectors.groupingBy(
                    file -> Markdown.ROOT.relativize(file.getParent()),
                    TreeMap::new,
                    Collectors.counting()));
    assertThat(rooms.entrySet()).filteredOn(room -> room.getValue() > MOST_FILES).isEmpty();
    assertThat(rooms.size()).as("packages found").isGreaterThan(60);
  }

  @Test
  void what_everybody_speaks_of_is_one_type() throws IOException {
    Map<String, List<String>> types = new TreeMap<>();
    for (Path file : sources()) {
      Matcher type = TYPE.matcher(Files.readString(file));
      while (type.find()) {
        String name = file.getFileName().toString();
        types.computeIfAbsent(type.group(1), word -> new ArrayList<>()).add(name);
      }
    }
    assertThat(types.entrySet()).filteredOn(type -> type.getValue().size() > 1).isEmpty();
    assertThat(types).hasSize(15);
  }

  private static List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.walk(Markdown.ROOT.resolve("solver"))) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> file.toString().replace('\\', '/').contains("/src/main/java/"))
          .toList();
    }
  }
}
