package io.github.tsume.app.batch.log;

import com.google.common.hash.HashFunction;
import com.google.common.hash.Hashing;
import io.github.tsume.board.Setup;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.results.text.Columns;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.ToriShogi;
import io.github.tsume.verdict.Goal;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * The names of the entries of a batch: unique ones, and those that were there before.
 *
 * <p>Positions are kept as 64-bit hashes: a million different ones take some 25 MB, and their names
 * nothing more where they are numbered.
 */
public final class Register {
  private static final HashFunction HASH = Hashing.farmHashFingerprint64();
  private static final int NONE = Integer.MIN_VALUE;

  private final UsedNames used = new UsedNames();
  private final NameList names = new NameList();
  private final Long2IntOpenHashMap lastNumbers = new Long2IntOpenHashMap();
  private final Long2IntOpenHashMap byPosition = new Long2IntOpenHashMap();

  public Register() {
    byPosition.defaultReturnValue(NONE);
    lastNumbers.defaultReturnValue(1);
  }

  /** An earlier entry with the same position. */
  public record Duplicate(String id, boolean mirrored) {}

  /**
   * Enters a name; returns it, or another if it was there before: "a", "a~2", "a~3". Names that
   * differ by case alone are the same, for names become files, and many file systems think so.
   */
  public String enter(String name) {
    String plain = Columns.plain(name);
    String unique = plain;
    if (used.contains(plain)) {
      // Many may have one name: the numbers that are surely taken are not tried again.
      long hash = hash(plain);
      int number = lastNumbers.get(hash);
      do {
        unique = plain + "~" + ++number;
      } while (used.contains(unique));
      lastNumbers.put(hash, number);
    }
    used.add(unique);
    return unique;
  }

  /**
   * Enters the position of an entry of that unique name; says where it was before, if it was with
   * the same goal: with another one it is another problem.
   */
  @Nullable
  public Duplicate enter(String name, Setup setup, Goal goal) {
    Setup plain = setup.toBuilder().ply(1).build();
    long key = key(plain, goal);
    int same = byPosition.get(key);
    if (same != NONE) {
      return new Duplicate(names.get(same), false);
    }
    byPosition.put(key, names.add(name));
    if (plain.rules() == ToriShogi.RULES) {
      return null; // Its quails are not symmetric.
    }
    long mirrorKey = key(mirrored(plain), goal);
    int mirror = mirrorKey == key ? NONE : byPosition.get(mirrorKey);
    return mirror == NONE ? null : new Duplicate(names.get(mirror), true);
  }

  private static long key(Setup setup, Goal goal) {
    return hash(setup.rules().name() + ' ' + SfenWriter.sfen(setup) + ' ' + goal.code());
  }

  public static long hash(String text) {
    return HASH.hashString(text, StandardCharsets.UTF_8).asLong();
  }

  private static Setup mirrored(Setup setup) {
    Ruleset rules = setup.rules();
    Setup.Builder mirror = setup.toBuilder();
    for (int square = 0; square < rules.squares(); square++) {
      mirror.piece(square, Piece.EMPTY);
    }
    for (int square = 0; square < rules.squares(); square++) {
      int file = rules.width() - 1 - rules.file(square);
      mirror.piece(rules.square(file, rules.rank(square)), setup.piece(square));
    }
    return mirror.build();
  }
}
