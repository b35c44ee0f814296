/**
 * Tsume-shogi: rules, positions, notation, search, soundness.
 *
 * <p>The way in is {@link io.github.tsume.Tsume}. What is not exported may change at any time.
 */
@SuppressWarnings("requires-automatic") // of fastutil
module io.github.tsume.core {
  requires static org.jspecify;
  requires com.google.common;
  requires it.unimi.dsi.fastutil.core;
  requires tools.jackson.core;

  exports io.github.tsume;
  exports io.github.tsume.board;
  exports io.github.tsume.notation;
  exports io.github.tsume.record;
  exports io.github.tsume.rules;
}
