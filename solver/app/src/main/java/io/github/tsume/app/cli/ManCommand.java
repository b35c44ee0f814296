package io.github.tsume.app.cli;

import io.github.tsume.app.batch.Tally;
import io.github.tsume.app.file.OutputException;
import java.io.IOException;
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
  @Spec @Nullable CommandSpec spec;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      descriptionKey = "tsume.man.output")
  Path directory = Path.of(".");

  @Mixin LanguageMixin language = new LanguageMixin();

  @Override
  public Integer call() {
    CommandLine program = Objects.requireNonNull(spec).root().commandLine();
    try {
      Files.createDirectories(directory);
      write("tsume", program);
      for (Map.Entry<String, CommandLine> command : program.getSubcommands().entrySet()) {
        if (!command.getValue().getCommandSpec().usageMessage().hidden()) {
          write("tsume-" + command.getKey(), command.getValue());
        }
      }
    } catch (IOException e) {
      throw OutputException.below(directory, e);
    }
    return Tally.OK;
  }

  private void write(String name, CommandLine command) throws IOException {
    Files.writeString(directory.resolve(name + ".1"), new ManPage(name, command).roff());
  }
}
