package io.github.tsume.notation.sfen;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.Conversion;
import io.github.tsume.notation.Format;
import io.github.tsume.notation.Notation;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.Problem;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

public class SfenTest {
  private static final String BOARD = "4k4/9/4P4/9/9/9/9/9/9";

  public static Problem problem(String line) {
    ReadResult.Entry entry = SfenLineReader.parseOne(line, "typed", ReadOptions.DEFAULT);
    assertThat(entry).isInstanceOf(ReadResult.Read.class);
    return ((ReadResult.Read) entry).problem();
  }

  public static Setup start(Ruleset rules) {
    return ((ReadResult.Read)
            SfenLineReader.parseOne(rules.startSfen(), "start", ReadOptions.of(rules)))
        .problem()
        .setup();
  }

  @ParameterizedTest
  @CsvSource({
    BOARD + " b G 1",
    BOARD + " b G",
    "sfen " + BOARD + " b G 1",
    "position sfen " + BOARD + " b G 1",
    "'  position   sfen " + BOARD + "  b  1G  1  '"
  })
  void reads_every_shape_of_one_position(String line) {
    assertThat(SfenWriter.sfen(problem(line).setup())).isEqualTo(BOARD + " b G 1");
  }

  @Test
  void hands_come_out_in_canonical_order() {
    Setup setup = problem(BOARD + " b p1s2PGRb18l 7").setup();
    assertThat(SfenWriter.sfen(setup)).isEqualTo(BOARD + " b RG2Pbs18lp 7");
  }

  @Test
  void a_defender_without_a_letter_has_no_stated_hand() {
    assertThat(problem(BOARD + " b G 1").setup().handStated(Color.WHITE)).isFalse();
    assertThat(problem(BOARD + " b - 1").setup().handStated(Color.WHITE)).isFalse();
    assertThat(problem(BOARD + " b Gr 1").setup().handStated(Color.WHITE)).isTrue();
    assertThat(problem(BOARD + " b - 1").setup().handStated(Color.BLACK)).isTrue();
  }

  @Test
  void a_row_has_label_length_and_title() {
    String row = BOARD + " b Gp 1\tone\t0\ta title";
    Problem problem = problem(row);
    assertThat(problem.id()).isEqualTo("one");
    assertThat(problem.statedLength()).hasValue(0);
    assertThat(Format.SFEN.writer().write(problem, WriteOptions.DEFAULT)).isEqualTo(row + "\n");
    assertThat(problem(BOARD + " b G 1\tone\t-\tx").statedLength()).isEmpty();
  }

  @Test
  void what_shows_nothing_in_a_column_says_nothing() {
    for (String blank : new String[] {" ", "\u00a0", "\u3000\u00a0\u200b", "\ufeff"}) {
      Problem problem = problem(BOARD + " b G 1\t" + blank + "\t" + blank + "\t" + blank);
      assertThat(problem.metadata().isEmpty()).isTrue();
      String row = BOARD + " b G 1\t" + blank + "one\t3" + blank + "\t-" + blank;
      assertThat(problem(row).metadata().entries().values()).containsExactly("one", "3", "-");
    }
  }

  @Test
  void a_comment_after_the_position_is_its_note() {
    for (String position : new String[] {BOARD + " b G 1", BOARD + " b G"}) {
      Problem problem = problem(position + "  # from #2,\tsecond edition ");
      assertThat(problem.setup()).isEqualTo(problem(position).setup());
      assertThat(problem.metadata().get(Metadata.NOTE)).isEqualTo("from #2,\tsecond edition");
      assertThat(problem.metadata().get(Metadata.NUMBER)).isNull();
    }
    Problem moves = problem("startpos moves 7g7f # opening");
    assertThat(moves.tree().line()).hasSize(1);
    assertThat(moves.metadata().get(Metadata.NOTE)).isEqualTo("opening");
    assertThat(problem(BOARD + " b G 1 #").metadata().isEmpty()).isTrue();
    assertThat(problem(BOARD + " b G 1\t#7").metadata().get(Metadata.NUMBER)).isEqualTo("#7");
  }

  @Test
  void a_game_that_ends_without_a_move_keeps_its_end() {
    for (String end : List.of("resign", "win")) {
      Problem problem = problem("position startpos moves " + end + "\t1\t-\tx\t作意：７六歩");
      assertThat(problem.tree().line()).hasSize(1);
    }
  }

  @Test
  void moves_follow_a_position() {
    Problem problem = problem("position startpos moves 7g7f 3c3d 8h2b+ 3a2b B*5e resign");
    assertThat(problem.tree().line()).hasSize(6).allMatch(step -> step.legal());
    assertThat(Format.USI.writer().write(problem, WriteOptions.DEFAULT))
        .isEqualTo("position startpos moves 7g7f 3c3d 8h2b+ 3a2b B*5e resign\n");
    assertThat(SfenWriter.sfen(problem.setup())).isEqualTo(StandardShogi.RULES.startSfen());
  }

