package io.github.tsume.mate;

/** A question on which more depends could not be answered within the budget. */
final class OpenQuestionException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  OpenQuestionException() {
    super("budget spent", null, false, false);
  }
}
