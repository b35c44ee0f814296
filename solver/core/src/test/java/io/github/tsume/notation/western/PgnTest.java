package io.github.tsume.notation.western;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.notation.Notation;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Step;
import io.github.tsume.record.Warning;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Ruleset;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * PGN as servers of chess variants write it. The games in {@code servers.pgn} are random ones that
 * ffish, the library behind such a server, has written; {@code servers.usi} has its own moves.
 */
class PgnTest {
  private static final String TAGS = "[White \"a\"]\n[Black \"b\"]\n[Result \"*\"]\n";
  private static final String SHOGI = TAGS + "[Variant \"Shogi\"]\n";

  /** A gold is dropped in front of a bare king, which a pawn protects. */
  private static final String MATE_IN_ONE = "4k4/9/4P4/9/9/9/9/9/4K4[G] w 0 1";

  @Test
  void games_are_read_as_another_program_wrote_them() throws IOException {
    ReadResult result = Notation.read(resource("servers.pgn"), "x.pgn", ReadOptions.DEFAULT);
    assertThat(result.errors()).isEmpty();
    List<String> expected = List.of(resource("servers.usi").split("\n"));
    assertThat(expected).hasSize(15);
    assertThat(result.problems()).extracting(PgnTest::usi).isEqualTo(expected);
    assertThat(result.problems()).allMatch(problem -> problem.warnings().isEmpty());
    assertThat(result.problems())
        .extracting(problem -> problem.setup().rules().name())
        .contains("shogi", "minishogi", "tori");
  }

  @Test
  void the_side_in_capitals_is_black_and_white_begins_a_handicap_game() {
    Problem even = read(SHOGI + "\n1. Pe4 Pe6 *");
    assertThat(even.setup().sideToMove()).isEqualTo(Color.BLACK);
    assertThat(even.metadata().get("先手")).isEqualTo("a");
    assertThat(even.metadata().get("後手")).isEqualTo("b");
    String lance = "lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[-] b 0 1";
    Problem odds = read(SHOGI + "[FEN \"" + lance + "\"]\n\n1. Pe6 Pe4 *");
    assertThat(odds.setup().sideToMove()).isEqualTo(Color.WHITE);
    assertThat(usi(odds)).isEqualTo("5c5d 5g5f");
  }

