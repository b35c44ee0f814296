package io.github.tsume.app.convert;

import io.github.tsume.app.file.FileNames.FreshNames;
import io.github.tsume.app.file.Leftovers;
import io.github.tsume.app.file.OutputException;
import io.github.tsume.app.file.Replacement;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Source;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A directory: a file per problem or, where the format holds several, a file per file of the input.
 */
public final class DirectoryOutput implements Output {
  private final Path directory;
  private final Converter converter;
  private final Consumer<Path> guard;
  private final Consumer<Path> kept;
  private final FreshNames names = new FreshNames();
  private @Nullable String source;
  private @Nullable FileOutput current;

  /**
   * A directory, which is made if there is none.
   *
   * @param guard is shown each file before it is begun, and throws something to keep it
   * @param kept is told where what was there is kept
   */
  public DirectoryOutput(
      Path directory, Converter converter, Consumer<Path> guard, Consumer<Path> kept) {
    this.directory = made(directory);
    this.converter = converter;
    this.guard = guard;
    this.kept = kept;
  }

  private static Path made(Path directory) {
    try {
      Path made = Files.createDirectories(directory);
      Leftovers.clear(made);
      return made;
    } catch (IOException e) {
      throw new OutputException(directory, e);
    }
  }

  @Override
  public void write(Problem problem, byte[] bytes) throws IOException {
    if (converter.format().writer().separator() == null) {
      try (FileOutput file = new FileOutput(fresh(problem.id()), converter, kept)) {
        file.write(problem, bytes);
        file.finish();
      }
      return;
    }
    String name = problem.source().name();
    FileOutput file = current;
    if (file == null || !name.equals(source)) {
      finish();
      source = name;
      file = new FileOutput(fresh(new Source(name, 1, 0).id()), converter, kept);
      current = file;
    }
    file.write(problem, bytes);
  }

  /** A file that this run has not written yet. */
  private Path fresh(String name) {
    Path file = directory.resolve(names.of(name) + "." + converter.format().extensions().get(0));
    guard.accept(file);
    return file;
  }

  @Override
  public void finish() {
    if (current != null) {
      current.finish();
    }
    close();
  }

  @Override
  public void close() {
    if (current != null) {
      current.close();
      current = null;
    }
  }

  /**
   * One file for all problems, which takes the place of what was there when it is complete; that is
   * kept beside.
   */
  public static final class FileOutput implements Output {
    private final Replacement file;
    private final StreamOutput stream;

    /**
     * One of many files in a folder.
     *
     * @param kept is told where what was there is kept
     */
    FileOutput(Path place, Converter converter, Consumer<Path> kept) {
      this(Replacement.keeping(place, kept), converter);
    }

    private FileOutput(Replacement file, Converter converter) {
      this.file = file;
      stream = new StreamOutput(file, converter);
    }

    /**
     * A file that is alone.
     *
     * @param kept is told where what was there is kept
     */
    public static FileOutput alone(Path place, Converter converter, Consumer<Path> kept) {
      return new FileOutput(Replacement.alone(place, kept), converter);
    }

    @Override
    public void write(Problem problem, byte[] bytes) throws IOException {
      stream.write(problem, bytes);
    }

    @Override
    public void finish() {
      file.commit();
    }

    @Override
    public void close() {
      file.close();
    }

    /** One stream for all problems, with what the format puts between them. */
    public static final class StreamOutput implements Output {
      private final OutputStream out;
      private final byte[] separator;
      private boolean empty = true;

      public StreamOutput(OutputStream out, Converter converter) {
        this.out = out;
        @Nullable String text = converter.format().writer().separator();
        separator = converter.encode(text == null ? "\n" : text).bytes();
      }

      @Override
      public void write(Problem problem, byte[] bytes) throws IOException {
        if (!empty) {
          out.write(separator);
        }
        out.write(bytes);
        empty = false;
      }

      @Override
      public void finish() throws IOException {
        out.flush();
      }

      @Override
      public void close() throws IOException {
        out.close();
      }
    }
  }
}
