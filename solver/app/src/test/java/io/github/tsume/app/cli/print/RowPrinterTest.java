package io.github.tsume.app.cli.print;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.results.json.ResultReader;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.Style;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class RowPrinterTest {
  private static final String COOKS =
      """
      {"schema":"tsume/1","id":"x","result":"mate","length":53,"exact":false,"mainline":[],
      "verdict":"unknown","defects":[
      {"class":"cook","severity":"fatal","ply":3,"provisional":true},
      {"class":"cook","severity":"fatal","ply":5,"provisional":true},
      {"class":"cook","severity":"fatal","ply":1},
      {"class":"detour","severity":"tolerated","ply":1,"provisional":true}],"open":[]}
      """
          .replace("\n", "");

  private static String row(Locale locale) {
    return row(COOKS, locale);
  }

  private static String row(String json, Locale locale) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
    new RowPrinter(stream, Messages.of(locale), Style.PLAIN, false)
        .accept(ResultReader.read(json), json);
    return out.toString(StandardCharsets.UTF_8).strip();
  }

  @Test
  void a_defect_whose_class_is_open_says_so() {
    String open =
        COOKS.replace(
            "\"open\":[]", "\"open\":[],\"notes\":[{\"class\":\"defect-class-open\",\"ply\":1}]");
    assertThat(row(open, Locale.ENGLISH))
        .endsWith("cook (provisional)×2 cook (at least; its class is open)");
    assertThat(row(open, Locale.JAPANESE)).endsWith("余詰（暫定）×2 余詰（少なくとも。種類は未定）");
  }

  @Test
  void a_defect_that_need_not_be_any_says_so() {
    assertThat(row(Locale.ENGLISH)).endsWith("cook (provisional)×2 cook").contains("≤53");
    assertThat(row(Locale.JAPANESE)).endsWith("余詰（暫定）×2 余詰");
  }
}
