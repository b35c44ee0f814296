// Positions as plain values: read from SFEN and written as SFEN, changed by the editor and by moves.
// Whether they are legal is for the solver to say.

export const BLACK = 0;
export const WHITE = 1;

const RULES = new Map();

/** Takes what the solver says of the rulesets. */
export function learnRules(json) {
  for (const [name, rules] of Object.entries(json)) {
    rules.name = name;
    rules.byLetter = new Map(rules.pieces.map(piece => [piece.letter, piece]));
    rules.held = rules.pieces.map(piece => piece.letter)
      .filter(letter => letter.length === 1 && letter !== 'K');
    RULES.set(name, rules);
  }
}

export function rulesNamed(name) {
  return RULES.get(name) ?? RULES.get('shogi');
}

export function allRules() {
  return [...RULES.values()];
}

export function emptyPosition(rules) {
  return {
    rules,
    board: new Array(rules.width * rules.height).fill(null),
    hands: [new Map(), new Map()],
    side: BLACK,
    fill: true,
  };
}

export function copyOf(position) {
  return {
    ...position,
    board: position.board.slice(),
    hands: position.hands.map(hand => new Map(hand)),
  };
}

/**
 * The position of an SFEN; squares count from the left of the top rank, as they are drawn. Throws a
 * RangeError if it is none of these rules.
 */
export function parseSfen(sfen, rules) {
  const [board, side = 'b', hands = '-'] = sfen.trim().split(/\s+/);
  const position = emptyPosition(rules);
  const ranks = board.split('/');
  const isWhole = /^[bw]$/.test(side) && /^(-|(\d{0,2}[A-Za-z])+)$/.test(hands)
    && ranks.length === rules.height && ranks.every(rank => /^(\d|\+?[A-Za-z])+$/.test(rank));
  if (!isWhole) {
    throw new RangeError(sfen);
  }
  position.side = side === 'w' ? WHITE : BLACK;
  ranks.forEach((rank, y) => {
    let x = 0;
    for (const [part] of rank.matchAll(/\d|\+?[A-Za-z]/g)) {
      if (/\d/.test(part)) {
        x += Number(part);
      } else {
        const piece = pieceOf(part);
        if (!rules.byLetter.has(piece.letter)) {
          throw new RangeError(sfen);
        }
        position.board[y * rules.width + x++] = piece;
      }
    }
    if (x !== rules.width) {
      throw new RangeError(sfen);
    }
  });
  for (const [, count, letter] of hands.matchAll(/(\d*)([A-Za-z])/g)) {
    const piece = pieceOf(letter);
    if (!rules.held.includes(piece.letter)) {
      throw new RangeError(sfen);
    }
    position.hands[piece.side].set(piece.letter, Number(count || 1));
  }
  return position;
}

/** The SFEN of a link, in which blanks are often written as plus signs, as promotions are. */
export function sfenOfLink(value) {
  const plain = decodeURIComponent(value);
  return plain.includes(' ') ? plain
    : plain.replace(/\+([bw])(?:\+([^+]+))?(?:\+\d*)?$/, (all, side, hands) => ` ${side} ${hands ?? '-'} 1`);
}

function pieceOf(letter) {
  const upper = letter.toUpperCase();
  return {letter: upper, side: upper === letter ? BLACK : WHITE};
}

/**
 * The position as SFEN, hands in the order of the rules as the solver writes them. A defender's hand
 * that holds all the rest is left out where asked.
 */
export function toSfen(position, withDefender = !position.fill) {
  const {rules, board, side} = position;
  const ranks = [];
  for (let rank = 0; rank < rules.height; rank++) {
    let text = '';
    let gap = 0;
    for (const piece of board.slice(rank * rules.width, (rank + 1) * rules.width)) {
      if (!piece) {
        gap++;
        continue;
      }
      text += (gap || '') + (piece.side === BLACK ? piece.letter : piece.letter.toLowerCase());
      gap = 0;
    }
    ranks.push(text + (gap || ''));
  }
  let hands = '';
  for (const owner of [BLACK, WHITE]) {
    if (owner === side || withDefender) {
      for (const letter of rules.held) {
        const count = position.hands[owner].get(letter) ?? 0;
        const name = owner === BLACK ? letter : letter.toLowerCase();
        hands += count === 0 ? '' : (count > 1 ? count : '') + name;
      }
    }
  }
  return `${ranks.join('/')} ${side === BLACK ? 'b' : 'w'} ${hands || '-'} 1`;
}

/** Whether two positions are the same; the defender's hands may differ where asked. */
export function isSame(one, other, withDefender = true) {
  return one.rules === other.rules && toSfen(one, withDefender) === toSfen(other, withDefender);
}

/** How many pieces of a kind are on the board and in the hands. */
export function countOf(position, letter, hands = [BLACK, WHITE]) {
  const onBoard = position.board.filter(piece => piece?.letter.replace('+', '') === letter).length;
  return hands.reduce((sum, side) => sum + (position.hands[side].get(letter) ?? 0), onBoard);
}

/** Gives the defender whatever is neither on the board nor in the attacker's hand. */
export function fillDefender(position) {
  if (!position.fill) {
    return;
  }
  const defender = 1 - position.side;
  for (const letter of position.rules.held) {
    const total = position.rules.byLetter.get(letter).count;
    const count = total - countOf(position, letter, [position.side]);
    position.hands[defender].set(letter, Math.max(0, count));
  }
}

export function squareOf(name, rules) {
  return (name.charCodeAt(1) - 97) * rules.width + rules.width - Number(name[0]);
}

export function squareName(square, rules) {
  const file = rules.width - square % rules.width;
  return file + String.fromCharCode(97 + Math.floor(square / rules.width));
}

export function moveOf(usi, rules) {
  const drop = usi[1] === '*';
  return {
    usi,
    drop: drop ? usi[0] : null,
    from: drop ? -1 : squareOf(usi.slice(0, 2), rules),
    to: squareOf(usi.slice(2, 4), rules),
    promotes: usi.endsWith('+'),
  };
}

/** The position after a move; the old one stays as it is. */
export function afterMove(position, move) {
  const next = copyOf(position);
  const hand = next.hands[position.side];
  let letter = move.drop;
  if (letter) {
    hand.set(letter, (hand.get(letter) ?? 0) - 1);
  } else {
    letter = next.board[move.from].letter;
    const captured = next.board[move.to]?.letter.replace('+', '');
    if (captured) {
      hand.set(captured, (hand.get(captured) ?? 0) + 1);
    }
    next.board[move.from] = null;
  }
  next.board[move.to] = {letter: (move.promotes ? '+' : '') + letter, side: position.side};
  next.side = 1 - position.side;
  return next;
}

/** Left and right exchanged; pieces that are each other's image, too. */
export function mirrored(position) {
  const next = copyOf(position);
  const {width} = position.rules;
  const image = letter => mirrorLetter(letter, position.rules);
  position.board.forEach((piece, square) => {
    const there = square - square % width + width - 1 - square % width;
    next.board[there] = piece && {letter: image(piece.letter), side: piece.side};
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
  return next;
}

/** All pieces moved by files and ranks; null if one would leave the board. */
export function shifted(position, right, down) {
  const {width, height} = position.rules;
  const next = copyOf(position);
  next.board.fill(null);
  for (const [square, piece] of position.board.entries()) {
    if (piece) {
      const x = square % width + right;
      const y = Math.floor(square / width) + down;
      if (x < 0 || x >= width || y < 0 || y >= height) {
        return null;
      }
      next.board[y * width + x] = piece;
    }
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
