package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What strangers wrote, in labels, files' names, results and arguments, is only shown. */
class HostileTextTest {
  /** Colours, a title and a bell, what turns the direction of writing, and C1's way to do it. */
  private static final String EVIL = "a\u001b[31mb\u001b]0;c\u0007d\u202ee\u009b7mf\u2066g";

  /** What a line that is not ours would begin with. */
  private static final String FORGED = "FORGED";

  /** What the progress on a terminal writes: ours. */
  private static final String CLEAR = "\r\u001b[K";

  private static final String OBEYED =
      "(?s).*[\\x00-\\x08\\x0b-\\x1f\\x7f\\x80-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069].*";

  /** What has no text of strangers, or no end: tested by themselves. */
  private static final Set<String> OTHERS =
      Set.of("bench", "completion", "help", "man", "serve", "usi");

  @TempDir private Path directory;

  private String problems = "";
  private String broken = "";
  private String game = "";
  private String answers = "";
  private String results = "";
  private String place = "";

  @BeforeEach
  void writes_what_is_hostile() throws IOException {
    Path folder = hostileFolder();
    place = folder.toString();
    String tail = "\t" + EVIL + "\t1\t" + EVIL + "\t" + EVIL + "\n";
    Path sfen = folder.resolve("p.sfen");
    String second = Samples.NO_MATE + "\t2" + tail.substring(1);
    Files.writeString(sfen, Samples.MATE_3 + tail + second);
    problems = sfen.toString();
    Path bad = folder.resolve("b.sfen");
    Files.writeString(bad, "9/4k4/9/4" + EVIL + "/9 b - 1" + tail);
    broken = bad.toString();
    Path kif = folder.resolve("g.kif");
    Files.writeString(
        kif,
        "手合割：平手\n先手：X\n表題：X\nX：Y\n手数----指手---------消費時間--\n   1 ７六歩(77)\n*X\n   2 X\n"
            .replace("X", EVIL));
    game = kif.toString();
    Path sent = folder.resolve("answers.txt");
    Files.writeString(sent, (EVIL + "\n1 53金 X\n2 X\n" + EVIL + "Y 7 53金\n").replace("X", EVIL));
    answers = sent.toString();
    Path out = directory.resolve("out");
    Run.tsume("check", problems, "--hash=16m", "-o", out.toString());
    Path log = out.resolve("results.jsonl");
    String written = Files.readString(log);
    assertThat(written).isNotEmpty();
    String evil = EVIL.replace("\u001b", "\\u001b").replace("\u0007", "\\u0007");
    String json = evil + "\\n" + FORGED;
    Files.writeString(
        log,
        written
            .replaceAll("\"(id|title|source)\":\"[^\"]*", "\"$1\":\"" + quoted(json))
            .replace("\"id\":\"", "\"id\":\"" + written.length()));
    results = log.toString();
  }

  private static String quoted(String text) {
    return text.replace("\\", "\\\\");
  }

  /** With everything in its name that the file system takes. */
  private Path hostileFolder() throws IOException {
    for (String name : List.of("x" + EVIL + "\n" + FORGED, "x\u202e\u2066y")) {
      try {
        return Files.createDirectory(directory.resolve(name));
      } catch (IOException | InvalidPathException e) {
        continue; // Windows takes the second.
      }
    }
    return Files.createDirectory(directory.resolve("x"));
  }

