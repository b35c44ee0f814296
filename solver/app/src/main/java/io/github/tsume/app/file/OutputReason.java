package io.github.tsume.app.file;

import io.github.tsume.app.file.OutputException.InUseException;
import io.github.tsume.results.text.Messages;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/**
 * The reason why something cannot be written, in words: most exceptions tell no more than the
 * file's name.
 */
public final class OutputReason {
  private OutputReason() {}

  /** The reason alone. */
  public static String of(IOException e, Messages messages) {
    if (e instanceof NoSuchFileException) {
      return messages.get("output.no-directory");
    }
    if (e instanceof FileAlreadyExistsException) {
      return messages.get("output.taken");
    }
    if (e instanceof AccessDeniedException) {
      return messages.get("output.denied");
    }
    if (e instanceof InUseException) {
      return messages.get("output.in-use");
    }
    if (e instanceof PlainFile.NoPlainFileException) {
      return messages.get("output.no-plain-file");
    }
    String reason = e instanceof FileSystemException file ? file.getReason() : e.getMessage();
    return reason == null ? e.getClass().getSimpleName() : reason;
  }
}
