// What an editor does to positions. Whether they are legal is for the solver to say.

import {BLACK, WHITE, copyOf, heldBy, positionOf} from '../shared/position.js';

export function emptyPosition(rules) {
  return {...positionOf({rules: rules.name, side: BLACK, board: '', hands: ''}), fill: true};
}

/** The position as the program reads it: as it tells positions, a line each for board, hands, side. */
export function toldOf(position, withDefender = !position.fill) {
  const letter = piece => (piece.side === BLACK ? piece.letter : piece.letter.toLowerCase());
  const board = position.board.map((piece, square) => piece && square + letter(piece));
  const hands = [BLACK, WHITE].filter(side => side === position.attacker || withDefender)
    .flatMap(side => position.rules.held.map(name => {
      const count = heldBy(position, side, name);
      return count > 0 && letter({letter: name, side}) + count;
    }));
  return [board, hands].map(parts => parts.filter(part => part).join(' ')).concat(position.side).join('\n');
}

/** Whether two positions are the same; the defender's hands may differ where asked. */
export function isSame(one, other, withDefender = true) {
  return one.rules === other.rules && one.attacker === other.attacker && toldOf(one, withDefender) === toldOf(other, withDefender);
}

/** Gives the defender whatever is neither on the board nor in the attacker's hand. */
export function fillDefender(position) {
  if (!position.fill) {
    return;
  }
  for (const letter of position.rules.held) {
    const placed = position.board.filter(piece => piece?.letter.replace('+', '') === letter).length;
    const rest = position.rules.byLetter.get(letter).count - placed - heldBy(position, position.attacker, letter);
    position.hands[1 - position.attacker].set(letter, Math.max(0, rest));
  }
}

/** Left and right exchanged; pieces that are each other's image, too. */
export function mirrored(position) {
  const next = copyOf(position);
  const {width} = position.rules;
  position.board.forEach((piece, square) => {
    const there = square - square % width + width - 1 - square % width;
    next.board[there] = piece && {letter: mirrorLetter(piece.letter, position.rules), side: piece.side};
  });
  return next;
}

/** In Tori shogi a left quail is a right quail in the mirror. */
function mirrorLetter(letter, rules) {
  const name = rules.byLetter.get(letter)?.name ?? '';
  const other = name.replace(/[左右]/g, side => (side === '左' ? '右' : '左'));
  return other === name ? letter : rules.pieces.find(piece => piece.name === other)?.letter ?? letter;
}

/** The board turned round, with the sides exchanged. */
export function swapped(position) {
  const next = copyOf(position);
  next.board = position.board.slice().reverse()
    .map(piece => piece && {letter: piece.letter, side: 1 - piece.side});
  next.hands = [new Map(position.hands[WHITE]), new Map(position.hands[BLACK])];
  next.side = 1 - position.side;
  next.attacker = 1 - position.attacker;
  return next;
}

/** All pieces moved by files and ranks; null if one would leave the board. */
export function shifted(position, right, down) {
  return moved(position, [...position.board.keys()], right, down);
}

/** The squares between two corners. */
export function squaresBetween([one, other = one], rules) {
  const [x, y] = [[one % rules.width, other % rules.width], [one, other].map(square => Math.floor(square / rules.width))];
  const within = (value, [first, second]) => Math.min(first, second) <= value && value <= Math.max(first, second);
  return [...Array(rules.width * rules.height).keys()].filter(square =>
    within(square % rules.width, x) && within(Math.floor(square / rules.width), y));
}

/** The pieces between two corners moved, so that the first corner comes to a square; null if one would leave the board. */
export function blockMoved(position, corners, to) {
  const {rules} = position;
  const [there, here] = [to, corners[0]].map(square => [square % rules.width, Math.floor(square / rules.width)]);
  return moved(position, squaresBetween(corners, rules), there[0] - here[0], there[1] - here[1]);
}

/** The pieces of some squares moved by files and ranks; null if one would leave the board. */
function moved(position, squares, right, down) {
  const {width, height} = position.rules;
  const next = copyOf(position);
  const taken = squares.filter(square => position.board[square]);
  taken.forEach(square => {
    next.board[square] = null;
  });
  for (const square of taken) {
    const x = square % width + right;
    const y = Math.floor(square / width) + down;
    if (x < 0 || x >= width || y < 0 || y >= height) {
      return null;
    }
    next.board[y * width + x] = position.board[square];
  }
  return next;
}

/** A piece promoted, or back, where it can be. */
export function promoted(piece, rules) {
  const other = piece.letter.startsWith('+') ? piece.letter.slice(1) : '+' + piece.letter;
  return rules.byLetter.has(other) ? {letter: other, side: piece.side} : piece;
}

export function turned(piece) {
  return {letter: piece.letter, side: 1 - piece.side};
}
