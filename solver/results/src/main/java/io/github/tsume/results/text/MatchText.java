package io.github.tsume.results.text;

import io.github.tsume.index.IndexedProblem;
import io.github.tsume.index.Match;
import io.github.tsume.index.Match.Difference;
import io.github.tsume.index.Relation;
import java.util.ArrayList;
import java.util.List;

/** The likeness of a problem to an earlier one, in words. */
public final class MatchText {
  private final Messages messages;

  /** Words in the language of the messages. */
  public MatchText(Messages messages) {
    this.messages = messages;
  }

  /** Title, author, length and source of a problem as far as they are known. */
  public String details(IndexedProblem problem) {
    List<String> parts = new ArrayList<>();
    if (problem.title() != null) {
      parts.add(Columns.plain(problem.title()));
    }
    if (problem.author() != null) {
      parts.add(Columns.plain(problem.author()));
    }
    problem.length().ifPresent(length -> parts.add(length(length)));
    if (!problem.source().isEmpty()) {
      parts.add(Columns.plain(problem.source()));
    }
    return parts.isEmpty()
        ? ""
        : messages.get("find.details", String.join(messages.get("find.detail"), parts));
  }

  /** The plies alone: an index does not tell what they lead to. */
  private String length(int length) {
    return length == 0 ? messages.get("verdict.no-mate") : messages.get("find.plies", length);
  }

  /** Such as "as zuko-032 (same position): shifted 1 to the left [9 plies · old.sfen:32]". */
  public String of(Match match) {
    String likeness = messages.get("find.likeness-" + match.likeness().code());
    String name = Columns.plain(match.problem().id());
    String text = messages.get("find.as", name, likeness);
    String moved = match.relation().isEmpty() ? "" : of(match.relation().get());
    String differs = match.difference().map(each -> differs(each, match)).orElse("");
    String details = details(match.problem());
    return text + differs + moved + (details.isEmpty() ? "" : "  " + details);
  }

  private String differs(Difference difference, Match match) {
    EditText words = new EditText(messages, match.problem().setup().rules());
    String here = words.spot(difference.here().piece(), difference.here().square());
    String there = words.spot(difference.there().piece(), difference.there().square());
    if (!difference.there().isThere()) {
      return messages.get("find.only-here", here);
    }
    return difference.here().isThere()
        ? messages.get("find.here-there", here, there)
        : messages.get("find.only-there", there);
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
    String ways = EditText.ways(relation.files(), relation.ranks(), messages);
    if (!ways.isEmpty()) {
      parts.add(messages.get("find.shifted", ways));
    }
    return messages.get("find.but", String.join(messages.get("find.and"), parts));
  }
}
