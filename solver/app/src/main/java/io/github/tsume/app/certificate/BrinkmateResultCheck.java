package io.github.tsume.app.certificate;

import static io.github.tsume.app.certificate.ResultCheck.require;

import io.github.tsume.app.json.CheckOutcome;
import io.github.tsume.app.json.DefectEntry;
import io.github.tsume.app.json.KeyEntry;
import io.github.tsume.app.json.OpenEntry;
import io.github.tsume.app.json.Result;
import io.github.tsume.app.text.LineText;
import io.github.tsume.app.text.MoveStyle;
import io.github.tsume.board.Move;
import io.github.tsume.board.Position;
import io.github.tsume.brinkmate.BrinkmateJudgement;
import io.github.tsume.brinkmate.Key;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Unfinished;
import io.github.tsume.verify.CanonicalMoves;
import io.github.tsume.verify.ClaimReader;
import io.github.tsume.verify.Counting;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Checks by the rules alone what people read of a brinkmate: that each key has every legal defence
 * once, and each defence a line of checks that mates, or the next key; and that the verdict and the
 * defects follow from that.
 */
final class BrinkmateResultCheck {
  private final Result result;
  private final Result.Answer answer;
  private final Position start;

  BrinkmateResultCheck(Result result, Position start) {
    this.result = result;
    this.answer = result.answer();
    this.start = start;
  }

  /**
   * Checks all of it.
   *
   * @throws RefusedException if something does not hold; it names the field
   */
  void run() {
    boolean brinkmate = answer.outcome() == Outcome.BRINKMATE;
    require(answer.outcome() != Outcome.NO_MATE, "result");
    require(answer.rawLength().isEmpty(), "rawLength");
    require(brinkmate == !answer.keys().isEmpty(), "keys");
    if (brinkmate) {
      keys();
    } else if (answer.outcome() == Outcome.MATE) {
      Position end = mate(start, answer.mainline(), "mainline");
      require(answer.leftover().equals(ResultCheck.pieces(start, end)), "leftover");
      int size = answer.mainline().size();
      require(answer.exact() ? answer.length() == size : answer.length() >= size, "length");
    } else {
      require(answer.mainline().isEmpty() && answer.mainlineText().isEmpty(), "mainline");
      require(answer.length() == 0, "length");
    }
    text();
    if (result.check() != null) {
      judged(result.check());
    }
  }

  private void keys() {
    int longest = 0;
    for (KeyEntry key : answer.keys()) {
      longest = Math.max(longest, plies(start.copy(), key));
    }
    boolean within = longest <= answer.length() && answer.length() <= answer.aim().within();
    require(within && answer.exact() && answer.length() % 2 == 1, "length");
    long moves = answer.keys().stream().map(KeyEntry::move).distinct().count();
    require(moves == answer.keys().size(), "keys");
    require(answer.mainline().equals(answer.keys().get(0).mainline()), "mainline");
    require(answer.leftover().isEmpty(), "leftover");
  }

  private void text() {
    List<Integer> line = LineText.parse(start, answer.mainline());
    boolean text =
        Stream.of(MoveStyle.values())
            .anyMatch(style -> LineText.of(start, line, style).equals(answer.mainlineText()));
    require(text || answer.mainlineText().isEmpty(), "mainlineText");
  }

  /** The verdict follows from the rest by the judgement that the check uses too. */
  private void judged(CheckOutcome check) {
    for (OpenEntry open : check.open()) {
      String move = open.move();
      boolean legal = move != null && LineText.parse(start, List.of(move)).size() == 1;
      require(legal && open.ply() == 1 && open.refutedWithin() == 0, "open");
    }
    Set<String> moves = answer.keys().stream().map(KeyEntry::move).collect(Collectors.toSet());
    Set<String> open = check.open().stream().map(OpenEntry::move).collect(Collectors.toSet());
    require(moves.stream().noneMatch(open::contains), "open");
    List<String> authored = result.extras().authoredLine();
    boolean compared = check.options() == null || check.options().againstStated();
    boolean differs =
        compared
            && result.statedLength().isPresent()
            && result.statedLength().getAsInt() != answer.length();
    boolean refused =
        !authored.isEmpty() && !moves.contains(authored.get(0)) && !open.contains(authored.get(0));
    boolean mayMate = result.standing().leaves(Unfinished.MATE_BY_CHECKS);
    BrinkmateJudgement judgement =
        BrinkmateJudgement.of(
            answer.outcome(), moves.size(), refused, differs, mayMate || !open.isEmpty());
    require(check.verdict() == judgement.verdict(), "verdict");
    boolean states = compared && (result.statedLength().isPresent() || !authored.isEmpty());
    boolean known = states && answer.outcome() == Outcome.BRINKMATE;
    require(!known || Boolean.valueOf(!refused && !differs).equals(result.agrees()), "agrees");
    List<DefectEntry> defects = new ArrayList<>();
    judgement.flaws().forEach(flaw -> defects.addAll(defects(flaw)));
    require(check.defects().equals(defects), "defects");
  }

  /** The defects of a class, as the check tells them. */
  private List<DefectEntry> defects(DefectClass flaw) {
    if (flaw == DefectClass.OTHER_KEY) {
      return answer.keys().stream()
          .skip(1)
          .map(key -> entry(flaw, key.mainline(), key.plies()))
          .toList();
    }
    List<String> authored = result.extras().authoredLine();
    return List.of(
        flaw.isOfAuthorsLine()
            ? entry(flaw, authored.subList(0, 1), 0)
            : entry(flaw, List.of(), answer.length()));
  }

  private DefectEntry entry(DefectClass flaw, List<String> line, int length) {
    CheckOutcome check = Objects.requireNonNull(result.check());
    Profile profile = check.options() == null ? Profile.MAGAZINE : check.options().profile();
    return new DefectEntry(
        flaw,
        flaw.severity(profile, length),
        line.isEmpty() ? 0 : 1,
        line.isEmpty() ? null : line.get(0),
        length,
        line,
        Map.of(),
        false);
  }

  /** The plies of a key, which is played from a position. */
  private static int plies(Position position, KeyEntry key) {
    position.play(move(position, key.move(), "keys"));
    Set<String> legal =
        Arrays.stream(CanonicalMoves.of(position))
            .mapToObj(move -> Move.toUsi(move, position.rules()))
            .collect(Collectors.toSet());
    Set<String> told =
        key.defences().stream().map(KeyEntry.Defence::move).collect(Collectors.toSet());
    require(told.equals(legal) && told.size() == key.defences().size(), "defences");
    int longest = 1;
    for (KeyEntry.Defence defence : key.defences()) {
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

  /** Where a line ends that can be played, with checks only, and mates, futile ones left out. */
  private static Position mate(Position from, List<String> usi, String field) {
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
    return position;
  }
}
