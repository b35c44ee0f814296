// The outlines of the characters that pieces are drawn with, so that no font is needed.

import {BLACK} from './position.js';

const SVG = 'http://www.w3.org/2000/svg';
const outlines = new Map();

/** Reads the outlines and puts them into the page. */
export async function loadGlyphs() {
  const source = await (await fetch('symbols.svg')).text();
  const parsed = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  parsed.setAttribute('aria-hidden', 'true');
  parsed.setAttribute('class', 'symbols');
  for (const symbol of parsed.querySelectorAll('symbol')) {
    outlines.set(symbol.id, symbol);
  }
  document.body.append(document.importNode(parsed, true));
}

export function svg(name, attributes, ...content) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    made.setAttribute(key, value);
  }
  made.append(...content);
  return made;
}

function idOf(character) {
  return 'g' + character.charCodeAt(0).toString(16);
}

function uses(characters, x, y, width, height) {
  const each = height / characters.length;
  return characters.map((character, i) => svg('use', {
    href: '#' + idOf(character), x, y: y + i * each, width, height: each,
  }));
}

/** A piece as a picture that fills what it is put into. */
export function pieceImage(piece, rules, upsideDown = piece.side !== BLACK) {
  const characters = [...rules.byLetter.get(piece.letter).cell];
  const group = svg('g', upsideDown ? {transform: 'rotate(180 20 20)'} : {},
    ...uses(characters, 3, 3, 34, 34));
  return svg('svg', {viewBox: '0 0 40 40', 'aria-hidden': 'true'}, group);
}

/** A diagram as a file of its own. */
export function diagramFile(position, flipped = false) {
  const {rules, board} = position;
  const width = rules.width * 40;
  const height = rules.height * 44;
  const used = new Set();
  const draw = (character, x, y, w, h, turn) => {
    used.add(idOf(character));
    const attributes = {href: '#' + idOf(character), x, y, width: w, height: h};
    if (turn) {
      attributes.transform = `rotate(180 ${x + w / 2} ${y + h / 2})`;
    }
    return svg('use', attributes);
  };
  const root = svg('svg', {
    xmlns: SVG, viewBox: `-48 -30 ${width + 120} ${height + 46}`,
    width: width + 120, height: height + 46, fill: '#1c1a17',
  });
  root.append(svg('rect', {x: -48, y: -30, width: width + 120, height: height + 46, fill: '#fff'}));
  const lines = [];
  for (let x = 1; x < rules.width; x++) {
    lines.push(`M${x * 40} 0V${height}`);
  }
  for (let y = 1; y < rules.height; y++) {
    lines.push(`M0 ${y * 44}H${width}`);
  }
  root.append(svg('path', {d: lines.join(''), fill: 'none', stroke: '#1c1a17'}),
    svg('rect', {width, height, fill: 'none', stroke: '#1c1a17', 'stroke-width': 2.4}));
  const last = board.length - 1;
  for (let column = 0; column < rules.width; column++) {
    const file = flipped ? column + 1 : rules.width - column;
    root.append(draw(String(file), column * 40 + 12, -21, 16, 16));
  }
  for (let rank = 0; rank < rules.height; rank++) {
    const number = flipped ? rules.height - rank : rank + 1;
    root.append(draw('一二三四五六七八九'[number - 1], width + 5, rank * 44 + 14, 15, 15));
  }
  board.forEach((piece, square) => {
    if (piece) {
      const place = flipped ? last - square : square;
      const turn = (piece.side !== BLACK) !== flipped;
      const cell = [...rules.byLetter.get(piece.letter).cell];
      const each = 34 / cell.length;
      (turn ? cell.reverse() : cell).forEach((character, i) => root.append(draw(character,
        place % rules.width * 40 + 3, Math.floor(place / rules.width) * 44 + 5 + i * each, 34, each, turn)));
    }
  });
  for (const side of position.fill ? [position.side] : [0, 1]) {
    const right = (side === BLACK) !== flipped;
    handGlyphs(position, side).forEach(({character, size}, i) => {
      const inset = (30 - size) / 2;
      const x = (right ? width + 30 : -42) + inset;
      const y = right ? 20 + i * 32 : height - 52 - i * 32;
      root.append(draw(character, x, y, size, size, !right));
    });
  }
  const definitions = svg('defs', {});
  for (const id of used) {
    if (outlines.has(id)) {
      definitions.append(document.importNode(outlines.get(id), true));
    }
  }
  root.prepend(definitions);
  return new XMLSerializer().serializeToString(root);
}

const DIGITS = '〇一二三四五六七八九';

/** A number up to 99 in kanji. */
export function kanji(number) {
  const tens = number < 10 ? '' : number < 20 ? '十' : DIGITS[Math.floor(number / 10)] + '十';
  return number % 10 === 0 && number > 0 ? tens : tens + DIGITS[number % 10];
}

function handGlyphs(position, side) {
  const parts = [];
  for (const letter of position.rules.held.slice().reverse()) {
    const count = position.hands[side].get(letter) ?? 0;
    if (count > 0) {
      const name = position.rules.byLetter.get(letter).cell;
      parts.push(...[...name].map(character => ({character, size: 28})));
      if (count > 1) {
        parts.push(...[...kanji(count)].map(character => ({character, size: 22})));
      }
    }
  }
  return parts;
}
