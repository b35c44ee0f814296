package io.github.tsume.certificate;

import static java.util.Comparator.comparingInt;

import io.github.tsume.certificate.Followed.Alone;
import io.github.tsume.certificate.Followed.Judged;
import io.github.tsume.certificate.Followed.Refused;
import io.github.tsume.certificate.Followed.Unread;
import io.github.tsume.results.json.LogLine;
import io.github.tsume.results.json.ResultReader;
import io.github.tsume.results.json.RowsSum;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/**
 * The program of {@code tsume-verify.jar}: {@code java -jar tsume-verify.jar FOLDER} says a word
 * for each row of a folder of results, those of the second verifier and its exit codes: 0 all are
 * shown, 1 one is refused, 2 wrong arguments, 3 something is not shown, 4 something cannot be read.
 */
public final class VerifyMain {
  /** Stack of the thread that follows the proofs, in bytes: they are as deep as mates are long. */
  private static final long STACK = 1L << 30;

  private static final int REFUSED = 1;
  private static final int USAGE = 2;
  private static final int NOT_SHOWN = 3;
  private static final int UNREAD = 4;

  private final PrintStream out;
  private final RowsSum rows = new RowsSum();
  private int code;

  private VerifyMain(PrintStream out) {
    this.out = out;
  }

  /** Runs the program. */
  public static void main(String[] args) throws InterruptedException {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    if (args.length != 1) {
      out.println("java -jar tsume-verify.jar FOLDER");
      System.exit(USAGE);
    }
    VerifyMain run = new VerifyMain(out);
    Thread thread = new Thread(null, () -> run.folder(Path.of(args[0])), "verify", STACK);
    thread.start();
    thread.join();
    System.exit(run.code);
  }

  private void folder(Path folder) {
    try {
      for (Path file : files(folder)) {
        rows(file, folder.toAbsolutePath());
      }
      Path totals = folder.resolve("totals.json");
      if (Files.exists(totals) && !rows.isToldBy(Files.readString(totals))) {
        tell("totals.json", "refused", "other rows", REFUSED);
      }
    } catch (IOException e) {
      tell(folder.toString(), "not-read", String.valueOf(e), UNREAD);
    }
  }

  /** The files of results, those that were packed first. */
  private static List<Path> files(Path folder) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.list(folder)) {
      files =
          all.filter(file -> file.getFileName().toString().matches("results-\\d{4,9}\\.jsonl\\.gz"))
              .sorted(
                  comparingInt((Path file) -> file.toString().length()).thenComparing(file -> file))
              .collect(Collectors.toCollection(ArrayList::new));
    }
    Path open = folder.resolve("results.jsonl");
    if (files.isEmpty() || Files.exists(open)) {
      files.add(open);
    }
    return files;
  }

  private void rows(Path file, Path folder) throws IOException {
    boolean packed = file.toString().endsWith(".gz");
    try (InputStream in = Files.newInputStream(file);
        InputStream text = packed ? new GZIPInputStream(in) : in;
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(text, StandardCharsets.UTF_8.newDecoder()))) {
      int number = 1;
      for (String line = reader.readLine(); line != null; line = reader.readLine(), number++) {
        if (!line.isEmpty()) {
          row(line, file.getFileName() + ":" + number, folder);
        }
      }
    }
  }

  private void row(String line, String place, Path folder) {
    try {
      String json = LogLine.json(line);
      var result = ResultReader.read(json);
      rows.add(json);
      say(result.id(), Followed.of(result, folder, Files::newInputStream, row -> {}));
    } catch (IllegalArgumentException e) {
      tell(place, "not-read", String.valueOf(e.getMessage()), UNREAD);
    }
  }

  private void say(String id, Followed followed) {
    if (followed instanceof Refused refused) {
      tell(id, "refused", String.valueOf(refused.why().getMessage()), REFUSED);
    } else if (followed instanceof Unread unread) {
      tell(id, "not-read", unread.name() + ": " + unread.why(), UNREAD);
    } else if (followed instanceof Judged judged && !judged.found().isWhole()) {
      String word = judged.found().hasLength() ? "partly" : "not-shown";
      tell(
          id, word, judged.found().missing().keySet().stream().map(Part::code).toList(), NOT_SHOWN);
    } else if (followed instanceof Alone) {
      tell(id, "not-shown", "no certificate", NOT_SHOWN);
    } else {
      tell(id, "shown", null, 0);
    }
  }

  /** A line, and what of the exit codes it asks for: what is refused outweighs the others. */
  private void tell(String about, String word, @Nullable Object why, int asked) {
    out.println(about + ": " + word + (why == null ? "" : "; " + why));
    code = code == REFUSED || asked == REFUSED ? REFUSED : Math.max(code, asked);
  }
}
