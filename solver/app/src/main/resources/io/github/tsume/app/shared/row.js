// A result as the program tells it, with what it leaves out put in.

const LISTS = ['defects', 'open', 'notes', 'variations', 'tries'];

/** The row itself: its lists are there, and their entries know where they stand. */
export function wholeRow(row) {
  for (const of of LISTS) {
    row[of] ??= [];
    row[of].forEach((entry, n) => Object.assign(entry, {of, n}));
  }
  row.lines ??= [];
  row.word = row.verdict ?? row.result;
  return row;
}

/** The line of an entry; undefined if it has none that can be played. */
export function lineOf(row, of, n = 0) {
  return row.lines.find(line => line.of === of && line.n === n);
}

/** Whether the mainline begins with the author's moves, if there are any. */
export function goesOnAsAuthored(row) {
  const authored = lineOf(row, 'authored')?.usi ?? [];
  const mainline = lineOf(row, 'mainline')?.usi ?? [];
  return authored.every((move, i) => move === mainline[i]);
}

/** What tells that an earlier problem has the same position, maybe mirrored or turned. */
export function sameNote(row) {
  return row.notes.find(note => note.duplicate);
}
