package tsume.app.cli;

import tsume.app.batch.Interruption;
import tsume.app.text.Messages;

/** What the commands of one run share. */
record Session(Console console, Messages messages, Interruption interruption) {}
