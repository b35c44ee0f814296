package io.github.tsume.app.usi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.rules.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GoCommandTest {
  private static GoCommand go(String line) {
    return GoCommand.parse(line.split(" "));
  }

  /** An empty limit is none. */
  @ParameterizedTest
  @CsvSource({
    "go,,",
    "go mate,,",
    "go mate infinite,,",
    "go mate 5000,5000,5000",
    "go mate 0,0,0",
    "go mate +7,7,7",
    "go mate x,,",
    "go mate -5,,",
    "go mate infinite 5000,,",
    "go infinite,,",
    "go movetime 250,250,250",
    "go movetime 250 infinite,,",
    "go btime 0 wtime 0 byoyomi 10000,9800,9800",
    "go btime 40000 wtime 20000 binc 1000 winc 500,2800,1300",
    "go btime 0 wtime 0 byoyomi 0,50,50",
    "go btime 0 wtime 0 movetime 300,300,300",
    "go mate 99999999999999999999999,1099511627776,1099511627776",
  })
  void limits_time(String line, Long black, Long white) {
    assertThat(go(line).millis(Color.BLACK).stream().boxed().findFirst().orElse(null))
        .isEqualTo(black);
    assertThat(go(line).millis(Color.WHITE).stream().boxed().findFirst().orElse(null))
        .isEqualTo(white);
  }

  @ParameterizedTest
  @CsvSource({
    "go,false,false",
    "go mate infinite,true,false",
    "go infinite,false,true",
    "go ponder,false,true",
    "go ponder btime 1 wtime 1,false,true",
    "go ponder mate 1000,true,false",
    "go byoyomi 1000,false,false",
  })
  void says_when_the_answer_may_come(String line, boolean mate, boolean held) {
    assertThat(go(line).mate()).isEqualTo(mate);
    assertThat(go(line).isHeld()).isEqualTo(held);
  }

  @Test
  void limits_nodes() {
    assertThat(go("go mate nodes 100").nodes()).hasValue(100);
    assertThat(go("go nodes 7 infinite").nodes()).hasValue(7);
    assertThat(go("go nodes").nodes()).isEmpty();
  }
}
