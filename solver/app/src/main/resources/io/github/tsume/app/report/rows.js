// The results: what is in them, which of them are shown, and in which order.

const ABOUT = JSON.parse(document.getElementById('about').textContent);
const ROWS = JSON.parse(document.getElementById('results').textContent);

/** From the gravest to the lightest, the order in which verdicts are shown. */
const VERDICTS = [
  'cooked', 'incomplete', 'unsolvable', 'unknown', 'invalid', 'sound', 'no-mate', 'mate',
];

function byPly(entries) {
  return entries.slice().sort((a, b) => (a.ply ?? Infinity) - (b.ply ?? Infinity));
}

ROWS.forEach((row, index) => {
  row.index = index;
  row.word = row.verdict ?? row.result;
  row.defects ??= [];
  row.open ??= [];
  row.notes ??= [];
  row.variations ??= [];
  row.tries ??= [];
  row.label = row.title ?? row.id;
  // What is shown goes along the line; row.defects keeps the order of the results, as KIF does.
  row.found = byPly(row.defects);
  row.unsettled = byPly(row.open);
});

const rowById = new Map(ROWS.map(row => [row.id, row]));

/** What tells that an earlier problem has the same position, maybe mirrored or turned. */
function sameNote(row) {
  return row.notes.find(note => note.class.endsWith('duplicate'));
}

/** The name of the earlier problem with the same position; undefined if there is none. */
function sameAs(row) {
  const note = sameNote(row);
  const name = note?.same;
  return name && note.class.startsWith('turned') ? '#' + name : name;
}

const repeated = new Set(ROWS.filter(sameNote).map(sameAs));

/** Whether another problem has the same position: an earlier or a later one. */
function isRepeated(row) {
  return Boolean(sameNote(row)) || repeated.has(row.id) || repeated.has('#' + (row.index + 1));
}

/** A text as it is searched: neither case nor width of letters matters. */
function searchable(words) {
  return words.normalize('NFKC').toLowerCase();
}

const view = {
  query: '',
  verdicts: new Set(),
  defect: '',
  key: 'number',
  descending: false,
  sorted: ROWS,
  /** The rows to be shown, in order. */
  rows: ROWS,
};

/** Where a row is searched; made when first asked for, to show the table sooner. */
function haystackOf(row) {
  row.haystack ??= searchable([row.id, row.title, row.author, row.source].join('\n'));
  return row.haystack;
}

function filterRows() {
  const words = searchable(view.query).split(/\s+/).filter(word => word);
  view.rows = view.sorted.filter(row =>
    (view.verdicts.size === 0 || view.verdicts.has(row.word))
    && hasDefect(row)
    && words.every(word => haystackOf(row).includes(word)));
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

const collator = new Intl.Collator('ja', {numeric: true});

const SORT_KEYS = {
  number: row => row.index,
  title: row => row.label,
  author: row => row.author,
  stated: row => row.stated,
  length: row => (row.result === 'mate' ? row.length : undefined),
  verdict: row => VERDICTS.indexOf(row.word),
  defects: row => row.defects.length,
  same: sameAs,
  time: row => row.timeMs,
};

/** Sorts by a column; a second time the other way round. What has no value comes last. */
function sortRows(key) {
  view.descending = key === view.key && !view.descending;
  view.key = key;
  const sign = view.descending ? -1 : 1;
  const values = ROWS.map(SORT_KEYS[key]);
  view.sorted = ROWS.slice().sort((a, b) => {
    const first = values[a.index];
    const second = values[b.index];
    if (first === undefined || second === undefined) {
      return (first === undefined) - (second === undefined) || a.index - b.index;
    }
    const order = typeof first === 'string' ? collator.compare(first, second) : first - second;
    return sign * order || a.index - b.index;
  });
  filterRows();
}

/** How many rows have each word of verdict, or each class of defect. */
function counts(wordsOf) {
  const found = new Map();
  for (const row of ROWS) {
    for (const word of new Set(wordsOf(row))) {
      found.set(word, (found.get(word) ?? 0) + 1);
    }
  }
  return found;
}

/** The gravest class of defect of a row; undefined if it has none that counts. */
function worstDefect(row) {
  return defectSummary(row).find(defect => !defect.provisional);
}

/** The defects of a row by class, those that count before provisional ones, gravest first. */
function defectSummary(row) {
  const grave = ['fatal', 'flaw', 'tolerated'];
  const byClass = new Map();
  for (const {class: name, severity, ply, provisional = false} of row.defects) {
    const key = name + provisional;
    if (!byClass.has(key)) {
      byClass.set(key, {name, severity, provisional, plies: []});
    }
    byClass.get(key).plies.push(ply);
  }
  return [...byClass.values()].sort((a, b) =>
    a.provisional - b.provisional || grave.indexOf(a.severity) - grave.indexOf(b.severity));
}
