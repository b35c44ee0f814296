package io.github.tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.notation.sfen.SfenLineReader;
import io.github.tsume.notation.sfen.SfenTest;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.rules.ToriShogi;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class ConversionTest {
  private static final String KIF =
      """
      作者：だれか
      手数：1
      手合割：平手
      手数----指手---------消費時間--
      *はじめ
         1 ７六歩(77)   ( 0:01/00:00:01)+
         2 投了         ( 0:01/00:00:01)

      変化：1手
         1 ２六歩(27)   ( 0:02/00:00:02)
      """;

  private static Problem problem() {
    return Notation.read(KIF, "a.kif", ReadOptions.DEFAULT).problems().get(0);
  }

  private static List<String> losses(Format format) {
    return Conversion.of(problem(), format, WriteOptions.DEFAULT).losses().stream()
        .map(Conversion.Loss::toString)
        .toList();
  }

  @Test
  void what_a_format_cannot_hold_is_listed() {
    assertThat(losses(Format.KIF)).isEmpty();
    assertThat(losses(Format.JKF)).isEmpty();
    assertThat(losses(Format.KI2)).containsExactly("times (3)");
    assertThat(losses(Format.CSA)).containsExactly("variations (1)", "moves (1)", "times (1)");
    assertThat(losses(Format.USI))
        .containsExactly(
            "metadata (作者, 手数)", "variations (1)", "moves (1)", "times (3)", "comments (1)");
    assertThat(losses(Format.SFEN))
        .containsExactly("variations (1)", "moves (2)", "ends (1)", "times (3)");
  }

  @Test
  void a_stated_empty_hand_is_not_lost_silently() {
    Problem sfen = SfenTest.problem("4k4/9/4P4/9/9/9/9/9/9 b G 1");
    Problem stated =
        new Problem(
            "x",
            sfen.source(),
            sfen.setup().toBuilder().handStated(Color.WHITE, true).build(),
            List.of(),
            sfen.metadata(),
            sfen.tree());
    assertThat(Conversion.of(stated, Format.SFEN, WriteOptions.DEFAULT).losses())
        .extracting(Conversion.Loss::toString)
        .containsExactly("defender-hand");
    for (Format format : List.of(Format.KIF, Format.KI2, Format.CSA, Format.JKF, Format.BOD)) {
      assertThat(Conversion.of(stated, format, WriteOptions.DEFAULT).losses()).isEmpty();
    }
  }

  private static Problem read(String text, String name) {
    ReadResult result = Notation.read(text, name, ReadOptions.DEFAULT);
    assertThat(result.errors()).isEmpty();
    return result.problems().get(0);
  }

  private static Conversion converted(String text, String name, Format target) {
    Problem problem = read(text, name);
    for (Format format : Format.values()) {
      Account.check(problem, format);
    }
    return Conversion.of(problem, target, WriteOptions.DEFAULT);
  }

  @Test
  void a_move_that_the_format_cannot_say_is_left_out_with_those_after_it() {
    // A bishop where a lance stands; then a piece from an empty square.
    String lance = "手合割：平手\n1 ７六歩(77)\n2 ５五角(11)\n3 ２六歩(27)\n";
    String nothing = "手合割：平手\n1 ７六歩(77)\n2 ５六歩(55)\n3 ２六歩(27)\n";
    for (String text : List.of(lance, nothing)) {
      Conversion usi = converted(text, "a.kif", Format.USI);
      assertThat(usi.text()).isEqualTo("position startpos moves 7g7f\n");
      assertThat(usi.faithful()).isFalse();
      assertThat(usi.losses()).extracting(Conversion.Loss::toString).containsExactly("moves (2)");
      for (Format format : List.of(Format.KI2, Format.CSA, Format.JKF, Format.BOD)) {
        converted(text, "a.kif", format);
      }
    }
  }

  private static String jkf(String header, String moves) {
    return "{\"header\":{"
        + header
        + "},\"initial\":{\"preset\":\"HIRATE\"},\"moves\":[{},{\"move\":{\"from\":{\"x\":7,\"y\":7},"
        + "\"to\":{\"x\":7,\"y\":6},\"piece\":\"FU\"}}"
        + moves
        + "]}";
  }

  @Test
  void a_key_that_is_syntax_is_dropped_and_named() {
    List<String> syntax =
        List.of("先手の持駒", "盤面回転", "#a", "|", "まで3手", "手数----", "手番", "*", "&", "手数＝3", "", " ");
    for (String key : syntax) {
      String text = jkf("\"" + key + "\":\"後手\",\"作者\":\"A\"", "");
      Conversion kif = converted(text, "a.jkf", Format.KIF);
      assertThat(kif.faithful()).as(key).isFalse();
      assertThat(kif.losses())
          .extracting(Conversion.Loss::toString)
          .containsExactly("metadata (" + (key.isBlank() ? "\"" + key + "\"" : key) + ")");
      assertThat(kif.text()).contains("作者：A\n").doesNotContain(key + "：後手");
      assertThat(read(String.valueOf(kif.text()), "a.kif").tree().moves()).hasSize(1);
    }
  }

  @Test
  void a_key_without_a_value_is_no_loss() {
    Conversion kif = converted(jkf("\"#a\":\"\",\"作者\":\"A\"", ""), "a.jkf", Format.KIF);
    assertThat(kif.losses()).isEmpty();
    assertThat(kif.faithful()).isTrue();
    assertThat(kif.text()).doesNotContain("#a");
  }

  @Test
  void an_end_in_words_of_its_own_never_becomes_a_move() {
    String end = jkf("", ",{\"special\":\"８四歩(83)\"}");
    Conversion kif = converted(end, "a.jkf", Format.KIF);
    assertThat(kif.losses()).extracting(Conversion.Loss::toString).containsExactly("ends (1)");
    assertThat(kif.faithful()).isFalse();
    assertThat(kif.text()).contains("   2 中断\n").doesNotContain("８四歩");
    for (String words : List.of("%", "８四歩(83)", "同　歩", "", "+", "投了(1)")) {
      converted("V2.2\nPI\n+\n+7776FU\n%" + words + "\n", "a.csa", Format.KIF);
    }
  }

  @Test
  void hands_that_the_format_cannot_hold_are_named_and_nothing_is_written() {
    String many = "4k4/9/4P4/9/9/9/9/9/9 b 150P 1";
    for (Format format : List.of(Format.KIF, Format.KI2, Format.CSA, Format.JKF, Format.BOD)) {
      Conversion conversion = converted(many, "a.sfen", format);
      assertThat(conversion.text()).isNull();
      assertThat(conversion.faithful()).isFalse();
      assertThat(conversion.losses())
          .extracting(Conversion.Loss::toString)
          .containsExactly("position (150P)");
    }
    assertThat(converted(many, "a.sfen", Format.USI).faithful()).isTrue();
  }

  @Test
  void other_ends_of_lines_are_ends_for_writers_and_blanks_for_readers() {
    for (String end : List.of("\u000b", "\f", "\u0085", "\u2028", "\u2029")) {
      Problem problem =
          problem()
              .withMetadata(Metadata.of(java.util.Map.of("作者", "a" + end + "b", "k" + end, "v")))
              .withTree(new MoveTree(List.of("c" + end + "d"), problem().tree().line()));
      for (Format format : Format.values()) {
        Account.check(problem, format);
        assertThat(Conversion.of(problem, format, WriteOptions.DEFAULT).faithful())
            .as(format + " " + (int) end.charAt(0))
            .isTrue();
      }
      Problem kif = read("作者：a" + end + "b\n手合割：平手\n*c" + end + "d\n1 ７六歩(77)\n", "a.kif");
      assertThat(kif.author()).isEqualTo("a b");
      assertThat(kif.tree().comments()).containsExactly("c d");
    }
  }

  @Test
  void remarks_of_programs_in_csa_stay_what_they_are_and_comments_too() {
    String csa =
        """
        'CSA encoding=UTF-8
        V2.2
        N+a
        PI
        +
        'Max_Moves:256
        '*a comment
        +7776FU
        '** 12 -3334FU
        '
        'rating:a:b
        """;
    Problem problem = read(csa, "a.csa");
    assertThat(problem.tree().comments()).containsExactly("'Max_Moves:256", "a comment");
    for (Format format : List.of(Format.CSA, Format.KIF, Format.JKF)) {
      String text = String.valueOf(Conversion.of(problem, format, WriteOptions.DEFAULT).text());
      Conversion back = Conversion.of(read(text, "b"), Format.CSA, WriteOptions.DEFAULT);
      assertThat(String.valueOf(back.text()).replaceAll("(?m)^P[1-9].*\n", ""))
          .isEqualTo(csa.replace("PI\n", ""));
    }
  }

  @Test
  void a_comment_that_csa_would_take_for_something_else_is_a_comment() {
    for (String comment : List.of("'*x", "'$k:v", "'encoding=x", "' CSA encoding=x", "''", "'")) {
      Problem problem = problem().withTree(new MoveTree(List.of(comment), List.of()));
      Conversion csa = Conversion.of(problem, Format.CSA, WriteOptions.DEFAULT);
      assertThat(read(String.valueOf(csa.text()), "a.csa").tree().comments())
          .containsExactly(comment);
    }
  }

  @Test
  void the_heading_of_a_collection_is_written_to_collections_alone_and_told_elsewhere() {
    String sfen = "# a collection\n# SFEN<TAB>label\n\n4k4/9/4P4/9/9/9/9/9/9 b Gp 1\n# the end\n";
    Problem problem = read(sfen, "a.sfen");
    assertThat(Conversion.of(problem, Format.SFEN, WriteOptions.DEFAULT).text()).isEqualTo(sfen);
    for (Format format : Format.values()) {
      Conversion conversion = Conversion.of(problem, format, WriteOptions.DEFAULT);
      if (format != Format.SFEN) {
        assertThat(conversion.text()).doesNotContain("collection", "label", "the end");
        assertThat(conversion.faithful()).isTrue();
        assertThat(conversion.losses())
            .extracting(Conversion.Loss::toString)
            .containsExactly("metadata (見出し, 後書き)");
      }
    }
  }

  @Test
  void formats_without_codes_for_these_rules_are_refused() {
    Problem tori = new RandomRecords(1).problem(ToriShogi.RULES);
    Conversion conversion = Conversion.of(tori, Format.CSA, WriteOptions.DEFAULT);
    assertThat(conversion.text()).isNull();
    assertThat(conversion.losses())
        .extracting(Conversion.Loss::toString)
        .containsExactly("rules (tori)");
  }

  @Test
  void sfen_through_kif_is_identical() {
    int count = Integer.getInteger("tsume.convert", 120);
    List<String> rows = new ArrayList<>();
    RandomRecords random = new RandomRecords(5);
    for (int i = 0; i < count; i++) {
      String sfen = SfenWriter.sfen(random.position(StandardShogi.RULES, i % 120).toSetup());
      rows.add(i % 3 == 0 ? sfen : i % 3 == 1 ? sfen + "\tname " + i : sfen + "\tn" + i + "\t7\tx");
    }
    SfenLineReader reader = new SfenLineReader("stream", ReadOptions.DEFAULT);
    for (int i = 0; i < count; i++) {
      ReadResult.Entry entry = Objects.requireNonNull(reader.parse(rows.get(i), i + 1));
      Problem problem = ((ReadResult.Read) entry).problem();
      String kif =
          Objects.requireNonNull(Conversion.of(problem, Format.KIF, WriteOptions.DEFAULT).text());
      Problem back = Notation.read(kif, problem.id(), ReadOptions.DEFAULT).problems().get(0);
      String row = Conversion.of(back, Format.SFEN, WriteOptions.DEFAULT).text();
      assertThat(row).isEqualTo(rows.get(i) + "\n");
    }
  }
}
