package io.github.tsume.verify;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.CanonicalSfen;
import io.github.tsume.board.Move;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.rules.Ruleset;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Claims that there is no brinkmate, true ones and false ones, at positions small enough for trying
 * everything. On five by five squares a gold and a king to lead it are enough for a threat.
 */
class NoBrinkmateClaimsTest {
  private static final Ruleset SMALL = Ruleset.byName("minishogi").orElseThrow();

  private static Position position(String sfen) {
    return Sfen.position(sfen, SMALL);
  }

  private static Set<Integer> moves(Position position, String... usi) {
    Set<String> texts = Set.of(usi);
    Set<Integer> moves =
        Arrays.stream(WrittenNoKeys.moves(position))
            .filter(move -> texts.contains(Move.toUsi(move, position.rules())))
            .boxed()
            .collect(Collectors.toSet());
    assertThat(moves).hasSameSizeAs(texts);
    return moves;
  }

  /** All legal moves but one: a claim apart from them is about that one alone. */
  private static Set<Integer> allBut(Position position, String usi) {
    Set<Integer> all =
        Arrays.stream(WrittenNoKeys.moves(position)).boxed().collect(Collectors.toSet());
    all.removeAll(moves(position, usi));
    return all;
  }

  private static byte[] claim(Position position, int plies, Set<Integer> apart) {
    return requireNonNull(WrittenNoKeys.none(position, plies, apart));
  }

  private static byte[] with(byte[] claim, int... numbers) {
    byte[] more = Written.numbers(numbers);
    byte[] all = Arrays.copyOf(claim, claim.length + more.length);
    System.arraycopy(more, 0, all, claim.length, more.length);
    return all;
  }

  /** With and without the attacker's king, which decides what is known of poorer hands. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "5/4k/5/5/4P b Sp 1",
        "5/4k/s4/3K1/5 b S 1",
        "5/4k/5/5/5 b Gp 1",
        "3k1/1G3/5/1g3/2P2 b - 1",
        "5/g2k1/P4/5/5 b P 1",
      })
  void that_there_is_none_is_shown_by_trying_everything(String sfen) {
    Position position = position(sfen);
    for (int plies : new int[] {0, 1, 3}) {
      byte[] certificate = claim(position, plies, Set.of());
      assertThat(BrinkmateCheck.none(position, plies, Set.of(), certificate)).isTrue();
      for (int length = 0; length < certificate.length; length++) {
        byte[] cut = Arrays.copyOf(certificate, length);
        assertThat(BrinkmateCheck.none(position, plies, Set.of(), cut)).as("cut").isFalse();
      }
      byte[] longer = with(certificate, 0);
      assertThat(BrinkmateCheck.none(position, plies, Set.of(), longer)).as("longer").isFalse();
    }
  }

  /** By how little it fails: a check that mates has no reply, whichever number stands there. */
  @Test
  void who_mates_by_checks_has_more_than_a_brinkmate() {
    Position position = position("4k/5/4P/5/5 b G 1");
    assertThat(WrittenNoKeys.none(position, 0, Set.of())).isNull();
    for (int plies : new int[] {0, 1, 3}) {
      for (byte[] numbers : new byte[][] {{}, {0}, {0, 0}, {1}, {1, 0}, {1, 1}}) {
        assertThat(BrinkmateCheck.none(position, plies, Set.of(), numbers)).isFalse();
        Set<Integer> all = allBut(position, "1c1b");
        assertThat(BrinkmateCheck.none(position, plies, all, numbers)).isFalse();
      }
    }
  }

