// What a browser keeps for those who come again. It may keep nothing.

/** What is kept, in this browser or in this tab. */
export function load(key, otherwise, where = 'localStorage') {
  try {
    return JSON.parse(globalThis[where].getItem(key)) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function save(key, value, where = 'localStorage') {
  try {
    globalThis[where].setItem(key, JSON.stringify(value));
  } catch {
    // A private window, or no room: then it is not kept.
  }
}
