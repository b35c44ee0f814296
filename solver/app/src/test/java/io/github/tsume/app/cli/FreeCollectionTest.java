package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.Checked;
import io.github.tsume.Options;
import io.github.tsume.Tsume;
import io.github.tsume.board.DefenderHand;
import io.github.tsume.compose.MirrorImage;
import io.github.tsume.notation.Notation;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.record.Problem;
import io.github.tsume.verdict.Verdict;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The free problems: as many as their README says, none twice, and a sample is sound. */
class FreeCollectionTest {
  private static final Path FREE = Path.of("../../problems/free");
  private static final Pattern ROW = Pattern.compile("(?m)^\\| (\\d+) \\| ([\\d,]+) \\|");
  private static final int EACH = 150;

  @Test
  void there_are_as_many_of_each_length_as_the_readme_says() throws IOException {
    TreeMap<Integer, Integer> told = new TreeMap<>();
    Matcher row = ROW.matcher(Files.readString(FREE.resolve("README.md")));
    while (row.find()) {
      told.put(Integer.valueOf(row.group(1)), Integer.valueOf(row.group(2).replace(",", "")));
    }
    TreeMap<Integer, Integer> found = new TreeMap<>();
    for (Problem problem : problems()) {
      int plies = problem.authoredLine().size();
      assertThat(problem.statedLength()).as(problem.id()).hasValue(plies);
      found.merge(plies, 1, Integer::sum);
    }
    assertThat(found).isEqualTo(told);
  }

  @Test
  void none_is_there_twice_nor_its_mirror_image() throws IOException {
    Set<String> known = new HashSet<>();
    Set<String> labels = new HashSet<>();
    for (Problem problem : problems()) {
      String name =
          MirrorImage.nameOfBoth(problem.setup().fillDefenderHand(DefenderHand.REST).setup());
      assertThat(known.add(name)).as(problem.id()).isTrue();
      assertThat(labels.add(problem.id())).as(problem.id()).isTrue();
    }
  }

  @Test
  void a_sample_is_sound_in_the_plies_that_it_states() throws IOException {
    List<Problem> all = problems();
    for (int i = 0; i < all.size(); i += EACH) {
      Problem problem = all.get(i);
      Checked checked = Tsume.check(problem, Options.DEFAULT);
      assertThat(checked.verdict()).as(problem.id()).isEqualTo(Verdict.SOUND);
      assertThat(checked.solution().length().plies())
          .as(problem.id())
          .isEqualTo(problem.authoredLine().size());
    }
  }

  private static List<Problem> problems() throws IOException {
    try (Stream<Path> files = Files.list(FREE)) {
      return files
          .filter(file -> file.toString().endsWith(".sfen"))
          .sorted()
          .flatMap(file -> read(file).problems().stream())
          .toList();
    }
  }

  private static ReadResult read(Path file) {
    try {
      String name = file.getFileName().toString();
      ReadResult read = Notation.read(Files.readAllBytes(file), name, ReadOptions.DEFAULT);
      assertThat(read.entries()).as(name).hasSameSizeAs(read.problems());
      return read;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
