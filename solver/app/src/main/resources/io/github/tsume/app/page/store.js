// What the browser keeps between visits: settings and the last positions. It may keep nothing.

const RECENT = 'tsume.recent';
const MOST = 30;
const ORIGIN = 'tsume.origin';
const LIST = 'tsume.list';
const LONGEST = 50_000; // Characters of a text that are kept with a position.

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
  const kept = {...entry, origin: entry.origin?.text.length <= LONGEST ? entry.origin : null};
  const same = other => other.sfen === kept.sfen && other.rules === kept.rules
    && (other.origin?.text ?? '') === (kept.origin?.text ?? '');
  save(RECENT, [kept, ...recent().filter(other => !same(other))].slice(0, MOST));
}

/** The list that this tab uses from now on. */
export function useList(name) {
  save(LIST, name);
  try {
    sessionStorage.setItem(LIST, name);
  } catch {
    // Then a reload finds that which any tab used last.
  }
}

/** The lists that this tab, and any tab, used last, if it is known. */
export function listOfTab() {
  try {
    return [sessionStorage.getItem(LIST), load(LIST, null)];
  } catch {
    return [];
  }
}

/** Keeps the page itself, for when there is no network. */
export async function keepOffline() {
  try {
    await navigator.serviceWorker.register('offline.js');
  } catch {
    // A browser, or a page around this one, that does not let it be kept.
  }
}

/** Keeps for a reload of this tab what its position was read from; null for nothing. */
export function keepOrigin(origin) {
  try {
    sessionStorage.removeItem(ORIGIN); // So that none is left if there is no room for this one.
    sessionStorage.setItem(ORIGIN, JSON.stringify(origin));
  } catch {
    // Then it is not kept.
  }
}

export function keptOrigin() {
  try {
    return JSON.parse(sessionStorage.getItem(ORIGIN));
  } catch {
    return null;
  }
}