  private List<List<String>> commandLines() {
    String hash = "--hash=16m";
    String gone = Path.of(place, "gone.sfen").toString();
    String there = directory.resolve("there").toString();
    return List.of(
        List.of("solve", problems, broken, gone, hash),
        List.of("solve", "--json", problems, broken, hash),
        List.of("solve", "--goal", "hisshi", problems, hash),
        List.of("solve", "--branches", problems, hash),
        List.of("check", problems, broken, game, hash, "-o", there + "-a"),
        List.of("check", problems, hash, "-o", place + "/out"),
        List.of("check", problems, hash, "-o", place + "/out", "--resume"),
        List.of("check", "--goal", "hisshi", problems, broken, hash, "-o", there + "-b"),
        List.of("show", problems, broken, game),
        List.of("show", "--html", problems),
        List.of("show", "--svg", game),
        List.of("show", "--html", problems, "-o", place + "/sheet.html"),
        List.of("convert", "-t", "kif", problems, broken, game),
        List.of("convert", "-t", "sfen", problems, game, "-o", there + ".sfen"),
        List.of("convert", "-t", "csa", problems, "-o", there + "/"),
        List.of("diff", results, place + "/none"),
        List.of("diff", results, problems),
        List.of("diff", results, directory + "/other"),
        List.of("diff", "--json", results, directory + "/other"),
        List.of("verify", results),
        List.of("verify", broken),
        List.of("prune", problems, broken, hash),
        List.of("prune", "--json", problems, hash),
        List.of("repair", problems, broken, hash, "--nodes=1k"),
        List.of("repair", "--json", problems, hash, "--nodes=1k"),
        List.of("extend", problems, broken, hash, "--nodes=1k", "--jobs=1"),
        List.of("extend", "--json", problems, hash, "--nodes=1k", "--jobs=1"),
        List.of("compose", problems, broken, hash, "--nodes=1k", "--jobs=1"),
        List.of("compose", "--json", problems, hash, "--nodes=1k", "--jobs=1"),
        List.of("place", problems, broken, hash, "--nodes=1k", "--jobs=1"),
        List.of("vary", "--hand=G,S", problems, broken, hash, "--nodes=1k", "--jobs=1"),
        List.of("vary", "--json", "--hand=G", problems, hash, "--nodes=1k", "--jobs=1"),
        List.of("vary", "--square=" + EVIL, problems),
        List.of("grade", problems, broken, answers, hash, "-o", there + ".csv"),
        List.of("grade", "--json", problems, answers, hash),
        List.of("grade", problems, gone),
        List.of("mine", game, problems, broken, hash),
        List.of("mine", "--json", game, hash),
        List.of("index", problems, broken, game, results, "-o", there + ".index"),
        List.of("find", "--in", problems, "--position", Samples.MATE_3),
        List.of("find", "--in", results, "--position", Samples.MATE_3),
        List.of("find", "--in", there + ".index", problems, broken),
        List.of("find", "--in", gone, problems),
        List.of("judge", problems, broken, game),
        List.of("judge", "--json", game),
        List.of("perft", "1", problems, broken, game),
        List.of("perft", "1", gone),
        List.of("watch", gone),
        List.of("serve", gone),
        List.of("solve", EVIL),
        List.of(EVIL),
        List.of("solve", "--" + EVIL),
        List.of("solve", "--nodes", EVIL, problems),
        List.of("convert", "-t", EVIL, problems),
        List.of("check", "--where", EVIL, problems, "-o", there + "-c"),
        List.of("check", problems, "-o", gone + "/" + EVIL + "\u0000"),
        List.of("bench", "--effort", EVIL),
        List.of("completion", EVIL),
        List.of("help", EVIL),
        List.of("man", "-o", broken));
  }

  private static void plain(String text, List<String> command) {
    String shown = text.replace(CLEAR, "");
    assertThat(shown.matches(OBEYED)).as(command + ":\n" + visible(shown)).isFalse();
  }

  private static String visible(String text) {
    return text.chars()
        .mapToObj(c -> c == '\n' || (c >= ' ' && c < 0x7f) ? "" + (char) c : "<" + c + ">")
        .collect(Collectors.joining());
  }

  private static void ownLines(String text, List<String> command) {
    assertThat(text.lines()).as(command.toString()).noneMatch(line -> line.startsWith(FORGED));
  }

  @Test
  void no_command_lets_a_terminal_obey_what_strangers_wrote() throws IOException {
    Files.createDirectory(directory.resolve("other"));
    Files.writeString(
        directory.resolve("other/results.jsonl"),
        Files.readString(Path.of(results)).replace("\"mate\"", "\"no-mate\""));
    for (List<String> command : commandLines()) {
      String[] words = command.toArray(new String[0]);
      Run.Outcome terminal = new Run().onTerminal().with("NO_COLOR", "1").run(words);
      plain(terminal.out(), command);
      plain(terminal.err(), command);
      assertThat(terminal.out() + terminal.err()).as(command.toString()).isNotEmpty();
      Run.Outcome piped = Run.tsume(words);
      plain(piped.err(), command);
      ownLines(piped.err(), command);
      boolean isData =
          command.contains("--json") || Set.of("convert", "show").contains(command.get(0));
      if (!isData) {
        plain(piped.out(), command);
        ownLines(piped.out(), command);
      }
    }
  }

  @Test
  void every_command_is_asked() {
    Set<String> asked =
        commandLines().stream().map(words -> words.get(0)).collect(Collectors.toSet());
    Set<String> all = new HashSet<>(Commands.meant().keySet());
    all.removeAll(OTHERS);
    assertThat(asked).containsAll(all);
  }

  @Test
  void colours_are_ours_alone() {
    Run.Outcome outcome =
        new Run().onTerminal().run("check", problems, "--hash=16m", "-o", directory + "/c");
    String colours = outcome.out().replaceAll("\u001b\\[(0|1|2|1;3[1-4])m", "");
    assertThat(outcome.out()).contains("\u001b[1;32m");
    assertThat(colours).doesNotContain("\u001b").contains("\ufffd");
  }

  @Test
  void data_for_programs_is_written_as_it_is() {
    String kif = Run.tsume("convert", "-t", "sfen", problems).out();
    assertThat(kif).contains(EVIL);
    assertThat(new Run().onTerminal().run("convert", "-t", "sfen", problems).out())
        .doesNotContain("\u202e")
        .contains("\ufffd");
  }
}
