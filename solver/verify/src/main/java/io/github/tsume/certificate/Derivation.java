package io.github.tsume.certificate;

import static io.github.tsume.certificate.ResultCheck.require;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.certificate.Part.Missing;
import io.github.tsume.certificate.RefusedException.Refusal;
import io.github.tsume.judgement.Agreement;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.Judgement.Conclusion;
import io.github.tsume.judgement.Judgement.OpenMove;
import io.github.tsume.results.json.Result;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Unfinished;
import io.github.tsume.verify.CanonicalMoves;
import io.github.tsume.verify.Worth;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A derivation of the facts of a check from what a certificate shows; it judges them by the same
 * rules as the check does, and compares the result with them, field by field.
 */
final class Derivation {
  private final Result result;
  private final Shown shown;
  private final Claimed claimed;
  private final Missing missing = new Missing();

  Derivation(Result result, Shown shown) {
    this.result = result;
    this.shown = shown;
    this.claimed = new Claimed(result, shown.start(), shown.line());
  }

  Verification run() {
    switch (result.answer().outcome()) {
      case MATE -> mate();
      case NO_MATE -> noMate();
      case UNKNOWN, INVALID -> {
        require(shown.mates(List.of()).isEmpty(), "result");
        require(result.agrees() == null || result.hasIllegalMove(), "agrees");
        missing.add(Part.OPEN);
      }
      default -> throw ResultCheck.wrong("result"); // of another goal
    }
    return new Verification(missing.counts());
  }

  private void noMate() {
    if (shown.mates(List.of()).isPresent()) {
      throw new RefusedException(Refusal.MATE, "");
    }
    Position position = shown.start().copy();
    for (int move : CanonicalMoves.of(position)) {
      position.play(move);
      boolean check = position.inCheck();
      position.undo(move);
      List<Integer> path = List.of(move);
      if (check && (shown.most(path) < Integer.MAX_VALUE || shown.isMated(path))) {
        throw new RefusedException(Refusal.MATE, "");
      }
      missing.addUnless(!check || shown.fails(path), Part.NO_MATE);
    }
    Conclusion none = new Conclusion(Outcome.NO_MATE, PlyCount.UNKNOWN, List.of(), 0);
    agrees(
        result.check() == null
            ? Agreement.of(none, result.statedLength())
            : Agreement.without(none, claimed.standards()));
  }

  private void mate() {
    boolean mates = shown.mates(List.of()).isPresent() || shown.most(List.of()) < Integer.MAX_VALUE;
    missing.addUnless(mates, Part.MATE);
    length();
    rawLength();
    line();
    leftover();
    new OtherChecks(claimed, shown, missing).run();
    if (result.check() == null) {
      Conclusion mate = conclusion(claimed.line());
      agrees(Agreement.of(mate, result.statedLength()));
      missing.counts().remove(Part.OTHER_CHECKS);
      return;
    }
    OtherReplies replies = new OtherReplies(claimed, shown, missing);
    replies.run();
    new AuthorsMoves(claimed, shown, missing).run();
    boolean others = replies.hasEqual() || missing.has(Part.REPLIES);
    boolean one = !others || claimed.isAuthored();
    boolean sure = one || (!missing.has(Part.LINE) && new OtherLines(claimed, shown).areShown());
    missing.addUnless(sure, Part.EQUAL_LINES);
    for (Claimed.Row row : claimed.rows()) {
      require(!one || row.defect().kind() != DefectClass.EQUAL_VARIATION_COOK, "defects");
      if (row.defect().kind() == DefectClass.LONG_VARIATION && !claimed.isAuthored()) {
        missing.addUnless(isLongVariation(row.defect()), Part.CLASSES);
      }
    }
    sure &=
        result.answer().length().isExact() && !missing.has(Part.LENGTH) && !missing.has(Part.LINE);
    if (sure && !claimed.open().isEmpty() && hasProvisional()) {
      // More is shown than is said.
      missing.add(Part.OPEN);
      sure = false;
    }
    agrees(new Verdicts(claimed, sure).run());
    for (OpenMove open : claimed.open()) {
      missing.addUnless(isRefutedWithin(open), Part.OPEN);
    }
  }

  /** Whether a check that may mate is shown not to within the plies that are told of it. */
  private boolean isRefutedWithin(OpenMove open) {
    if (open.refutedWithin() == 0) {
      return true;
    }
    if (open.move() == Move.NONE || open.ply() % 2 == 0 || open.ply() > claimed.line().size()) {
      return false;
    }
    List<Integer> path = new ArrayList<>(claimed.line().subList(0, open.ply() - 1));
    path.add(open.move());
    return shown.least(path) >= Worth.of(open.refutedWithin() + 1, 0);
  }

  private boolean hasProvisional() {
    return claimed.rows().stream().anyMatch(Claimed.Row::provisional);
  }

  private Conclusion conclusion(List<Integer> mainline) {
    Result.Answer answer = result.answer();
    return new Conclusion(Outcome.MATE, answer.length(), mainline, 0);
  }

  /** The length: no greater, no smaller than is shown, and exact if both bounds meet it. */
  private void length() {
    Result.Answer answer = result.answer();
    int most = Worth.plies(shown.most(List.of()));
    int least = Worth.plies(shown.least(List.of()));
    boolean met = most == answer.length().plies() && least == answer.length().plies();
    boolean fits =
        least <= answer.length().plies()
            && (!answer.length().isExact() || answer.length().plies() <= most);
    if (!fits || (met && !answer.length().isExact())) {
      throw new RefusedException(Refusal.LENGTH, String.valueOf(most));
    }
    // That a mate takes no longer is shown, or else nothing is.
    missing.addUnless(
        answer.length().isExact() ? met : most <= answer.length().plies(), Part.LENGTH);
  }

