package io.github.tsume.app.cli.options;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.app.file.OutputReason;
import io.github.tsume.app.find.Classics;
import io.github.tsume.app.find.IndexFile;
import io.github.tsume.board.Setup;
import io.github.tsume.index.DamagedIndexException;
import io.github.tsume.index.ProblemIndex;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import picocli.CommandLine.Option;

/** The earlier problems that others are compared with: indexes, of which some are brought along. */
public final class IndexOption {
  /** The name of the index that the program brings along. */
  private static final String CLASSICS = "classics";

  @Option(names = "--index", paramLabel = "FILE")
  List<String> names = new ArrayList<>();

  /** Whether there are any. */
  public boolean isAsked() {
    return !names.isEmpty();
  }

  /** Those that are files. */
  public List<Path> files() {
    return names.stream().filter(name -> !name.equals(CLASSICS)).map(Path::of).toList();
  }

  /**
   * Indexes that were read to their end and are as they were written: nobody has to fear what they
   * say.
   */
  public List<ProblemIndex> verified(Call session) {
    List<ProblemIndex> all = new ArrayList<>();
    for (String name : names) {
      ProblemIndex index = index(name, session);
      try {
        index.verify();
      } catch (DamagedIndexException e) {
        throw damaged(name, session);
      }
      all.add(index);
    }
    return all;
  }

  /** Whether a position is in one of them, maybe but for a piece. */
  public Predicate<Setup> known(Call session) {
    List<ProblemIndex> all = verified(session);
    return setup -> all.stream().anyMatch(index -> !index.find(setup, List.of()).isEmpty());
  }

  /** Indexes each part of which is verified when it is read. */
  public List<ProblemIndex> opened(Call session) {
    return names.stream().map(name -> index(name, session)).toList();
  }

  /** What is told of those of which one was changed since it was written. */
  public UserException damaged(Call session) {
    return damaged(String.join(", ", names), session);
  }

  private static UserException damaged(String name, Call session) {
    return new UserException(Tally.UNREADABLE, session.messages().get("error.index-damaged", name));
  }

  private static ProblemIndex index(String name, Call session) {
    try {
      return name.equals(CLASSICS) ? Classics.index() : IndexFile.open(Path.of(name));
    } catch (DamagedIndexException e) {
      throw damaged(name, session);
    } catch (IllegalArgumentException e) {
      throw new UserException(Tally.UNREADABLE, session.messages().get("error.no-index", name));
    } catch (NoSuchFileException e) {
      String reason = session.messages().get("error.no-such-file");
      throw new UserException(
          Tally.UNREADABLE, session.messages().get("error.input", name, reason));
    } catch (IOException e) {
      String reason = OutputReason.of(e, session.messages());
      throw new UserException(
          Tally.UNREADABLE, session.messages().get("error.input", name, reason));
    }
  }
}
