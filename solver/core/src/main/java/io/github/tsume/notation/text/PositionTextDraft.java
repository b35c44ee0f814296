package io.github.tsume.notation.text;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.Entries;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.Places;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.notation.common.Warnings;
import io.github.tsume.notation.japanese.Bird;
import io.github.tsume.notation.japanese.Games;
import io.github.tsume.notation.japanese.StatedLengths;
import io.github.tsume.notation.kif.Holder;
import io.github.tsume.notation.kif.KifHeader;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Source;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.ToriShogi;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The state so far of one problem of a running text. */
final class PositionTextDraft {
  final PositionText position = new PositionText();
  final Entries metadata = new Entries();
  final List<String> comments = new ArrayList<>();
  final Warnings warnings = new Warnings();
  final StatedLengths lengths = new StatedLengths();

  /** Who is told to move; null if that is not told. */
  @Nullable Holder told;

  /** The line of the text where it begins, from 1; 0 if no position has begun yet. */
  int line;

  /** Whether a hand without a name came before all pieces. */
  boolean handFirst;

  /** Whether a hand without a name came after the pieces of the defender. */
  boolean handAfterDefender;

  /** The first error in it, which leaves the other problems alone. */
  @Nullable ReadException error;

  /** Who attacks as far as that is known yet: who is told to move by colour, else black. */
  Color turn() {
    return told != null && told.isPlayer() ? told.color(Color.BLACK) : Color.BLACK;
  }

  boolean isEmpty() {
    return error == null
        && position.isEmpty()
        && metadata.isEmpty()
        && comments.isEmpty()
        && lengths.isEmpty();
  }

  /** Whether a length is stated already. */
  boolean statesLength() {
    return metadata.contains(Metadata.LENGTH) || !lengths.isEmpty();
  }

  /** Takes over what was said after it. */
  void addAfterword(PositionTextDraft words) {
    metadata.addAbsent(words.metadata);
    comments.addAll(words.comments);
    warnings.addAll(words.warnings);
    lengths.addAll(words.lengths);
  }

  /**
   * What was read as a problem.
   *
   * @param name the name of the text
   * @param number which of several of the text it is, from 1; 0 if it is the only one
   */
  Problem problem(String name, int number, ReadOptions options) throws ReadException {
    int first = Math.max(1, line);
    if (error != null) {
      throw error;
    }
    if (!position.hasPieces()) {
      throw new ReadException(ErrorCode.NO_PROBLEM, first, 1, PositionTextReader.EXPECTED);
    }
    lengths.settle(metadata, first, warnings);
    String start = metadata.get(KifHeader.FIRST_PLY);
    int ply =
        start != null && start.matches("[0-9]{1,6}") ? Math.max(1, Integer.parseInt(start)) : 1;
    if (ply > 1) {
      metadata.remove(KifHeader.FIRST_PLY);
    }
    Ruleset rules = rules(options);
    Places places = new Places(rules.squares());
    boolean begun = Holder.defenderBegins(told, metadata.metadata());
    Color attacker = begun && told != null && told.isPlayer() ? turn().opponent() : turn();
    Setup setup = position.setup(rules, attacker, ply, places);
    if (begun) {
      setup = setup.toBuilder().sideToMove(attacker.opponent()).build();
    }
    Source source = new Source(name, first, number);
    return new Problem(
        source.id(),
        source,
        setup,
        places.locate(setup),
        metadata.metadata(),
        new MoveTree(comments, List.of()),
        warnings.toList());
  }

  private Ruleset rules(ReadOptions options) {
    int first = Math.max(1, line);
    String game = metadata.get("手合割");
    Ruleset told = game == null ? null : Games.named(game);
    if (told != null) {
      metadata.remove("手合割");
    }
    if (options.rulesStated()) {
      if (game != null && told != null && told != options.rules()) {
        warnings.add(WarningCode.OTHER_RULES, first, 1, game, options.rules());
      }
      return options.rules();
    }
    Bird bird = told != null ? null : position.bird().orElse(null);
    Ruleset found = told != null ? told : bird != null ? ToriShogi.RULES : options.rules();
    if (found != options.rules()) {
      String telling = String.valueOf(bird == null ? game : bird.name());
      int line = bird == null ? first : bird.line();
      int column = bird == null ? 1 : bird.column();
      warnings.add(WarningCode.GUESSED_RULES, line, column, found, telling);
    }
    return found;
  }

  /** Gives what follows a position, such as its author or its hand, to that one. */
  static void giveAfterwords(List<PositionTextDraft> drafts) {
    for (int i = drafts.size() - 1; i > 0; i--) {
      PositionTextDraft before = drafts.get(i - 1);
      PositionTextDraft words = drafts.get(i);
      boolean last = i == drafts.size() - 1 && words.position.isEmpty();
      boolean hands = !words.position.isEmpty() && words.position.hasHandsOnly();
      if ((last || hands) && before.position.takeHands(words.position, before.turn())) {
        before.addAfterword(words);
        drafts.remove(i);
      }
    }
  }
}
