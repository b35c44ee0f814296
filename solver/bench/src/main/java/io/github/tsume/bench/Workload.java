package io.github.tsume.bench;

import io.github.tsume.board.position.Position;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.moves.Evasions;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.sfen.SfenLineReader;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * The work of benchmarks: positions that a search meets, reached from problems of Zukō and from
 * games by all checks and all evasions, level by level.
 */
@State(Scope.Benchmark)
public class Workload {
  /** How many positions there are of each kind. */
  public static final int SIZE = 512;

  private static final List<String> STARTS =
      List.of(
          "1pG1B4/Gs+P6/pP7/n1ls5/3k5/nL4+r1b/1+p1p+R4/1S7/2N6 b SP2gn2l11p 1",
          "9/9/3B3G1/6+p1n/7+p1/7k1/5BL1p/7G1/7+R+r b N2P2g4s2n3l13p 1",
          "r+b2n4/1Pk1p4/pp1sG4/N1+s1+p4/2P1+R4/+pB1LN4/9/9/9 b SN3gs3l11p 1",
          "5gGl1/6R1n/5n1Lk/6+p2/5B1p1/9/9/9/9 b RBN2g4sn2l16p 1",
          "3p2p2/3Rl1n1P/8n/4+p2+R1/4Pks2/6lN1/2N1bPS2/9/9 b BP4g2s2l11p 1",
          "5l2S/9/1+B3pPRp/6+s1L/5G1R1/6LGG/4+p4/5Ssp1/5+B+p1k b G3Nnl12p 1",
          "ln6l/3kg2+P1/4p4/p1ps1S1pp/3p5/PKP2Pp1P/NG1P5/2SS5/+r7L w RBG3Pbg2nl2p 1",
          "l3p1g2/1+P2n3+R/4kgn2/p1Bp2p1B/4Pp2p/PpP1S1Pp1/5P1gP/4gS3/L1+R3KNL b SNLPs2p 1");

  /** Positions with the attacker to move. */
  final Position[] attacking;

  /** For each of them, a check. */
  final int[] checks;

  /** Positions with the defender in check. */
  final Position[] defending;

  /** Grows the workload; it is the same each time. */
  public Workload() {
    List<Position> attackers = new ArrayList<>();
    List<Position> defenders = new ArrayList<>();
    List<Integer> moves = new ArrayList<>();
    List<Position> level = new ArrayList<>();
    STARTS.forEach(sfen -> level.add(parse(sfen)));
    for (int i = 0; attackers.size() < SIZE || defenders.size() < SIZE; i++) {
      grow(level.get(i), i, level, attackers, moves, defenders);
    }
    attacking = attackers.subList(0, SIZE).toArray(new Position[0]);
    checks = moves.subList(0, SIZE).stream().mapToInt(Integer::intValue).toArray();
    defending = defenders.subList(0, SIZE).toArray(new Position[0]);
  }

  private static void grow(
      Position position,
      int number,
      List<Position> level,
      List<Position> attackers,
      List<Integer> moves,
      List<Position> defenders) {
    int[] checks = new int[Position.MAX_MOVES];
    int[] evasions = new int[Position.MAX_MOVES];
    int end = CheckMoves.generate(position, checks, 0);
    if (end == 0) {
      return;
    }
    attackers.add(position);
    moves.add(checks[number % end]);
    for (int i = 0; i < end; i++) {
      Position checked = position.copy();
      checked.play(checks[i]);
      defenders.add(checked);
      int replies = Evasions.generate(checked, evasions, 0);
      for (int j = 0; j < replies; j++) {
        Position evaded = checked.copy();
        evaded.play(evasions[j]);
        level.add(evaded);
      }
    }
  }

  private static Position parse(String sfen) {
    ReadResult.Entry entry = SfenLineReader.parseOne(sfen, "", ReadOptions.DEFAULT);
    return Position.of(((ReadResult.Read) entry).problem().setup());
  }
}
