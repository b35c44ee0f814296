package io.github.tsume.notation.common;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words for what would have been right in an input, in Japanese. Symbols of formats stay as
 * they are; only the words between them are translated.
 */
public final class ExpectedWords {
  private static final Pattern NUMBERED = Pattern.compile("([1-9][0-9]*) (ranks|squares|cells)");
  private static final Map<String, String> COUNTERS =
      Map.of("ranks", "段", "squares", "マス", "cells", "マス");
  private static final Map<String, String> WORDS =
      Map.ofEntries(
          Map.entry("piece", "駒"),
          Map.entry("move", "指し手"),
          Map.entry("moves", "指し手"),
          Map.entry("board", "盤面"),
          Map.entry("hands", "持駒"),
          Map.entry("value", "値"),
          Map.entry("name", "名前"),
          Map.entry("end of line", "行末"),
          Map.entry("two squares", "二つのマス"),
          Map.entry("an empty square", "空いたマス"),
          Map.entry("a square with a piece", "駒のあるマス"),
          Map.entry("a piece that promotes", "成れる駒"),
          Map.entry("a piece in hand", "持駒にある駒"),
          Map.entry("a piece of the starting position", "初形にある駒"),
          Map.entry("a move that can be made", "指せる手"),
          Map.entry("a space after -", "「-」の後の空白"),
          Map.entry("+ and a piece", "「+」と駒"),
          Map.entry("file and rank", "筋と段"),
          Map.entry("*comment", "*コメント"),
          Map.entry("an archive (zip)", "書庫（zip）"),
          Map.entry("a Word file (word/document.xml)", "Wordファイル（word/document.xml）"),
          Map.entry("a workbook (xl/workbook.xml)", "ブック（xl/workbook.xml）"),
          Map.entry("a mail", "メール"),
          Map.entry("even", "平手"),
          Map.entry("left quail", "左鶉"),
          Map.entry("falcon", "鷹"),
          Map.entry("falcon and left quail", "鷹と左鶉"),
          Map.entry("falcon and both quails", "鷹と両鶉"));

  private ExpectedWords() {}

  /** What was expected, alternatives with bars between, in Japanese. */
  public static String japanese(String expected) {
    StringBuilder text = new StringBuilder();
    Matcher part = Pattern.compile("( *)([^|]+?)( *)(\\||$)").matcher(expected);
    int end = 0;
    while (part.find()) {
      text.append(expected, end, part.start());
      text.append(part.group(1)).append(word(part.group(2)));
      text.append(part.group(3)).append(part.group(4));
      end = part.end();
    }
    return text.append(expected.substring(end)).toString();
  }

  private static String word(String word) {
    Matcher numbered = NUMBERED.matcher(word);
    return numbered.matches()
        ? numbered.group(1) + COUNTERS.get(numbered.group(2))
        : WORDS.getOrDefault(word, word);
  }
}
