package io.github.tsume.judgement;

/** The reason why an author's line is no mate. */
public enum LineFailure {
  /** After a check of the attacker the defender has a reply by which he is not mated any more. */
  ESCAPE("玉方が逃れる"),
  /** A move is not legal. */
  ILLEGAL("指せない手"),
  /** A move of the attacker gives no check. */
  NO_CHECK("王手でない"),
  /** The line ends, and says that it is mate, where the defender has replies that count. */
  NO_MATE("詰んでいない");

  private final String japanese;

  LineFailure(String japanese) {
    this.japanese = japanese;
  }

  /** The reason in the words of composers. */
  public String japanese() {
    return japanese;
  }

  /** The stable name in results, such as "no-check". */
  public String code() {
    return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
  }
}
