package io.github.tsume.app.file;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;

/** The files that hold the results of a run, and what is in them, compressed or not. */
public final class ResultTexts {
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
    if (!file.toString().endsWith(OutputNames.COMPRESSED)) {
      return Files.newBufferedReader(file);
    }
    InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16);
    try {
      InputStream unpacked = new GZIPInputStream(in, 1 << 16);
      return new BufferedReader(
          new InputStreamReader(unpacked, StandardCharsets.UTF_8.newDecoder()));
    } catch (IOException e) {
      in.close();
      throw e;
    }
  }
}
