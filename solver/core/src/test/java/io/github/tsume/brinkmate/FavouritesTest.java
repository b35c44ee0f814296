package io.github.tsume.brinkmate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.brinkmate.KeyTree.Favourites;
import java.util.List;
import org.junit.jupiter.api.Test;

class FavouritesTest {
  @Test
  void the_newest_come_first_and_the_oldest_are_forgotten() {
    Favourites favourites = new Favourites(3);
    List.of(1, 2, 3, 4).forEach(favourites::add);
    assertThat(favourites.among(List.of(1, 2, 3, 4))).containsExactly(4, 3, 2);
    assertThat(favourites.contains(1)).isFalse();
  }

  @Test
  void a_move_that_does_it_again_is_there_once() {
    Favourites favourites = new Favourites(3);
    List.of(1, 2, 3, 1).forEach(favourites::add);
    assertThat(favourites.among(List.of(3, 2, 1))).containsExactly(1, 3, 2);
    assertThat(favourites.among(List.of(2, 9))).containsExactly(2);
    assertThat(favourites.among(List.of())).isEmpty();
  }
}
