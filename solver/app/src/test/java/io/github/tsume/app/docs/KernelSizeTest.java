package io.github.tsume.app.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How much has to be trusted: the guide to certificates says it, and it stays readable. */
class KernelSizeTest {
  @ParameterizedTest
  @CsvSource({
    "rules, solver/core/src/main/java/io/github/tsume/rules",
    "board, solver/core/src/main/java/io/github/tsume/board",
    "verify, solver/core/src/main/java/io/github/tsume/verify",
    "verdict, solver/core/src/main/java/io/github/tsume/verdict",
    "judgement, solver/core/src/main/java/io/github/tsume/judgement",
    "certificate, solver/verify/src/main/java/io/github/tsume/certificate",
  })
  void the_guide_tells_how_large_each_part_of_the_kernel_is(String name, String folder)
      throws IOException {
    String row = row(name);
    String[] cells = row.split("\\|");
    assertThat(Integer.parseInt(cells[2].strip())).as(row).isEqualTo(files(folder).size());
    assertThat(hundreds(lines(folder))).as(row).isEqualTo(cells[3].strip());
  }

  /** Hundreds of lines, so that not every change of a line is one of the guide. */
  private static String hundreds(long lines) {
    return String.valueOf((lines + 99) / 100 * 100);
  }

  private static String row(String name) throws IOException {
    List<String> rows =
        Files.readAllLines(Markdown.ROOT.resolve("solver/docs/certificates.md")).stream()
            .filter(line -> line.startsWith("| `" + name + "` |"))
            .toList();
    assertThat(rows).as(name).hasSize(1);
    return rows.get(0);
  }

  private static List<Path> files(String folder) throws IOException {
    try (Stream<Path> files = Files.walk(Markdown.ROOT.resolve(folder))) {
      return files.filter(file -> file.toString().endsWith(".java")).toList();
    }
  }

  private static long lines(String folder) throws IOException {
    long lines = 0;
    for (Path file : files(folder)) {
      lines += Files.readAllLines(file).size();
    }
    return lines;
  }
}
