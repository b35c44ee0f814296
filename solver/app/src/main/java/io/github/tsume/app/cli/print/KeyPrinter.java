package io.github.tsume.app.cli.print;

import io.github.tsume.board.position.Position;
import io.github.tsume.judgement.Key;
import io.github.tsume.results.json.KeyEntry;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.text.Columns;
import io.github.tsume.results.text.LineText;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.MoveStyle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A printer of the keys of a brinkmate, and what answers each defence. */
final class KeyPrinter {
  private static final int WIDTH = 96;
  private static final String INDENT = "  ";

  private final Messages messages;
  private final MoveStyle style;
  private final StringBuilder text = new StringBuilder();

  private KeyPrinter(Messages messages, MoveStyle style) {
    this.messages = messages;
    this.style = style;
  }

  /** All keys, each with its threat, the mainline, the longest defences, and all others. */
  static String text(Position start, List<KeyEntry> keys, Messages messages, MoveStyle style) {
    KeyPrinter printer = new KeyPrinter(messages, style);
    keys.forEach(key -> printer.key(start.copy(), key, INDENT));
    return printer.text.toString();
  }

  private void key(Position position, KeyEntry key, String indent) {
    line(indent, text(position, List.of(key.move())));
    play(position, key.move());
    String inner = indent + INDENT;
    Position passed = key.threat().isEmpty() ? null : Key.passed(position);
    if (passed != null) {
      line(inner, messages.get("brinkmate.threat", mate(passed, key.threat(), key.threat())));
    }
    List<KeyEntry.Defence> others = new ArrayList<>();
    int told = 0;
    for (KeyEntry.Defence defence : key.longest()) {
      KeyEntry next = defence.next();
      if (next != null && told == 0) {
        String reply = text(position, List.of(defence.move()));
        line(inner, messages.get("brinkmate.mainline", reply));
        Position after = position.copy();
        play(after, defence.move());
        key(after, next, inner + INDENT);
        told++;
      } else if (next == null && told < Result.MOST_DEFENCES) {
        List<String> moves = new ArrayList<>(List.of(defence.move()));
        moves.addAll(defence.mate());
        String words = told == 0 ? "brinkmate.mainline" : "brinkmate.defence";
        line(inner, messages.get(words, mate(position, moves, defence.mate())));
        told++;
      } else {
        others.add(defence);
      }
    }
    others(position, others, inner);
  }

  private String mate(Position position, List<String> moves, List<String> mate) {
    return messages.get("brinkmate.answer", text(position, moves), String.valueOf(mate.size()));
  }

  /** What answers each of the other defences; the answer to most of them is told last, for all. */
  private void others(Position position, List<KeyEntry.Defence> others, String indent) {
    Map<String, List<String>> byAnswer = new LinkedHashMap<>();
    for (KeyEntry.Defence defence : others) {
      Position after = position.copy();
      play(after, defence.move());
      KeyEntry next = defence.next();
      String answer =
          next != null
              ? messages.get("brinkmate.next", text(after, List.of(next.move())))
              : text(after, defence.mate().subList(0, Math.min(1, defence.mate().size())));
      byAnswer
          .computeIfAbsent(answer, any -> new ArrayList<>())
          .add(text(position, List.of(defence.move())));
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
              ? messages.get("brinkmate.others", replies.size(), answer)
              : messages.get("brinkmate.group", String.join(" ", replies), answer));
    }
  }

  private static void play(Position position, String move) {
    LineText.parse(position, List.of(move)).forEach(position::play);
  }

  private String text(Position position, List<String> moves) {
    return LineText.of(position, LineText.parse(position, moves), style);
  }

  private void line(String indent, String words) {
    text.append(Columns.wrap(words, WIDTH, indent)).append('\n');
  }
}
