// A row as KIF, the same as the file beside the report: see KifRecord and KifWriter.

const MOVE_WIDTH = 13;

/** The text of a KIF file: mainline, and branches with comments. Its words are Japanese. */
function kifOf(row) {
  const start = startOf(row);
  const lines = ['#KIF version=2.0 encoding=UTF-8'];
  const entry = (key, value) => {
    if (value?.trim()) {
      lines.push(key + '：' + value.replace(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, '\\n'));
    }
  };
  entry('作品番号', row.id);
  entry('作品名', row.title);
  entry('作者', row.author);
  entry('手数', kifLength(row));
  entry('完全性', kifVerdict(row));
  entry('出典', row.source);
  const firstPly = row.sfen.split(' ')[3] ?? '1';
  entry('開始手数', firstPly === '1' ? '' : firstPly);
  entry('手合割', start.rules.game);
  lines.push(...kifBoard(start), '手数----指手---------消費時間--');
  const root = kifTree(row, start);
  root.comments.forEach(comment => lines.push('*' + comment));
  kifLine(lines, root, 0, 1, start, null);
  return lines.join('\n') + '\n';
}

/** The verdict; of an incomplete one with what is wrong. */
function kifVerdict(row) {
  if (!row.verdict) {
    return '';
  }
  const because = row.verdict !== 'incomplete' ? [] : row.defects
    .filter(defect => defect.severity === 'fatal' && !defect.provisional)
    .map(defect => TEXTS.ja['defect.' + defect.class] ?? defect.class);
  const word = TEXTS.ja['verdict.' + row.verdict] ?? row.verdict;
  return because.length === 0 ? word : `${word}（${[...new Set(because)].join('・')}）`;
}

/** The length that was proved or, failing that, the one that the author states. */
function kifLength(row) {
  if (row.result === 'mate' && row.exact) {
    return row.length + '手';
  }
  if (row.stated === undefined) {
    return '';
  }
  return row.stated === 0 ? '不詰' : row.stated + '手';
}

function kifBoard({rules, board, hands, side}) {
  const hand = of => {
    const held = rules.handLetters.filter(letter => hands[of].get(letter) > 0);
    const words = held.map(letter => {
      const count = hands[of].get(letter);
      return rules.byLetter.get(letter).name + (count > 1 ? kanji(count) : '') + '　';
    });
    return words.join('') || 'なし';
  };
  const edge = '+' + '-'.repeat(3 * rules.width) + '+';
  const files = Array.from({length: rules.width}, (_, i) => ' ' + fullWidth(rules.width - i));
  const lines = ['後手の持駒：' + hand(WHITE), ' ' + files.join(''), edge];
  for (let rank = 0; rank < rules.height; rank++) {
    const cells = board.slice(rank * rules.width, (rank + 1) * rules.width).map(piece => {
      const cell = piece && rules.byLetter.get(piece.letter).cell;
      return (piece?.side === WHITE ? 'v' : ' ') + (piece ? [...cell][0] : '・');
    });
    lines.push('|' + cells.join('') + '|' + kanji(rank + 1));
  }
  lines.push(edge, '先手の持駒：' + hand(BLACK));
  return side === WHITE ? [...lines, '後手番'] : lines;
}

/** The moves of a row as a tree; lines that begin alike share their beginning. */
function kifTree(row, start) {
  const root = {children: [], comments: []};
  const main = movesOf(row.line, start.rules);
  const insert = (moves, commented, comment) => {
    let node = root;
    moves.forEach((move, i) => {
      let child = node.children.find(other => other.move?.usi === move.usi);
      if (!child) {
        child = {move, children: [], comments: []};
        node.children.push(child);
      }
      if (i === commented && comment && !child.comments.includes(comment)) {
        child.comments.push(comment);
      }
      node = child;
    });
    return node;
  };
  if (row.result === 'mate' && !row.exact) {
    root.comments.push(row.length + '手以内');
  }
  if (main.length > 0) {
    insert(main, -1).children.push({children: [], comments: []});
  }
  for (const {entry, comment} of kifBranches(row)) {
    if (entry.line) {
      const moves = movesOf(entry.line, start.rules);
      const along = isOfAuthorsLine(entry) ? movesOf(row.authored, start.rules) : main;
      insert([...along.slice(0, entry.ply - 1), ...moves], entry.ply - 1, comment);
    } else {
      root.comments.push(entry.ply ? `${entry.ply}手目 ${comment}` : comment);
    }
  }
  return root;
}

