package io.github.tsume.app.page;

import io.github.tsume.app.json.DefectEntry;
import io.github.tsume.app.json.Result;
import io.github.tsume.app.json.TryEntry;
import io.github.tsume.app.json.VariationEntry;
import io.github.tsume.app.report.ResultRecord;
import io.github.tsume.app.text.LineText;
import io.github.tsume.board.Position;
import io.github.tsume.notation.Format;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.notation.kif.JapaneseNotation;
import io.github.tsume.notation.western.WesternNotation;
import io.github.tsume.record.Problem;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/**
 * What the page shows and copies of a result: every line with its moves in each notation, and the
 * whole as KIF and KI2.
 */
final class ResultLines {
  private final Position start;
  private final List<Integer> mainline;
  private final JsonGenerator json;

  private ResultLines(Position start, List<Integer> mainline, JsonGenerator json) {
    this.start = start;
    this.mainline = mainline;
    this.json = json;
  }

  static String write(Result result) {
    Problem record = ResultRecord.of(result);
    return JsonLine.write(
        json -> {
          if (record != null) {
            for (Format format : List.of(Format.KIF, Format.KI2)) {
              String text = format.writer().write(record, WriteOptions.DEFAULT);
              json.writeStringProperty(format.extensions().get(0), text);
            }
            if (record.setup().faults().isEmpty()) {
              lines(json, Position.of(record.setup()), result);
            }
          }
        });
  }

  private static void lines(JsonGenerator json, Position start, Result result) {
    List<Integer> mainline = LineText.parse(start, result.answer().mainline());
    ResultLines lines = new ResultLines(start, mainline, json);
    json.writeArrayPropertyStart("lines");
    lines.line("mainline", 0, 1, null, result.answer().mainline());
    if (result.check() != null) {
      List<DefectEntry> defects = result.check().defects();
      for (int i = 0; i < defects.size(); i++) {
        DefectEntry defect = defects.get(i);
        if (defect.isOfAuthorsLine()) {
          lines.line("defect", i, 1, null, wholeLine(result, defect));
        } else {
          lines.line("defect", i, defect.ply(), defect.move(), defect.line());
        }
      }
      List<Result.OpenEntry> open = result.check().open();
      for (int i = 0; i < open.size(); i++) {
        lines.line("open", i, open.get(i).ply(), open.get(i).move(), List.of());
      }
    }
    for (int i = 0; i < result.notes().size(); i++) {
      Result.NoteEntry note = result.notes().get(i);
      lines.line("note", i, note.ply(), note.move(), note.line());
    }
    for (int i = 0; i < result.extras().variations().size(); i++) {
      VariationEntry entry = result.extras().variations().get(i);
      lines.line("variation", i, entry.ply(), entry.move(), entry.line());
    }
    for (int i = 0; i < result.extras().tries().size(); i++) {
      TryEntry entry = result.extras().tries().get(i);
      lines.line("try", i, entry.ply(), entry.move(), entry.line());
    }
    json.writeEndArray();
  }

  /** The author's line from its beginning to what is wrong with it: it may leave the mainline. */
  private static List<String> wholeLine(Result result, DefectEntry defect) {
    List<String> along = result.lineOf(defect);
    List<String> whole =
        new ArrayList<>(along.subList(0, Math.min(defect.ply() - 1, along.size())));
    whole.addAll(defect.line());
    return whole;
  }

  /** A line that leaves the mainline at a ply; nothing if there are no moves to show. */
  private void line(String kind, int index, int ply, @Nullable String move, List<String> usi) {
    if (ply < 1 || ply > mainline.size() + 1 || (move == null && usi.isEmpty())) {
      return;
    }
    Position position = start.copy();
    mainline.subList(0, ply - 1).forEach(position::play);
    List<String> all = new ArrayList<>(usi);
    if (move != null && (all.isEmpty() || !all.get(0).equals(move))) {
      all.add(0, move);
    }
    List<Integer> legal = LineText.parse(position, all);
    if (legal.isEmpty()) {
      return;
    }
    int[] moves = legal.stream().mapToInt(Integer::intValue).toArray();
    json.writeStartObject();
    json.writeStringProperty("kind", kind);
    json.writeNumberProperty("index", index);
    json.writeNumberProperty("ply", ply);
    JsonLine.texts(json, "usi", LineText.usi(position, legal));
    JsonLine.texts(json, "ja", japanese(position, moves, ply));
    JsonLine.texts(json, "en", WesternNotation.line(position.toSetup(), moves));
    json.writeEndObject();
  }

  /** Whole lines, as a move to the square of the one before it is written shorter. */
  private List<String> japanese(Position position, int[] moves, int ply) {
    int before = Math.max(0, ply - 2);
    if (ply < 2) {
      return JapaneseNotation.line(position.toSetup(), moves);
    }
    Position earlier = start.copy();
    mainline.subList(0, before).forEach(earlier::play);
    int[] longer = new int[moves.length + 1];
    longer[0] = mainline.get(before);
    System.arraycopy(moves, 0, longer, 1, moves.length);
    List<String> texts = JapaneseNotation.line(earlier.toSetup(), longer);
    return texts.subList(1, texts.size());
  }
}
