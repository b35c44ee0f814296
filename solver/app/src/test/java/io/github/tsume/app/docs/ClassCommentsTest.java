package io.github.tsume.app.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The comments of classes: the first sentence says with a noun what the class is. */
class ClassCommentsTest {
  private static final Pattern COMMENT =
      Pattern.compile(
          "/\\*\\*[\\s*]*((?:(?!\\*/).)*?)\\*/\\s*(?:@\\w+(?:\\([^)]*\\))?\\s*)*"
              + "(?:(?:public|final|abstract|sealed|non-sealed)\\s+)*"
              + "(?:class|record|interface|enum|@interface)\\s+(\\w+)",
          Pattern.DOTALL);

  private static final Set<String> CLAUSES =
      Set.of("What", "Who", "How", "Whether", "Where", "Which", "When", "Why", "That", "If");

  private static final Set<String> VERBS =
      Set.of(
          ("Adds|Asks|Brings|Chooses|Collects|Compares|Compresses|Concludes|Copies"
                  + "|Counts|Cuts|Decides|Derives|Does|Draws|Drops|Ends|Explains|Extends"
                  + "|Finds|Follows|Gives|Hears|Judges|Keeps|Knows|Lists|Looks|Makes"
                  + "|Opens|Owns|Paints|Passes|Plays|Prints|Proves|Puts|Reads|Recognizes"
                  + "|Remembers|Replays|Rounds|Runs|Says|Searches|Serves|Settles|Shows"
                  + "|Solves|Takes|Tells|Tries|Turns|Uses|Waits|Wakes|Warns|Works|Writes")
              .split("\\|"));

  @Test
  void class_comments_begin_with_a_noun() throws IOException {
    List<String> others = new ArrayList<>();
    int seen = 0;
    for (Path file : FileLengthTest.sources()) {
      Matcher comment = COMMENT.matcher(Files.readString(file));
      if (comment.find()) {
        seen++;
        String word = comment.group(1).split("[^A-Za-z]", 2)[0];
        if (CLAUSES.contains(word) || VERBS.contains(word)) {
          others.add(file.getFileName() + ": " + comment.group(1).lines().findFirst().orElse(""));
        }
      }
    }
    assertThat(others).isEmpty();
    assertThat(seen).as("comments found").isGreaterThan(500);
  }
}
