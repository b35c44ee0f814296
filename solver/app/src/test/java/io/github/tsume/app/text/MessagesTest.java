package io.github.tsume.app.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.judge.Fault;
import io.github.tsume.judge.Mismatch;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verdict.Verdict;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MessagesTest {

  @ParameterizedTest
  @ValueSource(strings = {"io.github.tsume.app.text.messages", "io.github.tsume.app.cli.help"})
  void both_languages_say_the_same(String name) {
    ResourceBundle english = Messages.bundle(name, Locale.ENGLISH);
    ResourceBundle japanese = Messages.bundle(name, Locale.JAPANESE);
    assertThat(japanese.keySet()).isEqualTo(english.keySet());
    for (String key : english.keySet()) {
      assertThat(japanese.getString(key)).as(key).isNotNull();
      assertThat(new MessageFormat(japanese.getString(key)).getFormats())
          .as(key)
          .hasSameSizeAs(new MessageFormat(english.getString(key)).getFormats());
    }
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
  void no_remark_consists_of_its_arguments_only() {
    for (Locale locale : new Locale[] {Locale.ENGLISH, Locale.JAPANESE}) {
      ResourceBundle bundle = Messages.bundle("io.github.tsume.app.text.messages", locale);
      for (String key : bundle.keySet()) {
        if (key.startsWith("why.") || key.startsWith("note.")) {
          String words = bundle.getString(key).replaceAll("\\{[^}]*}", "");
          assertThat(words).as(key).containsPattern("\\p{L}{2}");
        }
      }
    }
    assertThat(Wording.recognised("it's {0}")).isNull();
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
}
