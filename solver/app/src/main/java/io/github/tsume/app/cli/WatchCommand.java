package io.github.tsume.app.cli;

import io.github.tsume.app.batch.Batch;
import io.github.tsume.app.batch.job.JobOptions;
import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.LeftOut;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.app.cli.console.Version;
import io.github.tsume.app.cli.options.InputMixin;
import io.github.tsume.app.cli.options.OutputMixin;
import io.github.tsume.app.cli.options.SearchMixin;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.app.watch.PlaceWatch;
import io.github.tsume.results.json.CheckRequest;
import io.github.tsume.results.text.MoveStyle;
import io.github.tsume.verdict.Profile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tsume watch}: checks problems, and those of a file again whenever it changes. */
@Command(name = "watch", mixinStandardHelpOptions = true, versionProvider = Version.class)
final class WatchCommand implements Callable<Integer> {
  private final Call session;

  /** The files in which something could not be read when they were read last. */
  private final Set<Path> unreadable = new HashSet<>();

  @Parameters(index = "0", paramLabel = "PLACE", descriptionKey = "tsume.watch.PLACE")
  @Nullable Path place;

  @Mixin InputMixin input = new InputMixin();
  @Mixin SearchMixin search = new SearchMixin();
  @Mixin OutputMixin output = new OutputMixin();

  @Option(names = "--profile", paramLabel = "PROFILE")
  Profile profile = Profile.MAGAZINE;

  WatchCommand(Call session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    Path watched = Objects.requireNonNull(place);
    if (!Files.exists(watched)) {
      throw unreadable(watched);
    }
    try (PlaceWatch watch = new PlaceWatch(watched, session.interruption())) {
      if (!output.quiet) {
        String text = session.messages().get("watch.begin", watched, watch.files().size());
        session.console().err().println(text);
        input.tell(watch.account(), session);
      }
      List<Path> changed = watch.files();
      // Of a whole folder only what is being edited gets advice.
      boolean edited = !Files.isDirectory(watched);
      while (!session.interruption().happened()) {
        for (Path file : changed) {
          check(watched, file, edited);
        }
        edited = true;
        unreadable.retainAll(watch.files());
        if (session.console().out().isGone()) {
          return unreadable.isEmpty() ? Tally.OK : Tally.UNREADABLE;
        }
        changed = watch.await();
      }
      return unreadable.isEmpty() ? Tally.INTERRUPTED : Tally.UNREADABLE;
    } catch (IOException e) {
      throw unreadable(watched);
    }
  }

  private UserException unreadable(Path path) {
    return new UserException(Tally.UNREADABLE, session.messages().get("watch.unreadable", path));
  }

  private static Path name(Path watched, Path file) {
    return watched.equals(file) ? file.getFileName() : watched.relativize(file);
  }

  private void check(Path watched, Path file, boolean edited) {
    if (session.interruption().happened()) {
      return;
    }
    if (!output.json) {
      LocalTime now = LocalTime.now(java.time.ZoneId.systemDefault());
      String heading = now.truncatedTo(ChronoUnit.SECONDS) + "  " + name(watched, file);
      session.console().out().println(output.style(session.console()).strong(heading));
    }
    try (InputSource source = input.openCompositions(List.of(file.toString()), session)) {
      boolean many = source.hasSeveral();
      // The time limit of a batch holds for one problem too: the next change waits for this one.
      JobOptions job =
          new JobOptions(
              CheckRequest.DEFAULT.withOptions(search.asked(profile)),
              new JobOptions.Check(false, null, List.of(), edited),
              input.defenderHand,
              search.limits(true),
              MoveStyle.of(output.notation, session.messages()),
              !output.noTiming,
              false,
              JobOptions.Stated.TAKEN);
      Batch.Settings settings = Batch.Settings.of(job, search.jobs(many));
      new BatchCommand(session, output).run(source, settings, many, new Tally(result -> false));
      LeftOut.tell(source, session, Tally.OK, output.quiet);
      unreadable.remove(file);
      if (source.account().hasInvalid()) {
        unreadable.add(file);
      }
    }
  }
}
