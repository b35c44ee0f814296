package io.github.tsume.app.cli;

import io.github.tsume.app.batch.ResultSink;
import io.github.tsume.app.json.Result;
import java.nio.charset.StandardCharsets;

/** Prints results as lines of JSON, in UTF-8 whatever the terminal's encoding is. */
final class JsonPrinter implements ResultSink {
  private final Console console;

  JsonPrinter(Console console) {
    this.console = console;
  }

  @Override
  public void accept(Result result, String json) {
    byte[] line = (json + '\n').getBytes(StandardCharsets.UTF_8);
    console.out().write(line, 0, line.length);
    console.out().flush();
  }
}
