// Where the browser keeps lists of problems: a database of its own, as a list may be large. Each result
// is written by itself when it is found, so that whatever ends a tab, or another tab, takes none away.

const NAME = 'tsume';
const STORE = 'collections';
const FORM = 1; // Of what is kept; what has another form is set aside.
const BEFORE = 'last'; // Where an earlier form kept its only list, with all results, as one text.
const PATIENCE = 3000; // Some browsers neither open it nor say that they do not.

let opened = null;
let patience = null;

/** The database; null if it cannot be opened, or has not been for long: it may be by the next time. */
function connected() {
  if (!opened) {
    opened = connect();
    patience = new Promise(resolve => setTimeout(resolve, PATIENCE, null));
  }
  return Promise.race([opened, patience]);
}

/** A connection as soon as there is one; null if there can be none. What is lost is opened anew when it is needed. */
function connect() {
  return new Promise(resolve => {
    const without = () => {
      opened = null;
      resolve(null);
    };
    try {
      const opening = indexedDB.open(NAME, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
      opening.onerror = without;
      opening.onsuccess = () => {
        const database = opening.result;
        database.onclose = without;
        database.onversionchange = () => {
          database.close();
          without();
        };
        resolve(database);
      };
    } catch {
      resolve(null);
    }
  });
}

/** Does something with the store, all of it or nothing; null if the browser keeps nothing, or has no room. */
async function within(mode, work) {
  const database = await connected();
  let transaction = null;
  try {
    transaction = database.transaction(STORE, mode);
    const ended = new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
    const [value] = await Promise.all([work(transaction.objectStore(STORE)), ended]);
    return value;
  } catch {
    try {
      transaction.abort();
    } catch {
      // It has ended, or never began.
    }
    return null;
  }
}

/** What a request of the store comes to. */
function of(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** All keys of a kind (list, result, aside), maybe of one name. */
const keysOf = (kind, ...names) => IDBKeyRange.bound([kind, ...names], [kind, ...names, []]);

const isText = one => typeof one === 'string';

/** Whether a value is what is kept of a list: its sources, and which problem of which of them its rows are. */
function isList(value) {
  return value?.form === FORM && Array.isArray(value.sources) && Array.isArray(value.rows) && value.rows.length > 0
    && value.sources.every(source => isText(source?.text) && isText(source.options))
    && value.rows.every(row => Boolean(value.sources[row?.source]) && Number.isInteger(row.index) && row.index >= 0);
}

/** Whether a value is what is kept of a result. */
function isResult(value) {
  return value?.form === FORM && isText(value.message?.shown?.verdict ?? value.message?.shown?.result);
}

const isSame = (one, other) => JSON.stringify([one.sources, one.rows]) === JSON.stringify([other.sources, other.rows]);

/** What an earlier form kept, as lists and results are kept now. */
function newForm(kept) {
  const {form, sources, rows} = JSON.parse(kept);
  const list = {form: FORM, sources, rows: rows.map(({source, index}) => ({source, index}))};
  const results = rows.map(({message}) => message && {form: FORM, message});
  return form === undefined && isList(list) && results.every(result => !result || isResult(result)) ? {list, results} : null;
}

async function setAside(store, key, value) {
  await of(store.put(value, ['aside', new Date().toISOString(), String(key)]));
  await of(store.delete(key));
}

/** A name that no other list has; that of the list itself if it is kept already. */
async function nameOf(store, wanted, list) {
  for (let n = 1; ; n++) {
    const name = n === 1 ? wanted : `${wanted} (${n})`;
    const kept = await of(store.get(['list', name]));
    if (kept === undefined || (isList(kept) && isSame(kept, list))) {
      return name;
    }
  }
}

/**
 * Keeps a list; the same list is kept once.
 *
 * list: {sources: each {text, options}, rows: each {source, index}} → the name that it has, null if it is not kept
 */
function keepList(wanted, {sources, rows}) {
  return within('readwrite', async store => {
    const list = {form: FORM, sources, rows};
    const name = await nameOf(store, wanted, list);
    await of(store.put(list, ['list', name]));
    return name;
  });
}

/** Keeps results of a list, all or none; whether they are kept. The list is kept again if another tab forgot it meanwhile. */
async function keepResults(name, {sources, rows}, results) {
  return await within('readwrite', async store => {
    if (await of(store.count(['list', name])) === 0) {
      await of(store.put({form: FORM, sources, rows}, ['list', name]));
    }
    for (const {row, goal, message} of results) {
      await of(store.put({form: FORM, message}, ['result', name, row, goal]));
    }
    return true;
  }) ?? false;
}

/** A list that is kept with what is found of it: what could not be kept is tried again. */
export class Keeping {
  /** name: of a list that is kept already; told(isNamed): it is known how much is kept, or that the list has a name now */
  constructor(wanted, form, {name = null, told = () => {}} = {}) {
    Object.assign(this, {wanted, form, name, told});
    this.waiting = new Set();
    this.turn = Promise.resolve();
  }

  /** Keeps results, each {row, goal, message}, and those that wait; the list itself first. */
  keep(...results) {
    results.forEach(result => this.waiting.add(result));
    this.turn = this.turn.then(() => this.work());
    return this.turn;
  }

  async work() {
    const {name} = this;
    this.name ??= await keepList(this.wanted, this.form);
    const all = [...this.waiting];
    for (const some of this.name === null ? [] : [all, all.slice(-1)]) {
      if (await keepResults(this.name, this.form, some)) {
        some.forEach(result => this.waiting.delete(result));
        break;
      }
    }
    if ((this.name === null || this.waiting.size > 0) && await connected() === null) {
      opened?.then(database => database && this.keep());
    }
    this.told(this.name !== name);
  }
}

/** The names of the lists; what does not fit is set aside. unnamed: the name of one that has none */
export async function listNames(unnamed) {
  return await within('readwrite', async store => {
    const kept = await of(store.get(BEFORE));
    if (kept !== undefined) {
      let found = null;
      try {
        found = newForm(kept);
      } catch {
        // Somebody else has written it.
      }
      if (found) {
        const name = await nameOf(store, unnamed, found.list);
        await of(store.put(found.list, ['list', name]));
        for (const [row, result] of found.results.entries()) {
          result && await of(store.put(result, ['result', name, row, goalOf(result.message.shown)]));
        }
        await of(store.delete(BEFORE));
      } else {
        await setAside(store, BEFORE, kept);
      }
    }
    const names = [];
    for (const key of await of(store.getAllKeys(keysOf('list')))) {
      const list = await of(store.get(key));
      isList(list) ? names.push(key[1]) : await setAside(store, key, list);
    }
    return names;
  }) ?? [];
}

/** A list with its results, each {row, goal, message}; null if there is none. */
export function keptList(name) {
  return within('readwrite', async store => {
    const list = await of(store.get(['list', name]));
    if (!isList(list)) {
      return null;
    }
    const results = [];
    for (const key of await of(store.getAllKeys(keysOf('result', name)))) {
      const [, , row, goal] = key;
      const value = await of(store.get(key));
      isResult(value) && list.rows[row] ? results.push({row, goal, message: value.message}) : await setAside(store, key, value);
    }
    return {...list, results};
  });
}

export function forgetList(name) {
  return within('readwrite', async store => {
    await of(store.delete(['list', name]));
    await of(store.delete(keysOf('result', name)));
  });
}

/** Sets a list aside that could not be shown, whatever it is. */
export function setListAside(name) {
  return within('readwrite', async store => {
    for (const range of [IDBKeyRange.only(['list', name]), keysOf('result', name)]) {
      for (const key of await of(store.getAllKeys(range))) {
        await setAside(store, key, await of(store.get(key)));
      }
    }
  });
}

/** All that was set aside. */
export async function aside() {
  return await within('readonly', store => of(store.getAll(keysOf('aside')))) ?? [];
}

export function forgetAside() {
  return within('readwrite', store => of(store.delete(keysOf('aside'))));
}

/** The goal of a result, as the word by which results of a problem are kept apart. */
export function goalOf({goal = 'mate', within: plies = 0}) {
  return `${goal} ${plies}`;
}

/** The bytes that all takes and those that are left; null if the browser does not tell. */
export async function room() {
  try {
    const {usage, quota} = await navigator.storage.estimate();
    return {taken: usage, left: Math.max(0, quota - usage)};
  } catch {
    return null;
  }
}
