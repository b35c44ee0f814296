package io.github.tsume.web;

import io.github.tsume.app.page.PageCalls;
import io.github.tsume.app.page.PageSearch;
import io.github.tsume.verdict.Reason;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** The requests that a worker of the page can make: texts in, JSON out. See {@code worker.js}. */
public final class Solver {
  private Solver() {}

  /** Hears the messages of a search. */
  @JSFunctor
  public interface Listener extends JSObject {
    void hear(String json);
  }

  /** Whether a search is to end. */
  @JSFunctor
  public interface Wish extends JSObject {
    boolean isStopped();
  }

  public static void main(String[] arguments) {
    // The page calls what is exported.
  }

  /** The answer to a short question, as {@link PageCalls#answer}. */
  @JSExport
  public static String call(String name, String text, String options) {
    return PageCalls.answer(name, text, options);
  }

  /** Searches to the end, to the limits or until it is stopped, as {@link PageSearch}. */
  @JSExport
  public static void search(String text, String options, Listener listener, Wish wish) {
    try {
      PageSearch search = new PageSearch(text, options, listener::hear);
      search.interruptIf(wish::isStopped);
      search.run();
    } catch (OutOfMemoryError e) {
      giveUp(text, options, Reason.MEMORY.code(), listener);
    } catch (RuntimeException | AssertionError e) {
      listener.hear(PageCalls.failure(e.toString()));
    }
  }

  /** Tells what is known of a problem on which a search died. */
  @JSExport
  public static void giveUp(String text, String options, String reason, Listener listener) {
    new PageSearch(text, options, listener::hear)
        .giveUp(Reason.ofCode(reason).orElse(Reason.INTERNAL));
  }
}
