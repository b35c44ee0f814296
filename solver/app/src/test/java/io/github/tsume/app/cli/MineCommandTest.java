package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.mine.GameMiner.FoundMate;
import io.github.tsume.results.text.Messages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code tsume mine}. */
@Tag("slow")
class MineCommandTest {
  /** Black could mate at once, and lets it pass; then White does not either, and Black mates. */
  private static final String GAME =
      "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G2r2b3g4s4n4l17p 1 moves 5i5h 5a4a 5h5i 4a5a G*5b";

  /** Of a game: a mate in three with several ways, the last ply of which is a problem. */
  private static final String CUT =
      "ln1g1k3/1P1s5/2pp1p2p/4pn+Bpn/P8/4P1SsP/3P1PP2/+r4G1PK/1+p+r2G+pNL w G2L2Pbs 110";

  @TempDir Path directory;

  private static Run.Outcome mine(String... arguments) {
    List<String> all = new ArrayList<>(List.of("mine", "--no-timing", "--hash=16m"));
    if (Stream.of(arguments).noneMatch(each -> each.startsWith("--nodes"))) {
      all.add("--nodes=5k");
    }
    all.addAll(List.of(arguments));
    return Run.tsume(all.toArray(new String[0]));
  }

  @Test
  void one_place_is_not_taken_for_two_outputs() {
    String place = directory.resolve("z").toString();
    String same = directory.resolve("./z").toString();
    List<List<String>> all =
        List.of(
            List.of("mine", "--log", place, "-o", same, GAME),
            List.of("mine", "--index", place, "-o", place, GAME),
            List.of("extend", "--log", place, "-o", same, Samples.MATE_3));
    for (List<String> words : all) {
      Run.Outcome outcome = Run.tsume(words.toArray(new String[0]));
      assertThat(outcome.exitCode()).as(words.toString()).isEqualTo(Tally.USAGE);
      assertThat(outcome.err()).contains("z is given twice");
      assertThat(directory).isEmptyDirectory();
    }
  }

  @Test
  void finds_the_same_in_every_format_and_a_whole_folder() throws IOException {
    List<String> formats = List.of("kif", "ki2", "csa", "jkf", "usi");
    for (String format : formats) {
      Path file = directory.resolve("game-" + format + "." + format);
      assertThat(Run.tsume("convert", "-t", format, "-o", file.toString(), GAME).exitCode())
          .isZero();
    }
    Run.Outcome outcome = mine("--json", "--max=1", directory.toString());
    List<JsonNode> mates =
        outcome.lines().stream()
            .map(line -> JsonMapper.builder().build().readTree(line))
            .filter(line -> line.has("ply"))
            .toList();
    for (String format : formats) {
      List<JsonNode> own =
          mates.stream()
              .filter(mate -> mate.get("id").asString().equals("game-" + format))
              .filter(mate -> mate.get("side").asString().equals("black"))
              .toList();
      assertThat(own).as(format).hasSize(2);
      assertThat(own.get(0).get("fate").asString()).isEqualTo("missed");
      assertThat(own.get(0).get("ply").asInt()).isZero();
      assertThat(own.get(1).get("fate").asString()).isEqualTo("played");
      assertThat(own.get(1).get("played").asString()).isEqualTo("G*5b");
    }
  }

  @Test
  void words_are_in_both_languages() {
    assertThat(mine(GAME).out()).contains("missed (K-5h)").contains("mate in 1");
    assertThat(mine("--lang=ja", GAME).out()).contains("逃した（▲５八玉）");
  }

  @ParameterizedTest
  @EnumSource(FoundMate.Fate.class)
  void every_fate_has_words_with_the_move(FoundMate.Fate fate) {
    for (Locale locale : List.of(Locale.ENGLISH, Locale.JAPANESE)) {
      String words = Messages.of(locale).get("mine." + fate.code(), "P-9e");
      assertThat(words).matches("(?s)\\p{L}.*");
      assertThat(words.contains("P-9e")).isEqualTo(fate != FoundMate.Fate.ENDED);
    }
  }

  @Test
  void candidates_are_a_collection_with_sources_and_sound() throws IOException {
    Path file = directory.resolve("mates.sfen");
    Path game = Files.writeString(directory.resolve("g.usi"), GAME + "\n");
    Run.Outcome outcome = mine("-o", file.toString(), game.toString());
    assertThat(outcome.exitCode()).isIn(Tally.OK, Tally.INCONCLUSIVE);
    String written = Files.readString(file);
    assertThat(outcome.err()).contains(written.lines().count() + " problem in " + file);
    assertThat(written).contains("出典：").contains("g.usi:1 +");
    Run.Outcome check =
        Run.tsume("check", "--hash=16m", "--json", "-o", directory + "/r", file.toString());
    assertThat(check.lines()).isNotEmpty().allMatch(line -> line.contains("\"verdict\":\"sound\""));
  }

  @Test
  void a_rest_of_a_mate_names_the_ply_of_the_game_and_what_was_cut() throws IOException {
    Path file = directory.resolve("rest.sfen");
    Path game = Files.writeString(directory.resolve("rest.usi"), "sfen " + CUT + "\n");
    mine("-o", file.toString(), game.toString());
    assertThat(Files.readString(file)).contains("\trest-0-2\t1\t").contains("rest.usi:1 +0+2");
  }

  @Test
  void bounds_leave_out_what_is_outside() {
    Run.Outcome outcome = mine("--json", "--min=31", "--max=33", "--unique", GAME);
    assertThat(outcome.lines()).hasSize(1);
  }

