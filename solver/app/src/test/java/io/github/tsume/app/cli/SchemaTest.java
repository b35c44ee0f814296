package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.github.tsume.game.FutileRule;
import io.github.tsume.judgement.Standards;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.results.json.CheckOutcome;
import io.github.tsume.results.json.CheckOutcome.OpenEntry;
import io.github.tsume.results.json.CheckRequest;
import io.github.tsume.results.json.CheckRequest.Branches;
import io.github.tsume.results.json.DefectEntry;
import io.github.tsume.results.json.NoteEntry;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultReader;
import io.github.tsume.results.json.ResultWriter;
import io.github.tsume.results.text.Sentences;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Reason;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verdict.Verdict;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is printed is what the published schema says. */
class SchemaTest {
  private static final Schema SCHEMA = schema();

  private static Schema schema() {
    try (InputStream in = ResultWriter.class.getResourceAsStream("tsume-1.schema.json")) {
      return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
          .getSchema(Objects.requireNonNull(in));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static void assertValid(String json) {
    assertThat(SCHEMA.validate(json, InputFormat.JSON)).as(json).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        Samples.MATE_3,
        Samples.MATE_5,
        Samples.MATE_1_RAW_13,
        Samples.NO_MATE,
        Samples.HARD,
        "4k4/9/9 b - 1",
        "4k4/P8/P8/9/9/9/9/9/9 b G 1",
        "4k4/9/9/9/4P4/9/9/9/9 b 2G 1 moves G*5b\tname\t3\ttitle; remark"
      })
  void every_result_is_valid(String input) {
    for (List<String> options :
        List.of(
            List.of("solve", "--raw", "--explain"),
            List.of("solve", "--no-timing", "--lang=ja"),
            List.of("check", "--time=30s", "--all-cooks", "-o", "target/schema-test"))) {
      List<String> args = new java.util.ArrayList<>(options);
      args.addAll(List.of("--json", "--nodes=3000", "--hash=16m", "-"));
      Run.Outcome outcome = new Run().in(input).run(args.toArray(new String[0]));
      assertThat(outcome.lines()).hasSize(1);
      assertValid(outcome.lines().get(0));
    }
  }

  @Test
  void a_result_with_every_field_is_valid_and_survives_reading() {
    Result known =
        new Result(
            new Result.Origin("id", "a/b.kif:1", "題", "作者", "shogi", Samples.MATE_3),
            new Result.Answer(
                Outcome.MATE,
                PlyCount.exactly(3),
                OptionalInt.of(5),
                Map.of("P", 2),
                List.of("G*5c", "5b4a", "G*4b"),
                "▲５三金"),
            OptionalInt.of(5),
            false,
            new CheckOutcome(
                Verdict.COOKED,
                List.of(
                    new DefectEntry(
                        DefectClass.COOK,
                        Severity.FATAL,
                        1,
                        "G*4c",
                        PlyCount.atMost(5),
                        List.of("G*4c"),
                        Map.of("G", 1),
                        true),
                    new DefectEntry(
                        DefectClass.LEFTOVER,
                        Severity.FATAL,
                        0,
                        null,
                        PlyCount.UNKNOWN,
                        List.of(),
                        Map.of(),
                        false)),
                List.of(new OpenEntry(3, "8h2b+", 5), new OpenEntry(1, null, 0)),
                new CheckRequest(
                    new CheckOptions(
                        SolveOptions.DEFAULT.withFutile(FutileRule.DROPS_ONLY),
                        true,
                        Standards.of(Profile.LENIENT, 2)),
                    true,
                    new Branches(3, 4),
                    true,
                    true)),
            List.of(
                new NoteEntry(
                    "futile",
                    2,
                    "P*5d",
                    "why",
                    Sentences.of("why.rising-rule", "5", "7"),
                    List.of("5e5d")),
                new NoteEntry("duplicate", 0, null, "of another", null, List.of())),
            new Result.Effort(new Result.Limits(0.5, 1000L, "2g"), 1009, 9, 12),
            Reason.NODES,
            null);
    Result full = known.asStopped().withReason(Reason.NODES, known.effort());
    String json = ResultWriter.write(full);
    assertValid(json);
    assertThat(ResultReader.read(json)).isEqualTo(full);
    assertThat(ResultWriter.write(ResultReader.read(json))).isEqualTo(json);
  }

  @Test
  void the_schema_refuses_what_is_wrong() {
    for (String wrong :
        List.of(
            "{\"schema\":\"tsume/1\",\"id\":\"a\"}",
            "{\"schema\":\"tsume/2\",\"id\":\"a\",\"result\":\"no-mate\"}",
            "{\"schema\":\"tsume/1\",\"id\":\"a\",\"result\":\"mate\"}",
            "{\"schema\":\"tsume/1\",\"id\":\"a\",\"result\":\"no-mate\",\"length\":3}",
            "{\"schema\":\"tsume/1\",\"id\":\"a\",\"result\":\"no-mate\",\"more\":3}",
            "{\"schema\":\"tsume/1\",\"id\":\"a\",\"result\":\"invalid\"}")) {
      assertThat(SCHEMA.validate(wrong, InputFormat.JSON)).as(wrong).isNotEmpty();
    }
  }
}
