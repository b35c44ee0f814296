// The address of the page: it holds the position, with what is stated of it. The program reads it.

/** What stands behind the # of the address, by name. */
export function addressed(hash = location.hash) {
  return new Map(hash.slice(1).split('&').map(pair => pair.split(/=(.*)/s)));
}

/**
 * The address that leads to what an editor has.
 *
 * origin: what it was read from, null if it was changed: title, author, stated length, the author's moves
 * goal: what is looked for; mode: the view; who solves is not shown the author's moves
 */
export function addressOf({position, sfen, view}, origin, goal, mode) {
  const url = new URL(location.href);
  const {title, author, length, moves = []} = origin ?? {};
  const more = {
    rules: position.rules.name === 'shogi' ? '' : position.rules.name,
    hand: position.fill ? '' : 'as-is',
    moves: mode === 'solve' ? '' : moves.join('.'), title, author, length,
    view: view.flipped ? 'white' : '',
    ...goal.valuesOf(position),
    mode: mode === 'compose' ? '' : mode,
  };
  url.hash = 'sfen=' + encodeURIComponent(sfen).replace(/%20/g, '+').replace(/%2F/g, '/')
    + Object.entries(more).filter(([, value]) => value || value === 0)
      .map(([name, value]) => `&${name}=${encodeURIComponent(value)}`).join('');
  return url;
}
