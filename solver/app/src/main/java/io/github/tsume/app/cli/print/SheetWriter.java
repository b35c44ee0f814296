package io.github.tsume.app.cli.print;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.app.cli.options.InputGuard;
import io.github.tsume.app.cli.options.OutputPlace;
import io.github.tsume.app.file.OutputException;
import io.github.tsume.app.file.Replacement;
import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.diagram.DiagramOptions;
import io.github.tsume.diagram.DiagramOptions.PieceStyle;
import io.github.tsume.diagram.Sheet;
import io.github.tsume.diagram.SvgDiagram;
import io.github.tsume.notation.japanese.BoardDiagram;
import io.github.tsume.notation.western.LetterBoard;
import io.github.tsume.posed.StatedAim;
import io.github.tsume.record.Problem;
import io.github.tsume.results.text.Messages;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Goal;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A writer of sheets of diagrams: pages as SVG, or all as HTML. */
public final class SheetWriter {
  private static final String STYLE =
      "@page{size:A4;margin:0}body{margin:0;background:#fff}"
          + "body>svg{display:block;break-after:page}body>svg:last-child{break-after:auto}";

  private static final String STANDARD = "-";

  private final Sheet sheet;
  private final boolean svg;
  private final Call session;
  private final InputGuard guard;
  private final Consumer<Path> kept;
  private final List<Sheet.Entry> entries = new ArrayList<>();

  /**
   * A writer of sheets without a problem.
   *
   * @param diagrams how many on a page
   * @param svg whether pages are pictures
   * @param kept hears of each file that stood in the place of one
   */
  public SheetWriter(
      int diagrams, boolean svg, Call session, InputGuard guard, Consumer<Path> kept) {
    sheet = Sheet.of(diagrams);
    this.svg = svg;
    this.session = session;
    this.guard = guard;
    this.kept = kept;
  }

  /** Adds a problem with pieces of a style. */
  public void add(Problem problem, PieceStyle pieces) {
    String title = problem.title();
    String author = problem.author();
    entries.add(
        new Sheet.Entry(
            asInBooks(problem.setup()),
            new DiagramOptions("", Move.NONE, pieces),
            title == null ? problem.id() : problem.id() + "\u3000" + title,
            author == null ? "" : author,
            footing(problem)));
  }

  /** Without the defender's hand where it is all the rest. */
  private static Setup asInBooks(Setup setup) {
    boolean rest =
        setup.kings(setup.attacker()) == 0
            && setup.fillDefenderHand(DefenderHand.AS_IS).missingCount() == 0;
    return rest ? setup.toBuilder().handStated(setup.defender(), false).build() : setup;
  }

  /** The stated length, and what the attacker holds. */
  private String footing(Problem problem) {
    Messages messages = session.messages();
    Setup setup = problem.setup();
    String held =
        messages.isJapanese()
            ? BoardDiagram.hand(setup, setup.attacker()).strip()
            : LetterBoard.hand(setup, setup.attacker());
    String hand = messages.get("sheet.hand", held.isEmpty() ? messages.get("sheet.none") : held);
    if (problem.statedLength().isEmpty()) {
      return hand;
    }
    int plies = problem.statedLength().getAsInt();
    Goal goal = StatedAim.of(problem).orElse(Aim.MATE).goal();
    String length =
        plies == 0
            ? messages.get("verdict." + goal.refuted().code())
            : messages.get("outcome." + goal.reached().code(), "" + plies);
    return length + messages.get("sheet.gap") + hand;
  }

  /** Writes them to the place asked for, or to the standard output. */
  public void write(@Nullable String asked) {
    String out = asked == null ? STANDARD : asked;
    List<List<Sheet.Entry>> pages = sheet.pages(entries);
    boolean standard = out.equals(STANDARD);
    if (!svg) {
      put(out, "sheet.html", html(pages));
      return;
    }
    boolean directory =
        !standard && (OutputPlace.isDirectory(out) || Files.isDirectory(OutputPlace.of(out)));
    if (pages.size() > 1 && !directory) {
      throw new UserException(Tally.USAGE, session.messages().get("sheet.several", pages.size()));
    }
    for (int i = 0; i < pages.size(); i++) {
      String name = String.format(Locale.ROOT, "sheet-%02d.svg", i + 1);
      put(out, name, sheet.file(pages.get(i), number(i, pages.size())));
    }
  }

  private static String number(int page, int pages) {
    return pages == 1 ? "" : page + 1 + " / " + pages;
  }

  private void put(String out, String name, String text) {
    if (out.equals(STANDARD)) {
      session.console().out().data(text);
      session.console().out().flush();
      return;
    }
    Path given = OutputPlace.of(out);
    Path place = given;
    if (OutputPlace.isDirectory(out) || Files.isDirectory(given)) {
      try {
        place = Files.createDirectories(given).resolve(name);
      } catch (IOException e) {
        throw new OutputException(given, e);
      }
    }
    guard.check(place);
    Replacement.write(place, text.getBytes(StandardCharsets.UTF_8), kept);
    session.console().err().println(session.messages().get("sheet.written", place));
  }

  private String html(List<List<Sheet.Entry>> pages) {
    Set<Character> used = new TreeSet<>();
    pages.forEach(page -> used.addAll(Sheet.characters(page)));
    StringBuilder text = new StringBuilder("<!DOCTYPE html>\n<html lang=\"");
    text.append(session.messages().isJapanese() ? "ja" : "en").append("\">\n<head>\n");
    text.append("<meta charset=\"utf-8\">\n<title>Tsume</title>\n<style>").append(STYLE);
    text.append("</style>\n</head>\n<body>\n<div>").append(SvgDiagram.symbols(used));
    text.append("</div>\n");
    for (int i = 0; i < pages.size(); i++) {
      text.append(sheet.part(pages.get(i), number(i, pages.size())));
    }
    return text.append("</body>\n</html>\n").toString();
  }
}
