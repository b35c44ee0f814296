// Parts of the report that several pages of it have.

import {svg} from '../shared/board.js';
import {element} from '../shared/dom.js';
import {text} from '../shared/texts.js';
import {isReached, likeVerdict, wordText} from '../shared/words.js';

/** Shapes that tell verdicts apart without colour, in a square of 20. */
const BADGE_SHAPES = {
  sound: 'M10 1a9 9 0 1 0 .01 0ZM5.6 10.2l1.6-1.6 2 2 4.4-4.6 1.6 1.6-6 6.2Z',
  cooked: 'M10 1 19.5 18.5H.5ZM9 7v6h2V7ZM9 14.5v2h2v-2Z',
  incomplete: 'M10 .5 19.5 10 10 19.5.5 10ZM10 4.5 4.5 10 10 15.5Z',
  unsolvable: 'M2 2H18V18H2ZM6.4 5 5 6.4 8.6 10 5 13.6 6.4 15 10 11.4 13.6 15 15 13.6 11.4 10 15 6.4 13.6 5 10 8.6Z',
  unknown: 'M10 1a9 9 0 1 0 .01 0ZM10 3a7 7 0 1 1-.01 0ZM6.5 9h2v2h-2ZM9.3 9h2v2h-2ZM12.1 9h2v2h-2Z',
  invalid: 'M6 1H14L19 6V14L14 19H6L1 14V6ZM4 9V11H16V9Z',
};

/** Of what was found and not judged: the shape of a sound problem without its tick. */
const FOUND = 'M10 1a9 9 0 1 0 .01 0Z';

/** The sign of a verdict: a shape and a word. */
export function badge(row) {
  const shape = svg('svg', {viewBox: '0 0 20 20', 'aria-hidden': 'true', class: 'shape'});
  const like = likeVerdict(row);
  const d = isReached(row) && !row.verdict ? FOUND : BADGE_SHAPES[like];
  const path = svg('path', {d, 'fill-rule': 'evenodd'});
  shape.append(path);
  return element('span', {class: 'badge ' + like}, shape, element('span', {}, wordText(row)));
}

/** Puts a text on the clipboard, or shows it for copying by hand. */
export async function copyText(value, near) {
  try {
    await navigator.clipboard.writeText(value);
    announce(text('copied'));
  } catch {
    showForCopy(value, near);
  }
}

function showForCopy(value, near) {
  near.querySelector('.by-hand')?.remove();
  const area = element('textarea', {readonly: true, rows: 6});
  area.value = value;
  near.append(element('p', {class: 'by-hand'}, text('copy.manually'), area));
  area.focus();
  area.select();
}

let announced = 0;

/** Says something to all: as a passing note, and to screen readers. */
export function announce(message) {
  const status = document.getElementById('status');
  status.textContent = message;
  status.classList.add('shown');
  const mine = ++announced;
  setTimeout(() => {
    if (mine === announced) {
      status.classList.remove('shown');
    }
  }, 1800);
}
