package io.github.tsume.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Changes one or two things of a result and its certificate at random: fields, moves, rows and
 * claims are put in the place of others, doubled, dropped, exchanged.
 */
final class Forger {
  private static final List<String> WORDS =
      List.of(
          "sound",
          "cooked",
          "incomplete",
          "unsolvable",
          "unknown",
          "invalid",
          "fatal",
          "flaw",
          "tolerated",
          "cook",
          "late-cook",
          "detour",
          "move-order",
          "promotion-dual",
          "placement-dual",
          "short-cook",
          "final-move-dual",
          "final-move-longer",
          "equal-variation",
          "equal-variation-cook",
          "longer-defence",
          "long-variation",
          "line-fails",
          "line-stops",
          "leftover",
          "mate",
          "no-mate",
          "brinkmate",
          "none",
          "other-key",
          "mate-by-checks",
          "author-key-fails",
          "no-brinkmate",
          "magazine",
          "lenient",
          "strict",
          "classic",
          "standard",
          "drops-only",
          "escape",
          "illegal",
          "no-check");

  private static final List<String> KINDS =
      List.of(
          "mate",
          "no-mate",
          "mate-apart:1",
          "mate-apart:2",
          "no-mate-apart:1",
          "no-mate-apart:2",
          "at-most:6",
          "at-most:14",
          "at-least:6",
          "at-least:14",
          "counts:2",
          "counts:4",
          "futile:2",
          "futile:4",
          "other-line",
          "brinkmate",
          "key");

  /* The fields that say something about the problem; not its name, remarks, limits or times. */
  private static final Pattern FIELD =
      Pattern.compile(
          "\"(result|length|exact|rawLength|statedLength|agrees|verdict|class|severity|ply|goal"
              + "|why|provisional|refutedWithin|complete|profile|futile|late|againstStated|within"
              + ")\":(\"[^\"]*\"|-?[0-9.]+|true|false)");

  private static final Pattern ROW =
      Pattern.compile("\\{\"(class|ply|move)\":[^{}]*(\\{[^{}]*})?[^{}]*}");
  private static final Pattern MOVE = Pattern.compile("\"([1-9][a-i][1-9][a-i]\\+?|[A-Z]\\*..)\"");
  private static final Pattern MEMBER =
      Pattern.compile(
          ",\"(authoredEnd|leftover|rawLength|statedLength|agrees|provisional|unfinished|open|defects"
              + "|complete|stopped|exact|reason|verdict"
              + "|mainline|authoredLine|goal|within|threat|move|line)\":(\\{[^{}]*}|\\[[^\\[\\]]*]|[^,{}\\[\\]]+)");

  private final Random random;

  Forger(Random random) {
    this.random = random;
  }

  /** A result and its certificate without its sum, which may be none. */
  record Told(String json, @Nullable String body) {}

  /** Something else than was told; now and then a certificate of some other result. */
  Told forged(Told told, Told other) {
    String json = told.json;
    String body = told.body;
    for (int changes = 1 + random.nextInt(2); changes > 0; changes--) {
      if (body != null && random.nextInt(3) == 0) {
        body = claims(body, other.body);
      } else {
        json = result(json);
      }
    }
    return new Told(json, body);
  }

  /** Rows without their sums and without those of their certificates. */
  static String unsummed(String rows) {
    return rows.replaceAll(",\"(?:sum|digest)\":\"[0-9a-f]+\"", "");
  }

  /** Writes a certificate with its sum, and takes that of the genuine one out of the results. */
  static void sign(Path certificate, String body) throws IOException {
    Files.writeString(certificate, signed(body));
    Path results = certificate.resolve("../../results.jsonl").normalize();
    Files.writeString(results, unsummed(Files.readString(results)));
  }

