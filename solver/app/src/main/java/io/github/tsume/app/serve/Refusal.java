package io.github.tsume.app.serve;

/** A request that is not answered. */
final class Refusal extends Exception {
  /** Why, in the numbers of HTTP; a test has an answer of each. */
  enum Status {
    BAD_REQUEST(400),
    FORBIDDEN(403),
    NOT_FOUND(404),
    WRONG_METHOD(405),
    TOO_LARGE(413),
    WRONG_TYPE(415),
    TOO_MANY(429);

    private final int number;

    Status(int number) {
      this.number = number;
    }

    int number() {
      return number;
    }
  }

  private static final long serialVersionUID = 1;

  private final Status status;

  Refusal(Status status, String why) {
    super(why);
    this.status = status;
  }

  Status status() {
    return status;
  }
}
