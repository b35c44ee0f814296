package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.results.text.Messages;
import io.github.tsume.rules.StandardShogi;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code tsume verify} derives from the author's moves where and why his line fails, or stops. */
class AuthorsLineVerifyTest {
  private static final String POSITION = "9/4k4/9/4P4/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1 moves ";

  @TempDir Path directory;

  private Path results() {
    return directory.resolve("out").resolve("results.jsonl");
  }

  private String checked(String moves, boolean said) throws IOException {
    String line = POSITION + moves;
    Path input =
        said
            ? Files.writeString(
                directory.resolve("a.kif"), GenuineResults.said(StandardShogi.RULES, line))
            : Files.writeString(directory.resolve("a.sfen"), line + "\n");
    Run.tsume("check --certificate --hash=16m -o", directory.resolve("out"), input);
    return Files.readString(results()).transform(Forger::unsummed);
  }

  private Run.Outcome verify(String json) throws IOException {
    Files.writeString(results(), json);
    return Run.tsume("verify", "--lang=en", results().toString());
  }

  /** Nothing of it is refused, nor are the author's moves among what is not shown. */
  private void isShown(String json) throws IOException {
    Run.Outcome genuine = verify(json);
    assertThat(genuine.exitCode()).as(genuine.out()).isIn(0, 3);
    assertThat(genuine.out()).doesNotContain(Messages.of(Locale.ENGLISH).get("part.author", 1));
  }

  private void refused(String json, String what, String instead) throws IOException {
    String forged = json.replaceFirst(what, instead).replace(",]", "]");
    assertThat(forged).as(what).isNotEqualTo(json);
    Run.Outcome outcome = verify(forged);
    assertThat(outcome.exitCode()).as(forged + outcome.out()).isEqualTo(1);
    assertThat(outcome.out()).contains("refused: ");
  }

  /** The author's moves, whether they are said to be mate, and the row that follows. */
  @ParameterizedTest
  @CsvSource({
    "G*5c 5b6a G*7b, false, escape, 3, G*7b",
    "G*5c 5b4a G*4c, false, no-check, 3, G*4c",
    "G*5c 5b4a S*4b, false, illegal, 3, S*4b",
    "G*5c, true, no-mate, 1, G*5c",
  })
  void where_and_why_a_line_fails_is_shown_and_nothing_else_passes(
      String moves, boolean said, String why, int ply, String move) throws IOException {
    String json = checked(moves, said);
    String row = "\"class\":\"line-fails\",\"severity\":\"fatal\",\"ply\":" + ply;
    assertThat(json).contains(row, "\"move\":\"" + move + "\"", "\"why\":\"" + why + "\"");
    isShown(json);
    // All of it is, the other lines of equal replies, too: though the author's legal moves may
    // begin
    // the mainline, it is not his.
    assertThat(verify(json).exitCode()).as(verify(json).out()).isZero();
    for (String other : new String[] {"escape", "no-check", "illegal", "no-mate"}) {
      if (!other.equals(why)) {
        refused(json, "\"why\":\"[^\"]*\"", "\"why\":\"" + other + "\"");
      }
    }
    String place = "(\"line-fails\",\"severity\":\"fatal\",\"ply\":)" + ply;
    refused(json, place, "$1" + (ply + 1));
    refused(json, place, "$1" + (ply == 1 ? 3 : 1));
    refused(json, place + ",\"move\":\"[^\"]*\"", "$1" + ply + ",\"move\":\"G*5a\"");
    // Without the row it would be sound.
    String without = "\\{\"class\":\"line-fails\"[^}]*},?";
    String sound =
        json.replace("\"incomplete\"", "\"sound\"").replace("\"agrees\":false", "\"agrees\":true");
    refused(sound, without, "");
    refused(
        sound,
        without,
        "{\"class\":\"line-stops\",\"severity\":\"tolerated\",\"ply\":" + (ply + 1) + "},");
  }

  @Test
  void where_a_line_stops_follows_from_its_moves_and_from_what_stands_after_them()
      throws IOException {
    String json = checked("G*5c", false);
    String row = "\"class\":\"line-stops\",\"severity\":\"tolerated\",\"ply\":";
    assertThat(json).contains(row + "2");
    isShown(json);
    refused(json, row + "2", row + "1");
    refused(json, row + "2", row + "4");
    refused(json, "\\{\"class\":\"line-stops\"[^}]*},?", "");
    refused(json, "\"authoredEnd\":\\{\"mate\":false", "\"authoredEnd\":{\"mate\":true");
    refused(
        json,
        "\"authoredEnd\":\\{\"mate\":false",
        "\"authoredEnd\":{\"illegal\":\"S*4b\",\"mate\":false");
    refused(
        json,
        "\"authoredEnd\":\\{\"mate\":false",
        "\"authoredEnd\":{\"illegal\":\"5b4a\",\"mate\":false");
  }

