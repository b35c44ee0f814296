package io.github.tsume.app.text;

import io.github.tsume.index.Match;
import io.github.tsume.index.Relation;
import java.util.ArrayList;
import java.util.List;

/** In what a problem is like an earlier one, in words. */
public final class MatchText {
  private final Messages messages;

  /** Words in the language of the messages. */
  public MatchText(Messages messages) {
    this.messages = messages;
  }

  /** Such as "as zuko-032 (same position): shifted 1 to the left". */
  public String of(Match match) {
    String likeness = messages.get("find.likeness-" + match.likeness().code());
    String name = Columns.plain(match.problem().id());
    String text = messages.get("find.as", name, likeness);
    return match.relation().isEmpty() ? text : text + of(match.relation().get());
  }

  private String of(Relation relation) {
    if (relation.isSame()) {
      return "";
    }
    List<String> parts = new ArrayList<>();
    if (relation.turned()) {
      parts.add(messages.get("find.turned"));
    }
    if (relation.mirrored()) {
      parts.add(messages.get("find.mirrored"));
    }
    List<String> ways = new ArrayList<>();
    way(relation.files(), "find.left", "find.right", ways);
    way(relation.ranks(), "find.down", "find.up", ways);
    if (!ways.isEmpty()) {
      parts.add(messages.get("find.shifted", String.join(messages.get("find.and"), ways)));
    }
    return messages.get("find.but", String.join(messages.get("find.and"), parts));
  }

  private void way(int steps, String forward, String back, List<String> ways) {
    if (steps != 0) {
      ways.add(messages.get(steps > 0 ? forward : back, String.valueOf(Math.abs(steps))));
    }
  }
}
