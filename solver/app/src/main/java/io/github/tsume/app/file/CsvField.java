package io.github.tsume.app.file;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Fields of CSV files that spreadsheets open. */
public final class CsvField {
  /** What begins a file: without it spreadsheets take UTF-8 for the encoding of their system. */
  public static final char BYTE_ORDER_MARK = '\ufeff';

  /**
   * What begins a formula, also in full width: of a cell, or of what a semicolon makes one of in
   * some countries.
   */
  private static final Pattern FORMULA = Pattern.compile("(^|[;\t\r\n])(?=[=+@\t＝＋＠－-])");

  /** A number below zero is no formula, though it begins like one. */
  private static final Pattern NEGATIVE = Pattern.compile("-[0-9]+([.][0-9]+)?");

  private CsvField() {}

  /** A field as RFC 4180 wants it, and not taken for a formula by spreadsheets. */
  public static String quoted(@Nullable String field) {
    if (field == null || field.isEmpty()) {
      return "";
    }
    if (NEGATIVE.matcher(field).matches()) {
      return field;
    }
    String safe = FORMULA.matcher(field).replaceAll("$1'");
    return safe.matches("(?s).*[\",\r\n].*") ? '"' + safe.replace("\"", "\"\"") + '"' : safe;
  }
}
