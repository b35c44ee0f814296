package io.github.tsume.app.input;

import com.google.common.collect.AbstractIterator;
import io.github.tsume.app.container.Container;
import io.github.tsume.app.container.Member;
import io.github.tsume.app.file.PlainFile;
import io.github.tsume.app.fm.FmText;
import io.github.tsume.app.input.Account.Cause;
import io.github.tsume.app.input.Account.Fate;
import io.github.tsume.app.input.InputEntry.InputFault;
import io.github.tsume.notation.GameStart;
import io.github.tsume.notation.Recognition;
import io.github.tsume.notation.common.AtPly;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.sfen.SfenLineReader;
import io.github.tsume.notation.text.PositionText;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Source;
import io.github.tsume.record.Warning;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.OptionalLong;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * All problems of a command line, one after another, read as they are asked for.
 *
 * <p>What cannot be read is an entry too: no input keeps the others from being read.
 */
public final class InputSource implements Iterator<InputEntry>, AutoCloseable {
  /** How many inputs without problems are looked at before it is believed that one has some. */
  private static final int FAR_AHEAD = 1000;

  private final Deque<InputArgument> arguments;
  private final InputOptions options;
  private final InputStream standardInput;
  private final boolean finite;
  private final List<String> inputs;
  private Iterator<InputEntry> current = Collections.emptyIterator();
  private @Nullable InputStream open;
  private final Deque<Member> members = new ArrayDeque<>();
  private String container = "";
  private boolean isEmptyContainer;
  private boolean anyRead;
  private final Deque<InputEntry> ahead = new ArrayDeque<>();
  private final Account account = new Account();
  private Consumer<Account> whenClosed = done -> {};
  private BiConsumer<Source, Warning> whenRecognised = (source, readAs) -> {};
  private int given;
  private boolean isPiece;

  /** Opens the inputs; nothing is read yet. */
  public InputSource(List<String> inputs, InputOptions options, InputStream standardInput) {
    this.inputs = List.copyOf(inputs);
    arguments = new ArrayDeque<>(InputArgument.parse(inputs));
    this.options = options;
    this.standardInput = standardInput;
    finite = arguments.stream().noneMatch(InputArgument.Standard.class::isInstance);
  }

  /** The reader of one of many pieces that inputs were cut into. */
  public static InputSource of(InputPiece piece, InputOptions options) {
    InputSource source = new InputSource(List.of(), options, InputStream.nullInputStream());
    source.current = source.accounted(List.of(piece.entry(options)).iterator(), null);
    source.isPiece = true;
    return source;
  }

  /** Whom to give the account when no more is asked for. */
  public void whenClosed(Consumer<Account> listener) {
    whenClosed = listener;
  }

  /** Whom to tell how an input was recognised, where its first entry is a problem. */
  public void whenRecognised(BiConsumer<Source, Warning> listener) {
    whenRecognised = listener;
  }

  /** What was given so far, and what became of it. */
  public Account account() {
    return account;
  }

  /** How many entries were given so far. */
  public int given() {
    return given;
  }

  /** Whether there is more than one entry, here or elsewhere; reads ahead to find out. */
  public boolean hasSeveral() {
    while (ahead.size() < 2 && advance()) {
      ahead.add(read());
    }
    return isPiece || ahead.size() > 1;
  }

  /** Whether there is any problem, be it a faulty one; reads ahead to find out. */
  public boolean hasProblem() {
    while (ahead.stream().allMatch(InputSource::isNothing)) {
      if (ahead.size() >= FAR_AHEAD || !advance()) {
        return ahead.size() >= FAR_AHEAD;
      }
      ahead.add(read());
    }
    return true;
  }

  /** Whether one of the first problems is such a one; reads ahead to find out. */
  public boolean begins(Predicate<Problem> such) {
    hasSeveral();
    return ahead.stream()
        .anyMatch(entry -> entry instanceof InputEntry.Good good && such.test(good.problem()));
  }

  private static boolean isNothing(InputEntry entry) {
    return entry instanceof InputEntry.Bad bad && bad.isNothing();
  }

