package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.log.Tally;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code tsume index}, {@code tsume find}, {@code check --index} and {@code diff --where}. */
@Tag("slow")
class FindCommandTest {
  private static final String FIRST = "9/4k4/9/4P4/9/9/9/9/9 b 2G 1";

  /** The same, one file to the left. */
  private static final String SHIFTED = "9/3k5/9/3P5/9/9/9/9/9 b 2G 1";

  private static final String OTHER = "1k7/9/2G6/9/9/9/9/9/9 b SN 1";

  @TempDir Path directory;
  private String index = "";

  @BeforeEach
  void build() throws IOException {
    Path file = directory.resolve("old.sfen");
    Files.writeString(file, FIRST + "\tfirst\n" + OTHER + "\tother\n");
    index = directory.resolve("old.idx").toString();
    Run.Outcome outcome = Run.tsume("index", "-o", index, "--solve=10k", file.toString());
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.err()).contains("2 problems");
  }

  @Test
  void pieces_and_themes_of_helpmates_are_those_of_who_attacks() throws IOException {
    Path file = directory.resolve("helped.sfen");
    String begun = "7k1/9/9/9/9/9/9/9/9 w 2Gr 1\tbegun\t2\t受先協力詰 2手\n";
    String self = "9/9/9/9/7l1/9/8k/9/7SK b - 1\tself\t2\t協力自玉詰 2手\n";
    Files.writeString(file, begun + self);
    String[] queries = {"theme=bare-king", "theme=双玉"};
    String[] found = {"begun", "self"};
    for (int i = 0; i < queries.length; i++) {
      Run.Outcome outcome = Run.tsume("find", "--where", queries[i], file.toString());
      assertThat(outcome.out()).as(outcome.toString()).contains(found[i]);
      assertThat(outcome.lines()).hasSize(1);
    }
  }

  @Test
  void says_how_a_problem_is_like_an_earlier_one() {
    Run.Outcome outcome = Run.tsume("find", "--index", index, SHIFTED);
    assertThat(outcome.exitCode()).isEqualTo(Tally.OK);
    assertThat(outcome.out())
        .contains("as first (same position): shifted 1 to the left  [3 plies · ")
        .contains("old.sfen:1]\n");
    assertThat(Run.tsume("find", "--lang=ja", "--index", index, SHIFTED).out())
        .contains("firstと同じ（同一局面）：左へ1移動");
    JsonNode line =
        JsonMapper.builder()
            .build()
            .readTree(Run.tsume("find", "--json", "--index", index, SHIFTED).out());
    JsonNode match = line.get("matches").get(0);
    assertThat(match.get("id").asString()).isEqualTo("first");
    assertThat(match.get("files").asInt()).isEqualTo(1);
    assertThat(match.get("mirrored").asBoolean()).isFalse();
  }

  @Test
  void a_problem_that_differs_by_one_piece_is_told_with_the_piece() {
    String without = "9/3k5/9/9/9/9/9/9/9 b 2G 1";
    assertThat(Run.tsume("find", "--index", index, without).out())
        .contains("as first (same but for one piece): P 5d is only there");
    String silver = "9/4k4/9/4S4/9/9/9/9/9 b 2G 1";
    assertThat(Run.tsume("find", "--lang=ja", "--index", index, silver).out())
        .contains("firstと同じ（一枚を除き同一）：本図は５四▲銀、前例は５四▲歩");
    JsonNode line =
        JsonMapper.builder()
            .build()
            .readTree(Run.tsume("find", "--json", "--index", index, silver).out());
    JsonNode match = line.get("matches").get(0);
    assertThat(match.get("likeness").asString()).isEqualTo("one-piece");
    assertThat(match.get("here").get("piece").asString()).isEqualTo("S");
    assertThat(match.get("there").get("square").asString()).isEqualTo("5d");
    Run.Outcome check =
        Run.tsume("check", "--hash=16m", "-o", directory + "/r", "--index", index, silver);
    assertThat(check.out()).contains("as first (same but for one piece): here S 5d, there P 5d");
  }

  @Test
  void a_shift_is_told_in_the_direction_it_goes() {
    String moved = "9/9/6k2/9/6P2/9/9/9/9 b 2G 1";
    assertThat(Run.tsume("find", "--index", index, moved).out())
        .contains("shifted 2 to the right, 1 down  [");
    assertThat(Run.tsume("find", "--lang=ja", "--index", index, moved).out()).contains("右へ2、下へ1移動");
  }

  @Test
  void what_is_new_is_not_found() {
    Run.Outcome outcome =
        Run.tsume("find", "--index", index, "7nl/5B1k1/6Ppp/5+R3/9/9/9/9/9 b S 1");
    assertThat(outcome.exitCode()).isEqualTo(Tally.DEFECT);
    assertThat(outcome.out()).isEmpty();
  }

  @Test
  void patterns_and_queries_go_through_an_index() {
    Run.Outcome pattern =
        Run.tsume("find", "--index", index, "--pattern", "?9/????k????/?9/?9/?9/?9/?9/?9/?9 ?");
    assertThat(pattern.out()).startsWith("first  ").hasLineCount(1);
    Run.Outcome query = Run.tsume("find", "--index", index, "--where", "drops(N)=1 and length=3");
    assertThat(query.out()).startsWith("other  ").hasLineCount(1);
  }

  @Test
  void final_positions_fit_a_pattern() throws IOException {
    String end = "?9/????GG???/?9/?9/?9/?9/?9/?9/?9 ?";
    String mated = "?9/?9/4G4/?9/?9/?9/?9/?9/?9 ?";
    assertThat(Run.tsume("find", "--index", index, "--final", end).out()).isEmpty();
    Run.Outcome found = Run.tsume("find", "--index", index, "--final", mated);
    assertThat(found.out()).startsWith("first  ").hasLineCount(1);
    Path bare = directory.resolve("bare.sfen");
    Files.writeString(bare, FIRST + "\tfirst\n");
    Run.Outcome open = Run.tsume("find", "--final", mated, bare.toString());
    assertThat(open.exitCode()).isEqualTo(Tally.INCONCLUSIVE);
    assertThat(open.err()).contains("1 of 1 without a line");
    assertThat(Run.tsume("find", "--solve=10k", "--final", mated, bare.toString()).exitCode())
        .isEqualTo(Tally.OK);
  }

  @Test
  void a_check_remarks_it() {
    Run.Outcome outcome =
        Run.tsume("check", "--hash=16m", "-o", directory + "/r", "--index", index, SHIFTED);
    assertThat(outcome.out()).contains("as first (same position): shifted 1 to the left");
  }

  @Test
  void classics_and_digests_are_named_with_credit_and_a_work_is_no_copy_of_itself()
      throws IOException {
    String work = "../../problems/zuko/zuko.sfen";
    String row =
        Files.readAllLines(Path.of(work)).stream()
            .filter(line -> line.contains("zuko-008"))
            .findFirst()
            .orElseThrow();
    String query = "4+bn1g1/5kpPl/2l1b1s2/3+l1N1GP/4G1+P1N/5L3/9/p+r7/R8 b GP3sn12p 1";
    Path mine = Files.writeString(directory.resolve("mine.sfen"), row + "\n");
    String digests = directory.resolve("digests.idx").toString();
    assertThat(Run.tsume("index", "--digest", "-o", digests, mine.toString()).exitCode()).isZero();
    Run.Outcome both =
        Run.tsume("check", "--nodes=1", "--index=classics", "--index", digests, query);
    assertThat(both.out())
        .contains("as 図巧 8 (same but for one piece): ")
        .contains("伊藤看寿 (Itō Kanju), 1755 · 41 plies · problems/zuko/zuko.sfen:12]")
        .contains("as zuko-008 (same but for one piece): ")
        .contains("41 plies · mine.sfen:1]");
    assertThat(Run.tsume("find", "--index=classics", work).exitCode()).isEqualTo(Tally.DEFECT);
    assertThat(Run.tsume("find", "--index", digests, "--where", "length=3").exitCode())
        .isEqualTo(Tally.USAGE);
  }

  @Test
  void what_an_index_has_is_not_told_as_made() throws IOException {
    String[] vary = {"vary", "--nodes=100k", "--hand=G", "4k4/9/4P4/9/9/9/9/9/9 b G 1"};
    String[] extend = {"extend", "--nodes=100k", "--jobs=1", "--most=1", FIRST};
    for (String[] command : new String[][] {vary, extend}) {
      Path made = directory.resolve(command[0] + ".sfen");
      assertThat(Run.tsume(and(command, "-o", "" + made)).exitCode()).isEqualTo(Tally.OK);
      String known = directory.resolve(command[0] + ".idx").toString();
      Run.tsume("index", "--digest", "-o", known, "" + made);
      String text = Files.readString(made);
      assertThat(Run.tsume(and(command, "--index", known)).out())
          .contains("looked at")
          .doesNotContain(text.substring(0, text.indexOf(' ')));
    }
  }

  private static String[] and(String[] command, String... more) {
    return java.util.stream.Stream.of(command, more).flatMap(Arrays::stream).toArray(String[]::new);
  }

  @Test
  void results_are_asked_and_compared_by_a_query() {
    String results = directory.resolve("r").toString();
    String place = directory.resolve("old.sfen").toString();
    Run.tsume("check", "--hash=16m", "-o", results, place);
    Run.Outcome sound = Run.tsume("find", "--where", "verdict=sound and theme=no-capture", results);
    assertThat(sound.out()).contains("other  ");
    assertThat(Run.tsume("find", "--where", "verdict=cooked", results).exitCode())
        .isEqualTo(Tally.DEFECT);
    Run.Outcome diff = Run.tsume("diff", "--where", "id=other", results, results);
    assertThat(diff.exitCode()).isZero();
    assertThat(diff.out()).contains("1");
  }

  @Test
  void what_is_wanted_is_asked_of_problems_and_of_results() throws IOException {
    String help = "7k1/9/7G1/9/9/9/9/9/9 w G 1\thelp\t2\t受先協力詰 3解\n";
    Path file = directory.resolve("goals.sfen");
    Files.writeString(file, FIRST + "\tfirst\n" + help);
    for (String where : List.of("goal=helpmate", "goal!=詰", "goal=協力詰")) {
      assertThat(Run.tsume("find", "--where", where, file.toString()).out())
          .startsWith("help  ")
          .hasLineCount(1);
    }
    String results = directory.resolve("goals").toString();
    Run.tsume("check", "--hash=16m", "-o", results, file.toString());
    assertThat(Run.tsume("find", "--where", "goal=mate", results).out()).startsWith("first  ");
    String corner =
        "theme=corner-mate and goal=helpmate and hand(G)=1 and drops(G)=1 and moves(k)=1";
    assertThat(Run.tsume("find", "--where", corner, results).out()).startsWith("help  ");
    assertThat(Run.tsume("find", "--index", index, "--where", "goal=mate").exitCode())
        .isEqualTo(Tally.INCONCLUSIVE);
  }

  @Test
  void authors_and_titles_of_inputs_are_asked_and_what_is_not_known_is_not_met()
      throws IOException {
    Path file = directory.resolve("named.sfen");
    Files.writeString(file, FIRST + "\tfirst\t3\tAsagiri\t作者：Mori\n" + OTHER + "\tother\n");
    String place = file.toString();
    assertThat(Run.tsume("find", "--where", "author=Mori", place).out()).startsWith("first  ");
    assertThat(Run.tsume("find", "--where", "title=asagiri", place).out()).startsWith("first  ");
    assertThat(Run.tsume("find", "--where", "length=3", place).err())
        .contains("stated lengths, not solved: 1 of 1");
    // It is not known whether Mori made the other.
    Run.Outcome others = Run.tsume("find", "--where", "author!=Mori", place);
    assertThat(others.exitCode()).isEqualTo(Tally.INCONCLUSIVE);
    assertThat(others.err()).contains("1 of 2 without an author");
  }

  @Test
  void a_query_that_nothing_could_answer_says_what_is_lacking_and_is_not_answered_with_none()
      throws IOException {
    Path file = directory.resolve("bare.sfen");
    Files.writeString(file, FIRST + "\tfirst\n" + OTHER + "\tother\n");
    String place = file.toString();
    for (String query : new String[] {"captures=0", "not captures=0", "theme!=drop-mate"}) {
      Run.Outcome outcome = Run.tsume("find", "--where", query, place);
      assertThat(outcome.exitCode()).as(query).isEqualTo(Tally.INCONCLUSIVE);
      assertThat(outcome.out()).isEmpty();
      assertThat(outcome.err()).contains("2 of 2 without a line: --solve");
    }
    Run.Outcome solved = Run.tsume("find", "--solve=10k", "--where", "length=3", place);
    assertThat(solved.out()).startsWith("first  ").contains("[3 plies · ");
    assertThat(solved.err()).isEmpty();
    assertThat(Run.tsume("find", "--where", "verdict!=sound", place).err())
        .contains("2 of 2 not checked");
    Run.Outcome defects = Run.tsume("find", "--index", index, "--where", "defect!=cook");
    assertThat(defects.exitCode()).isEqualTo(Tally.INCONCLUSIVE);
    // What the position decides is known without a line.
    assertThat(Run.tsume("find", "--where", "theme=bare-king", place).exitCode())
        .isEqualTo(Tally.DEFECT);
    assertThat(Run.tsume("find", "--where", "theme!=煙詰", place).exitCode()).isZero();
    Run.Outcome diff = Run.tsume("check", "--nodes=1", "-o", directory + "/r", place);
    assertThat(diff.exitCode()).isEqualTo(Tally.INCONCLUSIVE);
    String results = directory.resolve("r").toString();
    Run.Outcome compared = Run.tsume("diff", "--where", "verdict=sound", results, results);
    assertThat(compared.exitCode()).isEqualTo(Tally.INCONCLUSIVE);
    assertThat(compared.err()).contains("4 of 4 with results that leave it open");
  }

  @Test
  void a_word_that_is_no_theme_verdict_defect_or_game_is_a_slip_that_lists_those_that_are() {
    for (String query :
        new String[] {"theme=smok", "verdict!=cookd", "defect=余", "rules=chess", "hand(X)=1"}) {
      Run.Outcome outcome = Run.tsume("find", "--where", query, FIRST);
      assertThat(outcome.exitCode()).as(query).isEqualTo(Tally.USAGE);
      assertThat(outcome.err()).as(query).contains("--where, column").contains(" | ");
    }
    assertThat(Run.tsume("find", "--where", "defect=余", FIRST).err()).contains("余詰 | ");
  }

  @Test
  void a_problem_is_not_its_own_forerunner_but_another_of_its_name_is() throws IOException {
    String place = directory.resolve("old.sfen").toString();
    assertThat(Run.tsume("find", "--index", index, place).exitCode()).isEqualTo(Tally.DEFECT);
    Path copy = directory.resolve("copy.sfen");
    Files.writeString(copy, FIRST + "\tfirst\n");
    assertThat(Run.tsume("find", "--index", index, copy.toString()).out())
        .contains("as first (same position)");
    assertThat(Run.tsume("find", "--index", index, FIRST).out()).contains("as first");
  }

  @Test
  void a_hit_tells_title_author_length_and_source() throws IOException {
    Path file = directory.resolve("named.sfen");
    Files.writeString(file, FIRST + "\tfirst\t3\tAsagiri\t作者：Mori\n");
    String named = directory.resolve("named.idx").toString();
    Run.tsume("index", "-o", named, file.toString());
    String expected = "[Asagiri · Mori · 3 plies · " + file + ":1]";
    assertThat(Run.tsume("find", "--where", "length=3", file.toString()).out()).contains(expected);
    assertThat(Run.tsume("find", "--index", named, "--where", "author=mori").out())
        .contains(expected);
    assertThat(Run.tsume("find", "--index", named, SHIFTED).out()).contains(expected);
    String json = Run.tsume("find", "--json", "--where", "length=3", file.toString()).out();
    JsonNode line = JsonMapper.builder().build().readTree(json);
    assertThat(line.get("title").asString()).isEqualTo("Asagiri");
    assertThat(line.get("author").asString()).isEqualTo("Mori");
    assertThat(line.get("length").asInt()).isEqualTo(3);
    assertThat(line.get("lengthStated").asBoolean()).isTrue();
  }

  @Test
  void a_game_that_was_resigned_has_no_length_of_a_mate() throws IOException {
    Path game = directory.resolve("game.kif");
    Files.writeString(game, "手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n4 投了\n");
    assertThat(Run.tsume("find", "--where", "length>0", "" + game).out()).doesNotContain("mate in");
  }

  @Test
  void wrong_queries_and_files_are_told() throws IOException {
    assertThat(Run.tsume("find", "--where", "size=3", FIRST).err()).contains("--where, column 1");
    assertThat(Run.tsume("find", "--pattern", "9/9", FIRST).exitCode()).isEqualTo(Tally.USAGE);
    assertThat(Run.tsume("find", FIRST).exitCode()).isEqualTo(Tally.USAGE);
    Path none = Files.writeString(directory.resolve("none.idx"), "no index, but long enough to be");
    assertThat(Run.tsume("find", "--index", none.toString(), FIRST).exitCode())
        .isEqualTo(Tally.UNREADABLE);
  }

  @Test
  void a_damaged_index_says_so_and_how_to_make_it_anew_or_answers_as_before() throws IOException {
    byte[] whole = Files.readAllBytes(Path.of(index));
    Run.Outcome before = Run.tsume("find", "--index", index, SHIFTED);
    Path damaged = directory.resolve("damaged.idx");
    Random random = new Random(17);
    int refused = 0;
    for (int i = 0; i < 200; i++) {
      byte[] bytes = whole.clone();
      int at = random.nextInt(bytes.length);
      bytes[at] = (byte) (bytes[at] ^ (1 << random.nextInt(8)));
      Files.write(damaged, i % 4 == 0 ? Arrays.copyOf(bytes, at) : bytes);
      Run.Outcome outcome = Run.tsume("find", "--index", "" + damaged, SHIFTED);
      if (outcome.exitCode() != Tally.UNREADABLE) {
        assertThat(outcome.out()).as("mutant %d", i).isEqualTo(before.out());
        continue;
      }
      refused++;
      assertThat(outcome.err()).contains("" + damaged).contains("tsume index");
      assertThat(outcome.err()).doesNotContain("internal");
    }
    assertThat(refused).isPositive();
    // A check looks at all of it before anything else.
    byte[] bytes = whole.clone();
    bytes[20] ^= 1;
    Files.write(damaged, bytes);
    Run.Outcome check = Run.tsume("check", "--index", "" + damaged, FIRST);
    assertThat(check.exitCode()).isEqualTo(Tally.UNREADABLE);
    assertThat(check.err()).contains("make it anew with \"tsume index -o " + damaged);
  }
}
