// The hands on the page, with their numbers.

import {pieceImage} from '../shared/board.js';
import {element} from '../shared/dom.js';
import {heldBy} from '../shared/position.js';
import {language, text} from '../shared/texts.js';

/** A piece as it is called, for those who hear it. */
export function pieceWord(letter, rules) {
  const {name, english} = rules.byLetter.get(letter);
  return language.isJapanese ? name : english;
}

/**
 * A hand: each kind with its number and, unless it is filled, buttons for one more and one fewer. A
 * frozen hand keeps them, so that nothing moves under the pointer when a replay begins.
 */
export function showHand(root, position, side, {frozen, filled, selected, hinted, onPiece}) {
  const {rules} = position;
  const attacker = side === position.side;
  const name = text(attacker ? 'attacker.hand' : 'defender.hand');
  root.setAttribute('aria-label', name);
  const note = filled ? text('hand.rest') : '';
  const parts = [element('div', {class: 'name'}, element('b', {}, name), note)];
  for (const letter of rules.held.slice().reverse()) {
    const count = heldBy(position, side, letter);
    const word = pieceWord(letter, rules);
    const picture = pieceImage({letter, side}, rules, false);
    const piece = element('button', {
      type: 'button', class: 'piece', 'aria-pressed': selected === letter, 'data-hand': `${side}${letter}`,
      'aria-label': text('hand.piece', word, count), title: word, disabled: count === 0,
      onclick: () => onPiece(side, letter),
    }, picture);
    const change = (sign, label) => element('button', {
      type: 'button', 'aria-label': text(label, word), 'data-count': side + letter + (sign > 0 ? '+' : '-'),
      disabled: frozen || (sign < 0 && count === 0),
    }, sign > 0 ? '+' : '−');
    parts.push(element('span', {class: `held${count ? '' : ' none'}${letter === hinted ? ' hinted' : ''}`, 'data-held': filled || frozen ? undefined : side + letter}, piece,
      element('span', {class: 'count'}, String(count)),
      ...filled ? [] : [change(-1, 'hand.less'), change(1, 'hand.more')]));
  }
  keepFocus(root, () => root.replaceChildren(...parts));
}

const PAUSE = 500;
const BEAT = 120; // Between two pieces as long as a button is held down.

/** Counts by the buttons of a hand, again and again as long as one is held down, and by the wheel. */
export function listenToHand(root, onCount) {
  let timer = 0;
  const count = ({dataset}) => {
    const [side, letter, sign] = dataset.count;
    onCount(Number(side), letter, sign === '+' ? 1 : -1);
  };
  const repeat = name => {
    const button = root.querySelector(`[data-count="${name}"]`);
    if (button && !button.disabled) {
      count(button);
      timer = setTimeout(repeat, BEAT, name);
    }
  };
  const end = () => clearTimeout(timer);
  root.addEventListener('click', event => {
    const button = event.target.closest('[data-count]');
    if (button && !root.counted) {
      count(button);
    }
    root.counted = false;
  });
  root.addEventListener('pointerdown', event => {
    const name = event.target.closest('[data-count]')?.dataset.count;
    root.counted = false;
    if (name && event.button === 0) {
      timer = setTimeout(() => {
        root.counted = true; // The click at the end of it counts no more.
        repeat(name);
      }, PAUSE);
    }
  });
  for (const name of ['pointerup', 'pointercancel', 'blur']) {
    addEventListener(name, end);
  }
  root.addEventListener('contextmenu', event => event.target.closest('[data-count]') && event.preventDefault());
  root.addEventListener('wheel', event => {
    const held = event.target.closest('[data-held]')?.dataset.held;
    if (held && event.deltaY !== 0) {
      event.preventDefault();
      onCount(Number(held[0]), held[1], event.deltaY < 0 ? 1 : -1);
    }
  }, {passive: false});
}

/** Puts the focus back on what has come in the place of the focused element. */
export function keepFocus(root, change) {
  const active = root.contains(document.activeElement) ? document.activeElement : null;
  const mark = active && ['count', 'hand', 'palette'].find(name => active.dataset[name]);
  const value = mark && active.dataset[mark];
  change();
  if (mark) {
    root.querySelector(`[data-${mark}="${CSS.escape(value)}"]`)?.focus();
  }
}
