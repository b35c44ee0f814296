package io.github.tsume.app.serve;

/** A request that is not answered. */
final class Refusal extends Exception {
  static final int BAD_REQUEST = 400;
  static final int FORBIDDEN = 403;
  static final int NOT_FOUND = 404;
  static final int WRONG_METHOD = 405;
  static final int TOO_LARGE = 413;
  static final int WRONG_TYPE = 415;
  static final int TOO_MANY = 429;

  private static final long serialVersionUID = 1;

  private final int status;

  Refusal(int status, String why) {
    super(why);
    this.status = status;
  }

  /** The status of HTTP. */
  int status() {
    return status;
  }
}
