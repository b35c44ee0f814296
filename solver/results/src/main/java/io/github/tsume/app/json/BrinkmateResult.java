package io.github.tsume.app.json;

import io.github.tsume.brinkmate.Brinkmate;
import io.github.tsume.brinkmate.BrinkmateJudgement;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a line of JSON says of a brinkmate problem; moves are USI.
 *
 * @param id the name of the problem
 * @param rules the name of the ruleset
 * @param sfen the position, "" if there is none
 * @param verdict what it says of the composition; null if that was not asked
 * @param flaws what is wrong with it
 * @param answer what was found
 * @param within how many plies were looked at
 * @param plies the plies up to the last key; 0 if there is none
 * @param mate the mate by checks alone
 * @param keys the first moves that do it
 * @param open the first moves of which it is not known whether they do it too
 * @param mateOpen whether it is not known if checks alone mate
 * @param certificate the file with the proofs; null if there is none
 */
public record BrinkmateResult(
    String id,
    String rules,
    String sfen,
    @Nullable Verdict verdict,
    List<BrinkmateJudgement.Flaw> flaws,
    Brinkmate.Answer answer,
    int within,
    int plies,
    List<String> mate,
    List<KeyEntry> keys,
    List<String> open,
    boolean mateOpen,
    @Nullable String certificate) {
  /** A result with copied lists. */
  public BrinkmateResult {
    flaws = List.copyOf(flaws);
    mate = List.copyOf(mate);
    keys = List.copyOf(keys);
    open = List.copyOf(open);
  }

  /** A key with the mate that it threatens, and its defences. */
  public record KeyEntry(String move, List<String> threat, List<DefenceEntry> defences) {
    /** A key with copied lists. */
    public KeyEntry {
      threat = List.copyOf(threat);
      defences = List.copyOf(defences);
    }
  }

  /** A defence with its mate, or the next key. */
  public record DefenceEntry(String move, List<String> mate, @Nullable KeyEntry next) {
    /** A defence with a copied list. */
    public DefenceEntry {
      mate = List.copyOf(mate);
    }
  }

  /** Whether a line has the schema of brinkmates. */
  public static boolean isOne(String line) {
    try {
      return JsonTree.parse(line).text("schema", "").equals(BrinkmateJson.SCHEMA);
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /**
   * Reads back what {@link BrinkmateJson} wrote.
   *
   * @throws IllegalArgumentException if the line is no such result
   */
  public static BrinkmateResult read(String line) {
    JsonTree json = JsonTree.parse(line);
    if (!json.text("schema", "").equals(BrinkmateJson.SCHEMA)) {
      throw new IllegalArgumentException("not a result of schema " + BrinkmateJson.SCHEMA);
    }
    String verdict = json.text("verdict");
    String answer = json.text("result", "");
    List<BrinkmateJudgement.Flaw> flaws =
        json.texts("flaws").stream()
            .map(flaw -> known(BrinkmateJudgement.Flaw.ofCode(flaw), flaw))
            .toList();
    return new BrinkmateResult(
        json.text("id", ""),
        json.text("rules", ""),
        json.text("sfen", ""),
        verdict == null ? null : known(Verdict.ofCode(verdict), verdict),
        flaws,
        known(Brinkmate.Answer.ofCode(answer), answer),
        json.integer("within"),
        json.integer("plies"),
        json.texts("mate"),
        json.objects("keys").stream().map(BrinkmateResult::key).toList(),
        json.texts("open"),
        json.isTrue("mateOpen"),
        json.text("certificate"));
  }

  private static <T> T known(Optional<T> found, String code) {
    return found.orElseThrow(() -> new IllegalArgumentException("no such code: " + code));
  }

  private static KeyEntry key(JsonTree json) {
    List<DefenceEntry> defences = new ArrayList<>();
    for (JsonTree each : json.objects("defences")) {
      JsonTree next = each.object("next");
      defences.add(
          new DefenceEntry(
              each.text("move", ""), each.texts("mate"), next == null ? null : key(next)));
    }
    return new KeyEntry(json.text("move", ""), json.texts("threat"), defences);
  }
}
