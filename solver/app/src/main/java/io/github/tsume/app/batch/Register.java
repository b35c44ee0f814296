package io.github.tsume.app.batch;

import com.google.common.hash.HashFunction;
import com.google.common.hash.Hashing;
import io.github.tsume.app.text.Columns;
import io.github.tsume.board.Setup;
import io.github.tsume.notation.SfenWriter;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.ToriShogi;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Gives the entries of a batch unique names, and finds those that were there before.
 *
 * <p>Names are kept as bytes in one array and positions as 64-bit hashes: a million entries take
 * some 50 MB.
 */
final class Register {
  private static final HashFunction HASH = Hashing.farmHashFingerprint64();
  private static final int NONE = -1;

  private final Long2IntOpenHashMap byName = new Long2IntOpenHashMap();
  private final Long2IntOpenHashMap byPosition = new Long2IntOpenHashMap();
  private final LongArrayList nameEnds = new LongArrayList();
  private byte[] names = new byte[1 << 12];

  Register() {
    byName.defaultReturnValue(NONE);
    byPosition.defaultReturnValue(NONE);
  }

  /** An earlier entry with the same position. */
  record Duplicate(String id, boolean mirrored) {}

  /**
   * Enters a name; returns it, or another if it was there before: "a", "a~2", "a~3". Names that
   * differ by case alone are the same, for names become files, and many file systems think so.
   */
  String enter(String name) {
    String plain = Columns.plain(name);
    String unique = plain;
    for (int i = 2; !byNameIsFree(unique); i++) {
      unique = plain + "~" + i;
    }
    byte[] bytes = unique.getBytes(StandardCharsets.UTF_8);
    int end = end(nameEnds.size() - 1);
    if (end + bytes.length > names.length) {
      names = Arrays.copyOf(names, Math.max(2 * names.length, end + bytes.length));
    }
    System.arraycopy(bytes, 0, names, end, bytes.length);
    byName.put(hash(folded(unique)), nameEnds.size());
    nameEnds.add((long) end + bytes.length);
    return unique;
  }

  /** Enters the position of the entry that was named last; says where it was before, if it was. */
  @Nullable Duplicate enter(Setup setup) {
    Setup plain = setup.toBuilder().ply(1).build();
    int last = nameEnds.size() - 1;
    long key = key(plain);
    int same = byPosition.putIfAbsent(key, last);
    if (same != NONE) {
      return new Duplicate(name(same), false);
    }
    if (plain.rules() == ToriShogi.RULES) {
      return null; // Its quails are not symmetric.
    }
    long mirrorKey = key(mirrored(plain));
    int mirror = mirrorKey == key ? NONE : byPosition.get(mirrorKey);
    return mirror == NONE ? null : new Duplicate(name(mirror), true);
  }

  private boolean byNameIsFree(String name) {
    return byName.get(hash(folded(name))) == NONE;
  }

  private static String folded(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFC).toLowerCase(Locale.ROOT);
  }

  private String name(int entry) {
    int start = end(entry - 1);
    return new String(names, start, end(entry) - start, StandardCharsets.UTF_8);
  }

  private int end(int entry) {
    return entry < 0 ? 0 : (int) nameEnds.getLong(entry);
  }

  private static long key(Setup setup) {
    return hash(setup.rules().name() + ' ' + SfenWriter.sfen(setup));
  }

  static long hash(String text) {
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
