// What is printed: the problem that is open or the problems that are shown, as in a book.

const book = document.getElementById('book');

function buildBook() {
  const rows = page.row ? [page.row] : view.rows;
  book.replaceChildren(...rows.map(row => bookEntry(row, page.row !== null)));
}

function bookEntry(row, whole) {
  const parts = [
    element('h2', {}, row.label, row.author ? element('small', {}, row.author) : ''),
    element('p', {class: 'verdict'}, badge(row.word), ' ', lengthText(row),
      row.title ? element('small', {}, row.id) : ''),
  ];
  if (!row.sfen) {
    const entry = element('article', {class: 'entry'}, element('div', {}, ...parts));
    entry.append(element('p', {}, provedText(row)));
    return entry;
  }
  const replay = new Replay(row);
  const hideHand = hiddenHand(replay.start);
  const draw = (ply, label) => drawBoard(replay.branches[0].line.at(ply), {
    title: label, label, hideHand, move: replay.branches[0].line.moves[ply - 1],
  });
  const {line} = replay.branches[0];
  const moves = bookMoves(line, 1);
  parts.push(element('p', {}, provedText(row), ' ', factTexts(row).join(' ')));
  if (moves.length > 0) {
    parts.push(element('p', {class: 'line'}, moves, ' ',
      element('b', {}, text('mated', line.moves.length))));
  }
  parts.push(element('ul', {class: 'found'}, row.defects.map(defect => bookDefect(defect, replay))));
  if (whole && row.open.length > 0) {
    const open = row.open.map(entry => {
      const index = replay.indexOf(entry);
      const move = index > 0 ? replay.branches[index].line.text(entry.ply) : text('open.all');
      return `${text('ply', entry.ply)} ${move} ${refutedText(entry)}`.trim();
    });
    parts.push(element('p', {}, text('fact', text('open'), open.join(language.isJapanese ? '、' : ', '))));
  }
  const figures = [draw(0, puzzleLabel(row))];
  if (whole && moves.length > 0) {
    figures.push(draw(line.moves.length, text('board.end')));
  }
  return element('article', {class: 'entry' + (line.moves.length > 120 ? ' long' : '')},
    element('div', {class: 'figures'}, figures), element('div', {class: 'words'}, parts));
}

/** The moves of a line from a ply on; no move is broken in two. */
function bookMoves(line, from) {
  const moves = [];
  for (let ply = from; ply <= line.moves.length; ply++) {
    moves.push(element('span', {}, line.text(ply)), ' ');
  }
  return moves;
}

function bookDefect(defect, replay) {
  const index = replay.indexOf(defect);
  const place = defect.ply ? text('ply', defect.ply) + ' ' : '';
  const severity = textOr('severity.' + defect.severity, defect.severity);
  const length = defect.length === undefined ? '' : text('plies', defect.length);
  const provisional = defect.provisional ? text('provisional') : '';
  const kind = [severity, length, provisional].filter(part => part).join(language.isJapanese ? '、' : ', ');
  let moves = defect.usi ?? '';
  if (index > 0) {
    moves = bookMoves(replay.branches[index].line, defect.ply);
  }
  return element('li', {class: defect.severity},
    element('b', {}, place + defectText(defect.class)), ` (${kind}) `, ...[moves].flat());
}

addEventListener('beforeprint', buildBook);
addEventListener('afterprint', () => book.replaceChildren());
