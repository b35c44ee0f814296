package io.github.tsume.app.cli.options;

import io.github.tsume.app.file.FileNames;
import io.github.tsume.app.input.InputArgument;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The default folder of the reports on inputs: {@code reports/<name>}. */
public final class OutputDirectory {
  private OutputDirectory() {}

  /** The directory for these inputs; null, that is nowhere, if they are all typed positions. */
  public static @Nullable Path standard(List<String> inputs) {
    boolean typed =
        InputArgument.parse(inputs).stream().allMatch(InputArgument.Position.class::isInstance);
    return typed ? null : Path.of("reports", FileNames.safe(name(inputs)));
  }

  /** What the inputs are called, after the first that has a name. */
  public static String name(List<String> inputs) {
    for (InputArgument argument : InputArgument.parse(inputs)) {
      if (argument instanceof InputArgument.Place place) {
        return stem(place.path());
      }
      if (argument instanceof InputArgument.Glob glob) {
        return parentName(glob.pattern());
      }
      if (argument instanceof InputArgument.Standard) {
        return "stdin";
      }
    }
    return "positions";
  }

  private static String stem(Path path) {
    Path last = path.toAbsolutePath().normalize().getFileName();
    String name = last == null ? "root" : last.toString();
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }

  private static String parentName(String pattern) {
    String[] parts = pattern.split("[/\\\\]", -1);
    for (int i = parts.length - 2; i >= 0; i--) {
      if (parts[i].matches("[\\w.-]*\\w[\\w.-]*")) {
        return parts[i];
      }
    }
    return "problems";
  }
}
