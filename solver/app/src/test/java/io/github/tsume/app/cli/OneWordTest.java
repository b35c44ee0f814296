package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** One thing has one word in all texts: messages, help, and the help of the job for clusters. */
class OneWordTest {
  private static final List<String> BUNDLES =
      List.of(
          "../results/src/main/resources/io/github/tsume/results/text/messages",
          "../results/src/main/resources/io/github/tsume/results/text/commands",
          "src/main/resources/io/github/tsume/app/cli/help",
          "../spark/src/main/resources/io/github/tsume/spark/help");

  /** What is not to be said, and what is said instead. */
  private static final Map<String, String> ENGLISH =
      Map.of(
          "(?i)director(?:y|ies)", "folder",
          "(?i)insoluble", "unsolvable",
          "(?i)multi(?:ple)? solutions?", "cooked",
          "(?i)tablebase|transposition table", "table",
          "(?i)main line|principal", "mainline",
          "(?i)solver memory", "memory for the table");

  private static final Map<String, String> JAPANESE =
      Map.of(
          "ディレクトリ|フォルダー", "フォルダ",
          "ブラウザー", "ブラウザ",
          "ノード", "局面",
          "ルール", "規則",
          "(?<!置換)表の(?:メモリ|大きさ)", "置換表の",
          "本手順|正解手順", "作意",
          "各問", "各題",
          "[ぁ-ん一-龠ァ-ヶ]\\([^)]*[ぁ-ん一-龠]", "（…）");

  @Test
  void what_has_a_word_is_called_by_no_other() throws IOException {
    Map<String, String> found = new TreeMap<>();
    for (String bundle : BUNDLES) {
      collect(bundle + ".properties", ENGLISH, found);
      collect(bundle + "_ja.properties", JAPANESE, found);
    }
    assertThat(found).isEmpty();
  }

  private static void collect(String file, Map<String, String> words, Map<String, String> found)
      throws IOException {
    Properties texts = new Properties();
    try (Reader reader = Files.newBufferedReader(Path.of(file))) {
      texts.load(reader);
    }
    assertThat(texts).isNotEmpty();
    texts.forEach(
        (key, text) ->
            words.forEach(
                (other, word) -> {
                  if (Pattern.compile(other).matcher((String) text).find()) {
                    found.put(file + " " + key, "say " + word + ": " + text);
                  }
                }));
  }
}
