package tsume.app.input;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.concurrent.atomic.AtomicLong;

/** Measures how much of the inputs has been read. */
final class Meter {
  private final AtomicLong expected = new AtomicLong();
  private final AtomicLong read = new AtomicLong();
  private volatile boolean unknown;

  /** Another input is to come. */
  void expect(InputArgument argument) {
    if (argument instanceof InputArgument.Standard) {
      unknown = true;
    } else if (argument instanceof InputArgument.Place place) {
      try {
        if (Files.isRegularFile(place.path())) {
          expected.addAndGet(Files.size(place.path()));
        }
      } catch (IOException e) {
        // Whoever opens it will tell.
      }
    }
  }

  /** The same stream, measured. */
  InputStream measure(InputStream in) {
    return new FilterInputStream(in) {
      @Override
      public int read() throws IOException {
        int b = super.read();
        read.addAndGet(b < 0 ? 0 : 1);
        return b;
      }

      @Override
      public int read(byte[] bytes, int offset, int length) throws IOException {
        int count = super.read(bytes, offset, length);
        read.addAndGet(Math.max(count, 0));
        return count;
      }
    };
  }

  double fraction() {
    long total = expected.get();
    return unknown || total == 0 ? -1 : Math.min(1, (double) read.get() / total);
  }
}
