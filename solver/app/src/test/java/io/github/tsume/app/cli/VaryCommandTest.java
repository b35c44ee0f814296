package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.log.Tally;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code tsume vary}. */
class VaryCommandTest {
  /** A gold before the king mates; with a silver it does not, with two golds there are ways. */
  private static final String BOARD = "4k4/9/4P4/9/9/9/9/9/9 b - 1";

  @TempDir Path directory;

  private static Run.Outcome vary(String... arguments) {
    String[] all = new String[arguments.length + 4];
    String[] begin = {"vary", "--no-timing", "--hash=32m", "--jobs=1"};
    System.arraycopy(begin, 0, all, 0, begin.length);
    System.arraycopy(arguments, 0, all, begin.length, arguments.length);
    return Run.tsume(all);
  }

  @Test
  void the_hand_that_makes_a_board_sound_is_found() {
    Run.Outcome outcome = vary("--json", "--hand=-,P,L,N,S,G", BOARD);
    List<JsonNode> lines =
        outcome.lines().stream().map(JsonMapper.builder().build()::readTree).toList();
    assertThat(outcome.err()).contains("6 variants");
    assertThat(lines).hasSize(2);
    assertThat(lines.get(0).get("schema").asString()).isEqualTo("tsume-vary/1");
    assertThat(lines.get(0).get("variant").asString()).startsWith("4k4/9/4P4/9/9/9/9/9/9 b G");
    assertThat(lines.get(0).get("length").asInt()).isEqualTo(1);
    assertThat(lines.get(1).get("looked").asInt()).isEqualTo(6);
    assertThat(lines.get(1).get("complete").asBoolean()).isTrue();
  }

  @Test
  void words_are_in_both_languages_and_a_collection_is_written() throws IOException {
    Path file = directory.resolve("sound.sfen");
    Run.Outcome outcome = vary("--hand=S,G", "-o", file.toString(), BOARD);
    assertThat(outcome.exitCode()).isEqualTo(Tally.OK);
    assertThat(outcome.out())
        .contains("no. 1: mate in 1", "1 problem found; 2 positions looked at");
    assertThat(Files.readAllLines(file)).hasSize(1);
    assertThat(vary("--lang=ja", "--hand=S,G", BOARD).out()).contains("1番：1手詰");
  }

  @Test
  void of_each_that_is_not_sound_it_is_told_why() {
    List<String> lines = vary("--why", "--hand=S,2G,G", BOARD).lines();
    assertThat(lines.get(0)).startsWith("  4k4/9/4P4/9/9/9/9/9/9 b S").endsWith(": unsolvable");
    assertThat(lines.get(1)).endsWith(": pieces left over G*5b");
    assertThat(lines.get(2)).startsWith("  no. 1");
    assertThat(vary("--why", "--length=3", "--lang=ja", "--hand=G", BOARD).out()).contains("：1手詰");
  }

  @Test
  void none_is_a_defect_and_a_limit_no_answer() {
    assertThat(vary("--hand=P,S", BOARD).exitCode()).isEqualTo(Tally.DEFECT);
    assertThat(vary("--nodes=1", "--hand=2GS", BOARD).exitCode()).isEqualTo(Tally.INCONCLUSIVE);
    assertThat(vary("--length=3", "--hand=G", BOARD).exitCode()).isEqualTo(Tally.DEFECT);
  }

  @Test
  void of_helpmates_those_are_found_that_are_sound_by_themselves() throws IOException {
    Path file = directory.resolve("helpmates.sfen");
    assertThat(vary("--goal=helpmate", "--hand=-,N,S,G", "-o", file.toString(), BOARD).out())
        .contains("no. 1: helpmate in 1, rank ", "1 problem found; 4 positions looked at");
    assertThat(Files.readString(file)).contains(" b G").contains("helpmate");
    for (String hand : List.of("-", "N", "S", "G")) {
      String each = BOARD.replace(" - ", " " + hand + " ");
      Run.Outcome alone = Run.tsume("check", "--report=none", "--goal=helpmate", each);
      assertThat(alone.out().startsWith("sound")).as(hand).isEqualTo(hand.equals("G"));
    }
  }

  @Test
  void what_cannot_be_meant_is_told() {
    assertThat(vary(BOARD).exitCode()).isEqualTo(Tally.USAGE);
    assertThat(vary("--square=5z=G", BOARD).err()).contains("no such choice: 5z=G");
  }
}
