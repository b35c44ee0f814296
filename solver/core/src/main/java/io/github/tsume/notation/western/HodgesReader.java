package io.github.tsume.notation.western;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.FormatReader;
import io.github.tsume.notation.common.Lines;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.notation.common.Warnings;
import io.github.tsume.notation.japanese.StatedLengths;
import io.github.tsume.notation.kif.Handicap;
import io.github.tsume.notation.kif.KifReader;
import io.github.tsume.notation.kif.ToriHandicap;
import io.github.tsume.notation.sfen.BoardSize;
import io.github.tsume.notation.sfen.SfenParser;
import io.github.tsume.notation.western.HodgesWriter.HodgesEnds;
import io.github.tsume.record.LocatedFault;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Source;
import io.github.tsume.record.Special;
import io.github.tsume.record.TreeBuilder;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.ToriShogi;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A reader of games in Western notation: headers, then numbered moves.
 *
 * <pre>
 *   Rules: tori
 *   Handicap: falcon
 *   1...Sw-4d 2.Swx4d Cr-5b {a comment}
 *   3.Cr5f-4e resigns
 * </pre>
 *
 * <p>Tags of PSN and PGN are headers; where they name a variant of chess servers, the moves are in
 * algebraic notation ({@link PgnMoves}). Several records may follow one another ({@link
 * HodgesRecords}).
 *
 * <p>"n." stands before the move of one side, "n..." before the other's where that begins a line;
 * numbers may be left out. The position is the start of a game unless a header "SFEN" or "Handicap"
 * says otherwise; names of birds tell Tori shogi where no header does.
 */
public final class HodgesReader implements FormatReader {
  static final String RULES = "Rules";
  static final String HANDICAP = "Handicap";
  static final String POSITION = "SFEN";
  static final String HAND = "Defender's hand";
  static final String EVEN = "even";
  static final String NOTHING = "nothing";

  /** A tag of PGN that says no more than that there is a position. */
  private static final String SETUP = "SetUp";

  private static final Pattern KEY = Pattern.compile("\\s*([^:{}\\s][^:{}]{0,63}?)\\s*:(.*)");

  /** A tag of PSN and PGN. */
  private static final Pattern TAG =
      Pattern.compile("\\s*\\[([A-Za-z_][A-Za-z0-9_]{0,63})\\s+\"(.*)\"\\s*\\]\\s*");

  /** What tags of PSN are called here. */
  private static final Map<String, String> TAGS =
      Map.of("Sente", Metadata.BLACK, "Gote", Metadata.WHITE, "FEN", POSITION);

  private static final Pattern NUMBER =
      Pattern.compile("(\\d{1,5})\\s*\\.\\s*(\\.{2,3}|…)?|\\d{1,5}\\s*…|…|\\.\\.\\.");

  /** What players say about a move after it. */
  private static final Pattern ANNOTATION = Pattern.compile("[!?#.,;]+$");

  /** What moves have and words have not. */
  private static final Pattern SQUARE = Pattern.compile("[1-9][a-iA-I]|[-x*+=]|^[KRBGSNLP]\\d");

  @Override
  public ReadResult read(String text, String name, ReadOptions options) {
    try {
      Lines lines = Lines.of(text, options.limits());
      List<Integer> ends = HodgesRecords.ends(lines);
      List<ReadResult.Entry> entries = new ArrayList<>();
      for (int end : ends) {
        int number = ends.size() == 1 ? 0 : entries.size() + 1;
        entries.add(entry(lines, end, new Source(name, lines.number() + 1, number), options));
      }
      return new ReadResult(entries);
    } catch (ReadException e) {
      return ReadResult.of(e.error(name));
    }
  }

  private static ReadResult.Entry entry(Lines lines, int end, Source source, ReadOptions options) {
    Reading reading = new Reading(lines, end, source, options);
    try {
      return new ReadResult.Read(reading.problem());
    } catch (ReadException e) {
      return e.beside(reading.warnings, Metadata.of(reading.headers)).entry(source.name());
    } finally {
      while (lines.number() < end) {
        lines.next();
      }
    }
  }

  /** Whether a line is a tag of PSN or PGN. */
  static boolean isTag(String line) {
    return TAG.matcher(line).matches();
  }

  /** The key of a header, as it is called here; null if the line is none. */
  static @Nullable String key(String line) {
    Matcher tag = TAG.matcher(line);
    if (tag.matches()) {
      return TAGS.getOrDefault(tag.group(1), tag.group(1));
    }
    Matcher matcher = KEY.matcher(line);
    return matcher.matches() && !Reading.isMoves(line) ? matcher.group(1) : null;
  }

