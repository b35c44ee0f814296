/**
 * Tsume-shogi: rules, positions, notation, search, soundness.
 *
 * <p>The way in is {@link io.github.tsume.Tsume}. What is not exported may change at any time.
 */
// Of fastutil; of the results, which are built after this.
@SuppressWarnings({"requires-automatic", "module"})
module io.github.tsume.core {
  requires static org.jspecify;
  requires com.google.common;
  requires it.unimi.dsi.fastutil.core;
  requires tools.jackson.core;

  exports io.github.tsume;
  exports io.github.tsume.board;
  exports io.github.tsume.notation;
  exports io.github.tsume.notation.common;
  exports io.github.tsume.notation.japanese;
  exports io.github.tsume.notation.kif;
  exports io.github.tsume.notation.text;
  exports io.github.tsume.notation.sfen;
  exports io.github.tsume.notation.western;
  exports io.github.tsume.record;
  exports io.github.tsume.rules;
  exports io.github.tsume.verdict;

  uses io.github.tsume.notation.common.RunningText;

  provides io.github.tsume.notation.common.RunningText with
      io.github.tsume.notation.text.PositionTextReader;

  // Words and JSON tell what these find; nobody else is to lean on them.
  exports io.github.tsume.board.position to
      io.github.tsume.results;
  exports io.github.tsume.brinkmate to
      io.github.tsume.results;
  exports io.github.tsume.budget to
      io.github.tsume.results;
  exports io.github.tsume.compose to
      io.github.tsume.results;
  exports io.github.tsume.dfpn to
      io.github.tsume.results;
  exports io.github.tsume.game to
      io.github.tsume.results;
  exports io.github.tsume.goal to
      io.github.tsume.results;
  exports io.github.tsume.grade to
      io.github.tsume.results;
  exports io.github.tsume.index to
      io.github.tsume.results;
  exports io.github.tsume.judgement to
      io.github.tsume.results;
  exports io.github.tsume.mate to
      io.github.tsume.results;
  exports io.github.tsume.metric to
      io.github.tsume.results;
  exports io.github.tsume.mine to
      io.github.tsume.results;
  exports io.github.tsume.notation.answer to
      io.github.tsume.results;
  exports io.github.tsume.posed to
      io.github.tsume.results;
  exports io.github.tsume.soundness.claims to
      io.github.tsume.results;
  exports io.github.tsume.soundness to
      io.github.tsume.results;
  exports io.github.tsume.verify to
      io.github.tsume.results;
}
