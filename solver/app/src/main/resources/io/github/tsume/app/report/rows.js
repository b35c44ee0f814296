// The results: what is in them, which of them are shown, and in which order.

import {sameNote, wholeRow} from '../shared/row.js';
import {finder, inOrder} from '../shared/sift.js';
import {isReached} from '../shared/words.js';

export const ABOUT = JSON.parse(document.getElementById('about').textContent);
export const ROWS = JSON.parse(document.getElementById('results').textContent);

/** The order in which verdicts are shown, from the gravest to the lightest, then outcomes that were not judged. */
export const VERDICTS = ABOUT.verdicts;

function byPly(entries) {
  return entries.slice().sort((a, b) => (a.ply ?? Infinity) - (b.ply ?? Infinity));
}

ROWS.forEach((row, index) => {
  wholeRow(row);
  row.index = index;
  row.label = row.title ?? row.id;
  // What is shown goes along the line; row.defects keeps the order of the results.
  row.found = byPly(row.defects);
  row.unsettled = byPly(row.open);
});

const MOVES = JSON.parse(document.getElementById('moves').textContent);

/** A row with its lines, in which moves are numbers as long as nobody looks at them. */
export function unpacked(row) {
  row.lines = row.lines.map(line => {
    if (typeof line !== 'string') {
      return line;
    }
    const [of, n, ply, ...numbers] = line.split(' ');
    const moves = numbers.map(number => MOVES[parseInt(number, 36)].split(' '));
    const [usi, ja, en] = [0, 1, 2].map(i => moves.map(words => words[i]));
    return {of, n: Number(n), ply: parseInt(ply, 10), ofAuthor: ply.endsWith('a'), usi, ja, en};
  });
  return row;
}

export const rowById = new Map(ROWS.map(row => [row.id, row]));

/** The name of the earlier problem with the same position; undefined if there is none. */
export function sameAs(row) {
  return sameNote(row)?.same;
}

/** What an editor may like to know besides: problems like it, the nearest repair, needless pieces. */
export function adviceOf(row) {
  return row.notes.filter(note => note.advice);
}

const repeated = new Set(ROWS.filter(sameNote).map(sameAs));

/** Whether another problem has the same position: an earlier or a later one. */
function isRepeated(row) {
  return Boolean(sameNote(row)) || repeated.has(row.id) || repeated.has('#' + (row.index + 1));
}

export const view = {
  query: '',
  verdicts: new Set(),
  defect: '',
  key: 'number',
  descending: false,
  sorted: ROWS,
  /** The rows to be shown, in order. */
  rows: ROWS,
};

export function filterRows() {
  const has = finder(view.query, row => [row.id, row.title, row.author, row.source, ...(row.themes ?? [])]);
  view.rows = view.sorted.filter(row =>
    (view.verdicts.size === 0 || view.verdicts.has(row.word)) && hasDefect(row) && has(row));
}

function hasDefect(row) {
  switch (view.defect) {
    case '':
      return true;
    case 'none':
      return row.defects.length === 0;
    case 'disagrees':
      return row.agrees === false;
    case 'same':
      return isRepeated(row);
    default:
      return row.defects.some(defect => defect.class === view.defect);
  }
}

export const SORT_KEYS = {
  number: row => row.index,
  title: row => row.label,
  author: row => row.author,
  stated: row => row.stated,
  length: row => (isReached(row) ? row.length : undefined),
  verdict: row => VERDICTS.indexOf(row.word),
  defects: row => row.defects.length,
  rank: row => row.rank,
  same: sameAs,
  advice: row => adviceOf(row)[0]?.class,
  time: row => row.timeMs,
};

/** Sorts by a column; a second time the other way round. What has no value comes last. */
export function sortRows(key) {
  view.descending = key === view.key && !view.descending;
  view.key = key;
  view.sorted = inOrder(ROWS, SORT_KEYS[key], view.descending);
  filterRows();
}

/** The gravest class of defect of a row; undefined if it has none that counts. */
export function worstDefect(row) {
  return defectSummary(row).find(defect => !defect.unsettled);
}

/** The defects of a row by class, those that are final before those that are not, gravest first. */
export function defectSummary(row) {
  const byClass = new Map();
  for (const {class: name, severity, ply, unsettled = ''} of row.defects) {
    const key = name + unsettled;
    if (!byClass.has(key)) {
      byClass.set(key, {name, severity, unsettled, plies: []});
    }
    byClass.get(key).plies.push(ply);
  }
  return [...byClass.values()].sort((a, b) =>
    Boolean(a.unsettled) - Boolean(b.unsettled) || ABOUT.severities.indexOf(a.severity) - ABOUT.severities.indexOf(b.severity));
}
