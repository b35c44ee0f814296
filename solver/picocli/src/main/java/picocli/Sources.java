package picocli;

import java.util.List;

/** The names by which the compiler finds the sources of all of picocli. */
final class Sources {
  static final List<Class<?>> ALL = List.of(CommandLine.class, AutoComplete.class);

  private Sources() {}
}
