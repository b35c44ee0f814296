package io.github.tsume.notation.common;

/** A reader of the problems of a text in one format. */
public interface FormatReader {

  /**
   * The problems of a text. Whatever the text, this returns; what is wrong with it is in the
   * result.
   *
   * @param name the name of the source, for errors and for the names of problems without a label
   */
  ReadResult read(String text, String name, ReadOptions options);
}
