package io.github.tsume.web.twin.tools.jackson.core;

/**
 * The largest size of a text, against hostile ones.
 *
 * @param nesting how deep
 * @param string the length of a string in characters
 * @param number the length of a number in characters
 * @param tokens how many
 */
public record StreamReadConstraints(int nesting, int string, int number, long tokens) {
  static final StreamReadConstraints DEFAULT = builder().build();

  public static Builder builder() {
    return new Builder();
  }

  /** Constraints in the making. */
  public static final class Builder {
    private int nesting = 500;
    private int string = 20_000_000;
    private int number = 1000;
    private long tokens = Long.MAX_VALUE;

    public Builder maxNestingDepth(int most) {
      nesting = most;
      return this;
    }

    public Builder maxStringLength(int most) {
      string = most;
      return this;
    }

    public Builder maxNumberLength(int most) {
      number = most;
      return this;
    }

    public Builder maxTokenCount(long most) {
      tokens = most;
      return this;
    }

    public StreamReadConstraints build() {
      return new StreamReadConstraints(nesting, string, number, tokens);
    }
  }
}
