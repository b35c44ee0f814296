package io.github.tsume.app.batch.log;

import io.github.tsume.app.file.BlockFile;
import io.github.tsume.app.file.BlockOutput;
import io.github.tsume.app.file.Replacement;
import io.github.tsume.app.file.ResultTexts;
import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/** A shard with fewer lines, which takes the place of another; that goes if none are left. */
final class ShardCopy {
  private ShardCopy() {}

  /** Says which lines stay. */
  interface Choice {
    boolean counts(byte[] line, long offset);
  }

  /** Copies the lines of a shard that stay, and closes it. */
  static void replace(BlockFile shard, Choice choice) throws IOException {
    replace(shard, shard.stream(), choice);
  }

  /** Copies the results of a shard that is not as it was written. */
  static void mend(Path file) throws IOException {
    BlockFile shard = BlockFile.open(file);
    try (InputStream raw = Files.newInputStream(file)) {
      // Who edits a shard packs it with another program, which makes no blocks.
      InputStream text = shard.size() > 0 ? shard.stream() : unpacked(raw);
      replace(shard, text, (line, offset) -> LogScan.isResult(line));
    }
  }

  private static InputStream unpacked(InputStream raw) throws IOException {
    try {
      return new GZIPInputStream(raw);
    } catch (ZipException | EOFException e) {
      return InputStream.nullInputStream();
    }
  }

  private static void replace(BlockFile shard, InputStream text, Choice choice) throws IOException {
    boolean any = false;
    try (Replacement copy = Replacement.of(shard.file())) {
      // One character for each byte, so that all of them stay as they are.
      try (BlockFile closed = shard;
          BlockOutput out = new BlockOutput(copy);
          InputStreamReader bytes = new InputStreamReader(text, StandardCharsets.ISO_8859_1);
          BufferedReader reader = ResultTexts.lines(bytes)) {
        long at = 0;
        for (String read = next(reader); read != null; read = next(reader)) {
          byte[] line = read.getBytes(StandardCharsets.ISO_8859_1);
          if (choice.counts(line, at)) {
            out.write(line);
            out.write('\n');
            any = true;
          }
          at += line.length + 1;
        }
      }
      if (any) {
        copy.commit();
      }
    }
    if (!any) {
      Files.delete(shard.file());
    }
  }

  private static @Nullable String next(BufferedReader reader) throws IOException {
    try {
      return reader.readLine();
    } catch (ZipException | EOFException e) {
      return null; // What follows cannot be unpacked.
    }
  }
}
