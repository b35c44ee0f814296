package tsume.app.cli;

import java.util.List;
import tsume.app.batch.Interruption;
import tsume.app.text.Messages;

/**
 * What the commands of one run share.
 *
 * @param arguments the words of the command line
 */
record Session(
    Console console, Messages messages, Interruption interruption, List<String> arguments) {}
