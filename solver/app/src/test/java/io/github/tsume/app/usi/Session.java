package io.github.tsume.app.usi;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** An engine in this process, with both ends of its pipes in the hands of a test. */
final class Session implements AutoCloseable {
  /** A guard against hanging, not an expectation of speed. */
  private static final long PATIENCE_SECONDS = 900;

  private final BlockingQueue<byte[]> input = new LinkedBlockingQueue<>();
  private final BlockingQueue<String> output = new LinkedBlockingQueue<>();
  private final CountDownLatch gone = new CountDownLatch(1);
  private final Thread thread;
  private volatile boolean closedOutput;

  Session() {
    PrintStream out = new PrintStream(new Lines(), false, StandardCharsets.US_ASCII);
    UsiEngine engine = new UsiEngine(new Chunks(), out, "Tsume", gone::countDown);
    thread = new Thread(engine::run, "usi-test-engine");
    thread.setDaemon(true);
    thread.start();
  }

  Session send(String... lines) {
    for (String line : lines) {
      input.add((line + "\n").getBytes(StandardCharsets.ISO_8859_1));
    }
    return this;
  }

  Session sendBytes(byte[] bytes) {
    if (bytes.length > 0) {
      input.add(bytes.clone());
    }
    return this;
  }

  /** The next line of output. */
  String next() {
    try {
      String line = output.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (line == null) {
        throw new AssertionError("no output");
      }
      return line;
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** The lines up to the first one that begins so, which is the last of them. */
  List<String> until(String prefix) {
    List<String> lines = new ArrayList<>();
    do {
      lines.add(next());
    } while (!lines.get(lines.size() - 1).startsWith(prefix));
    return lines;
  }

  /** Says that there is no more input, and waits for the engine to return. */
  void endInput() {
    input.add(new byte[0]);
    join();
  }

  /** Says quit, and waits for the engine to return. */
  void quit() {
    send("quit");
    join();
  }

  void closeOutput() {
    closedOutput = true;
  }

  void awaitGone() throws InterruptedException {
    if (!gone.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      throw new AssertionError("the engine did not see that its output is closed");
    }
  }

  private void join() {
    try {
      thread.join(PATIENCE_SECONDS * 1000);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    if (thread.isAlive()) {
      throw new AssertionError("the engine did not return");
    }
  }

  /** What was written and not yet read. */
  List<String> rest() {
    List<String> lines = new ArrayList<>();
    output.drainTo(lines);
    return lines;
  }

  /** Asks for a sign of life: the engine has then seen whatever was sent before. */
  Session sync() {
    send("isready");
    until("readyok");
    return this;
  }

  @Override
  public void close() {
    if (thread.isAlive()) {
      quit();
    }
  }

  /** What the test sends, in the pieces in which it sends it. */
  private final class Chunks extends InputStream {
    private byte @Nullable [] chunk;
    private int at;

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] into, int offset, int length) throws IOException {
      byte[] current = chunk;
      if (current == null || at == current.length) {
        try {
          current = input.take();
        } catch (InterruptedException e) {
          throw new IOException(e);
        }
        chunk = current;
        at = 0;
        if (current.length == 0) {
          return -1;
        }
      }
      int count = Math.min(length, current.length - at);
      System.arraycopy(current, at, into, offset, count);
      at += count;
      return count;
    }
  }

  /** What the engine writes, line by line. */
  private final class Lines extends OutputStream {
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();

    @Override
    public void write(int b) throws IOException {
      if (closedOutput) {
        throw new IOException("closed");
      }
      if (b == '\n') {
        output.add(line.toString(StandardCharsets.ISO_8859_1));
        line.reset();
      } else {
        line.write(b);
      }
    }
  }
}
