package io.github.tsume.app.batch.job;

import io.github.tsume.board.FilledSetup;
import io.github.tsume.board.Setup;
import io.github.tsume.results.json.NoteEntry;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.Sentences;
import io.github.tsume.results.text.Wording;
import io.github.tsume.rules.PieceType;
import io.github.tsume.verdict.Remark;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The notes on pieces that a problem does not mention. */
public final class HandNotes {
  private static final Set<Remark> REMARKS =
      Set.of(Remark.FILLED_HAND, Remark.HANDICAP_GAME, Remark.EMPTY_HAND, Remark.MISSING_PIECES);

  private HandNotes() {}

  /** Those of some remarks that are made here. */
  public static List<NoteEntry> among(List<NoteEntry> notes) {
    return notes.stream().filter(note -> REMARKS.stream().anyMatch(note::is)).toList();
  }

  static List<NoteEntry> of(Setup given, FilledSetup filled, Messages messages) {
    List<NoteEntry> notes = new ArrayList<>();
    boolean twoKings = given.kings(given.attacker()) > 0;
    if (filled.filledCount() > 0) {
      Wording words =
          Sentences.of("note.filled-hand", in -> new Object[] {pieces(filled.filled(), given, in)});
      notes.add(NoteEntry.of(Remark.FILLED_HAND, words, messages.locale()));
      if (twoKings) {
        notes.add(
            NoteEntry.of(
                Remark.HANDICAP_GAME, Sentences.of("note.handicap-game"), messages.locale()));
      }
    }
    if (filled.missingCount() > 0) {
      boolean statedEmpty = !twoKings && isEmptyHand(given);
      Remark remark = statedEmpty ? Remark.EMPTY_HAND : Remark.MISSING_PIECES;
      Wording words =
          Sentences.of(
              "note." + remark.code(),
              in -> new Object[] {filled.missingCount(), pieces(filled.missing(), given, in)});
      notes.add(NoteEntry.of(remark, words, messages.locale()));
    }
    return notes;
  }

  private static boolean isEmptyHand(Setup setup) {
    for (int kind = 1; kind < setup.rules().kindLimit(); kind++) {
      if (setup.hand(setup.defender(), kind) > 0) {
        return false;
      }
    }
    return true;
  }

  private static String pieces(List<FilledSetup.Pieces> all, Setup setup, Messages messages) {
    StringBuilder text = new StringBuilder();
    for (FilledSetup.Pieces pieces : all) {
      PieceType type = setup.rules().type(pieces.kind());
      text.append(text.length() > 0 && !messages.isJapanese() ? " " : "");
      text.append(messages.isJapanese() ? type.kanji() : String.valueOf(type.letter()));
      text.append(pieces.count() > 1 ? String.valueOf(pieces.count()) : "");
    }
    return text.toString();
  }
}
