package io.github.tsume.app.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.results.json.NoteEntry;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultReader;
import io.github.tsume.results.json.ResultWriter;
import io.github.tsume.results.json.Seal;
import io.github.tsume.results.text.Sentences;
import io.github.tsume.results.text.Wording;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.Verdict;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The report in a real browser; left out with a notice where there is none. */
@Timeout(900)
@Tag("slow")
class ReportPageTest {
  @TempDir(cleanup = CleanupMode.NEVER)
  static Path directory;

  private static @Nullable Chromium started;
  private static URI report = URI.create("about:blank");

  private final Chromium browser = browser();

  @BeforeAll
  static void start() throws IOException {
    Path command = PdfReport.browser(name -> System.getenv().getOrDefault(name, ""));
    Assumptions.assumeTrue(
        command != null, "no Chromium on the path: the report is not tested in a browser");
    if (command != null) {
      started = Chromium.start(command, directory.resolve("profile"));
      Path folder = Files.createDirectory(directory.resolve("report"));
      report = SampleResults.write(folder, SampleResults.all(), Locale.JAPANESE).toUri();
    }
  }

  @AfterAll
  static void stop() {
    if (started != null) {
      started.close();
    }
  }

  private static Chromium browser() {
    if (started == null) {
      throw new IllegalStateException("no browser");
    }
    return started;
  }

  private void open(String hash) {
    browser.open(report + hash);
  }

  private String text(String selector) {
    return browser.evaluate(
        "[...document.querySelectorAll('"
            + selector
            + "')].map(e => e.innerText.trim()).join('|')");
  }

  /** The text as soon as it is what is expected; else what it is after ten seconds. */
  private String eventually(String selector, String expected) {
    String text = text(selector);
    for (int i = 0; i < 500 && !text.equals(expected); i++) {
      browser.evaluate("new Promise(resolve => setTimeout(resolve, 20))");
      text = text(selector);
    }
    return text;
  }

  private void click(String selector) {
    browser.evaluate("document.querySelector('" + selector + "').click()");
  }

  private int rows() {
    String count = browser.evaluate("document.querySelector('#problems').ariaRowCount");
    return Integer.parseInt(count) - 1;
  }

