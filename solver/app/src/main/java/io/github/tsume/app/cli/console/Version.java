package io.github.tsume.app.cli.console;

import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote into the jar's manifest. */
public final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    return new String[] {"tsume " + number()};
  }

  /** The number alone, or words where it is none. */
  public static String number() {
    String version = Version.class.getPackage().getImplementationVersion();
    return version == null ? "(not packaged)" : version;
  }
}
