package io.github.tsume.app.batch;

import io.github.tsume.app.certificate.CertificateFile;
import io.github.tsume.app.file.FileNames;
import io.github.tsume.app.file.OutputException;
import io.github.tsume.board.Position;
import io.github.tsume.soundness.Certificate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where certificates go: a file for each problem, below the directory of the results. */
record CertificateStore(Path directory) {
  static final String FOLDER = "certificates";

  /** Writes a certificate; returns the name of its file, relative to the results. */
  String put(String id, Position start, String sfen, Certificate certificate) {
    String name = FOLDER + "/" + FileNames.distinct(id) + ".txt";
    try {
      Files.createDirectories(directory.resolve(FOLDER));
      Files.writeString(directory.resolve(name), CertificateFile.write(start, sfen, certificate));
    } catch (IOException e) {
      throw OutputException.below(directory, e);
    }
    return name;
  }
}
