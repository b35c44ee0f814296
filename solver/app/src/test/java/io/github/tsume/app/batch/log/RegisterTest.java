package io.github.tsume.app.batch.log;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.sfen.SfenLineReader;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.verdict.Goal;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Names stay unique, and duplicates are told by the right name, however little is remembered. */
class RegisterTest {
  private static final List<String> BEGINNINGS =
      List.of("", "a", "A", "a-", "file-", "詰 ", "a~", "か\u3099-", "が-", "x0", "x00");

  /** What {@link Register} does, with every name kept. */
  private static final class SlowRegister {
    private final Set<String> used = new HashSet<>();

    String enter(String name) {
      String unique = name;
      for (int i = 2; !used.add(folded(unique)); i++) {
        unique = name + "~" + i;
      }
      return unique;
    }

    private static String folded(String name) {
      return Normalizer.normalize(name, Normalizer.Form.NFC).toLowerCase(Locale.ROOT);
    }
  }

  private static Setup setup(int seed) {
    Random random = new Random(seed);
    int files = 1 + random.nextInt(8);
    String king = files + "k" + (files < 8 ? String.valueOf(8 - files) : "");
    StringBuilder pawns = new StringBuilder();
    for (int i = 0; i < 9; i++) {
      pawns.append((seed >> i & 1) == 1 ? "P" : "1");
    }
    String sfen = king + "/9/9/9/" + pawns + "/9/9/9/9 b 2G 1";
    ReadResult.Entry entry = SfenLineReader.parseOne(sfen, "", ReadOptions.of(StandardShogi.RULES));
    return ((ReadResult.Read) entry).problem().setup();
  }

  @Test
  void names_are_those_of_a_register_that_keeps_them_all() {
    Random random = new Random(1);
    Register register = new Register();
    SlowRegister slow = new SlowRegister();
    int next = 1;
    for (int i = 0; i < 50_000; i++) {
      String before = BEGINNINGS.get(random.nextInt(BEGINNINGS.size()));
      String name =
          switch (random.nextInt(4)) {
            case 0 -> "file-" + next++;
            case 1 -> before + random.nextInt(3000);
            case 2 -> before + "0" + random.nextInt(30);
            default -> before;
          };
      assertThat(register.enter(name)).as(name).isEqualTo(slow.enter(name));
    }
  }

  @Test
  void names_with_more_digits_than_a_number_holds_are_names() {
    Register register = new Register();
    assertThat(register.enter("a99999999999999999999")).isEqualTo("a99999999999999999999");
    assertThat(register.enter("a99999999999999999999")).isEqualTo("a99999999999999999999~2");
    assertThat(register.enter("99999999999")).isEqualTo("99999999999");
  }

  @Test
  void a_hundred_thousand_problems_of_one_name_are_numbered_at_once() {
    Register register = new Register();
    String last = "";
    for (int i = 0; i < 100_000; i++) {
      last = register.enter("Problem");
    }
    assertThat(last).isEqualTo("Problem~100000");
    assertThat(register.enter("problem")).isEqualTo("problem~100001");
  }

  @Test
  void a_duplicate_is_told_by_the_name_of_the_first() {
    Random random = new Random(2);
    Register register = new Register();
    List<Setup> setups = new ArrayList<>();
    List<String> first = new ArrayList<>();
    for (int i = 0; i < 400; i++) {
      String name =
          switch (random.nextInt(3)) {
            case 0 -> "file-" + (i + 1);
            case 1 -> "詰将棋 " + "long".repeat(random.nextInt(20_000)) + i;
            default -> "b" + "x".repeat(random.nextInt(50));
          };
      String id = register.enter(name);
      Setup setup = setup(i);
      int before = setups.indexOf(setup);
      Register.Duplicate duplicate = register.enter(id, setup, Goal.MATE);
      if (before < 0) {
        setups.add(setup);
        first.add(id);
        assertThat(duplicate == null || duplicate.mirrored()).isTrue();
      } else {
        assertThat(duplicate).isEqualTo(new Register.Duplicate(first.get(before), false));
      }
    }
    assertThat(setups).hasSizeBetween(200, 400);
    for (int i = 0; i < setups.size(); i++) {
      Register.Duplicate duplicate = register.enter("again", setups.get(i), Goal.MATE);
      assertThat(duplicate).isNotNull();
      String name = first.get(i);
      assertThat(name).startsWith(duplicate.id());
    }
  }

  @Test
  void a_position_with_another_goal_is_no_duplicate() {
    Register register = new Register();
    assertThat(register.enter("mate", setup(1), Goal.MATE)).isNull();
    assertThat(register.enter("brinkmate", setup(1), Goal.BRINKMATE)).isNull();
    assertThat(register.enter("again", setup(1), Goal.BRINKMATE))
        .isEqualTo(new Register.Duplicate("brinkmate", false));
  }

  /** What a million problems leave behind: their names nothing, their positions a hash each. */
  @Test
  void numbered_names_take_no_room() {
    NameList names = new NameList();
    int reference = 0;
    for (int i = 1; i <= 300_000; i++) {
      reference = names.add("file-" + i);
    }
    assertThat(reference).isEqualTo(~299_999);
    assertThat(names.get(~0)).isEqualTo("file-1");
    assertThat(names.get(~123_456)).isEqualTo("file-123457");
  }
}
