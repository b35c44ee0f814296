package io.github.tsume.verify;

/** A sign that claims ask for more work than their bytes allow. */
public final class TooMuchWorkException extends RuntimeException {
  private static final long serialVersionUID = 1L;
}
