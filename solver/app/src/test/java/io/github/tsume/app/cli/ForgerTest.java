package io.github.tsume.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.certificate.CertificateSource;
import io.github.tsume.app.certificate.Part;
import io.github.tsume.app.certificate.RefusedException;
import io.github.tsume.app.certificate.Verification;
import io.github.tsume.app.json.Result;
import io.github.tsume.app.json.ResultReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A forger takes genuine results with their certificates, changes one or two things at random, and
 * makes the sums right again. Whatever is changed is refused, or at least named, unless what is
 * said stays true.
 */
class ForgerTest {
  private static final long SEED = Long.getLong("tsume.seed", 55);
  private static final int FORGERIES = Integer.getInteger("tsume.forgeries", 400);

  /** Cooked, sound, incomplete, without a mate, with futile interpositions, of several games. */
  private static final List<String> PROBLEMS =
      List.of(
          "9/6+B1k/9/9/9/9/9/9/9 b G2rb3g4s4n4l18p 1",
          "7nk/7s1/9/7N1/9/9/9/9/9 b P2r2b4g3s2n4l17p 1",
          "7nl/5B1k1/6Ppp/5+R3/9/9/9/9/9 b Srb4g3s3n3l15p 1",
          "9/4k4/9/4P4/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1",
          "7l1/7pk/9/9/8+P/9/9/9/8L b 2r2b4g4s2n2l16p 1",
          "9/9/6P2/9/4B4/9/6R2/7k+p/9 b Grb3g4s4n4l16p 1",
          "4S3k/4RK3/9/7R1/9/9/9/9/9 b 2b4g3s4n4l18p 1");

  private static final List<String> WORDS =
      List.of(
          "sound",
          "cooked",
          "incomplete",
          "unsolvable",
          "unknown",
          "fatal",
          "flaw",
          "tolerated",
          "cook",
          "detour",
          "move-order",
          "promotion-dual",
          "final-move-dual",
          "leftover",
          "final-move-longer",
          "equal-variation",
          "longer-defence",
          "short-cook",
          "placement-dual",
          "mate",
          "no-mate",
          "magazine",
          "lenient",
          "strict",
          "classic",
          "none",
          "drops-only");

  /* The fields that say something about the problem; not its name, remarks, limits or times. */
  private static final Pattern FIELD =
      Pattern.compile(
          "\"(result|length|exact|rawLength|statedLength|agrees|verdict|class|severity|ply|move|"
              + "profile|futile|late)\":(\"[^\"]*\"|-?[0-9.]+|true|false)");

  private static final Pattern ROW = Pattern.compile("\\{\"class\":[^{}]*(\\{[^{}]*})?[^{}]*}");
  private static final Pattern MOVE = Pattern.compile("\"([1-9][a-i][1-9][a-i]\\+?|[A-Z]\\*..)\"");

  @TempDir Path directory;

  /** A genuine result, its certificate, and what of it is not shown. */
  private record Genuine(String json, String body, Map<Part, Integer> missing) {}

  @Test
  void no_forgery_passes() throws Exception {
    List<Genuine> genuine = genuine();
    assertThat(genuine).hasSizeGreaterThan(8);
    assertThat(genuine).anyMatch(one -> one.missing.isEmpty());
    Random random = new Random(SEED);
    List<String> passed = new ArrayList<>();
    int refused = 0;
    int named = 0;
    for (int i = 0; i < FORGERIES; i++) {
      Genuine from = genuine.get(random.nextInt(genuine.size()));
      String json = from.json;
      String body = from.body;
      for (int changes = 1 + random.nextInt(2); changes > 0; changes--) {
        if (random.nextInt(4) == 0) {
          body = changedClaim(body, random);
        } else {
          json = changedResult(json, random);
        }
      }
      if (json.equals(from.json)) {
        // Whatever was made of the proofs, what is said is true.
        continue;
      }
      try {
        Map<Part, Integer> missing = verified(json, body);
        boolean more =
            missing.entrySet().stream()
                .anyMatch(part -> part.getValue() > from.missing.getOrDefault(part.getKey(), 0));
        named += more ? 1 : 0;
        if (!more && !isTrue(json)) {
          passed.add("forgery " + i + " " + missing + "\n" + from.json + "\n" + json);
        }
      } catch (RefusedException | IllegalArgumentException e) {
        refused++;
      }
    }
    assertThat(passed).as("seed %s, refused %s, named %s", SEED, refused, named).isEmpty();
    assertThat(refused).isGreaterThan(FORGERIES / 3);
  }

  private List<Genuine> genuine() throws IOException {
    Path input = Files.write(directory.resolve("in.sfen"), PROBLEMS);
    List<Genuine> all = new ArrayList<>();
    int run = 0;
    for (String profile : List.of("magazine", "strict", "lenient")) {
      Path out = directory.resolve("out" + run++);
      Run.tsume(
          "check",
          "--certificate",
          "--hash=32m",
          "--no-timing",
          "--nodes=400000",
          "--all-cooks",
          "--profile=" + profile,
          "-o",
          out.toString(),
          input.toString());
      for (String line : Files.readAllLines(out.resolve("results.jsonl"))) {
        String json = line.replaceAll(",\"sum\":\"[0-9a-f]{8}\"", "");
        Result result = ResultReader.read(json);
        String name = Objects.requireNonNull(result.extras().certificate());
        String text = Files.readString(out.resolve(name));
        String body =
            text.substring(0, text.lastIndexOf("sha256 "))
                .replaceFirst("complete \\S*", "complete -");
        all.add(new Genuine(json, body, verified(json, body)));
      }
    }
    return all;
  }

