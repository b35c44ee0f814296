package io.github.tsume.certificate;

/** A certificate is not to be trusted. */
public final class RefusedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Why; the text is {@code refused.<code>} in the messages. */
  public enum Refusal {
    /** It is no certificate of the version that is known. */
    VERSION,
    /** It was changed since it was written: its sum is not that of its contents. */
    SUM,
    /** A line is not understood. */
    LINE,
    /** It lies outside of the directory of the results. */
    OUTSIDE,
    /** It is about another position than the result. */
    POSITION,
    /** A move is not legal. */
    MOVE,
    /** A proof does not hold. */
    PROOF,
    /** It shows a mate where the result says that there is none. */
    MATE,
    /** What the result gives as mainline is none. */
    MAINLINE,
    /** A field of the result does not hold, or contradicts others. */
    FIELD,
    /** The result gives another length than is shown. */
    LENGTH,
    /** It is larger than anything that we write. */
    SIZE,
    COMPLETE,
    /** Something unforeseen happened while it was followed. */
    FAILED,
    /** A line is too long to be followed. */
    DEPTH,
    /** Following it takes more work than its bytes allow. */
    WORK;

    /** The key of the text. */
    public String key() {
      return "refused." + name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }
  }

  private final Refusal reason;
  private final String about;

  /** A refusal; {@code about} names what is meant, such as moves, "" if nothing. */
  public RefusedException(Refusal reason, String about) {
    super(reason + " " + about);
    this.reason = reason;
    this.about = about;
  }

  /** Why it is refused. */
  public Refusal reason() {
    return reason;
  }

  /** What is meant, "" if nothing. */
  public String about() {
    return about;
  }
}
