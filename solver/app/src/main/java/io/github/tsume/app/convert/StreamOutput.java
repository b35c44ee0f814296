package io.github.tsume.app.convert;

import io.github.tsume.record.Problem;
import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/** One stream for all problems, with what the format puts between them. */
public final class StreamOutput implements Output {
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