  private void rawLength() {
    if (result.answer().rawLength().isEmpty()) {
      return;
    }
    int raw = result.answer().rawLength().getAsInt();
    int most = shown.mates(List.of()).orElse(Integer.MAX_VALUE);
    int least = Worth.plies(shown.least(List.of()));
    require(raw <= most && raw >= least, "rawLength");
    missing.addUnless(raw == most && raw == least, Part.RAW_LENGTH);
  }

  /** The mainline: at each of its positions both sides keep the value. */
  private void line() {
    List<Integer> line = claimed.line();
    if (claimed.isAuthored() || !result.answer().length().isExact()) {
      return;
    }
    if (line.size() != result.answer().length().plies()) {
      missing.add(Part.LINE);
      return;
    }
    boolean best = true;
    for (int index = 0; index < line.size(); index++) {
      List<Integer> path = line.subList(0, index);
      int left = line.size() - index;
      if (index % 2 == 0) {
        int least = shown.least(path);
        require(least <= Worth.of(left, Worth.NONE), "mainline");
        best &= Worth.plies(least) == left || left == 1;
      } else {
        int most = shown.most(path);
        require(most >= Worth.of(left, 0), "mainline");
        best &= most <= Worth.of(left, Worth.NONE);
        List<Integer> played = line.subList(0, index + 1);
        require(!shown.isFutile(played), "mainline");
        best &= shown.counts(played, left);
      }
    }
    missing.addUnless(best, Part.LINE);
  }

  /** Whether pieces are left over: by the value of the first position. */
  private void leftover() {
    int length = result.answer().length().plies();
    boolean none = shown.least(List.of()) > Worth.of(length, Worth.ALWAYS);
    boolean some = shown.most(List.of()) == Worth.of(length, Worth.ALWAYS);
    boolean told = claimed.has(DefectClass.LEFTOVER);
    require(!told || !none, "defects");
    if (!result.answer().length().isExact() || result.check() == null) {
      return;
    }
    boolean asLong = claimed.line().size() == length;
    boolean kept = !result.answer().leftover().isEmpty();
    // What an author's line keeps is told of it alone: other best play may keep something else.
    boolean best = asLong && !claimed.isAuthored();
    require(!best || !none || !kept, "leftover");
    require(!best || !some || kept, "leftover");
    missing.addUnless(none || some, Part.LEFTOVER);
    boolean untold = some && !told && asLong && !claimed.has(DefectClass.LONG_VARIATION);
    if (untold) {
      require(claimed.isOpen(length, Move.NONE), "defects");
      missing.add(Part.OPEN);
    }
    // That no shorter defence leaves nothing, which would be a long variation.
    boolean only = !told || claimed.isAuthored() || areOthersKept(claimed.line().size());
    missing.addUnless(only, Part.LEFTOVER);
  }

  /**
   * Whether the line leaves pieces over, though some reply, two plies shorter, leaves none: the
   * first such one is where the row says.
   */
  private boolean isLongVariation(Defect row) {
    List<Integer> line = claimed.line();
    int index = row.ply() - 1;
    boolean along =
        index % 2 == 1
            && index < line.size()
            && row.line().equals(line.subList(index, line.size()));
    if (!along || line.size() != claimed.length()) {
      return false;
    }
    int left = line.size() - index;
    boolean shorter = false;
    for (int reply : CanonicalMoves.of(claimed.at(index))) {
      List<Integer> path = new ArrayList<>(line.subList(0, index));
      path.add(reply);
      shorter |=
          shown.most(path) <= Worth.of(left - 3, Worth.NONE)
              && shown.least(path) >= Worth.of(left - 3, Worth.BY_CHOICE)
              && shown.counts(path, left - 2);
    }
    boolean earlierOpen = result.standing().leaves(Unfinished.EQUAL_VARIATIONS);
    return shorter && (earlierOpen || areOthersKept(index));
  }

  /** Whether each reply before a place, two plies shorter than the line's, leaves pieces too. */
  private boolean areOthersKept(int end) {
    List<Integer> line = claimed.line();
    for (int index = 1; index < Math.min(end, line.size() - 3); index += 2) {
      int left = line.size() - index;
      for (int reply : CanonicalMoves.of(claimed.at(index))) {
        List<Integer> path = new ArrayList<>(line.subList(0, index));
        path.add(reply);
        boolean weak =
            reply == line.get(index)
                || shown.isFutile(path)
                || shown.most(path) <= Worth.of(left - 3, Worth.ALWAYS)
                || shown.least(path) >= Worth.of(left - 1, Worth.ALWAYS);
        if (!weak) {
          return false;
        }
      }
    }
    return true;
  }

  /** Compares whether it agrees with what is stated. */
  private void agrees(Optional<Boolean> derived) {
    Boolean said = result.agrees();
    boolean same = derived.map(yes -> yes.equals(said)).orElse(said == null);
    boolean byNote =
        Boolean.FALSE.equals(said)
            && result.extras().authoredEnd() == null
            && result.hasIllegalMove();
    if (byNote && !same) {
      // The author's moves that are not legal are not in an older result.
      missing.add(Part.AUTHOR);
    } else {
      require(same, "agrees");
    }
  }
}
