package io.github.tsume.app.cli;

import io.github.tsume.app.cli.Forger.Told;
import io.github.tsume.notation.Format;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.notation.sfen.SfenLineReader;
import io.github.tsume.rules.Ruleset;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Results of all kinds with their certificates: all verdicts, classes of defects, profiles, rules
 * of futile interpositions and games; authors' lines that are right, fail or stop; what no limit
 * was enough for; positions that are none; brinkmates.
 */
final class GenuineResults {
  /** Cooked, sound, incomplete, without a mate, with futile interpositions. */
  private static final List<String> SHOGI =
      List.of(
          "9/6+B1k/9/9/9/9/9/9/9 b G2rb3g4s4n4l18p 1",
          "7nk/7s1/9/7N1/9/9/9/9/9 b P2r2b4g3s2n4l17p 1",
          "7nl/5B1k1/6Ppp/5+R3/9/9/9/9/9 b Srb4g3s3n3l15p 1",
          "9/4k4/9/4P4/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1\tx\t3",
          "7l1/7pk/9/9/8+P/9/9/9/8L b 2r2b4g4s2n2l16p 1",
          "9/9/6P2/9/4B4/9/6R2/7k+p/9 b Grb3g4s4n4l16p 1\tx\t5",
          "4S3k/4RK3/9/7R1/9/9/9/9/9 b 2b4g3s4n4l18p 1");

  /** Lines that are right, go another way, are too short, and stop. */
  private static final List<String> AUTHORED =
      List.of(
          "9/4k4/9/4P4/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1 moves G*5c 5b6a G*6b",
          "9/4k4/9/4P4/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1 moves G*5c",
          "9/4k4/9/4P4/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1 moves G*5c 5b6a G*7b",
          "9/4k4/9/4P4/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1 moves G*5c 5b4a G*4c\tx\t3",
          "9/4k4/9/4P4/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1 moves G*5c 5b4a S*4b",
          "7nl/5B1k1/6Ppp/5+R3/9/9/9/9/9 b Srb4g3s3n3l15p 1 moves 4b3a+ 2b1b 4d4b",
          "9/6+B1k/9/9/9/9/9/9/9 b G2rb3g4s4n4l18p 1 moves G*2c 1b1a 2c2b",
          "7nk/7s1/9/7N1/9/9/9/9/9 b P2r2b4g3s2n4l17p 1 moves P*1b");

  /** Lines that are no best play, stop, or are longer than another, and two of one length. */
  private static final List<String> OTHER_PLAY =
      List.of(
          "+L1+P3r1l/1B3P2k/3gpp1p1/1+bp3PPp/p3P2N1/1PPn5/P1S2+r2P/2g6/K6NL w 2G2Ssnl3p 1"
              + " moves 4g4i 9i9h",
          "ln1g4l/5pk2/p2p2pP1/4p1sp1/1p4N1P/5RP2/P2PPPN2/2+rSKS3/LN2G3L b GS2bg4p 1",
          "l4k1n1/1r2g1g2/p1N6/2p1s1sP1/Pl2ppp2/1bPS4l/2G6/1K1B3R1/L1Gs3N1 w 2Pn8p 1"
              + " moves 8f7g+ 8h9h 8e8g+ 9h8i 7g6g\tx\t7",
          "9/3S5/9/4k4/3R5/3g2S2/9/9/9 b RBSb3gs4n4l18p 1 moves B*3b\tx\t7");

  private static final List<String> MINISHOGI =
      List.of(
          "2k2/5/2P2/5/5 b GS 1",
          "1kp2/g4/S2R1/5/5 b G 1",
          "5/5/2+S2/4k/5 b RS2p 1",
          "5/5/1+B3/5/1k3 b Rrb2g2s2p 1",
          "4k/5/4P/5/5 b G 1 moves G*1b");

  private static final List<String> TORI =
      List.of(
          "kcL4/1s5/1+F5/7/7/7/7 b Rf3crl4p15s 1",
          "6k/7/6R/7/7/7/5R1 b FLSf4cl4p15s 1",
          "2k4/7/2+F4/7/7/7/7 b C 1");

  private static final List<String> BRINKMATES =
      List.of(
          "6k2/9/3+R5/6P2/9/9/9/9/9 b S 1",
          "7gk/9/6N2/8S/6P2/9/9/9/9 b N 1",
          "9/4k4/9/4P4/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1",
          "8k/6G2/9/9/9/p8/8P/9/9 b GP 1");

  /** No king, and two pawns on a file. */
  private static final List<String> INVALID =
      List.of("9/9/9/9/9/9/9/9/9 b G 1", "4k4/9/4P4/4P4/9/9/9/9/9 b G 1");

  private static final Pattern CERTIFICATE = Pattern.compile("\"certificate\":\"([^\"]*)\"");

