package io.github.tsume.app.certificate;

import io.github.tsume.app.certificate.RefusedException.Refusal;
import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.position.Position;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.sfen.SfenLineReader;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.posed.PosedProblem;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.Problem;
import io.github.tsume.results.json.Result;
import io.github.tsume.rules.Ruleset;

/** The positions that results are about. */
final class Starts {
  private Starts() {}

  /** The position of a result. */
  static Position of(Result result) {
    String name = String.valueOf(result.origin().rules());
    String sfen = String.valueOf(result.origin().sfen());
    if (!result.answer().aim().defenderBegins()) {
      return of(name, sfen);
    }
    Problem problem = read(name, sfen);
    ResultCheck.require(SfenWriter.sfen(problem.setup()).equals(sfen), "sfen");
    if (isIllegal(result)) {
      throw new RefusedException(Refusal.POSITION, "");
    }
    return posed(result, problem).position();
  }

  /** The problem as it was put: who begins, and what forbids it. */
  private static PosedProblem posed(Result result, Problem problem) {
    Metadata stated =
        result.statedLength().isPresent()
            ? problem.metadata().with(Metadata.LENGTH, "" + result.statedLength().getAsInt())
            : problem.metadata();
    return PosedProblem.of(problem.withMetadata(stated), DefenderHand.AS_IS, result.answer().aim());
  }

  /** The position of a result, by the name of its rules and its SFEN. */
  static Position of(String name, String sfen) {
    Problem problem = read(name, sfen);
    // One text for a position: nobody may read another one in it.
    ResultCheck.require(SfenWriter.sfen(problem.setup()).equals(sfen), "sfen");
    if (!problem.faults().isEmpty()) {
      throw new RefusedException(Refusal.POSITION, "");
    }
    return Position.of(problem.setup());
  }

  /** Whether the rules forbid the position of a result. */
  static boolean isIllegal(Result result) {
    String name = String.valueOf(result.origin().rules());
    Problem problem = read(name, String.valueOf(result.origin().sfen()));
    return !posed(result, problem).errors().isEmpty();
  }

  private static Problem read(String name, String sfen) {
    Ruleset rules =
        Ruleset.byName(name).orElseThrow(() -> new RefusedException(Refusal.POSITION, ""));
    ReadResult.Entry entry = SfenLineReader.parseOne(sfen, "", ReadOptions.of(rules));
    if (!(entry instanceof ReadResult.Read read)) {
      throw new RefusedException(Refusal.POSITION, "");
    }
    return read.problem();
  }
}
