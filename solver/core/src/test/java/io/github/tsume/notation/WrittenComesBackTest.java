package io.github.tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Step;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

/**
 * Words that look like syntax, wherever words may stand, come back or are named as lost.
 *
 * <p>{@code -Dtsume.hostile=1} looks at all of them in all formats, else at every so many.
 */
class WrittenComesBackTest {
  private static final int EVERY = Integer.getInteger("tsume.hostile", 61);

  private static final List<String> HOSTILE =
      List.of(
          "a\nb",
          "a\r\n\r\nb",
          "\n",
          "a\n1 ７六歩(77)",
          "a\n*b",
          "：",
          "作者：b",
          "a: b",
          "*",
          "*a",
          "**a",
          "#",
          "# a",
          "#KIF version=2.0",
          "&a",
          "'a",
          "'*a",
          "手数----指手---------消費時間--",
          "手数----",
          "変化：3手",
          " 変化：1手",
          "  a",
          "　a",
          "a  ",
          "a\t\tb",
          "\ta",
          "ＡＢＣ１２３",
          "\"",
          "\"a\"",
          "a\"b",
          "'",
          ",",
          "a,b",
          "a;b",
          "7g7f",
          "G*5b",
          "moves 7g7f",
          "position startpos moves 7g7f",
          "4k4/9/4P4/9/9/9/9/9/9 b 2G 1",
          "５二金打",
          "▲５二金打",
          "1 ５二金打",
          "まで3手で",
          "まで3手で詰み",
          "詰み",
          "投了",
          "後手の持駒：なし",
          "先手番",
          "手合割：平手",
          "5手詰",
          "3",
          "手数＝1",
          "N+a",
          "%TORYO",
          "+5352KI",
          "P1-KY",
          "/",
          "\\",
          "\\n",
          "<b>",
          "&amp;",
          "{",
          "[a]",
          "(a)",
          "-",
          "0",
          "null",
          "http://a.b/c",
          "|a|",
          "+---------------------------+",
          "| ・ ・ ・ ・v玉 ・ ・ ・ ・|一",
          "🀄",
          "\uFEFFa",
          "\u200Ba");

  /** Every place where words may stand. */
  private static final Map<String, BiFunction<Problem, String, Problem>> FIELDS = fields();

  private static Map<String, BiFunction<Problem, String, Problem>> fields() {
    Map<String, BiFunction<Problem, String, Problem>> fields = new LinkedHashMap<>();
    for (String key :
        List.of(
            Metadata.TITLE,
            Metadata.HEADLINE,
            Metadata.AUTHOR,
            Metadata.NUMBER,
            Metadata.NOTE,
            Metadata.LENGTH,
            Metadata.GOAL,
            Metadata.HEADING,
            Metadata.EPILOGUE,
            Metadata.HANDICAP,
            Metadata.BLACK,
            Metadata.WHITE,
            "棋戦",
            "開始日時",
            "持ち時間",
            "出典",
            "my key")) {
      fields.put(key, (problem, words) -> problem.withMetadata(Metadata.of(Map.of(key, words))));
    }
    fields.put("key", (problem, words) -> problem.withMetadata(Metadata.of(Map.of(words, "v"))));
    fields.put("start", (problem, words) -> commented(problem, -1, words));
    fields.put("first move", (problem, words) -> commented(problem, 0, words));
    fields.put("variation", (problem, words) -> commented(problem, 1, words));
    fields.put("last", (problem, words) -> commented(problem, 3, words));
    return fields;
  }

  private static Problem commented(Problem problem, int index, String words) {
    MoveTree tree = problem.tree();
    if (index < 0) {
      return problem.withTree(new MoveTree(List.of(words), tree.line()));
    }
    List<Step> line = new ArrayList<>(tree.line());
    Step step = line.get(index);
    List<MoveTree> others = step.alternatives();
    List<String> comments = List.of(words);
    if (!others.isEmpty()) {
      others = List.of(with(others.get(0), words));
      comments = step.comments();
    }
    line.set(
        index, new Step(step.move(), step.special(), step.legal(), comments, step.time(), others));
    return problem.withTree(new MoveTree(tree.comments(), line));
  }

  private static MoveTree with(MoveTree tree, String words) {
    Step first = tree.line().get(0);
    List<Step> line = new ArrayList<>(tree.line());
    line.set(
        0, new Step(first.move(), first.special(), first.legal(), List.of(words), null, List.of()));
    return new MoveTree(tree.comments(), line);
  }

  private static Problem problem() {
    String kif =
        "  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n"
            + "| ・ ・ ・ ・v玉 ・ ・ ・ ・|一\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n"
            + "| ・ ・ ・ ・ 歩 ・ ・ ・ ・|三\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n"
            + "| ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n"
            + "| ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n"
            + "| ・ ・ ・ ・ ・ ・ ・ ・ ・|九\n+---------------------------+\n先手の持駒：金二\n"
            + "手数----指手---------消費時間--\n   1 ４二金打\n   2 ６一玉(51)\n   3 ６二金打\n   4 詰み\n"
            + "\n変化：2手\n   2 投了\n";
    return Notation.read(kif, "a.kif", ReadOptions.DEFAULT).problems().get(0);
  }

  @Test
  void hostile_words_come_back_or_are_named_as_lost() {
    List<String> wrong = new ArrayList<>();
    Problem problem = problem();
    int number = 0;
    for (Map.Entry<String, BiFunction<Problem, String, Problem>> field : FIELDS.entrySet()) {
      for (String words : HOSTILE) {
        Problem given = field.getValue().apply(problem, words);
        for (Format format : Format.values()) {
          if (number++ % EVERY == 0) {
            try {
              Account.check(given, format);
            } catch (AssertionError error) {
              wrong.add(format + " " + field.getKey() + " [" + words + "]: " + error.getMessage());
            }
          }
        }
      }
    }
    assertThat(wrong).isEmpty();
  }
}
