package io.github.tsume.app.cli;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.Version;
import io.github.tsume.app.cli.options.LanguageMixin;
import io.github.tsume.app.cli.options.OutputPlace;
import io.github.tsume.app.cli.print.ManPage;
import io.github.tsume.app.file.OutputException;
import io.github.tsume.app.file.Replacement;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code tsume man}: the manual pages, for who packs the program. */
@Command(
    name = "man",
    hidden = true,
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class ManCommand implements Callable<Integer> {
  private final Call session;

  @Spec @Nullable CommandSpec spec;

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "DIR",
      descriptionKey = "tsume.man.output")
  @Nullable Path directory;

  @Mixin LanguageMixin language = new LanguageMixin();

  ManCommand(Call session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    Path folder = Objects.requireNonNull(directory);
    CommandLine program = Objects.requireNonNull(spec).root().commandLine();
    try {
      Files.createDirectories(folder);
      write(folder, "tsume", program);
      int pages = 1;
      for (Map.Entry<String, CommandLine> command : program.getSubcommands().entrySet()) {
        if (!command.getValue().getCommandSpec().usageMessage().hidden()) {
          write(folder, "tsume-" + command.getKey(), command.getValue());
          pages++;
        }
      }
      if (!language.quiet) {
        session.console().err().println(session.messages().get("man.written", pages, folder));
      }
    } catch (IOException e) {
      throw OutputException.below(folder, e);
    }
    return Tally.OK;
  }

  private void write(Path folder, String name, CommandLine command) throws IOException {
    Path file = folder.resolve(name + ".1");
    try (Replacement page = Replacement.keeping(file, OutputPlace.kept(language.quiet, session))) {
      page.write(new ManPage(name, command).roff().getBytes(StandardCharsets.UTF_8));
      page.commit();
    }
  }
}
