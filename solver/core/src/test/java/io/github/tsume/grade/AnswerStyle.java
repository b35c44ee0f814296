package io.github.tsume.grade;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.notation.japanese.JapaneseNumbers;
import io.github.tsume.notation.japanese.JapanesePieces;
import io.github.tsume.notation.kif.JapaneseNotation;
import io.github.tsume.notation.western.WesternNotation;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;

/** The forms in which solvers write moves. */
enum AnswerStyle {
  /** ▲２三金 △同玉, as KI2 has it. */
  KI2 {
    @Override
    String text(Position at, int move, int previous) {
      return JapaneseNotation.text(at, move, previous);
    }
  },
  /** 23金打: half width, no sign, no 同. */
  HALF_WIDTH {
    @Override
    String text(Position at, int move, int previous) {
      String text = JapaneseNotation.text(at, move, Move.NONE).substring(1);
      Ruleset rules = at.rules();
      String square = "" + (rules.file(Move.to(move)) + 1) + (rules.rank(Move.to(move)) + 1);
      return square + text.substring(2);
    }
  },
  /** ２三金(14), ２三金打, as KIF has it. */
  KIF {
    @Override
    String text(Position at, int move, int previous) {
      Ruleset rules = at.rules();
      boolean same = previous != Move.NONE && Move.to(previous) == Move.to(move);
      String name = JapanesePieces.of(rules).name(Move.kind(move));
      String square =
          JapaneseNumbers.fullWidth(rules.file(Move.to(move)) + 1)
              + JapaneseNumbers.kanji(rules.rank(Move.to(move)) + 1);
      String end =
          Move.isDrop(move)
              ? "打"
              : (Move.promotes(move) ? "成" : "")
                  + ("(" + (rules.file(Move.from(move)) + 1))
                  + ((rules.rank(Move.from(move)) + 1) + ")");
      return (same ? "同　" : square) + name + end;
    }
  },
  /** G*2c, 1d2c+. */
  USI {
    @Override
    String text(Position at, int move, int previous) {
      return Move.toUsi(move, at.rules());
    }
  },
  /** G*2c, Bx2c+. */
  WESTERN {
    @Override
    String text(Position at, int move, int previous) {
      return WesternNotation.text(at, move);
    }
  },
  /** 2三金: what is left of a move without sign, 打 and marks; it may fit several moves. */
  SLOPPY {
    @Override
    String text(Position at, int move, int previous) {
      Ruleset rules = at.rules();
      String square =
          (rules.file(Move.to(move)) + 1) + JapaneseNumbers.kanji(rules.rank(Move.to(move)) + 1);
      return square
          + JapanesePieces.of(rules).name(Move.kind(move))
          + (Move.promotes(move) ? "成" : "");
    }
  };

  abstract String text(Position at, int move, int previous);

  /** The moves of a line; the attacker's alone unless those of both sides are wanted. */
  List<String> texts(Position start, List<Integer> line, boolean bothSides) {
    Position at = start.copy();
    List<String> texts = new ArrayList<>();
    int previous = Move.NONE;
    for (int i = 0; i < line.size(); i++) {
      int move = line.get(i);
      if (bothSides || i % 2 == 0) {
        texts.add(text(at, move, previous));
      }
      at.play(move);
      previous = move;
    }
    return texts;
  }
}
