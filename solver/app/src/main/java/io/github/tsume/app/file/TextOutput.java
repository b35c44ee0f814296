package io.github.tsume.app.file;

import io.github.tsume.results.text.Columns;
import io.github.tsume.results.text.Style;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The one door for text that may reach a terminal: labels, names of files and whatever else
 * strangers wrote come out as text, and nothing in them is obeyed.
 *
 * <p>What is printed is for people, so it passes wherever it goes. Data is written as it is, unless
 * a terminal shows it.
 */
public class TextOutput extends PrintStream {
  /** The colours of the library that prints the help, which knows no marks. */
  private static final Pattern COLOUR = Pattern.compile("\u001b\\[[0-9;]*m");

  private final boolean isTerminal;

  /**
   * A stream.
   *
   * @param isTerminal whether a person sees it as it is written: then each line is flushed
   */
  public TextOutput(OutputStream out, boolean isTerminal, Charset charset) {
    this(out, isTerminal, isTerminal, charset);
  }

  /**
   * A stream.
   *
   * @param flushes whether to flush after each line
   */
  public TextOutput(OutputStream out, boolean isTerminal, boolean flushes, Charset charset) {
    super(out, flushes, charset);
    this.isTerminal = isTerminal;
  }

  @Override
  public final void print(@Nullable String text) {
    super.print(Style.unmarked(Columns.plainLines(String.valueOf(text))));
  }

  @Override
  public final void print(char c) {
    print(String.valueOf(c));
  }

  @Override
  public final void print(char[] text) {
    print(String.valueOf(text));
  }

  @Override
  public final void print(@Nullable Object text) {
    print(String.valueOf(text));
  }

  /** Prints help, which may hold colours of another making, and nothing of strangers. */
  public final void printHelp(String text) {
    Matcher colours = COLOUR.matcher(text);
    StringBuilder shown = new StringBuilder();
    int from = 0;
    while (colours.find()) {
      shown.append(Columns.plainLines(text.substring(from, colours.start())));
      shown.append(colours.group());
      from = colours.end();
    }
    super.print(shown.append(Columns.plainLines(text.substring(from))).toString());
  }

  /**
   * Removes the line that the cursor is on.
   *
   * @param width how many columns the terminal has, where it must be written over; 0 where it obeys
   *     escape sequences
   */
  public final void clearLine(int width) {
    super.print(width == 0 ? "\r\u001b[K" : "\r" + " ".repeat(width - 1) + "\r");
  }

  /** Writes data in UTF-8; a terminal shows it as the text that it is. */
  public final void data(byte[] bytes) {
    if (isTerminal) {
      print(new String(bytes, StandardCharsets.UTF_8));
    } else {
      write(bytes, 0, bytes.length);
    }
  }

  /** Writes a text that programs read, in UTF-8 whatever the terminal's encoding is. */
  public final void data(String text) {
    data(text.getBytes(StandardCharsets.UTF_8));
  }

  /** This stream for those who write data and end it: it stays open. */
  public final OutputStream forData() {
    return new OutputStream() {
      @Override
      public void write(int b) {
        data(new byte[] {(byte) b});
      }

      @Override
      public void write(byte[] bytes, int offset, int length) {
        data(Arrays.copyOfRange(bytes, offset, offset + length));
      }

      @Override
      public void flush() {
        TextOutput.this.flush();
      }

      @Override
      public void close() {
        flush();
      }
    };
  }
}
