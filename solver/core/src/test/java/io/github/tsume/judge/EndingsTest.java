package io.github.tsume.judge;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.judge.JudgeOptions.EndRules;
import io.github.tsume.judge.Points.SideCount;
import io.github.tsume.judge.Ruling.GameResult;
import io.github.tsume.judge.Ruling.Mismatch;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Replay;
import io.github.tsume.record.Special;
import io.github.tsume.record.Step;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Endings made by hand, each rule once: the board is also turned by 180 degrees and the sides
 * exchanged, so that each ends both sides' games.
 */
class EndingsTest {
  /** 26 points and ten pieces beside the king in white's camp; the king is not in check. */
  private static final String ENTERED = "K+R+R+B+BGGGG/1SS6/9/9/9/9/9/9/4k4 b ";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "shogi | 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 | G*5b | 1 mate black",
        "shogi | 8k/9/8G/9/9/9/9/9/4K1R2 b - 1 | 3i2i | 1 no-legal-move black",
        "shogi | 7lk/9/8P/9/9/9/9/7LL/4K4 b - 1 | 1c1b | 1 mate black",
        "shogi | 7lk/9/8S/9/9/9/9/7L1/8K b P 1 | P*1b | 1 illegal white [drop-mate]",
        "shogi | 4k4/9/9/9/4P4/9/9/9/4K4 b P 1 | P*5g | 1 illegal white [pawns-on-file]",
        "shogi | 4k4/9/4+P4/9/9/9/9/9/4K4 b P 1 | P*5g | undecided",
        "shogi | 4k4/9/9/9/9/9/9/9/4K4 b L 1 | L*1a | 1 illegal white [dead-square]",
        "shogi | 4k4/9/9/9/9/9/9/9/4K4 b N 1 | N*1b | 1 illegal white [dead-square]",
        "shogi | 4k4/9/7N1/9/9/9/9/9/4K4 b - 1 | 2c1a | 1 illegal white [dead-square]",
        "shogi | 4k4/9/9/9/4r4/9/9/9/4K4 b P 1 | P*1e | 1 illegal white [left-in-check]",
        "shogi | 4k4/9/9/9/4r4/9/4G4/9/4K4 b - 1 | 5g4g | 1 illegal white [into-check]",
        "shogi | 4k4/9/9/9/9/9/9/4G4/4K4 b - 1 | 5i5h | 1 illegal white [own-piece]",
        "shogi | 4k4/9/9/9/9/9/9/4G4/4K4 b - 1 | 5h5e | 1 illegal white [cannot-reach]",
        "shogi | 4k4/9/9/9/9/9/9/9/P3K4 b - 1 | 9i9f | 1 illegal white [cannot-reach]",
        "shogi | 4k4/9/9/9/9/P8/9/9/R3K4 b - 1 | 9i9e | 1 illegal white [cannot-reach]",
        "shogi | 4k4/9/9/9/9/9/9/9/4K4 b - 1 | P*5e | 1 illegal white [not-in-hand]",
        "shogi | 4k4/9/9/9/9/9/9/9/4K4 b P 1 | P*5i | 1 illegal white [occupied]",
        "shogi | 4k4/9/9/9/9/9/9/9/4K4 b - 1 | 5a5b | 1 illegal white [other-side]",
        "shogi | 4k4/9/9/9/9/9/9/9/4K3R b - 1 | 1i1e+ | 1 illegal white [cannot-promote]",
        "shogi | 4k4/9/4G4/9/9/9/9/9/4K4 b - 1 | 5c4b+ | 1 illegal white [cannot-promote]",
        "shogi | 4k4/9/9/9/4r4/9/P8/9/4K4 b P 1 | P*9i | 1 illegal white"
            + " [left-in-check, pawns-on-file]",
        "shogi | lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"
            + " | 7g7f 3c3d 8h2b 7a2b | 4 illegal black [cannot-reach]",
        "shogi | lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"
            + " | 2h3h 8b7b 3h2h 7b8b 2h3h 8b7b 3h2h 7b8b 2h3h 8b7b 3h2h 7b8b"
            + " | 12 repetition draw [0, 4, 8, 12]",
        "shogi | lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"
            + " | 2h3h 8b7b 3h2h 7b8b 2h3h 8b7b 3h2h 7b8b 2h3h 8b7b 3h2h | undecided",
        "shogi | 4k4/9/9/9/9/9/9/9/R3K4 b - 1"
            + " | 9i9a 5a5b 9a9b 5b5a 9b9a 5a5b 9a9b 5b5a 9b9a 5a5b 9a9b 5b5a 9b9a"
            + " | 13 perpetual-check white [1, 5, 9, 13]",
        "shogi | 4k4/9/9/9/9/9/9/9/R3K4 b - 1"
            + " | 9i9a 5a5b 9a9i 5b5a 9i9a 5a5b 9a9i 5b5a 9i9a 5a5b 9a9i 5b5a"
            + " | 12 repetition draw [0, 4, 8, 12]",
        "shogi | 4k4/9/9/9/9/9/9/9/R3K4 b - 499 | 9i9h 5a5b | 2 move-limit draw",
        "shogi | 4k4/9/9/9/9/9/9/9/R3K4 b - 500 | 9i9a 5a5b 9a9b 5b5a 9b9i | 5 move-limit draw",
        "shogi | 4k4/9/9/9/9/9/9/9/R3K4 b - 500 | 9i9a 5a5b 9a9b 5b5a | undecided",
        "minishogi | 4k/5/4P/5/K4 b G 1 | G*1b | 1 mate black",
        "minishogi | 2k2/5/5/5/R3K b - 1"
            + " | 5e5a 3a3b 5a5b 3b3a 5b5a 3a3b 5a5b 3b3a 5b5a 3a3b 5a5b 3b3a 5b5a"
            + " | 13 perpetual-check white [1, 5, 9, 13]",
        "tori | 3k3/7/3C3/7/7/7/7 b F 1 | F*4b | 1 mate black",
        "tori | k6/7/1C5/7/7/7/3K3 b F 1 | F*5b | 1 no-legal-move black",
        "tori | 2sss2/2sks2/2p1p2/3S3/3L3/7/7 b - 1 | 4d4c | 1 mate black",
        "tori | 2sss2/2sks2/2p1p2/3C3/7/7/7 b S 1 | S*4c | 1 illegal white [drop-mate]",
        "tori | 7/7/7/3S3/3S3/7/k6 b S 1 | S*4c | 1 illegal white [pawns-on-file]",
        "tori | 7/7/7/3S3/3+S3/7/k6 b S 1 | S*4c | undecided",
        "tori | k6/7/3S3/7/7/7/3K3 b - 1 | 4c4b | 1 illegal white [must-promote]",
        "tori | k6/7/7/7/7/7/3K3 b S 1 | S*4a | 1 illegal white [dead-square]",
        "tori | rpckcpl/3f3/sssssss/2s1S2/SSSSSSS/3F3/LPCKCPR b - 1"
            + " | 4f3f 4b5b 3f4f 5b4b 4f3f 4b5b 3f4f 5b4b | 8 repetition black [0, 4, 8]",
        "tori | 7/7/3k3/7/7/7/+F5K b - 1 | 7g7f 4c4d 7f7g 4d4c 7g7f 4c4d 7f7g 4d4c"
            + " | 8 perpetual-check white [0, 4, 8]",
      })
  void each_rule_ends_the_games_of_both_sides(
      String name, String sfen, String moves, String ending) {
    Ruleset rules = Ruleset.byName(name).orElseThrow();
    Setup setup = Sfen.parse(sfen, rules);
    JudgeOptions options = JudgeOptions.of(rules, EndRules.JSA);
    assertThat(text(setup, moves, null, options)).isEqualTo(ending);
    assertThat(text(turned(setup), turned(moves, rules), null, options))
        .as("turned")
        .isEqualTo(exchanged(ending));
  }

  @Test
  void in_minishogi_the_first_player_has_to_vary() {
    Ruleset rules = Ruleset.byName("minishogi").orElseThrow();
    Setup setup = Sfen.parse(rules.startSfen(), rules);
    String cycle = "4e4d 2a2b 4d4e 2b2a ";
    JudgeOptions options = JudgeOptions.of(rules, EndRules.JSA);
    assertThat(text(setup, cycle.repeat(3), null, options))
        .isEqualTo("12 repetition white [0, 4, 8, 12]");
  }

  @Test
  void how_often_a_position_may_occur_can_be_chosen() {
    Ruleset rules = Ruleset.byName("tori").orElseThrow();
    Setup setup = Sfen.parse(rules.startSfen(), rules);
    JudgeOptions usual = JudgeOptions.of(rules, EndRules.JSA);
    JudgeOptions four = new JudgeOptions(EndRules.JSA, usual.repetition().withTimes(4), 0);
    String moves = "4f3f 4b5b 3f4f 5b4b ".repeat(3);
    assertThat(text(setup, moves, null, four)).isEqualTo("12 repetition black [0, 4, 8, 12]");
  }

  @Test
  void the_king_that_reaches_the_square_of_the_try_wins() {
    JudgeOptions tries = options(EndRules.TRY);
    Setup setup = shogi("5s3/3K5/9/9/9/9/9/5k3/3G5 b - 1");
    assertThat(text(setup, "6b5a", null, tries)).isEqualTo("1 try black");
    assertThat(text(setup, "6b5a", null, options(EndRules.JSA))).isEqualTo("undecided");
    assertThat(text(setup, "6b6a 4h5i", null, tries)).isEqualTo("2 illegal black [into-check]");
    assertThat(text(turned(setup), "4h5i", null, tries)).isEqualTo("1 try white");
    Special claim = Special.of(Special.Kind.DECLARATION);
    assertThat(text(setup, "", claim, tries)).isEqualTo("0 try black");
    Ruling failed = judge(setup, "6b6a", claim, tries);
    assertThat(failed.ending()).isNull();
    assertThat(failed.mismatch()).isEqualTo(Mismatch.NO_TRY);
  }

  @ParameterizedTest
  @CsvSource({
    "5P, JSA, declaration black, declaration white",
    "4P, JSA, declaration draw, declaration draw",
    "P, CSA, declaration white, declaration white",
    "P, POINTS_27, declaration white, declaration white",
    "2P, CSA, declaration black, declaration white",
    "2P, POINTS_27, declaration black, declaration white",
  })
  void declarations_need_their_points(String hand, EndRules rules, String black, String white) {
    Special mark = Special.of(Special.Kind.DECLARATION);
    Setup setup = shogi(ENTERED + hand + " 1");
    assertThat(text(setup, "", mark, options(rules))).isEqualTo("0 " + black);
    assertThat(text(turned(setup), "", mark, options(rules))).isEqualTo("0 " + white);
  }

  @ParameterizedTest
  @CsvSource({
    "K+R+R+B+BGGGG/1S7/9/9/9/9/9/9/4k4 b 6P 1, PIECES_IN_CAMP",
    "K1+R+B+BGGGG/1SSSS4/9/9/r8/9/9/9/4k4 b 9P 1, NOT_IN_CHECK",
    "1+R+R+B+BGGGG/1SS6/9/K8/9/9/9/9/4k4 b 9P 1, KING_IN_CAMP",
    "1+R+R+B+BGGG1/KPPPPPP2/9/9/9/9/9/9/4k4 b - 1, ''",
    "K+R1GGGGSS/1PPPPPPPP/9/9/9/9/9/9/4k4 b - 1, POINTS",
  })
  void who_declares_without_a_condition_loses(String sfen, String failed) {
    Special mark = Special.of(Special.Kind.DECLARATION);
    for (Setup setup : List.of(shogi(sfen), turned(shogi(sfen)))) {
      Ruling judgement = judge(setup, "", mark, options(EndRules.JSA));
      Ending.Declared declared = (Ending.Declared) Objects.requireNonNull(judgement.ending());
      List<String> names =
          declared.declaration().failed().stream().map(c -> c.requirement().name()).toList();
      assertThat(String.join(" ", names)).isEqualTo(failed);
      if (!failed.isEmpty()) {
        assertThat(declared.result()).isEqualTo(GameResult.winOf(setup.defender()));
        assertThat(judgement.mismatch()).isEqualTo(Mismatch.OTHER_RESULT);
      }
    }
  }

  @Test
  void the_first_worked_example_has_38_to_16_points() {
    Points points =
        points(
            "4+N4/1+B7/K8/1+B1+S5/1S1+R1P2p/P1P1Pp+pks/1P1P1G+l+l1/2G3+p1+l/L6+r1"
                + " w 2GN8Ps2n 140");
    assertThat(points.black()).isEqualTo(new SideCount(27, 11, 0, true, false, 2, 6, false));
    assertThat(points.white().total()).isEqualTo(16);
    assertThat(points.white().kingInCamp()).isFalse();
    assertThat(points.black().declarationPoints()).isEqualTo(17);
    assertThat(points.declaration24(Color.BLACK).outcome()).isEqualTo(Declaration.Effect.LOSS);
    assertThat(points.agreed24()).contains(GameResult.BLACK);
    assertThat(points.agreed27()).contains(GameResult.BLACK);
    assertThat(points.bothEntered()).isFalse();
  }

  @Test
  void the_second_worked_example_has_30_to_24_points_and_is_drawn_by_agreement() {
    String sfen =
        "1K1+N1+P3/P1+N+P1+P+P2/2+P2+P3/1+LP2+S3/2S2+R+B2/4P3s/1P1+p+p+r+p+p+l/9/6+lk1"
            + " b 3GSPbg2nl3p 231";
    Points points = points(sfen);
    assertThat(points.black().total()).isEqualTo(30);
    assertThat(points.white().total()).isEqualTo(24);
    assertThat(points.black().piecesInCamp()).isEqualTo(9);
    assertThat(points.black().declarationPoints()).isEqualTo(14);
    assertThat(points.white().piecesInCamp()).isEqualTo(7);
    assertThat(points.white().declarationPoints()).isEqualTo(23);
    for (Color color : Color.values()) {
      assertThat(points.declaration24(color).outcome()).isEqualTo(Declaration.Effect.LOSS);
    }
    Special impasse = Special.of(Special.Kind.IMPASSE);
    Ruling drawn = judge(shogi(sfen), "", impasse, options(EndRules.JSA));
    assertThat(Endings.text(drawn.ending())).isEqualTo("0 impasse draw");
    assertThat(drawn.mismatch()).isNull();
    Ruling won = judge(shogi(sfen), "", impasse, options(EndRules.POINTS_27));
    assertThat(Endings.text(won.ending())).isEqualTo("0 impasse black");
    assertThat(won.mismatch()).isEqualTo(Mismatch.OTHER_RESULT);
  }

  @Test
  void the_third_example_lets_only_black_try() {
    Points points = points("5s3/3K5/9/9/9/9/9/5k3/3G5 b - 1");
    assertThat(points.black().canTry()).isTrue();
    assertThat(points.white().canTry()).isFalse();
  }

  @Test
  void what_white_gave_as_a_handicap_counts_for_white() {
    Setup two = shogi("lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1");
    Points points =
        Objects.requireNonNull(judge(two, "", null, options(EndRules.JSA)).state().points());
    assertThat(points.white()).returns(10, SideCount::handicap).returns(27, SideCount::total);
    assertThat(points.black()).returns(0, SideCount::handicap).returns(27, SideCount::total);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "9i9a | MATE | NOT_MATE",
        "9i9a | REPETITION | NOT_REPEATED",
        "9i9a | OPPONENT_ILLEGAL |",
        "9i9a | IMPASSE | NO_IMPASSE",
        "9i9a | RESIGNATION |",
        "9i9a | TIME_UP |",
        "9i9a | ILLEGAL_MOVE |",
        "9i9a | DRAW |",
        "9i9a | INTERRUPTION |",
        "9i8h | OPPONENT_ILLEGAL |",
        "9i8h | ILLEGAL_MOVE |",
        "9i8h | RESIGNATION | OTHER_RESULT",
        "9i8h | MATE | OTHER_RESULT",
        "9i8h 5a5b | RESIGNATION | GOES_ON",
        "9i9a 5a5b 9a9i 5b5a 9i9a 5a5b 9a9i 5b5a 9i9a 5a5b 9a9i 5b5a | REPETITION |",
        "9i9a 5a5b 9a9i 5b5a 9i9a 5a5b 9a9i 5b5a 9i9a 5a5b 9a9i 5b5a | RESIGNATION | OTHER_RESULT",
        "9i9a 5a5b 9a9i 5b5a 9i9a 5a5b 9a9i 5b5a 9i9a 5a5b 9a9i 5b5a 9i9a | INTERRUPTION | GOES_ON",
        "9i9a 5a5b 9a9b 5b5a 9b9a 5a5b 9a9b 5b5a 9b9a 5a5b 9a9b 5b5a 9b9a | REPETITION"
            + " | OTHER_RESULT",
        "9i9a 5a5b 9a9b 5b5a 9b9a 5a5b 9a9b 5b5a 9b9a 5a5b 9a9b 5b5a 9b9a | OPPONENT_ILLEGAL |",
      })
  void the_end_of_a_record_is_compared(
      String moves, Special.Kind mark, @Nullable Mismatch mismatch) {
    Setup setup = shogi("4k4/9/9/9/9/9/9/9/R3K4 b - 1");
    Ruling judgement = judge(setup, moves, Special.of(mark), options(EndRules.JSA));
    assertThat(judgement.mismatch()).isEqualTo(mismatch);
  }

  @Test
  void moves_after_the_end_are_counted() {
    Setup setup = shogi("4k4/9/9/9/9/9/9/9/R3K4 b - 1");
    Ruling judgement = judge(setup, "9i8h 5a5b 5i5h", null, options(EndRules.JSA));
    assertThat(judgement.movesAfter()).isEqualTo(2);
    assertThat(judgement.mismatch()).isEqualTo(Mismatch.GOES_ON);
    assertThat(judgement.state().ply()).isZero();
  }

  private static JudgeOptions options(EndRules rules) {
    return JudgeOptions.of(Ruleset.all().get(0), rules);
  }

  private static Setup shogi(String sfen) {
    return Sfen.parse(sfen, Ruleset.all().get(0));
  }

  private static Points points(String sfen) {
    return Points.of(Position.of(shogi(sfen)), 0);
  }

  private static String text(
      Setup setup, String moves, @Nullable Special mark, JudgeOptions options) {
    return Endings.text(judge(setup, moves, mark, options).ending());
  }

  private static Ruling judge(
      Setup setup, String moves, @Nullable Special mark, JudgeOptions options) {
    Replay replay = Replay.of(setup);
    List<Step> steps = new ArrayList<>();
    for (String text : moves.isBlank() ? new String[0] : moves.strip().split("\\s+")) {
      int move = move(replay, text);
      steps.add(Step.of(move));
      replay.play(move);
    }
    if (mark != null) {
      steps.add(Step.of(mark));
    }
    return Judge.of(setup, new MoveTree(List.of(), steps), options);
  }

  private static int move(Replay replay, String text) {
    Ruleset rules = replay.rules();
    int to = rules.squareNamed(text.substring(2, 4));
    return text.charAt(1) == '*'
        ? Move.drop(rules.kindOf(text.charAt(0)), to)
        : replay.move(rules.squareNamed(text.substring(0, 2)), to, text.endsWith("+"));
  }

  private static Setup turned(Setup setup) {
    Ruleset rules = setup.rules();
    Setup.Builder builder = Setup.builder(rules).ply(setup.ply()).sideToMove(setup.defender());
    for (int square = 0; square < rules.squares(); square++) {
      int piece = setup.piece(square);
      builder.piece(
          rules.squares() - 1 - square, piece == Piece.EMPTY ? piece : piece ^ Piece.WHITE);
    }
    for (Color color : Color.values()) {
      for (int kind = 1; kind < rules.kindLimit(); kind++) {
        builder.hand(color.opponent(), kind, setup.hand(color, kind));
      }
    }
    return builder.build();
  }

  private static String turned(String moves, Ruleset rules) {
    StringBuilder text = new StringBuilder();
    for (String move : moves.strip().split("\\s+")) {
      String from = move.charAt(1) == '*' ? move.substring(0, 2) : turn(move, 0, rules);
      text.append(from).append(turn(move, 2, rules)).append(move.substring(4)).append(' ');
    }
    return text.toString();
  }

  private static String turn(String move, int at, Ruleset rules) {
    int square = rules.squareNamed(move.substring(at, at + 2));
    return rules.squareName(rules.squares() - 1 - square);
  }

  private static String exchanged(String ending) {
    return ending.contains("black")
        ? ending.replace("black", "white")
        : ending.replace("white", "black");
  }
}
