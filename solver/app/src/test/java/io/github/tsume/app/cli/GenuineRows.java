package io.github.tsume.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.tsume.Options;
import io.github.tsume.Play;
import io.github.tsume.app.cli.Forger.Told;
import io.github.tsume.board.Move;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultReader;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.verdict.Outcome;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.zip.GZIPInputStream;

/**
 * Results with their certificates as checks of many kinds write them, made at random: the games,
 * mates and brinkmates, all profiles and rules of futile interpositions, authors' lines that are
 * right, stop, or leave the best play, few nodes and many.
 */
final class GenuineRows {
  private static final Path MATES =
      Path.of("../core/src/test/resources/io/github/tsume/mate/game-mate-5.sfen.gz");

  /** So many nodes; none are not told, and two seconds end what would take for ever. */
  private static final String[] NODES = {"500", "2k", "10k", "1k", "5k", "50k", "200k", ""};

  private static final int BATCH = 10;
  private static final int CHECKS_OF_A_BATCH = 4;

  /**
   * A problem with a line of best play.
   *
   * @param stated its plies; 0 if there is no mate
   */
  private record Known(String sfen, List<String> line, int stated) {}

  private final Path directory;
  private final Random random;
  private final boolean few;
  private Ruleset rules = Ruleset.all().get(0);
  private List<Known> known = List.of();
  private int checks;
  private int files;

  /**
   * Rows to be made in a directory.
   *
   * @param few whether they have to be made soon: small problems and few nodes
   */
  GenuineRows(Path directory, long seed, boolean few) {
    this.directory = directory;
    this.random = new Random(seed);
    this.few = few;
  }

  /** The rows of the next check. */
  List<Told> next() throws IOException {
    if (checks++ % CHECKS_OF_A_BATCH == 0) {
      rules = Ruleset.all().get(Math.max(0, random.nextInt(7) - 4));
      known = known(rules, BATCH);
    }
    boolean brinkmates = random.nextInt(8) == 0;
    return brinkmates ? brinkmates(rules, known) : mates(rules, known);
  }

  private List<Told> mates(Ruleset rules, List<Known> known) throws IOException {
    List<String> lines = new ArrayList<>();
    for (Known problem : known) {
      int author = random.nextInt(3);
      lines.add(author == 0 ? problem.sfen : authored(rules, problem, author == 2));
    }
    List<String> options =
        new ArrayList<>(
            List.of(
                "--profile=" + any("magazine", "lenient", "strict", "classic"),
                "--futile=" + any("standard", "drops-only", "none"),
                "--late=" + any("0", "0", "1", "2")));
    addIf(random.nextInt(2) == 0, "--all-cooks", options);
    addIf(random.nextInt(6) == 0, "--against=none", options);
    String nodes = NODES[random.nextInt(few ? 3 : NODES.length)];
    options.add(nodes.isEmpty() ? "--time=2" : "--nodes=" + nodes);
    return run(rules, lines, options);
  }

  private List<Told> brinkmates(Ruleset rules, List<Known> known) throws IOException {
    List<String> lines = known.stream().map(Known::sfen).toList();
    String nodes = any("500", "5k", "50k");
    return run(rules, lines, List.of("--goal=brinkmate", "--within=3", "--nodes=" + nodes));
  }

  private static void addIf(boolean wanted, String option, List<String> options) {
    if (wanted) {
      options.add(option);
    }
  }

  private String any(String... of) {
    return of[random.nextInt(of.length)];
  }

  private List<Told> run(Ruleset rules, List<String> lines, List<String> options)
      throws IOException {
    Path out = directory.resolve("genuine" + files);
    List<String> command =
        new ArrayList<>(
            List.of(
                "check",
                "--certificate",
                "--hash=32m",
                "--no-timing",
                "--report=none",
                "--jobs=1",
                "--threads=1",
                "--rules=" + rules.name()));
    command.addAll(options);
    command.addAll(List.of("-o", out.toString(), write(lines).toString()));
    Run.tsume(command.toArray(String[]::new));
    List<Told> rows = new ArrayList<>();
    GenuineResults.collect(out.resolve("results.jsonl"), rows);
    return rows;
  }

  private Path write(List<String> lines) throws IOException {
    return Files.write(directory.resolve("in" + files++ + ".sfen"), lines);
  }

