package io.github.tsume.app.cli;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.app.cli.console.Version;
import io.github.tsume.app.cli.options.InputGuard;
import io.github.tsume.app.cli.options.InputMixin;
import io.github.tsume.app.cli.options.LanguageMixin;
import io.github.tsume.app.cli.options.OutputPlace;
import io.github.tsume.app.cli.print.BirdNames;
import io.github.tsume.app.cli.print.SheetWriter;
import io.github.tsume.app.diagram.PngDiagram;
import io.github.tsume.app.file.FileNames.FreshNames;
import io.github.tsume.app.file.OutputException;
import io.github.tsume.app.file.Replacement;
import io.github.tsume.app.input.InputEntry;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.diagram.DiagramOptions;
import io.github.tsume.diagram.DiagramOptions.PieceStyle;
import io.github.tsume.diagram.SvgDiagram;
import io.github.tsume.notation.common.AtPly;
import io.github.tsume.notation.japanese.BoardDiagram;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.notation.western.LetterBoard;
import io.github.tsume.record.Problem;
import io.github.tsume.results.text.Columns;
import io.github.tsume.rules.ToriShogi;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tsume show}: diagrams as text, SVG or PNG. */
@Command(name = "show", mixinStandardHelpOptions = true, versionProvider = Version.class)
final class ShowCommand implements Callable<Integer> {
  private static final double PNG_SCALE = 2;

  private final Call session;
  private final FreshNames fileNames = new FreshNames();

  @Parameters(paramLabel = "INPUT", arity = "1..*", descriptionKey = "INPUT")
  List<String> inputs = new ArrayList<>();

  @ArgGroup @Nullable Picture picture;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT")
  @Nullable String out;

  @Option(
      names = {"--pieces", "--names"},
      paramLabel = "PIECES")
  @Nullable PieceStyle pieces;

  @Mixin InputMixin input = new InputMixin();
  @Mixin LanguageMixin language = new LanguageMixin();

  /** The kinds of pictures. */
  static final class Picture {
    @Option(names = "--svg", required = true)
    boolean svg;

    @Option(names = "--png", required = true)
    boolean png;

    @Option(names = "--html", required = true)
    boolean html;
  }

  @Option(names = "--sheet", paramLabel = "6|12")
  @Nullable Integer sheet;

  @Option(names = "--ply", paramLabel = "N|end")
  @Nullable AtPly ply;

  ShowCommand(Call session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    InputGuard guard = new InputGuard(inputs, session);
    Work work = new Work(session);
    try (InputSource source = input.open(inputs, session, ply)) {
      boolean many = source.hasSeveral();
      SheetWriter sheets = sheets(guard);
      if (sheets == null && many && picture != null && (out == null || out.equals("-"))) {
        throw new UserException(Tally.USAGE, session.messages().get("show.one-per-file"));
      }
      while (work.goesOn(source)) {
        InputEntry entry = source.next();
        if (entry instanceof InputEntry.Good good) {
          // An illegal position is shown, but not in silence.
          work.within(good, () -> show(good, sheets, many, guard));
        }
        work.legal(entry);
      }
      if (sheets != null) {
        sheets.write(out);
      }
    }
    return work.exitCode();
  }

  private int show(
      InputEntry.Good good, @Nullable SheetWriter sheets, boolean many, InputGuard guard) {
    if (sheets != null) {
      sheets.add(good.problem(), pieces(good.problem()));
    } else {
      show(good.problem(), many, guard);
    }
    return Tally.OK;
  }

  /** What is asked of sheets; null if single diagrams are asked for. */
  private @Nullable SheetWriter sheets(InputGuard guard) {
    boolean html = picture != null && picture.html;
    if (sheet == null && !html) {
      return null;
    }
    int diagrams = sheet == null ? 6 : sheet;
    if ((diagrams != 6 && diagrams != 12) || (picture != null && picture.png)) {
      throw new UserException(Tally.USAGE, session.messages().get("sheet.usage"));
    }
    return new SheetWriter(diagrams, picture != null && picture.svg, session, guard, kept());
  }

  private void show(Problem problem, boolean many, InputGuard guard) {
    boolean standard = out == null || out.equals("-");
    if (picture == null && standard) {
      session.console().out().print(text(problem, many));
      session.console().out().flush();
      return;
    }
    byte[] bytes = bytes(problem, many);
    if (standard) {
      session.console().out().data(bytes);
      session.console().out().flush();
    } else {
      Path place = file(OutputPlace.of(String.valueOf(out)), problem, many);
      guard.check(place);
      Replacement.write(place, bytes, kept());
    }
  }

  private Consumer<Path> kept() {
    return OutputPlace.kept(language.quiet, session);
  }

  private byte[] bytes(Problem problem, boolean many) {
    if (picture == null) {
      return text(problem, many).getBytes(StandardCharsets.UTF_8);
    }
    DiagramOptions options = DiagramOptions.ofLength(problem.statedLength(), pieces(problem));
    String title = problem.title() == null ? problem.id() : problem.title();
    return picture.svg
        ? SvgDiagram.file(problem.setup(), options, title).getBytes(StandardCharsets.UTF_8)
        : PngDiagram.file(problem.setup(), options, PNG_SCALE);
  }

  private Path file(Path given, Problem problem, boolean many) {
    boolean directory =
        many || Files.isDirectory(given) || OutputPlace.isDirectory(String.valueOf(out));
    if (!directory) {
      return given;
    }
    String extension = picture == null ? ".txt" : picture.svg ? ".svg" : ".png";
    try {
      return Files.createDirectories(given).resolve(fileNames.of(problem.id()) + extension);
    } catch (IOException e) {
      throw new OutputException(given, e);
    }
  }

  /** As asked; else kanji, but for birds, whose kanji few know who do not read Japanese. */
  private PieceStyle pieces(Problem problem) {
    PieceStyle usual = isBirds(problem) && !isJapanese() ? PieceStyle.LETTERS : PieceStyle.KANJI;
    return pieces != null ? pieces : usual;
  }

  private boolean isJapanese() {
    return session.messages().isJapanese();
  }

  private static boolean isBirds(Problem problem) {
    return problem.setup().rules() == ToriShogi.RULES;
  }

  private String text(Problem problem, boolean many) {
    StringBuilder text = new StringBuilder(many ? Columns.plain(problem.id()) : "");
    for (String part : new String[] {problem.title(), problem.author()}) {
      if (part != null) {
        text.append(text.length() == 0 ? "" : "  ").append(Columns.plain(part));
      }
    }
    text.append(text.length() > 0 ? "\n" : "");
    // Text has no drawn symbols: letters stand for them.
    boolean latin = pieces != null && pieces != PieceStyle.KANJI;
    text.append(latin ? LetterBoard.of(problem.setup()) : BoardDiagram.of(problem.setup()));
    text.append(isBirds(problem) ? BirdNames.legend(problem.setup(), session.messages()) : "");
    String sfen = SfenWriter.whole(problem.setup(), input.defenderHand);
    text.append(sfen).append(many ? "\n\n" : "\n");
    return text.toString();
  }
}
