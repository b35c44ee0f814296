package io.github.tsume.app.certificate;

import io.github.tsume.app.certificate.RefusedException.Refusal;
import io.github.tsume.board.position.Position;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.sfen.SfenLineReader;
import io.github.tsume.results.json.Result;
import io.github.tsume.rules.Ruleset;

/** The positions that results are about. */
final class Starts {
  private Starts() {}

  /** The position of a result. */
  static Position of(Result result) {
    String name = String.valueOf(result.origin().rules());
    return of(name, String.valueOf(result.origin().sfen()));
  }

  /** The position of a result, by the name of its rules and its SFEN. */
  static Position of(String name, String sfen) {
    Ruleset rules =
        Ruleset.byName(name).orElseThrow(() -> new RefusedException(Refusal.POSITION, ""));
    ReadResult.Entry entry = SfenLineReader.parseOne(sfen, "", ReadOptions.of(rules));
    if (!(entry instanceof ReadResult.Read read) || !read.problem().faults().isEmpty()) {
      throw new RefusedException(Refusal.POSITION, "");
    }
    return Position.of(read.problem().setup());
  }
}