  /** What an older result does not tell is not shown. */
  @Test
  void without_what_stands_after_the_moves_it_is_not_shown_how_they_end() throws IOException {
    String json = checked("G*5c", false);
    Run.Outcome older = verify(json.replaceFirst("\"authoredEnd\":\\{[^}]*},", ""));
    assertThat(older.exitCode()).as(older.out()).isNotZero();
    String fails = checked("G*5c", true);
    Run.Outcome olderFails = verify(fails.replaceFirst("\"authoredEnd\":\\{[^}]*},", ""));
    assertThat(olderFails.exitCode()).as(olderFails.out()).isNotZero();
    assertThat(olderFails.out()).doesNotContain("\"defects");
    String right = checked("G*5c 5b6a G*6b", true);
    isShown(right.replaceFirst("\"authoredEnd\":\\{[^}]*},", ""));
    isShown(right);
    refused(
        right,
        "\"defects\":\\[",
        "\"defects\":[{\"class\":\"line-stops\",\"severity\":\"tolerated\",\"ply\":4},");
  }

  /** A problem without a mate whose author begins with a move that is not legal. */
  @Test
  void an_illegal_first_move_of_a_problem_without_a_mate_contradicts_what_is_stated()
      throws IOException {
    Path input =
        Files.writeString(
            directory.resolve("none.sfen"),
            "7nk/7s1/9/7N1/9/9/9/9/9 b P2r2b4g3s2n4l17p 1 moves P*1b\n");
    Run.tsume("check", "--certificate", "-o", "" + directory.resolve("out"), "" + input);
    String json = Files.readString(results()).transform(Forger::unsummed);
    assertThat(json).contains("\"illegal\":\"P*1b\"", "\"agrees\":false");
    isShown(json);
    refused(json, "\"agrees\":false", "\"agrees\":true");
    refused(json, "\"illegal\":\"P\\*1b\"", "\"illegal\":\"2d1b+\"");
  }

  /** As a check tells it that was stopped while it looked for the reply. */
  @Test
  void that_some_reply_lasts_longer_is_shown_without_its_name_and_nothing_else_passes()
      throws IOException {
    Path input =
        Files.writeString(
            directory.resolve("a.sfen"),
            "7nl/5B1k1/6Ppp/5+R3/9/9/9/9/9 b Srb4g3s3n3l15p 1 moves 4b3a+ 2b1b 4d4b\n");
    Run.tsume("check --certificate --hash=16m -o", directory.resolve("out"), input);
    Path certificate = directory.resolve("out").resolve("certificates").resolve("a.txt");
    String body =
        Files.readString(certificate)
            .replaceFirst("(?m)^(complete .*),open$", "$1")
            .replaceFirst("sha256 [0-9a-f]+\n", "");
    Forger.sign(certificate, body);
    String json = Files.readString(results()).transform(Forger::unsummed);
    String row = "\"class\":\"longer-defence\",\"severity\":\"fatal\",\"ply\":2";
    String named = ",\"move\":\"2b3a\",\"length\":5,\"line\":\\[[^]]*\\]";
    assertThat(verify(json).exitCode()).as("the genuine one").isZero();
    String stopped =
        json.replace("\"complete\":true", "\"complete\":false,\"unfinished\":[\"longer-defences\"]")
            .replace(
                "\"notes\":[",
                "\"notes\":[{\"class\":\"longer-defences-open\",\"ply\":2,"
                    + "\"why\":\"not all replies here could be examined within the limits\"},");
    String some = stopped.replaceFirst(row + named, row + ",\"length\":5");
    assertThat(some).contains(row + ",\"length\":5");
    Run.Outcome outcome = verify(some);
    assertThat(outcome.exitCode()).as(outcome.out()).isIn(0, 3);
    assertThat(outcome.out()).doesNotContain("refused", "class of");

    refused(some, row + ",\"length\":5", row + ",\"length\":7");
    refused(some, row, row.replace("ply\":2", "ply\":4"));
    refused(some, row, row.replace("longer-defence", "long-variation"));
    refused(stopped, "\\{" + row, "{" + row + ",\"length\":5},{" + row);
  }
}
