package io.github.tsume.results.text;

import io.github.tsume.compose.Edit;
import io.github.tsume.compose.Unsettled;
import io.github.tsume.notation.japanese.JapaneseNumbers;
import io.github.tsume.notation.japanese.JapanesePieces;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Edits of problems in words. */
public final class EditText {
  private final Messages messages;
  private final Ruleset rules;

  /** Words in the language of the messages. */
  public EditText(Messages messages, Ruleset rules) {
    this.messages = messages;
    this.rules = rules;
  }

  /** Several edits, one after another. */
  public String of(List<Edit> edits) {
    return edits.stream().map(this::of).collect(Collectors.joining(messages.get("edit.and")));
  }

  /** Edits that were not settled, one after another, each with what is proved, if anything is. */
  public String unsettled(List<Unsettled> open) {
    return open.stream().map(this::unsettled).collect(Collectors.joining(messages.get("edit.or")));
  }

  private String unsettled(Unsettled open) {
    String edits = of(open.edits());
    return open.proved() == Unsettled.Proved.NOTHING
        ? edits
        : messages.get("edit.unsettled", edits, messages.get("edit." + open.proved().code()));
  }

  /** One edit, such as "without S3c" or "P instead of G on 3c". */
  public String of(Edit edit) {
    String before = edit.before() == Piece.EMPTY ? "" : piece(edit.before());
    String after = edit.after() == Piece.EMPTY ? "" : piece(edit.after());
    return messages.get(
        "edit." + edit.kind().code(),
        before,
        place(edit.from()),
        after,
        place(edit.to()),
        ways(edit.files(), edit.ranks(), messages));
  }

  /** The ways of a shift, such as "1 to the right and 2 down"; nothing if there is none. */
  static String ways(int files, int ranks, Messages messages) {
    List<String> ways = new ArrayList<>();
    way(files, "find.left", "find.right", ways, messages);
    way(ranks, "find.down", "find.up", ways, messages);
    return String.join(messages.get("find.and"), ways);
  }

  private static void way(
      int steps, String forward, String back, List<String> ways, Messages messages) {
    if (steps != 0) {
      ways.add(messages.get(steps > 0 ? forward : back, String.valueOf(Math.abs(steps))));
    }
  }

  /** A piece and its square, or {@link Edit#HAND}; nothing if there is none. */
  public String spot(int piece, int square) {
    return piece == Piece.EMPTY ? "" : messages.get("edit.spot", piece(piece), place(square));
  }

  private String piece(int piece) {
    if (!messages.isJapanese()) {
      return Edit.piece(rules, piece);
    }
    String side = piece < Piece.WHITE ? "▲" : "△";
    return side + JapanesePieces.of(rules).name(Piece.kind(piece));
  }

  private String place(int place) {
    if (place == Edit.HAND) {
      return messages.get("edit.hand");
    }
    if (place == Edit.NOWHERE) {
      return "";
    }
    if (!messages.isJapanese()) {
      return rules.squareName(place);
    }
    char file = (char) ('１' + rules.file(place));
    return file + JapaneseNumbers.kanji(rules.rank(place) + 1);
  }
}
