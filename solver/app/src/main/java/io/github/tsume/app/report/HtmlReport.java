package io.github.tsume.app.report;

import io.github.tsume.app.batch.ReportWriter;
import io.github.tsume.app.batch.log.RunTotals.AccountJson;
import io.github.tsume.app.file.Replacement;
import io.github.tsume.results.json.CheckOutcome;
import io.github.tsume.results.json.CheckRequest;
import io.github.tsume.results.json.JsonFields;
import io.github.tsume.results.json.Result;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.verdict.Severity;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.Deflater;
import org.jspecify.annotations.Nullable;

/**
 * A writer of {@code report.html}: one file that needs no other and no network.
 *
 * <p>The results are in it as JSON; its script makes of them what is looked at. Nothing but the
 * headline is written as HTML, so that no title or comment can be taken for any.
 */
public final class HtmlReport implements ReportWriter {
  public static final String FILE = "report.html";

  /** More rows than a browser can be asked to hold; the headline tells that there are others. */
  static final int MAX_ROWS = 100_000;

  @Override
  public void write(Path directory, Batch batch) throws IOException {
    try (Replacement file = Replacement.of(directory.resolve(FILE));
        Writer out = new OutputStreamWriter(file, StandardCharsets.UTF_8)) {
      new Writing(out, batch).write();
      out.flush();
      file.commit();
    }
  }

  @Override
  public String output() {
    return FILE;
  }

  private static final class Writing {
    private final Writer out;
    private final Batch batch;
    private final String script = Page.script();
    private final String style = Page.style();
    private final Set<Ruleset> rules = new TreeSet<>(Comparator.comparing(Ruleset::name));
    private final Set<CheckRequest> options = new LinkedHashSet<>();
    private final MoveWords moves = new MoveWords();
    private final PackedTexts records = new PackedTexts();
    private int total;

    Writing(Writer out, Batch batch) {
      this.out = out;
      this.batch = batch;
      rules.add(StandardShogi.RULES);
    }

    void write() throws IOException {
      Page.write(out, this::fill);
    }

    private void fill(String slot) throws IOException {
      switch (slot) {
        case "language" -> out.write(language());
        case "policy" -> out.write(Page.policy(script, style));
        case "name" -> out.write(Page.escaped(batch.name()));
        case "style" -> out.write(style);
        case "results" -> results();
        case "moves" -> out.write(Page.harmless(moves.json()));
        case "records" -> out.write(records.json());
        case "about" -> out.write(about());
        case "rules" -> out.write(PieceNames.json(rules));
        case "symbols" -> out.write(PieceNames.symbols(rules));
        case "texts" -> out.write(Page.texts());
        case "script" -> out.write(script);
        default -> throw new IllegalStateException("no such slot: " + slot);
      }
    }

    private String language() {
      boolean japanese = batch.locale().getLanguage().equals(Locale.JAPANESE.getLanguage());
      return japanese ? "ja" : "en";
    }

    private void results() throws IOException {
      for (Result result : batch.results()) {
        if (total++ >= MAX_ROWS) {
          continue;
        }
        CheckOutcome check = result.check();
        CheckRequest asked = check == null ? null : check.options();
        if (asked != null) {
          options.add(asked);
        }
        ReplayedResult replayed = ReplayedResult.of(result);
        if (replayed != null) {
          rules.add(replayed.rules());
        }
        out.write(total == 1 ? "\n" : ",\n");
        out.write(Page.harmless(row(result, replayed)));
        records.add(replayed == null ? "" : KifFiles.text(result, replayed));
      }
    }

    private String row(Result result, @Nullable ReplayedResult replayed) {
      return ReportRow.write(
          result,
          replayed,
          (json, lines) -> json.texts("lines", lines.stream().map(moves::packed).toList()),
          json -> file(json, result));
    }

    /** The name of the record's file, unless it is that of the result. */
    private static void file(JsonFields json, Result result) {
      String file = KifFiles.name(result);
      if (!file.equals(result.id() + ".kif")) {
        json.put("file", file);
      }
    }

    private static void settings(JsonFields json, CheckRequest asked) {
      json.put("profile", asked.profile().code())
          .put("futile", asked.futile().code())
          .put("allCooks", asked.options().allCooks())
          .put("late", asked.options().late())
          .put("againstStated", asked.againstStated());
    }

    private String about() {
      return Page.harmless(
          JsonFields.line(
              json ->
                  json.put("name", batch.name())
                      .put("total", total)
                      .in("input", input -> AccountJson.write(input, batch.account()))
                      .texts("verdicts", ShownAnswer.words())
                      .texts(
                          "severities",
                          Arrays.stream(Severity.values()).map(Severity::code).toList())
                      .each("settings", options, Writing::settings)));
    }
  }

  /**
   * The moves of a report, each with its words once: in lines they are numbers. Many lines have the
   * same moves, and a move in words is long.
   */
  private static final class MoveWords {
    private static final int RADIX = 36;

    /** Move and words as they are written, to the number as it is written. */
    private final Map<String, String> numbers = new LinkedHashMap<>();

    /**
     * A line as "list, entry, ply, moves", all with blanks between; "a" after the author's plies.
     */
    String packed(ShownLine line) {
      StringBuilder text = new StringBuilder();
      text.append(line.of()).append(' ').append(line.index()).append(' ').append(line.ply());
      text.append(line.ofAuthor() ? "a" : "");
      for (int i = 0; i < line.usi().size(); i++) {
        String move =
            line.usi().get(i) + ' ' + line.japanese().get(i) + ' ' + line.western().get(i);
        text.append(' ')
            .append(numbers.computeIfAbsent(move, key -> Integer.toString(numbers.size(), RADIX)));
      }
      return text.toString();
    }

    /** All moves that were packed, by number: a JSON array of texts "USI Japanese Western". */
    String json() {
      return numbers.isEmpty() ? "[]" : "[\"" + String.join("\",\"", numbers.keySet()) + "\"]";
    }
  }

  /**
   * The KIF texts of a report, packed: each as long as its row, but alike, so that many take the
   * place of one. A script unpacks one when it is asked for.
   */
  private static final class PackedTexts {
    /** How many make a block: more pack better, fewer are unpacked sooner. */
    static final int BLOCK = 64;

    private static final String SEPARATOR = "\f";

    private final List<String> blocks = new ArrayList<>();
    private final StringBuilder block = new StringBuilder();
    private int count;

    /** Adds the text of the next row; it may be empty. */
    void add(String text) {
      block.append(text).append(SEPARATOR);
      if (++count % BLOCK == 0) {
        finish();
      }
    }

    private void finish() {
      blocks.add(packed(block.toString()));
      block.setLength(0);
    }

    /** All blocks as a JSON array of texts in base64, each packed as by zlib. */
    String json() {
      if (block.length() > 0) {
        finish();
      }
      return blocks.isEmpty() ? "[]" : "[\"" + String.join("\",\n\"", blocks) + "\"]";
    }

    private static String packed(String text) {
      Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
      try {
        deflater.setInput(text.getBytes(StandardCharsets.UTF_8));
        deflater.finish();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] part = new byte[8192];
        while (!deflater.finished()) {
          bytes.write(part, 0, deflater.deflate(part));
        }
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
      } finally {
        deflater.end();
      }
    }
  }
}
