package io.github.tsume.app.cli;

import io.github.tsume.app.batch.job.DeepThread;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.Version;
import io.github.tsume.app.cli.options.Converters;
import io.github.tsume.app.cli.options.InputGuard;
import io.github.tsume.app.cli.options.InputMixin;
import io.github.tsume.app.cli.options.LanguageMixin;
import io.github.tsume.app.cli.options.OutputPlace;
import io.github.tsume.app.file.OutputException;
import io.github.tsume.app.file.Replacement;
import io.github.tsume.index.IndexBuilder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tsume index}: writes an index of problems, for {@code tsume find}. */
@Command(name = "index", mixinStandardHelpOptions = true, versionProvider = Version.class)
final class IndexCommand implements Callable<Integer> {
  private static final long HASH = 64L << 20;

  private final Call session;

  @Parameters(paramLabel = "INPUT", arity = "1..*", descriptionKey = "tsume.index.INPUT")
  List<String> inputs = new ArrayList<>();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      required = true,
      descriptionKey = "tsume.index.output")
  @Nullable Path place;

  @Option(names = "--solve", paramLabel = "NODES")
  Converters.@Nullable Count solve;

  @Option(names = "--digest", descriptionKey = "tsume.index.digest")
  boolean digest;

  @Mixin InputMixin input = new InputMixin();
  @Mixin LanguageMixin language = new LanguageMixin();

  IndexCommand(Call session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    Path file = Objects.requireNonNull(place);
    new InputGuard(inputs, session).check(file);
    KnownProblems problems =
        new KnownProblems(session, input, solve == null ? 0 : solve.value(), HASH, language.quiet);
    int[] count = new int[1];
    DeepThread.run("index", () -> count[0] = write(file, problems));
    if (!language.quiet) {
      session.console().err().println(session.messages().get("index.written", count[0], file));
    }
    return problems.work().exitCode();
  }

  private int write(Path file, KnownProblems problems) {
    try (Replacement out = Replacement.alone(file, OutputPlace.kept(language.quiet, session))) {
      IndexBuilder builder = new IndexBuilder(out, digest);
      problems.read(inputs, known -> add(builder, known));
      builder.finish();
      // Where nothing could be read, an earlier index stays as it is.
      if (builder.size() > 0 || !problems.work().isUnreadable()) {
        out.commit();
      }
      return builder.size();
    } catch (IOException e) {
      throw new OutputException(file, e);
    } catch (UncheckedIOException e) {
      throw new OutputException(file, Objects.requireNonNull(e.getCause()));
    }
  }

  private static void add(IndexBuilder builder, KnownProblems.Known known) {
    try {
      builder.add(known.problem());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
