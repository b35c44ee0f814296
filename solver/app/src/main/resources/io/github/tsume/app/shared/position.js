// Positions as plain values, as the program tells them, and what moves make of them. Which moves are
// legal, and how positions and moves are written, is for the program to say.

export const BLACK = 0;
export const WHITE = 1;

const RULES = new Map();

/** Takes what the program says of the rulesets. */
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

/**
 * The position that the program tells: {rules, side, attacker unless that is the side, board: "4k 22+P", hands: "G2 p3", hides}.
 * Squares count from the left of the top rank, as they are drawn; black's letters are capital.
 */
export function positionOf({rules: name, side, attacker = side, board, hands, hides}) {
  const rules = rulesNamed(name);
  const position = {
    rules,
    board: new Array(rules.width * rules.height).fill(null),
    hands: [new Map(), new Map()],
    side,
    attacker,
    hides,
  };
  for (const [, square, letter] of board.matchAll(/(\d+)(\S+)/g)) {
    position.board[square] = pieceOf(letter);
  }
  for (const [, letter, count] of hands.matchAll(/([A-Za-z])(\d*)/g)) {
    const piece = pieceOf(letter);
    position.hands[piece.side].set(piece.letter, Number(count || 1));
  }
  return position;
}

function pieceOf(letter) {
  const upper = letter.toUpperCase();
  return {letter: upper, side: upper === letter ? BLACK : WHITE};
}

export function copyOf(position) {
  return {
    ...position,
    board: position.board.slice(),
    hands: position.hands.map(hand => new Map(hand)),
  };
}

/** How many pieces of a kind a side holds. */
export function heldBy(position, side, letter) {
  return position.hands[side].get(letter) ?? 0;
}

export function squareOf(name, rules) {
  return (name.charCodeAt(1) - 97) * rules.width + rules.width - Number(name[0]);
}

/** The file from 1 and the rank from 1 of a square. */
export function placeOf(square, rules) {
  return [rules.width - square % rules.width, Math.floor(square / rules.width) + 1];
}

/** A move from USI. */
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
    hand.set(letter, heldBy(position, position.side, letter) - 1);
  } else {
    letter = next.board[move.from].letter;
    const captured = next.board[move.to]?.letter.replace('+', '');
    if (captured) {
      hand.set(captured, heldBy(position, position.side, captured) + 1);
    }
    next.board[move.from] = null;
  }
  next.board[move.to] = {letter: (move.promotes ? '+' : '') + letter, side: position.side};
  next.side = 1 - position.side;
  return next;
}
