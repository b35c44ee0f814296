// Positions: read from SFEN, changed by moves. Nothing is checked; the results hold legal moves.

const RULES = JSON.parse(document.getElementById('rules').textContent);
for (const rules of Object.values(RULES)) {
  rules.byLetter = new Map(rules.pieces.map(piece => [piece.letter, piece]));
  rules.handLetters = rules.pieces
    .map(piece => piece.letter)
    .filter(letter => letter.length === 1 && letter !== 'K');
}

const BLACK = 0;
const WHITE = 1;

/** The position of a row. Squares count from the left of the top rank, as they are drawn. */
function startOf(row) {
  const rules = RULES[row.rules];
  const [board, side, hands] = row.sfen.split(' ');
  const position = {
    rules,
    board: new Array(rules.width * rules.height).fill(null),
    hands: [new Map(), new Map()],
    side: side === 'w' ? WHITE : BLACK,
  };
  let square = 0;
  for (const [, gap, letter] of board.matchAll(/(\d+)|(\+?[A-Za-z])/g)) {
    if (gap) {
      square += Number(gap);
    } else {
      position.board[square++] = pieceOf(letter);
    }
  }
  for (const [, count, letter] of hands.matchAll(/(\d*)([A-Za-z])/g)) {
    const piece = pieceOf(letter);
    position.hands[piece.side].set(piece.letter, Number(count || 1));
  }
  return position;
}

function pieceOf(letter) {
  const upper = letter.toUpperCase();
  return {letter: upper, side: upper === letter ? BLACK : WHITE};
}

/** The move of a token: USI, then the marks that follow the piece's name in Japanese. */
function moveOf(token, rules) {
  const [, usi, marks] = /^([\x21-\x7e]*)(.*)$/.exec(token);
  const drop = usi[1] === '*';
  return {
    usi,
    marks,
    drop: drop ? usi[0] : null,
    from: drop ? -1 : squareOf(usi.slice(0, 2), rules),
    to: squareOf(usi.slice(2, 4), rules),
    promotes: usi.endsWith('+'),
  };
}

function movesOf(line, rules) {
  return line ? line.split(' ').map(token => moveOf(token, rules)) : [];
}

function squareOf(name, rules) {
  return (name.charCodeAt(1) - 97) * rules.width + rules.width - Number(name[0]);
}

function squareName(square, rules) {
  return String(fileOf(square, rules)) + String.fromCharCode(97 + rankOf(square, rules));
}

function fileOf(square, rules) {
  return rules.width - square % rules.width;
}

function rankOf(square, rules) {
  return Math.floor(square / rules.width);
}

/** The letter of the piece that a move moves or drops. */
function movedLetter(position, move) {
  return move.drop ?? position.board[move.from].letter;
}

/** The position after a move; the old one stays as it is. */
function afterMove(position, move) {
  const board = position.board.slice();
  const hands = position.hands.slice();
  const hand = new Map(hands[position.side]);
  hands[position.side] = hand;
  const letter = movedLetter(position, move);
  if (move.drop) {
    hand.set(letter, hand.get(letter) - 1);
  } else {
    const captured = board[move.to];
    if (captured) {
      const plain = captured.letter.replace('+', '');
      hand.set(plain, (hand.get(plain) ?? 0) + 1);
    }
    board[move.from] = null;
  }
  board[move.to] = {letter: (move.promotes ? '+' : '') + letter, side: position.side};
  return {rules: position.rules, board, hands, side: 1 - position.side};
}

/** Whether every piece of the set is on the board or in a hand. */
function isComplete(position) {
  return position.rules.handLetters.every(letter => {
    const onBoard = position.board.filter(piece => piece?.letter.replace('+', '') === letter);
    const inHands = position.hands.reduce((sum, hand) => sum + (hand.get(letter) ?? 0), 0);
    return onBoard.length + inHands === position.rules.byLetter.get(letter).count;
  });
}

function hasTwoKings(position) {
  return position.board.filter(piece => piece?.letter === 'K').length > 1;
}

/** The pieces of a hand in the usual order: 飛　歩二, or none. */
function handText(position, side) {
  const counts = {};
  for (const letter of position.rules.handLetters) {
    if (position.hands[side].get(letter) > 0) {
      counts[letter] = position.hands[side].get(letter);
    }
  }
  return piecesText(counts, position.rules) || text('hand.none');
}

const KANJI_DIGITS = '〇一二三四五六七八九';

/** A number from 1 to 99 in kanji. */
function kanji(number) {
  const tens = number < 10 ? '' : number < 20 ? '十' : KANJI_DIGITS[Math.floor(number / 10)] + '十';
  return number % 10 === 0 && number > 0 ? tens : tens + KANJI_DIGITS[number % 10];
}

function fullWidth(digit) {
  return String.fromCharCode('０'.charCodeAt(0) + digit);
}

/** A move for people: ▲５三銀不成, or S5d-5c=. */
function moveText(position, move, previous) {
  return language.isJapanese
    ? japaneseMove(position, move, previous)
    : westernMove(position, move);
}

function japaneseMove(position, move, previous) {
  const {rules} = position;
  const square = fullWidth(fileOf(move.to, rules)) + kanji(rankOf(move.to, rules) + 1);
  const name = rules.byLetter.get(movedLetter(position, move)).name;
  const place = previous?.to === move.to ? '同' : square;
  return (position.side === BLACK ? '▲' : '△') + place + name + move.marks;
}

/** In Japanese another piece must be told apart exactly where it must in Western notation. */
function westernMove(position, move) {
  const {rules} = position;
  const letter = movedLetter(position, move);
  const to = squareName(move.to, rules);
  if (move.drop) {
    return `${letter}*${to}`;
  }
  const origin = /[右左上寄引直]/.test(move.marks) ? squareName(move.from, rules) : '';
  const end = move.promotes ? '+' : move.marks.endsWith('不成') ? '=' : '';
  return letter + origin + (position.board[move.to] ? 'x' : '-') + to + end;
}
