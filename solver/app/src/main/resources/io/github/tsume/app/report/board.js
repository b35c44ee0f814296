// Draws positions as books do, from the outlines that stand at the top of the page.

const SVG = 'http://www.w3.org/2000/svg';
const CELL_WIDTH = 40;
const CELL_HEIGHT = 44;
const EDGE = 44;
const TOP = 28;
const RANKS = 22;
const LABEL = 40;

function svg(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    element.setAttribute(key, value);
  }
  return element;
}

/**
 * A board as an SVG element.
 *
 * options: title (what it shows, in words), label (a line beneath), move (to be highlighted),
 * hideHand (the side whose hand books leave out), small (without coordinates)
 */
function drawBoard(position, options) {
  const {rules} = position;
  const width = rules.width * CELL_WIDTH;
  const height = rules.height * CELL_HEIGHT;
  const margin = options.small ? 3 : 8;
  const left = options.hideHand === WHITE ? margin : EDGE;
  const right = (options.small ? 4 : RANKS) + (options.hideHand === BLACK ? margin : EDGE);
  const top = options.small ? 4 : TOP;
  const bottom = options.label ? LABEL : options.small ? 4 : 10;
  const root = svg('svg', {
    viewBox: `${-left} ${-top} ${left + width + right} ${top + height + bottom}`,
    role: 'img',
    class: options.small ? 'board small' : 'board',
    'aria-label': options.title,
  });
  root.append(svg('rect', {class: 'paper', x: 0, y: 0, width, height}));
  if (options.move) {
    highlight(root, options.move, rules);
  }
  grid(root, rules, width, height, options.small);
  if (!options.small) {
    coordinates(root, rules, width);
  }
  position.board.forEach((piece, square) => {
    if (piece) {
      drawPiece(root, piece, square, rules);
    }
  });
  for (const side of [BLACK, WHITE]) {
    if (side !== options.hideHand) {
      const edge = side === BLACK ? width + (options.small ? 4 : RANKS) : -left;
      drawHand(root, position, side, edge, height);
    }
  }
  if (options.label) {
    const label = svg('text', {class: 'label', x: width / 2, y: height + 30});
    label.textContent = options.label;
    root.append(label);
  }
  return root;
}

function grid(root, rules, width, height, small) {
  const inner = [];
  for (let file = 1; file < rules.width; file++) {
    inner.push(`M${file * CELL_WIDTH} 0V${height}`);
  }
  for (let rank = 1; rank < rules.height; rank++) {
    inner.push(`M0 ${rank * CELL_HEIGHT}H${width}`);
  }
  root.append(svg('path', {class: 'line', d: inner.join('')}));
  root.append(svg('rect', {class: 'edge', x: 0, y: 0, width, height}));
  if (rules.width === 9 && rules.height === 9 && !small) {
    for (const [file, rank] of [[3, 3], [6, 3], [3, 6], [6, 6]]) {
      root.append(svg('circle', {cx: file * CELL_WIDTH, cy: rank * CELL_HEIGHT, r: 2.8}));
    }
  }
}

function highlight(root, move, rules) {
  const cell = (square, name) => {
    const x = square % rules.width * CELL_WIDTH;
    const y = rankOf(square, rules) * CELL_HEIGHT;
    root.append(svg('rect', {class: name, x, y, width: CELL_WIDTH, height: CELL_HEIGHT}));
  };
  if (!move.drop) {
    cell(move.from, 'moved-from');
  }
  cell(move.to, 'moved-to');
}

function coordinates(root, rules, width) {
  for (let column = 0; column < rules.width; column++) {
    glyph(root, String(rules.width - column), column * CELL_WIDTH + 12, -20, 16, 16);
  }
  for (let rank = 0; rank < rules.height; rank++) {
    const name = pieces.style === 'kanji' ? kanji(rank + 1) : String.fromCharCode(97 + rank);
    glyph(root, name, width + 5, rank * CELL_HEIGHT + 14, 15, 15);
  }
}

/** How pieces are shown: by kanji, by letters or by drawn symbols; what has none, by letters. */
const PIECES = ['kanji', 'letters', 'western'];
const pieces = {style: 'kanji'};

