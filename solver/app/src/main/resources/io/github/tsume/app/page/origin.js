// What a position was read from: a text may hold an author's line and a stated length besides, so it
// is the text that is asked about, not the position alone.

import {positionOf} from '../shared/position.js';
import {isSame} from './edit.js';

/**
 * How the defender's hand of a text has to be read for a position to be the text's: the value of the
 * option "hand"; null if it is another position.
 *
 * origin: {text, options, index, title, shown, given}: the last two are positions as the program
 * tells them, as the text is read and without a hand that the reader has filled
 */
export function handOf({shown, given}, position, anyHand = false) {
  if (!isTold(shown) || !isTold(given)) {
    return null; // Kept by another version of the page.
  }
  const read = positionOf(shown);
  if (!isSame(position, read, false)) {
    return null;
  }
  if (isSame(position, read, true) || anyHand) {
    return 'auto';
  }
  return position.fill ? 'rest' : isSame(position, positionOf(given), true) ? 'as-is' : null;
}

function isTold(position) {
  return ['rules', 'board', 'hands'].every(name => typeof position?.[name] === 'string');
}