  @Test
  void loads_without_complaints() {
    open("");
    assertThat(rows()).isEqualTo(SampleResults.all().size());
    assertThat(text("#rows tr:nth-child(2) .title a")).isEqualTo("五手詰");
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void shows_every_problem_in_both_languages_without_complaints() {
    open("");
    for (int turn = 0; turn < 2; turn++) {
      for (var result : SampleResults.all()) {
        browser.evaluate("location.hash = '" + result.id() + "'");
        browser.evaluate("new Promise(done => setTimeout(done, 30))");
        assertThat(text("#problem .badge")).isNotEmpty();
        browser.press("ArrowRight");
        browser.press("ArrowDown");
        browser.press("End");
      }
      click("#language");
    }
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void what_cannot_be_read_tells_where_it_stands() {
    open("#unreadable");
    assertThat(text("#problem .source")).contains("sample.sfen:12");
    open("#sound-5");
    assertThat(text("#problem .source")).contains("sample.sfen:1");
  }

  @Test
  void hostile_texts_stay_texts() {
    open("#hostile");
    assertThat(text("h1")).isEqualTo(SampleResults.HOSTILE_NAME);
    assertThat(text("#problem h2")).contains("</script><script>window.hacked=1</script>");
    assertThat(text("#problem .notes dd")).contains("<img src=x", "{{script}} ${1}", "$& 𠮷");
    browser.print();
    assertThat(browser.evaluate("String(window.hacked)")).isEqualTo("undefined");
    assertThat(browser.evaluate("String(document.querySelectorAll('img').length)")).isEqualTo("0");
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void keys_replay() {
    open("#sound-5");
    assertThat(text(".now")).isEqualTo("初形");
    browser.press("ArrowRight");
    assertThat(text(".now")).startsWith("1手目　▲");
    assertThat(text("[aria-current=step]")).isNotEmpty();
    browser.press("End");
    assertThat(text(".now")).startsWith("5手目　▲");
    browser.press("ArrowRight");
    browser.press("ArrowLeft");
    assertThat(text(".now")).startsWith("4手目　△");
    browser.press("Home");
    assertThat(text(".now")).isEqualTo("初形");
  }

  @Test
  void keys_change_branches() {
    open("#cooked-5");
    browser.press("ArrowDown");
    assertThat(text(".now")).startsWith("1手目").contains("（1手目から）");
    assertThat(text("tr[aria-current] td.ply")).isEqualTo("1");
    String first = text(".now");
    browser.press("ArrowDown");
    assertThat(text(".now")).isNotEqualTo(first).startsWith("1手目");
    browser.press("ArrowUp");
    assertThat(text(".now")).isEqualTo(first);
    browser.press("ArrowUp");
    assertThat(text(".now")).startsWith("1手目").doesNotContain("から");
    browser.press("Escape");
    // The page goes back on its own time: it follows the address.
    String listShown =
        "new Promise(done => { const timer = setInterval(() => { if"
            + " (!document.querySelector('#list').hidden) { clearInterval(timer); done('shown'); }"
            + " }, 20); })";
    assertThat(browser.evaluate(listShown)).isEqualTo("shown");
  }

  @Test
  void a_click_on_a_cook_shows_it() {
    open("#cooked-5");
    click(".branches td.move button");
    assertThat(text(".now")).contains("手目から");
    click(".now button");
    assertThat(text(".now")).doesNotContain("手目から");
  }

  @Test
  void filters_by_search_verdict_and_defect() {
    open("");
    browser.evaluate(
        "{const s = document.querySelector('#search'); s.value = '作者乙';"
            + " s.dispatchEvent(new Event('input'));}");
    assertThat(rows()).isEqualTo(2);
    assertThat(text("#rows .title a")).isEqualTo("変同のある図|駒余りの図");
    click("[data-verdict=incomplete]");
    assertThat(text("#rows .title a")).isEqualTo("駒余りの図");
    browser.evaluate(
        "{const s = document.querySelector('#search'); s.value = '';"
            + " s.dispatchEvent(new Event('input'));}");
    click("[data-verdict=incomplete]");
    browser.evaluate(
        "{const s = document.querySelector('#defect'); s.value = 'long-variation';"
            + " s.dispatchEvent(new Event('change'));}");
    assertThat(text("#rows .title a")).isEqualTo("欠陥づくし");
  }

  @Test
  void problems_with_the_same_position_are_found_with_the_first_of_them() {
    open("");
    browser.evaluate(
        "{const s = document.querySelector('#defect'); s.value = 'same';"
            + " s.dispatchEvent(new Event('change'));}");
    assertThat(rows()).isEqualTo(3);
    assertThat(text("#rows .same a")).isEqualTo("sound-5");
    assertThat(text("#rows .same small")).isEqualTo("左右反転");
  }

  @Test
  void sorts_by_columns() {
    open("");
    click("[data-sort=length]");
    assertThat(text("#rows tr:nth-child(2) .length")).isEqualTo("1手");
    assertThat(browser.evaluate("document.querySelector('th.length').ariaSort"))
        .isEqualTo("ascending");
    click("[data-sort=length]");
    assertThat(text("#rows tr:nth-child(2) .title a")).isEqualTo("長手数");
    browser.press("Tab");
    assertThat(browser.evaluate("document.activeElement.dataset.sort")).isEqualTo("verdict");
  }

  @Test
  void arrows_move_through_the_table() {
    open("");
    browser.evaluate("document.querySelector('#rows a').focus()");
    for (int i = 0; i < 12; i++) {
      browser.press("ArrowDown");
    }
    assertThat(browser.evaluate("document.activeElement.textContent"))
        .as(browser.evaluate("document.activeElement.outerHTML"))
        .isEqualTo("長手数");
    browser.press("Enter");
    // The page follows its address when the browser says that it has changed.
    assertThat(eventually("#problem h2", "長手数")).isEqualTo("長手数");
  }

  @Test
  void opens_at_a_link() {
    open("#cooked-5/2/2");
    assertThat(text("#problem h2")).isEqualTo("余詰のある図");
    assertThat(text(".now")).startsWith("2手目").contains("から");
    open("#nowhere");
    assertThat(text("#status")).contains("nowhere");
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void speaks_two_languages() {
    open("#cooked-5");
    assertThat(text("#problem .banner .badge")).isEqualTo("余詰");
    click("#language");
    assertThat(browser.evaluate("document.documentElement.lang")).isEqualTo("en");
    assertThat(text("#problem .banner .badge")).isEqualTo("Cooked");
    browser.press("ArrowRight");
    assertThat(text(".now")).matches("ply 1: \\+?[A-Z].*");
    click("#language");
    assertThat(text("#problem .banner .badge")).isEqualTo("余詰");
  }

  @Test
  void notes_follow_the_language() throws IOException {
    Wording words = Sentences.of("note.duplicate", "abc");
    NoteEntry note = new NoteEntry("duplicate", 0, null, words.english(), words, List.of());
    Result result = SampleResults.byId("sound-5").withNotes(List.of(note));
    Path folder = Files.createDirectory(directory.resolve("words"));
    Path file = SampleResults.writePage(folder, List.of(result), Locale.ENGLISH);
    browser.open(file.toUri() + "#sound-5");
    assertThat(text("#problem .notes dd")).isEqualTo("same position as abc");
    click("#language");
    assertThat(text("#problem .notes dd")).isEqualTo("abcと同一局面");
  }

  @Test
  void the_seal_says_what_is_certified_and_how_anybody_checks_it() throws IOException {
    Map<@Nullable Seal, String> words = new HashMap<>();
    words.put(Seal.EVERYTHING, "Certified: everything (check it: tsume verify DIR).");
    words.put(Seal.LENGTH, "Certified: mate and length (check it: tsume verify DIR).");
    words.put(Seal.NOTHING, "Not certified (what is missing: tsume verify DIR).");
    words.put(null, "Not certified: there is no certificate for tsume verify DIR.");
    for (Map.Entry<@Nullable Seal, String> each : words.entrySet()) {
      Seal seal = each.getKey();
      Path folder = Files.createDirectory(directory.resolve("seal-" + seal));
      List<Result> results = List.of(sealed(SampleResults.byId("sound-5"), seal));
      Path file = SampleResults.writePage(folder, results, Locale.ENGLISH);
      browser.open(file.toUri() + "#sound-5");
      assertThat(text("#problem .facts")).contains(each.getValue());
      click("#language");
      assertThat(text("#problem .facts")).contains("証明書：", "tsume verify フォルダ");
    }
  }

  /**
   * What is found out next may be graver: it must not look like a flaw today and a cook tomorrow.
   */
  @Test
  void a_class_that_is_open_is_grey_with_a_question_mark() throws IOException {
    String why = "its class is open";
    NoteEntry note =
        new NoteEntry(Remark.DEFECT_CLASS_OPEN.code(), 3, "4b3c", why, null, List.of());
    String dual =
        "\"defects\":[{\"class\":\"promotion-dual\",\"severity\":\"flaw\",\"ply\":3,\"move\":\"4b3c\"}]";
    Result row = ResultReader.read(written("sound-5").replace("\"defects\":[]", dual));
    Path folder = Files.createDirectory(directory.resolve("open-class"));
    Path file = SampleResults.writePage(folder, List.of(row.withNote(note)), Locale.ENGLISH);
    browser.open(file.toUri() + "#sound-5");
    assertThat(text(".defects .severity.unsettled")).isEqualTo("flaw?");
    assertThat(text("#problem .defects")).contains("at least; its class is open");
    Path settled = Files.createDirectory(directory.resolve("settled-class"));
    browser.open(
        SampleResults.writePage(settled, List.of(row), Locale.ENGLISH).toUri() + "#sound-5");
    assertThat(text(".defects .severity.flaw")).isEqualTo("flaw");
  }

  @Test
  void what_is_not_as_long_as_stated_does_not_look_sound() throws IOException {
    String other = written("sound-5").replace("\"statedLength\":5,\"agrees\":true", "@");
    assertThat(other).contains("@");
    for (String[] each : new String[][] {{"true", "sound"}, {"false", "incomplete"}}) {
      String stated = "\"statedLength\":7,\"agrees\":" + each[0];
      Path folder = Files.createDirectory(directory.resolve("stated-" + each[0]));
      List<Result> row = List.of(ResultReader.read(other.replace("@", stated)));
      Path file = SampleResults.writePage(folder, row, Locale.ENGLISH);
      browser.open(file.toUri() + "#sound-5");
      assertThat(browser.evaluate("document.querySelector('#problem .banner').className"))
          .isEqualTo("banner " + each[1]);
    }
  }

  private static String written(String id) {
    return ResultWriter.write(SampleResults.byId(id));
  }

  private static Result sealed(Result result, @Nullable Seal seal) {
    String code = seal == null ? null : seal.code();
    return result.withExtras(result.extras().certified(result.extras().certificate(), null, code));
  }

  @Test
  void defects_and_open_moves_go_along_the_line() {
    open("#every-class");
    click(".defects summary");
    for (String table : List.of(".defects > .scroll", ".defects .others")) {
      List<Integer> plies =
          text(table + " td.ply")
              .lines()
              .flatMap(line -> java.util.stream.Stream.of(line.split("\\|")))
              .filter(ply -> !ply.isEmpty())
              .map(Integer::valueOf)
              .toList();
      assertThat(plies).hasSizeGreaterThan(1).isSorted();
    }
    assertThat(text(".defects > .scroll td .severity").split("\\|"))
        .as("of a provisional one it is not final")
        .containsOnly("致命的", "致命的？");
    assertThat(text(".defects summary")).contains("キズ", "許容");
  }

  @Test
  void a_bound_is_never_set_as_a_length() {
    for (Result result : SampleResults.all()) {
      if (result.answer().outcome() == Outcome.MATE && !result.answer().length().isExact()) {
        open("#" + result.id());
        assertThat(text(".mainline .end")).as(result.id()).doesNotContain("手詰");
      }
    }
  }

  @Test
  void the_printed_report_begins_with_its_contents() {
    open("");
    browser.evaluate("dispatchEvent(new Event('beforeprint'))");
    String first = "document.querySelector('#book').firstElementChild.className";
    assertThat(browser.evaluate(first)).isEqualTo("contents");
    String titles = "[...document.querySelectorAll('.contents td.title')].length";
    assertThat(browser.evaluate("String(" + titles + ")"))
        .isEqualTo(String.valueOf(SampleResults.all().size()));
    assertThat(browser.evaluate("document.querySelector('.contents .settings').textContent"))
        .contains("制限");
    browser.evaluate("dispatchEvent(new Event('afterprint'))");
    open("#sound-5");
    browser.evaluate("dispatchEvent(new Event('beforeprint'))");
    assertThat(browser.evaluate(first)).startsWith("entry");
    browser.evaluate("dispatchEvent(new Event('afterprint'))");
  }

  @Test
  void sheets_tell_what_is_asked_even_where_nothing_is_found() throws IOException {
    String unknown =
        """
        {"schema":"tsume/1","id":"b","source":"b.sfen:1","rules":"shogi",\
        "sfen":"6k2/9/3+R5/6P2/9/9/9/9/9 b Sr2b4g3s4n4l17p 1","goal":"%s","within":3,\
        "result":"unknown","verdict":"unknown","limits":{"time":null,"nodes":10,"hash":"2g"},\
        "nodes":10,"timeMs":1,"reason":"node limit"}""";
    List<Result> asked =
        Stream.of("brinkmate", "helpmate", "helpselfmate")
            .map(goal -> ResultReader.read(unknown.formatted(goal)))
            .toList();
    Path folder = Files.createDirectory(directory.resolve("asked"));
    browser.open(SampleResults.writePage(folder, asked, Locale.JAPANESE).toUri() + "#sheets");
    browser.evaluate("dispatchEvent(new Event('beforeprint'))");
    assertThat(text("#book figure")).contains("必至", "協力詰", "協力自玉詰");
    browser.evaluate("dispatchEvent(new Event('afterprint'))");
  }

  @Test
  void sheets_are_diagrams_and_solutions_apart() {
    open("#sheets");
    assertThat(browser.evaluate("String(document.querySelector('#list').hidden)"))
        .isEqualTo("false");
    browser.evaluate("dispatchEvent(new Event('beforeprint'))");
    long drawn = SampleResults.all().stream().filter(each -> each.origin().sfen() != null).count();
    String figures = "String(document.querySelectorAll('#book.sheets figure svg').length)";
    assertThat(browser.evaluate(figures)).isEqualTo(String.valueOf(drawn));
    String last = "document.querySelector('#book').lastElementChild.className";
    assertThat(browser.evaluate(last)).isEqualTo("solutions");
    assertThat(browser.evaluate("document.querySelector('#book figure').textContent"))
        .doesNotContain("▲");
    // Each that is no problem says why, whether it has a diagram or not.
    assertThat(browser.evaluate("document.querySelector('#book .solutions').textContent"))
        .contains(
            SampleResults.all().stream()
                .filter(each -> each.error() != null && each.is(Verdict.INVALID))
                .map(each -> each.error().message())
                .toList());
    browser.evaluate("dispatchEvent(new Event('afterprint'))");
    open("");
    browser.evaluate("dispatchEvent(new Event('beforeprint'))");
    String first = "document.querySelector('#book').firstElementChild.className";
    assertThat(browser.evaluate(first)).isEqualTo("contents");
    browser.evaluate("dispatchEvent(new Event('afterprint'))");
  }

  @Test
  void pieces_are_kanji_letters_or_symbols() {
    open("#sound-5");
    String king =
        "String([...document.querySelectorAll('#problem .diagram use')]"
            + ".filter(u => u.getAttribute('href') === '#%s').length)";
    assertThat(browser.evaluate(king.formatted("g7389"))).isEqualTo("1");
    click("#pieces");
    assertThat(browser.evaluate(king.formatted("g4b"))).isEqualTo("1");
    click("#pieces");
    assertThat(browser.evaluate(king.formatted("ge04b"))).isEqualTo("1");
    assertThat(browser.evaluate(king.formatted("g7389"))).isEqualTo("0");
    assertThat(text("#pieces")).isEqualTo("駒：図形");
    click("#pieces");
    assertThat(browser.evaluate(king.formatted("g7389"))).isEqualTo("1");
  }

  @Test
  void plays_lines_of_a_thousand_plies() {
    open("#long");
    browser.press("End");
    assertThat(text(".now")).startsWith("1525手目");
    browser.press("ArrowDown");
    assertThat(text(".now")).isNotEmpty();
    assertThat(browser.complaints()).isEmpty();
  }

  /** A key that is shown in the place of its text would look like {@code proved.sound}. */
  @Test
  void no_key_is_shown_in_the_place_of_a_text() {
    String keys =
        "[document.body.innerText, ...[...document.querySelectorAll('[title], [aria-label]')]"
            + ".map(e => e.title + ' ' + e.ariaLabel)].join(' ')"
            + ".match(/(?<![\\w.\\/-])[a-z]+(?:-[a-z]+)*\\.[a-z]+[a-z.-]*(?![\\w.:-])/g)"
            + "?.filter(word => !['window.hacked', 'sample.sfen', 'results.jsonl', 'summary.csv']"
            + ".includes(word)).join() ?? ''";
    open("");
    for (int turn = 0; turn < 2; turn++) {
      assertThat(browser.evaluate(keys)).isEmpty();
      for (Result result : SampleResults.all()) {
        browser.evaluate("location.hash = '" + result.id() + "'");
        browser.evaluate("new Promise(done => setTimeout(done, 30))");
        browser.press("ArrowDown");
        assertThat(browser.evaluate(keys)).as(result.id()).isEmpty();
      }
      browser.evaluate("location.hash = ''");
      browser.evaluate("new Promise(done => setTimeout(done, 30))");
      click("#language");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sound-5",
        "cooked-5",
        "cooked-9",
        "open-7",
        "every-class",
        "hostile",
        "nifu",
        "long",
        "white",
        "mini",
        "tori",
        "interrupted",
        "broken-line"
      })
  void copies_the_same_kif_as_the_file(String id) throws IOException {
    open("#" + id);
    browser.evaluate(
        "window.copied = new Promise(done => Object.defineProperty(navigator, 'clipboard',"
            + " {value: {writeText: async text => done(text)}})); 'ready'");
    click("[data-copy=\"copy.kif\"]");
    Path file = Path.of(report).resolveSibling("kif").resolve(id + ".kif");
    assertThat(browser.evaluate("window.copied")).isEqualTo(Files.readString(file));
  }

  @Test
  void fits_a_narrow_window() {
    open("#cooked-5");
    browser.resize(360, 700);
    String overflow =
        "String(document.documentElement.scrollWidth - document.documentElement.clientWidth)";
    assertThat(browser.evaluate(overflow)).isEqualTo("0");
    browser.press("Escape");
    assertThat(browser.evaluate(overflow)).isEqualTo("0");
  }

  /**
   * What a collection needs: seconds count for whoever opens it, and a tenth of one for whoever
   * types. {@code -Dtsume.results=FILE} takes the results of a real batch instead of the sample,
   * {@code -Dtsume.full=true} ten thousand of them.
   */
  @Test
  void holds_thousands_of_problems() throws IOException {
    Path folder = Files.createDirectory(directory.resolve("many"));
    int count = Boolean.getBoolean("tsume.full") ? 10_000 : 500;
    List<Result> results = SampleResults.many(count);
    long start = System.nanoTime();
    Path page = SampleResults.writePage(folder, results, Locale.ENGLISH);
    long written = (System.nanoTime() - start) / 1_000_000;
    browser.open(page.toUri().toString());
    assertThat(rows()).isEqualTo(count);
    double loaded = number("String(performance.getEntriesByType('navigation')[0].loadEventEnd)");
    double filtered =
        number(
            "{const start = performance.now(), s = document.querySelector('#search');"
                + "s.value = '-0049'; s.dispatchEvent(new Event('input'));"
                + "document.body.offsetHeight; String(performance.now() - start)}");
    assertThat(rows()).isEqualTo(10);
    assertThat(browser.complaints()).isEmpty();
    System.out.printf(
        Locale.ROOT,
        "report of %d problems: %d bytes, written in %d ms, loaded in %.0f ms, filtered in %.0f"
            + " ms%n",
        count,
        Files.size(page),
        written,
        loaded,
        filtered);
  }

  private double number(String script) {
    return Double.parseDouble(browser.evaluate(script));
  }
}
