package io.github.tsume.app.cli;

import io.github.tsume.app.batch.Interruption;
import io.github.tsume.app.cli.console.Console;
import io.github.tsume.app.file.StandardOutput;
import io.github.tsume.app.file.TextOutput;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Runs commands in this process and keeps what they print. */
public final class Run {
  private final Map<String, String> environment = new HashMap<>();
  private InputStream in = new ByteArrayInputStream(new byte[0]);
  private @Nullable OutputStream output;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private boolean terminal;
  private Interruption interruption = new Interruption();

  /** What a command did. */
  public record Outcome(int exitCode, String out, String err) {
    public List<String> lines() {
      return out.lines().toList();
    }
  }

  /** A command in English, its output not on a terminal; see {@link #run}. */
  public static Outcome tsume(Object... args) {
    return new Run().run(args);
  }

  Run in(String text) {
    return in(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

  Run in(InputStream stream) {
    in = stream;
    return this;
  }

  /** Results go there, and are not kept. */
  Run to(OutputStream stream) {
    output = stream;
    return this;
  }

  public Run onTerminal() {
    terminal = true;
    return this;
  }

  public Run with(String variable, String value) {
    environment.put(variable, value);
    return this;
  }

  public Run with(Interruption other) {
    interruption = other;
    return this;
  }

  /** A command, which may have words of its own behind it, and further arguments. */
  public Outcome run(Object... args) {
    List<String> all = new ArrayList<>();
    for (Object arg : args) {
      boolean words = all.isEmpty() && arg.toString().matches("[a-z]+ .*");
      all.addAll(words ? List.of(arg.toString().split(" ")) : List.of(arg.toString()));
    }
    boolean speaks = all.stream().anyMatch(arg -> arg.startsWith("--lang"));
    if (!speaks && !all.isEmpty()) {
      all.add("--lang=en");
    }
    Console console =
        new Console(
            new StandardOutput(output != null ? output : out, terminal, StandardCharsets.UTF_8),
            new TextOutput(err, terminal, true, StandardCharsets.UTF_8),
            in,
            terminal,
            terminal,
            environment);
    int exitCode = CommandRunner.run(console, interruption, all.toArray(new String[0]));
    console.out().flush();
    console.err().flush();
    return new Outcome(
        exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** What a command that still runs has told so far, its results behind its messages. */
  String told() {
    return err.toString(StandardCharsets.UTF_8) + out.toString(StandardCharsets.UTF_8);
  }
}
