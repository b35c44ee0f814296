package io.github.tsume.app.file;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The stream for results, which remembers why it could not be written: a {@link
 * java.io.PrintStream} alone keeps silent about that.
 *
 * <p>A reader that went away, as {@code head} does, is no failure: what it did not want is dropped.
 */
public final class StandardOutput extends TextOutput {
  /** What systems say of a pipe that nobody reads any more; some say it in their own language. */
  private static final Pattern CLOSED_PIPE = Pattern.compile("(?i)pipe|connection reset|パイプ");

  private final Watch watch;

  /**
   * A stream.
   *
   * @param isTerminal whether a person sees it as it is written
   */
  public StandardOutput(OutputStream out, boolean isTerminal, Charset charset) {
    this(new Watch(out), isTerminal, charset);
  }

  private StandardOutput(Watch watch, boolean isTerminal, Charset charset) {
    super(watch, isTerminal, charset);
    this.watch = watch;
  }

  /** Whether nothing more arrives there, for whatever reason. */
  public boolean isGone() {
    return watch.why != null;
  }

  /** Why something could not be written; null if all was, or nobody wanted the rest. */
  public @Nullable IOException failure() {
    flush();
    IOException why = watch.why;
    return why == null || isClosedPipe(why) ? null : why;
  }

  private static boolean isClosedPipe(IOException why) {
    return why.getMessage() != null && CLOSED_PIPE.matcher(why.getMessage()).find();
  }

  /** Writes until it fails once; what follows would be a text with a hole. */
  private static final class Watch extends FilterOutputStream {
    volatile @Nullable IOException why;

    Watch(OutputStream out) {
      super(out);
    }

    @Override
    public void write(int b) throws IOException {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      guarded(() -> out.write(bytes, offset, length));
    }

    @Override
    public void flush() throws IOException {
      guarded(out::flush);
    }

    private void guarded(Action action) throws IOException {
      if (why != null) {
        return;
      }
      try {
        action.run();
      } catch (IOException e) {
        why = e;
        throw e;
      }
    }
  }

  private interface Action {
    void run() throws IOException;
  }
}
