package io.github.tsume.app.bench;

import com.google.common.hash.Hasher;
import com.google.common.hash.Hashing;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.Judgement.OpenMove;
import io.github.tsume.mate.Note;
import io.github.tsume.mate.Solution;
import io.github.tsume.soundness.SoundnessReport;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A short fingerprint of what checks found out: verdicts, lengths, lines, defects, what is open,
 * remarks. It leaves out nodes and times, which say how it was found.
 */
public final class CheckHash {
  private final Hasher hasher = Hashing.sha256().newHasher();

  private CheckHash() {}

  /** The fingerprint of some reports in their order: sixteen hexadecimal digits. */
  public static String of(List<SoundnessReport> reports) {
    CheckHash hash = new CheckHash();
    reports.forEach(hash::put);
    return hash.hasher.hash().toString().substring(0, 16);
  }

  private void put(SoundnessReport report) {
    Solution solution = report.solution();
    word(report.verdict().code());
    word(solution.answer().getClass().getSimpleName());
    number(solution.length());
    word(String.valueOf(solution.isExact()));
    numbers(solution.mainline());
    number(solution.leftover());
    word(report.agrees().toString());
    number(report.defects().size());
    report.defects().forEach(this::put);
    number(report.provisional().size());
    report.provisional().forEach(this::put);
    number(report.open().size());
    report.open().forEach(this::put);
    number(solution.notes().size());
    solution.notes().forEach(this::put);
  }

  private void put(Defect defect) {
    word(defect.kind().code());
    word(defect.severity().code());
    number(defect.ply());
    number(defect.move());
    number(defect.length().plies());
    numbers(defect.line());
    number(defect.leftover());
  }

  private void put(OpenMove open) {
    number(open.ply());
    number(open.move());
  }

  private void put(Note note) {
    word(note.kind().code());
    word(note.why());
    number(note.ply());
    number(note.move());
  }

  private void numbers(List<Integer> list) {
    number(list.size());
    list.forEach(this::number);
  }

  private void number(int number) {
    hasher.putInt(number);
  }

  /** Its length comes first, so that no two rows of words look the same. */
  private void word(String word) {
    hasher.putInt(word.length()).putString(word, StandardCharsets.UTF_8);
  }
}
