package io.github.tsume.app.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.diff.ResultFile;
import io.github.tsume.app.file.BlockFile;
import io.github.tsume.certificate.CertificateSource;
import io.github.tsume.certificate.Part;
import io.github.tsume.certificate.RefusedException;
import io.github.tsume.certificate.Verification;
import io.github.tsume.results.json.LogLine;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultReader;
import io.github.tsume.verdict.Outcome;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Files that this program wrote and somebody changed: certificates, with and without a new sum,
 * lines of results and compressed parts. Each is refused in the way in which that is told, and
 * nothing that is read is other than it was written.
 *
 * <p>{@code -Dtsume.fuzz=1000000} sets the number of mutants, {@code -Dtsume.seed} the seed.
 */
@Tag("slow")
class MutatedFilesTest {
  private static final int MUTANTS = Integer.getInteger("tsume.fuzz", 1_000);
  private static final long SEED = Long.getLong("tsume.seed", 3);
  private static final String[] WORDS = {
    "mate ",
    "no-mate ",
    "brinkmate ",
    "-",
    " ",
    "G*4b",
    "5b4a",
    ",",
    "sfen ",
    "rules shogi",
    "\n",
    "AA==",
    "////",
    "sha256 ",
    "9/9/9/9/9/9/9/9/9 b - 1",
    "\u0000",
    "tsume certificate"
  };

  @TempDir static Path directory;

  @BeforeAll
  static void check() throws IOException {
    Path input =
        Files.writeString(
            directory.resolve("in.sfen"),
            Samples.MATE_3
                + "\tsound\n"
                + Samples.MATE_5
                + "\tfive\n"
                + Samples.NO_MATE
                + "\tno\n");
    Run.tsume("check --certificate --hash=16m --shard-size=3 -o", directory.resolve("out"), input);
  }

  private static List<Result> results() throws IOException {
    return List.copyOf(ResultFile.read(directory.resolve("out")).results().values());
  }

  private static String certificate(Result result) throws IOException {
    String name = Objects.requireNonNull(result.extras().certificate());
    return Files.readString(directory.resolve("out").resolve(name));
  }

  private static String mutated(String text, Random random) {
    StringBuilder changed = new StringBuilder(text);
    for (int i = random.nextInt(3); i >= 0; i--) {
      int at = random.nextInt(changed.length() + 1);
      int end = Math.min(changed.length(), at + random.nextInt(9));
      switch (random.nextInt(5)) {
        case 0 -> changed.delete(at, end);
        case 1 -> changed.insert(at, WORDS[random.nextInt(WORDS.length)]);
        case 2 -> changed.replace(at, end, WORDS[random.nextInt(WORDS.length)]);
        case 3 -> changed.insert(at, changed.substring(at, end).repeat(1 + random.nextInt(9)));
        default -> {
          if (at < changed.length()) {
            changed.setCharAt(at, (char) (33 + random.nextInt(94)));
          }
        }
      }
    }
    return changed.toString();
  }

  /** The body with another byte in one of its proofs. */
  private static String withAnotherProof(String body, Random random) {
    List<String> lines = new ArrayList<>(body.lines().toList());
    int row = 3 + random.nextInt(Math.max(1, lines.size() - 3));
    String line = lines.get(Math.min(row, lines.size() - 1));
    int space = line.lastIndexOf(' ');
    try {
      byte[] proof = Base64.getDecoder().decode(line.substring(space + 1));
      if (proof.length > 0) {
        proof[random.nextInt(proof.length)] = (byte) random.nextInt();
      }
      String other = Base64.getEncoder().encodeToString(proof);
      lines.set(lines.indexOf(line), line.substring(0, space + 1) + other);
    } catch (IllegalArgumentException e) {
      return body; // It is none of the lines with a proof.
    }
    return String.join("\n", lines) + "\n";
  }

