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

/** A hand: each kind with its number; one that is edited can be chosen, too, if there is none of it. */
export function showHand(root, position, side, {frozen, filled, selected, hinted, onPiece}) {
  const {rules} = position;
  const attacker = side === position.attacker;
  const name = text(attacker ? 'attacker.hand' : 'defender.hand');
  root.setAttribute('aria-label', name);
  root.dataset.side = side;
  const note = filled ? text('hand.rest') : '';
  const parts = [element('div', {class: 'name'}, element('b', {}, name), note)];
  for (const letter of rules.held.slice().reverse()) {
    const count = heldBy(position, side, letter);
    const word = pieceWord(letter, rules);
    const picture = pieceImage({letter, side}, rules, false);
    const piece = element('button', {
      type: 'button', class: 'piece', 'aria-pressed': selected === letter, 'data-hand': `${side}${letter}`,
      'aria-label': text('hand.piece', word, count), title: word, disabled: count === 0 && (frozen || filled),
      onclick: () => onPiece(side, letter),
    }, picture);
    parts.push(element('span', {class: `held${count ? '' : ' none'}${letter === hinted ? ' hinted' : ''}`, 'data-held': filled || frozen ? undefined : side + letter}, piece,
      element('span', {class: 'count'}, String(count))));
  }
  keepFocus(root, () => root.replaceChildren(...parts));
}

/** Counts by the wheel over a piece that is held. */
export function listenToHand(root, onCount) {
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
  const mark = active && ['hand', 'palette'].find(name => active.dataset[name]);
  const value = mark && active.dataset[mark];
  change();
  if (mark) {
    root.querySelector(`[data-${mark}="${CSS.escape(value)}"]`)?.focus();
  }
}
