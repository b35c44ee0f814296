package io.github.tsume.app.certificate;

import static io.github.tsume.app.certificate.ResultCheck.require;

import io.github.tsume.app.certificate.Claimed.Row;
import io.github.tsume.board.Move;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.ReplyWeight;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Unfinished;
import io.github.tsume.verify.CanonicalMoves;
import io.github.tsume.verify.Worth;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The rows of other replies along the line, against what is shown of each reply. */
final class OtherReplies {
  /** What a reply is, as far as it is shown. */
  private enum Strength {
    /** It lasts less, or keeps more for the attacker, or does not count. */
    WEAKER,
    /** It keeps the value. */
    EQUAL,
    /** It may keep the value, but that is no entry: pieces are left over anyway. */
    UNLISTED,
    /** It lasts longer. */
    LONGER,
    OPEN
  }

  /**
   * A reply with what is shown of its value.
   *
   * @param isListed whether a row names it
   */
  private record Reply(int move, Strength standing, int least, int most, boolean isListed) {
    /** Whether a row has to tell of it. */
    boolean isEntry() {
      return standing == Strength.EQUAL || standing == Strength.LONGER;
    }

    /** Whether it is shown to be of one value. */
    boolean isExact() {
      return standing == Strength.EQUAL || (standing == Strength.LONGER && least == most);
    }

    /** Whether two replies may be one entry: themselves, or drops on one square of one value. */
    boolean mayBeOne(Reply other) {
      boolean drops =
          Move.isDrop(move) && Move.isDrop(other.move) && Move.to(move) == Move.to(other.move);
      boolean equal = standing == Strength.EQUAL && other.standing == Strength.EQUAL;
      return move == other.move
          || (drops && (equal || (least <= other.most && other.least <= most)));
    }
  }

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

  /** Whether a reply, the last move, is shown to be worth less than the line, or not to count. */
  boolean isWeaker(List<Integer> path, int left) {
    return standing(path, left) == Strength.WEAKER;
  }

