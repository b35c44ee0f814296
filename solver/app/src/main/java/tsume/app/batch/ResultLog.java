package tsume.app.batch;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import tsume.app.file.OutputException;
import tsume.app.json.Result;
import tsume.app.json.ResultReader;

/**
 * The file {@code results.jsonl}: a line per result, written at once, read back by offset.
 *
 * <p>A process that is killed loses at most the line that it was writing; {@link #recover} cuts a
 * half line off.
 */
final class ResultLog implements Closeable {
  /** Hears of each result that is in the log already. */
  interface Recovered {
    void found(Result result, long offset);
  }

  private final Path file;
  private final FileChannel channel;
  private long end;

  private ResultLog(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /** An empty log; an older one is overwritten. */
  static ResultLog create(Path file) throws IOException {
    return new ResultLog(
        file,
        FileChannel.open(
            file,
            StandardOpenOption.CREATE,
            StandardOpenOption.TRUNCATE_EXISTING,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE));
  }

  /** The log as an earlier process left it, without a last line that is not complete. */
  static ResultLog recover(Path file, Recovered recovered) throws IOException {
    ResultLog log =
        new ResultLog(
            file,
            FileChannel.open(
                file,
                StandardOpenOption.CREATE,
                StandardOpenOption.READ,
                StandardOpenOption.WRITE));
    log.scan(recovered);
    log.channel.truncate(log.end);
    return log;
  }

  private void scan(Recovered recovered) throws IOException {
    InputStream in = new BufferedInputStream(Channels.newInputStream(channel.position(0)), 1 << 16);
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    long at = 0;
    for (int b = in.read(); b >= 0; b = in.read()) {
      at++;
      if (b != '\n') {
        line.write(b);
        continue;
      }
      Result result;
      try {
        result = ResultReader.read(line.toString(StandardCharsets.UTF_8));
      } catch (IllegalArgumentException e) {
        // A line that was damaged: it and what follows is done again.
        return;
      }
      recovered.found(result, end);
      end = at;
      line.reset();
    }
  }

  /** Appends a line; returns its offset. */
  synchronized long append(String line) {
    try {
      ByteBuffer bytes = ByteBuffer.wrap((line + '\n').getBytes(StandardCharsets.UTF_8));
      long offset = end;
      while (bytes.hasRemaining()) {
        end += channel.write(bytes, end);
      }
      return offset;
    } catch (IOException e) {
      throw new OutputException(file, e);
    }
  }

  /** The line at an offset. */
  synchronized String read(long offset) {
    try {
      ByteArrayOutputStream line = new ByteArrayOutputStream(1024);
      ByteBuffer buffer = ByteBuffer.allocate(4096);
      for (long at = offset; channel.read(buffer.clear(), at) > 0; at += buffer.position()) {
        for (int i = 0; i < buffer.position(); i++) {
          if (buffer.get(i) == '\n') {
            return line.toString(StandardCharsets.UTF_8);
          }
          line.write(buffer.get(i));
        }
      }
      return line.toString(StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
