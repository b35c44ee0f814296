// Draws positions as books do, from outlines of characters that stand in the page.

import {BLACK, WHITE, heldBy} from './position.js';
import {kanji} from './words.js';

const SVG = 'http://www.w3.org/2000/svg';
const CELL_WIDTH = 40;
const CELL_HEIGHT = 44;
const EDGE = 44;
const TOP = 28;
const RANKS = 22;
const LABEL = 40;
const INK = '#1c1a17';

export function svg(name, attributes, ...content) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    element.setAttribute(key, value);
  }
  element.append(...content);
  return element;
}

/** How pieces are shown: by kanji, by letters or by drawn symbols; what has none, by letters. */
export const PIECES = ['kanji', 'letters', 'western'];
export const pieces = {style: 'kanji'};

/** A board as small as in a list, without the hand of the defender. */
export function smallBoard(position, title) {
  return drawBoard({...position, hides: 1 - position.attacker}, {small: true, title});
}

/**
 * A board as an SVG element.
 *
 * options: title (what it shows, in words), label (a line beneath), move (to be highlighted),
 * small (without coordinates), flipped (seen from the other side)
 */
export function drawBoard(position, options) {
  const {rules} = position;
  const width = rules.width * CELL_WIDTH;
  const height = rules.height * CELL_HEIGHT;
  const margin = options.small ? 3 : 8;
  const [near, far] = options.flipped ? [WHITE, BLACK] : [BLACK, WHITE];
  const left = position.hides === far ? margin : EDGE;
  const right = (options.small ? 4 : RANKS) + (position.hides === near ? margin : EDGE);
  const top = options.small ? 4 : TOP;
  const bottom = options.label ? LABEL : options.small ? 4 : 10;
  const root = svg('svg', {
    viewBox: `${-left} ${-top} ${left + width + right} ${top + height + bottom}`,
    role: 'img',
    class: options.small ? 'board small' : 'board',
    'aria-label': options.title,
    fill: INK,
  });
  const last = position.board.length - 1;
  const corner = square => {
    const at = options.flipped ? last - square : square;
    return [at % rules.width * CELL_WIDTH, Math.floor(at / rules.width) * CELL_HEIGHT];
  };
  root.append(svg('rect', {class: 'paper', x: 0, y: 0, width, height, fill: '#fff'}));
  if (options.move) {
    highlight(root, options.move, corner);
  }
  grid(root, rules, width, height, options.small);
  if (!options.small) {
    coordinates(root, rules, width, options.flipped);
  }
  position.board.forEach((piece, square) => {
    if (piece) {
      drawPiece(root, rules.byLetter.get(piece.letter), piece.side === far, ...corner(square));
    }
  });
  for (const side of [near, far]) {
    if (side !== position.hides) {
      const edge = side === near ? width + (options.small ? 4 : RANKS) : -left;
      drawHand(root, position, side, edge, height, side === far);
    }
  }
  if (options.label) {
    // Where there is no style sheet, as in a file of its own, it has to fit by itself.
    const size = Math.min(24, 1.8 * width / [...options.label].length);
    root.append(svg('text', {
      class: 'label', x: width / 2, y: height + 30, 'text-anchor': 'middle', 'font-size': size.toFixed(1),
    }, options.label));
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
  root.append(svg('path', {class: 'line', d: inner.join(''), fill: 'none', stroke: INK}),
    svg('rect', {class: 'edge', x: 0, y: 0, width, height, fill: 'none', stroke: INK, 'stroke-width': 2.4}));
  if (rules.width === 9 && rules.height === 9 && !small) {
    for (const [file, rank] of [[3, 3], [6, 3], [3, 6], [6, 6]]) {
      root.append(svg('circle', {cx: file * CELL_WIDTH, cy: rank * CELL_HEIGHT, r: 2.8}));
    }
  }
}

function highlight(root, move, corner) {
  const cell = (square, name) => {
    const [x, y] = corner(square);
    root.append(svg('rect', {class: name, x, y, width: CELL_WIDTH, height: CELL_HEIGHT}));
  };
  if (!move.drop) {
    cell(move.from, 'moved-from');
  }
  cell(move.to, 'moved-to');
}

function coordinates(root, rules, width, flipped) {
  for (let column = 0; column < rules.width; column++) {
    const file = flipped ? column + 1 : rules.width - column;
    glyph(root, String(file), column * CELL_WIDTH + 12, -20, 16, 16);
  }
  for (let row = 0; row < rules.height; row++) {
    const rank = flipped ? rules.height - row : row + 1;
    const name = pieces.style === 'kanji' ? kanji(rank) : String.fromCharCode(96 + rank);
    glyph(root, name, width + 5, row * CELL_HEIGHT + 14, 15, 15);
  }
}

/** A piece in a cell whose upper left corner is told. */
function drawPiece(root, names, turned, x, y) {
  if (pieces.style !== 'kanji') {
    drawLatin(root, names, turned, x + 2, y + 3, 36);
    return;
  }
  const characters = turned ? [...names.cell].reverse() : [...names.cell];
  const height = 34 / characters.length;
  characters.forEach((character, i) =>
    glyph(root, character, x + 3, y + 5 + i * height, 34, height, turned));
}

/** A piece as a picture that fills what it is put into. */
export function pieceImage(piece, rules, turned) {
  const picture = svg('svg', {viewBox: `0 0 ${CELL_WIDTH} ${CELL_HEIGHT}`, 'aria-hidden': 'true'});
  drawPiece(picture, rules.byLetter.get(piece.letter), turned, 0, 0);
  return picture;
}

/** Under which name the outline of a character stands in the page. */
function outline(character) {
  return 'g' + character.charCodeAt(0).toString(16);
}

function glyph(root, character, x, y, width, height, turned) {
  const use = svg('use', {href: '#' + outline(character), x, y, width, height});
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
  for (const letter of rules.held) {
    const count = heldBy(position, side, letter);
    const piece = rules.byLetter.get(letter);
    if (count > 0 && pieces.style === 'kanji') {
      parts.push(...(piece.name + (count > 1 ? kanji(count) : '')));
    } else if (count > 0) {
      parts.push(piece, ...(count > 1 ? [String(count)] : []));
    }
  }
  return parts.length > 0 ? parts : pieces.style === 'kanji' ? ['な', 'し'] : ['0'];
}

/** A column of characters beside the board; the far side's is drawn from the bottom, upside down. */
function drawHand(root, position, side, edge, boardHeight, turned) {
  const parts = handParts(position, side);
  const size = Math.min(30, boardHeight / (parts.length + 1.2));
  const x = edge + (EDGE - size) / 2;
  for (let i = 0; i <= parts.length; i++) {
    const offset = i * size + (i === 0 ? 0 : 0.2 * size);
    const y = turned ? boardHeight - offset - size : offset;
    if (i === 0) {
      root.append(marker(x, y, size, side, turned));
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
function marker(x, y, size, side, turned) {
  const points = [[0.5, 0.1], [0.78, 0.26], [0.9, 0.92], [0.1, 0.92], [0.22, 0.26]]
    .map(([px, py]) => (turned ? [1 - px, 1 - py] : [px, py]))
    .map(([px, py]) => `${(x + px * size).toFixed(1)} ${(y + py * size).toFixed(1)}`);
  return svg('path', {
    class: side === BLACK ? 'marker black' : 'marker white',
    d: 'M' + points.join('L') + 'Z',
    stroke: INK,
    ...side === BLACK ? {} : {fill: 'none'},
  });
}

/** A board with the outlines that it needs, as the text of a file of its own. */
export function boardFile(position, options) {
  const root = drawBoard(position, options);
  const [x, y, width, height] = root.getAttribute('viewBox').split(' ');
  root.setAttribute('width', width);
  root.setAttribute('height', height);
  const used = new Set([...root.querySelectorAll('use')].map(use => use.getAttribute('href')));
  root.prepend(svg('defs', {}, ...[...used].map(id => document.querySelector(id)?.cloneNode(true) ?? '')),
    svg('rect', {x, y, width, height, fill: '#fff'}));
  return new XMLSerializer().serializeToString(root);
}
