package io.github.tsume.notation.sfen;

import static com.google.common.collect.MoreCollectors.onlyElement;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.notation.Notation;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Warning;
import io.github.tsume.rules.Color;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions as links of sites and clipboards hold them. */
class LinksTest {
  private static final String SFEN = "7k1/9/7+P1/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1";
  private static final String UNDER = "7k1/9/7+P1/9/9/9/9/9/9_b_G2r2b3g4s4n4l17p_1";
  private static final String PLUS = "7k1/9/7%2BP1/9/9/9/9/9/9+b+G2r2b3g4s4n4l17p+1";
  private static final String CODED =
      "7k1%2F9%2F7%2BP1%2F9%2F9%2F9%2F9%2F9%2F9%20b%20G2r2b3g4s4n4l17p%201";

  private static Problem read(String text) {
    for (String name : new String[] {"", "a.txt", "a.sfen", "a"}) {
      ReadResult result = Notation.read(text + "\n", name, ReadOptions.DEFAULT);
      assertThat(result.errors()).as(text).isEmpty();
      assertThat(result.problems()).as(text).hasSize(1);
    }
    return Notation.read(text, "a.txt", ReadOptions.DEFAULT).problems().get(0);
  }

  private static List<String> moves(Problem problem) {
    return Arrays.stream(problem.tree().moves())
        .mapToObj(move -> Move.toUsi(move, problem.setup().rules()))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        UNDER,
        PLUS,
        CODED,
        "sfen:" + SFEN,
        "sfen： " + SFEN,
        "\"" + SFEN + "\"",
        "'position sfen " + SFEN + "'",
        "「" + SFEN + "」",
        "`sfen " + SFEN + "`",
        "position.sfen.7k1/9/7+P1/9/9/9/9/9/9.b.G2r2b3g4s4n4l17p.1",
        "https://lishogi.org/analysis/" + UNDER,
        "https://lishogi.org/analysis/standard/" + UNDER + "?color=gote#3",
        "https://lishogi.org/editor/" + UNDER,
        "https://lishogi.org/?sfen=" + UNDER + "&variant=1#ai",
        "https://www.shogi-extend.com/share-board?body="
            + "position.sfen.7k1/9/7%2BP1/9/9/9/9/9/9.b.G2r2b3g4s4n4l17p.1&turn=0",
        "https://www.shogi-extend.com/share-board?turn=0&xbody="
            + "cG9zaXRpb24gc2ZlbiA3azEvOS83K1AxLzkvOS85LzkvOS85IGIgRzJyMmIzZzRzNG40bDE3cCAx",
        "https://www.kento-shogi.com/?initpos=" + CODED + "#0",
        "https://www.kento-shogi.com/?initpos=7k1%2F9%2F7%2BP1%2F9%2F9%2F9%2F9%2F9%2F9+b+"
            + "G2r2b3g4s4n4l17p+1&viewpoint=black",
        "https://www.studiok-i.net/kifu/?sfen=position%20sfen%20" + CODED,
        "piyoshogi://?sfen=" + CODED,
        "http://kyokumen.jp/positions/" + CODED,
        "https://play.mogproject.com/?u=7k1_9_7zP1_9_9_9_9_9_9.b.G2r2b3g4s4n4l17p~0..&move=0",
        "https://example.com/tsume/#sfen=" + PLUS,
      })
  void links_and_dressed_positions_are_read(String text) {
    assertThat(SfenWriter.sfen(read(text).setup())).isEqualTo(SFEN);
    assertThat(moves(read(text))).isEmpty();
  }

  @Test
  void a_link_of_our_page_states_length_title_author_and_line() {
    String link =
        "https://example.com/tsume/#sfen="
            + PLUS
            + "&moves=G*2b&title=%E7%AC%AC%E4%B8%80%E5%95%8F%09x&author=A%26B&length=1&view=white";
    Problem problem = read(link);
    assertThat(SfenWriter.sfen(problem.setup())).isEqualTo(SFEN);
    assertThat(moves(problem)).containsExactly("G*2b");
    assertThat(problem.title()).isEqualTo("第一問 x");
    assertThat(problem.author()).isEqualTo("A&B");
    assertThat(problem.statedLength()).hasValue(1);
    Problem among = read("Try this: " + link);
    assertThat(among.title()).isEqualTo("第一問 x");
    assertThat(moves(among)).containsExactly("G*2b");
    assertThat(read("https://example.com/#sfen=" + PLUS + "&author=A").author()).isEqualTo("A");
    assertThat(read("https://example.com/#sfen=" + PLUS + "&length=x").statedLength()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "&goal=brinkmate&within=1, brinkmate 1",
    "&length=1&goal=brinkmate, brinkmate",
    "&goal=mate&within=x, mate",
    "&within=3, ",
    "&goal=%20, "
  })
  void a_link_of_our_page_states_what_is_looked_for(String fields, String goal) {
    Problem problem = read("https://example.com/tsume/#sfen=" + PLUS + fields);
    assertThat(problem.metadata().get(Metadata.GOAL)).isEqualTo(goal);
    assertThat(SfenWriter.sfen(problem.setup())).isEqualTo(SFEN);
  }

  @ParameterizedTest
  @CsvSource({
    "&goal=frob, goal=frob, mate|brinkmate|helpmate|helpselfmate",
    "&goal=%E5%BF%85%E6%AD%BB, goal=必死, mate|brinkmate|helpmate|helpselfmate",
    "&goal=brinkmate&within=2, within=2, 1|3|5…99",
    "&goal=brinkmate&within=x, within=x, 1|3|5…99",
    "&hand=none, hand=none, as-is|auto",
    "&length=three, length=three, 0…99999",
    "&moves=sideways, moves=sideways, 7g7f.3c3d",
    "&rules=chess, rules=chess, shogi|minishogi|tori",
  })
  void what_a_link_says_in_a_way_that_is_not_known_is_told(
      String fields, String written, String expected) {
    String link = "https://example.com/tsume/#sfen=" + PLUS + fields;
    for (String text : List.of(link, "Try " + link)) {
      Warning warning =
          read(text).warnings().stream()
              .filter(each -> each.code().equals("unknown-value"))
              .collect(onlyElement());
      assertThat(warning.english()).contains('"' + written + '"').endsWith(expected);
      assertThat(warning.line()).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "id,link,length\nx,LINK,\ny,LINK,\n",
        "id,sfen,solution\nx,LINK,G*2b\ny,LINK,G*2b\n",
        "LINK\tx\t-\t\nLINK\ty\n",
        "[{\"id\":\"x\",\"sfen\":\"LINK\"},{\"id\":\"y\",\"position\":\"LINK\"}]",
        "{\"id\":\"x\",\"sfen\":\"LINK\"}\n{\"id\":\"y\",\"sfen\":\"LINK\",\"moves\":\"G*2b\"}\n"
      })
  void a_link_in_a_field_states_what_it_states_alone(String text) {
    String link =
        "https://example.com/tsume/#sfen="
            + PLUS
            + "&length=3&title=First&author=A.B.&goal=brinkmate&within=3&hand=as-is";
    ReadResult result = Notation.read(text.replace("LINK", link), "", ReadOptions.DEFAULT);
    assertThat(result.errors()).isEmpty();
    assertThat(result.problems()).extracting(Problem::id).containsExactly("x", "y");
    Problem alone = read(link);
    for (Problem problem : result.problems()) {
      assertThat(problem.statedLength()).hasValue(3);
      assertThat(problem.title()).isEqualTo("First");
      assertThat(problem.metadata().get(Metadata.AUTHOR)).isEqualTo("A.B.");
      assertThat(problem.metadata().get(Metadata.GOAL)).isEqualTo("brinkmate 3");
      assertThat(problem.setup()).isEqualTo(alone.setup());
      assertThat(problem.warnings()).isEmpty();
    }
    assertThat(moves(result.problems().get(1)))
        .isEqualTo(text.contains("G*2b") ? List.of("G*2b") : List.of());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "id,sfen,goal,within\nx,SFEN,brinkmate,3\n",
        "番号,局面,目標\nx,SFEN,brinkmate 3\n",
        "{\"id\":\"x\",\"sfen\":\"SFEN\",\"goal\":\"brinkmate\",\"within\":3}",
        "{\"schema\":\"tsume/1\",\"id\":\"x\",\"sfen\":\"SFEN\",\"goal\":\"brinkmate\",\"within\":3}"
      })
  void a_field_states_what_is_looked_for(String text) {
    ReadResult result = Notation.read(text.replace("SFEN", SFEN), "", ReadOptions.DEFAULT);
    Problem problem = result.problems().get(0);
    assertThat(problem.metadata().get(Metadata.GOAL)).isEqualTo("brinkmate 3");
    assertThat(problem.warnings()).isEmpty();
  }

  @Test
  void what_a_row_says_counts_before_what_its_link_says() {
    String link = "https://example.com/#sfen=" + PLUS + "&length=3&title=A&goal=brinkmate&hand=no";
    for (String text :
        List.of("id,sfen,length,title,goal\nx,LINK,5,B,mate\n", "LINK\tx\t5\tB\t目標：mate\n")) {
      ReadResult result = Notation.read(text.replace("LINK", link), "", ReadOptions.DEFAULT);
      Problem problem = result.problems().get(0);
      assertThat(problem.statedLength()).hasValue(5);
      assertThat(problem.title()).isEqualTo("B");
      assertThat(problem.metadata().get(Metadata.GOAL)).isEqualTo("mate");
      assertThat(problem.warnings()).extracting(Warning::code).containsExactly("unknown-value");
    }
  }

  @Test
  void a_title_of_a_link_that_is_too_long_is_told() {
    Problem problem = read("https://example.com/#sfen=" + PLUS + "&title=" + "x".repeat(201));
    assertThat(problem.title()).isNull();
    assertThat(problem.warnings()).extracting(Warning::code).containsExactly("unknown-value");
  }

  @ParameterizedTest
  @CsvSource({
    "&goal=Brinkmate, brinkmate",
    "&goal=brinkmate&within=3&hand=as-is&length=3&moves=G*2b, brinkmate 3",
    "&goal=hisshi&rules=shogi&view=white&lang=ja&hand=auto&title=&within=, hisshi"
  })
  void what_is_known_is_not_told(String fields, String goal) {
    Problem problem = read("https://example.com/tsume/#sfen=" + PLUS + fields);
    assertThat(problem.warnings()).isEmpty();
    assertThat(problem.metadata().get(Metadata.GOAL)).isEqualToIgnoringCase(goal);
  }

  @ParameterizedTest
  @CsvSource({
    "https://lishogi.org/analysis?moves=7g7f_3c3d",
    "https://www.kento-shogi.com/?moves=7g7f.3c3d#2",
    "https://www.studiok-i.net/kifu/?sfen=position%20startpos%20moves%207g7f%203c3d",
    "position.startpos.moves.7g7f.3c3d",
    "https://play.mogproject.com/?u=~0.7ku2jm.&move=2&flip=false",
    "~0.7ku2jm.",
    "moves 7g7f 3c3d"
  })
  void moves_of_links_are_read_too(String text) {
    assertThat(moves(read(text))).containsExactly("7g7f", "3c3d");
  }

  /** Written by another program. */
  @Test
  void usen_has_moves_drops_promotions_and_ends() {
    assertThat(moves(read("~0.7ku2jm8rl09kbxo.r")))
        .containsExactly("7g7f", "3c3d", "8h2b+", "3a2b", "B*4e");
    assertThat(read("~0.7ku2jm8rl09kbxo.r").tree().line()).hasSize(6);
    assertThat(moves(read("7k1_9_7P1_9_9_9_9_9_9.b.G2r2b3g4s4n4l17p~0.b9k.")))
        .containsExactly("G*2b");
    Problem branched = read("~0.7ku2jm.~0.6y2.");
    assertThat(moves(branched)).containsExactly("7g7f", "3c3d");
    assertThat(branched.warnings()).extracting(Warning::code).containsExactly("ignored-text");
  }

  @ParameterizedTest
  @CsvSource({
    "1手詰, 1, , 0",
    "（3手詰）, 3, , 0",
    "5, 5, , 0",
    "第1番, , 第1番, 0",
    "No.7 9手詰, 9, No.7, 0",
    "春 山田作, , 春, 1",
  })
  void a_length_and_a_label_may_follow_a_blank(
      String tail, String length, String label, int warnings) {
    Problem problem = read(SFEN + " " + tail);
    assertThat(problem.metadata().get(Metadata.LENGTH)).isEqualTo(length);
    assertThat(problem.metadata().get(Metadata.NUMBER)).isEqualTo(label);
    assertThat(problem.id()).isEqualTo(label == null ? "a" : label);
    assertThat(problem.warnings()).hasSize(warnings);
  }

  @Test
  void our_page_says_whether_the_hand_is_all_that_the_defender_holds() {
    String link = "https://example.com/#sfen=7k1/9/7P1/9/9/9/9/9/9+b+G+1";
    assertThat(read(link).setup().handStated(Color.WHITE)).isFalse();
    assertThat(read(link + "&hand=as-is").setup().handStated(Color.WHITE)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://lishogi.org/abcdefgh",
        "https://example.com/a/b/c/d/e/f",
        "https://www.shogi-extend.com/share-board?xbody=!!!",
        "~0.zzz.",
        "moves are good"
      })
  void a_link_without_a_position_is_none(String text) {
    assertThat(Notation.read(text, "a.txt", ReadOptions.DEFAULT).problems()).isEmpty();
  }
}
