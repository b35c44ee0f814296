package io.github.tsume.app.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Directories as they are on real disks: with links, and with parts that cannot be read. */
class PlacesTest {
  private static final String SFEN = "4k4/9/4P4/9/9/9/9/9/9 b G 1";

  @TempDir private Path directory;

  @BeforeEach
  void problems() throws IOException {
    Files.createDirectories(directory.resolve("here/sub"));
    Files.createDirectories(directory.resolve("there"));
    Files.writeString(directory.resolve("here/a.sfen"), SFEN);
    Files.writeString(directory.resolve("here/sub/b.sfen"), SFEN);
    Files.writeString(directory.resolve("there/c.sfen"), SFEN);
  }

  private void link(String name, String target) throws IOException {
    try {
      Files.createSymbolicLink(directory.resolve(name), Path.of(target));
    } catch (UnsupportedOperationException | IOException e) {
      if (!Files.isSymbolicLink(directory.resolve(name))) {
        abort("no symbolic links here: " + e);
      }
    }
  }

  private List<String> names(List<Path> paths) {
    return paths.stream().map(path -> directory.relativize(path).toString()).toList();
  }

  @Test
  void patterns_of_windows_are_patterns() {
    assertThat(Places.withSlashes("problems\\zuko\\*.kif", "\\")).isEqualTo("problems/zuko/*.kif");
    assertThat(Places.withSlashes("a\\[b]*.kif", "/")).isEqualTo("a\\[b]*.kif");
    assertThat(Places.root("C:/*.kif", "C:")).isEqualTo("C:/");
    assertThat(Places.root("/*.kif", "")).isEqualTo("/");
    assertThat(Places.root("*.kif", "")).isEmpty();
    assertThat(Places.root("//host/share/*.kif", "//host/share")).isEqualTo("//host/share");
  }

  @Test
  void links_to_directories_and_files_are_followed() throws IOException {
    link("link", "here");
    link("here/others", "../there");
    link("here/d.sfen", "../there/c.sfen");
    assertThat(names(Places.under(directory.resolve("link"))))
        .containsExactly("link/a.sfen", "link/d.sfen", "link/others/c.sfen", "link/sub/b.sfen");
    assertThat(names(Places.matching(directory + "/here/**/*.sfen")))
        .containsExactly("here/others/c.sfen", "here/sub/b.sfen");
    assertThat(names(Places.matching(directory + "/link/*/*.sfen")))
        .containsExactly("link/others/c.sfen", "link/sub/b.sfen");
  }

  @Test
  void links_that_lead_back_do_not_lead_round_and_no_file_comes_twice() throws IOException {
    link("here/back", "..");
    link("here/sub/self", ".");
    link("there/other", "../here");
    link("a-link", "here");
    assertThat(names(Places.under(directory)))
        .containsExactly("here/a.sfen", "here/sub/b.sfen", "there/c.sfen");
    assertThat(names(Places.under(directory.resolve("here"))))
        .containsExactly("here/a.sfen", "here/back/there/c.sfen", "here/sub/b.sfen");
  }

  @Test
  void a_link_to_nothing_is_told_of() throws IOException {
    link("here/gone.sfen", "nowhere.sfen");
    link("here/gone.txt", "nowhere.txt");
    assertThat(read(directory.resolve("here").toString()))
        .containsExactly("a good", "gone no-such-file", "gone no-such-file", "b good");
  }

  private static List<String> read(String input) {
    List<String> entries = new ArrayList<>();
    try (InputSource source =
        new InputSource(List.of(input), InputOptions.DEFAULT, InputStream.nullInputStream())) {
      source.forEachRemaining(
          entry -> {
            String code = entry instanceof InputEntry.Bad bad ? bad.error().code() : "good";
            entries.add(entry.id() + " " + code);
          });
    }
    return entries;
  }

  /** A disk on which one directory cannot be read, whoever runs the test. */
  private FileTree.Listing refusing(String name) {
    Path refused = directory.resolve(name);
    return path -> {
      if (path.equals(refused)) {
        throw new AccessDeniedException(path.toString());
      }
      return FileTree.children(path);
    };
  }

  @Test
  void a_directory_that_cannot_be_read_stands_for_itself_among_the_others() throws IOException {
    assertThat(names(Places.under(directory, refusing("here/sub"))))
        .containsExactly("here/a.sfen", "here/sub", "there/c.sfen");
    assertThat(names(Places.matching(directory + "/**/*.sfen", refusing("there"))))
        .containsExactly("here/a.sfen", "here/sub/b.sfen", "there");
    assertThat(names(Places.matching(directory + "/*/*.sfen", refusing("here"))))
        .containsExactly("here", "there/c.sfen");
    assertThatThrownBy(() -> Places.under(directory, refusing("")))
        .isInstanceOf(AccessDeniedException.class);
  }

  @Test
  void what_cannot_be_read_is_one_entry_and_the_rest_is_read() throws IOException {
    Path closed = directory.resolve("here/sub");
    if (!closed.toFile().setReadable(false) || Files.isReadable(closed)) {
      closed.toFile().setReadable(true);
      abort("nothing can be hidden from this user");
    }
    try {
      assertThat(read(directory.toString())).containsExactly("a good", "sub cannot-read", "c good");
    } finally {
      closed.toFile().setReadable(true);
    }
  }
}
