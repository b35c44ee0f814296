package io.github.tsume.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.tsume.board.SetupFault.Code;
import io.github.tsume.board.position.Position;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.rules.ToriShogi;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SetupTest {
  private static final Ruleset SHOGI = StandardShogi.RULES;

  @ParameterizedTest
  @CsvSource({
    "shogi, 4k4/9/9/9/9/9/9/9/9 b 3R 1,             TOO_MANY_PIECES",
    "shogi, 4k4/9/9/9/5+R3/9/9/9/9 b 2r 1,          TOO_MANY_PIECES",
    "shogi, 9/9/9/9/9/9/9/9/4K4 b - 1,              NO_DEFENDER_KING",
    "shogi, 9/9/9/9/9/9/9/9/9 b - 1,                NO_DEFENDER_KING",
    "shogi, k3k4/9/9/9/9/9/9/9/9 b - 1,             SEVERAL_KINGS",
    "shogi, 4k4/9/9/9/9/9/9/9/K7K b - 1,            SEVERAL_KINGS",
    "shogi, 4k4/9/P8/9/9/P8/9/9/9 b - 1,            TOO_MANY_PAWNS_ON_FILE",
    "shogi, P3k4/9/9/9/9/9/9/9/9 b - 1,             IMMOBILE_PIECE",
    "shogi, L3k4/9/9/9/9/9/9/9/9 b - 1,             IMMOBILE_PIECE",
    "shogi, 4k4/N8/9/9/9/9/9/9/9 b - 1,             IMMOBILE_PIECE",
    "shogi, 4k4/9/9/9/9/9/9/n8/9 b - 1,             IMMOBILE_PIECE",
    "shogi, 4k4/4G4/9/9/9/9/9/9/9 b - 1,            DEFENDER_IN_CHECK",
    "shogi, 4k4/9/9/9/9/9/9/9/4L4 b - 1,            DEFENDER_IN_CHECK",
    "shogi, 4k4/4K4/9/9/9/9/9/9/9 b - 1,            DEFENDER_IN_CHECK",
    "shogi, 4k4/9/9/9/9/9/9/9/5+G3 b - 1,           NO_SUCH_PIECE",
    "shogi, 4k4/9/9/9/9/9/9/9/9 b K 1,              CANNOT_BE_HELD",
    "tori,  3k3/7/3S3/3S3/3S3/7/7 b - 1,            TOO_MANY_PAWNS_ON_FILE",
    "tori,  S2k3/7/7/7/7/7/7 b - 1,                 IMMOBILE_PIECE",
    "minishogi, 2k2/5/5/5/5 b 3P 1,                 TOO_MANY_PIECES",
  })
  void each_fault_is_found_and_nothing_else(String ruleset, String sfen, Code code) {
    Setup setup = Sfen.parse(sfen, Ruleset.byName(ruleset).orElseThrow());
    assertThat(setup.faults()).extracting(SetupFault::code).containsExactly(code);
    assertThat(setup.faults().get(0).message()).isNotBlank();
    assertThat(setup.faults().get(0).messageJapanese()).isNotBlank();
    assertThatThrownBy(() -> Position.of(setup)).isInstanceOf(InvalidSetupException.class);
  }

  @ParameterizedTest
  @CsvSource({
    "shogi, 4k4/9/9/9/9/9/9/9/9 b - 1",
    "shogi, 4k4/9/P8/9/9/+P8/9/9/9 b - 1",
    "shogi, 4k4/9/9/4r4/9/9/9/9/4K4 b - 1",
    "tori, 3k3/7/3S3/3S3/3+S3/7/7 b - 1",
    "tori, 3k3/S6/7/7/7/7/7 b - 1",
  })
  void what_is_unusual_but_legal_has_no_fault(String ruleset, String sfen) {
    assertThat(Sfen.parse(sfen, Ruleset.byName(ruleset).orElseThrow()).faults()).isEmpty();
  }

  @Test
  void a_negative_hand_is_a_fault() {
    Setup setup =
        Sfen.parse("4k4/9/9/9/9/9/9/9/9 b - 1", SHOGI).toBuilder().hand(Color.BLACK, 7, -1).build();
    assertThat(setup.faults()).extracting(SetupFault::code).containsExactly(Code.NEGATIVE_HAND);
  }

  @Test
  void a_hand_of_a_kind_that_does_not_exist_is_a_fault() {
    Setup setup =
        Sfen.parse("3k3/7/7/7/7/7/7 b - 1", ToriShogi.RULES).toBuilder()
            .hand(Color.BLACK, 7, 1)
            .hand(Color.WHITE, 9, 1)
            .build();
    assertThat(setup.faults())
        .extracting(SetupFault::code)
        .containsExactly(Code.CANNOT_BE_HELD, Code.CANNOT_BE_HELD);
    assertThat(setup.faults().get(1).message()).contains("promoted falcon");
  }

  @Test
  void all_faults_are_found_at_once() {
    Setup setup = Sfen.parse("P3k4/P3G4/9/9/9/9/9/K8/K8 b 3B2k 1", SHOGI);
    assertThat(setup.faults())
        .extracting(SetupFault::code)
        .containsExactly(
            Code.TOO_MANY_PIECES,
            Code.CANNOT_BE_HELD,
            Code.SEVERAL_KINGS,
            Code.IMMOBILE_PIECE,
            Code.TOO_MANY_PAWNS_ON_FILE,
            Code.DEFENDER_IN_CHECK);
    assertThatThrownBy(() -> Position.of(setup))
        .isInstanceOfSatisfying(
            InvalidSetupException.class, e -> assertThat(e.faults()).hasSize(6));
  }

  @Test
  void messages_name_the_piece_and_the_numbers() {
    SetupFault tooMany = Sfen.parse("4k4/9/9/9/9/9/9/9/9 b 3R 1", SHOGI).faults().get(0);
    assertThat(tooMany.message()).isEqualTo("too many pieces: 3 of rook (R), only 2 exist");
    assertThat(tooMany.messageJapanese()).isEqualTo("飛が3枚あります（全部で2枚まで）");
    SetupFault pawns = Sfen.parse("4k4/9/P8/9/9/P8/9/9/9 b - 1", SHOGI).faults().get(0);
    assertThat(pawns.message()).contains("black has 2").contains("file 9");
    assertThat(pawns.messageJapanese()).isEqualTo("二歩です（先手、9筋に2枚）");
    SetupFault dead = Sfen.parse("P3k4/9/9/9/9/9/9/9/9 b - 1", SHOGI).faults().get(0);
    assertThat(dead.square()).isEqualTo(SHOGI.squareNamed("9a"));
    assertThat(dead.messageJapanese()).isEqualTo("9一の先手の歩は行き所のない駒です");
    SetupFault swallows =
        Sfen.parse("3k3/7/3S3/3S3/3S3/7/7 b - 1", ToriShogi.RULES).faults().get(0);
    assertThat(swallows.messageJapanese()).startsWith("三燕です");
  }

  @Test
  void auto_fills_the_hand_only_if_none_is_stated() {
    Setup silent = Sfen.parse("4k4/9/9/9/9/9/9/9/9 b RP 1", SHOGI);
    FilledSetup filled = silent.fillDefenderHand(DefenderHand.AUTO);
    assertThat(filled.filledCount()).isEqualTo(36);
    assertThat(filled.missingCount()).isZero();
    assertThat(filled.setup().hand(Color.WHITE, 7)).isEqualTo(17);
    assertThat(filled.setup().hand(Color.WHITE, 1)).isEqualTo(1);
    assertThat(filled.setup().handStated(Color.WHITE)).isTrue();
    assertThat(filled.setup().faults()).isEmpty();

    Setup stated = silent.toBuilder().handStated(Color.WHITE, true).build();
    FilledSetup kept = stated.fillDefenderHand(DefenderHand.AUTO);
    assertThat(kept.setup()).isEqualTo(stated);
    assertThat(kept.filledCount()).isZero();
    assertThat(kept.missingCount()).isEqualTo(36);
  }

  @Test
  void rest_adds_to_what_is_stated_and_as_is_never_adds() {
    Setup setup = Sfen.parse("4k4/9/9/9/9/9/9/9/9 w R2Gp 1", SHOGI);
    // White to move: black defends.
    Setup blackKing =
        setup.toBuilder().piece(SHOGI.squareNamed("5a"), Piece.of(Piece.KING, Color.BLACK)).build();
    FilledSetup rest = blackKing.fillDefenderHand(DefenderHand.REST);
    assertThat(rest.setup().hand(Color.BLACK, 1)).isEqualTo(2);
    assertThat(rest.setup().hand(Color.BLACK, 7)).isEqualTo(17);
    assertThat(rest.filled()).contains(new FilledSetup.Pieces(1, 1));
    FilledSetup asIs = blackKing.fillDefenderHand(DefenderHand.AS_IS);
    assertThat(asIs.setup()).isEqualTo(blackKing);
    assertThat(asIs.missing()).contains(new FilledSetup.Pieces(3, 2));
  }

  @Test
  void too_many_pieces_are_not_made_up_for() {
    Setup setup = Sfen.parse("4k4/9/9/9/9/9/9/9/9 b 3R 1", SHOGI);
    FilledSetup filled = setup.fillDefenderHand(DefenderHand.REST);
    assertThat(filled.setup().hand(Color.WHITE, 1)).isZero();
    assertThat(filled.setup().faults()).hasSize(1);
  }

  @Test
  void the_start_is_a_position_in_every_ruleset() {
    for (Ruleset rules : Ruleset.all()) {
      Setup setup = Sfen.parse(rules.startSfen(), rules);
      assertThat(setup.faults()).isEqualTo(List.of());
      for (int kind = 0; kind < rules.kindLimit(); kind++) {
        assertThat(setup.countOf(kind)).isEqualTo(rules.type(kind).count());
      }
    }
  }
}
