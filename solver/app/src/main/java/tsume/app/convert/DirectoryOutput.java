package tsume.app.convert;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tsume.app.file.FileNames;
import tsume.record.Problem;
import tsume.record.Source;

/**
 * A directory: a file per problem or, where the format holds several, a file per file of the input.
 */
public final class DirectoryOutput implements Output {
  private final Path directory;
  private final Converter converter;
  private final Set<String> used = new HashSet<>();
  private @Nullable String source;
  private @Nullable StreamOutput current;

  public DirectoryOutput(Path directory, Converter converter) throws IOException {
    this.directory = Files.createDirectories(directory);
    this.converter = converter;
  }

  @Override
  public void write(Problem problem, byte[] bytes) throws IOException {
    if (converter.format().writer().separator() == null) {
      Files.write(fresh(problem.id()), bytes);
      return;
    }
    String name = problem.source().name();
    StreamOutput stream = current;
    if (stream == null || !name.equals(source)) {
      close();
      source = name;
      Path file = fresh(new Source(name, 1, 0).id());
      stream = new StreamOutput(new BufferedOutputStream(Files.newOutputStream(file)), converter);
      current = stream;
    }
    stream.write(problem, bytes);
  }

  /** A file that this run has not written yet. */
  private Path fresh(String name) {
    String safe = FileNames.safe(name);
    String unique = safe;
    for (int i = 2; !used.add(unique.toLowerCase(Locale.ROOT)); i++) {
      unique = safe + "~" + i;
    }
    return directory.resolve(unique + "." + converter.format().extensions().get(0));
  }

  @Override
  public void close() throws IOException {
    if (current != null) {
      current.close();
      current = null;
    }
  }
}
