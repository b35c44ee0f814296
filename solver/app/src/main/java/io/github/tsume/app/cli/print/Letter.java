package io.github.tsume.app.cli.print;

import io.github.tsume.app.cli.console.Call;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.text.MoveStyle;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** A letter to an author: his problem, and all that was found of it, as a text of its own. */
public final class Letter {
  private Letter() {}

  /** The letter about a result, in the language of a call. */
  public static String of(Result result, Call call) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (PrintStream out = new PrintStream(bytes, false, StandardCharsets.UTF_8)) {
      new ResultPrinter(out, call, MoveStyle.of(null, call.messages())).accept(result, "");
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
