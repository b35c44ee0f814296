package io.github.tsume.app.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The tests of all modules: each is named by a sentence in small letters. */
class TestNamesTest {
  private static final Pattern TEST =
      Pattern.compile("(?:@Test|@ParameterizedTest|@RepeatedTest)\\b(?s:.*?)\\bvoid (\\w+)\\(");

  private static final Pattern SENTENCE = Pattern.compile("[a-z0-9]+(_[a-z0-9]+)*");

  @Test
  void tests_are_named_by_sentences_with_underscores() throws IOException {
    List<String> wrong = new ArrayList<>();
    int seen = 0;
    for (Path file : sources()) {
      for (MatchResult match : TEST.matcher(Files.readString(file)).results().toList()) {
        seen++;
        if (!SENTENCE.matcher(match.group(1)).matches()) {
          wrong.add(file.getFileName() + ": " + match.group(1));
        }
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(seen).as("tests found").isGreaterThan(500);
  }

  private static List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.walk(Markdown.ROOT.resolve("solver"))) {
      return files.filter(file -> file.toString().endsWith("Test.java")).toList();
    }
  }
}
