package io.github.tsume.notation;

import io.github.tsume.notation.common.FormatReader;
import io.github.tsume.notation.common.FormatWriter;
import io.github.tsume.notation.common.RunningText;
import io.github.tsume.notation.csa.CsaReader;
import io.github.tsume.notation.csa.CsaWriter;
import io.github.tsume.notation.jkf.JkfReader;
import io.github.tsume.notation.jkf.JkfWriter;
import io.github.tsume.notation.kif.BodWriter;
import io.github.tsume.notation.kif.Ki2Writer;
import io.github.tsume.notation.kif.KifReader;
import io.github.tsume.notation.kif.KifWriter;
import io.github.tsume.notation.sfen.SfenReader;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.notation.sfen.UsiWriter;
import io.github.tsume.notation.western.HodgesReader;
import io.github.tsume.notation.western.HodgesWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The formats that can be read and written. */
public enum Format {
  SFEN(new SfenReader(), new SfenWriter(), "sfen"),
  USI(new SfenReader(), new UsiWriter(), "usi"),
  KIF(new KifReader(), new KifWriter(), "kif", "kifu"),
  KI2(new KifReader(), new Ki2Writer(), "ki2", "ki2u"),
  CSA(new CsaReader(), new CsaWriter(), "csa"),
  JKF(new JkfReader(), new JkfWriter(), "jkf", "json", "jsonl"),
  BOD(new KifReader(), new BodWriter(), "bod"),
  HODGES(new HodgesReader(), new HodgesWriter(), "hodges"),
  /** Positions in running text. Files of texts have many names, so that none gives them away. */
  TEXT(RunningText.found(), "text");

  private final FormatReader reader;
  private final FormatWriter writer;
  private final List<String> extensions;

  Format(RunningText text, String... extensions) {
    this(text, text, extensions);
  }

  Format(FormatReader reader, FormatWriter writer, String... extensions) {
    this.reader = reader;
    this.writer = writer;
    this.extensions = List.of(extensions);
  }

  public FormatReader reader() {
    return reader;
  }

  public FormatWriter writer() {
    return writer;
  }

  /** Whether its moves and positions are in Japanese: KIF, KI2 and BOD. */
  boolean isJapanese() {
    return this == KIF || this == KI2 || this == BOD || this == TEXT;
  }

  /** The extensions of file names, the usual one first, without dot. */
  public List<String> extensions() {
    return extensions;
  }

  /** The format of that name, such as "kif"; extensions count as names. */
  public static Optional<Format> named(String name) {
    String plain = name.toLowerCase(Locale.ROOT);
    for (Format format : values()) {
      if (format.name().equalsIgnoreCase(plain) || format.extensions.contains(plain)) {
        return Optional.of(format);
      }
    }
    return Optional.empty();
  }

  /** The format that a file name's extension tells. */
  public static Optional<Format> ofFileName(String name) {
    int dot = name.lastIndexOf('.');
    return dot < 0 ? Optional.empty() : named(name.substring(dot + 1));
  }

  /** The format of a text, by its content and, where that does not tell, by the file's name. */
  public static Optional<Format> detect(String text, String name) {
    return Optional.ofNullable(Recognition.of(text, name).format());
  }
}