  @Override
  public boolean hasNext() {
    return !ahead.isEmpty() || advance();
  }

  @Override
  public InputEntry next() {
    given++;
    InputEntry first = ahead.poll();
    if (first != null) {
      return first;
    }
    if (!advance()) {
      throw new NoSuchElementException();
    }
    return read();
  }

  /** The next entry, with the position that is meant. */
  private InputEntry read() {
    InputEntry entry = current.next();
    AtPly at = options.at();
    if (at == null || !(entry instanceof InputEntry.Good good)) {
      return entry;
    }
    ReadResult.Entry meant = at.of(good.problem(), options.defenderHand());
    return meant instanceof ReadResult.Read found
        ? new InputEntry.Good(found.problem())
        : new InputEntry.Bad(entry.id(), entry.source(), (ReadResult.Failed) meant);
  }

  /** Whether all of the input is there already, so that it can be read to its end at any time. */
  public boolean isFinite() {
    return finite;
  }

  /** How many entries there will be, about; takes a look of its own, from any thread. */
  public OptionalLong count() {
    return InputCount.of(inputs, options);
  }

  @Override
  public void close() {
    closeCurrent();
    account.end(0);
    whenClosed.accept(account);
    whenClosed = done -> {};
    arguments.clear();
    ahead.clear();
    current = Collections.emptyIterator();
  }

  private boolean advance() {
    while (true) {
      if (current.hasNext()) {
        anyRead = true;
        return true;
      }
      closeCurrent();
      Member member = members.poll();
      InputArgument argument = member == null ? arguments.poll() : null;
      if (member != null) {
        current = ofMember(member);
      } else if (argument != null) {
        current = accounted(argument);
      } else if (isEmptyContainer && !anyRead) {
        current = List.of(InputFault.NO_PROBLEM_FILE.at(container)).iterator();
      } else {
        return false;
      }
    }
  }

  /** The entries of a file in a container: what is not read is in the account. */
  private Iterator<InputEntry> ofMember(Member member) {
    String name = member.in(container).name();
    Cause cause = member.trouble() == null ? Likeness.refusal(member) : null;
    if (cause != null) {
      account.pass(name, cause);
      return Collections.emptyIterator();
    }
    isEmptyContainer = false;
    return accounted(
        member.trouble() != null
            ? List.of(InputFault.of(member.trouble(), member.expected(), name)).iterator()
            : guarded(name, () -> stream(new ByteArrayInputStream(member.bytes()), name, true)),
        name);
  }

  /** The entries of an argument, each entered in the account; games may be left out. */
  private Iterator<InputEntry> accounted(InputArgument argument) {
    Iterator<InputEntry> all = open(argument);
    boolean places = argument instanceof InputArgument.Glob;
    Path place = argument instanceof InputArgument.Place given ? given.path() : null;
    if (places || (place != null && Files.isDirectory(place))) {
      return all; // Its files come one by one.
    }
    if (!members.isEmpty()) {
      return all; // They are what it is made of.
    }
    String standard = argument instanceof InputArgument.Standard ? "-" : null;
    return accounted(all, place == null ? standard : place.toString());
  }

  private Iterator<InputEntry> accounted(Iterator<InputEntry> all, @Nullable String file) {
    account.begin(file);
    SfenStream list = all instanceof SfenStream lines ? lines : null;
    return new AbstractIterator<>() {
      @Override
      protected @Nullable InputEntry computeNext() {
        while (all.hasNext()) {
          InputEntry entry = all.next();
          Fate fate = fate(entry);
          account.enter(fate, list == null ? 0 : entry.source().line());
          Warning readAs = entry instanceof InputEntry.Good good ? good.readAs() : null;
          if (readAs != null) {
            whenRecognised.accept(entry.source(), readAs);
          }
          if (fate != Fate.NO_PROBLEM) {
            return entry;
          }
        }
        account.end(list == null ? 0 : list.lines());
        return endOfData();
      }
    };
  }

