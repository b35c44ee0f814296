package io.github.tsume.certificate;

import static io.github.tsume.certificate.ResultCheck.require;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.judgement.BrinkmateJudgement;
import io.github.tsume.judgement.BrinkmateJudgement.Flaw;
import io.github.tsume.judgement.Key;
import io.github.tsume.judgement.Key.Defence;
import io.github.tsume.results.json.CheckOutcome;
import io.github.tsume.results.json.CheckOutcome.OpenEntry;
import io.github.tsume.results.json.DefectEntry;
import io.github.tsume.results.json.KeyEntry;
import io.github.tsume.results.json.Result;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.PlyCount;
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
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A check by the rules alone of what people read of a brinkmate: that each key has every legal
 * defence once, and each defence a line of checks that mates, or the next key; and that the verdict
 * and the defects follow from that.
 */
final class BrinkmateResultCheck {
  private final Result result;
  private final Result.Answer answer;
  private final Position start;

  /** The keys as they were told, followed. */
  private final List<Key> keys = new ArrayList<>();

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
      require(answer.length().allows(size), "length");
    } else {
      require(answer.mainline().isEmpty() && answer.mainlineText().isEmpty(), "mainline");
      require(answer.length().plies() == 0, "length");
    }
    if (result.check() != null) {
      judged(result.check());
    }
  }

  private void keys() {
    int longest = 0;
    for (KeyEntry entry : answer.keys()) {
      Key key = key(start.copy(), entry);
      keys.add(key);
      longest = Math.max(longest, key.plies());
    }
    boolean within =
        longest <= answer.length().plies() && answer.length().plies() <= answer.aim().within();
    require(within && answer.length().isExact() && answer.length().plies() % 2 == 1, "length");
    long moves = answer.keys().stream().map(KeyEntry::move).distinct().count();
    require(moves == answer.keys().size(), "keys");
    require(answer.mainline().equals(answer.keys().get(0).mainline()), "mainline");
    require(answer.leftover().isEmpty(), "leftover");
  }

  /** The verdict follows from the rest by the judgement that the check uses too. */
  private void judged(CheckOutcome check) {
    List<Integer> line = keys.isEmpty() ? List.of() : keys.get(0).line();
    List<BrinkmateJudgement.Open> open = new ArrayList<>();
    require(ResultCheck.areDistinct(check.defects()), "defects");
    require(ResultCheck.areDistinct(check.open()), "open");
    for (OpenEntry entry : check.open()) {
      Position before = before(line, entry.ply(), "open");
      String move = entry.move();
      require(move != null && entry.refutedWithin() == 0, "open");
      int parsed = move(before, Objects.requireNonNull(move), "open");
      open.add(new BrinkmateJudgement.Open(entry.ply(), parsed));
      boolean known = entry.ply() == 1 && keys.stream().anyMatch(key -> key.move() == parsed);
      require(!known && !isOn(line, entry.ply(), parsed), "open");
    }
    List<Flaw> others = new ArrayList<>();
    for (DefectEntry row : check.defects()) {
      if (row.kind() == DefectClass.OTHER_KEY && row.ply() > 1) {
        others.add(other(line, row));
      }
    }
    boolean compared = check.options() == null || check.options().againstStated();
    BrinkmateJudgement judgement =
        BrinkmateJudgement.of(
            new BrinkmateJudgement.Evidence(
                answer.outcome(),
                answer.length().plies(),
                keys,
                others,
                open,
                result.standing().leaves(Unfinished.MATE_BY_CHECKS),
                authored(),
                compared ? result.statedLength() : OptionalInt.empty(),
                profile(check)));
    require(check.verdict() == judgement.verdict(), "verdict");
    agrees(judgement, compared);
    List<DefectEntry> defects = judgement.flaws().stream().map(flaw -> entry(flaw, check)).toList();
    require(check.defects().equals(defects), "defects");
  }

  /** It agrees as the judgement says where something is stated, else nothing is said of it. */
  private void agrees(BrinkmateJudgement judgement, boolean compared) {
    OptionalInt stated = compared ? result.statedLength() : OptionalInt.empty();
    boolean author = compared && !result.extras().authoredLine().isEmpty();
    Boolean agrees = null;
    if (answer.outcome() == Outcome.BRINKMATE) {
      agrees = stated.isPresent() || author ? Boolean.valueOf(judgement.agrees()) : null;
    } else if (answer.outcome().isRefuted() && stated.isPresent()) {
      agrees = stated.getAsInt() <= answer.aim().within() ? stated.getAsInt() == 0 : null;
    }
    require(Objects.equals(agrees, result.agrees()), "agrees");
  }

  private List<Integer> authored() {
    return CanonicalMoves.line(start, result.extras().authoredLine());
  }

  private static Profile profile(CheckOutcome check) {
    return check.options() == null ? Profile.MAGAZINE : check.options().profile();
  }

  private static boolean isOn(List<Integer> line, int ply, int move) {
    return ply <= line.size() && line.get(ply - 1) == move;
  }

  /** The position of the mainline at one of the attacker's plies. */
  private Position before(List<Integer> line, int ply, String field) {
    require(ply % 2 == 1 && ply > 0 && (ply == 1 || ply <= line.size()), field);
    Position position = start.copy();
    line.subList(0, ply - 1).forEach(position::play);
    return position;
  }

  /** Another key of a later move; that it is one, the certificate shows. */
  private Flaw other(List<Integer> line, DefectEntry row) {
    Position position = before(line, row.ply(), "defects");
    List<Integer> moves = CanonicalMoves.line(position, row.line());
    boolean fits = !moves.isEmpty() && moves.size() == row.line().size();
    require(fits && !isOn(line, row.ply(), moves.get(0)), "defects");
    require(row.length().isExact() && row.length().plies() <= answer.length().plies(), "defects");
    return new Flaw(row.kind(), row.ply(), moves.get(0), row.length().plies(), moves);
  }

  /** A flaw as the check tells it. */
  private DefectEntry entry(Flaw flaw, CheckOutcome check) {
    List<String> moves = flaw.line().stream().map(move -> Move.toUsi(move, start.rules())).toList();
    return new DefectEntry(
        flaw.kind(),
        flaw.kind().severity(profile(check), flaw.length()),
        flaw.ply(),
        moves.isEmpty() ? null : moves.get(0),
        flaw.length() == 0
            ? PlyCount.UNKNOWN
            : PlyCount.upTo(flaw.length(), answer.length().isExact()),
        moves,
        Map.of(),
        false);
  }

  /** A key, which is played from a position, with all that follows it. */
  private static Key key(Position position, KeyEntry entry) {
    int move = move(position, entry.move(), "keys");
    position.play(move);
    Set<String> legal =
        Arrays.stream(CanonicalMoves.of(position))
            .mapToObj(reply -> Move.toUsi(reply, position.rules()))
            .collect(Collectors.toSet());
    Set<String> told =
        entry.defences().stream().map(KeyEntry.Defence::move).collect(Collectors.toSet());
    require(told.equals(legal) && told.size() == entry.defences().size(), "defences");
    List<Defence> defences = new ArrayList<>();
    for (KeyEntry.Defence defence : entry.defences()) {
      Position after = position.copy();
      int reply = move(position, defence.move(), "defences");
      after.play(reply);
      KeyEntry next = defence.next();
      if (next == null) {
        mate(after, defence.mate(), "defences.mate");
        defences.add(new Defence(reply, CanonicalMoves.line(after, defence.mate()), null));
      } else {
        require(defence.mate().isEmpty(), "defences.next");
        defences.add(new Defence(reply, List.of(), key(after, next)));
      }
    }
    if (!entry.threat().isEmpty()) {
      Position passed = Key.passed(position);
      require(passed != null, "threat");
      mate(Objects.requireNonNull(passed), entry.threat(), "threat");
    }
    return new Key(move, List.of(), defences);
  }

  private static int move(Position position, String usi, String field) {
    List<Integer> parsed = CanonicalMoves.line(position, List.of(usi));
    require(!parsed.isEmpty(), field);
    return parsed.get(0);
  }

  /** Where a line ends that can be played, with checks only, and mates, futile ones left out. */
  private static Position mate(Position from, List<String> usi, String field) {
    Position position = from.copy();
    List<Integer> line = CanonicalMoves.line(from, usi);
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
