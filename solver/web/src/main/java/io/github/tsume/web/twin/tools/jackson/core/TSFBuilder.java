package io.github.tsume.web.twin.tools.jackson.core;

/** The common part of builders of factories. */
public abstract class TSFBuilder<F, B extends TSFBuilder<F, B>> {
  StreamReadConstraints constraints = StreamReadConstraints.DEFAULT;

  @SuppressWarnings("unchecked")
  public B streamReadConstraints(StreamReadConstraints limits) {
    constraints = limits;
    return (B) this;
  }

  /** The constraints that were set. */
  protected final StreamReadConstraints constraints() {
    return constraints;
  }

  public abstract F build();
}
