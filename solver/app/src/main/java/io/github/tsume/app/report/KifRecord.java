package io.github.tsume.app.report;

import io.github.tsume.judgement.Defect.LineFailure;
import io.github.tsume.notation.common.StatedGoal;
import io.github.tsume.record.BranchedLine;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Source;
import io.github.tsume.record.Special;
import io.github.tsume.results.json.CheckOutcome;
import io.github.tsume.results.json.CheckOutcome.OpenEntry;
import io.github.tsume.results.json.DefectEntry;
import io.github.tsume.results.json.NoteEntry;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.Sureness;
import io.github.tsume.results.json.TryEntry;
import io.github.tsume.results.json.VariationEntry;
import io.github.tsume.results.text.Messages;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Remark;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A result as a record: the mainline, and each defect, open move, futile interposition, variation
 * and try as a branch with a comment. Its words are Japanese, as are those of the format.
 */
record KifRecord(Result result, ReplayedResult replayed) {
  private static final Messages WORDS = Messages.of(Locale.JAPANESE);

  static Problem of(Result result, ReplayedResult replayed) {
    KifRecord kif = new KifRecord(result, replayed);
    return new Problem(
        result.id(), Source.NONE, replayed.setup(), List.of(), kif.metadata(), kif.tree());
  }

  private Metadata metadata() {
    Map<String, String> entries = new LinkedHashMap<>();
    Result.Origin origin = result.origin();
    entries.put(Metadata.NUMBER, origin.id());
    put(entries, Metadata.TITLE, origin.title());
    put(entries, Metadata.AUTHOR, origin.author());
    put(entries, Metadata.LENGTH, length());
    put(entries, Metadata.GOAL, StatedGoal.words(result.answer().aim()));
    if (result.check() != null) {
      entries.put("完全性", verdict(result.answer().aim().goal(), result.check()));
    }
    put(entries, "証明書", result.extras().digest());
    put(entries, "出典", origin.source());
    return Metadata.of(entries);
  }

  /** The length that was proved or, failing that, the one that the author states. */
  private @Nullable String length() {
    Result.Answer answer = result.answer();
    if (answer.outcome().isReached() && answer.length().isExact()) {
      return answer.length().plies() + "手";
    }
    if (result.statedLength().isEmpty()) {
      return null;
    }
    int stated = result.statedLength().getAsInt();
    return stated == 0
        ? WORDS.get("verdict." + answer.aim().goal().refuted().code())
        : stated + "手";
  }

  private static void put(Map<String, String> entries, String key, @Nullable String value) {
    if (value != null && !value.strip().isEmpty()) {
      entries.put(key, value);
    }
  }

  /** The verdict; of an incomplete one with what is wrong. */
  private static String verdict(Goal goal, CheckOutcome check) {
    String word = WORDS.verdict(goal, check.verdict().code());
    String because =
        check.reasons().stream().map(DefectClass::japanese).collect(Collectors.joining("・"));
    return because.isEmpty() ? word : word + "（" + because + "）";
  }

  private static String words(OpenEntry open) {
    return open.refutedWithin() > 0 ? "未確定（" + open.refutedWithin() + "手以内には詰まない）" : "未確定";
  }

  private MoveTree tree() {
    int[] main = moves(replayed.mainline());
    boolean mates =
        result.answer().outcome() == Outcome.MATE || result.answer().solutions() != null;
    Special end = main.length == 0 || !mates ? null : Special.of(Special.Kind.MATE);
    BranchedLine line = BranchedLine.of(main, end);
    if (mates && !result.answer().length().isExact()) {
      line.comment(0, result.answer().length().plies() + "手以内");
    }
    if (result.check() != null) {
      for (DefectEntry defect : result.check().defects()) {
        if (defect.isOfAuthorsLine()) {
          authorsLine(line, defect);
        } else {
          branch(line, defect.ply(), defect.move(), defect.line(), words(defect));
        }
      }
      for (OpenEntry open : result.check().open()) {
        branch(line, open.ply(), open.move(), List.of(), words(open));
      }
    }
    for (NoteEntry note : result.notes()) {
      if (note.is(Remark.FUTILE)) {
        branch(line, note.ply(), note.move(), note.line(), "無駄合");
      }
    }
    boolean solutions = result.answer().solutions() != null;
    for (VariationEntry entry : result.shownVariations()) {
      String words = solutions ? "解" + inBrackets(entry.length()) : words(entry);
      branch(line, entry.ply(), entry.move(), entry.line(), words);
    }
    for (TryEntry entry : result.extras().tries()) {
      String until = entry.endless() ? "千日手" : plies(entry.plies());
      String words = "紛れ（" + until + "）";
      branch(line, entry.ply(), entry.move(), entry.line(), words);
    }
    return line.build();
  }

  private static String inBrackets(PlyCount count) {
    return count.isKnown() ? "（" + plies(count) + "）" : "";
  }

  private static String plies(PlyCount count) {
    return count.plies()
        + switch (count.bound()) {
          case EXACTLY -> "手";
          case AT_LEAST -> "手以上";
          case AT_MOST -> "手以内";
        };
  }

  private void branch(
      BranchedLine line, int ply, @Nullable String move, List<String> usi, String comment) {
    List<Integer> moves = replayed.branch(ply, move, usi);
    if (!moves.isEmpty()) {
      line.branch(ply, moves(moves), comment, null);
    } else {
      line.comment(0, ply == 0 ? comment : ply + "手目 " + comment);
    }
  }

  /** What is wrong with the author's line, as a line of its own up to there. */
  private void authorsLine(BranchedLine line, DefectEntry defect) {
    ReplayedResult authors = replayed.along(result.lineOf(defect));
    List<Integer> moves = authors.branch(defect.ply(), defect.move(), defect.line());
    if (moves.isEmpty()) {
      line.comment(0, defect.ply() + "手目 " + words(defect));
      return;
    }
    List<Integer> whole = new ArrayList<>(authors.mainline().subList(0, defect.ply() - 1));
    whole.addAll(moves);
    line.line(moves(whole), defect.ply(), words(defect));
  }

  private String words(DefectEntry defect) {
    String name = defect.kind().japanese() + because(defect);
    String length = inBrackets(defect.length());
    String unsettled = Sureness.of(result, defect).japanese();
    return name + length + (unsettled.isEmpty() ? "" : "（" + unsettled + "）");
  }

  /** Why an author's line is no mate. */
  private static String because(DefectEntry defect) {
    return Stream.of(LineFailure.values())
        .filter(failure -> failure.code().equals(defect.why()))
        .map(failure -> "（" + failure.japanese() + "）")
        .collect(Collectors.joining());
  }

  private static String words(VariationEntry entry) {
    if (entry.futile()) {
      return "無駄合";
    }
    String length = inBrackets(entry.length());
    return "変化" + length + (entry.equal() ? "変同" : "") + (entry.leftover().isEmpty() ? "" : "駒余り");
  }

  private static int[] moves(List<Integer> moves) {
    return moves.stream().mapToInt(Integer::intValue).toArray();
  }
}
