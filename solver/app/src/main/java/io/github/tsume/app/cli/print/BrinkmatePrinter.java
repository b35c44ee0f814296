package io.github.tsume.app.cli.print;

import io.github.tsume.app.text.Columns;
import io.github.tsume.app.text.LineText;
import io.github.tsume.app.text.Messages;
import io.github.tsume.app.text.MoveStyle;
import io.github.tsume.board.Position;
import io.github.tsume.brinkmate.Brinkmate;
import io.github.tsume.brinkmate.BrinkmateJudgement;
import io.github.tsume.brinkmate.Defence;
import io.github.tsume.brinkmate.Key;
import io.github.tsume.verdict.Reason;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Tells people the keys of a brinkmate, and what answers each defence. */
public final class BrinkmatePrinter {
  private static final int WIDTH = 96;
  private static final String INDENT = "  ";

  /** So many defences are told with their whole mate, the mainline counted. */
  private static final int LONGEST = 4;

  private final Messages messages;
  private final MoveStyle style;
  private final StringBuilder text = new StringBuilder();

  public BrinkmatePrinter(Messages messages, MoveStyle style) {
    this.messages = messages;
    this.style = style;
  }

  /** The outcome for a position, after what it says of the composition if that was asked. */
  public String text(
      Position position, Brinkmate found, @Nullable BrinkmateJudgement judgement, int within) {
    String verdict =
        switch (found.answer()) {
          case MATE -> messages.get("hisshi.mate");
          case BRINKMATE -> messages.get("hisshi.brinkmate", String.valueOf(found.plies()));
          case NONE -> messages.get("hisshi.none", String.valueOf(within));
          case UNKNOWN -> messages.get("verdict.unknown");
        };
    String judged = judgement == null ? "" : judged(judgement);
    text.append(judged);
    text.append(
        judged.isEmpty() ? "" : judged.equals(verdict) ? "" : messages.get("verdict.separator"));
    text.append(judged.equals(verdict) ? "" : verdict);
    if (found.limit() != null) {
      Reason reason = found.limit();
      text.append(messages.get("reason", new Words(messages).reason(reason)));
    }
    text.append('\n');
    if (found.mate() != null) {
      line(INDENT, LineText.of(position, found.mate().mainline(), style));
    }
    found.keys().forEach(key -> key(position.copy(), key, INDENT));
    if (!found.open().isEmpty()) {
      List<String> open = found.open().stream().map(move -> move(position, move)).toList();
      line(INDENT, messages.get("hisshi.open", open.size(), String.join(" ", open)));
    }
    if (found.mateOpen()) {
      line("", messages.get("note") + messages.get("hisshi.mate-open"));
    }
    return text.toString();
  }

  private String judged(BrinkmateJudgement judgement) {
    StringJoiner flaws = new StringJoiner(messages.get("verdict.because.separator"));
    judgement.flaws().forEach(flaw -> flaws.add(messages.get("hisshi.flaw." + flaw.code())));
    String verdict = messages.get("hisshi.verdict." + judgement.verdict().code());
    String because = messages.get("verdict.because", verdict, flaws.toString());
    return judgement.flaws().isEmpty() ? verdict : because;
  }

  /**
   * The key, its threat, the mainline, the longest defences, and all others by what answers them.
   */
  private void key(Position position, Key key, String indent) {
    line(indent, move(position, key.move()));
    position.play(key.move());
    String inner = indent + INDENT;
    Position passed = key.threat().isEmpty() ? null : Key.passed(position);
    if (passed != null) {
      line(inner, messages.get("hisshi.threat", mate(passed, key.threat(), key.threat().size())));
    }
    // The mainline holds out longest before the last key, then before the mate.
    List<Defence> longest = new ArrayList<>(key.defences());
    longest.sort(
        Comparator.comparingInt(Defence::plies).thenComparingInt(Defence::length).reversed());
    List<Defence> others = new ArrayList<>();
    int told = 0;
    for (Defence defence : longest) {
      if (defence.next() != null && told == 0) {
        line(inner, messages.get("hisshi.mainline", move(position, defence.move())));
        position.play(defence.move());
        key(position.copy(), defence.next(), inner + INDENT);
        position.undo(defence.move());
        told++;
      } else if (defence.next() == null && told < LONGEST) {
        String words = told == 0 ? "hisshi.mainline" : "hisshi.defence";
        List<Integer> moves = new ArrayList<>(List.of(defence.move()));
        moves.addAll(defence.mate());
        line(inner, messages.get(words, mate(position, moves, defence.mate().size())));
        told++;
      } else {
        others.add(defence);
      }
    }
    others(position, others, inner);
  }

  private String mate(Position position, List<Integer> moves, int plies) {
    return messages.get(
        "hisshi.answer", LineText.of(position, moves, style), String.valueOf(plies));
  }

  /** What answers each of the other defences; the answer to most of them is told last, for all. */
  private void others(Position position, List<Defence> others, String indent) {
    Map<String, List<String>> byAnswer = new LinkedHashMap<>();
    for (Defence defence : others) {
      String reply = move(position, defence.move());
      position.play(defence.move());
      Key next = defence.next();
      String answer =
          next != null
              ? messages.get("hisshi.next", move(position, next.move()))
              : defence.mate().isEmpty() ? "" : move(position, defence.mate().get(0));
      position.undo(defence.move());
      byAnswer.computeIfAbsent(answer, any -> new ArrayList<>()).add(reply);
    }
    List<Map.Entry<String, List<String>>> groups = new ArrayList<>(byAnswer.entrySet());
    groups.sort(Comparator.comparingInt(group -> group.getValue().size()));
    for (int i = 0; i < groups.size(); i++) {
      String answer = groups.get(i).getKey();
      List<String> replies = groups.get(i).getValue();
      boolean last = i == groups.size() - 1 && replies.size() > 1;
      line(
          indent,
          last
              ? messages.get("hisshi.others", replies.size(), answer)
              : messages.get("hisshi.group", String.join(" ", replies), answer));
    }
  }

  private String move(Position position, int move) {
    return LineText.of(position, List.of(move), style);
  }

  private void line(String indent, String words) {
    text.append(Columns.wrap(words, WIDTH, indent)).append('\n');
  }
}
