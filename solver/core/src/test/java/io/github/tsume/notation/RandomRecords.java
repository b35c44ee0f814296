package io.github.tsume.notation;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.notation.sfen.SfenTest;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Source;
import io.github.tsume.record.Special;
import io.github.tsume.record.TreeBuilder;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Random legal positions and random records, the same for the same seed. */
public final class RandomRecords {
  private static final String[] TEXTS = {
    "",
    "普通のコメント",
    "ascii text",
    "#no comment",
    "*two stars",
    "&しおり",
    "a：b",
    "変化：3手",
    "まで",
    "'Max_Moves:256"
  };

  private final Random random;
  private final int[] moves = new int[Position.MAX_MOVES];

  public RandomRecords(long seed) {
    random = new Random(seed);
  }

  /** A position some random moves after the start; drops become frequent soon. */
  Position position(Ruleset rules, int plies) {
    while (true) {
      Position position = Position.of(SfenTest.start(rules));
      boolean ended = false;
      for (int i = 0; i < plies && !ended; i++) {
        int move = move(position);
        ended = move == Move.NONE;
        if (!ended) {
          position.play(move);
        }
      }
      if (!ended) {
        return position;
      }
    }
  }

  public int move(Position position) {
    int end = LegalMoves.generate(position, moves, 0);
    return end == 0 ? Move.NONE : moves[random.nextInt(end)];
  }

  /** A record with metadata, comments, times and nested variations. */
  public Problem problem(Ruleset rules) {
    Setup setup = position(rules, random.nextInt(60)).toSetup();
    setup = setup.toBuilder().ply(1 + random.nextInt(3) * 7).build();
    if (random.nextInt(4) == 0) {
      setup = withoutStatedHand(setup);
    }
    return problem(setup);
  }

  /** A record that begins with a position. */
  public Problem problem(Setup setup) {
    TreeBuilder tree = new TreeBuilder(setup);
    comments(tree);
    boolean timed = random.nextBoolean();
    line(tree, timed, 2 + random.nextInt(12));
    for (int i = random.nextInt(5); i > 0; i--) {
      if (tree.beginVariation(1 + random.nextInt(tree.nextPly() + 3))) {
        line(tree, timed, 1 + random.nextInt(4));
      }
    }
    return new Problem("x", Source.NONE, setup, List.of(), metadata(), tree.build());
  }

  private static Setup withoutStatedHand(Setup setup) {
    Setup.Builder builder = setup.toBuilder();
    for (int kind = 1; kind < setup.rules().kindLimit(); kind++) {
      builder.hand(setup.defender(), kind, 0);
    }
    return builder.handStated(setup.defender(), false).build();
  }

  private void line(TreeBuilder tree, boolean timed, int plies) {
    for (int i = 0; i < plies && !tree.ended(); i++) {
      int move = Move.NONE;
      try {
        move = move(Position.of(tree.replay().toSetup()));
      } catch (IllegalArgumentException e) {
        // In minishogi and Tori shogi random games end early.
      }
      if (move == Move.NONE || (i == plies - 1 && random.nextInt(3) == 0)) {
        tree.add(Special.of(Special.Kind.values()[random.nextInt(13)]));
      } else {
        tree.add(move);
      }
      if (timed) {
        tree.time(random.nextInt(4000) * 1000L, null);
      }
      comments(tree);
    }
  }

  private void comments(TreeBuilder tree) {
    for (int i = random.nextInt(8) - 5; i > 0; i--) {
      tree.comment(TEXTS[random.nextInt(TEXTS.length)]);
    }
  }

  private Metadata metadata() {
    Map<String, String> entries = new LinkedHashMap<>();
    String[] keys = {"作者", "作品名", "先手", "手数", "備考", "ある鍵", "後手", "棋戦", "完全性"};
    for (int i = random.nextInt(5); i > 0; i--) {
      entries.put(keys[random.nextInt(keys.length)], "値" + random.nextInt(100));
    }
    return Metadata.of(entries);
  }

  static List<Integer> legalMoves(Position position) {
    int[] buffer = LegalMoves.of(position);
    List<Integer> list = new ArrayList<>();
    for (int move : buffer) {
      list.add(move);
    }
    return list;
  }
}
