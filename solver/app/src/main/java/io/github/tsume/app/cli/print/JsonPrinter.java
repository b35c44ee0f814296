package io.github.tsume.app.cli.print;

import io.github.tsume.app.batch.log.ResultSink;
import io.github.tsume.app.cli.console.Console;
import io.github.tsume.results.json.Result;

/** Prints results as lines of JSON, in UTF-8 whatever the terminal's encoding is. */
public final class JsonPrinter implements ResultSink {
  private final Console console;

  public JsonPrinter(Console console) {
    this.console = console;
  }

  @Override
  public void accept(Result result, String json) {
    console.out().data(json + '\n');
    console.out().flush();
  }
}
