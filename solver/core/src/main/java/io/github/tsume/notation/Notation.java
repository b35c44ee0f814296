package io.github.tsume.notation;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.BrokenBytes;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.common.TextDecoder;
import io.github.tsume.notation.kif.Handicap;
import io.github.tsume.record.Problem;
import io.github.tsume.rules.StandardShogi;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A reader of inputs of which neither format nor encoding need be known.
 *
 * <pre>{@code
 * ReadResult result = Notation.read(bytes, "zuko.kif", ReadOptions.DEFAULT);
 * for (Problem problem : result.problems()) { … }
 * }</pre>
 */
public final class Notation {
  /** The start of the game that a record names beside its own first position, or null. */
  public static @Nullable Setup handicapStart(Problem problem) {
    Handicap told = Handicap.told(problem.metadata());
    return told == null || problem.setup().rules() != StandardShogi.RULES ? null : told.setup();
  }

  private Notation() {}

  /** The problems of a file's bytes; encoding and format are found out. */
  public static ReadResult read(byte[] bytes, String name, ReadOptions options) {
    return read(bytes, name, options, null, null);
  }

  /**
   * The problems of a file's bytes.
   *
   * @param charset the encoding, or null to find it out
   * @param format the format, or null to find it out
   */
  public static ReadResult read(
      byte[] bytes,
      String name,
      ReadOptions options,
      @Nullable Charset charset,
      @Nullable Format format) {
    int limit = options.limits().bytes();
    if (bytes.length > limit) {
      return ReadResult.of(ReadError.of(ErrorCode.TOO_LARGE, name, 1, 1, "", limit));
    }
    if (isCompressed(bytes)) {
      return ReadResult.of(ReadError.of(ErrorCode.COMPRESSED, name, 1, 1, ""));
    }
    TextDecoder.Decoded decoded =
        charset == null ? TextDecoder.decode(bytes, name) : TextDecoder.decode(bytes, charset);
    if (decoded.damaged() && charset != null) {
      int line =
          1
              + (int)
                  decoded
                      .text()
                      .chars()
                      .takeWhile(c -> c != '\ufffd')
                      .filter(c -> c == '\n')
                      .count();
      return ReadResult.of(ReadError.of(ErrorCode.BAD_ENCODING, name, line, 1, "", charset));
    }
    ReadResult result = read(decoded.text(), name, options, format);
    return decoded.damaged() ? BrokenBytes.toldIn(result, decoded) : result;
  }

  /** Whether bytes begin as those of gzip and zip do, and no text does. */
  private static boolean isCompressed(byte[] bytes) {
    return bytes.length > 3
        && ((bytes[0] == 0x1f && bytes[1] == (byte) 0x8b)
            || (bytes[0] == 'P' && bytes[1] == 'K' && bytes[2] == 3 && bytes[3] == 4));
  }

  /** The problems of a text whose format is found out. */
  public static ReadResult read(String text, String name, ReadOptions options) {
    return read(text, name, options, null);
  }

  /**
   * The problems of a text.
   *
   * @param format the format, or null to find it out
   */
  public static ReadResult read(
      String text, String name, ReadOptions options, @Nullable Format format) {
    PastedText pasted = PastedText.of(text, false);
    Recognition seen =
        format != null ? Recognition.stated(format) : Recognition.of(pasted.text(), name);
    if (seen.format() == null || seen.format().isJapanese()) {
      ReadError page = PastedText.page(pasted.text(), name);
      if (page != null) {
        return ReadResult.of(page);
      }
      pasted = PastedText.of(text, true);
      seen = format != null ? seen : Recognition.of(pasted.text(), name);
    }
    Format found = seen.format();
    if (found == null && pasted.tag() != null) {
      return ReadResult.of(
          ReadError.of(ErrorCode.WEB_PAGE, name, pasted.tag().line(), 1, "KIF|KI2"));
    }
    if (found == null) {
      ErrorCode code = isEmpty(text) ? ErrorCode.NO_PROBLEM : ErrorCode.UNKNOWN_FORMAT;
      return ReadResult.of(
          ReadError.of(code, name, 1, 1, "SFEN|USI|KIF|KI2|CSA|JKF|BOD|HODGES|TEXT"));
    }
    ReadResult result = pasted.toldIn(read(found, pasted.text(), name, options));
    return new ReadResult(result.entries(), seen.remark());
  }

  /** Whether a text holds nothing at all: a control character is something that was not read. */
  private static boolean isEmpty(String text) {
    return Blanks.isBlank(text) && text.chars().noneMatch(c -> c < '\t' || (c > '\r' && c < ' '));
  }

  /** What states no position is a game if it can be one from its first move on, else an error. */
  private static ReadResult read(Format format, String text, String name, ReadOptions options) {
    ReadResult stated = format.reader().read(text, name, options);
    if (options.startAssumed() || stated.errors().stream().noneMatch(Notation::lacksPosition)) {
      return stated;
    }
    ReadResult assumed = format.reader().read(text, name, options.withStartAssumed());
    List<ReadResult.Entry> entries = new ArrayList<>(stated.entries());
    for (int i = 0; i < entries.size() && entries.size() == assumed.entries().size(); i++) {
      if (entries.get(i) instanceof ReadResult.Failed failed
          && lacksPosition(failed.error())
          && assumed.entries().get(i) instanceof ReadResult.Read read
          && GameStart.canBegin(read.problem())) {
        entries.set(i, read);
      }
    }
    return new ReadResult(entries);
  }

  private static boolean lacksPosition(ReadError error) {
    return error.code().equals(ErrorCode.NO_PROBLEM.code());
  }
}
