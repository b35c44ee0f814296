package io.github.tsume.board;

import java.util.List;
import java.util.stream.Collectors;

/** Thrown when a position is asked of a setup that has faults. */
public final class InvalidSetupException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final transient List<SetupFault> faults;

  public InvalidSetupException(List<SetupFault> faults) {
    super(faults.stream().map(SetupFault::message).collect(Collectors.joining("; ")));
    this.faults = List.copyOf(faults);
  }

  /** The faults, at least one. */
  public List<SetupFault> faults() {
    return faults;
  }
}
