package io.github.tsume.app.cli;

import com.google.common.primitives.Ints;
import io.github.tsume.app.extend.ExtendReport.FoundExtension;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Source;
import java.util.List;

/**
 * A problem that was found, with the one that it was made of.
 *
 * @param of the one that was extended
 */
record ExtendedProblem(Problem of, FoundExtension found) {
  private static final String SOURCE = "出典";

  /** The problem as it is written, with its line and where it comes from. */
  Problem problem() {
    String steps = found.added() > 0 ? "-" + found.added() : "";
    String id = of.id() + steps + "-" + found.number();
    String source = of.source().name().isEmpty() ? of.id() : of.source().toString();
    Metadata metadata =
        Metadata.EMPTY
            .with(Metadata.NUMBER, id)
            .with(Metadata.LENGTH, String.valueOf(found.extension().line().size()))
            .with(SOURCE, found.added() > 0 ? source + " -" + found.added() : source);
    MoveTree line = MoveTree.of(Ints.toArray(found.extension().line()));
    return new Problem(id, Source.NONE, found.extension().setup(), List.of(), metadata, line);
  }
}
