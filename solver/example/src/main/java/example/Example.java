package example;

import io.github.tsume.Checked;
import io.github.tsume.Tsume;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultReader;
import io.github.tsume.results.json.ResultWriter;

/** A user of both parts of the library. */
public final class Example {
  private Example() {}

  /** Checks a problem, and reads a result that was written. */
  public static void main(String[] arguments) {
    Checked checked = Tsume.check("9/4k4/9/4P4/9/9/9/9/9 b 2G 1");
    System.out.println(checked.verdict().code() + " " + checked.solution().mainline().usi());
    String line =
        "{\"schema\":\"tsume/1\",\"id\":\"a\",\"result\":\"mate\",\"length\":3,\"exact\":true,"
            + "\"complete\":true}";
    Result result = ResultReader.read(line);
    System.out.println(ResultReader.read(ResultWriter.write(result)).equals(result));
  }
}
