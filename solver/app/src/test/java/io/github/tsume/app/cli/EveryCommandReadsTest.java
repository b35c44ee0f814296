package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.tsume.BadPositionException;
import io.github.tsume.Options;
import io.github.tsume.Tsume;
import io.github.tsume.notation.Format;
import io.github.tsume.notation.Notation;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.record.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** All commands read the same formats: what one of them reads no other calls unreadable. */
@Tag("slow")
class EveryCommandReadsTest {
  private static final String MATE =
      "position sfen 4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1 moves G*5b";

  @TempDir private Path directory;

  /** A problem by the names of files, in each form in which one may come. */
  private static Map<String, String> problems() {
    Map<String, String> problems = new LinkedHashMap<>();
    Problem mate = Notation.read(MATE, "", ReadOptions.DEFAULT).problems().get(0);
    for (Format format : Format.values()) {
      String text = format.writer().write(mate, WriteOptions.DEFAULT);
      problems.put("problem." + format.extensions().get(0), text);
      problems.put(format.name() + ".txt", text);
    }
    String board = "4k4/9/4P4/9/9/9/9/9/9";
    problems.put("fen.pgn", "[Variant \"Shogi\"]\n[FEN \"" + board + "[G] w 0 1\"]\n\n1. G*5b *\n");
    return problems;
  }

  /** Games by the names of files; what does not name its first position begins at the start. */
  private static Map<String, String> games() {
    Map<String, String> games = new LinkedHashMap<>();
    games.put("server.pgn", "[Variant \"Shogi\"]\n\n1. P-7f P-3d 2. Bx2b+ Sx2b 1-0\n");
    games.put("mini.pgn", "[Variant \"Minishogi\"]\n\n1. G-4d *\n");
    games.put("chess.pgn", "[Variant \"Shogi\"]\n\n1. Pc4 Pg6 *\n");
    games.put("hosking.pgn", "[Variant \"Shogi\"]\n\n1. P76 P34 2. Bx22+ Sx22 1-0\n");
    games.put("short.pgn", "[Variant \"Shogi\"]\n\n1. P7f P3d 2. P2f P8d\n");
    games.put("game.psn", "[Sente \"a\"]\n[Gote \"b\"]\n1. P-7f P-3d 2. P-2f P-8d\n");
    games.put("game.hodges", "1.P-7f P-3d 2.P-2f P-8d\n");
    games.put("hosking.txt", "1. P76 P34\n2. P26 P84\n");
    games.put("tori.txt", "1.Swx3c Swx5e\n");
    games.put("even.kif", "手合割：平手\n手数----指手---------消費時間--\n   1 ７六歩(77)\n");
    games.put("bare.kif", "手数----指手---------消費時間--\n   1 ７六歩(77)\n   2 ３四歩(33)\n");
    games.put("bare.ki2", "▲７六歩 △３四歩 ▲２六歩\n");
    games.put("game.csa", "V2.2\nPI\n+\n+7776FU\n%CHUDAN\n");
    games.put("game.usi", "startpos moves 7g7f 3c3d\n");
    games.put(
        "game.jkf",
        "{\"header\":{},\"moves\":[{},{\"move\":{\"from\":{\"x\":7,\"y\":7},"
            + "\"to\":{\"x\":7,\"y\":6},\"piece\":\"FU\"}}]}\n");
    return games;
  }

  private Run.Outcome run(String line, String name, String text) throws IOException {
    Path file = Files.writeString(directory.resolve(name), text);
    return Run.tsume(CommandLines.of(line, directory, "" + file));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "solve --nodes 500",
        "check --report none --nodes 500",
        "convert -t kif -o -",
        "show",
        "prune --nodes 500",
        "repair --nodes 500",
        "judge",
        "mine --nodes 500",
        "find --pattern",
        "index -o",
        "perft 1"
      })
  void what_one_command_reads_all_read(String line) throws IOException {
    for (Map.Entry<String, String> problem : problems().entrySet()) {
      Run.Outcome outcome = run(line, problem.getKey(), problem.getValue());
      String told = line + " " + problem.getKey() + ": " + outcome;
      assertThat(outcome.exitCode()).as(told).isIn(0, 1, 3);
      assertThat(outcome.err()).as(told).doesNotContain("; expected ");
    }
    for (Map.Entry<String, String> game : games().entrySet()) {
      Run.Outcome outcome = run(line, game.getKey(), game.getValue());
      String told = line + " " + game.getKey() + ": " + outcome;
      assertThat(outcome.err()).as(told).doesNotContain("; expected ", "[unread-move]");
      if (line.startsWith("check")) {
        assertThat(outcome.err()).as(told).contains("1 game record left out");
      } else {
        assertThat(outcome.exitCode()).as(told).isIn(0, 1, 3);
      }
    }
  }

  @Test
  void the_library_reads_what_commands_read() {
    Map<String, String> all = problems();
    all.putAll(games());
    all.forEach(
        (name, text) ->
            assertThat(Tsume.solve(text, Options.DEFAULT.withNodes(500))).as(name).isNotNull());
  }

  @Test
  void moves_that_cannot_be_made_at_the_start_of_a_game_are_a_problem_without_its_board()
      throws IOException {
    String lost = "手数----指手---------消費時間--\n   1 ５二金打\n   2 ４一玉(51)\n";
    for (String line : List.of("solve", "check --report none", "prune", "index -o")) {
      Run.Outcome outcome = run(line, "lost.kif", lost);
      assertThat(outcome.exitCode()).as(line).isEqualTo(4);
      assertThat(outcome.err()).as(line).contains("there is no position in the input");
    }
    assertThatThrownBy(() -> Tsume.solve(lost)).isInstanceOf(BadPositionException.class);
  }

  @Test
  void a_move_of_a_game_that_cannot_be_read_is_told_as_such() throws IOException {
    Run.Outcome outcome = run("solve", "bad.pgn", "[Variant \"Shogi\"]\n\n1. Pz6 P34\n");
    assertThat(outcome.exitCode()).isEqualTo(4);
    assertThat(outcome.err()).contains("bad.pgn:3:4", "Pz6").doesNotContain("no position");
    // A drop without its sign is not taken for a move of the board, nor the other way round.
    String drop = "SFEN: 4k4/9/4P4/9/9/9/9/9/9 b G 1\n\n1. G52\n";
    outcome = run("solve", "drop.hodges", drop);
    assertThat(outcome.exitCode()).isEqualTo(4);
    assertThat(outcome.err()).contains("drop.hodges:3:4", "expected G*52");
  }
}
