package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.tsume.dfpn.SearchBudget;
import org.junit.jupiter.api.Test;

class KnownTest {
  private static final Known<Integer> OPEN = Known.open(Known.Reason.TIME);

  @Test
  void whatIsKnownIsThatAndNothingElse() {
    Known<Integer> seven = Known.of(7);
    assertThat(seven.isOpen()).isFalse();
    assertThat(seven.is(7)).isTrue();
    assertThat(seven.is(9)).isFalse();
    assertThat(seven.get()).isEqualTo(7);
    assertThat(seven.orElse(9)).isEqualTo(7);
  }

  @Test
  void whatIsOpenIsNeitherYesNorNo() {
    Known<Boolean> open = Known.open(Known.Reason.NODES);
    assertThat(open.isOpen()).isTrue();
    assertThat(open.is(true)).isFalse();
    assertThat(open.is(false)).isFalse();
    assertThatIllegalStateException().isThrownBy(open::get).withMessageContaining("NODES");
  }

  @Test
  void whatFollowsFromAnOpenAnswerIsOpenForTheSameReason() {
    assertThat(OPEN.map(Object::toString)).isEqualTo(Known.open(Known.Reason.TIME));
    assertThat(OPEN.then(plies -> Known.of(plies + 2))).isEqualTo(Known.open(Known.Reason.TIME));
    assertThat(OPEN.orElse(3)).isEqualTo(3);
  }

  @Test
  void theFirstOpenAnswerOfSeveralTellsWhy() {
    Known<Integer> lost = Known.of(5).then(plies -> Known.open(Known.Reason.LOST));
    assertThat(lost).isEqualTo(Known.open(Known.Reason.LOST));
    assertThat(Known.of(5).map(plies -> plies + 2)).isEqualTo(Known.of(7));
  }

  @Test
  void everyLimitIsAReason() {
    for (SearchBudget.Limit limit : SearchBudget.Limit.values()) {
      assertThat(Known.Reason.of(limit).name()).isEqualTo(limit.name());
    }
  }
}
