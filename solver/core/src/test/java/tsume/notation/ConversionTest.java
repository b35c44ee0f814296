package tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import tsume.record.Problem;
import tsume.rules.Color;
import tsume.rules.StandardShogi;
import tsume.rules.ToriShogi;

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
  void whatAFormatCannotHoldIsListed() {
    assertThat(losses(Format.KIF)).isEmpty();
    assertThat(losses(Format.JKF)).isEmpty();
    assertThat(losses(Format.KI2)).containsExactly("times (3)");
    assertThat(losses(Format.CSA)).containsExactly("variations (1)", "moves (1)", "times (1)");
    assertThat(losses(Format.USI))
        .containsExactly(
            "metadata (作者, 手数)", "variations (1)", "moves (1)", "times (3)", "comments (1)");
    assertThat(losses(Format.SFEN))
        .containsExactly("metadata (作者)", "variations (1)", "moves (2)", "ends (1)", "times (3)");
  }

  @Test
  void aStatedEmptyHandIsNotLostSilently() {
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

  @Test
  void formatsWithoutCodesForTheseRulesAreRefused() {
    Problem tori = new RandomRecords(1).problem(ToriShogi.RULES);
    Conversion conversion = Conversion.of(tori, Format.CSA, WriteOptions.DEFAULT);
    assertThat(conversion.text()).isNull();
    assertThat(conversion.losses())
        .extracting(Conversion.Loss::toString)
        .containsExactly("rules (tori)");
  }

  @Test
  void sfenThroughKifIsIdentical() {
    int count = Integer.getInteger("tsume.convert", 500);
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
