package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code show}, {@code perft} and {@code convert}. */
class OtherCommandsTest {
  private static final String KIF =
      """
      #KIF version=2.0 encoding=UTF-8
      作者：誰か
      作品名：題
      後手の持駒：飛　角　金四　銀三　桂三　香三　歩十五
        ９ ８ ７ ６ ５ ４ ３ ２ １
      +---------------------------+
      | ・ ・ ・ ・ ・ ・ ・v桂v香|一
      | ・ ・ ・ ・ ・ 角 ・v玉 ・|二
      | ・ ・ ・ ・ ・ ・ 歩v歩v歩|三
      | ・ ・ ・ ・ ・ 龍 ・ ・ ・|四
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|五
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|六
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|七
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|八
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|九
      +---------------------------+
      先手の持駒：銀
      手数----指手---------消費時間--
         1 ３一角成(42)
      *よい手
         2 同　玉(22)
      """;

  @TempDir private Path directory;

  @Test
  void show_draws_the_board() {
    Run.Outcome outcome = Run.tsume("show", Samples.MATE_5);
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).contains("| ・ ・ ・ ・ ・ 角 ・v玉 ・|二", "先手の持駒：銀", "7nl/5B1k1/6Ppp");
  }

  @Test
  void show_names_the_birds_in_both_languages() {
    String sfen = "5k1/7/4F2/2+S4/7/7/7 b CL 1";
    assertThat(Run.tsume("show", "--rules=tori", sfen).out())
        .contains("| ・ ・ 鴈 ・ ・ ・ ・|四", "# 鵬 Ph phoenix; 鷹 Fa falcon; 鶴 Cr crane")
        .contains("左 LQ left quail", "鴈 +Sw goose");
    assertThat(Run.tsume("show", "--rules=tori", "--lang=ja", sfen).out())
        .contains("鷹 Fa たか falcon、", "鴈 +Sw かり goose");
    String letter = "g" + Integer.toHexString('w');
    String svg = Run.tsume("show", "--svg", "--rules=tori", sfen).out();
    assertThat(svg).contains('"' + letter + '"');
    for (String names : List.of("--lang=ja", "--names=kanji")) {
      assertThat(Run.tsume("show", "--svg", "--rules=tori", names, sfen).out())
          .doesNotContain('"' + letter + '"')
          .contains("g" + Integer.toHexString('鷹'));
    }
  }

  /** A hand that is "the rest", as a position of a file that somebody else may read. */
  private Path handRest() throws IOException {
    String empty = "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n";
    String board =
        "| ・ ・ ・ ・v玉 ・ ・ ・ ・|\n"
            + empty
            + "| ・ ・ ・ 馬 ・ ・ ・ ・ ・|\n| ・ 桂 ・ 角 ・ ・ ・ ・ ・|\n"
            + empty.repeat(5);
    return Files.writeString(directory.resolve("rest.kif"), "後手の持駒：残り\n" + board + "先手の持駒：香\n");
  }

  @Test
  void sfen_and_usi_state_the_hand_that_is_the_rest() throws IOException {
    Path file = handRest();
    String whole = "4k4/9/3+B5/1N1B5/9/9/9/9/9 b L2r4g4s3n3l18p 1";
    for (String policy : List.of("auto", "rest")) {
      Run.Outcome usi = Run.tsume("convert", "--defender-hand", policy, "-t", "usi", "" + file);
      assertThat(usi.lines()).containsExactly("position sfen " + whole);
      assertThat(usi.exitCode()).isZero();
    }
    assertThat(Run.tsume("convert", "-t", "sfen", "" + file).lines()).containsExactly(whole);
    assertThat(Run.tsume("show", "" + file).out()).contains(whole);
    assertThat(Run.tsume("convert", "--defender-hand=as-is", "-t", "usi", "" + file).lines())
        .containsExactly("position sfen 4k4/9/3+B5/1N1B5/9/9/9/9/9 b L 1");
    assertThat(Run.tsume("convert", "--defender-hand=as-is", "-t", "kif", "" + file).out())
        .contains("後手の持駒：なし");
  }

  @Test
  void an_empty_hand_that_sfen_cannot_state_is_told_and_no_success() throws IOException {
    Path file = directory.resolve("none.kif");
    Files.writeString(file, "後手の持駒：なし\n| ・v玉|\n| ・ ・|\n| ・ 歩|\n先手の持駒：金\n");
    Run.Outcome sfen = Run.tsume("convert", "-t", "sfen", "" + file);
    assertThat(sfen.lines()).containsExactly("8k/9/8P/9/9/9/9/9/9 b G 1");
    assertThat(sfen.err()).contains("that the defender holds nothing");
    assertThat(sfen.exitCode()).isOne();
    assertThat(Run.tsume("convert", "--defender-hand=as-is", "-t", "sfen", "" + file).exitCode())
        .isZero();
  }

  @Test
  void a_game_of_minishogi_or_tori_shogi_comes_back_from_usi_as_that_game() throws IOException {
    Path mini = Files.writeString(directory.resolve("m.kif"), "手合割：5五将棋\n   1 ４四金(45)\n");
    Path tori = Files.writeString(directory.resolve("t.txt"), " 1. Swx3c Swx5e 2. Fax5e Fax3c\n");
    for (Path game : List.of(mini, tori)) {
      for (String format : List.of("usi", "kif", "ki2", "bod", "hodges", "text", "sfen")) {
        Path copy = directory.resolve("copy." + format);
        Run.tsume("convert", "-t", format, "-o", "" + copy, "" + game);
        assertThat(Run.tsume("judge", "--json", "" + copy).out())
            .as(format)
            .contains("\"rules\":\"" + (game == mini ? "minishogi" : "tori") + '"');
      }
    }
    Run.Outcome usi = Run.tsume("convert", "-t", "usi", "" + mini);
    assertThat(usi.out()).isEqualTo("position sfen rbsgk/4p/5/P4/KGSBR b - 1 moves 4e4d\n");
  }

  @Test
  void show_draws_pictures() throws IOException {
    assertThat(Run.tsume("show", "--svg", Samples.MATE_5).out()).startsWith("<svg ");
    Path png = directory.resolve("a.png");
    assertThat(Run.tsume("show", "--png", Samples.MATE_5, "-o", png.toString()).exitCode())
        .isZero();
    assertThat(Files.readAllBytes(png)).startsWith(0x89, 'P', 'N', 'G');
    String two = Samples.MATE_5 + "\n" + Samples.MATE_3 + "\tname/with:slash\n";
    assertThat(new Run().in(two).run("show", "--svg", "-").exitCode()).isEqualTo(2);
    new Run().in(two).run("show", "--svg", "-", "-o", directory + "/svg");
    assertThat(directory.resolve("svg/1.svg")).exists();
    assertThat(directory.resolve("svg/name_with_slash.svg")).exists();
  }

  @Test
  void show_draws_a_picture_of_each_problem_whatever_they_are_called() throws IOException {
    String all =
        Samples.MATE_5 + "\ta/b\n" + Samples.MATE_3 + "\ta:b\n" + Samples.NO_MATE + "\tA_B\n";
    new Run().in(all).run("show", "--svg", "-", "-o", directory + "/svg");
    assertThat(directory.resolve("svg").toFile().list())
        .containsExactlyInAnyOrder("a_b.svg", "a_b~2.svg", "A_B~3.svg");
    assertThat(Files.readString(directory.resolve("svg/a_b.svg")))
        .isEqualTo(new Run().in(Samples.MATE_5 + "\ta/b\n").run("show", "--svg", "-").out());
  }

  @Test
  void show_draws_pieces_as_letters_or_symbols_where_asked() {
    String text = Run.tsume("show", "--pieces", "letters", "4k4/9/9/4+R4/9/9/9/9/9 b GS2P 1").out();
    assertThat(text)
        .contains("| .   .   .   .  vK   .   .   .   .  | a\n")
        .contains("| .   .   .   .   +R  .   .   .   .  | d\n")
        .contains("Black's hand: G S P2\n");
    assertThat(text.chars().filter(c -> c >= 0x3000 && c < 0xff00)).isEmpty();
    String svg = Run.tsume("show", "--svg", "--pieces", "western", Samples.MATE_5).out();
    assertThat(svg).contains("\"#ge04b\"", "\"#ge0d2\"").doesNotContain("#g7389");
  }

  @Test
  void show_puts_diagrams_on_sheets() throws IOException {
    String many = (Samples.MATE_3 + "\tno. one\t3\ttitle; author\n").repeat(13);
    String html = new Run().in(many).run("show", "--sheet", "12", "-").out();
    assertThat(html).startsWith("<!DOCTYPE html>").contains("mate in 3", "in hand: G2", "1 / 2");
    assertThat(html.split("<svg xmlns=", -1)).hasSize(4);
    assertThat(new Run().in(many).run("show", "--sheet=6", "--svg", "-").exitCode()).isEqualTo(2);
    String folder = directory + "/sheets/";
    new Run().in(many).run("show", "--sheet=6", "--svg", "-", "-o", folder);
    try (Stream<Path> files = Files.list(Path.of(folder))) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("sheet-01.svg", "sheet-02.svg", "sheet-03.svg");
    }
    assertThat(Run.tsume("show", "--sheet=7", Samples.MATE_3).exitCode()).isEqualTo(2);
    String japanese = Run.tsume("show", "--sheet=6", "--lang=ja", Samples.MATE_3).out();
    assertThat(japanese).contains("持駒 金二").doesNotContain("#g9280");
  }

  @Test
  void show_overwrites_no_input() throws IOException {
    Path input = Files.writeString(directory.resolve("a.txt"), KIF);
    for (String out : List.of(input.toString(), directory.toString())) {
      Run.Outcome outcome = Run.tsume("show", "" + input, "-o", out);
      assertThat(outcome.exitCode()).isEqualTo(2);
      assertThat(outcome.err()).contains(input + " is an input and is not overwritten");
    }
    assertThat(input).hasContent(KIF);
  }

  @Test
  void perft_counts() {
    assertThat(Run.tsume("perft", "3", "startpos").out()).isEqualTo("25470\n");
    assertThat(Run.tsume("perft", "2", "startpos", "--divide").lines())
        .hasSize(31)
        .endsWith("900")
        .contains("7g7f\t30");
    assertThat(Run.tsume("perft", "2", "startpos", "--rules", "minishogi").out())
        .isEqualTo("181\n");
  }

  @Test
  void convert_keeps_what_the_format_can_hold_and_tells_the_rest() {
    Run.Outcome jkf = new Run().in(KIF).run("convert", "-t", "jkf", "-");
    assertThat(jkf.exitCode()).isZero();
    assertThat(jkf.err()).isEmpty();
    assertThat(jkf.out()).startsWith("{").contains("よい手", "誰か");
    Run.Outcome sfen = new Run().in(KIF).run("convert", "-t", "sfen", "-");
    assertThat(sfen.exitCode()).isZero();
    assertThat(sfen.out()).startsWith("7nl/5B1k1/6Ppp/5+R3/9/9/9/9/9 b Srb4g3s3n3l15p 1");
    assertThat(sfen.out()).contains("作者：誰か");
    assertThat(sfen.err()).contains("not carried over", "moves (2)", "comments (1)");
  }

  @Test
  void convert_writes_shift_jis_and_tells_what_it_lacks() throws IOException {
    Path file = directory.resolve("a.kif");
    String text = KIF.replace("題", "♡題");
    Run.Outcome outcome =
        new Run()
            .in(text)
            .run("convert", "-t", "kif", "--output-encoding", "sjis", "-o", "" + file, "-");
    assertThat(outcome.err()).contains("characters (♡)");
    assertThat(new String(Files.readAllBytes(file), Charset.forName("windows-31j")))
        .contains("作者：誰か\r\n");
    assertThat(Run.tsume("show", file.toString()).out()).contains("誰か");
  }

  @Test
  void convert_there_and_back() throws IOException {
    List<String> lines =
        List.of(Samples.MATE_3 + "\ta\t3", Samples.NO_MATE + "\tb\t0", Samples.HARD + "\tc\t69");
    Path start = Files.write(directory.resolve("start.sfen"), lines);
    Path kif = directory.resolve("kif");
    Path back = directory.resolve("back.sfen");
    assertThat(Run.tsume("convert", "-t", "kif", "-o", kif + "/", "" + start).exitCode()).isZero();
    try (Stream<Path> files = Files.list(kif)) {
      assertThat(files.map(path -> path.getFileName().toString()))
          .containsExactlyInAnyOrder("a.kif", "b.kif", "c.kif");
    }
    assertThat(Run.tsume("convert", "-t", "sfen", "-o", "" + back, "" + kif).exitCode()).isZero();
    assertThat(Files.readAllLines(back)).isEqualTo(lines);
    assertThat(Run.tsume("convert", "-t", "kif", "" + start).exitCode()).isEqualTo(2);
  }
}
