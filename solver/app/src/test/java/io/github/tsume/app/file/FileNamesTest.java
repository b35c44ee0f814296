package io.github.tsume.app.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FileNamesTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        ".",
        "..",
        "../../../notes",
        "/etc/passwd",
        "C:\\x",
        "a/b",
        "what?",
        "\n",
        "x\0y",
        ".hidden",
        "CON",
        "con.",
        "nul .x",
        "aux.tar.gz",
        "COM1",
        "lpt\u00b2",
        "CONIN$",
        "\ud800x"
      })
  void what_no_file_can_be_called_is_changed(String name) {
    String safe = FileNames.safe(name);
    assertThat(safe).isNotEqualTo(name);
    assertThat(Path.of("folder").resolve(safe + ".txt").normalize().getParent())
        .isEqualTo(Path.of("folder"));
    assertThat(FileNames.safe(safe)).isEqualTo(safe);
    assertThat(FileNames.distinct(name)).startsWith(safe + "~");
  }

  @ParameterizedTest
  @ValueSource(strings = {"zuko-001", "No.1", "第1回", "a~2", "console", "com10", "a b"})
  void other_names_stay(String name) {
    assertThat(FileNames.safe(name)).isEqualTo(name);
    assertThat(FileNames.distinct(name)).isEqualTo(name);
  }

  @Test
  void different_names_stay_different() {
    String marked = FileNames.distinct("a/b");
    String cut = "x".repeat(300);
    List<String> names =
        List.of("a/b", "a:b", "a_b", marked, FileNames.distinct(marked), cut + "Aa", cut + "BB");
    Set<String> files = new HashSet<>();
    for (String name : names) {
      assertThat(files.add(FileNames.distinct(name))).as(name).isTrue();
      assertThat(FileNames.distinct(name))
          .as("always the same")
          .isEqualTo(FileNames.distinct(name));
    }
  }

  @Test
  void names_are_as_long_as_file_systems_allow() {
    for (String letter : List.of("x", "詰", "\ud83d\ude00")) {
      String name = FileNames.distinct(letter.repeat(400)) + ".kif";
      assertThat(name.getBytes(StandardCharsets.UTF_8).length).isLessThan(255);
    }
  }
}
