package io.github.tsume.notation.western;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.notation.Format;
import io.github.tsume.notation.Notation;
import io.github.tsume.notation.RandomRecords;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.common.RestHand;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.notation.kif.ToriHandicap;
import io.github.tsume.notation.sfen.SfenTest;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Source;
import io.github.tsume.record.Special;
import io.github.tsume.record.Step;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.ToriShogi;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games in Western notation: what Hodges writes of Tori shogi, and the other games alike. */
class HodgesTest {
  private static final Ruleset TORI = ToriShogi.RULES;

  @Test
  void random_games_of_tori_shogi_are_read_back() {
    for (int seed = 0; seed < 200; seed++) {
      Problem game = game(TORI, seed, 70);
      Problem read = through(game, ReadOptions.DEFAULT);
      assertThat(read.setup()).as("seed %d", seed).isEqualTo(game.setup());
      assertThat(read.tree()).as("seed %d", seed).isEqualTo(game.tree());
    }
  }

  @Test
  void records_of_every_game_are_read_back_but_for_variations_and_times() {
    for (Ruleset rules : Ruleset.all()) {
      for (int seed = 0; seed < 60; seed++) {
        Problem random = new RandomRecords(seed).problem(rules);
        Problem problem = random.withTree(plain(random.tree()));
        Problem read = through(problem, ReadOptions.DEFAULT);
        assertThat(read.setup())
            .as("%s %d", rules, seed)
            .isEqualTo(RestHand.spelledOut(problem.setup()));
        assertThat(read.metadata()).as("%s %d", rules, seed).isEqualTo(problem.metadata());
        assertThat(read.tree()).as("%s %d", rules, seed).isEqualTo(problem.tree());
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "1.Swx3c Swx5e 2.Fax5e Fax3c 3.Cr-5f Q-1b",
    "1. Swx3c Swx5e 2. Fax5e Fax3c 3. Cr-5f Q-1b",
    "1.SWx3c SWx5e 2.FAx5e FAx3c 3.CR-5f Q-1b",
    "1.Swx3c 1...Swx5e 2.Fax5e 2. ... Fax3c 3.Cr-5f 3… Q-1b",
    "Swx3c Swx5e Fax5e! Fax3c?! Cr-5f Q-1b",
    "1.Swx3c {takes} Swx5e 2.Fax5e Fax3c 3.Cr5g-5f LQ1a-1b",
  })
  void the_usual_opening_is_read_in_every_spelling(String text) {
    assertThat(moves(read(text))).containsExactly("3d3c", "5d5e", "4f5e", "4b3c", "5g5f", "1a1b");
  }

  @Test
  void the_usual_opening_is_written_as_hodges_does() {
    Problem game = read("1.Swx3c Swx5e 2.Fax5e Fax3c 3.Cr-5f Q-1b");
    assertThat(Format.HODGES.writer().write(game, WriteOptions.DEFAULT))
        .isEqualTo("Rules: tori\n\n1.Swx3c Swx5e\n2.Fax5e Fax3c\n3.Cr-5f Q-1b\n");
    assertThat(Format.detect("1.Swx3c Swx5e\n", "x")).contains(Format.HODGES);
    assertThat(Format.detect("1...Q-1b\n", "x")).contains(Format.HODGES);
  }

  @ParameterizedTest
  @CsvSource({
    "k6/7/2C1C2/7/7/7/6K b - 1, 5c4b, Cr5c-4b",
    "k6/7/2C4/7/7/7/6K b - 1, 5c4b, Cr-4b",
    "k6/7/7/7/3C3/7/6K b C 1, C*4d, Cr*4d",
    "k6/7/7/7/7/7/K2L2R b - 1, 4g4c, Q-4c",
    "k6/7/7/6L/7/7/K2R3 b - 1, 4g4c, Q-4c",
    "k6/7/7/2R4/7/7/K2L3 b - 1, 4g4e, LQ-4e",
    "k6/7/7/7/7/7/K6 b LR 1, L*4e, LQ*4e",
    "k6/7/7/7/7/7/K6 b 2R 1, R*4e, Q*4e",
    "k6/7/3S3/7/7/7/6K b - 1, 4c4b+, Sw-4b+",
    "k6/3s3/3S3/7/7/7/6K b - 1, 4c4b+, Swx4b+",
    "k6/7/7/3F3/7/7/6K b - 1, 4d4c, Fa-4c",
    "k6/7/3+S3/7/7/7/6K b - 1, 4c4e, +Sw-4e",
    "k6/7/7/3P3/7/7/6K b - 1, 4d4b, Pt-4b",
    "k6/7/7/7/7/7/6K b - 1, 1g1f, Ph-1f",
  })
  void an_origin_stands_only_where_another_piece_could_go_too(
      String sfen, String usi, String text) {
    Problem problem = sfen(sfen + " moves " + usi);
    int move = problem.tree().moves()[0];
    String written = WesternNotation.line(problem.setup(), move).get(0);
    assertThat(written).isEqualTo(text);
    assertThat(moves(read("SFEN: " + sfen + "\nRules: tori\n\n1." + text))).containsExactly(usi);
  }

  @ParameterizedTest
  @CsvSource({
    "left quail, 左鶉落ち, rpckcp1/3f3/sssssss/2s1S2/SSSSSSS/3F3/LPCKCPR w - 1",
    "falcon, 鷹落ち, rpckcpl/7/sssssss/2s1S2/SSSSSSS/3F3/LPCKCPR w - 1",
    "falcon + left quail, 鷹・左鶉落ち, rpckcp1/7/sssssss/2s1S2/SSSSSSS/3F3/LPCKCPR w - 1",
    "falcon and both quails, 鷹両鶉落ち, 1pckcp1/7/sssssss/2s1S2/SSSSSSS/3F3/LPCKCPR w - 1",
  })
  void handicaps_have_names_in_both_languages(String english, String japanese, String sfen) {
    for (String name : List.of(english, japanese, english.toUpperCase(Locale.ROOT))) {
      Problem problem = read("Handicap: " + name + "\n\n1...Sw-4d 2.Swx4d\n");
      assertThat(SfenWriter.sfen(problem.setup())).isEqualTo(sfen);
      assertThat(through(problem, ReadOptions.DEFAULT).setup())
          .isEqualTo(RestHand.spelledOut(problem.setup()));
    }
  }

  @Test
  void a_kif_file_may_name_a_handicap_of_tori_shogi() {
    String kif = "手合割：鷹落ち\n手数----指手---------消費時間--\n   1 ４四燕(43)\n";
    Problem problem = Notation.read(kif, "x.kif", ReadOptions.DEFAULT).problems().get(0);
    assertThat(problem.setup()).isEqualTo(ToriHandicap.FALCON.setup());
    assertThat(moves(problem)).containsExactly("4c4d");
    assertThat(problem.tree().line().get(0).legal()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "1.Cr-9z, bad-move",
    "1.Cr-4d, no-such-move",
    "1.Sw-3c, no-such-move",
    "1...Sw-4d, wrong-turn",
  })
  void what_is_wrong_is_told_with_its_place(String text, String code) {
    ReadResult result =
        Notation.read("Rules: tori\n\n" + text, "x", ReadOptions.DEFAULT, Format.HODGES);
    assertThat(result.errors()).hasSize(1);
    assertThat(result.errors().get(0).code()).isEqualTo(code);
    assertThat(result.errors().get(0).line()).isEqualTo(3);
  }

  @Test
  void several_pieces_need_an_origin() {
    String sfen = "SFEN: k6/7/2C1C2/7/7/7/6K b - 1\nRules: tori\n\n";
    ReadResult result = Notation.read(sfen + "1.Cr-4b", "x", ReadOptions.DEFAULT, Format.HODGES);
    assertThat(result.errors().get(0).code()).isEqualTo("ambiguous-move");
  }

  @Test
  void illegal_moves_and_ends_survive() {
    Setup start = sfen(TORI.startSfen()).setup();
    List<Step> steps = new ArrayList<>();
    int lame = Move.of(TORI.squareNamed("4f"), TORI.squareNamed("3f"), TORI.kindOf('F'), 0, false);
    steps.add(Step.of(lame));
    steps.add(
        Step.of(
            Move.of(TORI.squareNamed("4b"), TORI.squareNamed("5b"), TORI.kindOf('F'), 0, false)));
    steps.add(
        new Step(
            Move.drop(TORI.kindOf('S'), TORI.squareNamed("4d")),
            null,
            false,
            List.of(),
            null,
            List.of()));
    steps.add(Step.of(Special.of(Special.Kind.OPPONENT_ILLEGAL)));
    Problem game =
        new Problem(
            "x", Source.NONE, start, List.of(), Metadata.EMPTY, new MoveTree(List.of(), steps));
    assertThat(through(game, ReadOptions.DEFAULT).tree()).isEqualTo(game.tree());
  }

  private static Problem game(Ruleset rules, int seed, int plies) {
    RandomRecords random = new RandomRecords(seed);
    Position position = Position.of(SfenTest.start(rules));
    List<Integer> moves = new ArrayList<>();
    for (int i = 0; i < plies; i++) {
      int move = random.move(position);
      if (move == Move.NONE) {
        break;
      }
      moves.add(move);
      position.play(move);
    }
    MoveTree tree = MoveTree.of(moves.stream().mapToInt(Integer::intValue).toArray());
    return Problem.of("x", SfenTest.start(rules)).withTree(tree);
  }

  private static MoveTree plain(MoveTree tree) {
    List<Step> line = new ArrayList<>();
    for (Step step : tree.line()) {
      line.add(
          new Step(step.move(), step.special(), step.legal(), step.comments(), null, List.of()));
    }
    return new MoveTree(tree.comments(), line);
  }

  private static Problem through(Problem problem, ReadOptions options) {
    String text = Format.HODGES.writer().write(problem, WriteOptions.DEFAULT);
    ReadResult result = Format.HODGES.reader().read(text, "x", options);
    assertThat(result.errors()).as(text).isEmpty();
    return result.problems().get(0);
  }

  private static Problem read(String text) {
    ReadResult result = Notation.read(text, "x", ReadOptions.DEFAULT, Format.HODGES);
    assertThat(result.errors()).isEmpty();
    return result.problems().get(0);
  }

  private static Problem sfen(String line) {
    return Notation.read(line, "x", ReadOptions.of(TORI), Format.SFEN).problems().get(0);
  }

  private static List<String> moves(Problem problem) {
    List<String> texts = new ArrayList<>();
    for (int move : problem.tree().moves()) {
      texts.add(Move.toUsi(move, problem.setup().rules()));
    }
    return texts;
  }

  @Test
  void tags_of_psn_are_headers() {
    String text =
        "[Sente \"a\"]\n[Gote \"b: c\"]\n[Event \"x\"]\n" + "1.P7g-7f 2.P3c-3d 3.B8hx2b+ 4.Sx2b\n";
    ReadResult result = Notation.read(text, "a.psn", ReadOptions.DEFAULT);
    assertThat(result.errors()).isEmpty();
    Problem problem = result.problems().get(0);
    assertThat(problem.metadata().get("先手")).isEqualTo("a");
    assertThat(problem.metadata().get("後手")).isEqualTo("b: c");
    assertThat(problem.metadata().get("Event")).isEqualTo("x");
    assertThat(problem.tree().moves()).hasSize(4);
  }
}
