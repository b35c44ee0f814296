package io.github.tsume.app.shared;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.judgement.Defect.LineFailure;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.results.text.Messages;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Reason;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verdict.Verdict;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** What is one thing has one text: on the page, in reports and in terminals. */
class SharedTextsTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final List<Locale> LOCALES = List.of(Locale.ENGLISH, Locale.JAPANESE);
  private static final List<String> FOLDERS = List.of("shared", "page", "report");
  private static final Pattern SLOT = Pattern.compile("\\{\\d}");

  /** Where scripts and HTML ask for a text by its key. */
  private static final Pattern ASKED =
      Pattern.compile("(?:\\btext(?:Or)?\\(|data-(?:text|label|placeholder)=)['\"]([a-z.-]+)['\"]");

  private static JsonNode texts(String folder, Locale locale) {
    return MAPPER.readTree(SharedTexts.of(folder)).get(locale.getLanguage());
  }

  private static Map<String, String> bundle(String folder, Locale locale) {
    ResourceBundle bundle = SharedTexts.bundle(folder, locale);
    Map<String, String> texts = new TreeMap<>();
    // Not those that another language lends.
    bundle.keySet().forEach(key -> texts.put(key, bundle.getString(key)));
    return texts;
  }

  @ParameterizedTest
  @ValueSource(strings = {"shared", "page", "report"})
  void both_languages_have_the_same_keys_and_slots(String folder) {
    for (String suffix : List.of("", "_ja")) {
      List<String> keys =
          Modules.resource(folder + "/texts" + suffix + ".properties")
              .lines()
              .filter(line -> !line.startsWith("#"))
              .map(line -> line.substring(0, line.indexOf('=')))
              .toList();
      assertThat(keys).doesNotHaveDuplicates();
      assertThat(keys).containsExactlyInAnyOrderElementsOf(bundle(folder, LOCALES.get(0)).keySet());
    }
    Map<String, String> japanese = bundle(folder, Locale.JAPANESE);
    bundle(folder, Locale.ENGLISH)
        .forEach(
            (key, english) ->
                assertThat(slots(japanese.getOrDefault(key, "")))
                    .as(key)
                    .isEqualTo(slots(english)));
  }

  private static List<String> slots(String text) {
    return SLOT.matcher(text).results().map(slot -> slot.group()).sorted().toList();
  }

  @Test
  void no_key_stands_in_two_places() {
    Map<String, String> places = new LinkedHashMap<>();
    Messages messages = Messages.of(Locale.ENGLISH);
    for (String folder : FOLDERS) {
      bundle(folder, Locale.ENGLISH)
          .forEach(
              (key, text) -> {
                assertThat(places.put(key, folder)).as(key).isNull();
                // A key of the messages may be lent under the same name, with their text.
                if (!text.equals("@" + key)) {
                  assertThat(messages.getOrElse(key, "")).as(key + " of the messages").isEmpty();
                }
              });
    }
    assertThat(places).hasSizeGreaterThan(250);
  }

  @Test
  void no_text_of_several_words_stands_twice() {
    Map<String, String> seen = new TreeMap<>();
    Messages english = Messages.of(Locale.ENGLISH);
    Messages japanese = Messages.of(Locale.JAPANESE);
    for (String key : english.keys("")) {
      seen.put(plain(english.get(key)) + "|" + plain(japanese.get(key)), key + " of the messages");
    }
    List<String> twice = new ArrayList<>();
    for (String folder : FOLDERS) {
      Map<String, String> other = bundle(folder, Locale.JAPANESE);
      bundle(folder, Locale.ENGLISH)
          .forEach(
              (key, text) -> {
                boolean several = text.strip().contains(" ") && !text.startsWith("@");
                String both = plain(text) + "|" + plain(other.getOrDefault(key, ""));
                String before = several ? seen.put(both, key) : null;
                if (before != null) {
                  twice.add(key + " says what " + before + " says: " + text);
                }
              });
    }
    assertThat(twice).isEmpty();
  }

  private static String plain(String text) {
    return text.replace("''", "'").replace('’', '\'').strip().toLowerCase(Locale.ROOT);
  }

  @Test
  void every_text_that_scripts_ask_for_is_there() {
    for (String folder : List.of("page", "report")) {
      String sources = sources("shared") + sources(folder);
      for (Locale locale : LOCALES) {
        JsonNode texts = texts(folder, locale);
        Matcher asked = ASKED.matcher(sources);
        int count = 0;
        while (asked.find()) {
          String key = asked.group(1);
          boolean isFamily = key.endsWith(".");
          assertThat(isFamily || texts.has(key)).as(folder + ": " + key).isTrue();
          count++;
        }
        assertThat(count).as(folder).isGreaterThan(60);
      }
    }
  }

  @Test
  void every_text_is_asked_for_where_it_stands() {
    Map<String, String> sources = new TreeMap<>();
    FOLDERS.forEach(folder -> sources.put(folder, sources(folder)));
    List<String> idle = new ArrayList<>();
    for (String folder : FOLDERS) {
      for (String key : bundle(folder, Locale.ENGLISH).keySet()) {
        boolean shared = folder.equals("shared");
        boolean asked =
            isAsked(key, sources.getOrDefault(folder, ""))
                || (!shared && isAsked(key, sources.getOrDefault("shared", "")))
                || (shared && isAsked(key, sources.getOrDefault("page", "")))
                || (shared && isAsked(key, sources.getOrDefault("report", "")));
        if (!asked) {
          idle.add(folder + ": " + key);
        }
        boolean both =
            isAsked(key, sources.getOrDefault("page", ""))
                && isAsked(key, sources.getOrDefault("report", ""));
        if (shared && !isAsked(key, sources.getOrDefault("shared", "")) && !both) {
          idle.add("not shared by any: " + key);
        }
      }
    }
    assertThat(idle).isEmpty();
  }

  /** Whether a key is written out, or begins as keys that are put together. */
  private static boolean isAsked(String key, String sources) {
    if (Pattern.compile("['\"]" + Pattern.quote(key) + "['\"]").matcher(sources).find()) {
      return true;
    }
    for (int dot = key.indexOf('.'); dot > 0; dot = key.indexOf('.', dot + 1)) {
      if (sources.contains("'" + key.substring(0, dot + 1) + "'")) {
        return true;
      }
    }
    return false;
  }

  private static String sources(String folder) {
    try {
      return ScriptFiles.text(folder);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  @Test
  void a_goal_without_sentences_of_its_own_is_told_by_its_names() {
    for (Locale locale : LOCALES) {
      Map<String, String> told = SharedTexts.ofGoal(Goal.BRINKMATE, Messages.of(locale));
      assertThat(told.values()).noneMatch(text -> text.contains("sought"));
      for (String folder : List.of("page", "report")) {
        assertThat(texts(folder, locale).propertyNames()).containsAll(told.keySet());
      }
      // What has sentences of its own says nothing that these leave out.
      bundle("shared", locale).keySet().stream()
          .filter(key -> key.startsWith("proved.brinkmate.") && !key.endsWith(".mate"))
          .forEach(key -> assertThat(told).containsKey(key));
    }
    assertThat(SharedTexts.ofGoal(Goal.BRINKMATE, Messages.of(Locale.ENGLISH)))
        .containsEntry("plies.brinkmate", "brinkmate in {0}")
        .containsEntry("proved.brinkmate.sound", "Brinkmate in {0}: that is proved.")
        .containsEntry("proved.brinkmate.no-brinkmate", "No brinkmate within {2}: that is proved.");
  }

  @Test
  void pages_say_the_name_that_a_terminal_says() {
    Set<String> names = new TreeSet<>();
    Stream.of(DefectClass.values()).forEach(each -> names.add("defect." + each.code()));
    Stream.of(Severity.values()).forEach(each -> names.add("severity." + each.code()));
    Stream.of(Verdict.values()).forEach(each -> names.add("verdict." + each.code()));
    Stream.of(Outcome.values()).forEach(each -> names.add("verdict." + each.code()));
    Stream.of(LineFailure.values()).forEach(each -> names.add("line-fails." + each.code()));
    Stream.of(Reason.values())
        .forEach(each -> names.add("reason." + each.code().replace(' ', '-')));
    names.addAll(List.of("variations", "tries", "variation.equal", "plies", "ply"));
    for (Locale locale : LOCALES) {
      Messages messages = Messages.of(locale);
      for (String folder : List.of("page", "report")) {
        JsonNode texts = texts(folder, locale);
        for (String key : names) {
          assertThat(texts.path(key).asString("missing").replace('’', '\''))
              .as(key)
              .isEqualToIgnoringCase(messages.get(key));
        }
      }
    }
  }

  @Test
  void profiles_and_verdicts_have_words() {
    for (String folder : List.of("page", "report")) {
      JsonNode texts = texts(folder, Locale.ENGLISH);
      for (Profile profile : Profile.values()) {
        assertThat(texts.has("profile." + profile.code())).as(profile.code()).isTrue();
      }
      for (Verdict verdict : Verdict.values()) {
        assertThat(texts.has("proved." + verdict.code())).as(verdict.code()).isTrue();
      }
    }
  }

  @Test
  void every_remark_has_a_title_and_no_title_is_left_over() {
    Set<String> codes = new TreeSet<>();
    Stream.of(Remark.values()).forEach(each -> codes.add("title." + each.code()));
    Stream.of(WarningCode.values()).forEach(each -> codes.add("title." + each.code()));
    List<String> titles =
        bundle("shared", Locale.ENGLISH).keySet().stream()
            .filter(key -> key.startsWith("title."))
            .toList();
    assertThat(titles).containsExactlyInAnyOrderElementsOf(codes);
  }

  /** What the program advises in a note can be done on the page, whose words stand for options. */
  @Test
  void options_that_notes_name_have_words_on_the_page() {
    Pattern option = Pattern.compile("--defender-hand [a-z-]+|--[a-z-]+");
    for (Locale locale : LOCALES) {
      JsonNode texts = texts("page", locale);
      Messages messages = Messages.of(locale);
      for (String family : List.of("note.", "why.")) {
        for (String key : messages.keys(family)) {
          // Of runs of the command line alone.
          if (key.equals("note.fail-fast") || key.equals("note.first-position")) {
            continue;
          }
          Matcher named = option.matcher(messages.get(key));
          while (named.find()) {
            assertThat(texts.has("option." + named.group().replace(' ', '_')))
                .as(key + ": " + named.group())
                .isTrue();
          }
        }
      }
    }
  }
}
