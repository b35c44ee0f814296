package io.github.tsume.app.file;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/** The files that hold the results of a run, and what is in them, compressed or not. */
public final class ResultTexts {
  /** How much of a line is kept at most: no result is as long. */
  public static final int LONGEST = 1 << 25;

  private ResultTexts() {}

  /**
   * The files with the results of a run in their order: the shards, then what came after them.
   *
   * @param place the folder of a run, or one file
   * @throws NoSuchFileException if a folder has none
   */
  public static List<Path> files(Path place) throws IOException {
    if (!Files.isDirectory(place)) {
      return List.of(place);
    }
    List<Path> files = new ArrayList<>(OutputNames.shards(place));
    Path open = place.resolve(OutputNames.RESULTS);
    if (Files.exists(open)) {
      files.add(open);
    }
    if (files.isEmpty()) {
      throw new NoSuchFileException(open.toString());
    }
    return files;
  }

  /**
   * Opens a file. What is no UTF-8 is a {@link java.nio.charset.CharacterCodingException}, and what
   * cannot be decompressed a {@link java.util.zip.ZipException} or {@link java.io.EOFException},
   * once it is read.
   */
  public static BufferedReader open(Path file) throws IOException {
    InputStream in = new BufferedInputStream(PlainFile.open(file), 1 << 16);
    try {
      boolean packed = file.toString().endsWith(OutputNames.COMPRESSED);
      InputStream text = packed ? new GZIPInputStream(in, 1 << 16) : in;
      return lines(new InputStreamReader(text, StandardCharsets.UTF_8.newDecoder()));
    } catch (IOException e) {
      in.close();
      throw e;
    }
  }

  /** A reader of lines that keeps only the beginning of one that is too long for a result. */
  public static BufferedReader lines(Reader text) {
    return new BufferedReader(text) {
      @Override
      public @Nullable String readLine() throws IOException {
        StringBuilder line = new StringBuilder();
        int c = read();
        if (c < 0) {
          return null;
        }
        for (; c >= 0 && c != '\n'; c = read()) {
          if (line.length() < LONGEST) {
            line.append((char) c);
          }
        }
        int end = line.length() - 1;
        return end >= 0 && line.charAt(end) == '\r' ? line.substring(0, end) : line.toString();
      }
    };
  }
}
