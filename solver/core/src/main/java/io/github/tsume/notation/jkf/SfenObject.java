package io.github.tsume.notation.jkf;

import io.github.tsume.notation.common.ReadException;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.common.Warnings;
import io.github.tsume.notation.sfen.SfenFields;
import io.github.tsume.notation.sfen.SfenLineReader;
import io.github.tsume.record.LocatedFault;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Source;
import io.github.tsume.record.Warning;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A problem as an object that holds its position in SFEN, as programs write lists of problems:
 * {@code {"sfen":"…","moves":["G*5b"],"length":1}}; our own results are such objects.
 */
final class SfenObject {
  private SfenObject() {}

  /** Whether an object is one of these and no record in JKF. */
  static boolean isOne(Json record) throws ReadException {
    Map<String, Json> members = record.object("record");
    return !members.containsKey("initial")
        && members.entrySet().stream()
            .anyMatch(
                member ->
                    SfenFields.isPosition(member.getKey())
                        && member.getValue().value() instanceof String);
  }

  static ReadResult.Entry read(Json record, Source source, ReadOptions options)
      throws ReadException {
    Warnings warnings = new Warnings();
    SfenFields fields = new SfenFields();
    Map<String, Json> members = record.object("record");
    Json schema = members.get("schema");
    boolean result = schema != null && String.valueOf(schema.value()).startsWith("tsume/");
    if (result) {
      fields.ofResult();
    }
    for (Map.Entry<String, Json> member : members.entrySet()) {
      String text = text(member.getValue());
      if (text != null) {
        fields.put(member.getKey(), text);
      } else if (!result && !member.getValue().isNull()) {
        member.getValue().leaveOut(member.getKey(), warnings);
      }
    }
    ReadResult.Entry entry = SfenLineReader.parseOne(fields.line(), source.name(), options);
    if (entry instanceof ReadResult.Read read) {
      return new ReadResult.Read(placed(read.problem(), record, source, warnings));
    }
    ReadResult.Failed failed = (ReadResult.Failed) entry;
    return failed.because(failed.error().at(record.line(), record.column()));
  }

  /** The problem of a line of its own, where the object stands. */
  private static Problem placed(Problem read, Json record, Source source, Warnings warnings) {
    String number = read.metadata().get(Metadata.NUMBER);
    List<LocatedFault> faults =
        read.faults().stream()
            .map(fault -> new LocatedFault(fault.fault(), record.line(), record.column()))
            .toList();
    List<Warning> told = new ArrayList<>();
    read.warnings().forEach(warning -> told.add(warning.at(record.line(), record.column())));
    told.addAll(warnings.toList());
    return new Problem(
        number == null ? source.id() : number,
        source,
        read.setup(),
        faults,
        read.metadata(),
        read.tree(),
        told);
  }

  /** A value as one text; that of a list of words is its words. */
  private static @Nullable String text(Json value) {
    if (value.value() instanceof List<?> list) {
      boolean words = list.stream().allMatch(item -> ((Json) item).value() instanceof String);
      return words
          ? list.stream()
              .map(item -> String.valueOf(((Json) item).value()))
              .collect(Collectors.joining(" "))
          : null;
    }
    return value.text();
  }
}
