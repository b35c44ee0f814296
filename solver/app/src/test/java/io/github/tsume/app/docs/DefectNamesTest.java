package io.github.tsume.app.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.verdict.DefectClass;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The names of defects are the same wherever they are listed. */
class DefectNamesTest {
  private static final Pattern ENUMERATION =
      Pattern.compile("\"class\"\\s*:\\s*\\{\\s*\"enum\"\\s*:\\s*\\[([^\\]]*)\\]");

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

  private static String read(String file) throws IOException {
    return Files.readString(Markdown.ROOT.resolve(file));
  }
}
