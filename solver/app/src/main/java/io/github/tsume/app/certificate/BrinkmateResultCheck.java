package io.github.tsume.app.certificate;

import static io.github.tsume.app.certificate.ResultCheck.require;

import io.github.tsume.app.json.BrinkmateResult;
import io.github.tsume.app.text.LineText;
import io.github.tsume.board.Move;
import io.github.tsume.board.Position;
import io.github.tsume.brinkmate.Brinkmate;
import io.github.tsume.brinkmate.BrinkmateJudgement;
import io.github.tsume.brinkmate.Key;
import io.github.tsume.verdict.Verdict;
import io.github.tsume.verify.CanonicalMoves;
import io.github.tsume.verify.ClaimReader;
import io.github.tsume.verify.Counting;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Checks by the rules alone what people read of a brinkmate: that each key has every legal defence
 * once, and each defence a line of checks that mates, or the next key.
 */
final class BrinkmateResultCheck {
  private final BrinkmateResult result;
  private final Position start;

  BrinkmateResultCheck(BrinkmateResult result, Position start) {
    this.result = result;
    this.start = start;
  }

  /**
   * Checks all of it.
   *
   * @throws RefusedException if something does not hold; it names the field
   */
  void run() {
    boolean mates = result.answer() == Brinkmate.Answer.MATE;
    boolean brinkmate = result.answer() == Brinkmate.Answer.BRINKMATE;
    require(mates == !result.mate().isEmpty(), "mate");
    if (mates) {
      mate(start, result.mate(), "mate");
    }
    require(brinkmate == !result.keys().isEmpty(), "keys");
    int longest = 0;
    for (BrinkmateResult.KeyEntry key : result.keys()) {
      longest = Math.max(longest, plies(start.copy(), key));
    }
    boolean within = longest <= result.plies() && result.plies() <= Math.max(0, result.within());
    require(within && brinkmate == (result.plies() > 0), "plies");
    long moves = result.keys().stream().map(BrinkmateResult.KeyEntry::move).distinct().count();
    require(moves == result.keys().size(), "keys");
    if (result.verdict() != null) {
      verdict(result.verdict());
    }
  }

  private void verdict(Verdict verdict) {
    List<BrinkmateJudgement.Flaw> flaws = result.flaws();
    boolean brinkmate = result.answer() == Brinkmate.Answer.BRINKMATE;
    boolean mates = result.answer() == Brinkmate.Answer.MATE;
    boolean other = result.keys().size() > 1;
    boolean closed = result.open().isEmpty() && !result.mateOpen();
    require(flaws.contains(BrinkmateJudgement.Flaw.MATE) == mates, "flaws");
    require(flaws.contains(BrinkmateJudgement.Flaw.OTHER_KEY) == other, "flaws");
    boolean follows =
        switch (verdict) {
          case SOUND -> brinkmate && flaws.isEmpty() && closed;
          case COOKED -> other || mates;
          case INCOMPLETE -> brinkmate && !other && !flaws.isEmpty();
          case UNSOLVABLE -> result.answer() == Brinkmate.Answer.NONE;
          case UNKNOWN -> result.answer() == Brinkmate.Answer.UNKNOWN || (brinkmate && !closed);
          case INVALID -> false;
        };
    require(follows, "verdict");
  }

  /** The plies of a key, which is played from a position. */
  private static int plies(Position position, BrinkmateResult.KeyEntry key) {
    position.play(move(position, key.move(), "keys"));
    Set<String> legal =
        Arrays.stream(CanonicalMoves.of(position))
            .mapToObj(move -> Move.toUsi(move, position.rules()))
            .collect(Collectors.toSet());
    Set<String> told =
        key.defences().stream().map(BrinkmateResult.DefenceEntry::move).collect(Collectors.toSet());
    require(told.equals(legal) && told.size() == key.defences().size(), "defences");
    int longest = 1;
    for (BrinkmateResult.DefenceEntry defence : key.defences()) {
      Position after = position.copy();
      after.play(move(position, defence.move(), "defences"));
      if (defence.next() == null) {
        mate(after, defence.mate(), "defences.mate");
      } else {
        require(defence.mate().isEmpty(), "defences.next");
        longest = Math.max(longest, 2 + plies(after, defence.next()));
      }
    }
    if (!key.threat().isEmpty()) {
      Position passed = Key.passed(position);
      require(passed != null, "threat");
      mate(Objects.requireNonNull(passed), key.threat(), "threat");
    }
    return longest;
  }

  private static int move(Position position, String usi, String field) {
    List<Integer> parsed = LineText.parse(position, List.of(usi));
    require(!parsed.isEmpty(), field);
    return parsed.get(0);
  }

  /** Checks that a line can be played, with checks only, and mates, futile interpositions aside. */
  private static void mate(Position from, List<String> usi, String field) {
    Position position = from.copy();
    List<Integer> line = LineText.parse(from, usi);
    require(line.size() == usi.size() && line.size() % 2 == 1, field);
    for (int i = 0; i < line.size(); i++) {
      position.play(line.get(i));
      require(i % 2 == 1 || position.inCheck(), field);
    }
    require(
        Stream.of(Counting.values())
            .anyMatch(rule -> new ClaimReader(from, List.of(), rule).isMated(line)),
        field);
  }
}
