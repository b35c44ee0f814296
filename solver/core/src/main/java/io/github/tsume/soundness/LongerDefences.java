package io.github.tsume.soundness;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.JudgedLine;
import io.github.tsume.judgement.Judgement.OpenMove;
import io.github.tsume.judgement.OtherReply;
import io.github.tsume.judgement.OtherReply.Bounds;
import io.github.tsume.judgement.OtherReply.ReplyWeight;
import io.github.tsume.mate.BestReplies;
import io.github.tsume.mate.Known;
import io.github.tsume.mate.Question;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.Solution;
import io.github.tsume.mate.ValuedReply;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Severity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A finder of replies that last longer than the author's line: a longer defence, or a long
 * variation if pieces are left over then.
 */
final class LongerDefences {
  /** What was found at one ply; the lines of some defects may be missing. */
  private record Found(List<Defect> defects, boolean isShown) {}

  private final Session session;
  private final Efforts efforts;
  private final Mainline line;
  private final CheckOptions options;
  private final SortedMap<Integer, Found> found = new TreeMap<>();
  private List<Integer> open = new ArrayList<>();

  LongerDefences(Session session, Mainline line, CheckOptions options) {
    this.session = session;
    this.efforts = session.efforts();
    this.line = line;
    this.options = options;
    for (int ply = 2; ply <= line.length(); ply += 2) {
      open.add(ply);
    }
  }

  List<Defect> defects() {
    return found.values().stream().flatMap(each -> each.defects.stream()).toList();
  }

  /** The plies at which it is not known whether there is one. */
  List<OpenMove> open() {
    return open.stream().map(ply -> new OpenMove(ply, Move.NONE)).toList();
  }

  /**
   * Asks at every reply of the line, in rounds of growing budgets, so that the many that are soon
   * settled do not wait for the few that are not; may be called again to go on.
   */
  void run(SearchBudget budget) {
    long nodes = efforts.nodes(EffortTable.LONGER_FIRST);
    do {
      List<Integer> plies = open;
      open = new ArrayList<>();
      ask(plies, nodes, budget);
      nodes *= efforts.growth(EffortTable.LONGER_GROWTH);
    } while (!open.isEmpty() && !budget.isSpent());
  }

  private void ask(List<Integer> plies, long nodes, SearchBudget budget) {
    for (int i = 0; i < line.length(); i++) {
      if (plies.contains(i + 1)) {
        Known<Found> here = ask(i, budget.slice(nodes));
        if (!here.isOpen()) {
          found.put(i + 1, here.get());
        }
        if (!here.map(Found::isShown).orElse(false)) {
          open.add(i + 1);
        }
      }
      session.play(line.move(i));
    }
    for (int i = line.length() - 1; i >= 0; i--) {
      session.undo(line.move(i));
    }
  }

  /** What is found at one ply. */
  private Known<Found> ask(int index, SearchBudget part) {
    int left = line.length() - index;
    Question question = session.question(left, part);
    return session
        .lengthFrom(question)
        .then(
            length ->
                length == left
                    ? Known.of(new Found(List.of(), true))
                    : Known.of(
                        session
                            .replies(question.within(length))
                            .map(replies -> found(index, replies, question))
                            .orElse(new Found(List.of(some(index + 1, index + length)), false))));
  }

  /** What is known where the length is, but not which reply lasts so long. */
  private Defect some(int ply, int length) {
    DefectClass kind = ReplyWeight.longerByAny(options.profile(), length, line.length());
    Severity severity = severity(kind, length);
    return new Defect(
        kind, severity, ply, Move.NONE, PlyCount.exactly(length), List.of(), Hand.EMPTY);
  }

  /** The same for the whole line, if it is known that the problem is longer. */
  Defect ofSome(int length) {
    return some(0, length);
  }

  private Found found(int index, List<ValuedReply> replies, Question question) {
    int left = line.length() - index;
    List<Defect> defects = new ArrayList<>();
    boolean shown = true;
    FoundReplies values = new FoundReplies(replies, line.move(index));
    OtherReply others = new OtherReply(values, left, OptionalInt.empty());
    for (int entry : others.entries(OtherReply.ReplyKind.LONGER)) {
      ValuedReply reply = values.get(entry);
      Known<List<Integer>> moves = session.lineAfter(entry, question.within(reply.length() - 1));
      shown &= !moves.isOpen();
      defects.add(defect(index, reply, moves.orElse(List.of(entry)), moves.isOpen()));
    }
    return new Found(defects, shown);
  }

  private Defect defect(int index, ValuedReply reply, List<Integer> moves, boolean rough) {
    DefectClass kind = ReplyWeight.longer(reply.leftover().isSome());
    return new Defect(
        kind,
        severity(kind, index + reply.length()),
        index + 1,
        reply.move(),
        PlyCount.exactly(index + reply.length()),
        moves,
        rough ? Hand.EMPTY : session.handAfter(moves));
  }

  private Severity severity(DefectClass kind, int length) {
    return ReplyWeight.longer(options.profile(), kind, length, line.length());
  }

  /**
   * What follows from the length alone, if that is proved to be more than the line's: some reply
   * lasts longer, whichever it is. Where the best play leaves the line by a reply, it is that one.
   */
  Defect ofLength(Solution solution) {
    List<Integer> best = solution.mainline();
    int parting = JudgedLine.firstDifference(line.from(0), best);
    boolean byReply = parting % 2 == 1;
    DefectClass kind = ReplyWeight.longer(Hand.size(solution.leftover()) > 0);
    return new Defect(
        kind,
        severity(kind, solution.length()),
        byReply ? parting + 1 : 0,
        byReply ? best.get(parting) : Move.NONE,
        PlyCount.upTo(solution.length(), solution.isExact()),
        byReply ? best.subList(parting, best.size()) : best,
        solution.leftover());
  }

  /** Whether the severest that may be found weighs more than what was found. */
  static boolean mayMatter(List<Defect> found, CheckOptions options) {
    boolean mayBeFatal =
        DefectClass.LONGER_DEFENCE.severity(options.profile(), 1) == Severity.FATAL;
    return mayBeFatal && found.stream().noneMatch(LongerDefences::isFatalReply);
  }

  private static boolean isFatalReply(Defect defect) {
    boolean reply =
        defect.kind() == DefectClass.LONGER_DEFENCE || defect.kind() == DefectClass.LONG_VARIATION;
    return reply && defect.severity() == Severity.FATAL;
  }

  /** The replies of which a search found out what they are worth, as evidence. */
  static final class FoundReplies implements OtherReply.Evidence {
    private final Map<Integer, ValuedReply> replies = new LinkedHashMap<>();

    /** All replies but the line's own. */
    FoundReplies(List<ValuedReply> all, int own) {
      all.stream()
          .filter(reply -> reply.move() != own)
          .forEach(each -> replies.put(each.move(), each));
    }

    /** Those that keep the value of a place, of so many plies. */
    static FoundReplies of(BestReplies best, int plies, int own) {
      return new FoundReplies(
          best.moves().stream()
              .map(move -> new ValuedReply(move, plies, true, best.leftover(), 0))
              .toList(),
          own);
    }

    /** A reply with its value. */
    ValuedReply get(int reply) {
      return Objects.requireNonNull(replies.get(reply));
    }

    @Override
    public List<Integer> replies() {
      return List.copyOf(replies.keySet());
    }

    @Override
    public Bounds after(int reply) {
      return Bounds.exactly(get(reply).worth());
    }

    @Override
    public Optional<Boolean> counts(int reply, int plies) {
      return Optional.of(get(reply).counts());
    }
  }
}
