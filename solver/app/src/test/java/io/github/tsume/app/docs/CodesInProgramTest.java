package io.github.tsume.app.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.grade.Opponent.Reaction;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Reason;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verdict.Unfinished;
import io.github.tsume.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Codes are for JSON: the program decides by what they stand for, not by how they are spelt. */
class CodesInProgramTest {
  /** Those who speak with other programs, in words that happen to be ours too. */
  private static final Set<String> OTHER_WORDS =
      Set.of("/io/github/tsume/app/usi/", "/io/github/tsume/record/", "/io/github/tsume/notation/");

  private static final Pattern DECISION =
      Pattern.compile("equals\\(|contains\\(|case |startsWith\\(|endsWith\\(|(Set|List)\\.of\\(");

  private static final Pattern LITERAL = Pattern.compile("\"([a-z -]+)\"");

  /** A literal in a script after a comparison or within a list, or one that results are made of. */
  private static final Pattern COMPARED =
      Pattern.compile(
          "(?:[!=]==? |case |includes\\(|indexOf\\(|With\\(|has\\(|\\["
              + "|(?:result|verdict|outcome|severity|kind|like): )'([a-z -]+)'");

  private static Set<String> codes() {
    Set<String> codes = new TreeSet<>();
    for (Verdict each : Verdict.values()) {
      codes.add(each.code());
    }
    for (Outcome each : Outcome.values()) {
      codes.add(each.code());
    }
    for (Severity each : Severity.values()) {
      codes.add(each.code());
    }
    for (Profile each : Profile.values()) {
      codes.add(each.code());
    }
    for (DefectClass each : DefectClass.values()) {
      codes.add(each.code());
    }
    for (Reason each : Reason.values()) {
      codes.add(each.code());
    }
    for (Goal each : Goal.values()) {
      codes.add(each.code());
    }
    for (Remark each : Remark.values()) {
      codes.add(each.code());
    }
    for (Unfinished each : Unfinished.values()) {
      codes.add(each.code());
    }
    // Names of fields, features and options too.
    codes.removeAll(
        Set.of(
            DefectClass.LEFTOVER.code(),
            Unfinished.LENGTH.code(),
            Unfinished.MOVES.code(),
            Unfinished.MAINLINE.code(),
            Unfinished.VERDICT.code(),
            Unfinished.VARIATIONS.code(),
            Unfinished.TRIES.code()));
    return codes;
  }

  /** The codes by which a statement decides; it may go over several lines. */
  private static List<String> decisions(String source) {
    Set<String> codes = codes();
    List<String> found = new ArrayList<>();
    for (String statement : source.replaceAll("(?m)^\\s*(\\*|//|/\\*).*$", "").split("[;{}]")) {
      Matcher literal = LITERAL.matcher(statement);
      boolean decides = DECISION.matcher(statement).find();
      while (decides && literal.find()) {
        if (codes.contains(literal.group(1))) {
          found.add(literal.group(1));
        }
      }
    }
    return found;
  }

  @Test
  void nothing_is_decided_by_the_spelling_of_a_code() throws IOException {
    List<String> found = new ArrayList<>();
    int seen = 0;
    for (Path file : sources()) {
      seen++;
      List<String> decisions = decisions(Files.readString(file));
      if (!decisions.isEmpty()) {
        found.add(file.getFileName() + ": " + decisions);
      }
    }
    assertThat(found).isEmpty();
    assertThat(seen).as("files looked at").isGreaterThan(300);
  }

  @Test
  void nor_is_anything_in_scripts() throws IOException {
    List<String> found = new ArrayList<>();
    List<Path> scripts = files("app/src/main/resources/", ".js");
    for (Path file : scripts) {
      List<String> decisions = decisionsOfScript(Files.readString(file));
      if (!decisions.isEmpty()) {
        found.add(file.getFileName() + ": " + decisions);
      }
    }
    assertThat(found).isEmpty();
    assertThat(scripts.size()).as("scripts looked at").isGreaterThan(35);
  }

  @Test
  void decisions_by_spelling_are_found_in_scripts() {
    assertThat(decisionsOfScript("if (row.result !== 'mate') {")).containsExactly("mate");
    assertThat(decisionsOfScript("case 'sound':")).containsExactly("sound");
    assertThat(decisionsOfScript("const GRAVE = ['cooked', 'incomplete'];"))
        .containsExactly("cooked");
    assertThat(decisionsOfScript("word.startsWith('no-') ? a : b;")).containsExactly("no-");
    assertThat(decisionsOfScript("note.class.endsWith('duplicate');")).containsExactly("duplicate");
    assertThat(decisionsOfScript("return {verdict: 'invalid', faults: []};"))
        .containsExactly("invalid");
    assertThat(decisionsOfScript("if (answer.kind === 'another') {")).containsExactly("another");
    assertThat(decisionsOfScript("  // like 'sound' === word")).isEmpty();
    assertThat(decisionsOfScript("return text('proved.unknown');")).isEmpty();
    assertThat(decisionsOfScript("return on === true ? text('unknown') : '';")).isEmpty();
  }

  @Test
  void decisions_by_spelling_are_found() {
    assertThat(decisions("if (check.verdict().equals(\"cooked\")) {")).containsExactly("cooked");
    assertThat(decisions("case \"sound\" -> mate;")).containsExactly("sound");
    assertThat(decisions("COOKS =\n  Set.of(\"cook\",\n  \"late-cook\");"))
        .containsExactly("cook", "late-cook");
    assertThat(decisions("text.append(messages.get(\"unknown\"));")).isEmpty();
    assertThat(decisions(" * case \"sound\"")).isEmpty();
  }

  /** Literals that scripts compare with, choose among, or make results of. */
  private static List<String> decisionsOfScript(String script) {
    Set<String> codes = codes();
    for (Reaction.Kind each : Reaction.Kind.values()) {
      codes.add(each.code());
    }
    codes.remove(Reaction.Kind.OPEN.code()); // A list of every result.
    List<String> found = new ArrayList<>();
    Matcher literal = COMPARED.matcher(script.replaceAll("(?m)^\\s*(\\*|//|/\\*).*$", ""));
    while (literal.find()) {
      String word = literal.group(1);
      boolean isPart = literal.group().contains("With(") && word.length() > 2;
      if (codes.stream().anyMatch(code -> code.equals(word) || isPart && code.contains(word))) {
        found.add(word);
      }
    }
    return found;
  }

  private static List<Path> sources() throws IOException {
    return files("/src/main/", ".java");
  }

  private static List<Path> files(String place, String ending) throws IOException {
    try (Stream<Path> files = Files.walk(Markdown.ROOT.resolve("solver"))) {
      return files
          .filter(file -> file.toString().endsWith(ending))
          .filter(file -> isProgram(file.toString().replace('\\', '/'), place))
          .collect(Collectors.toList());
    }
  }

  private static boolean isProgram(String name, String place) {
    return name.contains(place) && OTHER_WORDS.stream().noneMatch(name::contains);
  }
}
