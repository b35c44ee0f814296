package io.github.tsume.app.convert;

import io.github.tsume.app.file.Replacement;
import io.github.tsume.record.Problem;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One file for all problems, which takes the place of what was there when it is complete; that is
 * kept beside.
 */
public final class FileOutput implements Output {
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