  @Test
  void comments_belong_to_the_position_after_them() {
    String text =
        "# a collection\n#\n#of two\n" + BOARD + " b Gp 1\n\n# second\n" + BOARD + " b Sp 1\n";
    List<Problem> problems = Notation.read(text, "x.sfen", ReadOptions.DEFAULT).problems();
    assertThat(problems)
        .extracting(problem -> problem.tree().comments())
        .containsExactly(List.of("a collection", "", "of two"), List.of("second"));
    String written =
        problems.stream()
            .map(problem -> Format.SFEN.writer().write(problem, WriteOptions.DEFAULT))
            .collect(Collectors.joining());
    assertThat(written)
        .isEqualTo(
            "# a collection\n#\n# of two\n" + BOARD + " b Gp 1\n# second\n" + BOARD + " b Sp 1\n");
  }

  @Test
  void the_fourth_column_is_the_title_and_further_ones_are_metadata() {
    String row = BOARD + " b Gp 1\tone\t3\t春の詰; 二版\t作者：だれか\t備考：a：b";
    Problem problem = problem(row);
    assertThat(problem.title()).isEqualTo("春の詰; 二版");
    assertThat(problem.author()).isEqualTo("だれか");
    assertThat(problem.metadata().get(Metadata.NOTE)).isEqualTo("a：b");
    assertThat(Format.SFEN.writer().write(problem, WriteOptions.DEFAULT)).isEqualTo(row + "\n");
    assertThat(problem(BOARD + " b G 1\tone\t3\ttitle\tjust a note").metadata().get(Metadata.NOTE))
        .isEqualTo("just a note");
  }

  @Test
  void what_kif_says_survives_sfen_and_comes_back() {
    String kif = "作品名：春\n作者：だれか\n手数：3手詰(参考)\nある鍵：値\n備考：一行\\n二行\n先手の持駒：金\n| ・v玉|\n";
    Problem problem = Notation.read(kif, "a.kif", ReadOptions.DEFAULT).problems().get(0);
    Conversion there = Conversion.of(problem, Format.SFEN, WriteOptions.DEFAULT);
    assertThat(there.losses()).isEmpty();
    Problem back = problem(String.valueOf(there.text()).strip());
    assertThat(back.metadata().entries())
        .containsExactlyInAnyOrderEntriesOf(problem.metadata().entries());
    assertThat(Conversion.of(back, Format.KIF, WriteOptions.DEFAULT).text())
        .contains("作品名：春\n", "作者：だれか\n", "手数：3手詰(参考)\n", "備考：一行\\n二行\n");
  }

  @Test
  void the_heading_of_a_collection_is_no_comment_of_its_first_problem() {
    String columns = "# 将棋図巧\n# SFEN<TAB>label<TAB>length\n";
    for (String heading : new String[] {"# 将棋図巧\n# 百番\n\n", columns, columns + "\n"}) {
      String text = heading + "# first\n" + BOARD + " b Gp 1\n" + BOARD + " b Sp 1\n# the end\n";
      List<Problem> problems = Notation.read(text, "x.sfen", ReadOptions.DEFAULT).problems();
      assertThat(problems)
          .extracting(problem -> problem.tree().comments())
          .containsExactly(List.of("first"), List.of());
      assertThat(problems.get(0).metadata().get(Metadata.HEADING)).startsWith("将棋図巧\\n");
      assertThat(problems.get(1).metadata().get(Metadata.EPILOGUE)).isEqualTo("the end");
      String written =
          problems.stream()
              .map(problem -> Format.SFEN.writer().write(problem, WriteOptions.DEFAULT))
              .collect(Collectors.joining());
      assertThat(written).isEqualTo(text.replace("length\n#", "length\n\n#"));
    }
  }

  @Test
  void a_small_board_of_another_game_than_asked_for_is_told_which_rules_it_needs() {
    ReadOptions shogi = ReadOptions.of(StandardShogi.RULES);
    ReadResult result = Notation.read("rbsgk/4p/5/P4/KGSBR b - 1", "x.sfen", shogi);
    assertThat(result.errors())
        .extracting(ReadError::expected)
        .containsExactly("9 squares|--rules minishogi");
  }

  @Test
  void bad_lines_do_not_stop_the_others() {
    String text = "# comment\n" + BOARD + " b G 1\n\nnonsense/9 b\n" + BOARD + " w g 1\n";
    ReadResult result = Notation.read(text, "dir/some.sfen", ReadOptions.DEFAULT);
    assertThat(result.problems()).extracting(Problem::id).containsExactly("some-1", "some-3");
    assertThat(result.errors()).hasSize(1);
    assertThat(result.errors().get(0).line()).isEqualTo(4);
  }

  @Test
  void faults_point_at_the_piece() {
    Problem problem = problem("sfen 4k4/4+P4/9/9/9/9/9/P8/P8 b - 1");
    assertThat(problem.faults())
        .extracting(fault -> fault.fault().code().name() + "@" + fault.column())
        .containsExactly("TOO_MANY_PAWNS_ON_FILE@28", "DEFENDER_IN_CHECK@7");
  }
}
