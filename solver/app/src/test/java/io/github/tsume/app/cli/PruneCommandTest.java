package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.log.Tally;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code tsume prune} and {@code check --needless}. */
class PruneCommandTest {
  /** The pawn on 8a has no part in it. */
  private static final String NEEDLESS = "1p7/k8/g8/9/L8/1R7/9/9/9 b - 1";

  private static final String TIGHT = "1k7/9/2+P6/9/9/9/9/9/9 b SN 1";

  /** The same with a gold where a promoted pawn does. */
  private static final String GOLD = "1k7/9/2G6/9/9/9/9/9/9 b SN 1";

  private static final String COOKED = "9/6+B1k/9/9/9/9/9/9/9 b G 1";

  private static Run.Outcome prune(String... arguments) {
    String[] all = new String[arguments.length + 3];
    String[] begin = {"prune", "--no-timing", "--hash=16m"};
    System.arraycopy(begin, 0, all, 0, begin.length);
    System.arraycopy(arguments, 0, all, begin.length, arguments.length);
    return Run.tsume(all);
  }

  @Test
  void names_what_is_needless_in_both_languages() {
    Run.Outcome outcome = prune(NEEDLESS);
    assertThat(outcome.exitCode()).isEqualTo(Tally.DEFECT);
    assertThat(outcome.out()).contains("without p 8a: the line stays one of best play");
    assertThat(prune("--lang=ja", NEEDLESS).out()).contains("８一△歩を除く（作意は最善手順の一つのまま）");
  }

  @Test
  void says_that_nothing_is() {
    Run.Outcome outcome = prune(TIGHT);
    assertThat(outcome.out()).contains("No piece is needless (12 attempts).");
    assertThat(outcome.exitCode()).isEqualTo(Tally.OK);
  }

  @Test
  void tells_what_a_piece_is_needed_for() {
    Run.Outcome outcome = prune("--why", "--jobs=1", "--notation=usi", NEEDLESS);
    // Without the rook nothing guards the gold.
    assertThat(outcome.out())
        .contains("without R 8f: author's line fails; ply 7 9e9c 9b9c G*8c 9c9d 8c8d 9d9e 8d8e");
    List<JsonNode> rows =
        prune("--why", "--json", "--jobs=1", NEEDLESS).lines().stream()
            .map(JsonMapper.builder().build()::readTree)
            .toList();
    JsonNode row = rows.stream().filter(each -> each.has("refuted")).findFirst().orElseThrow();
    assertThat(row.at("/edits/0/edit").asString()).isEqualTo("-R8f");
    assertThat(row.get("verdict").asString()).isEqualTo("unsolvable");
    assertThat(row.at("/defect/why").asString()).isEqualTo("escape");
    assertThat(row.at("/defect/before")).hasSize(6);
  }

  @Test
  void a_gold_that_could_be_a_promoted_pawn_is_told() {
    assertThat(prune(GOLD).out()).contains("+P instead of G 7c: the line stays one of best play");
  }

  @Test
  void pieces_that_a_brinkmate_does_not_need_are_named() {
    String brinkmate = "8k/5S2p/6P2/9/9/9/9/9/P8 b GNg 1";
    Run.Outcome outcome = prune("--goal=hisshi", "--within=1", "--lang=en", brinkmate);
    assertThat(outcome.lines().get(0)).isEqualTo("sound: brinkmate in 1");
    assertThat(outcome.out()).contains("without P 9i: the line stays one of best play");
    assertThat(outcome.exitCode()).isEqualTo(Tally.DEFECT);
    String json = prune("--goal=hisshi", "--within=1", "--json", brinkmate).out();
    assertThat(json).contains("\"goal\":\"brinkmate\",\"within\":1,\"verdict\":\"sound\"");
    assertThat(prune("--within=1", TIGHT).exitCode()).isEqualTo(Tally.USAGE);
  }

  @Test
  void several_threads_find_the_same() {
    for (String problem : List.of(NEEDLESS, GOLD)) {
      List<String> one = prune("--json", "--jobs=1", problem).lines();
      List<String> three = prune("--json", "--jobs=3", problem).lines();
      assertThat(three).containsExactlyInAnyOrderElementsOf(one).endsWith(one.get(one.size() - 1));
    }
  }

  @Test
  void does_not_ask_of_unsound_problems() {
    Run.Outcome outcome = prune(COOKED);
    assertThat(outcome.out()).startsWith("cooked: ");
    assertThat(outcome.exitCode()).isEqualTo(Tally.DEFECT);
  }

  @Test
  void writes_json() {
    List<String> lines = prune("--json", NEEDLESS).lines();
    assertThat(lines).hasSize(2);
    JsonNode first = JsonMapper.builder().build().readTree(lines.get(0));
    assertThat(first.get("pruned").asString()).startsWith("9/k8/g8/9/L8/1R7/9/9/9 b ");
    JsonNode line = JsonMapper.builder().build().readTree(lines.get(1));
    assertThat(line.get("schema").asString()).isEqualTo("tsume-prune/1");
    assertThat(line.get("verdict").asString()).isEqualTo("sound");
    JsonNode found = line.get("needless").get(0);
    assertThat(found.get("edits").get(0).get("edit").asString()).isEqualTo("-p8a");
    assertThat(found.get("keeps").asString()).isEqualTo("line");
    assertThat(found.get("sfen").asString()).startsWith("9/k8/g8/9/L8/1R7/9/9/9 b ");
    assertThat(line.has("timeMs")).isFalse();
  }

  @Test
  void a_limit_is_not_an_answer() {
    Run.Outcome outcome = prune("--nodes=30", NEEDLESS);
    assertThat(outcome.exitCode()).isEqualTo(Tally.INCONCLUSIVE);
  }

  @Test
  void a_check_remarks_it_when_asked(@TempDir java.nio.file.Path directory) {
    String place = directory.toString();
    String[] check = {"check", "--hash=16m", "--needless", "-o", place, NEEDLESS};
    assertThat(Run.tsume(check).out()).contains("the line stays one of best play: without p 8a");
    Run.Outcome plain = Run.tsume("check", "--hash=16m", "-o", place, "--json", NEEDLESS);
    assertThat(plain.out()).doesNotContain("needless");
    Run.Outcome json =
        Run.tsume("check", "--hash=16m", "--needless", "-o", place, "--json", NEEDLESS);
    assertThat(json.out()).contains("\"class\":\"needless-piece\"", "\"needless\":true");
  }
}
