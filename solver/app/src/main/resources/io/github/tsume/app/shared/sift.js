// Which rows of a list are shown, and in which order; how many of a kind there are.

const collator = new Intl.Collator('ja', {numeric: true});

/** A text as it is searched: neither case nor width of letters matters. */
function searchable(words) {
  return words.normalize('NFKC').toLowerCase();
}

/** Whether a row has all words of a query; told(row): what is searched, made once. */
export function finder(query, told) {
  const words = searchable(query).split(/\s+/).filter(word => word);
  return row => words.length === 0 || words.every(word => (row.haystack ??= searchable(told(row).join('\n'))).includes(word));
}

/** Rows in the order of a value, or the other way round. What has no value comes last. */
export function inOrder(rows, valueOf, descending) {
  const sign = descending ? -1 : 1;
  const valued = rows.map((row, i) => ({row, i, value: valueOf(row)}));
  return valued.sort((a, b) => {
    if (a.value === undefined || b.value === undefined) {
      return (a.value === undefined) - (b.value === undefined) || a.i - b.i;
    }
    const order = typeof a.value === 'string' ? collator.compare(a.value, b.value) : a.value - b.value;
    return sign * order || a.i - b.i;
  }).map(({row}) => row);
}

/** How many rows have each of some values. */
export function counts(rows, valuesOf) {
  const found = new Map();
  for (const row of rows) {
    for (const value of new Set(valuesOf(row))) {
      found.set(value, (found.get(value) ?? 0) + 1);
    }
  }
  return found;
}
