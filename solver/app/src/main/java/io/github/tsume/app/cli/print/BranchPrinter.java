package io.github.tsume.app.cli.print;

import io.github.tsume.app.cli.print.ResultPrinter.LineReader;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.TryEntry;
import io.github.tsume.results.json.VariationEntry;
import io.github.tsume.results.text.Columns;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.MoveStyle;
import io.github.tsume.results.text.Style;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import java.io.PrintStream;
import java.util.List;
import java.util.Optional;

/** A printer of variations and tries, for people. */
record BranchPrinter(PrintStream out, Messages messages, Words words, Style style) {
  private static final int WIDTH = 96;
  private static final String INDENT = "  ";

  void print(Result result, MoveStyle moves) {
    Result.Extras extras = result.extras();
    Optional<LineReader> lines = LineReader.of(result, moves);
    if (!extras.variations().isEmpty()) {
      out.println(INDENT + style.strong(messages.get("variations")));
      for (VariationEntry entry : extras.variations()) {
        branch(entry.ply(), remarks(result, entry), lines, entry.line());
      }
    }
    if (!extras.tries().isEmpty()) {
      out.println(INDENT + style.strong(messages.get("tries")));
      for (TryEntry entry : extras.tries()) {
        String until =
            entry.endless()
                ? messages.get("try.endless")
                : messages.get("try.plies", entry.plies());
        branch(entry.ply(), until, lines, entry.line());
      }
    }
  }

  private String remarks(Result result, VariationEntry entry) {
    if (entry.futile()) {
      return messages.get("variation.futile");
    }
    StringBuilder text = new StringBuilder();
    text.append(
        entry.length().isKnown()
            ? messages.get("plies", entry.length())
            : messages.get("variation.longer"));
    if (entry.equal()) {
      text.append(' ').append(messages.get("variation.equal"));
    }
    if (!entry.leftover().isEmpty()) {
      String name = result.origin().rules();
      Ruleset rules = Ruleset.byName(name == null ? "" : name).orElse(StandardShogi.RULES);
      String left = words.pieces(entry.leftover(), rules);
      text.append(' ').append(messages.get("leftover.defect", left));
    }
    return text.toString();
  }

  private void branch(int ply, String remarks, Optional<LineReader> lines, List<String> line) {
    String moves =
        lines.map(reader -> reader.text(ply, line)).orElseGet(() -> String.join(" ", line));
    String text = messages.get("ply", String.valueOf(ply)) + " " + remarks + "  " + moves;
    out.println(Columns.wrap(text, WIDTH, INDENT + INDENT));
  }
}
