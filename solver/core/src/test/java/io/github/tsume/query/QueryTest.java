package io.github.tsume.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.tsume.query.Query.ExpressionException;
import io.github.tsume.query.Query.Vocabulary;
import io.github.tsume.query.Subject.Quantity;
import io.github.tsume.query.Subject.Truth;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The language of {@code --where}. */
class QueryTest {
  private static final Vocabulary WORDS =
      new Vocabulary() {
        @Override
        public Map<String, String> words(String name) {
          return switch (name) {
            case "theme" -> Map.of("smoke", "smoke", "煙詰", "smoke", "bare-king", "bare-king");
            case "defect" -> Map.of("cook", "cook", "leftover", "leftover");
            default -> Map.of();
          };
        }

        @Override
        public List<String> pieces() {
          return List.of("S", "s", "+S");
        }

        @Override
        public boolean isRegion(String text) {
          return text.equals("1a-3c");
        }
      };

  private static final Subject FACTS =
      new Subject() {
        @Override
        public Quantity number(String name, List<String> arguments) {
          return switch (name + arguments) {
            case "length[]" -> Quantity.of(9);
            case "nodes[]" -> new Quantity(3, 5);
            case "leftover[]" -> Quantity.NONE;
            case "on[S, 1a-3c]" -> Quantity.of(2);
            default -> Quantity.UNKNOWN;
          };
        }

        @Override
        public Truth is(String name, String word) {
          return switch (name + "=" + word) {
            case "theme=smoke", "verdict=sound" -> Truth.YES;
            case "author=x" -> Truth.UNKNOWN;
            default -> Truth.NO;
          };
        }

        /** A cook at the first ply, leftover at the last. */
        @Override
        public Truth defect(String code, IntPredicate ply) {
          boolean cook = code.isEmpty() || code.equals("cook");
          boolean leftover = code.isEmpty() || code.equals("leftover");
          return Truth.of((cook && ply.test(1)) || (leftover && ply.test(9)));
        }
      };

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "length=9 | YES",
        "length != 9 | NO",
        "length>=10 | NO",
        "length<10 and length>8 | YES",
        "length=1 or length=9 and theme=smoke | YES",
        "(length=1 or length=9) and not theme=煙詰 | NO",
        "THEME = Smoke | YES",
        "verdict!=sound | NO",
        "verdict=\"sound\" | YES",
        "defect=cook | YES",
        "defect!=leftover | YES",
        "defect=cook and ply=1 | YES",
        "ply=1 and defect=cook | YES",
        "defect=cook and ply=9 | NO",
        "defect=cook and length=9 and ply<3 | YES",
        "defect=cook and defect=leftover | YES",
        "defect=cook and defect=leftover and ply=1 | NO",
        "(defect=cook and ply=1) and (defect=leftover and ply=9) | YES",
        "defect=cook or ply=5 | YES",
        "not (defect=leftover and ply<9) | YES",
        "ply=9 | YES",
        "ply>1 and ply<9 | NO",
        "on(S,1a-3c)=2 | YES",
        "not not length=9 | YES"
      })
  void is_read_by_precedence(String text, Truth expected) {
    assertThat(Query.parse(text, WORDS).test(FACTS)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "author=x | UNKNOWN",
        "author!=x | UNKNOWN",
        "not author=x | UNKNOWN",
        "on(s,1a-3c)=0 | UNKNOWN",
        "on(s,1a-3c)!=0 | UNKNOWN",
        "pieces>=0 | YES",
        "author=x and length=1 | NO",
        "author=x or length=9 | YES",
        "author=x and length=9 | UNKNOWN",
        "nodes=2 | NO",
        "nodes=4 | UNKNOWN",
        "nodes<6 | YES",
        "nodes<=5 | YES",
        "nodes<5 | UNKNOWN",
        "nodes<3 | NO",
        "nodes>2 | YES",
        "nodes>=3 | YES",
        "nodes>5 | NO",
        "leftover=0 | NO",
        "leftover<9 | NO",
        "leftover>=0 | NO",
        "leftover!=0 | YES"
      })
  void what_is_not_known_is_neither_true_nor_false(String text, Truth expected) {
    assertThat(Query.parse(text, WORDS).test(FACTS)).isEqualTo(expected);
  }

  @Test
  void names_what_it_asks_and_what_is_not_known_of_it() {
    Query query = Query.parse("author=x and pieces=3 and length=9", WORDS);
    assertThat(query.names()).containsExactlyInAnyOrder("author", "pieces", "length");
    assertThat(query.open(FACTS)).containsExactlyInAnyOrder("author", "pieces");
    assertThat(Query.parse("author=x or length=9", WORDS).open(FACTS)).isEmpty();
  }

  @Test
  void whatever_the_unknown_numbers_are_a_yes_stays_yes_and_a_no_stays_no() {
    Random random = new Random(53);
    int decided = 0;
    for (int i = 0; i < 500; i++) {
      Query query = Query.parse(expression(random, 3), WORDS);
      int[] low = {random.nextInt(4), random.nextInt(4), random.nextInt(4)};
      int[] high = IntStream.of(low).map(value -> value + random.nextInt(3)).toArray();
      Truth truth = query.test(numbers(low, high));
      if (truth == Truth.UNKNOWN) {
        continue;
      }
      decided++;
      for (int a = low[0]; a <= high[0]; a++) {
        for (int b = low[1]; b <= high[1]; b++) {
          for (int c = low[2]; c <= high[2]; c++) {
            int[] exact = {a, b, c};
            assertThat(query.test(numbers(exact, exact))).as("query %d", i).isEqualTo(truth);
          }
        }
      }
    }
    assertThat(decided).isBetween(100, 499);
  }

  private static String expression(Random random, int depth) {
    if (depth == 0) {
      String name = List.of("length", "pieces", "final").get(random.nextInt(3));
      String sign = List.of("=", "!=", "<", "<=", ">", ">=").get(random.nextInt(6));
      return name + sign + random.nextInt(6);
    }
    String left = "(" + expression(random, depth - 1) + ")";
    return switch (random.nextInt(3)) {
      case 0 -> "not " + left;
      case 1 -> left + " and (" + expression(random, depth - 1) + ")";
      default -> left + " or (" + expression(random, depth - 1) + ")";
    };
  }

  private static Subject numbers(int[] low, int[] high) {
    return new Subject() {
      @Override
      public Quantity number(String name, List<String> arguments) {
        int at = List.of("length", "pieces", "final").indexOf(name);
        return new Quantity(low[at], high[at]);
      }

      @Override
      public Truth is(String name, String word) {
        return Truth.UNKNOWN;
      }

      @Override
      public Truth defect(String code, IntPredicate ply) {
        return Truth.UNKNOWN;
      }
    };
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "length | 7",
        "length=x | 8",
        "size=3 | 1",
        "length=3 verdict=sound | 10",
        "(length=3 | 10",
        "verdict<sound | 8",
        "on(S=1 | 5",
        "on=1 | 3",
        "on(X)=1 | 4",
        "on(S,9z)=1 | 6",
        "moves(X)=1 | 7",
        "length(S)=1 | 7",
        "length=3 & | 10"
      })
  void what_is_wrong_is_told_with_its_place(String text, int column) {
    assertThatThrownBy(() -> Query.parse(text, WORDS))
        .isInstanceOfSatisfying(
            ExpressionException.class, e -> assertThat(e.column()).isEqualTo(column));
  }

  @Test
  void a_word_that_is_not_known_is_told_with_those_that_are() {
    assertThatThrownBy(() -> Query.parse("length=3 or defect!=coks", WORDS))
        .isInstanceOfSatisfying(
            ExpressionException.class,
            e -> {
              assertThat(e.column()).isEqualTo(21);
              assertThat(e.expected()).contains("cook", "leftover");
            });
  }

  @Test
  void of_many_words_those_that_look_most_like_it_are_told() {
    assertThatThrownBy(() -> Query.parse("lenght=3", WORDS))
        .isInstanceOfSatisfying(
            ExpressionException.class,
            e -> {
              List<String> told = List.of(e.expected().split(" \\| ", -1));
              assertThat(told).hasSize(4).endsWith("…").startsWith("length");
            });
  }

  @Test
  void nothing_is_no_query() {
    assertThatThrownBy(() -> Query.parse("", WORDS)).isInstanceOf(ExpressionException.class);
  }
}
