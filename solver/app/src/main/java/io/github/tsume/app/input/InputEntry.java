package io.github.tsume.app.input;

import io.github.tsume.app.container.Member.Trouble;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Source;
import io.github.tsume.record.Warning;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One problem of an input, or why it could not be read. */
public sealed interface InputEntry {
  /** Its label, else the name of its source and its number there; not always unique. */
  String id();

  /** Where it stands. */
  Source source();

  /** What is told of an entry for which there is not enough memory. */
  static InputEntry outOfMemory(InputEntry entry) {
    Source source = entry.source();
    return new Bad(entry.id(), source, InputFault.OUT_OF_MEMORY.error(source.name()));
  }

  /**
   * A problem; its position may have faults all the same.
   *
   * @param readAs how its input was recognised, at the first problem of one; else null
   */
  record Good(Problem problem, @Nullable Warning readAs) implements InputEntry {
    public Good(Problem problem) {
      this(problem, null);
    }

    @Override
    public String id() {
      return problem.id();
    }

    @Override
    public Source source() {
      return problem.source();
    }
  }

  /**
   * A problem, or a whole input, that could not be read.
   *
   * @param warnings what was left out beside it
   * @param metadata what it says of itself all the same
   */
  record Bad(String id, Source source, ReadError error, List<Warning> warnings, Metadata metadata)
      implements InputEntry {
    /** What is said of inputs that hold no problem, not even a faulty one. */
    private static final Set<String> NOTHING =
        Set.of(
            "no-such-file",
            "no-plain-file",
            "cannot-read",
            "no-problem",
            "no-problem-file",
            "unknown-format");

    public Bad {
      warnings = List.copyOf(warnings);
    }

    public Bad(String id, Source source, ReadResult.Failed failed) {
      this(id, source, failed.error(), failed.beside(), failed.metadata());
    }

    /** One that is called by its number, if it says that, else by its place. */
    Bad(Source source, ReadResult.Failed failed) {
      this(
          Objects.requireNonNullElse(failed.metadata().get(Metadata.NUMBER), source.id()),
          source,
          failed);
    }

    public Bad(String id, Source source, ReadError error) {
      this(id, source, error, List.of(), Metadata.EMPTY);
    }

    /** The same elsewhere. */
    Bad in(String otherId, Source place) {
      return new Bad(otherId, place, error, warnings, metadata);
    }

    /** The same with what was left out beside it. */
    Bad withWarnings(List<Warning> further) {
      List<Warning> all = new ArrayList<>(warnings);
      all.addAll(further);
      return new Bad(id, source, error, all, metadata);
    }

    /** Whether there was no problem at all. */
    boolean isNothing() {
      return NOTHING.contains(error.code());
    }
  }

  /** What can be wrong with an input before there is anything to read. */
  enum InputFault {
    NO_SUCH_FILE("neither a file nor a position: {0}", "ファイルでも局面でもありません:「{0}」"),
    CANNOT_READ("cannot read {0}", "「{0}」を読み込めません"),
    NO_PLAIN_FILE(
        "{0} is a pipe or a device, and no file: give its content on the standard input (-)",
        "「{0}」はパイプや装置であり、ファイルではありません。内容は標準入力（-）で渡してください"),
    OUT_OF_MEMORY("{0} needs more memory than there is", "「{0}」を読むにはメモリが足りません"),
    NO_PROBLEM("there is no position in {0}", "「{0}」に局面がありません"),
    EMPTY("{0} is empty", "「{0}」は空です"),
    ENDS_EARLY("{0} ends too early: it was not sent or saved to its end", "「{0}」は途中で切れています"),
    DAMAGED("{0} is damaged", "「{0}」は壊れています"),
    ENCRYPTED(
        "{0} has a password: it has to come without one", "「{0}」にはパスワードがかかっています。外して送ってもらってください"),
    OTHER_KIND("{0} is not what its name says", "「{0}」の中身は名前の示す種類のものではありません"),
    NOT_OPENED(
        "{0} is of a kind that is not opened here: save it as another, and send that",
        "「{0}」は開けない種類のファイルです。別の形式で保存し直してください"),
    TOO_LARGE("{0} holds more files, or larger ones, than are opened", "「{0}」の中身が多すぎるか大きすぎます"),
    TOO_DEEP("{0} is within too many archives", "「{0}」は書庫の入れ子が深すぎます"),
    NO_PROBLEM_FILE("no file of a known format in {0}", "「{0}」に読める形式のファイルがありません");

    private final String english;
    private final String japanese;

    InputFault(String english, String japanese) {
      this.english = english;
      this.japanese = japanese;
    }

    /** The entry of what could not be opened in a container. */
    public static InputEntry of(Trouble trouble, String expected, String name) {
      Source source = new Source(name, 1, 0);
      return new Bad(source.id(), source, valueOf(trouble.name()).error(name, expected));
    }

    /** The entry of an input of which that is told. */
    InputEntry at(String name) {
      Source source = new Source(name, 1, 0);
      return new Bad(source.id(), source, error(name));
    }

    ReadError error(String name) {
      return error(name, "");
    }

    private ReadError error(String name, String expected) {
      String code = name().toLowerCase(Locale.ROOT).replace('_', '-');
      return new ReadError(
          code,
          english.replace("{0}", name),
          japanese.replace("{0}", name),
          List.of(name),
          name,
          0,
          0,
          expected);
    }
  }
}
