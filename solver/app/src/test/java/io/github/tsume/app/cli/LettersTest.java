package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Letters to authors, and what an editor may like to know besides. */
class LettersTest {
  /** A gold on 2b or 2c mates. */
  private static final String COOKED = "9/6+B1k/9/9/9/9/9/9/9 b G2rb3g4s4n4l18p 1";

  @TempDir private Path directory;

  @Test
  void a_letter_has_the_diagram_the_verdict_the_cook_as_a_line_and_the_nearest_repair()
      throws IOException {
    String letter = letter(COOKED + "\tgolds\t3\tTwo golds", "--lang", "en");
    assertThat(letter).startsWith("Two golds\n");
    assertThat(letter).contains("| ・ ・ ・ ・ ・ ・ 馬 ・v玉|二");
    assertThat(letter).contains("cooked: mate in 3", "G*2c K-1a G-2b", "a repair: ");
    assertThat(letter).doesNotContain("nodes");
  }

  @Test
  void a_letter_is_in_the_language_that_is_asked_for() throws IOException {
    assertThat(letter(COOKED, "--lang", "ja")).contains("余詰", "▲２三金", "修正案：");
  }

  @Test
  void a_problem_that_is_none_has_a_letter_with_its_diagram_that_says_why() throws IOException {
    String twoPawns = "4k4/4P4/9/4P4/9/9/9/9/9 b G 1";
    assertThat(letter(twoPawns + "\tx\t3\t二歩の題", "--lang", "en"))
        .startsWith("二歩の題\n")
        .contains("| ・ ・ ・ ・ 歩", "\np.sfen: ", "pawns on file 5")
        .doesNotContain(directory.toString(), "two-pawns");
    assertThat(letter("4k4/9/4P4/9 b G 1\tx\t3\t落丁\t作者：山田", "--lang", "ja"))
        .isEqualTo("落丁  山田\np.sfen: 1行目 4段しかありません（正しくは：9段）\n");
  }

  @Test
  void a_letter_writes_moves_in_its_language_and_tells_nobody_of_others() throws IOException {
    String wrong = "4k4/9/4P4/9/9/9/9/9/9 b G 1 moves G*4b 5a4b";
    String both = wrong.replace(" moves G*4b 5a4b", "\n") + wrong.replace("G*4b", "S*4b");
    assertThat(letter(both, "--lang", "ja"))
        .contains("作意の▲４二銀打は指せない手です", "▲４二銀打 （指せない手）")
        .doesNotContain("同一局面");
  }

  private String letter(String problem, String... options) throws IOException {
    Path input = Files.writeString(directory.resolve("p.sfen"), problem + "\n");
    Path output = directory.resolve("out");
    String[] words = {
      "check", "" + input, "-o", "" + output, "--advice", "--report", "letters", "--hash", "16m"
    };
    Run.tsume(
        java.util.stream.Stream.of(words, options)
            .flatMap(java.util.Arrays::stream)
            .toArray(String[]::new));
    try (var files = Files.list(output.resolve("letters"))) {
      return Files.readString(files.max(java.util.Comparator.naturalOrder()).orElseThrow());
    }
  }
}
