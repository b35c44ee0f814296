package io.github.tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.kif.JapaneseNotation;
import io.github.tsume.notation.sfen.SfenLineReader;
import io.github.tsume.notation.sfen.SfenTest;
import io.github.tsume.notation.western.WesternNotation;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Replay;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.ToriShogi;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class MoveNotationTest {

  @ParameterizedTest(name = "{1} {2}")
  @CsvSource({
    // Two golds, by direction; by side; one straight ahead.
    "9/9/9/9/9/9/9/5G3/3G5 b - 1, 6i5h, ▲５八金上",
    "9/9/9/9/9/9/9/5G3/3G5 b - 1, 4h5h, ▲５八金寄",
    "9/9/9/9/9/9/9/9/3G1G3 b - 1, 6i5h, ▲５八金左",
    "9/9/9/9/9/9/9/9/3G1G3 b - 1, 4i5h, ▲５八金右",
    "9/9/9/9/9/9/9/9/4GG3 b - 1, 5i5h, ▲５八金直",
    "9/9/9/9/9/9/9/9/4GG3 b - 1, 4i5h, ▲５八金右",
    "9/9/9/9/4G4/9/4G4/9/9 b - 1, 5e5f, ▲５六金引",
    // Four silvers.
    "9/9/9/5S1S1/9/5SS2/9/9/9 b - 1, 3f3e, ▲３五銀直",
    "9/9/9/5S1S1/9/5SS2/9/9/9 b - 1, 2d3e, ▲３五銀右",
    "9/9/9/5S1S1/9/5SS2/9/9/9 b - 1, 4f3e, ▲３五銀左上",
    "9/9/9/5S1S1/9/5SS2/9/9/9 b - 1, 4d3e, ▲３五銀左引",
    // Six tokins around 8h: left and right above, straight, sideways, back.
    "9/9/9/9/9/9/1+P7/+P1+P6/+P+P+P6 b - 1, 9i8h, ▲８八と左上",
    "9/9/9/9/9/9/1+P7/+P1+P6/+P+P+P6 b - 1, 8i8h, ▲８八と直",
    "9/9/9/9/9/9/1+P7/+P1+P6/+P+P+P6 b - 1, 7i8h, ▲８八と右上",
    "9/9/9/9/9/9/1+P7/+P1+P6/+P+P+P6 b - 1, 9h8h, ▲８八と左寄",
    "9/9/9/9/9/9/1+P7/+P1+P6/+P+P+P6 b - 1, 7h8h, ▲８八と右寄",
    "9/9/9/9/9/9/1+P7/+P1+P6/+P+P+P6 b - 1, 8g8h, ▲８八と引",
    // Dragons and horses: never 直.
    "+R8/9/9/1+R7/9/9/9/9/9 b - 1, 9a8b, ▲８二龍引",
    "+R8/9/9/1+R7/9/9/9/9/9 b - 1, 8d8b, ▲８二龍上",
    "9/4+R4/7+R1/9/9/9/9/9/9 b - 1, 2c4c, ▲４三龍寄",
    "9/4+R4/7+R1/9/9/9/9/9/9 b - 1, 5b4c, ▲４三龍引",
    "9/9/9/9/4+R3+R/9/9/9/9 b - 1, 5e3e, ▲３五龍左",
    "9/9/9/9/4+R3+R/9/9/9/9 b - 1, 1e3e, ▲３五龍右",
    "9/9/9/9/9/9/9/9/+R+R7 b - 1, 9i8h, ▲８八龍左",
    "9/9/9/9/9/9/9/9/+R+R7 b - 1, 8i8h, ▲８八龍右",
    "+B+B7/9/9/9/9/9/9/9/9 b - 1, 9a8b, ▲８二馬左",
    "+B+B7/9/9/9/9/9/9/9/9 b - 1, 8a8b, ▲８二馬右",
    // Drops, promotion, white's own left and right.
    "9/9/9/9/9/9/9/4G4/9 b G 1, G*5g, ▲５七金打",
    "9/9/9/9/9/9/9/4G4/9 b G 1, G*1a, ▲１一金",
    "9/9/9/9/3B5/9/9/9/9 b - 1, 6e3b+, ▲３二角成",
    "9/9/9/9/3B5/9/9/9/9 b - 1, 6e3b, ▲３二角不成",
    "9/2R6/9/9/9/9/4R4/9/9 b - 1, 5g5b+, ▲５二飛上成",
    "9/9/7S1/9/7S1/9/9/9/9 b - 1, 2c1d, ▲１四銀引不成",
    "3g1g3/9/9/9/9/9/9/9/9 w - 1, 6a5b, △５二金右",
    "3g1g3/9/9/9/9/9/9/9/9 w - 1, 4a5b, △５二金左"
  })
  void marks_follow_the_rule_of_the_association(String sfen, String usi, String expected) {
    Problem problem = SfenTest.problem(sfen + " moves " + usi);
    int move = problem.tree().moves()[0];
    Replay replay = Replay.of(problem.setup());
    assertThat(JapaneseNotation.text(replay, move, Move.NONE)).isEqualTo(expected);
    assertThat(JapaneseNotation.resolve(replay, expected, Move.NONE)).isEqualTo(move);
  }

  @Test
  void same_square_is_said_by_same_word() {
    Problem problem =
        SfenTest.problem("position startpos moves 2g2f 3c3d 7g7f 2b8h+ 7i8h 3a2b 4i5h");
    assertThat(JapaneseNotation.line(problem.setup(), problem.tree().moves()))
        .containsExactly("▲２六歩", "△３四歩", "▲７六歩", "△８八角成", "▲同銀", "△２二銀", "▲５八金右");
    assertThat(WesternNotation.line(problem.setup(), problem.tree().moves()))
        .containsExactly("P-2f", "P-3d", "P-7f", "Bx8h+", "Sx8h", "S-2b", "G4i-5h");
  }

  @Test
  void tori_moves_have_the_names_of_hodges() {
    String line = ToriShogi.RULES.startSfen() + " moves 3d3c 5d5e 4f5e 4b3c 5g5f 1a1b";
    Problem problem =
        ((ReadResult.Read) SfenLineReader.parseOne(line, "typed", ReadOptions.of(ToriShogi.RULES)))
            .problem();
    assertThat(WesternNotation.line(problem.setup(), problem.tree().moves()))
        .containsExactly("Swx3c", "Swx5e", "Fax5e", "Fax3c", "Cr-5f", "Q-1b");
  }

  @Test
  void other_spellings_are_read() {
    Problem problem = SfenTest.problem("9/9/9/9/9/9/9/5G3/3G5 b - 1");
    Replay replay = Replay.of(problem.setup());
    int move =
        replay.move(replay.rules().squareNamed("6i"), replay.rules().squareNamed("5h"), false);
    for (String text : List.of("▲58金上", "☗５八金行", "５八金左", "▲５８金直", "▲５八金(69)")) {
      boolean fits = !text.contains("直");
      assertThat(JapaneseNotation.resolve(replay, text, Move.NONE))
          .as(text)
          .isEqualTo(fits ? move : Move.NONE);
    }
  }

  static List<Ruleset> rulesets() {
    return Ruleset.all();
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void every_legal_move_has_a_text_of_its_own_that_reads_back(Ruleset rules) {
    for (int seed = 0; seed < Integer.getInteger("tsume.positions", 300); seed++) {
      RandomRecords random = new RandomRecords(seed);
      int plies = rules.width() == 9 ? seed % 200 : seed % 40;
      Position position = random.position(rules, plies);
      Replay replay = Replay.of(position.toSetup());
      int previous = seed % 2 == 0 ? Move.NONE : random.move(position);
      Map<String, Integer> japanese = new HashMap<>();
      Map<String, Integer> western = new HashMap<>();
      for (int move : RandomRecords.legalMoves(position)) {
        String text = JapaneseNotation.text(replay, move, previous);
        String usi = Move.toUsi(move, rules);
        assertThat(japanese.put(text, move)).as("seed %d, %s, %s", seed, text, usi).isNull();
        assertThat(JapaneseNotation.resolve(replay, text, previous))
            .as("seed %d, %s, %s", seed, text, usi)
            .isEqualTo(move);
        String letters = WesternNotation.text(replay, move);
        assertThat(western.put(letters, move)).as("seed %d, %s, %s", seed, letters, usi).isNull();
      }
      int chosen = random.move(position);
      if (chosen != Move.NONE) {
        String text = WesternNotation.text(position, chosen);
        assertThat(WesternNotation.resolve(position, text)).as("seed %d", seed).isEqualTo(chosen);
      }
    }
  }
}