  /** Problems that mate, but for one now and then, with their lines. */
  private List<Known> known(Ruleset rules, int count) throws IOException {
    List<Known> known = new ArrayList<>();
    while (known.size() < count) {
      List<String> tried = new ArrayList<>();
      for (int i = 0; i < 3 * count; i++) {
        boolean game = !few && rules.name().equals("shogi") && i % 6 == 0;
        tried.add(game ? ofAGame() : composed(rules));
      }
      for (Result result : solved(rules, tried)) {
        boolean mates = result.answer().outcome() == Outcome.MATE;
        boolean none = result.answer().outcome() == Outcome.NO_MATE;
        boolean wanted = mates || (none && random.nextInt(4) == 0);
        if (wanted && known.size() < count) {
          String sfen = String.valueOf(result.origin().sfen());
          known.add(new Known(sfen, result.answer().mainline(), result.answer().length().plies()));
        }
      }
    }
    return known;
  }

  private List<Result> solved(Ruleset rules, List<String> lines) throws IOException {
    Run.Outcome outcome =
        Run.tsume(
            "solve --json --no-timing --hash=32m --nodes=20k --raw --jobs=1 --threads=1",
            "--rules=" + rules.name(),
            write(lines));
    return outcome.lines().stream()
        .filter(line -> line.startsWith("{"))
        .map(ResultReader::read)
        .toList();
  }

  private String ofAGame() throws IOException {
    try (BufferedReader text =
        new BufferedReader(
            new InputStreamReader(new GZIPInputStream(Files.newInputStream(MATES)), UTF_8))) {
      List<String> lines = text.lines().filter(line -> !line.startsWith("#")).toList();
      return lines.get(random.nextInt(lines.size())).split("\t", 2)[0];
    }
  }

  /** A king, a few pieces about it, and one to three in hand, all at random. */
  private String composed(Ruleset rules) {
    String kinds =
        switch (rules.name()) {
          case "shogi" -> "RBGSNLP";
          case "minishogi" -> "RBGSP";
          default -> "FCRLPS";
        };
    int size = rules.height();
    String[][] board = new String[size][size];
    int rank = random.nextInt(4);
    int file = random.nextInt(size);
    board[rank][file] = "k";
    for (int pieces = 2 + random.nextInt(5); pieces > 0; pieces--) {
      int toRank = Math.min(size - 1, Math.max(0, rank - 2 + random.nextInt(5)));
      int toFile = Math.min(size - 1, Math.max(0, file - 2 + random.nextInt(5)));
      if (board[toRank][toFile] == null) {
        char kind = kinds.charAt(random.nextInt(kinds.length()));
        boolean defender = random.nextInt(3) == 0;
        board[toRank][toFile] = String.valueOf(defender ? Character.toLowerCase(kind) : kind);
      }
    }
    StringBuilder sfen = new StringBuilder();
    for (String[] row : board) {
      sfen.append(sfen.isEmpty() ? "" : "/");
      int empty = 0;
      for (String piece : row) {
        empty++;
        if (piece != null) {
          sfen.append(empty > 1 ? String.valueOf(empty - 1) : "").append(piece);
          empty = 0;
        }
      }
      sfen.append(empty > 0 ? String.valueOf(empty) : "");
    }
    StringBuilder hand = new StringBuilder();
    for (char kind : kinds.toCharArray()) {
      hand.append(random.nextInt(4) == 0 ? String.valueOf(kind) : "");
    }
    return sfen + " b " + (hand.isEmpty() ? kinds.substring(2, 3) : hand) + " 1";
  }

  /** A problem with a line: the best play or what begins it, or one in which a reply is another. */
  private String authored(Ruleset rules, Known known, boolean other) throws IOException {
    List<String> line = known.line;
    if (other && line.size() > 2) {
      line = withAnotherReply(rules, known);
    } else if (!line.isEmpty() && random.nextInt(4) == 0) {
      line = line.subList(0, 1 + random.nextInt(line.size()));
    }
    String stated = any("", "", "\tx\t" + known.stated, "\tx\t" + (known.stated + 2));
    return known.sfen + (line.isEmpty() ? "" : " moves " + String.join(" ", line)) + stated;
  }

  private List<String> withAnotherReply(Ruleset rules, Known known) throws IOException {
    int ply = 1 + 2 * random.nextInt(known.line.size() / 2);
    List<String> line = new ArrayList<>(known.line.subList(0, ply));
    Play play = Play.of(known.sfen, Options.DEFAULT.withRules(rules));
    line.forEach(move -> play.play(play.move(move)));
    List<Integer> replies = play.legalMoves();
    int reply = replies.get(random.nextInt(replies.size()));
    line.add(Move.toUsi(reply, rules));
    play.play(reply);
    solved(rules, List.of(SfenWriter.sfen(play.position()))).stream()
        .findFirst()
        .ifPresent(rest -> line.addAll(rest.answer().mainline()));
    return line;
  }
}
