package io.github.tsume.app.cli;

/** Ends a command with one line that tells the user what to do about it. */
final class UserException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int exitCode;

  UserException(int exitCode, String message) {
    super(message, null, false, false);
    this.exitCode = exitCode;
  }

  int exitCode() {
    return exitCode;
  }
}
