package io.github.tsume.app.convert;

import io.github.tsume.app.file.Replacement;
import io.github.tsume.record.Problem;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;

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
}
