// What the browser keeps between visits: settings and the last positions. It may keep nothing.

const RECENT = 'tsume.recent';
const MOST = 30;

export function load(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function save(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A private window, or no room: then it is not kept.
  }
}

export function recent() {
  const entries = load(RECENT, []);
  return Array.isArray(entries) ? entries.filter(entry => typeof entry?.sfen === 'string') : [];
}

/** Puts a position in front of the last ones. */
export function remember(entry) {
  const others = recent().filter(({sfen, rules}) => sfen !== entry.sfen || rules !== entry.rules);
  save(RECENT, [entry, ...others].slice(0, MOST));
}
