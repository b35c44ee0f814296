package io.github.tsume.notation.jkf;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.FormatReader;
import io.github.tsume.notation.common.Limits;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.common.RestHand;
import io.github.tsume.notation.common.Warnings;
import io.github.tsume.notation.japanese.StatedHelp;
import io.github.tsume.notation.kif.Handicap;
import io.github.tsume.notation.kif.KifHeader;
import io.github.tsume.notation.sfen.SfenReader;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Replay;
import io.github.tsume.record.Source;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.core.json.JsonFactory;

/**
 * A reader of JKF: one JSON object, or several one after the other (JSON lines). Objects that hold
 * a position in SFEN are read too.
 */
public final class JkfReader implements FormatReader {
  /** A line of a move has about so many words and braces. */
  private static final long TOKENS_PER_LINE = 4;

  /** What one variation adds to the nesting of JSON: forks, a fork, a step. */
  private static final int LEVELS = 3;

  @Override
  public ReadResult read(String text, String name, ReadOptions options) {
    int limit = options.limits().bytes();
    if (text.length() > limit) {
      return ReadResult.of(ReadError.of(ErrorCode.TOO_LARGE, name, 1, 1, "", limit));
    }
    List<ReadResult.Entry> entries = new ArrayList<>();
    Documents documents = new Documents(text, options.limits());
    while (true) {
      try {
        Json document = documents.next();
        if (document == null) {
          break;
        }
        for (Json record : records(document)) {
          entries.add(read(record, name, entries.size() + 1, options));
        }
      } catch (ReadException e) {
        entries.add(e.entry(name));
      }
    }
    if (entries.isEmpty()) {
      return ReadResult.of(ReadError.of(ErrorCode.NO_PROBLEM, name, 1, 1, "{"));
    }
    if (entries.size() == 1 && entries.get(0) instanceof ReadResult.Read only) {
      return ReadResult.of(SfenReader.unnumbered(only.problem()));
    }
    return new ReadResult(entries);
  }

  private static List<Json> records(Json document) throws ReadException {
    return document.value() instanceof List ? document.array("") : List.of(document);
  }

  private static ReadResult.Entry read(Json record, String name, int number, ReadOptions options) {
    Warnings warnings = new Warnings();
    try {
      Source source = new Source(name, record.line(), number);
      if (record.isObject() && SfenObject.isOne(record)) {
        return SfenObject.read(record, source, options);
      }
      return new ReadResult.Read(problem(record, source, options, warnings));
    } catch (ReadException e) {
      return e.beside(warnings, told(record)).entry(name);
    }
  }

  /** What its header says, whatever is wrong with the record. */
  private static Metadata told(Json record) {
    try {
      return Metadata.of(metadata(record.object("record").get("header"), new Warnings()));
    } catch (ReadException e) {
      return Metadata.EMPTY;
    }
  }

  private static Problem problem(Json record, Source source, ReadOptions options, Warnings warnings)
      throws ReadException {
    if (!record.isObject()) {
      throw record.bad("record", "{…}");
    }
    Json initial = record.get("initial");
    Json moves = initial == null ? record.require("moves") : record.get("moves");
    Map<String, String> metadata = metadata(record.get("header"), warnings);
    String ply = metadata.remove(KifHeader.FIRST_PLY);
    JkfPosition position = new JkfPosition(initial, record, options, warnings);
    Setup setup = position.setup();
    if (ply != null && ply.matches("[1-9][0-9]{0,5}")) {
      setup = setup.toBuilder().ply(Integer.parseInt(ply)).build();
    }
    if (RestHand.take(metadata)) {
      setup = RestHand.unstated(setup);
    }
    if (Handicap.told(Metadata.of(metadata)) == null || Handicap.of(setup) != null) {
      metadata.remove(Metadata.HANDICAP); // The position says it.
    }
    StatedHelp.settle(metadata, source.line(), warnings);
    MoveTree tree =
        moves == null
            ? MoveTree.EMPTY
            : new JkfMoves(options.limits(), warnings).tree(moves, Replay.of(setup));
    return new Problem(
        source.id(),
        source,
        setup,
        position.faults(setup),
        Metadata.of(metadata),
        tree,
        warnings.toList());
  }

  /** What the header says; what is no text there is left out. */
  private static Map<String, String> metadata(@Nullable Json header, Warnings warnings)
      throws ReadException {
    Map<String, String> metadata = new LinkedHashMap<>();
    if (header != null && !header.isObject()) {
      header.leaveOut("header", warnings);
    } else if (header != null) {
      for (Map.Entry<String, Json> entry : header.object("header").entrySet()) {
        String value = entry.getValue().text();
        if (value != null) {
          metadata.put(entry.getKey(), value);
        } else if (!entry.getValue().isNull()) {
          entry.getValue().leaveOut(entry.getKey(), warnings);
        }
      }
    }
    return metadata;
  }

  /**
   * The JSON values of a text. After a fault it goes on with the next line that begins with "{".
   */
  private static final class Documents {
    private final String text;
    private final char[] chars;
    private final Limits limits;
    private @Nullable JsonParser parser;
    private int start;
    private int lineOffset;

    Documents(String text, Limits limits) {
      this.text = text;
      chars = text.toCharArray();
      this.limits = limits;
    }

    @Nullable Json next() throws ReadException {
      if (start > text.length()) {
        return null;
      }
      try {
        JsonParser current = parser == null ? open() : parser;
        parser = current;
        return current.nextToken() == null ? null : Json.read(current, lineOffset);
      } catch (JacksonException e) {
        ReadException fault = fault(e);
        skip();
        throw fault;
      }
    }

    private JsonParser open() {
      StreamReadConstraints constraints =
          StreamReadConstraints.builder()
              .maxNestingDepth(LEVELS * limits.nesting() + 10)
              .maxStringLength(limits.bytes())
              .maxNumberLength(100)
              .maxTokenCount(TOKENS_PER_LINE * limits.lines())
              .build();
      JsonFactory factory = JsonFactory.builder().streamReadConstraints(constraints).build();
      return factory.createParser(ObjectReadContext.empty(), chars, start, chars.length - start);
    }

    private ReadException fault(JacksonException e) {
      int line =
          lineOffset + Math.max(1, e.getLocation() == null ? 1 : e.getLocation().getLineNr());
      int column = Math.max(1, e.getLocation() == null ? 1 : e.getLocation().getColumnNr());
      String what = String.valueOf(e.getOriginalMessage());
      if (what.contains("Token count")) {
        return new ReadException(ErrorCode.TOO_MANY_LINES, line, column, "", limits.lines());
      }
      if (!(e instanceof StreamReadException) && !what.contains("nesting")) {
        return new ReadException(ErrorCode.VALUE_TOO_LONG, line, column, "");
      }
      if (!(e instanceof StreamReadException)) {
        return new ReadException(ErrorCode.TOO_DEEP, line, column, "", limits.nesting());
      }
      return new ReadException(ErrorCode.BAD_JSON, line, column, "JSON", e.getOriginalMessage());
    }

    private void skip() {
      JsonParser current = parser;
      int at = start;
      if (current != null) {
        at += (int) Math.max(0, current.currentLocation().getCharOffset());
      }
      parser = null;
      int next = Math.min(at, text.length());
      do {
        next = text.indexOf("\n{", next);
        if (next < 0) {
          start = text.length() + 1;
          return;
        }
        next++;
      } while (next <= start);
      lineOffset += (int) text.substring(start, next).chars().filter(c -> c == '\n').count();
      start = next;
    }
  }
}