  @Test
  void a_changed_certificate_is_refused_and_nothing_else_happens() throws Exception {
    Random random = new Random(SEED);
    List<Result> results = results();
    int refused = 0;
    for (int i = 0; i < MUTANTS; i++) {
      Result result = results.get(random.nextInt(results.size()));
      String text = certificate(result);
      String body = Forger.unsigned(text);
      boolean forges = random.nextBoolean();
      String changed =
          random.nextInt(3) == 0 ? withAnotherProof(body, random) : mutated(body, random);
      String whole = forges ? Forger.signed(changed) : changed + text.substring(body.length());
      try {
        CertificateSource source =
            new CertificateSource(new ByteArrayInputStream(whole.getBytes(UTF_8)));
        Verification found = Verification.of(result, source);
        assertThat(forges || changed.equals(body)).as("mutant %d", i).isTrue();
        boolean mates = result.answer().outcome() == Outcome.MATE;
        assertThat(found.missing().containsKey(mates ? Part.NO_MATE : Part.MATE)).isFalse();
      } catch (RefusedException e) {
        refused++;
      } catch (RuntimeException | StackOverflowError | AssertionError e) {
        Assertions.fail("seed " + SEED + ", mutant " + i + ":\n" + whole, e);
      }
    }
    assertThat(refused).isPositive();
  }

  @Test
  void a_changed_line_of_results_is_none_or_says_what_it_said() throws IOException {
    Random random = new Random(SEED);
    List<String> lines = new ArrayList<>();
    for (Result result : results()) {
      lines.add(LogLine.of(io.github.tsume.results.json.ResultWriter.write(result)));
    }
    int none = 0;
    for (int i = 0; i < MUTANTS; i++) {
      String line = lines.get(random.nextInt(lines.size()));
      String changed = mutated(line, random);
      try {
        Result read = ResultReader.read(LogLine.json(changed));
        // A line that lost its sum is believed, as one of older versions.
        if (changed.contains("\"sum\":\"")) {
          assertThat(read).as("mutant %d", i).isEqualTo(ResultReader.read(LogLine.json(line)));
        }
      } catch (IllegalArgumentException e) {
        none++;
      } catch (RuntimeException | StackOverflowError e) {
        Assertions.fail("seed " + SEED + ", mutant " + i + ":\n" + changed, e);
      }
    }
    assertThat(none).isPositive();
  }

  @Test
  void a_changed_compressed_part_is_damaged_and_has_only_lines_that_were_written()
      throws IOException {
    Random random = new Random(SEED);
    Path part = directory.resolve("out").resolve("results-0001.jsonl.gz");
    byte[] whole = Files.readAllBytes(part);
    Set<String> written = new HashSet<>(lines(part));
    Path file = directory.resolve("mutant.jsonl.gz");
    int damaged = 0;
    // Each is a file that is written and read.
    for (int i = 0; i < Math.min(MUTANTS, 50_000); i++) {
      String text = new String(whole, ISO_8859_1);
      byte[] bytes = mutated(text, random).getBytes(ISO_8859_1);
      Files.write(file, bytes);
      try (BlockFile blocks = BlockFile.open(file);
          InputStream in = blocks.stream()) {
        String read = new String(in.readAllBytes(), UTF_8);
        List<String> lines = read.lines().filter(line -> !line.isBlank()).toList();
        assertThat(written).as("mutant %d", i).containsAll(lines);
        damaged += blocks.isDamaged() ? 1 : 0;
        if (!blocks.isDamaged()) {
          assertThat(lines.isEmpty() || written.size() == new HashSet<>(lines).size()).isTrue();
        }
      } catch (RuntimeException | StackOverflowError e) {
        Assertions.fail("seed " + SEED + ", mutant " + i, e);
      }
    }
    assertThat(damaged).isPositive();
  }

  private static List<String> lines(Path part) throws IOException {
    try (BlockFile blocks = BlockFile.open(part);
        InputStream in = blocks.stream()) {
      return new String(in.readAllBytes(), UTF_8).lines().toList();
    }
  }
}
