package io.github.tsume.certificate;

import static io.github.tsume.certificate.ResultCheck.require;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.certificate.Claimed.Row;
import io.github.tsume.certificate.Part.Missing;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.OtherReply;
import io.github.tsume.judgement.OtherReply.Bounds;
import io.github.tsume.judgement.OtherReply.ReplyKind;
import io.github.tsume.judgement.OtherReply.ReplyWeight;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Unfinished;
import io.github.tsume.verify.Worth;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The rows of other replies along the line, against what is shown of each reply. */
final class OtherReplies {
  private final Claimed claimed;
  private final Shown shown;
  private final Missing missing;
  private final Set<Row> seen = new HashSet<>();
  private boolean hasEqual;

  OtherReplies(Claimed claimed, Shown shown, Missing missing) {
    this.claimed = claimed;
    this.shown = shown;
    this.missing = missing;
  }

  /** Whether some reply is not shown to be worth less, so that there may be other best play. */
  boolean hasEqual() {
    return hasEqual;
  }

  /**
   * Goes through all other replies.
   *
   * @throws RefusedException if a row does not fit what is shown
   */
  void run() {
    List<Integer> line = claimed.line();
    for (int index = 1; index < line.size(); index += 2) {
      at(index);
    }
    for (Row row : claimed.rows()) {
      if (row.defect().ply() == 0 && claimed.isAuthored() && isLonger(row.defect())) {
        ofLength(row.defect());
      } else {
        require(!isReply(row.defect()) || seen.contains(row), "defects.move");
      }
    }
  }

  /** A row of the whole line: some reply lasts longer, whichever it is, so the value says. */
  private void ofLength(Defect row) {
    int size = claimed.line().size();
    int length = claimed.length();
    require(row.length().plies() == length && length > size, "defects.length");
    int least = shown.least(List.of());
    missing.addUnless(Worth.plies(least) > size, Part.CLASSES);
    boolean isNamed = !row.line().isEmpty();
    boolean kept = Hand.size(row.leftover()) > 0;
    DefectClass kind =
        isNamed
            ? ReplyWeight.longer(kept)
            : ReplyWeight.longerByAny(claimed.profile(), length, size);
    require(row.kind() == kind, "defects.class");
    if (isNamed) {
      // That its line is best play is not claimed: what that keeps is by the value.
      boolean none = least > Worth.of(length, Worth.BY_CHOICE);
      boolean some = shown.most(List.of()) <= Worth.of(length, Worth.ALWAYS);
      require(kept ? !none : !some, "defects.class");
      missing.addUnless(none || some, Part.CLASSES);
    }
  }

  private static boolean isReply(Defect defect) {
    return defect.kind() == DefectClass.EQUAL_VARIATION
        || defect.kind() == DefectClass.LONGER_DEFENCE;
  }

  private void at(int index) {
    OtherReply replies = ShownReplies.of(shown, claimed.line(), index);
    require(row(index + 1, claimed.line().get(index)).isEmpty(), "defects.move");
    List<Integer> listed = new ArrayList<>();
    List<Integer> entries = new ArrayList<>();
    boolean open = false;
    int longest = 0;
    for (int reply : replies.all()) {
      Optional<Row> row = row(index + 1, reply);
      Set<ReplyKind> kinds = replies.mayBe(reply);
      hasEqual |= !replies.isLess(reply);
      if (kinds.equals(Set.of(ReplyKind.LONGER))) {
        longest = Math.max(longest, index + 1 + Worth.plies(replies.after(reply).most()));
      }
      if (kinds.size() > 1) {
        open = true;
        missing.add(row.isPresent() ? Part.CLASSES : Part.REPLIES);
      } else if (!kinds.contains(ReplyKind.WEAKER) && !isInstead(index, kinds)) {
        entries.add(reply);
      }
      if (row.isPresent()) {
        fits(row.get().defect(), kinds, replies.after(reply), index);
        require(listed.stream().noneMatch(other -> replies.areOne(other, reply)), "defects.move");
        listed.add(reply);
      }
    }
    Optional<Row> some = row(index + 1, Move.NONE);
    if (some.isPresent()) {
      some(some.get().defect(), open, longest);
    }
    boolean all =
        entries.stream()
            .allMatch(reply -> listed.stream().anyMatch(row -> replies.mayBeOne(reply, row)));
    if (claimed.result().check() != null && some.isEmpty() && !all) {
      require(isListOpen(index + 1), "defects");
      missing.add(Part.OPEN);
    }
  }