  /** Threats of one ply; of three plies, with a quiet key and with a check. */
  @ParameterizedTest
  @CsvSource({
    "4k/5/5/2K2/5 b G 1, 1, 3d2c 3d3c",
    "3k1/5/5/4K/1g3 b G 1, 1, 1d2c",
    "5/4k/5/4G/5 b G 1, 3, G*3c",
    "1S1k1/5/5/4S/5 b - 1, 3, 1d2c",
    "5/3k1/1G2p/5/5 b G 1, 3, G*3c",
    "1p3/3k1/5/2K1P/5 b G 1, 3, G*2c",
  })
  void nothing_shows_that_a_key_is_none(String sfen, int plies, String keys) {
    Position position = position(sfen);
    Set<Integer> apart = moves(position, keys.split(" "));
    assertThat(BrinkmateCheck.none(position, plies, apart, claim(position, plies, apart)))
        .as("that there is no other")
        .isTrue();
    byte[] sooner = claim(position, plies - 2, Set.of());
    assertThat(BrinkmateCheck.none(position, plies - 2, Set.of(), sooner)).isTrue();
    byte[] checks = claim(position, 0, Set.of());
    for (String key : keys.split(" ")) {
      Set<Integer> others = allBut(position, key);
      assertThat(WrittenNoKeys.none(position, plies, others)).isNull();
      Position after = position.copy();
      after.play(moves(position, key).iterator().next());
      int replies = WrittenNoKeys.moves(after).length;
      for (int number = 0; number <= replies + 1; number++) {
        for (byte[] rest : new byte[][] {{}, {0}, {1}, {0, 0}, {0, 1}, {1, 0}}) {
          byte[] numbers = with(with(checks, number), toInts(rest));
          assertThat(BrinkmateCheck.none(position, plies, others, numbers))
              .as("%s, answered by number %s", key, number)
              .isFalse();
        }
      }
      assertThat(BrinkmateCheck.none(position, plies, others, checks)).isFalse();
    }
  }

  private static int[] toInts(byte[] bytes) {
    int[] numbers = new int[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      numbers[i] = bytes[i];
    }
    return numbers;
  }

  /** It may fail all the same; but then by a reply, which has to be named. */
  @Test
  void nobody_passes_in_check() {
    Position position = position("5/4k/5/5/5 b G 1");
    byte[] checks = claim(position, 0, Set.of());
    Set<Integer> others = allBut(position, "G*1c");
    byte[] answered = claim(position, 3, others);
    assertThat(BrinkmateCheck.none(position, 3, others, answered)).isTrue();
    assertThat(answered).startsWith(checks);
    for (int more = 0; more < 4; more++) {
      byte[] passing = with(checks, new int[1 + more]);
      assertThat(BrinkmateCheck.none(position, 3, others, passing)).isFalse();
    }
  }

  /** The bishop pins the pawn, which blocks the lance: nothing moves, and nothing mates. */
  @Test
  void a_move_that_threatens_nothing_is_no_key_though_it_leaves_no_legal_move() {
    Position position = Written.position("7lk/7p1/8K/9/9/3B5/9/9/9 b - 1");
    Set<Integer> others = allBut(position, "6f5e");
    Position after = Written.after(position, "6f5e");
    assertThat(after.inCheck()).isFalse();
    assertThat(Written.moves(after)).isEmpty();
    byte[] none = requireNonNull(WrittenNoKeys.none(position, 1, others));
    assertThat(BrinkmateCheck.none(position, 1, others, none)).isTrue();
    assertThat(BrinkmateCheck.key(after, true, new byte[0])).isEmpty();
    assertThat(BrinkmateCheck.plies(after, new byte[0])).as("lost all the same").isEqualTo(1);
  }

  @Test
  void the_position_is_left_as_it_was() {
    for (String sfen : Stream.of("5/4k/5/5/5 b G 1", "4k/5/5/2K2/5 b G 1").toList()) {
      Position position = position(sfen);
      String before = CanonicalSfen.of(position.toSetup());
      BrinkmateCheck.none(position, 1, Set.of(), new byte[] {0, 0, 0, 0, 0, 0, 0, 0});
      assertThat(CanonicalSfen.of(position.toSetup())).isEqualTo(before);
    }
  }
}
