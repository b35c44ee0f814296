package io.github.tsume.app.cli;

import io.github.tsume.app.text.Columns;
import io.github.tsume.app.text.LineText;
import io.github.tsume.app.text.Messages;
import io.github.tsume.app.text.MoveStyle;
import io.github.tsume.board.Position;
import io.github.tsume.brinkmate.Brinkmate;
import io.github.tsume.brinkmate.BrinkmateJudgement;
import io.github.tsume.brinkmate.Defence;
import io.github.tsume.brinkmate.Key;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Tells people the keys of a brinkmate, and what answers each defence. */
final class BrinkmatePrinter {
  private static final int WIDTH = 96;
  private static final String INDENT = "  ";

  private final Messages messages;
  private final MoveStyle style;
  private final StringBuilder text = new StringBuilder();

  BrinkmatePrinter(Messages messages, MoveStyle style) {
    this.messages = messages;
    this.style = style;
  }

  /** The outcome for a position, after what it says of the composition if that was asked. */
  String text(
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
      String code = io.github.tsume.app.json.Reason.of(found.limit());
      text.append(messages.get("reason", new Words(messages).reason(code)));
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

  private void key(Position position, Key key, String indent) {
    line(indent, move(position, key.move()));
    position.play(key.move());
    List<Defence> longest = new ArrayList<>(key.defences());
    longest.sort(Comparator.comparingInt((Defence defence) -> -defence.mate().size()));
    Map<String, List<String>> byAnswer = new LinkedHashMap<>();
    for (Defence defence : longest) {
      if (defence.next() == null) {
        String reply = move(position, defence.move());
        position.play(defence.move());
        String mate = LineText.of(position, defence.mate(), style);
        position.undo(defence.move());
        String answer = messages.get("hisshi.answer", mate, String.valueOf(defence.mate().size()));
        byAnswer.computeIfAbsent(answer, any -> new ArrayList<>()).add(reply);
      }
    }
    for (Defence defence : longest) {
      if (defence.next() != null) {
        line(indent + INDENT, move(position, defence.move()));
        position.play(defence.move());
        key(position.copy(), defence.next(), indent + INDENT + INDENT);
        position.undo(defence.move());
      }
    }
    byAnswer.forEach(
        (answer, replies) -> line(indent + INDENT, String.join(" ", replies) + " " + answer));
  }

  private String move(Position position, int move) {
    return LineText.of(position, List.of(move), style);
  }

  private void line(String indent, String words) {
    text.append(Columns.wrap(words, WIDTH, indent)).append('\n');
  }
}
