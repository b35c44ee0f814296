package io.github.tsume.app.find;

import io.github.tsume.index.IndexBuilder;
import io.github.tsume.index.IndexedProblem;
import io.github.tsume.index.ProblemIndex;
import io.github.tsume.notation.Notation;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.record.Problem;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The index of classic works, from before 1868, that the program brings along: of each work the
 * problems whose position two independent transcriptions have alike.
 */
public final class Classics {
  private static final List<Work> WORKS =
      List.of(new Work("bench/zuko.sfen", "problems/zuko/", "図巧", "伊藤看寿 (Itō Kanju), 1755"));

  private static final Pattern NUMBER = Pattern.compile("第([0-9]+)番");

  /** What is written of a problem whose position the transcriptions have not alike. */
  private static final String DIFFER = "the sources differ";

  private Classics() {}

  /**
   * A work.
   *
   * @param file its problems, a resource
   * @param folder where they are told to be
   * @param name what it is called
   * @param credit who made it, and when
   */
  private record Work(String file, String folder, String name, String credit) {}

  /** All of them. */
  public static ProblemIndex index() {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      IndexBuilder index = new IndexBuilder(bytes);
      for (Work work : WORKS) {
        for (IndexedProblem problem : problems(work)) {
          index.add(problem);
        }
      }
      index.finish();
      return new ProblemIndex(ByteBuffer.wrap(bytes.toByteArray()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<IndexedProblem> problems(Work work) throws IOException {
    List<IndexedProblem> all = new ArrayList<>();
    try (InputStream in = Classics.class.getResourceAsStream("/io/github/tsume/app/" + work.file)) {
      byte[] rows = Objects.requireNonNull(in, work.file).readAllBytes();
      String name = work.file.substring(work.file.indexOf('/') + 1);
      for (Problem problem : Notation.read(rows, name, ReadOptions.DEFAULT).problems()) {
        String title = String.valueOf(problem.title());
        Matcher number = NUMBER.matcher(title);
        if (number.find() && !problem.metadata().toString().contains(DIFFER)) {
          all.add(
              new IndexedProblem(
                  work.name + " " + number.group(1),
                  work.folder + problem.source(),
                  title,
                  work.credit,
                  problem.statedLength(),
                  problem.setup(),
                  problem.authoredLine()));
        }
      }
    }
    return all;
  }
}
