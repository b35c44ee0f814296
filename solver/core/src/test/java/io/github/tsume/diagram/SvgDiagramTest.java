package io.github.tsume.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.diagram.DiagramOptions.PieceStyle;
import io.github.tsume.diagram.SvgDiagram.Glyphs;
import io.github.tsume.notation.Notation;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.rules.ToriShogi;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class SvgDiagramTest {

  private static Setup setup(String sfen, Ruleset rules) {
    return Notation.read(sfen, "x", ReadOptions.of(rules)).problems().get(0).setup();
  }

  private static Document parse(String xml) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(xml)));
  }

  private static Set<String> attributes(Document document, String element, String attribute) {
    NodeList nodes = document.getElementsByTagName(element);
    Set<String> values = new TreeSet<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      values.add(nodes.item(i).getAttributes().getNamedItem(attribute).getNodeValue());
    }
    return values;
  }

  static Ruleset[] rulesets() {
    return Ruleset.all().toArray(new Ruleset[0]);
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void every_character_used_is_defined_in_the_file(Ruleset rules) throws Exception {
    Setup setup = setup(rules.startSfen(), rules);
    DiagramOptions options =
        DiagramOptions.ofLength(OptionalInt.of(17)).withLastMove(Move.drop(1, 3));
    Document document = parse(SvgDiagram.file(setup, options, "a <b> & \"c\""));
    Set<String> used = new TreeSet<>();
    attributes(document, "use", "href").forEach(href -> used.add(href.substring(1)));
    assertThat(attributes(document, "symbol", "id")).isEqualTo(used).isNotEmpty();
    assertThat(document.getElementsByTagName("text").getLength()).isZero();
    assertThat(document.getElementsByTagName("title").item(0).getTextContent())
        .isEqualTo("a <b> & \"c\"");
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void every_piece_has_an_outline(Ruleset rules) {
    String letters =
        rules.types().stream().map(t -> String.valueOf(t.letter())).reduce("", String::concat);
    for (char letter : letters.toCharArray()) {
      for (String plus : new String[] {"", "+"}) {
        if (plus.isEmpty() || rules.type(rules.kindOf(letter)).canPromote()) {
          String rest = rules.width() - 1 + "/" + (rules.width() + "/").repeat(rules.height() - 1);
          String sfen = plus + letter + rest.substring(0, rest.length() - 1) + " b - 1";
          for (DiagramOptions options :
              List.of(
                  DiagramOptions.DEFAULT,
                  DiagramOptions.DEFAULT.withLetters(),
                  DiagramOptions.ofLength(OptionalInt.of(120), PieceStyle.WESTERN),
                  DiagramOptions.ofLength(OptionalInt.of(0), PieceStyle.WESTERN))) {
            for (Diagram.Shape shape : Diagram.of(setup(sfen, rules), options).shapes()) {
              if (shape instanceof Diagram.Glyph glyph) {
                assertThat(Glyphs.outline(glyph.character())).as(sfen).isNotNull();
              }
            }
          }
        }
      }
    }
  }

  @Test
  void birds_are_named_in_kanji_or_in_letters() {
    Setup setup = setup("7/7/7/3+S3/7/7/6l b 2F 1", ToriShogi.RULES);
    assertThat(characters(setup, DiagramOptions.DEFAULT)).contains("鴈", "左鶉", "鷹二");
    assertThat(characters(setup, DiagramOptions.DEFAULT.withLetters()))
        .contains("+Sw", "LQ", "Fa2", "abcdefg");
  }

  @Test
  void western_pieces_are_symbols_and_promoted_ones_others() {
    Setup setup = setup("4k4/9/4P4/4+P4/9/9/9/9/9 b 2G 1", StandardShogi.RULES);
    DiagramOptions options = DiagramOptions.ofLength(OptionalInt.of(3), PieceStyle.WESTERN);
    String drawn = characters(setup, options);
    assertThat(drawn).contains("abcdefghi", "\ue04b\ue050\ue0d0", "\ue0472", "matein3");
    assertThat(drawn.chars().filter(c -> c >= 0x3000 && c < 0xa000)).isEmpty();
    assertThat(Glyphs.outline('\ue050')).isNotEqualTo(Glyphs.outline('\ue0d0'));
  }

  @Test
  void birds_have_no_symbols_though_their_letters_are_those_of_other_pieces() {
    Setup setup = setup("7/7/7/3+S3/7/7/6l b 2F 1", ToriShogi.RULES);
    assertThat(characters(setup, DiagramOptions.ofLength(OptionalInt.empty(), PieceStyle.WESTERN)))
        .isEqualTo(characters(setup, DiagramOptions.DEFAULT.withLetters()));
  }

  @Test
  void a_sheet_has_its_captions_and_goes_on_on_the_next_page() throws Exception {
    Setup setup = setup("4k4/9/4P4/9/9/9/9/9/9 b G 1", StandardShogi.RULES);
    Sheet.Entry entry = new Sheet.Entry(setup, DiagramOptions.DEFAULT, "1 <A> & B", "C", "3手詰");
    Sheet sheet = Sheet.of(6);
    var pages = sheet.pages(Collections.nCopies(7, entry));
    assertThat(pages).extracting(List::size).containsExactly(6, 1);
    Document document = parse(sheet.file(pages.get(1), "2 / 2"));
    var texts = document.getElementsByTagName("text");
    List<String> words = new ArrayList<>();
    for (int i = 0; i < texts.getLength(); i++) {
      words.add(texts.item(i).getTextContent());
    }
    assertThat(words).containsExactly("1 <A> & B", "C", "3手詰", "2 / 2");
    assertThat(parse(sheet.file(pages.get(0), "")).getElementsByTagName("svg").getLength())
        .isEqualTo(7);
  }

  /** All characters in the order in which they are drawn; white's quail is drawn upside down. */
  private static String characters(Setup setup, DiagramOptions options) {
    StringBuilder text = new StringBuilder();
    for (Diagram.Shape shape : Diagram.of(setup, options).shapes()) {
      if (shape instanceof Diagram.Glyph glyph) {
        text.append(glyph.character());
      }
    }
    return text.toString();
  }

  @Test
  void a_hand_that_is_not_stated_is_not_drawn() {
    String board = "4k4/9/4P4/9/9/9/9/9/9 b ";
    assertThat(markers(board + "G 1")).isEqualTo(1);
    assertThat(markers(board + "Gr 1")).isEqualTo(2);
  }

  private static long markers(String sfen) {
    return Diagram.of(setup(sfen, StandardShogi.RULES), DiagramOptions.DEFAULT).shapes().stream()
        .filter(Diagram.Marker.class::isInstance)
        .count();
  }

  @Test
  void a_page_defines_characters_once() throws Exception {
    Setup setup = setup("4k4/9/4P4/9/9/9/9/9/9 b G 1", StandardShogi.RULES);
    Set<Character> used = new TreeSet<>();
    SvgDiagram.collect(setup, DiagramOptions.DEFAULT, used);
    assertThat(attributes(parse(SvgDiagram.symbols(used)), "symbol", "id")).hasSize(used.size());
    assertThat(SvgDiagram.board(setup, DiagramOptions.DEFAULT, "x")).doesNotContain("<symbol");
  }
}