  private static Map<Part, Integer> verified(String json, String body) throws IOException {
    Result result = ResultReader.read(json);
    Verification.checkResult(result);
    byte[] bytes = signed(body).getBytes(UTF_8);
    return Verification.of(result, new CertificateSource(new ByteArrayInputStream(bytes)))
        .missing();
  }

  private static String signed(String body) {
    try {
      byte[] sum = MessageDigest.getInstance("SHA-256").digest(body.getBytes(UTF_8));
      return body + "sha256 " + HexFormat.of().formatHex(sum) + "\n";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String changedResult(String json, Random random) {
    int notes = json.indexOf("\"notes\":");
    int end = notes < 0 ? json.length() : notes;
    String head = json.substring(0, end);
    String tail = json.substring(end);
    switch (random.nextInt(6)) {
      case 0 -> {
        List<MatchResult> rows = ROW.matcher(head).results().toList();
        if (!rows.isEmpty()) {
          String row = rows.get(random.nextInt(rows.size())).group();
          String other = random.nextBoolean() ? "" : row + "," + row;
          head = head.replace(row, other).replace("[,", "[").replace(",]", "]").replace(",,", ",");
        }
      }
      case 1 -> {
        List<MatchResult> moves = MOVE.matcher(head).results().toList();
        if (moves.size() > 1) {
          MatchResult at = moves.get(random.nextInt(moves.size()));
          String other = moves.get(random.nextInt(moves.size())).group();
          head = head.substring(0, at.start()) + other + head.substring(at.end());
        }
      }
      default -> {
        boolean options = random.nextInt(5) == 0 && tail.contains("\"options\":");
        int from = options ? tail.indexOf("\"options\":") : 0;
        String part = options ? tail.substring(from) : head;
        List<MatchResult> fields = FIELD.matcher(part).results().toList();
        if (!fields.isEmpty()) {
          MatchResult field = fields.get(random.nextInt(fields.size()));
          part =
              part.substring(0, field.start(2))
                  + another(field.group(2), random)
                  + part.substring(field.end(2));
        }
        if (options) {
          tail = tail.substring(0, from) + part;
        } else {
          head = part;
        }
      }
    }
    return head + tail;
  }

  private static String another(String value, Random random) {
    if (value.startsWith("\"")) {
      return '"' + WORDS.get(random.nextInt(WORDS.size())) + '"';
    }
    if (value.equals("true") || value.equals("false")) {
      return value.equals("true") ? "false" : "true";
    }
    int number = (int) Double.parseDouble(value);
    List<String> others =
        List.of("" + (number + 2), "" + (number - 2), "" + (number + 1), "0", "-5", number + ".5");
    return others.get(random.nextInt(others.size()));
  }

  private static String changedClaim(String body, Random random) {
    List<String> lines = new ArrayList<>(body.lines().toList());
    int at = 6 + random.nextInt(Math.max(1, lines.size() - 6));
    if (at < lines.size()) {
      switch (random.nextInt(4)) {
        case 0 -> lines.remove(at);
        case 1 -> lines.set(at, lines.get(at).replaceFirst("^no-mate", "mate"));
        case 2 -> lines.set(at, lines.get(at).replaceFirst(" [^ ]*$", " AAAA"));
        default -> lines.add(at, lines.get(6 + random.nextInt(lines.size() - 6)));
      }
    }
    return String.join("\n", lines) + "\n";
  }

  /** Whether a fresh check, asked the same, says the same. */
  private boolean isTrue(String json) throws IOException {
    Result forged = ResultReader.read(json);
    var check = forged.check();
    if (check == null || check.options() == null) {
      return false;
    }
    List<String> command =
        new ArrayList<>(
            List.of(
                "check",
                "--json",
                "--no-timing",
                "--hash=32m",
                "--nodes=400000",
                "--all-cooks",
                "--profile=" + check.options().profile().code(),
                "--futile=" + check.options().futile().code(),
                "--late=" + check.options().options().late(),
                forged.origin().sfen()
                    + (forged.statedLength().isPresent()
                        ? "\tx\t" + forged.statedLength().getAsInt()
                        : "")));
    Run.Outcome fresh = Run.tsume(command.toArray(String[]::new));
    if (fresh.out().isBlank()) {
      return false;
    }
    Result again = ResultReader.read(fresh.lines().get(0));
    return saysNoMore(forged.answer(), again.answer())
        && Objects.equals(again.agrees(), forged.agrees())
        && again.check() != null
        && again.check().verdict().equals(check.verdict())
        && again.check().defects().equals(check.defects())
        && Stream.of(again.check().open()).allMatch(check.open()::equals);
  }

  /** Whether an answer is the other, or says of its length only that it is no greater. */
  private static boolean saysNoMore(Result.Answer forged, Result.Answer known) {
    boolean weaker = !forged.exact() && known.length() > 0 && forged.length() > known.length();
    Result.Answer told =
        weaker
            ? new Result.Answer(
                known.outcome(),
                forged.length(),
                false,
                known.rawLength(),
                known.leftover(),
                known.mainline(),
                known.mainlineText())
            : known;
    return forged.equals(told);
  }
}
