package io.github.tsume.notation.common;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.notation.sfen.SfenLineReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What would have been right, in words. */
class ExpectedWordsTest {
  private static final Path SOURCES = Path.of("src/main/java/io/github/tsume/notation");

  /** What stands in inputs as it is. */
  private static final String SYMBOLS =
      "startpos|sfen|position|resign|shogi|minishogi|tori|side|color|from|preset|nesting";

  @Test
  void numbers_and_alternatives_are_translated_one_by_one() {
    assertThat(ExpectedWords.japanese("9 ranks")).isEqualTo("9段");
    assertThat(ExpectedWords.japanese("piece|なし")).isEqualTo("駒|なし");
    assertThat(ExpectedWords.japanese("startpos | board")).isEqualTo("startpos | 盤面");
    assertThat(ExpectedWords.japanese("b|w")).isEqualTo("b|w");
    assertThat(ExpectedWords.japanese("")).isEmpty();
  }

  @Test
  void an_error_in_japanese_says_in_japanese_what_was_expected() {
    ReadResult.Entry entry = SfenLineReader.parseOne("4k4/9 b G 1", "", ReadOptions.DEFAULT);
    assertThat(entry)
        .isInstanceOfSatisfying(
            ReadResult.Failed.class,
            failed -> {
              assertThat(failed.error().expected(Locale.JAPANESE)).isEqualTo("9段");
              assertThat(failed.error().expected(Locale.ENGLISH)).isEqualTo("9 ranks");
            });
  }

  @Test
  void no_reader_expects_anything_in_english_words_alone() throws IOException {
    Pattern thrown = Pattern.compile("(?:ReadException|error)\\(\\s*(?:ErrorCode\\.|code)[^;]*;");
    Pattern literal = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");
    List<Path> files;
    try (Stream<Path> all = Files.walk(SOURCES)) {
      files = all.filter(file -> file.toString().endsWith(".java")).toList();
    }
    List<String> english = new ArrayList<>();
    int found = 0;
    for (Path file : files) {
      Matcher statements = thrown.matcher(Files.readString(file));
      while (statements.find()) {
        Matcher literals = literal.matcher(statements.group());
        while (literals.find()) {
          found++;
          String text = literals.group(1).strip();
          // Numbers are put before words such as these.
          String whole = text.matches("ranks|squares|cells") ? "9 " + text : text;
          String left = ExpectedWords.japanese(whole).replaceAll("\\b(?:" + SYMBOLS + ")\\b", "");
          if (Pattern.compile("[a-z]{3,}").matcher(left).find()) {
            english.add(file.getFileName() + ": " + text);
          }
        }
      }
    }
    assertThat(english).isEmpty();
    assertThat(found).isGreaterThan(60);
  }
}
