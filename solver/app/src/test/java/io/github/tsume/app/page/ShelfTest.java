package io.github.tsume.app.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The lists that the page keeps, without a browser: its script with a database of the test's. */
class ShelfTest {
  private static final List<String> SCRIPTS =
      List.of("database.mjs", "shelf.test.mjs", "unfit.txt");

  @TempDir private Path folder;

  @Test
  void whatever_ends_a_tab_what_it_found_is_kept_and_what_does_not_fit_is_set_aside()
      throws Exception {
    for (String name : SCRIPTS) {
      try (var script = ShelfTest.class.getResourceAsStream(name)) {
        Files.write(folder.resolve(name), Objects.requireNonNull(script).readAllBytes());
      }
    }
    Files.write(folder.resolve("shelf.mjs"), PageFiles.all().get("page/shelf.js"));
    assumeTrue(isThereNode(), "Node.js is missing");
    Process node =
        new ProcessBuilder("node", "shelf.test.mjs")
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .start();
    String said = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    node.waitFor();
    assertThat(said.lines().filter(line -> !line.startsWith("done"))).isEmpty();
    assertThat(said).contains("done ");
  }

  private static boolean isThereNode() throws InterruptedException {
    try {
      return new ProcessBuilder("node", "--version").start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }
}
