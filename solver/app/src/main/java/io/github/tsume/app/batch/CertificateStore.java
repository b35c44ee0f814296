package io.github.tsume.app.batch;

import io.github.tsume.app.certificate.CertificateFile;
import io.github.tsume.app.file.FileNames;
import io.github.tsume.app.file.OutputException;
import io.github.tsume.board.Position;
import io.github.tsume.soundness.Certificate;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * Where certificates go: a file for each problem, below the directory of the results. One that is
 * there stays, as a result may name it: another of the problem gets a name of its own.
 */
record CertificateStore(Path directory) {
  static final String FOLDER = "certificates";

  /** Writes a certificate; returns the name of its file, relative to the results. */
  String put(String id, Position start, String sfen, Certificate certificate) {
    String text = CertificateFile.write(start, sfen, certificate);
    String first = FOLDER + "/" + FileNames.distinct(id);
    String name = first + ".txt";
    try {
      Files.createDirectories(directory.resolve(FOLDER));
      for (int number = 2; isOther(directory.resolve(name), text); number++) {
        name = first + "-" + number + ".txt";
      }
      Files.writeString(directory.resolve(name), text);
    } catch (IOException e) {
      throw OutputException.below(directory, e);
    }
    return name;
  }

  private static boolean isOther(Path file, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return Files.exists(file) && !Arrays.equals(Files.readAllBytes(file), bytes);
  }
}
