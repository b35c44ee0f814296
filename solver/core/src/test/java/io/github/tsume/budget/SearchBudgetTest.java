package io.github.tsume.budget;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.verdict.Reason;
import org.junit.jupiter.api.Test;

/** What parts of a budget spend, the whole has spent; and no part lets it pass its limit. */
class SearchBudgetTest {
  private static boolean spend(SearchBudget budget, int nodes) {
    boolean spent = false;
    for (int i = 0; i < nodes; i++) {
      spent = budget.spend();
    }
    return spent;
  }

  @Test
  void what_a_part_of_a_part_spends_counts_at_once_in_all_above_it() {
    SearchBudget whole = SearchBudget.nodes(1000);
    SearchBudget share = whole.share(0.5);
    SearchBudget part = share.slice(300);
    assertThat(spend(part, 299)).isFalse();
    assertThat(part.nodes()).isEqualTo(299);
    assertThat(share.nodesLeft()).isEqualTo(201);
    assertThat(whole.nodesLeft()).isEqualTo(701);
    assertThat(part.spend()).isTrue();
    assertThat(whole.isSpent()).isFalse();
  }

  @Test
  void a_part_ends_with_the_whole_though_its_own_limit_is_not_reached() {
    SearchBudget whole = SearchBudget.nodes(100);
    SearchBudget early = whole.slice(80);
    SearchBudget late = whole.slice(80);
    assertThat(spend(early, 80)).isTrue();
    assertThat(spend(late, 19)).isFalse();
    assertThat(late.spend()).isTrue();
    assertThat(late.isSpent()).isTrue();
    assertThat(late.limit()).isEqualTo(Reason.NODES);
    assertThat(whole.overtimeNodes()).isZero();
  }

  @Test
  void overtime_takes_what_is_left_first_and_tells_what_goes_beyond() {
    SearchBudget whole = SearchBudget.nodes(100);
    spend(whole.slice(90), 90);
    SearchBudget overtime = whole.overtime().slice(50);
    assertThat(spend(overtime, 49)).isFalse();
    assertThat(whole.isSpent()).isTrue();
    assertThat(whole.nodes()).isEqualTo(139);
    assertThat(whole.overtimeNodes()).isEqualTo(39);
    assertThat(overtime.spend()).isTrue();
  }

  @Test
  void what_follows_a_search_gets_no_nodes_beyond_the_limit() {
    SearchBudget whole = SearchBudget.nodes(100);
    assertThat(whole.rest(1000).nodesLeft()).isEqualTo(100);
    spend(whole, 100);
    assertThat(whole.rest(1000).isSpent()).isTrue();
  }

  @Test
  void last_words_do_not_hear_an_interrupt_and_are_counted() {
    SearchBudget whole = SearchBudget.nodes(100);
    whole.interrupt();
    SearchBudget words = whole.lastWords();
    assertThat(spend(words, 120)).isFalse();
    assertThat(words.isSpent()).isFalse();
    assertThat(whole.nodes()).isEqualTo(120);
    assertThat(whole.overtimeNodes()).isEqualTo(20);
    assertThat(whole.limit()).isEqualTo(Reason.INTERRUPTED);
  }

  @Test
  void a_helper_tells_its_nodes_in_lumps_and_the_rest_when_it_ends() {
    SearchBudget whole = SearchBudget.nodes(5000);
    SearchBudget part = whole.slice(5000);
    SearchBudget helper = part.helper();
    spend(helper.slice(2000), 1500);
    assertThat(whole.isSpent()).isFalse();
    assertThat(part.isSpent()).isFalse();
    assertThat(whole.nodes()).isEqualTo(1024);
    helper.report();
    assertThat(part.isSpent()).isFalse();
    assertThat(whole.nodes()).isEqualTo(1500);
  }
}
