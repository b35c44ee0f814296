// Where the browser keeps a collection: in a database of its own, as a list may be large.

const NAME = 'tsume';
const STORE = 'collections';
const LAST = 'last';
const PATIENCE = 3000; // Some browsers neither open it nor say that they do not.

/** Does something with the store; null if the browser keeps nothing. */
function within(mode, work) {
  return new Promise(resolve => {
    setTimeout(resolve, PATIENCE, null);
    try {
      const opening = indexedDB.open(NAME, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
      opening.onerror = () => resolve(null);
      opening.onsuccess = () => {
        const database = opening.result;
        const transaction = database.transaction(STORE, mode);
        const request = work(transaction.objectStore(STORE));
        const end = value => {
          database.close();
          resolve(value);
        };
        transaction.oncomplete = () => end(request.result ?? null);
        transaction.onabort = transaction.onerror = () => end(null);
      };
    } catch {
      resolve(null);
    }
  });
}

/** Keeps a collection in the place of the last one; tells how many bytes that takes, 0 if it is not kept. */
export async function keepCollection(collection) {
  const json = JSON.stringify(collection);
  const key = await within('readwrite', store => store.put(json, LAST));
  return key === null ? 0 : new Blob([json]).size;
}

/** The last collection, with the bytes that it takes; null if there is none. */
export async function keptCollection() {
  const json = await within('readonly', store => store.get(LAST));
  try {
    return json ? {...JSON.parse(json), bytes: new Blob([json]).size} : null;
  } catch {
    return null; // Somebody else has written it.
  }
}

export async function forgetCollection() {
  await within('readwrite', store => store.delete(LAST));
}
