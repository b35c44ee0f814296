package io.github.tsume.web;

import io.github.tsume.app.page.PageCalls;
import io.github.tsume.app.page.PageSearch;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** What a worker of the page can ask: texts in, JSON out. See {@code worker.js}. */
public final class Solver {
  private Solver() {}

  /** Hears the messages of a search. */
  @JSFunctor
  public interface Listener extends JSObject {
    void hear(String json);
  }

  public static void main(String[] arguments) {
    // The page calls what is exported.
  }

  /** The answer to a short question, as {@link PageCalls#answer}. */
  @JSExport
  public static String call(String name, String text, String options) {
    return PageCalls.answer(name, text, options);
  }

  /** Searches to the end or to the limits, as {@link PageSearch}. */
  @JSExport
  public static void search(String text, String options, Listener listener) {
    try {
      new PageSearch(text, options, listener::hear).run();
    } catch (OutOfMemoryError e) {
      giveUp(text, options, "memory limit", listener);
    } catch (RuntimeException | AssertionError e) {
      listener.hear(PageCalls.failure(e.toString()));
    }
  }

  /** Tells what is known of a problem on which a search died. */
  @JSExport
  public static void giveUp(String text, String options, String reason, Listener listener) {
    new PageSearch(text, options, listener::hear).giveUp(reason);
  }
}
