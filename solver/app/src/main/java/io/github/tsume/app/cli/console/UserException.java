package io.github.tsume.app.cli.console;

/** An exception that ends a command with one line that tells the user what to do about it. */
public final class UserException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int exitCode;

  public UserException(int exitCode, String message) {
    super(message, null, false, false);
    this.exitCode = exitCode;
  }

  public int exitCode() {
    return exitCode;
  }
}
