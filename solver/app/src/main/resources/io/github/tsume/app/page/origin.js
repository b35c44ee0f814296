// What a position was read from: a text may hold an author's line and a stated length besides, so it
// is the text that is asked about, not the position alone.

import {isSame, parseSfen, rulesNamed} from './position.js';

/**
 * How the defender's hand of a text has to be read for a position to be the text's: the value of the
 * option "hand"; null if it is another position.
 *
 * origin: {text, options, index, title, rules, shown, given}: the last two are SFENs, as the text is
 * read and without a hand that the reader has filled
 */
export function handOf({rules, shown, given}, position, anyHand = false) {
  const read = parseSfen(shown, rulesNamed(rules));
  if (position.rules !== read.rules || !isSame(position, read, false)) {
    return null;
  }
  if (isSame(position, read, true) || anyHand) {
    return 'auto';
  }
  return position.fill ? 'rest' : isSame(position, parseSfen(given, read.rules), true) ? 'as-is' : null;
}