  /** Whether some reply is shown to keep the value, so that there are other lines of best play. */
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
      at(index, new ArrayList<>(line.subList(0, index)));
    }
    for (Row row : claimed.rows()) {
      if (row.defect().ply() == 0 && row.defect().kind() == DefectClass.LONGER_DEFENCE) {
        // Some reply lasts longer, whichever it is: so the value says.
        boolean lasts = Worth.plies(shown.least(List.of())) > claimed.line().size();
        missing.addUnless(claimed.isAuthored() && lasts, Part.CLASSES);
      } else {
        require(!isReply(row.defect()) || seen.contains(row), "defects.move");
      }
    }
  }

  private static boolean isReply(Defect defect) {
    return defect.kind() == DefectClass.EQUAL_VARIATION
        || defect.kind() == DefectClass.LONGER_DEFENCE;
  }

  private void at(int index, List<Integer> path) {
    int left = claimed.line().size() - index;
    List<Reply> replies = new ArrayList<>();
    boolean open = false;
    int longest = 0;
    for (int move : CanonicalMoves.of(claimed.at(index))) {
      Optional<Row> row = row(index + 1, move);
      if (move == claimed.line().get(index)) {
        require(row.isEmpty(), "defects.move");
        continue;
      }
      path.add(move);
      Strength standing = standing(path, left);
      Reply reply = new Reply(move, standing, shown.least(path), shown.most(path), row.isPresent());
      path.remove(path.size() - 1);
      replies.add(reply);
      if (standing == Strength.LONGER) {
        longest = Math.max(longest, index + 1 + Worth.plies(reply.most));
      }
      open |= standing == Strength.OPEN;
      row.ifPresent(of -> fits(of.defect(), reply, index));
      hasEqual |= standing == Strength.EQUAL || standing == Strength.UNLISTED;
      if (standing == Strength.OPEN) {
        missing.add(row.isPresent() ? Part.CLASSES : Part.REPLIES);
      }
    }
    Optional<Row> some = row(index + 1, Move.NONE);
    if (some.isPresent()) {
      some(some.get().defect(), open, longest);
    }
    boolean all = areListed(replies);
    if (claimed.result().check() != null && !open && !all) {
      require(isListOpen(), "defects");
      missing.add(Part.OPEN);
    }
  }

  /**
   * Whether each entry has its row: a reply that keeps the value or lasts longer, or drops on one
   * square that come to the same.
   *
   * @throws RefusedException if one has two
   */
  private static boolean areListed(List<Reply> replies) {
    List<Reply> listed = replies.stream().filter(Reply::isListed).toList();
    for (Reply row : listed) {
      boolean once =
          listed.stream()
              .noneMatch(
                  other -> other != row && row.isExact() && other.isExact() && row.mayBeOne(other));
      require(once, "defects.move");
    }
    return replies.stream()
        .filter(Reply::isEntry)
        .allMatch(reply -> listed.stream().anyMatch(reply::mayBeOne));
  }

  /**
   * A row without its move: some reply lasts longer, whichever it is, and no row names one there.
   *
   * @param open whether it is not shown of some reply whether it lasts longer
   * @param longest of those that are shown to last longer the plies of the whole, 0 if none is
   */
  private void some(Defect told, boolean open, int longest) {
    require(claimed.isAuthored() && (open || longest > 0), "defects.ply");
    boolean fits = open ? told.length() >= longest : told.length() == longest;
    require(fits, "defects.length");
    DefectClass kind =
        ReplyWeight.longerByAny(claimed.profile(), told.length(), claimed.line().size());
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

  private static boolean isLonger(Defect defect) {
    return defect.kind() == DefectClass.LONGER_DEFENCE
        || defect.kind() == DefectClass.LONG_VARIATION;
  }

  /** Whether the result says itself that it may not list all replies. */
  private boolean isListOpen() {
    return claimed.result().standing().leaves(Unfinished.EQUAL_VARIATIONS)
        || claimed.result().standing().leaves(Unfinished.LONGER_DEFENCES);
  }

  private Strength standing(List<Integer> path, int left) {
    if (shown.isFutile(path)) {
      return Strength.WEAKER;
    }
    int most = shown.most(path);
    int least = shown.least(path);
    boolean counts = shown.counts(path, left);
    if (!claimed.isAuthored()) {
      int kept = kept();
      int keeping = Worth.of(left - 1, Math.max(0, kept));
      if (most < keeping) {
        return Strength.WEAKER;
      }
      if (kept == Worth.ALWAYS) {
        return most <= Worth.of(left - 1, Worth.NONE) ? Strength.UNLISTED : Strength.OPEN;
      }
      return kept > 0 && least >= keeping && most <= Worth.of(left - 1, Worth.NONE) && counts
          ? Strength.EQUAL
          : Strength.OPEN;
    }
    return authored(path, left, most, least);
  }

  private Strength authored(List<Integer> path, int left, int most, int least) {
    if (least > Worth.of(left - 1, Worth.NONE) && most < Integer.MAX_VALUE) {
      boolean counts = shown.counts(path, Worth.plies(most) + 1);
      return counts ? Strength.LONGER : Strength.OPEN;
    }
    if (most < Worth.of(left - 1, 0)) {
      return Strength.WEAKER;
    }
    // Of an author's line equal variations are listed where it is best play from there on.
    int kept = kept();
    int keeping = Worth.of(left - 1, Math.max(0, kept));
    boolean best = claimed.length() == claimed.line().size();
    if (!best) {
      return Strength.OPEN;
    }
    if (most < keeping) {
      return Strength.WEAKER;
    }
    boolean equal = kept > 0 && least >= keeping && most <= Worth.of(left - 1, Worth.NONE);
    return equal && shown.counts(path, left)
        ? Strength.EQUAL
        : kept == Worth.ALWAYS && most <= Worth.of(left - 1, Worth.NONE)
            ? Strength.WEAKER
            : Strength.OPEN;
  }

  /** What is kept at the end of best play, from what is shown; -1 if that is not known. */
  private int kept() {
    int most = shown.most(List.of());
    int least = shown.least(List.of());
    return most == least && Worth.plies(most) == claimed.length() ? Worth.kept(most) : -1;
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

  private void fits(Defect defect, Reply reply, int index) {
    switch (reply.standing) {
      case WEAKER, UNLISTED -> throw ResultCheck.wrong("defects");
      case EQUAL -> require(defect.kind() == DefectClass.EQUAL_VARIATION, "defects.class");
      case LONGER -> {
        if (!reply.isExact()) {
          missing.add(Part.CLASSES);
          return;
        }
        boolean leftover = Worth.kept(reply.most) != Worth.NONE;
        require(defect.kind() == ReplyWeight.longer(leftover), "defects.class");
        require(defect.length() == index + 1 + Worth.plies(reply.most), "defects.length");
      }
      case OPEN -> {
        // Named with the others.
      }
    }
  }
}
