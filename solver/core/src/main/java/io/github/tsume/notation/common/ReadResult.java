package io.github.tsume.notation.common;

import io.github.tsume.record.Metadata;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Warning;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The result of reading an input: problems and errors in the order of the input.
 *
 * @param entries at least one, unless the input holds nothing but comments
 * @param readAs the remark that tells for which format the input was taken, and the line that shows
 *     it; null where somebody said so, or nobody looked
 */
public record ReadResult(List<Entry> entries, @Nullable Warning readAs) {

  /** One problem of an input, or why it could not be read. */
  public sealed interface Entry permits Read, Failed {}

  /**
   * A problem that was read; its setup says who begins, if the source does. Its position may have
   * faults all the same.
   */
  public record Read(Problem problem) implements Entry {
    public Read {
      problem = Begun.told(problem);
    }
  }

  /**
   * A problem, or an input, that could not be read.
   *
   * @param beside how the text was understood until then, such as the game that was guessed
   * @param metadata what it says of itself all the same: who made it, and what it is called
   */
  public record Failed(ReadError error, List<Warning> beside, Metadata metadata) implements Entry {
    public Failed {
      beside = List.copyOf(beside);
    }

    public Failed(ReadError error) {
      this(error, List.of(), Metadata.EMPTY);
    }

    /** The same with what else the text says of it. */
    public Failed with(Map<String, String> said) {
      Map<String, String> all = new LinkedHashMap<>(said);
      all.putAll(metadata.entries());
      return new Failed(error, beside, Metadata.of(all));
    }

    /** The same for another reason, or at another place. */
    public Failed because(ReadError reason) {
      return new Failed(reason, beside, metadata);
    }
  }

  public ReadResult {
    entries = List.copyOf(entries);
  }

  public ReadResult(List<Entry> entries) {
    this(entries, null);
  }

  public static ReadResult of(Problem problem) {
    return new ReadResult(List.of(new Read(problem)));
  }

  public static ReadResult of(ReadError error) {
    return new ReadResult(List.of(new Failed(error)));
  }

  /** The problems, errors left aside. */
  public List<Problem> problems() {
    List<Problem> problems = new ArrayList<>();
    for (Entry entry : entries) {
      if (entry instanceof Read read) {
        problems.add(read.problem());
      }
    }
    return problems;
  }

  /** The errors, problems left aside. */
  public List<ReadError> errors() {
    List<ReadError> errors = new ArrayList<>();
    for (Entry entry : entries) {
      if (entry instanceof Failed failed) {
        errors.add(failed.error());
      }
    }
    return errors;
  }
}
