package io.github.tsume.app.watch;

import io.github.tsume.app.batch.Interruption;
import io.github.tsume.app.input.Account;
import io.github.tsume.app.input.KnownFiles;
import io.github.tsume.app.input.Places;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;

/**
 * A watch for changes of a file, or of the problem files below a directory.
 *
 * <p>What changed is found by comparing snapshots; {@link Alarm} only tells when a look is worth
 * while. So nothing is missed when events are lost, and an editor that saves in several steps, or
 * to another name first, makes one change.
 */
public final class PlaceWatch implements AutoCloseable {
  /** For how long nothing must change until a change counts as complete. */
  private static final long QUIET_MILLIS = 150;

  private final Path place;
  private final BooleanSupplier isOver;
  private final Alarm alarm;
  private final KnownFiles inputs = new KnownFiles();
  private Snapshot known;

  /**
   * Begins to watch.
   *
   * @param place the file or directory
   * @throws IOException if it cannot be read
   */
  public PlaceWatch(Path place, Interruption interruption) throws IOException {
    this.place = place;
    isOver = interruption::happened;
    alarm = Alarm.of(place);
    known = Snapshot.of(place, inputs);
  }

  /** The account of the files of a directory that are no inputs, as far as is known now. */
  public Account account() {
    return inputs.account();
  }

  /** The files that are watched, as far as is known now, in the order of their names. */
  public List<Path> files() {
    return List.copyOf(known.stamps().keySet());
  }

  /**
   * Waits until files have changed or are new.
   *
   * @return the files in the order of their names; none if the interruption has happened
   */
  public List<Path> await() throws InterruptedException {
    while (!isOver.getAsBoolean()) {
      alarm.await();
      Snapshot now = look(known);
      List<Path> changed = now.changedSince(known);
      if (changed.isEmpty()) {
        known = now;
        continue;
      }
      now = settled(now);
      changed = now.changedSince(known);
      known = now;
      if (!changed.isEmpty()) {
        return isOver.getAsBoolean() ? List.of() : changed;
      }
    }
    return List.of();
  }

  /** The first snapshot that nothing has changed in for a while. */
  private Snapshot settled(Snapshot first) throws InterruptedException {
    Snapshot before = first;
    while (true) {
      Thread.sleep(QUIET_MILLIS);
      Snapshot now = look(before);
      if (now.equals(before) || isOver.getAsBoolean()) {
        return now;
      }
      before = now;
    }
  }

  /** How things are; as before if the place cannot be read at this moment. */
  private Snapshot look(Snapshot before) {
    try {
      return Snapshot.of(place, inputs);
    } catch (IOException e) {
      return before;
    }
  }

  @Override
  public void close() {
    alarm.close();
  }

  /**
   * A file, or the problem files below a directory, as they were at a moment.
   *
   * @param stamps what tells whether a file has changed, by path
   */
  private record Snapshot(Map<Path, Stamp> stamps) {

    /** A file's age and size. */
    record Stamp(FileTime modified, long size) {}

    static Snapshot of(Path place, KnownFiles known) throws IOException {
      Map<Path, Stamp> stamps = new TreeMap<>();
      for (Path file : Files.isDirectory(place) ? Places.under(place, known) : List.of(place)) {
        stamp(file, stamps);
      }
      return new Snapshot(stamps);
    }

    private static void stamp(Path file, Map<Path, Stamp> stamps) {
      try {
        BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
        if (attributes.isRegularFile()) {
          stamps.put(file, new Stamp(attributes.lastModifiedTime(), attributes.size()));
        }
      } catch (IOException e) {
        // It went away since it was listed; many editors put another in its place soon.
      }
    }

    /** The files that are new or different, in the order of their names. */
    List<Path> changedSince(Snapshot earlier) {
      return stamps.entrySet().stream()
          .filter(entry -> !entry.getValue().equals(earlier.stamps().get(entry.getKey())))
          .map(Map.Entry::getKey)
          .toList();
    }
  }
}