  private static final String SECOND =
      "sfen 9/4k4/9/4P4/9/9/9/9/9 b 2Gr2b2g4s4n4l17p 1 moves G*5c 5b4a G*4b";

  private Path games() throws IOException {
    Path folder = Files.createDirectories(directory.resolve("games"));
    Files.writeString(folder.resolve("a.usi"), GAME + "\n");
    Files.writeString(folder.resolve("b.usi"), SECOND + "\n");
    return folder;
  }

  @Test
  void several_threads_tell_the_same_in_the_order_of_the_games() throws IOException {
    String folder = games().toString();
    List<Path> files = List.of(directory.resolve("one.sfen"), directory.resolve("three.sfen"));
    List<String> one = mine("--json", "--jobs=1", "-o", files.get(0).toString(), folder).lines();
    Run.Outcome three = mine("--json", "--jobs=3", "-o", files.get(1).toString(), folder);
    assertThat(three.lines()).isEqualTo(one);
    assertThat(files.get(1)).hasSameTextualContentAs(files.get(0));
  }

  @Test
  void an_earlier_collection_is_kept() throws IOException {
    Path file = Files.writeString(directory.resolve("all.sfen"), "earlier\n");
    Run.Outcome outcome = mine("-o", file.toString(), GAME);
    assertThat(outcome.err()).contains("What was there is kept in " + file + ".earlier-1");
    assertThat(Path.of(file + ".earlier-1")).hasContent("earlier\n");
  }

  /** As the guide to very many problems says: no line of a game depends on another game. */
  @Test
  void parts_of_an_input_that_are_mined_apart_give_together_what_the_whole_gives()
      throws IOException {
    Path folder = games();
    Files.writeString(folder.resolve("c.usi"), GAME + "\n");
    Path whole = directory.resolve("whole.sfen");
    mine("-o", whole.toString(), folder.toString());
    List<String> parts = new ArrayList<>();
    for (String part : List.of("a", "b", "c")) {
      Path file = directory.resolve(part + ".sfen");
      mine("-o", file.toString(), folder.resolve(part + ".usi").toString());
      parts.addAll(positions(file));
    }
    assertThat(positions(whole)).doesNotHaveDuplicates().hasSizeGreaterThan(1);
    assertThat(parts).hasSizeGreaterThan(positions(whole).size());
    assertThat(Set.copyOf(parts)).isEqualTo(Set.copyOf(positions(whole)));
  }

  private static List<String> positions(Path file) throws IOException {
    return Files.readAllLines(file).stream().map(line -> line.split("\t", 2)[0]).toList();
  }

  private static JsonNode json(String line) {
    return JsonMapper.builder().build().readTree(line);
  }

  @Test
  void a_run_goes_on_from_its_log_with_the_problems_that_were_found() throws IOException {
    String folder = games().toString();
    Path log = directory.resolve("log");
    Path whole = directory.resolve("whole");
    mine("--log", log.toString(), "-o", whole.toString(), folder);
    assertThat(Files.readAllLines(whole)).isNotEmpty();
    Path again = directory.resolve("again");
    Run.Outcome resumed =
        mine("--json", "--log", log.toString(), "--resume", "-o", again.toString(), folder);
    assertThat(resumed.err()).contains("2 games done by an earlier run left out");
    assertThat(resumed.out()).isEmpty();
    assertThat(Files.readAllLines(again)).isEqualTo(Files.readAllLines(whole));
    // A run that was killed after the first game.
    List<String> lines = Files.readAllLines(log);
    int first = 0;
    while (!lines.get(first).startsWith("game ")) {
      first++;
    }
    Files.write(log, lines.subList(0, first + 1));
    mine("--jobs=1", "--log", log.toString(), "--resume", "-o", again.toString(), folder);
    assertThat(Files.readAllLines(again)).hasSameElementsAs(Files.readAllLines(whole));
    Run.Outcome other = mine("--min=3", "--log", log.toString(), "--resume", folder);
    assertThat(other.exitCode()).isEqualTo(Tally.USAGE);
    assertThat(mine("--resume", folder).exitCode()).isEqualTo(Tally.USAGE);
  }

  @Test
  void what_an_index_knows_is_left_out_and_named() throws IOException {
    Path old = directory.resolve("old.sfen");
    Files.writeString(old, "9/3k5/9/3P5/9/9/9/9/9 b 2G 1\told-one\n");
    String index = directory.resolve("old.idx").toString();
    Run.tsume("index", "-o", index, old.toString());
    Path file = directory.resolve("new.sfen");
    Run.Outcome outcome = mine("--json", "--index", index, "-o", file.toString(), SECOND);
    assertThat(outcome.out()).contains("\"known\":\"old-one\"");
    assertThat(Files.readString(file)).doesNotContain("4k4/9/4P4/9");
    assertThat(mine("--index", index, SECOND).out()).contains("known: old-one");
  }

  @Test
  void what_is_not_known_is_told_with_its_ply_and_why() {
    String hard = "sfen 3sks3/9/4+P4/9/9/+B8/9/9/9 b S2rb4gs4n4l17p 1";
    Run.Outcome outcome = mine("--json", "--nodes=1", hard);
    JsonNode game = json(outcome.lines().get(outcome.lines().size() - 1));
    assertThat(game.get("open").asInt()).isEqualTo(1);
    assertThat(game.get("unknown").get(0).get("ply").asInt()).isZero();
    assertThat(game.get("unknown").get(0).get("reason").asString()).isEqualTo("node limit");
    assertThat(mine("--nodes=1", hard).out()).contains("1 open (ply 0: node limit reached)");
    assertThat(outcome.exitCode()).isEqualTo(Tally.INCONCLUSIVE);
  }
}
