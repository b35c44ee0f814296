package io.github.tsume.app.cli.console;

import io.github.tsume.app.batch.Interruption;
import io.github.tsume.results.text.Messages;
import java.util.List;

/**
 * The state that the commands of one run share.
 *
 * @param arguments the words of the command line
 * @param typed the positions among them
 */
public record Call(
    Console console,
    Messages messages,
    Interruption interruption,
    List<String> arguments,
    Typed typed) {}
