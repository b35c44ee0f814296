package io.github.tsume.app.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import io.github.tsume.results.text.Messages;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Severity;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The names of defects are the same wherever they are listed. */
class DefectNamesTest {
  private static final Pattern ENUMERATION =
      Pattern.compile("\"class\"\\s*:\\s*\\{\\s*\"enum\"\\s*:\\s*\\[([^\\]]*)\\]");

  /** A row of a table with weights: the code, and what the three profiles say. */
  private static final Pattern WEIGHED =
      Pattern.compile("\\|.*?`([a-z-]+)`.*\\| ([^|]+) \\| ([^|]+) \\| ([^|]+) \\|");

  private static final Pattern ATTACKERS = Pattern.compile("The attacker has another|攻方の別手順");

  /** That a defect weighs more where there is one move only. */
  private static final Pattern IN_ONE =
      Pattern.compile("fatal if the problem is 1 ply long|1手詰なら致命的");

  @Test
  void the_schema_allows_exactly_the_defects_there_are() throws IOException {
    String schema = read("solver/docs/tsume-1.schema.json");
    var list = ENUMERATION.matcher(schema);
    assertThat(list.find()).isTrue();
    List<String> codes =
        Pattern.compile("\"([^\"]+)\"")
            .matcher(list.group(1))
            .results()
            .map((MatchResult code) -> code.group(1))
            .toList();
    assertThat(codes)
        .containsExactlyInAnyOrderElementsOf(
            Arrays.stream(DefectClass.values()).map(DefectClass::code).toList());
  }

  @ParameterizedTest
  @ValueSource(strings = {"composers.md", "composers.ja.md"})
  void the_guides_tell_of_every_defect(String guide) throws IOException {
    String text = read("solver/docs/" + guide);
    for (DefectClass defect : DefectClass.values()) {
      assertThat(text).contains('`' + defect.code() + '`');
      if (guide.endsWith(".ja.md")) {
        assertThat(text).contains(defect.japanese());
      }
    }
  }

  @Test
  void the_guide_to_certificates_gives_each_its_weights_and_says_which_are_cooks()
      throws IOException {
    Pattern row = Pattern.compile("\\| `([a-z-]+)`( \\+)? \\|.*((?:\\| [×~·] ){4})\\|");
    List<String> told = new ArrayList<>();
    for (String line : Splitter.on('\n').split(read("solver/docs/certificates.md"))) {
      Matcher found = row.matcher(line);
      if (found.matches()) {
        told.add(found.group(1) + (found.group(2) == null ? " " : " + ") + found.group(3).strip());
      }
    }
    // Those of other goals, further down, are shown by keys or not at all.
    List<DefectClass> ofMates =
        Arrays.stream(DefectClass.values())
            .filter(each -> each.compareTo(DefectClass.LEFTOVER) <= 0)
            .toList();
    assertThat(told)
        .containsExactlyInAnyOrderElementsOf(ofMates.stream().map(each -> row(each)).toList());
  }

  private static String row(DefectClass kind) {
    StringBuilder row = new StringBuilder(kind.code());
    row.append(kind.isAnotherSolution(3) ? " + " : " ");
    for (Profile profile :
        List.of(Profile.MAGAZINE, Profile.LENIENT, Profile.STRICT, Profile.CLASSIC)) {
      row.append("| ").append("×~·".charAt(kind.severity(profile, 3).ordinal())).append(' ');
    }
    return row.toString().strip();
  }

  @ParameterizedTest
  @CsvSource({"composers.md, en", "composers.ja.md, ja"})
  void the_guides_give_each_its_weights_and_say_whose_way_it_is(String guide, String language)
      throws IOException {
    Messages messages = Messages.of(Locale.forLanguageTag(language));
    List<String> tables = Splitter.on("\n**").splitToList(read("solver/docs/" + guide));
    List<String> weighed = new ArrayList<>();
    for (String table : tables) {
      for (String line : Splitter.on('\n').split(table)) {
        Matcher row = WEIGHED.matcher(line);
        // Other tables have such rows, too: below, each class has to be among those that are read.
        Optional<DefectClass> named =
            row.matches() ? DefectClass.ofCode(row.group(1)) : Optional.empty();
        if (named.isPresent()) {
          DefectClass defect = named.get();
          assertThat(weights(row, messages)).as(line).isEqualTo(weights(defect, 5));
          if (!IN_ONE.matcher(line).find()) {
            assertThat(weights(defect, 1)).as(line).isEqualTo(weights(defect, 5));
          } else {
            assertThat(defect.isAnotherSolution(1)).as(line).isTrue();
            assertThat(weights(defect, 1)).as(line).containsOnly(Severity.FATAL);
          }
          assertThat(ATTACKERS.matcher(table).lookingAt()).as(line).isEqualTo(defect.isAttackers());
          weighed.add(defect.code());
        }
      }
    }
    for (DefectClass defect : DefectClass.values()) {
      boolean alwaysFatal = weights(defect, 5).equals(Collections.nCopies(3, Severity.FATAL));
      assertThat(alwaysFatal || weighed.contains(defect.code())).as(defect.code()).isTrue();
    }
    assertThat(weighed).hasSizeGreaterThanOrEqualTo(17);
  }

  private static List<Severity> weights(DefectClass defect, int length) {
    return Stream.of(Profile.MAGAZINE, Profile.LENIENT, Profile.STRICT)
        .map(profile -> defect.severity(profile, length))
        .toList();
  }

  /** What a cell says first; one that names no weight says the same as that before it. */
  private static List<Severity> weights(MatchResult row, Messages messages) {
    List<Severity> weights = new ArrayList<>();
    for (int cell = 2; cell <= 4; cell++) {
      String text = row.group(cell);
      Optional<Severity> said =
          Arrays.stream(Severity.values())
              .filter(each -> text.contains(word(each, messages)))
              .min(Comparator.comparing(each -> text.indexOf(word(each, messages))));
      weights.add(said.orElseGet(() -> weights.get(weights.size() - 1)));
    }
    return weights;
  }

  private static String word(Severity severity, Messages messages) {
    return messages.get("severity." + severity.code());
  }

  private static String read(String file) throws IOException {
    return Files.readString(Markdown.ROOT.resolve(file));
  }
}
