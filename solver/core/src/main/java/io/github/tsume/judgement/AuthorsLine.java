package io.github.tsume.judgement;

import io.github.tsume.judgement.BrinkmateJudgement.Evidence;
import io.github.tsume.judgement.BrinkmateJudgement.Flaw;
import io.github.tsume.judgement.BrinkmateJudgement.Open;
import io.github.tsume.judgement.Key.Defence;
import io.github.tsume.verdict.DefectClass;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The place where an author's line leaves the mainline, and what is wrong with it there.
 *
 * <p>The mainline is his as long as that is best play; so where it leaves him, he is wrong.
 */
final class AuthorsLine {
  private final Evidence facts;
  private final List<Integer> authored;
  private final List<Integer> main;

  private AuthorsLine(Evidence facts) {
    this.facts = facts;
    this.authored = facts.authored();
    this.main = facts.keys().get(0).line();
  }

  /** What is wrong with the author's line of a brinkmate; nothing if he gives none. */
  static List<Flaw> flaws(Evidence facts) {
    return facts.authored().isEmpty() ? List.of() : new AuthorsLine(facts).flaws();
  }

  private List<Flaw> flaws() {
    int at = 0;
    while (at < main.size() && at < authored.size() && main.get(at).equals(authored.get(at))) {
      at++;
    }
    if (at == main.size() || at == authored.size()) {
      return List.of();
    }
    return at % 2 == 0 ? attack(at) : defence(at);
  }

  /** His move is no key, unless that is not known. */
  private List<Flaw> attack(int at) {
    int move = authored.get(at);
    return facts.open().contains(new Open(at + 1, move))
        ? List.of()
        : List.of(Flaw.at(at + 1, DefectClass.AUTHOR_KEY_FAILS, 0, List.of(move)));
  }

  /** Another defence holds out longer than his; and after his own checks alone may mate. */
  private List<Flaw> defence(int at) {
    Key key = keyBefore(at);
    Defence his = key == null ? null : defence(key, authored.get(at));
    Defence longest = key == null ? null : defence(key, main.get(at));
    if (his == null || longest == null || his.plies() >= longest.plies()) {
      return List.of();
    }
    Flaw longer =
        Flaw.at(at + 1, DefectClass.LONGER_DEFENCE, facts.plies(), main.subList(at, main.size()));
    if (his.mate().isEmpty() || authored.size() == at + 1) {
      return List.of(longer);
    }
    int length = at + 1 + his.mate().size();
    return List.of(longer, Flaw.at(at + 2, DefectClass.MATE_BY_CHECKS, length, his.mate()));
  }

  /** The key of the mainline before a defence. */
  private @Nullable Key keyBefore(int at) {
    Key key = facts.keys().get(0);
    for (int i = 1; i < at && key != null; i += 2) {
      key = key.mainDefence().map(Defence::next).orElse(null);
    }
    return key;
  }

  private static @Nullable Defence defence(Key key, int move) {
    return key.defences().stream().filter(each -> each.move() == move).findFirst().orElse(null);
  }
}
