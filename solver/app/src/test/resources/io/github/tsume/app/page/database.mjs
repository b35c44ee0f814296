// A database as browsers have it, as far as the page uses one. A tab that ends takes along what it has
// not finished, and hears nothing more.

function compared(one, other) {
  const rank = key => (Array.isArray(key) ? 3 : typeof key === 'string' ? 2 : 1);
  if (rank(one) !== rank(other)) {
    return rank(one) - rank(other);
  }
  if (!Array.isArray(one)) {
    return one < other ? -1 : one > other ? 1 : 0;
  }
  for (let i = 0; i < one.length && i < other.length; i++) {
    const order = compared(one[i], other[i]);
    if (order !== 0) {
      return order;
    }
  }
  return one.length - other.length;
}

globalThis.IDBKeyRange = {
  bound: (low, high) => ({has: key => compared(key, low) >= 0 && compared(key, high) <= 0}),
  only: wanted => ({has: key => compared(key, wanted) === 0}),
};

export class Database {
  constructor() {
    this.kept = new Map(); // By key as JSON, each value as JSON.
    this.turn = Promise.resolve();
    this.made = false;
    this.most = Infinity; // Bytes for which there is room.
  }

  /** What a tab has as `indexedDB`; tab.ended: it is no more; tab.after: before that it does not open. */
  of(tab) {
    return {
      open: () => {
        const request = {};
        Promise.resolve(tab.after).then(() => setImmediate(() => {
          request.result = {
            createObjectStore() {}, close() {}, transaction: () => this.begin(tab),
          };
          this.made || request.onupgradeneeded();
          this.made = true;
          tab.ended || request.onsuccess();
        }));
        return request;
      },
    };
  }

  begin(tab) {
    const asked = [];
    let changed = null;
    let aborted = false;
    const ask = action => {
      const request = {};
      asked.push({request, action});
      return request;
    };
    const all = given => {
      const has = given?.has ? given.has : key => compared(key, given) === 0;
      return [...changed.keys()].map(key => JSON.parse(key)).filter(has).sort(compared);
    };
    const transaction = {
      abort() {
        aborted = true;
      },
      objectStore: () => ({
        get: key => ask(() => (changed.has(JSON.stringify(key)) ? JSON.parse(changed.get(JSON.stringify(key))) : undefined)),
        count: key => ask(() => all(key).length),
        getAllKeys: range => ask(() => all(range)),
        getAll: range => ask(() => all(range).map(key => JSON.parse(changed.get(JSON.stringify(key))))),
        delete: range => ask(() => all(range).forEach(key => changed.delete(JSON.stringify(key)))),
        put: (value, key) => {
          if (key.includes(null) || key.includes(undefined)) {
            throw new Error('no key');
          }
          return ask(() => {
            changed.set(JSON.stringify(key), JSON.stringify(value));
          });
        },
      }),
    };
    const run = async () => {
      changed = new Map(this.kept);
      while (asked.length > 0 && !tab.ended && !aborted) {
        const {request, action} = asked.shift();
        request.result = action();
        await new Promise(setImmediate);
        tab.ended || request.onsuccess?.();
        await new Promise(setImmediate);
      }
      if (tab.ended) {
        return;
      }
      const size = [...changed].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
      if (aborted || size > this.most) {
        transaction.onabort?.();
      } else {
        this.kept = changed;
        transaction.oncomplete?.();
      }
    };
    this.turn = this.turn.then(() => new Promise(setImmediate)).then(run);
    return transaction;
  }
}