function drawPiece(root, piece, square, rules) {
  if (pieces.style !== 'kanji') {
    drawLatin(root, rules.byLetter.get(piece.letter), piece.side === WHITE,
      square % rules.width * CELL_WIDTH + 2, rankOf(square, rules) * CELL_HEIGHT + 3, 36);
    return;
  }
  const cell = [...rules.byLetter.get(piece.letter).cell];
  const characters = piece.side === WHITE ? cell.reverse() : cell;
  const x = square % rules.width * CELL_WIDTH + 3;
  const y = rankOf(square, rules) * CELL_HEIGHT + 5;
  const height = 34 / characters.length;
  characters.forEach((character, i) =>
    glyph(root, character, x, y + i * height, 34, height, piece.side === WHITE));
}

function glyph(root, character, x, y, width, height, turned) {
  const use = svg('use', {href: '#g' + character.charCodeAt(0).toString(16), x, y, width, height});
  if (turned) {
    use.setAttribute('transform', `rotate(180 ${x + width / 2} ${y + height / 2})`);
  }
  root.append(use);
}

/** A piece as a symbol or as letters side by side, in a square of a size. */
function drawLatin(root, names, turned, x, y, size) {
  if (pieces.style === 'western' && names.symbol) {
    glyph(root, names.symbol, x, y, size, size * 1.05, turned);
    return;
  }
  const letters = [...names.latin];
  drawRow(root, turned ? letters.reverse() : letters, turned, x, y, size);
}

function drawRow(root, letters, turned, x, y, size) {
  const width = size * 0.94 / Math.max(2, letters.length);
  const left = x + (size - width * letters.length) / 2;
  letters.forEach((letter, i) =>
    glyph(root, letter, left + i * width, y + size * 0.17, width, size * 0.7, turned));
}

/** What stands in a hand, one thing after another: pieces, and numbers where there are several. */
function handParts(position, side) {
  const {rules} = position;
  const parts = [];
  for (const letter of rules.handLetters) {
    const count = position.hands[side].get(letter) ?? 0;
    const piece = rules.byLetter.get(letter);
    if (count > 0 && pieces.style === 'kanji') {
      parts.push(...(piece.name + (count > 1 ? kanji(count) : '')));
    } else if (count > 0) {
      parts.push(piece, ...(count > 1 ? [String(count)] : []));
    }
  }
  return parts.length > 0 ? parts : pieces.style === 'kanji' ? ['な', 'し'] : ['0'];
}

/** A column of characters beside the board; white's is drawn from the bottom, upside down. */
function drawHand(root, position, side, edge, boardHeight) {
  const turned = side === WHITE;
  const parts = handParts(position, side);
  const size = Math.min(30, boardHeight / (parts.length + 1.2));
  const x = edge + (EDGE - size) / 2;
  for (let i = 0; i <= parts.length; i++) {
    const offset = i * size + (i === 0 ? 0 : 0.2 * size);
    const y = turned ? boardHeight - offset - size : offset;
    if (i === 0) {
      root.append(marker(x, y, size, side));
    } else if (typeof parts[i - 1] === 'object') {
      drawLatin(root, parts[i - 1], turned, x, y, size);
    } else if (pieces.style !== 'kanji') {
      const digits = [...parts[i - 1]];
      drawRow(root, turned ? digits.reverse() : digits, turned, x, y, size);
    } else {
      glyph(root, parts[i - 1], x, y, size, size, turned);
    }
  }
}

/** The outline of a piece that stands for a side: black's is filled. */
function marker(x, y, size, side) {
  const points = [[0.5, 0.1], [0.78, 0.26], [0.9, 0.92], [0.1, 0.92], [0.22, 0.26]]
    .map(([px, py]) => (side === WHITE ? [1 - px, 1 - py] : [px, py]))
    .map(([px, py]) => `${(x + px * size).toFixed(1)} ${(y + py * size).toFixed(1)}`);
  return svg('path', {
    class: side === BLACK ? 'marker black' : 'marker white',
    d: 'M' + points.join('L') + 'Z',
  });
}
