package io.github.tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.posed.PosedProblem;
import io.github.tsume.posed.StatedAim;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Replay;
import io.github.tsume.record.Source;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.verdict.Aim;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** That the defender's hand is lost by a conversion is told if it is, and only then. */
class HandLossTest {
  private static final long SEED = 5354;
  private static final String BEGUN = "7k1/9/8P/9/9/9/9/9/9";

  private static List<Problem> problems() {
    List<Problem> problems = new ArrayList<>();
    for (String sfen :
        List.of(
            "4k4/9/4P4/9/9/9/9/9/9 b G 1",
            "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1",
            "4k4/9/4P4/9/9/9/9/9/9 b Gr 1",
            "4k4/9/4P4/9/9/9/9/9/9 w Gr 1",
            "4k4/9/4P4/9/9/9/9/9/4K4 b G 1",
            "4k4/9/4P4/9/9/9/9/9/4K4 w g 1",
            "4k4/9/4P4/9/9/9/9/9/9 b 2R2B4G4S4N4L17P 1",
            "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
            "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
            "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
            "rbsgk/4p/5/P4/KGSBR b - 1",
            "4k/5/4P/5/5 b G 1",
            "rpckcpl/3f3/sssssss/2s1S2/SSSSSSS/3F3/LPCKCPR b - 1",
            "3k3/7/3S3/7/7/7/7 b F 1",
            // The defender begins.
            BEGUN + " w - 1\t\t-\t\t目標：helpmate defender-first",
            BEGUN + " w G 1\t\t-\t\t目標：helpmate",
            BEGUN + " w Gr2b 1\t\t-\t受先協力詰",
            BEGUN + " w G2r2b3g4s4n4l17p 1\t\t-\t協力詰 2手",
            "9/9/9/9/9/9/8p/9/7K1 b g 1\t\t-\t\t目標：helpmate defender-first",
            "9/9/9/9/9/9/8p/9/7K1 b - 1\t\t2\t\t目標：helpmate 2-solutions",
            "7k1/9/8P/9/9/9/9/9/K8 w G 1\t\t-\tばか詰 4手",
            "7k1/9/8P/9/9/9/9/9/K8 b g 1\t\t-\tばか詰 4手",
            "7k1/9/8P/9/9/9/9/9/K8 w G 1\t\t-\t協力自玉詰 5手",
            "4k/5/4P/5/5 w G 1\t\t-\t受先協力詰")) {
      Problem read = Notation.read(sfen, "", ReadOptions.DEFAULT).problems().get(0);
      problems.add(read);
      Setup setup = read.setup();
      problems.add(read.withSetup(setup.toBuilder().handStated(setup.defender(), true).build()));
      problems.add(read.withSetup(setup.toBuilder().handStated(setup.defender(), false).build()));
    }
    for (String kif :
        List.of(
            "手合割：平手\n手数----指手--\n   1 ７六歩(77)\n",
            "手合割：二枚落ち\n手数----指手--\n   1 ６二銀(71)\n",
            "手合割：香落ち\n手数----指手--\n   1 ６二銀(71)\n")) {
      problems.addAll(Notation.read(kif, "a.kif", ReadOptions.DEFAULT).problems());
    }
    Random random = new Random(SEED);
    for (int i = 0; i < 25; i++) {
      problems.add(random(random));
    }
    return problems;
  }

  /** A position with few or many pieces, of either side to move, with one king, two or three. */
  private static Problem random(Random random) {
    Setup.Builder setup = Setup.builder(StandardShogi.RULES);
    Color attacker = random.nextBoolean() ? Color.BLACK : Color.WHITE;
    setup.sideToMove(attacker);
    int pieces = random.nextInt(8) == 0 ? 45 : random.nextInt(20);
    for (int i = 0; i < pieces; i++) {
      int kind = 1 + random.nextInt(7);
      Color color = random.nextBoolean() ? Color.BLACK : Color.WHITE;
      if (random.nextInt(3) == 0) {
        setup.addToHand(color, kind, 1 + random.nextInt(2));
      } else {
        setup.piece(random.nextInt(81), Piece.of(kind, color));
      }
    }
    setup.piece(random.nextInt(81), Piece.of(Piece.KING, attacker.opponent()));
    if (random.nextInt(3) == 0) {
      setup.piece(random.nextInt(81), Piece.of(Piece.KING, attacker));
    }
    if (random.nextInt(9) == 0) {
      setup.piece(random.nextInt(81), Piece.of(Piece.KING, attacker.opponent()));
    }
    setup.handStated(attacker, true).handStated(attacker.opponent(), random.nextBoolean());
    return new Problem(
        "x", Source.NONE, setup.build(), List.of(), Metadata.EMPTY, MoveTree.EMPTY, List.of());
  }

  private static String solved(Problem problem, DefenderHand policy, Aim asked) {
    PosedProblem posed = PosedProblem.of(problem, policy, asked);
    return SfenWriter.sfen(posed.setup()) + " against " + posed.setup().defender();
  }

  private static String played(Problem problem) {
    return SfenWriter.sfen(Replay.of(problem.setup()).toSetup());
  }

  @ParameterizedTest
  @EnumSource(DefenderHand.class)
  void each_loss_of_the_defenders_hand_is_one(DefenderHand policy) {
    List<String> wrong = new ArrayList<>();
    for (Problem problem : problems()) {
      for (Format format : Format.values()) {
        WriteOptions options = WriteOptions.DEFAULT.withDefenderHand(policy);
        Conversion conversion = Conversion.of(problem, format, options);
        String text = conversion.text();
        Aim asked = StatedAim.of(problem).orElse(Aim.MATE);
        Aim aim = PosedProblem.of(problem, policy, asked).aim();
        if (text == null) {
          assertThat(asked).as(format + " " + problem).isEqualTo(Aim.MATE);
          continue;
        }
        Problem back =
            Notation.read(text, "", ReadOptions.of(problem.setup().rules()), format)
                .problems()
                .get(0);
        boolean told =
            conversion.losses().stream()
                .anyMatch(loss -> loss.kind() == Conversion.LossKind.DEFENDER_HAND);
        boolean lost = !solved(problem, policy, aim).equals(solved(back, policy, aim));
        if (told != lost) {
          wrong.add(
              format
                  + " told "
                  + told
                  + " "
                  + SfenWriter.sfen(problem.setup())
                  + " stated "
                  + problem.setup().handStated(problem.setup().defender())
                  + ": "
                  + solved(problem, policy, aim)
                  + " -> "
                  + solved(back, policy, aim)
                  + " played "
                  + played(problem)
                  + " -> "
                  + played(back));
        }
      }
    }
    assertThat(wrong).isEmpty();
  }
}