function kifBranches(row) {
  const defects = (row.defects ?? []).map(defect => ({
    entry: defect,
    comment: (TEXTS.ja['defect.' + defect.class] ?? defect.class)
      + (defect.why ? `（${TEXTS.ja['line-fails.' + defect.why] ?? defect.why}）` : '')
      + (defect.length ? `（${defect.length}手）` : '') + (defect.provisional ? '（暫定）' : ''),
  }));
  const open = (row.open ?? []).map(entry => ({
    entry,
    comment: '未確定' + (entry.refutedWithin ? `（${entry.refutedWithin}手以内には詰まない）` : ''),
  }));
  const futile = (row.notes ?? [])
    .filter(note => note.class === 'futile')
    .map(entry => ({entry, comment: '無駄合'}));
  const variations = (row.variations ?? []).map(entry => ({
    entry,
    comment: entry.futile ? '無駄合'
      : '変化' + (entry.length ? `（${entry.length}手）` : '') + (entry.equal ? '変同' : '')
        + (entry.leftover ? '駒余り' : ''),
  }));
  const tries = (row.tries ?? []).map(entry => ({
    entry,
    comment: `紛れ（${entry.plies}手${entry.more ? '以上' : ''}）`,
  }));
  return [...defects, ...open, ...futile, ...variations, ...tries];
}

/** Writes the line that begins with a child of a node, then its variations from the last on. */
function kifLine(lines, parent, index, firstPly, position, previous) {
  const variations = [];
  let node = parent;
  let child = index;
  let at = position;
  let last = previous;
  for (let ply = firstPly; child < node.children.length; ply++) {
    const step = node.children[child];
    const others = child === 0 ? node.children.length - 1 : 0;
    const words = step.move ? kifMove(at, step.move, last) : '詰み';
    const width = [...words].reduce((sum, c) => sum + (c.charCodeAt(0) < 128 ? 1 : 2), 0);
    const end = others > 0 ? ' '.repeat(Math.max(1, MOVE_WIDTH - width)) + '+' : '';
    lines.push(String(ply).padStart(4) + ' ' + words + end);
    step.comments.forEach(comment => lines.push('*' + comment));
    if (!step.move) {
      lines.push(`まで${ply - 1}手で詰み`);
    }
    for (let other = 1; other <= others; other++) {
      variations.push([node, other, ply, at, last]);
    }
    at = step.move ? afterMove(at, step.move) : at;
    last = step.move ?? last;
    node = step;
    child = 0;
  }
  variations.sort((a, b) => b[2] - a[2]);
  for (const [from, other, ply, before, moveBefore] of variations) {
    lines.push('', `変化：${ply}手`);
    kifLine(lines, from, other, ply, before, moveBefore);
  }
}

function kifMove(position, move, previous) {
  const {rules} = position;
  const square = fullWidth(fileOf(move.to, rules)) + kanji(rankOf(move.to, rules) + 1);
  const place = previous?.to === move.to ? '同　' : square;
  const name = rules.byLetter.get(movedLetter(position, move)).name;
  if (move.drop) {
    return place + name + '打';
  }
  const from = `(${fileOf(move.from, rules)}${rankOf(move.from, rules) + 1})`;
  return place + name + (move.promotes ? '成' : '') + from;
}
