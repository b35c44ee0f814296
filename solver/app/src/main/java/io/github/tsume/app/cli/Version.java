package io.github.tsume.app.cli;

import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote into the jar's manifest. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    return new String[] {"tsume " + number()};
  }

  static String number() {
    String version = Version.class.getPackage().getImplementationVersion();
    return version == null ? "(not packaged)" : version;
  }
}
