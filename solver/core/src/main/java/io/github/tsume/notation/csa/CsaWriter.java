package io.github.tsume.notation.csa;

import com.google.common.base.Strings;
import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.FormatWriter;
import io.github.tsume.notation.common.Lines;
import io.github.tsume.notation.common.RestHand;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.notation.japanese.Sides;
import io.github.tsume.notation.kif.KifHeader;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.MoveTime;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Step;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A writer of CSA, version 3 or 2.2: the main line only, for CSA has no variations.
 *
 * <p>Keys that CSA does not have go into comments of the form {@code '$KEY:VALUE}, which other
 * programs pass over and {@link CsaReader} understands. Remarks of programs, {@code
 * 'Max_Moves:256}, are comments that begin with an apostrophe, and stay remarks.
 */
public final class CsaWriter implements FormatWriter {
  /** What is no comment on the game but a remark of the program that wrote it. */
  private static final Pattern REMARK =
      Pattern.compile("'(?![*$]|\\s*(?:CSA )?encoding=).*", Pattern.DOTALL);

  @Override
  public String write(Problem problem, WriteOptions options) {
    StringBuilder text = new StringBuilder();
    String charset = options.charset().name().equals("UTF-8") ? "UTF-8" : "SHIFT_JIS";
    text.append("'CSA encoding=").append(charset);
    text.append(options.csaVersion3() ? "\nV3.0\n" : "\nV2.2\n");
    metadata(text, problem.metadata().ofProblem(), options.csaVersion3());
    position(text, problem.setup());
    comments(text, problem.tree().comments());
    Color side = problem.setup().sideToMove();
    for (Step step : problem.tree().line()) {
      if (step.special() == null) {
        text.append(CsaMoves.text(step.move(), side, problem.setup().rules()));
      } else {
        String code = CsaMoves.code(step.special(), side);
        text.append('%').append(code.matches("[+-]?[A-Z_]+") ? code : "CHUDAN");
      }
      text.append('\n').append(time(step.time()));
      comments(text, step.comments());
      side = side.opponent();
    }
    return text.toString();
  }

  private static void metadata(StringBuilder text, Metadata metadata, boolean version3) {
    for (Color color : Color.values()) {
      String even = metadata.get(Sides.player(color, false));
      String name = even != null ? even : metadata.get(Sides.player(color, true));
      String sign = "N" + CsaMoves.sign(color);
      text.append(name == null ? "" : sign + Lines.joined(name) + "\n");
    }
    for (Map.Entry<String, String> entry : metadata.entries().entrySet()) {
      String key = entry.getKey();
      if (Sides.players(false).contains(key) || Sides.players(true).contains(key)) {
        continue;
      }
      String keyword = CsaKeys.keyword(entry.getKey(), version3);
      text.append(keyword == null ? "'$" : "$")
          .append(keyword == null ? Lines.joined(entry.getKey()).replace(':', '：') : keyword)
          .append(':')
          .append(Lines.joined(entry.getValue()))
          .append('\n');
    }
  }

  private static void position(StringBuilder text, Setup given) {
    Setup setup = RestHand.isWritten(given) ? given : RestHand.spelledOut(given);
    Ruleset rules = setup.rules();
    if (setup.ply() != 1) {
      text.append("'$").append(KifHeader.FIRST_PLY).append(':').append(setup.ply()).append('\n');
    }
    Color defender = setup.defender();
    if (setup.handStated(defender) && isEmptyHand(setup, defender)) {
      text.append("'$").append(Sides.hand(defender, "ja")).append(":なし\n");
    }
    for (int rank = 0; rank < rules.height(); rank++) {
      text.append('P').append(rank + 1);
      for (int file = rules.width() - 1; file >= 0; file--) {
        int piece = setup.piece(rules.square(file, rank));
        text.append(
            piece == Piece.EMPTY
                ? " * "
                : CsaMoves.sign(Piece.color(piece)) + CsaPieces.code(Piece.kind(piece), rules));
      }
      text.append('\n');
    }
    for (Color color : Color.values()) {
      hand(text, setup, color);
    }
    if (RestHand.isWritten(setup)) {
      text.append('P').append(CsaMoves.sign(defender)).append("00AL\n");
    }
    text.append(CsaMoves.sign(setup.sideToMove())).append('\n');
  }

  private static void hand(StringBuilder text, Setup setup, Color color) {
    int start = text.length();
    for (int kind = 1; kind < setup.rules().kindLimit(); kind++) {
      int count = Math.min(setup.hand(color, kind), 99);
      text.append(("00" + CsaPieces.code(kind, setup.rules())).repeat(Math.max(count, 0)));
    }
    if (text.length() > start) {
      text.insert(start, "P" + CsaMoves.sign(color)).append('\n');
    }
  }

  private static boolean isEmptyHand(Setup setup, Color color) {
    for (int kind = 1; kind < setup.rules().kindLimit(); kind++) {
      if (setup.hand(color, kind) != 0) {
        return false;
      }
    }
    return true;
  }

  private static String time(@Nullable MoveTime time) {
    if (time == null) {
      return "";
    }
    long millis = time.spent() % 1000;
    String fraction = millis == 0 ? "" : "." + Strings.padStart("" + millis, 3, '0');
    return "T" + time.spent() / 1000 + fraction + "\n";
  }

  private static void comments(StringBuilder text, List<String> comments) {
    for (String line : Lines.ofComments(comments)) {
      text.append(REMARK.matcher(line).matches() ? "" : "'*").append(line).append('\n');
    }
  }

  @Override
  public String separator() {
    return "/\n";
  }

  /** The keywords of CSA and the keys of KIF that say the same. */
  static final class CsaKeys {
    private static final Map<String, String> JAPANESE = new LinkedHashMap<>();

    static {
      JAPANESE.put("EVENT", "棋戦");
      JAPANESE.put("SITE", "場所");
      JAPANESE.put("START_TIME", "開始日時");
      JAPANESE.put("END_TIME", "終了日時");
      JAPANESE.put("TIME_LIMIT", "持ち時間");
      JAPANESE.put("OPENING", "戦型");
      JAPANESE.put("NOTE", Metadata.NOTE);
    }

    private CsaKeys() {}

    /** The key for a keyword; one that is not known keeps its dollar sign. */
    static String japanese(String keyword) {
      return JAPANESE.getOrDefault(keyword, "$" + keyword);
    }

    /** The keyword for a key, or null if CSA has none. */
    static @Nullable String keyword(String key, boolean version3) {
      if (key.matches("\\$[A-Z_+-]+")) {
        return key.substring(1);
      }
      for (Map.Entry<String, String> entry : JAPANESE.entrySet()) {
        if (entry.getValue().equals(key)) {
          return entry.getKey().equals("NOTE") && !version3 ? null : entry.getKey();
        }
      }
      return null;
    }
  }
}
