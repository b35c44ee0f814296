package io.github.tsume.app.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.page.PageFiles;
import io.github.tsume.app.text.Messages;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Severity;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** What is one thing has one name, on pages and in terminals. */
class SharedTextsTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final List<Locale> LOCALES = List.of(Locale.ENGLISH, Locale.JAPANESE);

  /** Names that pages write themselves, with the same key as the messages. */
  private static final List<String> NAMES = List.of("variations", "tries", "variation.equal");

  @Test
  void verdicts_defects_and_severities_are_named_by_the_messages_alone() {
    JsonNode written = MAPPER.readTree(Page.resource("texts.json"));
    JsonNode ofPage = MAPPER.readTree(PageFiles.all().get("texts.json"));
    for (Locale locale : LOCALES) {
      for (JsonNode texts : List.of(written, ofPage)) {
        assertThat(texts.get(locale.getLanguage()).propertyNames())
            .noneMatch(key -> SharedTexts.FAMILIES.stream().anyMatch(key::startsWith));
      }
    }
  }

  @Test
  void reports_and_the_page_say_the_name_that_a_terminal_says() {
    String report = Page.texts();
    String page = new String(file("report.json"), StandardCharsets.UTF_8);
    for (Locale locale : LOCALES) {
      Messages messages = Messages.of(locale);
      for (String shown : List.of(report, page)) {
        JsonNode texts = MAPPER.readTree(shown).get(locale.getLanguage());
        for (DefectClass kind : DefectClass.values()) {
          same(texts, messages, "defect." + kind.code());
        }
        for (Severity severity : Severity.values()) {
          same(texts, messages, "severity." + severity.code());
        }
        for (String verdict : List.of("sound", "cooked", "incomplete", "unsolvable", "unknown")) {
          same(texts, messages, "verdict." + verdict);
        }
        NAMES.forEach(key -> same(texts, messages, key));
      }
    }
  }

  private static void same(JsonNode texts, Messages messages, String key) {
    assertThat(texts.path(key).asString("missing").replace('’', '\''))
        .as(key)
        .isEqualToIgnoringCase(messages.get(key));
  }

  private static byte[] file(String name) {
    return Objects.requireNonNull(PageFiles.all().get(name));
  }

  /** What the program advises in a note can be done on the page, whose words stand for options. */
  @Test
  void options_that_notes_name_have_words_on_the_page() {
    for (Locale locale : LOCALES) {
      JsonNode texts = MAPPER.readTree(PageFiles.all().get("texts.json")).get(locale.getLanguage());
      Messages messages = Messages.of(locale);
      for (String family : List.of("note.", "why.")) {
        for (String key : messages.keys(family)) {
          // Of runs of the command line alone.
          if (key.equals("note.fail-fast") || key.equals("note.first-position")) {
            continue;
          }
          java.util.regex.Matcher option =
              java.util.regex.Pattern.compile("--defender-hand [a-z-]+|--[a-z-]+")
                  .matcher(messages.get(key));
          while (option.find()) {
            assertThat(texts.has("option." + option.group()))
                .as(key + ": " + option.group())
                .isTrue();
          }
        }
      }
    }
  }
}