  private final Path directory;
  private final List<Told> all = new ArrayList<>();
  private final List<Told> brinkmates = new ArrayList<>();
  private int runs;

  GenuineResults(Path directory) {
    this.directory = directory;
  }

  /** Of mates. */
  List<Told> all() {
    return all;
  }

  List<Told> brinkmates() {
    return brinkmates;
  }

  /**
   * Makes them.
   *
   * @param few whether each kind is made once, for a short run
   */
  void make(boolean few) throws IOException {
    List<String> more = few ? List.of() : List.of("lenient", "classic");
    check(SHOGI, "--profile=magazine");
    check(SHOGI.subList(2, 5), "--profile=strict", "--late=1");
    for (String profile : more) {
      check(SHOGI, "--profile=" + profile);
    }
    check(SHOGI.subList(4, 7), "--futile=none");
    check(SHOGI.subList(4, 7), "--futile=drops-only");
    check(AUTHORED);
    check(AUTHORED.subList(2, 6), "--against=none");
    check(AUTHORED.subList(0, 3), "--profile=classic");
    said(AUTHORED.get(1));
    said(AUTHORED.get(0));
    check(MINISHOGI, "--rules=minishogi");
    check(TORI, "--rules=tori", "--profile=lenient");
    check(SHOGI.subList(0, 4), "--nodes=40");
    check(AUTHORED.subList(0, 3), "--nodes=60");
    check(INVALID);
    if (!few) {
      check(List.of(Samples.COOKED_17), "--nodes=60000");
      check(List.of(Samples.COOKED_17), "--nodes=20000");
      check(List.of(Samples.MATE_5 + "\tx\t7"), "--profile=strict");
      for (String nodes : List.of("500", "2k", "5k")) {
        check(OTHER_PLAY, "--futile=none", "--profile=lenient", "--nodes=" + nodes);
      }
      check(OTHER_PLAY, "--nodes=20k");
    }
  }

  /** Makes those of checks that were stopped soon or late, of lines that are best play or not. */
  void makeStopped() throws IOException {
    for (int nodes : List.of(40, 100, 400)) {
      check(SHOGI.subList(0, 5), "--nodes=" + nodes);
      check(AUTHORED, "--nodes=" + nodes);
    }
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text);
  }

  /** An author's line after which the words stand that it is mate. */
  private void said(String sfen) throws IOException {
    run(write("said" + runs + ".kif", said(Ruleset.all().get(0), sfen)), List.of());
  }

  /** A line of SFEN as KIF, with the words that it is mate. */
  static String said(Ruleset rules, String sfen) {
    var read = (ReadResult.Read) SfenLineReader.parseOne(sfen, "", ReadOptions.of(rules));
    String kif = Format.KIF.writer().write(read.problem(), WriteOptions.DEFAULT);
    int plies = read.problem().authoredLine().size();
    return kif + "%4d 詰み%n".formatted(plies + 1);
  }

  private void check(List<String> sfens, String... options) throws IOException {
    run(write("in" + runs + ".sfen", String.join("\n", sfens) + "\n"), List.of(options));
  }

  private void run(Path input, List<String> options) throws IOException {
    Path out = directory.resolve("out" + runs++);
    List<String> command =
        new ArrayList<>(
            List.of("check", "--certificate", "--hash=32m", "--no-timing", "--all-cooks"));
    if (options.stream().noneMatch(option -> option.startsWith("--nodes"))) {
      command.add("--nodes=400000");
    }
    command.addAll(options);
    command.addAll(List.of("-o", out.toString(), input.toString()));
    Run.tsume(command.toArray(String[]::new));
    collect(out.resolve("results.jsonl"), all);
  }

  /** Makes those of brinkmates. */
  void makeBrinkmates() throws IOException {
    Path input = write("brinkmates.sfen", String.join("\n", BRINKMATES) + "\n");
    Path out = directory.resolve("brinkmates");
    Run.tsume("check --goal=brinkmate --certificate --hash=16m --nodes=200000 -o", out, input);
    collect(out.resolve("results.jsonl"), brinkmates);
  }

  static void collect(Path results, List<Told> into) throws IOException {
    for (String line : Files.readAllLines(results)) {
      String json = line.transform(Forger::unsummed);
      into.add(new Told(json, body(results, json)));
    }
  }

  /** The certificate of a result without its sum, or what it is said to be complete in. */
  private static @Nullable String body(Path results, String json) throws IOException {
    Matcher name = CERTIFICATE.matcher(json);
    if (!name.find()) {
      return null;
    }
    String text = Files.readString(results.resolveSibling(name.group(1)));
    return Forger.unsigned(text).replaceFirst("complete \\S*", "complete -");
  }
}
