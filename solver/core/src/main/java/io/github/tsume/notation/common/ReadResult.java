package io.github.tsume.notation.common;

import io.github.tsume.record.Problem;
import java.util.ArrayList;
import java.util.List;

/**
 * The result of reading an input: problems and errors in the order of the input.
 *
 * @param entries at least one, unless the input holds nothing but comments
 */
public record ReadResult(List<Entry> entries) {

  /** One problem of an input, or why it could not be read. */
  public sealed interface Entry permits Read, Failed {}

  /** A problem that was read. Its position may have faults all the same. */
  public record Read(Problem problem) implements Entry {}

  /** A problem, or an input, that could not be read. */
  public record Failed(ReadError error) implements Entry {}

  public ReadResult {
    entries = List.copyOf(entries);
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
