package io.github.tsume.notation.sfen;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.notation.Notation;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Warning;
import io.github.tsume.rules.Color;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions as people list them: in sentences, links, tables and JSON. */
class ListsOfPositionsTest {
  private static final String ONE = "7k1/9/7P1/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1";
  private static final String TWO = "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1";
  private static final String LINK =
      "https://lishogi.org/analysis/7k1/9/7P1/9/9/9/9/9/9_b_G2r2b3g4s4n4l17p_1";
  private static final String OTHER =
      "https://example.org/?sfen=4k4%2F9%2F4P4%2F9%2F9%2F9%2F9%2F9%2F9%20b%20G2r2b3g4s4n4l17p%201";

  private static ReadResult read(String text) {
    return Notation.read(text, "list.txt", ReadOptions.DEFAULT);
  }

  private static List<String> positions(ReadResult result) {
    assertThat(result.errors()).isEmpty();
    return result.problems().stream().map(Problem::setup).map(SfenWriter::sfen).toList();
  }

  private static Problem only(String text) {
    ReadResult result = read(text);
    assertThat(positions(result)).as(text).hasSize(1);
    return result.problems().get(0);
  }

  private static List<String> left(Problem problem) {
    return problem.warnings().stream().map(Warning::arguments).map(told -> told.get(0)).toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "see %s",
        "<%s>",
        "(%s)",
        "%s, the best of all",
        "見て→ %s 面白い",
        "次の問題：%s。",
        "「%s」",
        "* %s",
        "[問題](%s) 1手詰",
        "a [link](https://example.org/none) and then [one](%s)."
      })
  void a_link_is_found_in_a_sentence(String sentence) {
    assertThat(SfenWriter.sfen(only(sentence.replace("%s", LINK)).setup())).isEqualTo(ONE);
    assertThat(SfenWriter.sfen(only(sentence.replace("%s", OTHER)).setup())).isEqualTo(TWO);
  }

  @ParameterizedTest
  @ValueSource(strings = {"sfen", "SFEN", "局面"})
  void a_table_of_one_column_has_a_heading(String heading) {
    String rows = LINK + "\n" + ONE + "\n";
    assertThat(positions(read(heading + "\n" + rows))).containsExactly(ONE, ONE);
    assertThat(left(read(heading + "\n" + rows).problems().get(0))).isEmpty();
  }

  @Test
  void an_author_of_two_lines_is_told_in_one() {
    assertThat(only(ONE + "\tx\t1\t題\t作者：甲\\n乙").author()).isEqualTo("甲 乙");
    Problem sent = only(ONE + "\tx\t1\t\t題名：春\t投稿者：甲");
    assertThat(sent.title() + sent.author()).isEqualTo("春甲");
  }

  @Test
  void what_is_said_of_a_link_is_its_label_and_its_length_and_nothing_is_dropped_in_silence() {
    Problem problem = only("[第３番](" + LINK + ") 1手詰");
    assertThat(problem.id()).isEqualTo("第３番");
    assertThat(problem.statedLength()).hasValue(1);
    assertThat(problem.warnings()).isEmpty();
    assertThat(only("[1手詰](" + LINK + ")").statedLength()).hasValue(1);
    assertThat(only("問３ " + LINK).id()).isEqualTo("3");
    assertThat(left(only("see " + LINK + " (nice)"))).containsExactly("see", "(nice)");
  }

  @Test
  void several_links_in_one_text_are_several_problems() {
    String line = "[一](" + LINK + ")と<" + OTHER + ">、 " + LINK + "?x=1";
    assertThat(positions(read(line))).containsExactly(ONE, TWO, ONE);
    assertThat(read(line).problems().get(0).id()).isEqualTo("一");
    String lines = "Nice ones:\n- " + LINK + "\n- " + OTHER + "\n\nhttps://example.org/x/y\n";
    assertThat(positions(read(lines))).containsExactly(ONE, TWO);
  }

  @Test
  void the_position_of_a_link_may_have_any_name_and_moves() {
    String usi = "position%20sfen%20" + ONE.replace(" ", "%20").replace("/", "%2F");
    for (String key : List.of("usi", "sfen", "kyokumen", "q")) {
      Problem problem = only("https://example.com/?a=b&" + key + "=" + usi + "%20moves%20G*2b");
      assertThat(SfenWriter.sfen(problem.setup())).isEqualTo(ONE);
      assertThat(problem.tree().moves()).hasSize(1);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "問7 ",
        "問７ ",
        "7. ",
        "7) ",
        "(7) ",
        "第7問 ",
        "No.7 ",
        "Problem 7: ",
        "- 7. ",
        "・問7 ",
        "Q7 ",
        "【7】"
      })
  void a_number_before_a_position_is_its_label(String before) {
    Problem problem = only(before + ONE + " 1手詰");
    assertThat(problem.id()).isEqualTo("7");
    assertThat(problem.statedLength()).hasValue(1);
    assertThat(problem.warnings()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"- ", "* ", "・", "● ", "・ ", "→ ", "> "})
  void a_bullet_is_nothing(String bullet) {
    Problem problem = only(bullet + ONE);
    assertThat(problem.warnings()).isEmpty();
    assertThat(problem.metadata().isEmpty()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {" // ", " # ", " ; ", " -- ", " #", " //"})
  void a_note_may_stand_behind_three_fields_and_behind_four(String sign) {
    for (String sfen : List.of(ONE, ONE.substring(0, ONE.length() - 2))) {
      Problem problem = only(sfen + sign + "easy one");
      assertThat(SfenWriter.sfen(problem.setup())).isEqualTo(ONE);
      assertThat(problem.metadata().get(Metadata.NOTE)).isEqualTo("easy one");
      assertThat(only(sfen + sign + "1手詰 すぐ").statedLength()).hasValue(1);
    }
  }

  @Test
  void a_position_in_full_width_is_one() {
    String wide = "７ｋ１／９／７Ｐ１／９／９／９／９／９／９　ｂ　Ｇ２ｒ２ｂ３ｇ４ｓ４ｎ４ｌ１７ｐ　１";
    assertThat(SfenWriter.sfen(only(wide).setup())).isEqualTo(ONE);
    assertThat(only(wide + "　１手詰").statedLength()).hasValue(1);
    assertThat(only("問４　" + wide).id()).isEqualTo("4");
    for (String nothing : List.of("－", "ー", "−")) {
      Problem bare = only(wide.replaceFirst("ｂ　.*", "ｂ　" + nothing + "　１"));
      assertThat(SfenWriter.sfen(bare.setup())).isEqualTo("7k1/9/7P1/9/9/9/9/9/9 b - 1");
    }
    // What is wrong in it is an error as ever, at its place.
    ReadError error = read(wide.replace("７ｋ", "８ｋ")).errors().get(0);
    assertThat(error.code()).isEqualTo("rank-too-long");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "id,sfen,moves\n7,%s,1\n8,%s,1\n",
        "番号,局面,手数\n7,%s,1手\n8,%s,1\n",
        "sfen;label;length\n%s;7;1\n%s;8;1\n",
        "\ufeffNo.\tPosition\tMate in\n7\t%s\t1\n8\t%s\t1\n",
        "\"length\",\"name of it\",\"SFEN\",\"id\"\r\n"
            + "\"1\",\"a, \"\"b\"\"\",\"%s\",\"7\"\r\n"
            + "1,c,%s,8\r\n",
        "7,%s,1\n8,%s,1\n",
        "%s,No7,1手詰\n%s,No8,1手詰\n",
        "# a list\n\nid,comment,sfen,length\n7,\"two\nlines\",%s,1\n8,,%s,1\n"
      })
  void a_table_is_read_with_labels_and_lengths(String table) {
    ReadResult result = read(table.replaceFirst("%s", ONE).replaceFirst("%s", TWO));
    assertThat(positions(result)).containsExactly(ONE, TWO);
    assertThat(result.problems())
        .extracting(problem -> problem.id().replace("No", ""))
        .containsExactly("7", "8");
    assertThat(result.problems()).allMatch(problem -> problem.statedLength().orElse(-1) == 1);
    assertThat(result.problems()).allMatch(problem -> problem.warnings().isEmpty());
  }

  @Test
  void a_table_tells_author_title_line_and_what_else_it_has() {
    String table = "作者,題名,作意,sfen,Level\n\"Ito, S.\",図巧,G*2b,\"" + ONE + "\",hard\n,,G*5b,," + "\n";
    ReadResult result = read(table);
    Problem problem = result.problems().get(0);
    assertThat(problem.author()).isEqualTo("Ito, S.");
    assertThat(problem.title()).isEqualTo("図巧");
    assertThat(problem.tree().moves()).hasSize(1);
    assertThat(Move.toUsi(problem.tree().moves()[0], problem.setup().rules())).isEqualTo("G*2b");
    assertThat(problem.metadata().get("Level")).isEqualTo("hard");
  }

  private static String said(ReadResult result) {
    return result.problems().stream()
        .map(p -> p.id() + "/" + p.author() + "/" + p.title() + "/" + p.warnings().size())
        .collect(Collectors.joining(" "))
        .replace("list", "");
  }

  @ParameterizedTest
  @CsvSource({
    "作者：甲|題名：月|1, /甲/月/0",
    "Title: 月|||author : 甲|1, /甲/月/0",
    "第3番「月」　甲 乙作|1, 3/甲 乙/月/0",
    "作者：甲|1|作者：乙|2, -1/甲/null/0 -2/乙/null/0",
    "作者：甲||1||作者：乙||2, -1/甲/null/0 -2/乙/null/0",
    "1||作者：乙|2, -1/null/null/0 -2/乙/null/0",
    "作者：甲||1|2, -1/甲/null/0 -2/null/null/0",
    "1|作者：甲|2|作者：乙, -1/null/null/0 -2/null/null/2",
    "1|作者：甲||2|作者：乙, -1/null/null/0 -2/null/null/2",
    "1||作者：甲||2||作者：乙, -1/null/null/0 -2/null/null/2",
    "作者：甲||1|題名：月|2|題名：花, -1/甲/null/0 -2/null/null/2",
    "次は「月」です|1, /null/null/1",
    "問題：次を詰ませよ|1, /null/null/1",
    "作者：甲|作者：乙|1, /甲/null/1"
  })
  void headers_above_a_position_are_its_own_and_of_no_other(String text, String expected) {
    String list = text.replace("|1", "|" + ONE).replace("|2", "|" + TWO).replace('|', '\n');
    assertThat(said(read(list.startsWith("1") ? ONE + list.substring(1) : list)))
        .isEqualTo(expected);
  }

  @Test
  void a_header_above_a_position_tells_its_moves_and_its_length_and_who_made_what_is_broken() {
    for (String moves : List.of("作意：▲２二金まで", "解答：G*2b", "手順：２二金")) {
      Problem problem = only(moves + "\n手数：1手\n備考：x\n" + ONE);
      assertThat(problem.tree().moves()).as(moves).hasSize(1);
      assertThat(problem.statedLength()).hasValue(1);
      assertThat(problem.warnings()).isEmpty();
      assertThat(problem.metadata().get(Metadata.NOTE)).isEqualTo("x");
    }
    assertThat(only("作者：甲\n" + ONE + "\t\t\t\t作者：乙").author()).isEqualTo("乙");
    ReadResult broken = read("作者：甲\n" + ONE.replace("7k1", "7x1") + "\n" + TWO);
    assertThat(((ReadResult.Failed) broken.entries().get(0)).metadata().author()).isEqualTo("甲");
    assertThat(broken.problems().get(0).author()).isNull();
  }

  @Test
  void one_list_has_the_words_for_titles_and_authors_of_headers_columns_and_json() {
    for (String word : List.of("作者", "投稿者", "氏名", "作", "author", "composer")) {
      for (String text :
          List.of(
              word + "：甲\n" + ONE,
              "sfen," + word + "\n" + ONE + ",甲\n",
              "{\"sfen\":\"" + ONE + "\",\"" + word + "\":\"甲\"}",
              word + "：甲\n後手の持駒：なし\n|v玉 ・ ・ ・ ・ ・ ・ ・ ・|一\n先手の持駒：金\n")) {
        assertThat(only(text).author()).as(text).isEqualTo("甲");
        String title = "作".equals(word) ? "題名" : word.equals("author") ? "Title" : "title";
        assertThat(only(text.replace(word, title)).title()).as(title).isEqualTo("甲");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2026年12月号 応募作品\n番号,作者,局面\n",
        "2026年12月号 応募作品,,\n,,締切 12/10\n\n番号,作者,局面\n",
        "応募作品\t\t\n番号\t作者\tSFEN\n"
      })
  void titles_above_the_names_of_columns_are_the_heading(String top) {
    String rows = "7,山田,1\n8,田中,2\n".replace(',', top.contains("\t") ? '\t' : ',');
    ReadResult result = read(top + rows.replace("1\n", ONE + "\n").replace("2\n", TWO + "\n"));
    assertThat(positions(result)).containsExactly(ONE, TWO);
    assertThat(result.problems()).extracting(Problem::author).containsExactly("山田", "田中");
    assertThat(result.problems()).allMatch(problem -> problem.warnings().isEmpty());
    assertThat(result.problems().get(0).metadata().get(Metadata.HEADING)).contains("応募作品");
    assertThat(result.problems().get(1).metadata().get(Metadata.HEADING)).isNull();
  }

  @Test
  void a_row_tells_its_position_in_words_and_why_it_has_none_and_who_made_it() {
    String words = "攻方：５三歩　持駒：金　受方：５一玉";
    ReadResult result =
        read(
            "番号,作者,題名,局面,手数\n7,山田,月,"
                + words
                + "　受方持駒：なし,1\n8,田中,花,"
                + words.replace("歩", "歩歩")
                + ",1\n9,佐藤,雪,図参照,3\n10,鈴木,風,,\n11,,,,\n,次号へ,,,\n12,,星,4k4/9 b G 1,\n");
    Problem told = result.problems().get(0);
    assertThat(SfenWriter.sfen(told.setup())).isEqualTo("4k4/9/4P4/9/9/9/9/9/9 b G 1");
    assertThat(told.setup().handStated(Color.WHITE)).isTrue();
    assertThat(told.id() + told.author() + told.title() + told.statedLength().getAsInt())
        .isEqualTo("7山田月1");
    assertThat(result.problems()).hasSize(1);
    assertThat(result.entries().stream().skip(1).map(ReadResult.Failed.class::cast))
        .extracting(
            failed ->
                failed.error().line()
                    + ":"
                    + failed.error().column()
                    + failed.error().code()
                    + failed.metadata().author()
                    + failed.metadata().title())
        .containsExactly(
            "3:14unexpected-text田中花",
            "4:8unknown-line佐藤雪",
            "5:9no-position鈴木風",
            "8:12too-few-ranksnull星");
    assertThat(result.errors().get(1).expected()).isEqualTo("SFEN|攻方：…　受方：…");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4k4/9/4P4/9/9/9 b G 1\tx\t1\t題\t作者：甲\n",
        "作者：甲\n作品名：題\n| ・ ・ ・ 玉玉玉 ・ ・ ・ ・ ・|一\n",
        "| ・ ・ ・ 玉玉玉 ・ ・ ・ ・ ・|一\n作者：甲\n作品名：題\n",
        "作者：甲\n作品名：題\n攻方：５三歩　持駒：金　受方：５一玉玉\n",
        "{\"header\":{\"作者\":\"甲\",\"作品名\":\"題\"},\"initial\":{\"data\":1},\"moves\":[]}"
      })
  void what_cannot_be_read_tells_all_the_same_whose_it_is(String text) {
    ReadResult result = read(text);
    assertThat(result.problems()).isEmpty();
    ReadResult.Failed failed = (ReadResult.Failed) result.entries().get(0);
    assertThat(failed.metadata().author() + failed.metadata().title()).isEqualTo("甲題");
  }

  @Test
  void an_error_in_a_table_is_told_where_it_stands_there() {
    String bad = TWO.replace("4k4", "4x4");
    ReadResult result = read("id,sfen\n7," + ONE + "\n8," + bad + "\n9," + TWO + "\n");
    assertThat(result.problems()).extracting(Problem::id).containsExactly("7", "9");
    ReadError error = result.errors().get(0);
    assertThat(error.line()).isEqualTo(3);
    assertThat(error.column()).isEqualTo(4);
  }

  @Test
  void lines_of_positions_with_commas_in_what_follows_are_no_table() {
    String lines = ONE + "\tA, first\t1\tx, y\n" + TWO + "\tB, second\t1\tx, y\n";
    ReadResult result = Notation.read(lines, "a.sfen", ReadOptions.DEFAULT);
    assertThat(result.problems()).extracting(Problem::id).containsExactly("A, first", "B, second");
    String heading = "Title, by an author\n" + ONE + "\tA\t1\n";
    assertThat(only(heading).id()).isEqualTo("A");
  }

  @Test
  void objects_in_json_are_problems() {
    String lines =
        "{\"sfen\":\""
            + ONE
            + "\",\"ply\":1}\n"
            + "{\"id\":7,\"position\":\""
            + TWO
            + "\",\"length\":1,\"moves\":[\"G*5b\"],"
            + "\"author\":\"a\",\"level\":\"hard\"}\n";
    for (String text : List.of(lines, "[" + lines.strip().replace("\n", ",\n") + "]")) {
      ReadResult result = read(text);
      assertThat(positions(result)).containsExactly(ONE, TWO);
      Problem second = result.problems().get(1);
      assertThat(second.id()).isEqualTo("7");
      assertThat(second.statedLength()).hasValue(1);
      assertThat(second.tree().moves()).hasSize(1);
      assertThat(second.author()).isEqualTo("a");
      assertThat(second.metadata().get("level")).isEqualTo("hard");
      assertThat(second.source().line()).isEqualTo(2);
    }
    ReadError error = read("{}\n{\"sfen\":\"4x4/9\",\"id\":1}").errors().get(1);
    assertThat(error.code()).isEqualTo("bad-board-character");
    assertThat(error.line()).isEqualTo(2);
  }

  @Test
  void what_a_program_found_out_is_not_what_the_problem_states() {
    String result =
        "{\"schema\":\"tsume/1\",\"id\":\"7\",\"title\":\"t\",\"sfen\":\""
            + ONE
            + "\",\"length\":1,\"mainline\":[\"G*2b\"],\"verdict\":\"sound\",\"nodes\":9}";
    Problem problem = only(result);
    assertThat(problem.id()).isEqualTo("7");
    assertThat(problem.title()).isEqualTo("t");
    assertThat(problem.statedLength()).isEmpty();
    assertThat(problem.tree().moves()).isEmpty();
    assertThat(only(result.replace("\"length\"", "\"statedLength\"")).statedLength()).hasValue(1);
    String summary = "id,verdict,length,statedLength,sfen,mainline\n7,sound,1,3," + ONE + ",G*2b\n";
    Problem row = only(summary);
    assertThat(row.statedLength()).hasValue(3);
    assertThat(row.tree().moves()).isEmpty();
  }

  @Test
  void a_record_with_a_link_in_its_headers_stays_a_record() {
    String kif = "場所：" + LINK + "\n手合割：平手\n手数----指手---------消費時間--\n   1 ７六歩(77)\n";
    for (String name : List.of("a.kif", "a.txt")) {
      Problem problem = Notation.read(kif, name, ReadOptions.DEFAULT).problems().get(0);
      assertThat(problem.tree().moves()).as(name).hasSize(1);
    }
  }

  @Test
  void a_line_of_many_links_is_read_in_one_go() {
    // Each link once: the number of problems grows as the line does, and no line is read twice.
    String line = (LINK + " ").repeat(2000);
    assertThat(SfenLineReader.parts(line)).hasSize(2000);
    assertThat(String.join("", SfenLineReader.parts(line))).isEqualTo(line);
  }

  private static final String A = "9/4k4/9/4P4/9/9/9/9/9 b 2G 1";
  private static final String B = "4k4/9/4P4/9/9/9/9/9/9 b G 1";

  private static List<String> boards(ReadResult result) {
    assertThat(result.errors()).isEmpty();
    return result.problems().stream()
        .map(problem -> SfenWriter.sfen(problem.setup()).split(" ", 2)[0])
        .toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SFEN: 1\nSFEN: 2\n",
        "SFEN: 1\n\nSFEN: 2\n",
        "SFEN: 1\nTitle: first\nSFEN: 2\nTitle: second\n",
        "Title: first\nSFEN: 1\nTitle: second\nSFEN: 2\n",
        "Title: first\nSFEN: 1\n\nAuthor: Ko\nTitle: second\nSFEN: 2\n",
        "SFEN: 1\n1.G*5c\n\nTitle: second\nSFEN: 2\n1.G*5b\n",
        "SFEN: 1\n{Title:\nSFEN: no}\nSFEN: 2\nTitle: second\n",
        "[FEN \"1\"]\n[FEN \"2\"]\n",
        "SFEN：1\nSFEN：2\n"
      })
  void a_second_position_behind_a_header_is_a_second_problem(String text) {
    String list = text.replace("1\n", A + "\n").replace("1\"", A + "\"");
    ReadResult result = read(list.replace("2\n", B + "\n").replace("2\"", B + "\""));
    assertThat(boards(result)).as(text).containsExactly(A.split(" ")[0], B.split(" ")[0]);
    if (text.contains("second")) {
      assertThat(result.problems().get(1).metadata().get("Title")).isEqualTo("second");
      assertThat(result.problems().get(0).metadata().get("Title")).isIn(null, "first");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"解答", "解", "正解", "作意手順", "Solution", "moves"})
  void a_column_of_solutions_is_the_author_s_line_as_people_write_it_and_else_told(String name) {
    String three = "\"7k1/9/9/9/9/9/9/9/9 b 2G 1\",\"";
    for (String moves : List.of("▲２三金 △１一玉 ▲１二金", "２三金、１一玉、１二金まで", "1.２三金 2.１一玉 3.１二金")) {
      Problem read = only("sfen," + name + "\n" + three + moves + "\"\n");
      assertThat(read.tree().moves()).as(moves).hasSize(3);
      assertThat(read.warnings()).isEmpty();
      assertThat(read.metadata().isEmpty()).isTrue();
    }
    String other = "\"" + ONE + "\",\"９九玉\"\n\"" + TWO + "\",\"G-5b\"\n";
    List<Problem> problems = read("sfen," + name + "\n" + other).problems();
    assertThat(problems).hasSize(2);
    for (Problem problem : problems) {
      assertThat(problem.tree().moves()).isEmpty();
      assertThat(problem.warnings()).extracting(Warning::code).containsExactly("other-moves");
    }
    Problem usi = read("sfen," + name + "\n" + ONE + ",G*2b\n" + TWO + ",G*5b\n").problems().get(0);
    assertThat(usi.tree().moves()).hasSize(1);
    assertThat(usi.warnings()).isEmpty();
    Problem words = read("sfen," + name + "\n" + ONE + ",難しい\n" + TWO + ",1\n").problems().get(0);
    assertThat(words.warnings()).isEmpty();
  }

  @Test
  void a_row_without_a_label_begins_with_the_length() {
    ReadResult result = read(A + "\t3\t甲\t作者：某\n" + B + "\t1手\t乙\n");
    assertThat(boards(result)).hasSize(2);
    assertThat(result.problems())
        .extracting(p -> p.statedLength().getAsInt())
        .containsExactly(3, 1);
    assertThat(result.problems()).extracting(Problem::title).containsExactly("甲", "乙");
    assertThat(result.problems().get(0).author()).isEqualTo("某");
    assertThat(read(A + "\t3\t1\t甲\n").problems().get(0).id()).isEqualTo("3");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Mate", "Length", "length", "Moves", "Plies", "Mate in"})
  void a_header_beside_a_position_states_the_length(String key) {
    ReadResult result = read("SFEN: " + A + "\n" + key + ": 3\nSFEN: " + B + "\n" + key + ": 1\n");
    assertThat(boards(result)).hasSize(2);
    assertThat(result.problems()).extracting(p -> p.statedLength().orElse(0)).containsExactly(3, 1);
  }
}