  /** The reading of one text. */
  private static final class Reading {
    private final Lines lines;
    private final int end;
    private final Source source;
    private final ReadOptions options;
    private final Map<String, String> headers = new LinkedHashMap<>();
    private final Map<String, Integer> places = new LinkedHashMap<>();
    private final Warnings warnings = new Warnings();
    private List<LocatedFault> faults = List.of();
    private @Nullable Color dotted;
    private String line = "";
    private int at;

    Reading(Lines lines, int end, Source source, ReadOptions options) {
      this.lines = lines;
      this.end = end;
      this.source = source;
      this.options = options;
    }

    private boolean hasNext() {
      return lines.hasNext() && lines.number() < end;
    }

    Problem problem() throws ReadException {
      headers();
      boolean pgn = isPgn();
      Setup setup = setup();
      TreeBuilder tree = new TreeBuilder(setup);
      boolean stated = headers.containsKey(POSITION) || headers.containsKey(HANDICAP);
      if (pgn) {
        algebraic(tree, stated);
      } else {
        body(tree);
      }
      MoveTree moves = tree.build();
      boolean assumed = options.startAssumed() && moves.moves().length > 0;
      if (!stated && !assumed) {
        String expected = POSITION + ":|" + HANDICAP + ":|moves";
        throw new ReadException(ErrorCode.NO_PROBLEM, source.line(), 1, expected);
      }
      List.of(RULES, HANDICAP, POSITION, HAND, FairyFen.VARIANT, SETUP).forEach(headers::remove);
      StatedLengths.ofHeaders(headers, places, warnings);
      Metadata metadata = Metadata.of(pgn ? players() : headers);
      return new Problem(source.id(), source, setup, faults, metadata, moves, warnings.toList());
    }

    /** Whether the tags are those of a server of chess variants. */
    private boolean isPgn() {
      String position = headers.getOrDefault(POSITION, "");
      return headers.containsKey(FairyFen.VARIANT) || FairyFen.sfen(position) != null;
    }

    /** The headers; the player of chess that moves first is called black here. */
    private Map<String, String> players() {
      Map<String, String> all = new LinkedHashMap<>();
      Map<String, String> names = Map.of("White", Metadata.BLACK, "Black", Metadata.WHITE);
      headers.forEach((key, value) -> all.put(names.getOrDefault(key, key), value));
      return all;
    }

    private void algebraic(TreeBuilder tree, boolean stated) throws ReadException {
      PgnMoves moves = new PgnMoves(options.limits(), warnings);
      while (hasNext()) {
        moves.take(lines.next(), lines.number());
      }
      moves.play(tree, stated);
    }

    private void headers() {
      while (hasNext()) {
        String line = lines.next();
        Matcher matcher = KEY.matcher(line);
        Matcher tag = TAG.matcher(line);
        if (Blanks.isBlank(line)) {
          continue;
        }
        if (tag.matches()) {
          String key = TAGS.getOrDefault(tag.group(1), tag.group(1));
          headers.put(key, tag.group(2).replace("\\\"", "\"").strip());
          places.put(key, lines.number());
          continue;
        }
        if (!matcher.matches() || isMoves(line)) {
          lines.back();
          return;
        }
        headers.put(matcher.group(1), matcher.group(2).strip());
        places.put(matcher.group(1), lines.number());
      }
    }

    private static boolean isMoves(String line) {
      Matcher number = NUMBER.matcher(line.strip());
      String rest = number.lookingAt() ? line.strip().substring(number.end()) : line.strip();
      String word = rest.strip().split("[\\s{]", 2)[0];
      return HodgesMoves.isMove(word) || SanMove.is(word);
    }

    private Setup setup() throws ReadException {
      Ruleset rules = rules();
      String written = headers.get(POSITION);
      String plain = written == null ? null : FairyFen.sfen(written);
      String sfen = plain != null ? plain : written;
      String handicap = headers.get(HANDICAP);
      if (sfen != null) {
        int line = places.getOrDefault(POSITION, 1);
        Ruleset game = told() != null ? rules : BoardSize.ofSfen(sfen, 0, sfen.length(), options);
        SfenParser parser = new SfenParser(sfen, 0, sfen.length(), line, game);
        Setup setup = parser.parse();
        if (NOTHING.equals(headers.get(HAND))) {
          setup =
              setup.toBuilder().handStated(Color.BLACK, true).handStated(Color.WHITE, true).build();
        }
        faults = parser.places().locate(setup);
        return setup;
      }
      if (handicap == null || handicap.equalsIgnoreCase(EVEN)) {
        return SfenParser.start(rules);
      }
      ToriHandicap tori = ToriHandicap.named(handicap);
      if (tori != null) {
        return tori.setup();
      }
      Handicap known = Handicap.ofJapanese(handicap);
      if (known == null) {
        throw new ReadException(
            ErrorCode.UNKNOWN_HANDICAP,
            places.getOrDefault(HANDICAP, 1),
            1,
            EVEN + "|" + ToriHandicap.names(),
            handicap);
      }
      return known.setup();
    }

