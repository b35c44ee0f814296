package io.github.tsume.app.cli;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.app.cli.options.InputMixin;
import io.github.tsume.app.container.Container;
import io.github.tsume.app.container.Member;
import io.github.tsume.app.container.Member.Trouble;
import io.github.tsume.app.file.OutputReason;
import io.github.tsume.app.file.PlainFile;
import io.github.tsume.app.grading.GradeBook;
import io.github.tsume.app.input.InputEntry;
import io.github.tsume.notation.answer.SentAnswer;
import io.github.tsume.notation.common.Limits;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A reader of the files in which answers come: one, the standard input, or all of a folder; mails
 * and archives are opened. A file with no answer in it is named.
 */
record AnswerFiles(InputMixin input, Call session, Work work) {
  /**
   * The answers of a place. In a folder, who is not named in a file is called like it.
   *
   * @param reader makes answers of a text
   */
  List<GradeBook.Sent> read(String place, Function<String, List<SentAnswer>> reader) {
    try {
      if (place.equals("-")) {
        return sent(bytes(session.console().in()), "-", "", reader);
      }
      Path path = Path.of(place);
      if (!Files.exists(path)) {
        throw new NoSuchFileException(place);
      }
      List<GradeBook.Sent> all = new ArrayList<>();
      boolean folder = Files.isDirectory(path);
      for (Path file : folder ? files(path) : List.of(path)) {
        String name = String.valueOf(file.getFileName());
        int dot = name.lastIndexOf('.');
        String solver = !folder ? "" : dot > 0 ? name.substring(0, dot) : name;
        try (InputStream in = PlainFile.open(file)) {
          all.addAll(opened(bytes(in), file.toString(), solver, reader));
        }
      }
      return all;
    } catch (NoSuchFileException | InvalidPathException e) {
      throw refused(place, session.messages().get("error.no-such-file"));
    } catch (IOException e) {
      throw refused(place, OutputReason.of(e, session.messages()));
    }
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(Files::isRegularFile).sorted().toList();
    }
  }

  private static byte[] bytes(InputStream in) throws IOException {
    byte[] bytes = in.readNBytes(Limits.DEFAULT.bytes() + 1);
    if (bytes.length > Limits.DEFAULT.bytes()) {
      throw new IOException("more than " + Limits.DEFAULT.bytes() + " bytes");
    }
    return bytes;
  }

  /** The answers of a file or of all that is in it, if it is a container. */
  private List<GradeBook.Sent> opened(
      byte[] bytes, String name, String solver, Function<String, List<SentAnswer>> reader) {
    if (!Container.isOne(name, bytes)) {
      return sent(bytes, name, solver, reader);
    }
    List<GradeBook.Sent> all = new ArrayList<>();
    for (Member member : Container.members(name, bytes, Limits.DEFAULT.bytes())) {
      Trouble trouble = member.trouble();
      String place = member.in(name).name();
      if (trouble != null) {
        work.unreadable(InputEntry.InputFault.of(trouble, member.expected(), place));
      } else {
        all.addAll(sent(member.bytes(), place, solver, reader));
      }
    }
    return all;
  }

  private List<GradeBook.Sent> sent(
      byte[] bytes, String name, String solver, Function<String, List<SentAnswer>> reader) {
    List<SentAnswer> answers = reader.apply(input.decoded(bytes, name).text());
    if (answers.isEmpty()) {
      session.console().err().println(session.messages().get("grade.no-answer", name));
      work.add(Tally.UNREADABLE);
    }
    return answers.stream().map(answer -> new GradeBook.Sent(name, named(answer, solver))).toList();
  }

  private static SentAnswer named(SentAnswer answer, String solver) {
    return answer.solver().isEmpty() && !solver.isEmpty()
        ? new SentAnswer(solver, answer.number(), answer.problem(), answer.parts(), answer.fault())
        : answer;
  }

  private UserException refused(String place, String why) {
    String text = session.messages().get("error.input", place, why);
    return new UserException(Tally.UNREADABLE, text);
  }
}