  /** A certificate with its sum. */
  static String signed(String body) {
    try {
      byte[] sum = MessageDigest.getInstance("SHA-256").digest(body.getBytes(UTF_8));
      return body + "sha256 " + HexFormat.of().formatHex(sum) + "\n";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A certificate without its sum. */
  static String unsigned(String certificate) {
    return certificate.substring(0, certificate.lastIndexOf("sha256 "));
  }

  private String result(String json) {
    int notes = json.indexOf("\"notes\":");
    int end = notes < 0 ? json.length() : notes;
    String head = json.substring(0, end);
    String tail = json.substring(end);
    int options = tail.indexOf("\"options\":");
    if (options >= 0 && random.nextInt(8) == 0) {
      return head + tail.substring(0, options) + field(tail.substring(options));
    }
    String changed =
        switch (random.nextInt(9)) {
          case 0, 1 -> row(head);
          case 2 -> move(head);
          case 3 -> without(head, MEMBER);
          case 4 -> with(head);
          default -> field(head);
        };
    return changed + tail;
  }

  /** A row dropped, doubled, or in the place of another. */
  private String row(String text) {
    List<MatchResult> rows = ROW.matcher(text).results().toList();
    if (rows.isEmpty()) {
      return text;
    }
    MatchResult at = rows.get(random.nextInt(rows.size()));
    String other = rows.get(random.nextInt(rows.size())).group();
    String instead =
        switch (random.nextInt(3)) {
          case 0 -> "";
          case 1 -> at.group() + "," + at.group();
          default -> other;
        };
    return tidy(text.substring(0, at.start()) + instead + text.substring(at.end()));
  }

  private static String tidy(String text) {
    return text.replace("[,", "[").replace(",]", "]").replace(",,", ",").replace("{,", "{");
  }

  private String without(String text, Pattern pattern) {
    List<MatchResult> all = pattern.matcher(text).results().toList();
    if (all.isEmpty()) {
      return text;
    }
    MatchResult at = all.get(random.nextInt(all.size()));
    return text.substring(0, at.start()) + text.substring(at.end());
  }

  /** One more field, which may not belong there. */
  private String with(String text) {
    String field = any(ForeignFields.OF_NO_MATE);
    int at = text.indexOf(',', text.indexOf("\"result\":"));
    boolean there = at < 0 || text.contains("," + field.substring(0, field.indexOf(':') + 1));
    return there ? text : text.substring(0, at + 1) + field + text.substring(at);
  }

  /** A move in the place of another, or one less. */
  private String move(String text) {
    List<MatchResult> moves = MOVE.matcher(text).results().toList();
    if (moves.size() < 2) {
      return text;
    }
    MatchResult at = moves.get(random.nextInt(moves.size()));
    String other = moves.get(random.nextInt(moves.size())).group();
    if (random.nextInt(4) == 0 && text.charAt(at.start() - 1) != ':') {
      return tidy(text.substring(0, at.start()) + text.substring(at.end()));
    }
    return text.substring(0, at.start()) + other + text.substring(at.end());
  }

  private String field(String text) {
    List<MatchResult> fields = FIELD.matcher(text).results().toList();
    if (fields.isEmpty()) {
      return text;
    }
    MatchResult field = fields.get(random.nextInt(fields.size()));
    return text.substring(0, field.start(2))
        + another(field.group(2), text)
        + text.substring(field.end(2));
  }

  private String another(String value, String text) {
    if (value.startsWith("\"")) {
      return '"' + any(WORDS) + '"';
    }
    if (value.equals("true") || value.equals("false")) {
      return value.equals("true") ? "false" : "true";
    }
    int number = (int) Double.parseDouble(value);
    List<String> others =
        new ArrayList<>(
            List.of(
                "" + (number + 2),
                "" + (number - 2),
                "" + (number + 1),
                "" + (number - 1),
                "0",
                "-5",
                number + ".5"));
    // A number that stands elsewhere in the result.
    FIELD
        .matcher(text)
        .results()
        .map(each -> each.group(2))
        .forEach(each -> others.add(each.matches("-?[0-9]+") ? each : "1"));
    return any(others);
  }

  private <T> T any(List<T> of) {
    return of.get(random.nextInt(of.size()));
  }

  private String claims(String body, @Nullable String other) {
    List<String> lines = new ArrayList<>(body.lines().toList());
    int from = Math.min(6, lines.size() - 1);
    int at = from + random.nextInt(lines.size() - from);
    String claim = any(lines.subList(from, lines.size()));
    if (random.nextInt(20) == 0) {
      // Nothing is claimed any more.
      String empty = String.join("\n", lines.subList(0, from)) + "\n";
      return random.nextBoolean() ? empty : empty.replaceFirst("complete .*", "complete -");
    }
    switch (random.nextInt(9)) {
      case 0 -> lines.remove(at);
      case 1 -> lines.set(at, lines.get(at).replaceFirst("^[^ ]*", any(KINDS)));
      case 2 -> lines.set(at, lines.get(at).replaceFirst(" [^ ]*$", " AAAA"));
      case 3 -> lines.add(at, claim);
      case 4 -> {
        lines.set(lines.indexOf(claim), lines.get(at));
        lines.set(at, claim);
      }
      case 5 -> lines.set(at, path(lines.get(at), claim));
      case 6 -> lines.set(at, proof(lines.get(at)));
      case 7 -> lines.set(at, number(lines.get(at)));
      default -> {
        if (other != null && random.nextInt(4) == 0) {
          return other;
        }
        // What is claimed of nothing, by a proof that is empty or short.
        String path = claim.split(" ", -1).length > 1 ? claim.split(" ", -1)[1] : "-";
        lines.add(at, any(KINDS) + " " + path + " " + any(List.of("", "AA==", "AAA=", "AQ==")));
      }
    }
    return String.join("\n", lines) + "\n";
  }

  /** The path of another claim, or one move less. */
  private String path(String line, String other) {
    String[] words = line.split(" ", -1);
    String[] others = other.split(" ", -1);
    if (words.length < 3 || others.length < 3) {
      return line;
    }
    int last = words[1].lastIndexOf(',');
    words[1] = random.nextBoolean() ? others[1] : last < 0 ? "-" : words[1].substring(0, last);
    return String.join(" ", words);
  }

  private String number(String line) {
    String[] words = line.split("[: ]", 3);
    if (!line.startsWith(words[0] + ":")) {
      return line;
    }
    int number = Integer.parseInt(words[1]) + any(List.of(-8, -4, -2, -1, 1, 2, 4, 8));
    return words[0] + ":" + number + " " + words[2];
  }

  private String proof(String line) {
    int at = line.lastIndexOf(' ') + 1;
    byte[] bytes;
    try {
      bytes = Base64.getDecoder().decode(line.substring(at));
    } catch (IllegalArgumentException e) {
      return line;
    }
    if (bytes.length > 0) {
      int place = random.nextInt(bytes.length);
      bytes[place] = (byte) (random.nextBoolean() ? bytes[place] + 1 : random.nextInt(128));
    }
    return line.substring(0, at) + Base64.getEncoder().encodeToString(bytes);
  }
}
