package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.log.Tally;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code tsume repair}. */
class RepairCommandTest {
  private static final String MOVE_ORDER = "1kg6/p8/1K7/9/9/9/9/9/9 b GN2r2b2g4s3n4l17p 1";
  private static final String SOUND = "1k7/9/2G6/9/9/9/9/9/9 b SN 1";

  private static Run.Outcome repair(String... arguments) {
    String[] all = new String[arguments.length + 4];
    String[] begin = {"repair", "--no-timing", "--hash=16m", "--most=2"};
    System.arraycopy(begin, 0, all, 0, begin.length);
    System.arraycopy(arguments, 0, all, begin.length, arguments.length);
    return Run.tsume(all);
  }

  @Test
  void what_is_repaired_is_sound_and_keeps_its_line() {
    Run.Outcome outcome = repair("--json", MOVE_ORDER);
    assertThat(outcome.exitCode()).isEqualTo(Tally.OK);
    List<String> lines = outcome.lines();
    assertThat(lines).hasSize(3);
    JsonNode all = JsonMapper.builder().build().readTree(lines.get(2));
    assertThat(all.get("schema").asString()).isEqualTo("tsume-repair/1");
    assertThat(all.get("verdict").asString()).isEqualTo("incomplete");
    assertThat(all.get("repairs").size()).isEqualTo(2);
    assertThat(all.get("complete").asBoolean()).isFalse();
    for (JsonNode found : all.get("repairs")) {
      assertThat(found.get("repairedLine")).isEqualTo(all.get("line"));
      Run.Outcome check =
          Run.tsume("check", "--hash=16m", "--json", found.get("repaired").asString());
      assertThat(check.out()).contains("\"verdict\":\"sound\"");
    }
  }

  @Test
  void words_are_in_both_languages() {
    assertThat(repair(MOVE_ORDER).out()).contains("with n 9c (change 5, value +3)");
    assertThat(repair("--lang=ja", MOVE_ORDER).out()).contains("９三△桂を置く");
  }

  @Test
  void what_is_sound_needs_no_repair() {
    Run.Outcome outcome = repair(SOUND);
    assertThat(outcome.out()).isEqualTo("sound: nothing to repair\n");
    assertThat(outcome.exitCode()).isEqualTo(Tally.OK);
  }

  @Test
  void edits_without_a_verdict_are_named_with_what_is_proved() {
    String[] limited = {"--nodes=10k", "--jobs=1", "--json", "k8/B8/9/+P8/9/9/9/9/9 b GS 1"};
    List<String> lines = repair(limited).lines();
    JsonNode all = JsonMapper.builder().build().readTree(lines.get(lines.size() - 1));
    JsonNode named = all.get("openEdits");
    assertThat(named.size()).isPositive().isEqualTo(all.get("open").asInt());
    for (JsonNode open : named) {
      assertThat(open.get("edits").get(0).has("kind")).isTrue();
      assertThat(open.get("proved").asString()).isIn("nothing", "goal", "sound");
    }
    limited[2] = "--lang=en";
    assertThat(repair(limited).out())
        .contains(all.get("open") + " without a verdict", "Not known: ");
  }

  @Test
  void a_limit_is_not_no_repair() {
    Run.Outcome outcome = repair("--nodes=1k", "k8/B8/9/+P8/9/9/9/9/9 b GS 1");
    assertThat(outcome.exitCode()).isEqualTo(Tally.INCONCLUSIVE);
    assertThat(outcome.out()).contains("edits not looked at");
  }

  @Test
  void a_first_check_that_finds_no_line_in_its_share_is_not_nothing_to_repair() {
    Run.Outcome outcome = repair("--nodes=8", MOVE_ORDER);
    assertThat(outcome.exitCode()).isEqualTo(Tally.INCONCLUSIVE);
    assertThat(outcome.out()).contains("within its share").doesNotContain("nothing to repair");
  }

  @Test
  void what_does_not_mate_any_more_is_repaired_along_the_authors_line() {
    Run.Outcome outcome = repair("sfen 4k4/9/9/9/9/9/9/9/9 b G 1 moves G*5b");
    assertThat(outcome.exitCode()).isEqualTo(Tally.OK);
    assertThat(outcome.out()).contains("unsolvable: 2 repairs found");
    // A pawn that guards the gold is the cheapest piece to add.
    assertThat(outcome.out()).contains("4k4/9/4P4/9/9/9/9/9/9 b G");
  }

  @Test
  void what_does_not_mate_and_has_no_line_is_not_said_to_have_been_tried() {
    Run.Outcome outcome = repair("--json", "4k4/9/9/9/9/9/9/9/9 b G 1");
    assertThat(outcome.exitCode()).isEqualTo(Tally.INCONCLUSIVE);
    assertThat(outcome.out()).contains("\"edits\":0").contains("\"complete\":false");
    assertThat(repair("4k4/9/9/9/9/9/9/9/9 b G 1").out()).contains("nothing was tried");
  }

  @Test
  void why_the_line_given_cannot_be_kept_is_told() {
    String nobody = "sfen 4k4/9/9/9/9/9/9/9/9 b G 1 moves ";
    Run.Outcome even = repair(nobody + "G*5b 5a5b");
    assertThat(even.exitCode()).isEqualTo(Tally.INCONCLUSIVE);
    assertThat(even.out())
        .contains("(2 plies) ends with a move of the defender", "nothing was tried")
        .doesNotContain("gives no line");
    assertThat(repair("--lang=ja", nobody + "G*5b 5a5b").out()).contains("玉方の手で終わって");
    assertThat(repair(nobody + "G*5d").out())
        .contains("(1 ply) not every move of the attacker gives check");
    assertThat(repair(nobody + "G*5b\t\t3\tname").out())
        .contains("has 1 ply, its stated length is 3");
  }

  @Test
  void a_brinkmate_is_repaired_by_one_piece_and_never_by_two() {
    String cooked = "8k/9/9/9/9/9/9/9/9 b 2G 1";
    Run.Outcome outcome =
        Run.tsume(
            "repair --lang=en --goal=hisshi --within=1 --most=1 --jobs=1 --defender-hand=as-is",
            cooked);
    assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(Tally.OK);
    assertThat(outcome.out()).contains("cooked: 1 repair found");
    Run.Outcome two = Run.tsume("repair", "--lang=en", "--goal=hisshi", "--two", cooked);
    assertThat(two.exitCode()).isEqualTo(Tally.USAGE);
    assertThat(two.err()).contains("--two does not go with --goal brinkmate");
  }
}
