package io.github.tsume.app.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.cli.Run;
import io.github.tsume.app.shared.SharedTexts;
import io.github.tsume.app.shared.SharedTexts.Address;
import io.github.tsume.results.text.Messages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The addresses of the project stand in one file, and whatever names them says what stands there.
 *
 * <p>{@code -Dtsume.fill=true} puts them into the documents instead of complaining.
 */
class AddressTest {
  /** The documents that name each thing. */
  private static final Map<String, List<Address>> DOCUMENTS =
      Map.of(
          "README.md", List.of(Address.values()),
          "README.ja.md", List.of(Address.values()),
          "solver/docs/web.md", List.of(Address.PAGE),
          "solver/docs/web.ja.md", List.of(Address.PAGE),
          "solver/docs/library.md", List.of(Address.LIBRARY));

  /** What has addresses of its own right: the file of them, and what Maven wants of a project. */
  private static final List<String> OWN = List.of("addresses.properties", "pom.xml");

  private static final Pattern TEXT =
      Pattern.compile(".*\\.(md|properties|html|js|java|xml|yml|json|webmanifest|svg)");

  @Test
  void documents_say_where_each_thing_is_or_what_works_until_it_is_there() throws IOException {
    List<String> wrong = new ArrayList<>();
    for (Map.Entry<String, List<Address>> document : DOCUMENTS.entrySet()) {
      Path file = Markdown.ROOT.resolve(document.getKey());
      Messages messages = messages(document.getKey());
      String text = Files.readString(file);
      for (Address address : document.getValue()) {
        if (Boolean.getBoolean("tsume.fill")) {
          text = filled(text, address, messages);
          Files.writeString(file, text);
        }
        if (!tight(text).contains(tight(address.sentence(messages)))) {
          wrong.add(document.getKey() + " lacks: " + address.sentence(messages));
        }
      }
    }
    assertThat(wrong).as("-Dtsume.fill=true puts them in").isEmpty();
  }

  /** A document in which the sentence on a thing, with whatever place, is the one that is true. */
  private static String filled(String text, Address address, Messages messages) {
    String mark = "https://place";
    String any = loose(address.sentence(messages, mark)).replace(loose(mark), "\\S+?");
    Pattern sentence =
        Pattern.compile(loose(address.sentence(messages, "")) + "|" + any + "(?=\\s|$|。)");
    return sentence
        .matcher(text)
        .replaceFirst(Matcher.quoteReplacement(address.sentence(messages)));
  }

  /** A text as it may be broken into lines: at spaces, in Japanese anywhere. */
  private static String loose(String text) {
    return text.codePoints()
        .filter(point -> !Character.isWhitespace(point))
        .mapToObj(point -> Pattern.quote(Character.toString(point)))
        .collect(Collectors.joining("\\s*"));
  }

  private static String tight(String text) {
    return text.replaceAll("\\s", "");
  }

  @Test
  void a_document_is_filled_whatever_it_said_before() {
    Messages english = messages("");
    for (String place : List.of("", "https://old.example/a")) {
      String before = Address.PAGE.sentence(english, place).replace(" ", "\n") + " More.";
      assertThat(filled(before, Address.PAGE, english))
          .isEqualTo(Address.PAGE.sentence(english) + " More.");
    }
  }

  @Test
  void the_help_and_the_page_say_the_same() {
    for (String language : List.of("en", "ja")) {
      Messages messages = Messages.of(Locale.forLanguageTag(language));
      String help = tight(Run.tsume("--help", "--lang", language).out());
      assertThat(Address.values())
          .allSatisfy(address -> assertThat(help).contains(tight(address.plain(messages))));
      assertThat(SharedTexts.of("page"))
          .contains(Address.ARCHIVES.plain(messages), Address.LIBRARY.plain(messages));
    }
    assertThat(Run.tsume("solve", "--help").out()).doesNotContain("tsume-core");
  }

  @Test
  void each_sentence_names_the_place_if_there_is_one() {
    for (String file : List.of("README.md", "README.ja.md")) {
      assertThat(Address.values())
          .allSatisfy(
              address ->
                  assertThat(address.sentence(messages(file), "https://place.example/a"))
                      .contains("https://place.example/a")
                      .doesNotContain("{"));
    }
    assertThat(Arrays.stream(Address.values()).map(Address::place))
        .allMatch(place -> place.isEmpty() || place.matches("https://\\S+[^/.]"));
  }

  @Test
  void what_is_no_snapshot_has_all_places() throws IOException {
    if (!pom("version").endsWith("-SNAPSHOT")) {
      assertThat(Address.values()).noneMatch(address -> address.place().isEmpty());
    }
  }

  @Test
  void no_other_text_names_a_place_of_ours() throws IOException {
    String[] home = pom("url").replace("https://", "").split("/", -1);
    String own = Pattern.quote(String.join("/", home));
    String pages = Pattern.quote(home[1] + ".github.io");
    Pattern ours = Pattern.compile(own + "|" + pages + "|releases of this repository");
    List<String> wrong = new ArrayList<>();
    int[] files = {0};
    try (Stream<Path> roots = Stream.of("solver", ".github", "problems").map(this::path)) {
      for (Path root : roots.toList()) {
        walk(root, ours, wrong, files);
      }
    }
    try (Stream<Path> top = Files.list(Markdown.ROOT).filter(Files::isRegularFile)) {
      for (Path file : top.toList()) {
        look(file, ours, wrong, files);
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(files[0]).isGreaterThan(1000);
  }

  private Path path(String name) {
    return Markdown.ROOT.resolve(name);
  }

  private static void walk(Path folder, Pattern ours, List<String> wrong, int[] files)
      throws IOException {
    try (Stream<Path> inside = Files.list(folder)) {
      for (Path each : inside.toList()) {
        if (!Files.isDirectory(each)) {
          look(each, ours, wrong, files);
        } else if (!each.endsWith("target") && !each.endsWith("node_modules")) {
          walk(each, ours, wrong, files);
        }
      }
    }
  }

  private static void look(Path file, Pattern ours, List<String> wrong, int[] files)
      throws IOException {
    String name = "" + file.getFileName();
    if (!TEXT.matcher(name).matches() || OWN.contains(name) || name.equals("AddressTest.java")) {
      return;
    }
    files[0]++;
    String text = Files.readString(file);
    for (Address address : Address.values()) {
      text = address.place().isEmpty() ? text : text.replace(address.place(), "");
    }
    Matcher found = ours.matcher(text);
    if (found.find()) {
      wrong.add(Markdown.ROOT.relativize(file) + ": " + found.group());
    }
  }

  private static Messages messages(String document) {
    return Messages.of(document.contains(".ja.") ? Locale.JAPANESE : Locale.ENGLISH);
  }

  /** The first of the elements of that name in the POM that is at their level. */
  private static String pom(String element) throws IOException {
    Matcher found =
        Pattern.compile("(?m)^  <" + element + ">(.*)</" + element + ">$")
            .matcher(Files.readString(Markdown.ROOT.resolve("pom.xml")));
    assertThat(found.find()).isTrue();
    return found.group(1);
  }
}
