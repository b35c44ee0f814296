package io.github.tsume.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs with every release, whatever it leaves out. */
class ManifestsTest {
  /** The sum of "abc", as FIPS 180-2 gives it. */
  private static final String ABC =
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

  @TempDir Path folder;

  @Test
  void manifests_name_the_archives_by_their_checksums() throws IOException {
    Files.writeString(folder.resolve("tsume-0.2.0-without-java.tar.gz"), "abc");
    Files.writeString(folder.resolve("tsume-0.2.0-without-java.zip"), "abc");
    write();
    String archive = "https://host.example/t/releases/download/v0.2.0/tsume-0.2.0-without-java";
    assertThat(read("tsume.rb"))
        .contains("url \"" + archive + ".tar.gz\"\n")
        .contains("sha256 \"" + ABC + "\"\n")
        .doesNotContain("@");
    assertThat(read("tsume.json"))
        .contains("\"url\": \"" + archive + ".zip\",\n")
        .contains("\"hash\": \"" + ABC + "\"\n")
        .contains("suggest")
        .doesNotContain("@");
    assertThat(read("SHA256SUMS").lines())
        .contains(ABC + "  tsume-0.2.0-without-java.zip")
        .hasSize(4);
  }

  @Test
  void the_archive_with_a_java_is_preferred_on_windows() throws IOException {
    Files.writeString(folder.resolve("tsume-0.2.0-without-java.tar.gz"), "");
    Files.writeString(folder.resolve("tsume-0.2.0-windows-amd64.zip"), "abc");
    write();
    assertThat(read("tsume.json"))
        .contains("tsume-0.2.0-windows-amd64.zip\"")
        .contains(ABC)
        .doesNotContain("suggest");
  }

  @Test
  void no_manifest_names_an_archive_that_is_not_there() throws IOException {
    Files.writeString(folder.resolve("tsume-0.1.0-without-java.tar.gz"), "abc");
    assertThatThrownBy(this::write).hasMessageContaining("tsume-0.2.0-without-java");
  }

  private void write() throws IOException {
    Manifests.main(new String[] {"0.2.0", "https://host.example/t", "" + folder});
  }

  private String read(String name) throws IOException {
    return Files.readString(folder.resolve(name));
  }
}
