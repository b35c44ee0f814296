package io.github.tsume.web.twin.io.github.tsume.app.batch.job;

import io.github.tsume.board.position.Position;
import io.github.tsume.results.json.Result;
import io.github.tsume.soundness.claims.Certificate;
import java.nio.file.Path;

/** There are no files in a browser, so that nobody asks for one. */
public record CertificateStore(Path directory) {
  public Result put(Result result, Position start, Certificate certificate) {
    throw new UnsupportedOperationException("no files here");
  }
}