  /**
   * A row without its move: some reply lasts longer, whichever it is, and no row names one there.
   *
   * @param open whether it is not shown of some reply whether it lasts longer
   * @param longest of those that are shown to last longer the plies of the whole, 0 if none is
   */
  private void some(Defect told, boolean open, int longest) {
    require(claimed.isAuthored() && (open || longest > 0), "defects.ply");
    int plies = told.length().plies();
    boolean fits = open ? plies >= longest : plies == longest;
    require(fits, "defects.length");
    DefectClass kind = ReplyWeight.longerByAny(claimed.profile(), plies, claimed.line().size());
    require(told.kind() == kind, "defects.class");
    boolean named =
        claimed.rows().stream()
            .map(Row::defect)
            .anyMatch(row -> row.ply() == told.ply() && row.move() != Move.NONE && isLonger(row));
    require(!named, "defects");
    if (open) {
      missing.add(Part.CLASSES);
    }
  }

  /**
   * Whether a reply is as good as the mainline's, in whose place a line is examined that is two
   * plies shorter: that it is that is named.
   */
  private boolean isInstead(int index, Set<ReplyKind> kinds) {
    return kinds.equals(Set.of(ReplyKind.LONGER))
        && !claimed.isAuthored()
        && claimed.line().size() < claimed.length()
        && claimed.rows().stream()
            .map(Row::defect)
            .anyMatch(row -> row.kind() == DefectClass.LONG_VARIATION && row.ply() > index);
  }

  private static boolean isLonger(Defect defect) {
    return defect.kind() == DefectClass.LONGER_DEFENCE
        || defect.kind() == DefectClass.LONG_VARIATION;
  }

  /** Whether the result says itself that it may not list all replies at a ply. */
  private boolean isListOpen(int ply) {
    return claimed.isOpen(ply, Move.NONE)
        || claimed.result().standing().leaves(Unfinished.EQUAL_VARIATIONS)
        || claimed.result().standing().leaves(Unfinished.LONGER_DEFENCES);
  }

  private Optional<Row> row(int ply, int move) {
    List<Row> found =
        claimed.rows().stream()
            .filter(row -> isReply(row.defect()) || isLongReply(row.defect()))
            .filter(row -> row.defect().ply() == ply && row.defect().move() == move)
            .toList();
    require(found.size() <= 1, "defects");
    seen.addAll(found);
    return found.stream().findFirst();
  }

  private boolean isLongReply(Defect defect) {
    return claimed.isAuthored() && defect.kind() == DefectClass.LONG_VARIATION;
  }

  private void fits(Defect row, Set<ReplyKind> kinds, Bounds after, int index) {
    boolean isLonger = kinds.equals(Set.of(ReplyKind.LONGER));
    require(!kinds.equals(Set.of(ReplyKind.WEAKER)), "defects");
    if (isLonger && !after.isExact()) {
      missing.add(Part.CLASSES);
    } else if (isLonger) {
      boolean leftover = Worth.kept(after.most()) != Worth.NONE;
      require(row.kind() == ReplyWeight.longer(leftover), "defects.class");
      require(row.length().plies() == index + 1 + Worth.plies(after.most()), "defects.length");
    } else if (kinds.size() == 1) {
      require(row.kind() == DefectClass.EQUAL_VARIATION, "defects.class");
    }
  }
}
