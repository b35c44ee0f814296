package io.github.tsume.app.cli.options;

import io.github.tsume.app.cli.console.Call;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Says of each output where what stood at its place is kept. */
public final class KeptFiles {
  private KeptFiles() {}

  /** Says it to people, unless they want to hear nothing. */
  public static Consumer<Path> told(boolean quiet, Call call) {
    return kept -> {
      if (!quiet) {
        call.console().err().println(call.messages().get("output.kept", kept));
      }
    };
  }
}
