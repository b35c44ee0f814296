package io.github.tsume.app.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pieces of a file are read as the file is. */
class InputPiecesTest {
  private static final String ONE = "1k7/9/2G6/9/9/9/9/9/9 b SN 1";
  private static final String TWO = "k8/B8/9/+P8/9/9/9/9/9 b GS 1";

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "\n\n",
        "# nothing but a comment\n",
        ONE,
        ONE + "\n\n",
        ONE + "\tname\n",
        ONE + "\n" + TWO + "\n",
        "# about the first\n" + ONE + "\n# about the second\n" + TWO + "\tb\t5\ttitle\n",
        "# heading\n\n# about the first\n" + ONE + "\n" + TWO,
        "# sfen\tname\n" + ONE + "\tx\n" + TWO + "\ty\n# the end\n\n# really\n",
        "# heading\n\nno position at all\n" + ONE + "\n\n" + TWO + "\n",
        "# sfen\tname\nbad/line b -\n# about\n" + ONE + "\nbad again b - 1\n" + TWO + "\n",
        "\ufeff# heading\n\n" + ONE + "\r\n" + TWO + "\r\n\u001a",
        ONE + "\n\n\n\n# later\n" + TWO + " # a note\n",
        "問1 " + ONE + "\n- " + TWO + "\n",
        "see https://example.org/?sfen=1k7/9/2G6/9/9/9/9/9/9_b_SN_1, and [b]"
            + "(https://example.org/?sfen=k8/B8/9/+P8/9/9/9/9/9_b_GS_1) 5手詰\n"
            + TWO
            + "\n",
        "id,sfen\n1," + ONE + "\n2," + TWO + "\n",
        "９／９／９／９／９／９／９／ｋ８／９　ｂ　Ｇ　１\n" + TWO + "\n",
        ONE + "\nwords\nbad/line b -\nmore words\n",
        ONE + "\nwords\nbad/line b -\nmore words\n" + TWO + "\nthe end\n",
      })
  void of_lines(String text) throws IOException {
    same("lines.sfen", text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void of_japanese_lines() throws IOException {
    String text = "# 見出し\n\n" + ONE + "\t一\t3\t題\t作者：某\n# 次\n" + TWO + "\t二\n";
    same("lines.sfen", text.getBytes(Charset.forName("windows-31j")));
    same("lines.sfen", text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void of_other_files() throws IOException {
    Path first = Path.of("../../problems/first/line-fails.kif");
    same("one.kif", Files.readAllBytes(first));
    String csa = "V2.2\nP1 *  *  *  *  *  *  *  * -OU\nP+00KI\n+\n";
    same("two.csa", (csa + "/\n" + csa).getBytes(StandardCharsets.US_ASCII));
    same("none.txt", "hello\n".getBytes(StandardCharsets.US_ASCII));
  }

  @Test
  void of_the_collection() throws IOException {
    same("zuko.sfen", Files.readAllBytes(Path.of("../../problems/zuko/zuko.sfen")));
  }

  private void same(String name, byte[] bytes) throws IOException {
    Path file = folder.resolve(name);
    Files.write(file, bytes);
    List<InputEntry> whole = new ArrayList<>();
    try (InputSource source =
        new InputSource(
            List.of(file.toString()),
            InputOptions.DEFAULT,
            new ByteArrayInputStream(new byte[0]))) {
      source.forEachRemaining(whole::add);
    }
    List<InputEntry> pieces = new ArrayList<>();
    InputPieces.of(new ByteArrayInputStream(bytes), file.toString(), InputOptions.DEFAULT)
        .forEachRemaining(piece -> pieces.add(piece.entry(InputOptions.DEFAULT)));
    assertThat(pieces).extracting(InputPiecesTest::text).isEqualTo(texts(whole));
  }

  private static List<String> texts(List<InputEntry> entries) {
    return entries.stream().map(InputPiecesTest::text).toList();
  }

  private static String text(InputEntry entry) {
    if (entry instanceof InputEntry.Bad bad) {
      return bad.toString();
    }
    var problem = ((InputEntry.Good) entry).problem();
    return String.join(
        "|",
        entry.id(),
        entry.source().toString(),
        String.valueOf(entry.source().number()),
        problem.setup().toString(),
        problem.metadata().toString(),
        problem.tree().toString(),
        problem.warnings().toString(),
        problem.faults().toString());
  }
}
