package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultReader;
import io.github.tsume.results.json.ResultWriter;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Goal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The JSON lines of brinkmates and of judgements are what their published schemas say. */
class OtherSchemasTest {
  private static final String HEAD_GOLD = "4k4/9/4P4/9/9/9/9/9/9 b G 1";
  private static final String TO_AND_FRO = " 2h3h 8b7b 3h2h 7b8b";

  static List<String> faults(String name, String json) {
    try {
      Schema schema =
          SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
              .getSchema(Files.readString(Path.of("../docs", name)), InputFormat.JSON);
      return schema.validate(json, InputFormat.JSON).stream().map(Object::toString).toList();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "6k2/9/3+R5/6P2/9/9/9/9/9 b S 1",
        "9/4k4/9/4P4/9/9/9/9/9 b 2G 1",
        "7k1/9/9/9/9/9/9/9/9 b P 1"
      })
  void brinkmates(String position) {
    for (List<String> command :
        List.of(List.of("solve"), List.of("check"), List.of("check", "--no-timing"))) {
      List<String> args = new java.util.ArrayList<>(command);
      args.addAll(
          List.of("--goal=brinkmate", "--within=1", "--nodes=30000", "--hash=16m", "--json"));
      args.add(position);
      String json = Run.tsume(args.toArray(new String[0])).out();
      assertThat(faults("tsume-1.schema.json", json)).as(json).isEmpty();
      Result read = ResultReader.read(json);
      assertThat(read.answer().aim()).isEqualTo(new Aim(Goal.BRINKMATE, 1));
      assertThat(ResultWriter.write(read)).isEqualTo(json.strip());
    }
  }

  @Test
  void how_defenders_stand() {
    String gold = "6k2/9/3+R5/6P2/9/9/9/9/9 b S 1";
    for (String position : List.of(gold + " moves 3d3c+", gold, "4k4/9/4P4/9/9/9/9/9/9 b G 1")) {
      String json =
          Run.tsume("solve", "--threat", "--json", "--nodes=20000", "--hash=16m", position).out();
      assertThat(json).contains("\"state\":\"");
      assertThat(faults("tsume-threat-1.schema.json", json)).as(json).isEmpty();
      String other = json.replace("\"state\"", "\"stand\"");
      assertThat(faults("tsume-threat-1.schema.json", other)).isNotEmpty();
    }
  }

  @Test
  void judgements() {
    String drop = "startpos moves 7g7f 3c3d 8h2b+ 3a2b P*5e";
    for (String game :
        List.of(
            "startpos moves 7g7f 3c3d",
            "startpos moves 7g7f 3c3d resign",
            "startpos moves" + TO_AND_FRO.repeat(3) + " 7g7f",
            drop)) {
      for (List<String> options : List.of(List.<String>of(), List.of("--points"))) {
        List<String> args = new java.util.ArrayList<>(List.of("judge", "--json", game));
        args.addAll(options);
        String json = Run.tsume(args.toArray(new String[0])).out();
        assertThat(faults("tsume-judge-1.schema.json", json)).as(json).isEmpty();
      }
    }
  }

  @Test
  void grades(@TempDir Path directory) throws IOException {
    String cooked = "k8/9/K8/9/9/9/9/9/9 b G2r2b3g4s4n4l18p 1";
    Path problems = Files.writeString(directory.resolve("p.sfen"), cooked + "\n" + HEAD_GOLD);
    String text = "Ann\n1 82金\n2 52金\n7 52金\nBob\n1 92金\n2 42金\n\nEve\n1 5？金\n2 以下詰\n";
    Path answers = Files.writeString(directory.resolve("a.txt"), text);
    Run.Outcome outcome = Run.tsume("grade", problems.toString(), answers.toString(), "--json");
    assertThat(outcome.lines()).hasSize(12);
    for (String json : outcome.lines()) {
      assertThat(faults("tsume-grade-1.schema.json", json)).as(json).isEmpty();
      String other = json.replace("\"kind\"", "\"sort\"");
      assertThat(faults("tsume-grade-1.schema.json", other)).isNotEmpty();
    }
  }

  @Test
  void the_schemas_refuse_what_they_do_not_know() {
    String json =
        Run.tsume("judge", "--json", "startpos moves 7g7f").out().replace("agrees", "disagrees");
    assertThat(faults("tsume-judge-1.schema.json", json)).isNotEmpty();
  }
}