  @Test
  void a_problem_holds_what_the_brackets_say() {
    Problem problem = read(SHOGI + "[FEN \"" + MATE_IN_ONE + "\"]\n\n1. G@e8# 1-0");
    assertThat(SfenWriter.sfen(problem.setup())).isEqualTo("4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
    assertThat(usi(problem)).isEqualTo("G*5b");
    assertThat(problem.warnings()).isEmpty();
    String sfen = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";
    assertThat(read(SHOGI + "[FEN \"" + sfen + "\"]\n\n1. G@e8").setup())
        .isEqualTo(problem.setup());
  }

  @Test
  void variations_and_comments_stand_where_they_belong() {
    String moves =
        "{before} 1. Pg4 {a} ( 1. Pc4 Pg6 {b} ( 1... Pc6 2. Ph4 $1 ) 2. Ph4 ) ( {c} 1. Ph4 )\n"
            + "Pc6 2. Ph4?! ; to the end\n( 2. Pf4 ) *";
    Problem problem = read(SHOGI + "\n" + moves);
    assertThat(problem.warnings()).isEmpty();
    assertThat(problem.tree().comments()).containsExactly("before");
    assertThat(tree(problem.tree(), problem.setup().rules()))
        .isEqualTo("3g3f{a}[7g7f 3c3d{b}[7c7d 2g2f] 2g2f][2g2f{c}] 7c7d 2g2f{to the end}[4g4f]");
  }

  @Test
  void a_move_that_cannot_be_read_is_told_and_what_came_before_it_stays() {
    Problem problem = read(SHOGI + "\n1. Pg4 Pc6 2. Xq9 Pd6 ( 2... Pf6 ) *");
    assertThat(usi(problem)).isEqualTo("3g3f 7c7d");
    assertThat(problem.warnings()).hasSize(1);
    Warning warning = problem.warnings().get(0);
    assertThat(warning.code()).isEqualTo("unread-move");
    assertThat(warning.line()).isEqualTo(6);
    assertThat(warning.column()).isEqualTo(15);
  }

  @Test
  void moves_in_western_notation_are_read_under_such_tags_too() {
    Problem problem = read(SHOGI + "\n1. P-76 P-3d 2. Bx22+ Sx22 3. B*5e *");
    assertThat(problem.warnings()).isEmpty();
    assertThat(usi(problem)).isEqualTo("7g7f 3c3d 8h2b+ 3a2b B*5e");
  }

  @Test
  void a_game_of_another_kind_is_an_error_and_the_others_are_read() {
    String chess = TAGS + "[Variant \"Crazyhouse\"]\n\n1. e4 e5 *\n\n";
    String text = SHOGI + "\n1. Pg4 *\n\n" + chess + SHOGI + "\n1. Ph4 *\n";
    ReadResult result = Notation.read(text, "x.pgn", ReadOptions.DEFAULT);
    assertThat(result.entries()).hasSize(3);
    assertThat(result.problems()).extracting(PgnTest::usi).containsExactly("3g3f", "2g2f");
    assertThat(result.problems()).extracting(Problem::id).containsExactly("x-1", "x-3");
    assertThat(result.errors().get(0).line()).isEqualTo(11);
    assertThat(result.errors().get(0).code()).isEqualTo("bad-value");
  }

  @Test
  void a_tag_in_a_comment_begins_no_other_game() {
    Problem problem = read(SHOGI + "\n1. Pg4 {\n[Event \"x\"]\n} Pc6 *");
    assertThat(usi(problem)).isEqualTo("3g3f 7c7d");
  }

  @Test
  void no_change_to_the_moves_loses_the_problem() {
    String tags = SHOGI + "[FEN \"" + MATE_IN_ONE + "\"]\n\n";
    String moves = "1. G@e8 {a comment} ( 1. G@d8 Kf9 2. G@f8 ) Kd9 2. Ge9 1-0";
    Random random = new Random(20);
    String signs = "abei159PGKx=+-@*(){};.!#$ \n手５";
    for (int i = 0; i < 2000; i++) {
      StringBuilder text = new StringBuilder(moves);
      for (int n = 1 + random.nextInt(4); n > 0; n--) {
        int at = random.nextInt(text.length());
        char sign = signs.charAt(random.nextInt(signs.length()));
        switch (random.nextInt(3)) {
          case 0 -> text.setCharAt(at, sign);
          case 1 -> text.insert(at, sign);
          default -> text.deleteCharAt(at);
        }
      }
      ReadResult result = Notation.read(tags + text, "x.pgn", ReadOptions.DEFAULT);
      assertThat(result.errors()).as("%s: %s", i, text).isEmpty();
      assertThat(result.problems()).as("%s: %s", i, text).hasSize(1);
      assertThat(SfenWriter.sfen(result.problems().get(0).setup()))
          .isEqualTo("4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
    }
  }

  private static Problem read(String text) {
    ReadResult result = Notation.read(text, "x.pgn", ReadOptions.DEFAULT);
    assertThat(result.errors()).as(text).isEmpty();
    assertThat(result.problems()).hasSize(1);
    return result.problems().get(0);
  }

  private static String usi(Problem problem) {
    List<String> moves = new ArrayList<>();
    for (int move : problem.tree().moves()) {
      moves.add(Move.toUsi(move, problem.setup().rules()));
    }
    return String.join(" ", moves);
  }

  private static String tree(MoveTree tree, Ruleset rules) {
    StringBuilder text = new StringBuilder();
    for (Step step : tree.line()) {
      text.append(text.length() == 0 ? "" : " ").append(Move.toUsi(step.move(), rules));
      Stream.of(step.comments())
          .filter(said -> !said.isEmpty())
          .forEach(said -> text.append('{').append(String.join("|", said)).append('}'));
      for (MoveTree other : step.alternatives()) {
        text.append('[').append(tree(other, rules)).append(']');
      }
    }
    return text.toString();
  }

  private static String resource(String name) throws IOException {
    try (InputStream stream = Objects.requireNonNull(PgnTest.class.getResourceAsStream(name))) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
