package io.github.tsume.app.input;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.github.tsume.record.Warning;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Lines of which some are too large for the memory. */
// One byte at a time is what these streams are about.
@SuppressWarnings("InputStreamSlowMultibyteRead")
class SfenStreamTest {
  private static final String MATE = "4k4/9/4P4/9/9/9/9/9/9 b G 1";

  /** A stream for whose bytes at some places there is no memory; each can be passed over. */
  private static final class Short extends InputStream {
    private final byte[] bytes;
    private final Set<Integer> places;
    private int at;
    private int failed = -1;

    Short(String text, Set<Integer> places) {
      bytes = text.getBytes(UTF_8);
      this.places = places;
    }

    @Override
    public int read() {
      if (places.contains(at) && failed != at) {
        failed = at;
        throw new OutOfMemoryError("as if");
      }
      return at < bytes.length ? bytes[at++] & 0xff : -1;
    }
  }

  private static List<String> rows(InputStream in) throws IOException {
    List<String> rows = new ArrayList<>();
    Iterator<InputEntry> entries = new SfenStream(in, "a", InputOptions.DEFAULT, null);
    while (entries.hasNext()) {
      InputEntry entry = entries.next();
      String what = entry instanceof InputEntry.Bad bad ? bad.error().code() : "read";
      rows.add(entry.id() + " line " + entry.source().line() + " " + what);
    }
    return rows;
  }

  @Test
  void what_comes_after_a_line_without_memory_is_read_under_its_own_number_and_line()
      throws IOException {
    for (String end : List.of("\n", "\r\n", "\r")) {
      String text = (MATE + end).repeat(2) + "# of the third" + end + (MATE + end).repeat(3);
      int third = text.indexOf('#') + ("# of the third" + end).length();
      for (int within : new int[] {1, 10, MATE.length()}) {
        assertThat(rows(new Short(text, Set.of(third + within))))
            .as("byte " + within + " of the third, lines ended by " + end.length())
            .containsExactly(
                "a-1 line 1 read",
                "a-2 line 2 read",
                "a-3 line 4 out-of-memory",
                "a-4 line 5 read",
                "a-5 line 6 read");
      }
    }
  }

  @Test
  void each_line_without_memory_is_a_row_of_its_own_be_it_the_first_or_the_last()
      throws IOException {
    String text = (MATE + "\n").repeat(4);
    int line = MATE.length() + 1;
    assertThat(rows(new Short(text, Set.of(5, line + 5, 3 * line + 5))))
        .containsExactly(
            "a-1 line 1 out-of-memory",
            "a-2 line 2 out-of-memory",
            "a-3 line 3 read",
            "a-4 line 4 out-of-memory");
  }

  @Test
  void comments_before_a_line_without_memory_are_not_given_to_the_next() throws IOException {
    String text = MATE + "\n# a secret of the second\n" + MATE + "\n" + MATE + "\n";
    int second = text.indexOf(MATE, MATE.length());
    Iterator<InputEntry> entries =
        new SfenStream(new Short(text, Set.of(second + 3)), "a", InputOptions.DEFAULT, null);
    entries.next();
    assertThat(entries.next()).isInstanceOf(InputEntry.Bad.class);
    assertThat(entries.next())
        .isInstanceOfSatisfying(
            InputEntry.Good.class,
            good -> assertThat(good.problem().tree().toString()).doesNotContain("secret"));
  }

  @Test
  void a_stream_that_never_has_memory_ends_with_one_row() throws IOException {
    InputStream never =
        new InputStream() {
          @Override
          public int read() {
            throw new OutOfMemoryError("as if");
          }
        };
    assertThat(rows(never)).containsExactly("a line 1 out-of-memory");
    // It stops in the middle of a line for ever.
    int[] at = new int[1];
    InputStream stuck =
        new InputStream() {
          @Override
          public int read() {
            if (at[0] == MATE.length() + 5) {
              throw new OutOfMemoryError("as if");
            }
            return (MATE + "\n" + MATE).charAt(at[0]++);
          }
        };
    assertThat(rows(stuck)).containsExactly("a-1 line 1 read", "a-2 line 2 out-of-memory");
  }

  @Test
  void words_after_the_last_position_are_told_even_if_that_cannot_be_read() {
    String text = MATE + "\nsome words\n4x4/9 b -\nmore words\n";
    List<InputEntry> entries = new ArrayList<>();
    new SfenStream(
            new ByteArrayInputStream(text.getBytes(UTF_8)), "a.sfen", InputOptions.DEFAULT, null)
        .forEachRemaining(entries::add);
    assertThat(entries).hasSize(2);
    InputEntry.Bad last = (InputEntry.Bad) entries.get(1);
    assertThat(last.warnings())
        .extracting(Warning::line, warning -> warning.arguments().get(0))
        .containsExactly(tuple(2, "some words"), tuple(4, "more words"));
  }
}
