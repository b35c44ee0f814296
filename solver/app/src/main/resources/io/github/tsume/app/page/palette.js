// The pieces to place, below the board.

import {pieceImage} from '../shared/board.js';
import {element} from '../shared/dom.js';
import {text} from '../shared/texts.js';
import {keepFocus, pieceWord} from './hands.js';

/** Shows the pieces that an editor places, and a button that promotes all that can be. */
export function showPalette(editor) {
  const {rules, attacker: side} = editor.position;
  const plain = rules.pieces.map(piece => piece.letter).filter(letter => !letter.startsWith('+')).reverse();
  const letters = plain.map(letter => (editor.raised && rules.byLetter.has('+' + letter) ? '+' + letter : letter));
  const row = owner => element('div', {class: 'row'}, letters.map(letter => {
    const chosen = editor.chosen?.piece;
    const piece = chosen && chosen.side === owner && chosen.letter.replace('+', '') === letter.replace('+', '')
      ? chosen : {letter, side: owner};
    const word = pieceWord(piece.letter, rules);
    return element('button', {
      type: 'button', class: 'piece', 'aria-pressed': piece === chosen,
      'data-palette': `${owner}${letter}`,
      'aria-label': text('palette.piece', word, text(owner === side ? 'attacker.piece' : 'defender.piece')),
      onclick: () => editor.choose(piece === chosen ? null : {piece: {letter, side: owner}}),
    }, pieceImage(piece, rules, (owner !== 0) !== editor.view.flipped));
  }));
  const palette = document.getElementById('palette');
  const raise = element('button', {
    type: 'button', class: 'piece raise', 'aria-pressed': editor.raised, 'data-palette': 'raise',
    'aria-label': text('palette.raise'), title: text('palette.raise'),
    onclick: () => {
      editor.raised = !editor.raised;
      editor.choose(null);
    },
  }, text('palette.raise.short'));
  const [own, other] = [row(side), row(1 - side)];
  own.append(raise);
  other.append(element('span', {class: 'piece'})); // So that the pieces of both sides stand in columns.
  keepFocus(palette, () => palette.replaceChildren(own, other));
}
