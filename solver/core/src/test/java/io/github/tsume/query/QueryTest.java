package io.github.tsume.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The language of {@code --where}. */
class QueryTest {
  private static final Facts FACTS =
      new Facts() {
        @Override
        public OptionalInt number(String name, List<String> arguments) {
          return switch (name + arguments) {
            case "length[]" -> OptionalInt.of(9);
            case "on[S, 1a-3c]" -> OptionalInt.of(2);
            default -> OptionalInt.empty();
          };
        }

        @Override
        public @Nullable Set<String> words(String name) {
          return switch (name) {
            case "theme" -> Set.of("smoke", "煙詰");
            case "defect" -> Set.of();
            case "author" -> null;
            default -> Set.of("sound");
          };
        }
      };

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "length=9 | true",
        "length != 9 | false",
        "length>=10 | false",
        "length<10 and length>8 | true",
        "length=1 or length=9 and theme=smoke | true",
        "(length=1 or length=9) and not theme=煙詰 | false",
        "THEME = Smoke | true",
        "verdict!=sound | false",
        "verdict=\"sound\" | true",
        "defect=cook | false",
        "defect!=cook | true",
        "author=x | false",
        "author!=x | false",
        "on(S,1a-3c)=2 | true",
        "on(s,1a-3c)=0 | false",
        "on(s,1a-3c)!=0 | false",
        "not not length=9 | true"
      })
  void is_read_by_precedence(String text, boolean expected) {
    assertThat(Query.parse(text).test(FACTS)).isEqualTo(expected);
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
        "length=3 & | 10"
      })
  void what_is_wrong_is_told_with_its_place(String text, int column) {
    assertThatThrownBy(() -> Query.parse(text))
        .isInstanceOfSatisfying(
            QueryException.class, e -> assertThat(e.column()).isEqualTo(column));
  }

  @Test
  void nothing_is_no_query() {
    assertThatThrownBy(() -> Query.parse("")).isInstanceOf(QueryException.class);
  }
}