  private Fate fate(InputEntry entry) {
    if (!(entry instanceof InputEntry.Good good)) {
      return Fate.INVALID;
    }
    if (options.leavesGames() && GameStart.isOf(good.problem())) {
      return Fate.NO_PROBLEM;
    }
    return good.problem().faults().isEmpty() ? Fate.JUDGED : Fate.INVALID;
  }

  private void closeCurrent() {
    try {
      if (open != null) {
        open.close();
      }
    } catch (IOException e) {
      // It was only read from: nothing is lost.
    }
    open = null;
  }

  private Iterator<InputEntry> open(InputArgument argument) {
    if (argument instanceof InputArgument.Position position) {
      String text = position.text();
      return PositionText.isIn(text) || WholeInput.isSeveral(text) || FmText.isIn(text)
          ? WholeInput.entries(position, options)
          : single(typed(position));
    }
    if (argument instanceof InputArgument.Standard) {
      return guarded("-", () -> stream(standardInput, "-"));
    }
    if (argument instanceof InputArgument.Glob glob) {
      return guarded(glob.pattern(), () -> expand(glob.pattern(), Places.matching(glob.pattern())));
    }
    Path path = ((InputArgument.Place) argument).path();
    String name = path.toString();
    if (Files.isDirectory(path)) {
      return guarded(
          name,
          () -> {
            KnownFiles known = new KnownFiles();
            List<Path> files = Places.under(path, known);
            known.enter(account);
            return expand(name, files);
          });
    }
    if (!Files.exists(path)) {
      return single(InputFault.NO_SUCH_FILE.at(name));
    }
    if (PlainFile.isPipe(path)) {
      return single(InputFault.NO_PLAIN_FILE.at(name));
    }
    return guarded(
        name,
        () -> {
          InputStream in = Files.newInputStream(path);
          open = in;
          return stream(in, name);
        });
  }

  /** Something that opens an input and may fail. */
  private interface Opening {
    Iterator<InputEntry> open() throws IOException;
  }

  private Iterator<InputEntry> guarded(String name, Opening opening) {
    try {
      return opening.open();
    } catch (IOException | UncheckedIOException e) {
      return single(InputFault.CANNOT_READ.at(name));
    } catch (OutOfMemoryError e) {
      return single(InputFault.OUT_OF_MEMORY.at(name));
    }
  }

  private Iterator<InputEntry> expand(String name, List<Path> files) {
    if (files.isEmpty()) {
      return single(InputFault.NO_PROBLEM_FILE.at(name));
    }
    for (int i = files.size() - 1; i >= 0; i--) {
      arguments.push(new InputArgument.Place(files.get(i)));
    }
    return Collections.emptyIterator();
  }

  private InputEntry typed(InputArgument.Position position) {
    Source source = new Source("", 1, position.number());
    ReadResult.Entry entry =
        position.number() == 0
            ? SfenLineReader.parseOne(position.text(), "", options.reading())
            : new SfenLineReader("", options.reading()).parse(position.text(), 1);
    if (entry instanceof ReadResult.Read read) {
      return new InputEntry.Good(WholeInput.named(read.problem(), source));
    }
    return entry instanceof ReadResult.Failed failed
        ? new InputEntry.Bad(source.id(), source, failed)
        : InputFault.NO_SUCH_FILE.at(position.text());
  }

  private Iterator<InputEntry> stream(InputStream in, String name) throws IOException {
    return stream(in, name, false);
  }

  private Iterator<InputEntry> stream(InputStream in, String name, boolean isMember)
      throws IOException {
    BufferedInputStream buffered = new BufferedInputStream(in, WholeInput.HEAD);
    Recognition lines = WholeInput.lines(buffered, name, options);
    if (lines != null) {
      return new SfenStream(buffered, name, options, lines.remark());
    }
    byte[] bytes = WholeInput.bytes(buffered, options);
    if (isMember || !Container.isOne(name, bytes)) {
      return WholeInput.entries(bytes, name, options);
    }
    container = name;
    isEmptyContainer = true;
    members.addAll(Container.members(name, bytes, options.reading().limits().bytes()));
    return Collections.emptyIterator();
  }

  private static Iterator<InputEntry> single(InputEntry entry) {
    return List.of(entry).iterator();
  }
}
