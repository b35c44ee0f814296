package io.github.tsume.results.text;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.compose.Edit;
import io.github.tsume.judge.Fault;
import io.github.tsume.judge.Ruling.Mismatch;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verdict.Verdict;
import java.io.IOException;
import java.io.InputStream;
import java.text.Format;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MessagesTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "io.github.tsume.results.text.messages",
        "io.github.tsume.results.text.commands",
        "io.github.tsume.app.cli.help"
      })
  void both_languages_say_the_same(String name) throws IOException {
    ResourceBundle english = Messages.bundle(name, Locale.ENGLISH);
    ResourceBundle japanese = Messages.bundle(name, Locale.JAPANESE);
    // Not of the bundle: that takes what is missing from its English parent.
    assertThat(ownKeys(name + "_ja")).isEqualTo(english.keySet());
    for (String key : english.keySet()) {
      assertThat(japanese.getString(key)).as(key).isNotNull();
      assertThat(arguments(japanese.getString(key)))
          .as(key)
          .hasSameSizeAs(arguments(english.getString(key)));
    }
  }

  private static Set<String> ownKeys(String bundle) throws IOException {
    try (InputStream in =
        MessagesTest.class.getResourceAsStream('/' + bundle.replace('.', '/') + ".properties")) {
      Properties own = new Properties();
      own.load(requireNonNull(in));
      return own.stringPropertyNames();
    }
  }

  private static Format[] arguments(String pattern) {
    return new MessageFormat(pattern.replace("'", "''")).getFormats();
  }

  @Test
  void every_code_has_a_word() {
    for (Locale locale : new Locale[] {Locale.ENGLISH, Locale.JAPANESE}) {
      Messages messages = Messages.of(locale);
      for (DefectClass defect : DefectClass.values()) {
        assertThat(messages.get("defect." + defect.code())).isNotBlank();
      }
      for (Severity severity : Severity.values()) {
        assertThat(messages.get("severity." + severity.code())).isNotBlank();
      }
      for (Fault fault : Fault.values()) {
        assertThat(messages.get("judge.fault." + fault.code())).isNotBlank();
      }
      for (Mismatch mismatch : Mismatch.values()) {
        assertThat(messages.get("judge.mismatch." + mismatch.code())).isNotBlank();
      }
      for (Verdict verdict : Verdict.values()) {
        assertThat(messages.get("verdict." + verdict.code())).isNotBlank();
      }
    }
  }

  @Test
  void a_verdict_is_said_in_the_words_of_what_was_looked_for() {
    Messages japanese = Messages.of(Locale.JAPANESE);
    assertThat(japanese.verdict(Goal.MATE, "unsolvable")).isEqualTo("不詰");
    assertThat(japanese.verdict(Goal.BRINKMATE, "unsolvable")).isEqualTo("必至なし");
    assertThat(japanese.verdict(Goal.BRINKMATE, "incomplete")).isEqualTo("不完全");
    // Goals without words of their own have these, which speak of no mate.
    assertThat(japanese.get("sought.verdict.unsolvable")).isEqualTo("解なし");
    for (Verdict verdict : Verdict.values()) {
      String code = verdict.code();
      assertThat(japanese.get("verdict." + code)).isEqualTo(verdict.japanese());
      assertThat(Messages.of(Locale.ENGLISH).verdict(Goal.MATE, code)).isEqualTo(code);
    }
  }

  @Test
  void no_remark_consists_of_its_arguments_only() {
    for (Locale locale : new Locale[] {Locale.ENGLISH, Locale.JAPANESE}) {
      ResourceBundle bundle = Bundles.all(locale);
      for (String key : bundle.keySet()) {
        if (key.startsWith("why.") || key.startsWith("note.")) {
          String words = bundle.getString(key).replaceAll("\\{[^}]*}", "");
          assertThat(words).as(key).containsPattern("\\p{L}{2}");
        }
      }
    }
    assertThat(Sentences.recognised("it's {0}")).isNull();
  }

  @Test
  void other_languages_get_english() {
    assertThat(Messages.of(Locale.FRENCH).locale()).isEqualTo(Locale.ENGLISH);
    assertThat(Messages.of(Locale.JAPAN).isJapanese()).isTrue();
  }

  @Test
  void columns_know_wide_characters() {
    assertThat(Columns.width("abc詰み")).isEqualTo(7);
    assertThat(Columns.left("詰み", 6)).isEqualTo("詰み  ");
    assertThat(Columns.cut("詰み", 3)).isEqualTo("詰");
    assertThat(Columns.wrap("aa bb cc", 6, " ")).isEqualTo(" aa bb\n cc");
  }

  private static final String[] BUNDLES = {
    "io.github.tsume.results.text.messages",
    "io.github.tsume.results.text.commands",
    "io.github.tsume.app.cli.help"
  };

  private static Map<String, String> texts(Locale locale) {
    Map<String, String> texts = new TreeMap<>();
    for (String name : BUNDLES) {
      ResourceBundle bundle = Messages.bundle(name, locale);
      bundle.keySet().forEach(key -> texts.put(key, bundle.getString(key)));
    }
    return texts;
  }

  @Test
  void one_is_not_counted_as_several() {
    Messages messages = Messages.of(Locale.ENGLISH);
    Object[] ones = {"1", "1", "1", "1", "1", "1", "1", "1", "1", "1"};
    Object[] twos = {"2", "2", "2", "2", "2", "2", "2", "2", "2", "2"};
    // Not nouns, though they end as nouns do.
    String counted =
        "(?<![=\\d])1(?: other| legal| more)?"
            + " (?!(?:is|has|was|does|holds|loses|needs|needless|unless)\\b|nodes/)[a-z]+s\\b";
    for (String key : texts(Locale.ENGLISH).keySet()) {
      if (messages.getOrElse(key, "").contains("{") && !key.endsWith(".many")) {
        assertThat(messages.get(key, ones)).as(key).doesNotContainPattern(counted);
        assertThat(messages.get(key, twos)).as(key).doesNotContain("|");
      }
    }
    assertThat(messages.get("plies", "1")).isEqualTo("1 ply");
    assertThat(messages.get("plies", "21")).isEqualTo("21 plies");
    assertThat(Sentences.recognised(messages.get("note.first-position", 1))).isNotNull();
    assertThat(Sentences.recognised(messages.get("note.first-position", 12))).isNotNull();
  }

  @Test
  void no_text_is_half_in_the_other_language() {
    // What has no other name: programs, formats, files, places, commands and options.
    String names =
        "\\{[^}]*}|\"[^\"]*\"|tsume [a-z]+|--?[a-z][a-z-]*(?: rest| as-is|"
            + " end)?|[A-Z]{2,}[A-Z_]*|[\\w.<>/-]+\\.(?:jsonl|json|csv|html|idx|sfen)\\b"
            + "|\\b(?:tsume|Java|Ctrl-C|Shift_JIS|ShogiHome|kif|reports?|earlier-\\d|journals)\\b";
    texts(Locale.JAPANESE)
        .forEach(
            (key, text) -> {
              if (key.startsWith("judge.")
                  || key.startsWith("error.")
                  || key.startsWith("note.")
                  || key.startsWith("why.")
                  || key.startsWith("find.")) {
                assertThat(text.replaceAll(names, "")).as(key).doesNotContainPattern("[a-z]{4,}");
              }
            });
    ResourceBundle english = Bundles.all(Locale.ENGLISH);
    for (String key : english.keySet()) {
      assertThat(english.getString(key))
          .as(key)
          .doesNotContainPattern("[\\p{IsHiragana}\\p{IsKatakana}\\p{IsHan}]");
    }
  }

  @Test
  void every_argument_arrives_and_an_apostrophe_is_one() {
    Object[] arguments = IntStream.range(0, 10).mapToObj(n -> "<" + n + ">").toArray();
    for (Locale locale : new Locale[] {Locale.ENGLISH, Locale.JAPANESE}) {
      Messages messages = Messages.of(locale);
      ResourceBundle bundle = Bundles.all(locale);
      for (String key : bundle.keySet()) {
        String pattern = bundle.getString(key);
        assertThat(pattern).as(key).doesNotContain("''");
        if (pattern.indexOf('|') < 0) {
          String put = pattern.replaceAll("\\{(\\d)[^{}]*}", "<$1>");
          assertThat(messages.get(key, arguments)).as(key).isEqualTo(put);
        }
      }
    }
    assertThat(Messages.of(Locale.ENGLISH).get("usage.odd-plies", "--within"))
        .isEqualTo(
            "--within is an odd number (1, 3, 5): the first move and the last are the attacker's");
  }

  @Test
  void no_word_is_said_twice_in_a_row() {
    List<String> others =
        List.of(
            "io.github.tsume.app.page.texts",
            "io.github.tsume.app.shared.texts",
            "io.github.tsume.app.report.texts");
    for (Locale locale : new Locale[] {Locale.ENGLISH, Locale.JAPANESE}) {
      Map<String, String> all = texts(locale);
      others.forEach(
          name -> {
            ResourceBundle bundle = Messages.bundle(name, locale);
            bundle.keySet().forEach(key -> all.put(name + ":" + key, bundle.getString(key)));
          });
      all.forEach(
          (key, text) ->
              assertThat(text)
                  .as(key)
                  .doesNotContainPattern("(?i)\\b(\\p{Alpha}+) \\1\\b")
                  .doesNotContainPattern("(\\p{IsHan})\\1|([\\p{IsHan}\\p{IsHiragana}]{2,})\\2"));
    }
  }

  @Test
  void a_shift_says_which_way_and_nothing_of_the_other() {
    Messages english = Messages.of(Locale.ENGLISH);
    assertThat(shift(-7, 2, english)).isEqualTo("all shifted 7 to the right, 2 down");
    assertThat(shift(1, 0, english)).isEqualTo("all shifted 1 to the left");
    assertThat(shift(0, -3, Messages.of(Locale.JAPANESE))).isEqualTo("全体を上へ3");
  }

  private static String shift(int files, int ranks, Messages messages) {
    int nowhere = Edit.NOWHERE;
    Edit edit = new Edit(Edit.Kind.SHIFT, nowhere, Piece.EMPTY, nowhere, Piece.EMPTY, files, ranks);
    return new EditText(messages, StandardShogi.RULES).of(edit);
  }

  @Test
  void words_of_tori_shogi_stand_only_in_its_own_texts() {
    for (Locale locale : new Locale[] {Locale.ENGLISH, Locale.JAPANESE}) {
      ResourceBundle bundle = Bundles.all(locale);
      for (String key : bundle.keySet()) {
        if (!key.startsWith("bird.") && !key.endsWith(".tori")) {
          assertThat(bundle.getString(key))
              .as(key)
              .doesNotContainPattern("(?i)swallow|quail|falcon|tori\\b|[燕鶉鷹禽]");
        }
      }
      Messages messages = Messages.of(locale);
      assertThat(messages.variant("judge.fault.drop-mate", "tori"))
          .isNotEqualTo(messages.variant("judge.fault.drop-mate", "shogi"));
    }
  }
}
