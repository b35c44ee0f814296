package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tools that try many positions tell the same whichever of several threads is faster.
 *
 * <p>{@code -Dtsume.rounds=N} runs each N times.
 */
class JobsAgreeTest {
  private static final int ROUNDS = Integer.getInteger("tsume.rounds", 1);

  private static Run.Outcome run(String command, int jobs) {
    Stream<String> asked = Stream.of(command.split(";"));
    Stream<String> how =
        command.startsWith("convert")
            ? Stream.of("--jobs=" + jobs)
            : Stream.of("--no-timing", "--hash=32m", "--jobs=" + jobs);
    return Run.tsume(Stream.concat(asked, how).toArray(String[]::new));
  }

  @Test
  void many_games_and_many_problems_are_told_the_same(@TempDir Path place) throws IOException {
    String game =
        "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G2r2b3g4s4n4l17p 1 moves 5i5h 5a4a 5h5i 4a5a G*5b";
    List<String> all = new ArrayList<>();
    for (int moves = 0; moves < 6; moves++) {
      all.add(game.replaceFirst("( \\S+){" + moves + "}$", ""));
    }
    Path games = Files.write(place.resolve("games.usi"), all);
    String few = ";--nodes=5000";
    for (String tool : List.of("mine" + few, "check" + few, "solve" + few, "convert;--to=sfen")) {
      one_two_and_four_jobs_tell_the_same(tool + ";" + games);
    }
    Path answers = Files.writeString(place.resolve("a.txt"), "Ann\n1 G*5b\n\nBob\n1 G*4b\n");
    String problem = "4k4/9/4P4/9/9/9/9/9/9 b G 1;";
    one_two_and_four_jobs_tell_the_same("grade;--nodes=1m;" + problem + answers);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "prune;1p7/k8/g8/9/L8/1R7/9/9/9 b - 1",
        "prune;1k7/9/2G6/9/9/9/9/9/9 b SN 1",
        "prune;--nodes=5000;--json;1p7/k8/g8/9/L8/1R7/9/9/9 b - 1",
        "vary;--hand=-,P,L,N,S,G,2G,GS;4k4/9/4P4/9/9/9/9/9/9 b - 1",
        "extend;--most=3;7nl/5B1k1/6Ppp/5+R3/9/9/9/9/9 b S 1",
        "extend;--nodes=4000;7nl/5B1k1/6Ppp/5+R3/9/9/9/9/9 b S 1",
        "repair;--most=2;sfen 4k4/9/9/9/9/9/9/9/9 b G 1 moves G*5b",
        "repair;--nodes=9000;--most=99;sfen 4k4/9/9/9/9/9/9/9/9 b G 1 moves G*5b",
        "repair;--nodes=9000;--most=99;--json;--two;1kg6/p8/1K7/9/9/9/9/9/9 b GN 1",
      })
  void one_two_and_four_jobs_tell_the_same(String command) {
    Run.Outcome alone = run(command, 1);
    assertThat(alone.out()).isNotBlank();
    for (int round = 0; round < ROUNDS; round++) {
      for (int jobs : List.of(2, 4)) {
        Run.Outcome together = run(command, jobs);
        assertThat(together.out()).as("%s, %s jobs", command, jobs).isEqualTo(alone.out());
        assertThat(together.exitCode()).isEqualTo(alone.exitCode());
      }
    }
  }
}
