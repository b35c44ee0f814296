package io.github.tsume.app.input;

import io.github.tsume.notation.common.ReadError;
import java.util.List;
import java.util.Locale;

/** What can be wrong with an input before there is anything to read. */
enum InputFault {
  NO_SUCH_FILE("neither a file nor a position: {0}", "ファイルでも局面でもありません:「{0}」"),
  CANNOT_READ("cannot read {0}", "「{0}」を読み込めません"),
  OUT_OF_MEMORY("{0} needs more memory than there is", "「{0}」を読むにはメモリが足りません"),
  NO_PROBLEM("there is no position in {0}", "「{0}」に局面がありません"),
  NO_PROBLEM_FILE("no file of a known format in {0}", "「{0}」に読める形式のファイルがありません");

  private final String english;
  private final String japanese;

  InputFault(String english, String japanese) {
    this.english = english;
    this.japanese = japanese;
  }

  ReadError error(String name) {
    String code = name().toLowerCase(Locale.ROOT).replace('_', '-');
    return new ReadError(
        code,
        english.replace("{0}", name),
        japanese.replace("{0}", name),
        List.of(name),
        name,
        0,
        0,
        "");
  }
}
