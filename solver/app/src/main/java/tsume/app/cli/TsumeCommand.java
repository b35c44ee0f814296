package tsume.app.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;

/** The {@code tsume} command; its subcommands do the work. */
@Command(
    name = "tsume",
    description = "Solves and verifies tsume-shogi.",
    mixinStandardHelpOptions = true,
    versionProvider = TsumeCommand.ManifestVersion.class)
public final class TsumeCommand implements Runnable {

  public static void main(String[] args) {
    System.exit(new CommandLine(new TsumeCommand()).execute(args));
  }

  @Override
  public void run() {
    new CommandLine(this).usage(System.out);
  }

  /** The version that the build wrote into the jar's manifest. */
  static final class ManifestVersion implements IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = TsumeCommand.class.getPackage().getImplementationVersion();
      return new String[] {"tsume " + (version == null ? "(not packaged)" : version)};
    }
  }
}
