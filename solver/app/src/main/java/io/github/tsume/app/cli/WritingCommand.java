package io.github.tsume.app.cli;

import com.google.common.primitives.Ints;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.options.InputGuard;
import io.github.tsume.app.cli.options.OutputPlace;
import io.github.tsume.app.convert.Converter;
import io.github.tsume.app.convert.Converter.Converted;
import io.github.tsume.app.convert.Output;
import io.github.tsume.app.file.OutputException;
import io.github.tsume.board.Setup;
import io.github.tsume.compose.Edit;
import io.github.tsume.compose.WhyNot;
import io.github.tsume.notation.Format;
import io.github.tsume.notation.common.StatedGoal;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Source;
import io.github.tsume.results.json.ComposeJson;
import io.github.tsume.results.text.EditText;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.MoveStyle;
import io.github.tsume.results.text.WhyText;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Profile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** A command that makes problems, which are written together at the end, the best first. */
abstract class WritingCommand extends SearchCommand {
  @Option(
      names = {"-t", "--to"},
      paramLabel = "FORMAT")
  Format to = Format.SFEN;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      descriptionKey = "made-output")
  @Nullable String out;

  @Option(names = "--profile", paramLabel = "PROFILE")
  Profile profile = Profile.MAGAZINE;

  @Option(names = "--why")
  boolean why;

  private final List<Problem> collection = new ArrayList<>();
  private boolean begun;

  WritingCommand(Call session) {
    super(session);
  }

  /** Ends the command if an input would be overwritten, or one output by the other. */
  void guard(@Nullable Path log) {
    InputGuard guard = new InputGuard(inputs, session);
    guard.checkApart(out == null ? null : OutputPlace.of(out));
    guard.checkApart(log);
  }

  @Override
  void finish() {
    String place = out;
    // Where nothing could be read, nothing is known that could replace an earlier output.
    if (place == null || !begun) {
      return;
    }
    Converter converter = new Converter(to, StandardCharsets.UTF_8, input.defenderHand);
    Consumer<Path> kept = OutputPlace.kept(output.quiet, session);
    try (Output written = ConversionPlace.open(place, converter, to, true, inputs, session, kept)) {
      for (Problem problem : collection) {
        Converted converted = converter.convert(problem);
        if (converted.bytes() != null) {
          written.write(problem, converted.bytes());
        }
      }
      written.finish();
    } catch (IOException e) {
      throw new OutputException(place, e);
    }
    if (!output.quiet) {
      String words = session.messages().get("mine.written", collection.size(), place);
      session.console().err().println(words);
    }
  }

  /** Begins with a problem of the input: what is made of it replaces an earlier output. */
  void begins() {
    begun = true;
  }

  /** Adds a problem to what is written. */
  void write(Problem problem) {
    collection.add(problem);
  }

  /** A finder of reasons why what is made of problems is refuted. */
  WhyNot.Finder finder(Aim aim) {
    return new WhyNot.Finder(aim, search.asked(profile));
  }

  /**
   * Tells why a board is not what is wanted.
   *
   * @param schema of the command's JSON
   * @param edits what made it of the problem; empty if it is told as it is
   */
  void tell(String schema, ProblemRun.Item item, List<Edit> edits, WhyNot whyNot) {
    if (output.json) {
      ProblemRun.json(session, ComposeJson.refuted(schema, item.origin(), edits, whyNot));
      return;
    }
    Messages messages = session.messages();
    String board =
        edits.isEmpty()
            ? SfenWriter.sfen(whyNot.setup())
            : new EditText(messages, whyNot.setup().rules()).of(edits);
    MoveStyle style = MoveStyle.of(output.notation, messages);
    String reason = WhyText.of(whyNot, item.posed().aim().goal(), style, messages);
    ProblemRun.line(session, INDENT + board + messages.get("verdict.separator") + reason);
  }

  /** Metadata with what a problem asks for, where that is not what all do. */
  static Metadata asking(Metadata own, Aim aim) {
    String asked = StatedGoal.words(aim);
    return asked.isEmpty() ? own : own.with(Metadata.GOAL, asked);
  }

  /** A problem that was made of another one, as it is written: with its line. */
  static Problem made(String id, Metadata metadata, Setup setup, List<Integer> line) {
    Metadata own =
        metadata.with(Metadata.NUMBER, id).with(Metadata.LENGTH, String.valueOf(line.size()));
    return new Problem(id, Source.NONE, setup, List.of(), own, MoveTree.of(Ints.toArray(line)));
  }
}
