package io.github.tsume.notation;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.Lines;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.record.Warning;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A record that was copied out of a mail or a web page, with what stood around it there.
 *
 * @param text the text without the marks of quotations and the tags of HTML; places stay where they
 *     are
 * @param tag what was left out of it first, or null
 */
record PastedText(String text, @Nullable Warning tag) {
  /** What only whole pages have: nobody knows which of their lines are the record. */
  private static final Pattern PAGE =
      Pattern.compile(
          "(?im)^[ \\t\\u3000\\ufeff]{0,200}"
              + "<(?:!doctype|/?(?:html|head|body|script|table|style)[\\s/>])");

  private static final Pattern TAG =
      Pattern.compile(
          "</?(?:a|b|i|u|p|br|hr|div|span|pre|font|em|strong|li|ul|ol|dl|dt|dd|blockquote|code|tt"
              + "|center|h[1-6]|small|big|td|tr|th|tbody|img)(?:[\\s/][^<>]{0,400})?>"
              + "|&(?:nbsp|emsp|ensp|thinsp|#160|#xa0);",
          Pattern.CASE_INSENSITIVE);

  /** The beginning of a value: tags that stand in values alone were written by a person. */
  private static final Pattern VALUE = Pattern.compile("[^：:<]{1,20}[：:].*");

  private static final String QUOTES = ">＞";
  private static final String COMMENTS = "*＊#&";
  private static final int HEAD = 1 << 16;

  /**
   * The text without quotations, without what is not seen around lines and, where it may be one of
   * Japanese notation, without tags.
   */
  static PastedText of(String text, boolean tags) {
    StringBuilder plain = new StringBuilder(text);
    unquote(plain);
    clearEnds(plain);
    return tags ? untagged(plain) : new PastedText(plain.toString(), null);
  }

  private static void unquote(StringBuilder plain) {
    boolean margin = true;
    for (int i = 0; i < plain.length(); i++) {
      char c = plain.charAt(i);
      if (c == '\n' || c == '\r') {
        margin = true;
      } else if (margin && (QUOTES.indexOf(c) >= 0 || Blanks.isUnseen(c))) {
        plain.setCharAt(i, ' ');
      } else {
        margin &= Blanks.is(c);
      }
    }
  }

  /** Blanks for what is not seen at the ends of lines, such as marks of direction. */
  private static void clearEnds(StringBuilder plain) {
    boolean end = true;
    for (int i = plain.length() - 1; i >= 0; i--) {
      char c = plain.charAt(i);
      if (c == '\n' || c == '\r') {
        end = true;
      } else if (end && Blanks.isUnseen(c)) {
        plain.setCharAt(i, ' ');
      } else {
        end &= Blanks.is(c);
      }
    }
  }

  private static PastedText untagged(StringBuilder plain) {
    String written = plain.toString();
    Warning first = null;
    boolean page = false;
    Matcher matcher = TAG.matcher(written);
    int start = 0;
    int shown = 0;
    int at = 0;
    while (matcher.find()) {
      // Both only go on: a line may have a tag at every third character.
      for (; at < matcher.start(); at++) {
        if (plain.charAt(at) == '\n' || plain.charAt(at) == '\r') {
          start = at + 1;
          shown = start;
        }
      }
      while (shown < matcher.start() && Blanks.is(plain.charAt(shown))) {
        shown++;
      }
      if (COMMENTS.indexOf(plain.charAt(shown)) >= 0 && shown < matcher.start()) {
        continue;
      }
      page |= !VALUE.matcher(plain.substring(shown, matcher.start())).matches();
      if (first == null) {
        int line = Lines.numberAt(plain, start);
        int column = matcher.start() - start + 1;
        first = WarningCode.IGNORED_TEXT.at(line, column, matcher.group());
      }
      plain.replace(matcher.start(), matcher.end(), " ".repeat(matcher.group().length()));
    }
    return page ? new PastedText(plain.toString(), first) : new PastedText(written, null);
  }

  /** What was read of the text, with what was left out of it. */
  ReadResult toldIn(ReadResult result) {
    Warning left = tag;
    List<ReadResult.Entry> entries = result.entries();
    if (left == null || !(entries.get(0) instanceof ReadResult.Read first)) {
      return result;
    }
    ReadResult.Entry told = new ReadResult.Read(first.problem().withWarnings(List.of(left)));
    List<ReadResult.Entry> all = new ArrayList<>(entries);
    all.set(0, told);
    return new ReadResult(all);
  }

  /** The error that the text is a web page, or null if it is not. */
  static @Nullable ReadError page(String text, String name) {
    String head = text.length() > HEAD ? text.substring(0, HEAD) : text;
    Matcher matcher = PAGE.matcher(head);
    if (!matcher.find()) {
      return null;
    }
    int line = Lines.numberAt(head, matcher.start());
    return ReadError.of(ErrorCode.WEB_PAGE, name, line, 1, "KIF|KI2");
  }
}