    /** The game that a header tells, else the one that was asked for, else that of the names. */
    private Ruleset rules() throws ReadException {
      Ruleset told = told();
      if (told != null && options.rulesStated() && told != options.rules()) {
        String key =
            Stream.of(RULES, FairyFen.VARIANT)
                .filter(headers::containsKey)
                .findFirst()
                .orElse(HANDICAP);
        throw new ReadException(
            ErrorCode.RULES_DIFFER,
            places.getOrDefault(key, 1),
            1,
            "",
            headers.getOrDefault(key, ""),
            options.rules());
      }
      if (told != null || options.rulesStated()) {
        return told != null ? told : options.rules();
      }
      boolean birds =
          hasNext() && Stream.of(lines.peek().split("[\\s{.…]+")).anyMatch(HodgesMoves::isBird);
      return birds ? ToriShogi.RULES : options.rules();
    }

    private @Nullable Ruleset told() throws ReadException {
      String stated = headers.get(RULES);
      if (stated != null) {
        int line = places.getOrDefault(RULES, 1);
        String expected = "shogi|minishogi|tori";
        return Ruleset.byName(stated)
            .orElseThrow(
                () -> new ReadException(ErrorCode.BAD_VALUE, line, 1, expected, RULES, stated));
      }
      String variant = headers.get(FairyFen.VARIANT);
      if (variant != null) {
        int line = places.getOrDefault(FairyFen.VARIANT, 1);
        String expected = "Shogi|Minishogi|Torishogi";
        return FairyFen.game(variant)
            .orElseThrow(
                () ->
                    new ReadException(
                        ErrorCode.BAD_VALUE, line, 1, expected, FairyFen.VARIANT, variant));
      }
      String handicap = headers.get(HANDICAP);
      return handicap != null && ToriHandicap.named(handicap) != null ? ToriShogi.RULES : null;
    }

    /** Reads what follows the headers; a later move that cannot be read ends the line. */
    private void body(TreeBuilder tree) throws ReadException {
      while (hasNext()) {
        line = lines.next();
        at = 0;
        while (at < line.length()) {
          char c = line.charAt(at);
          if (Character.isWhitespace(c) || c == '　') {
            at++;
          } else if (c == '{') {
            comment(tree);
          } else {
            KifReader.checkLimits(tree, options.limits(), lines.number());
            try {
              numberOrWord(tree);
            } catch (ReadException e) {
              if (tree.isEmpty()) {
                throw e;
              }
              String rest = line.substring(at).strip();
              warnings.add(WarningCode.UNREAD_MOVE, lines.number(), at + 1, rest);
              return;
            }
          }
        }
      }
    }

    private void numberOrWord(TreeBuilder tree) throws ReadException {
      Matcher number = NUMBER.matcher(line).region(at, line.length());
      if (number.lookingAt()) {
        number(number, tree.replay().sideToMove());
      } else {
        word(tree);
      }
    }

    /** A comment goes on to its brace, over several lines if need be. */
    private void comment(TreeBuilder tree) {
      at++;
      while (true) {
        int end = line.indexOf('}', at);
        tree.comment(line.substring(at, end < 0 ? line.length() : end));
        at = end < 0 ? line.length() : end + 1;
        if (end >= 0 || !hasNext()) {
          return;
        }
        line = lines.next();
        at = 0;
      }
    }

    /** Dots stand before the moves of one side only, never before black's first of a game. */
    private void number(Matcher number, Color toMove) throws ReadException {
      boolean dots = number.group(1) == null || number.group(2) != null;
      if (dots) {
        Color side = dotted == null ? Color.WHITE : dotted;
        if (side != toMove) {
          String expected = number.group(1) == null ? "move" : number.group(1) + ".";
          throw new ReadException(
              ErrorCode.WRONG_TURN, lines.number(), at + 1, expected, number.group());
        }
        dotted = side;
      } else if (dotted == null) {
        dotted = toMove.opponent();
      }
      at = number.end();
    }

    private void word(TreeBuilder tree) throws ReadException {
      int end = at;
      while (end < line.length()
          && !Character.isWhitespace(line.charAt(end))
          && line.charAt(end) != '{') {
        end++;
      }
      String word = line.substring(at, end);
      Special special = HodgesEnds.of(word);
      String plain = ANNOTATION.matcher(word).replaceFirst("");
      if (special != null) {
        tree.add(special);
      } else if (!SQUARE.matcher(plain).find()) {
        warnings.add(WarningCode.IGNORED_TEXT, lines.number(), at + 1, word);
      } else {
        tree.add(HodgesMoves.parse(tree.replay(), plain, lines.number(), at + 1));
      }
      at = end;
    }
  }
}
