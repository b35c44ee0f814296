package io.github.tsume.app.cli.console;

import io.github.tsume.app.batch.Interruption;
import io.github.tsume.app.input.InputPiece;
import io.github.tsume.results.text.Messages;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The state that the commands of one run share.
 *
 * @param arguments the words of the command line
 * @param typed the positions among them
 * @param piece what is read in the place of the inputs, null to read them
 */
public record Call(
    Console console,
    Messages messages,
    Interruption interruption,
    List<String> arguments,
    Typed typed,
    @Nullable InputPiece piece) {}
