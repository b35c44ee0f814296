// One problem: verdict, board with replay, mainline, tables.

const FOLDED = 24;

/** What does not make a problem cooked: the defender's ways, and what is left over. */
const COOKS = new Set(['cook', 'late-cook', 'short-cook', 'final-move-dual']);

const page = {
  root: document.getElementById('problem'),
  row: null,
  /** Null if the row has no position. */
  replay: null,
  board: null,
};

/** Shows a problem, with a ply of a branch on the board. */
function showProblem(row, ply = 0, branch = 0) {
  page.row = row;
  page.replay = row.sfen ? new Replay(row) : null;
  page.replay?.go(ply, branch);
  buildProblem();
}

function buildProblem() {
  const {row, replay} = page;
  const parts = [navigation(row), heading(row), banner(row)];
  if (replay) {
    page.board = boardPanel();
    parts.push(element('div', {class: 'spread'}, page.board.root, solution(row)));
  } else {
    parts.push(element('div', {class: 'solution'}, notes(row), sourceLine(row)));
  }
  page.root.replaceChildren(...parts);
  updateBoard();
}

function navigation(row) {
  const index = view.rows.indexOf(row);
  const to = (other, label, mark) => other
    ? element('a', {href: '#' + encodeURIComponent(other.id), title: label, 'aria-label': label}, mark)
    : element('span', {'aria-hidden': 'true'}, mark);
  return element(
    'nav',
    {'aria-label': text('back')},
    element('a', {href: '#', class: 'back'}, '☰ ' + text('back')),
    to(view.rows[index - 1], text('previous'), '◀'),
    element('span', {class: 'of'}, index < 0 ? '' : `${index + 1} / ${view.rows.length}`),
    to(index < 0 ? null : view.rows[index + 1], text('next'), '▶'));
}

function heading(row) {
  const length = puzzleLabel(row);
  return element(
    'header',
    {class: 'title'},
    element('h2', {}, row.label),
    element('p', {}, [row.author, length, row.title ? row.id : null]
      .filter(part => part)
      .map(part => element('span', {}, part))));
}

/** What stands beneath a diagram: the stated length or, failing that, the one found. */
function puzzleLabel(row) {
  const plies = row.stated ?? (row.result === 'mate' && row.exact ? row.length : undefined);
  if (plies === undefined) {
    return row.result === 'mate' ? text('plies.bound', row.length) : '';
  }
  return plies === 0 ? text('no-mate.label') : text('plies.puzzle', plies);
}

/** The notes that say that something else than what was solved may be meant. */
const WARNINGS = new Set(['empty-hand', 'missing-pieces', 'ignored-text', 'unknown-end',
  'move-after-end', 'move-number', 'move-count', 'not-in-hand', 'no-such-piece',
  'name-not-hand', 'more-warnings']);

/** What was proved, and under which limits. */
function banner(row) {
  const warnings = row.notes
    .filter(note => WARNINGS.has(note.class))
    .map(note => element('p', {class: 'warning'}, said(note.why)));
  return element(
    'section',
    {class: 'banner ' + row.word},
    badge(row.word),
    element('div', {}, element('p', {class: 'proved'}, provedText(row)),
      element('p', {class: 'facts'}, factTexts(row).join(' ')),
      ...warnings,
      element('p', {class: 'limits'}, limitTexts(row).join(text('gap')))));
}

function provedText(row) {
  const length = lengthText(row);
  const counted = row.defects.filter(defect =>
    defect.severity === 'fatal' && !defect.provisional
    && (row.word !== 'cooked' || COOKS.has(defect.class)));
  const names = [...new Set(counted.map(defect => defectText(defect.class)))]
    .join(language.isJapanese ? '、' : ', ');
  if (row.word === 'unknown') {
    if (row.result !== 'mate') {
      return text('proved.unknown');
    }
    const open = row.open.length;
    return (open > 0 ? text('proved.unknown.open', length, open) : text('proved.unknown.mate', length))
      + likelyCook(row.defects);
  }
  if (row.word === 'invalid') {
    const place = row.error?.line ? ` (${text('place', row.error.line, row.error.column)})` : '';
    return text('proved.invalid', said(row.error?.message) + place);
  }
  return text('proved.' + row.word, length, names);
}

/** Which text says whether a result agrees with what is stated: a length, a line, or both. */
function agreement(agrees, stated, length = 0) {
  const byLength = stated !== undefined && (agrees || stated !== length);
  return (agrees ? 'agrees' : 'disagrees') + (byLength ? '' : '.line');
}

/** That the problem is cooked if the line that was examined is the mainline. */
function likelyCook(defects) {
  const cooks = defects.filter(({class: name, severity, provisional}) =>
    severity === 'fatal' && provisional && COOKS.has(name));
  const ply = Math.min(...cooks.map(defect => defect.ply));
  return cooks.length === 0 ? '' : ' ' + text('proved.unknown.cook', ply);
}

function factTexts(row) {
  const facts = [];
  if (row.result === 'mate') {
    facts.push(text(row.exact ? 'exact.yes' : 'exact.no'));
  }
  if (row.rawLength !== undefined && row.rawLength !== row.length) {
    facts.push(text('raw', row.rawLength));
  }
  if (row.agrees !== undefined) {
    facts.push(text(agreement(row.agrees, row.stated, row.length), statedText(row)));
  }
  if (row.certified) {
    facts.push(text('certified.' + row.certified));
  }
  if (row.leftover && row.sfen) {
    facts.push(text('leftover', piecesText(row.leftover, RULES[row.rules])));
  }
  if (row.reason) {
    facts.push(textOr('reason.' + row.reason.replaceAll(' ', '-'), row.reason));
  }
  if (row.error && row.word !== 'invalid') {
    facts.push(said(row.error.message));
  }
  return facts;
}

function limitTexts(row) {
  if (!row.limits) {
    return [];
  }
  const none = text('limits.none');
  const time = row.limits.time === undefined ? none : timeText(row.limits.time * 1000);
  const nodes = row.limits.nodes === undefined ? none : numberText(row.limits.nodes);
  const used = text('effort', numberText(row.nodes), timeText(row.timeMs));
  return [text('limits', time, nodes, row.limits.hash), used];
}

function boardPanel() {
  const {replay} = page;
  const go = (label, mark, action) =>
    button(mark, () => step(action), {title: text(label), 'aria-label': text(label)});
  const slider = element('input', {
    type: 'range', min: 0, 'aria-label': text('go.slider'),
    oninput: () => step(() => replay.go(Number(slider.value))),
  });
  const panel = {
    figure: element('div', {class: 'diagram'}),
    caption: element('p', {class: 'now', 'aria-live': 'polite'}),
    hands: element('p', {class: 'hands'}),
    slider,
  };
  panel.root = element(
    'section',
    {class: 'play', 'aria-label': text('board')},
    panel.figure,
    panel.caption,
    element('div', {class: 'controls'},
      go('go.first', '|◀', () => replay.go(0)),
      go('go.back', '◀', () => replay.go(replay.ply - 1)),
      slider,
      go('go.on', '▶', () => replay.go(replay.ply + 1)),
      go('go.last', '▶|', () => replay.go(Infinity)),
      replay.branches.length > 1 ? go('go.branch', text('go.branch.short'), () => replay.turn(1)) : null),
    panel.hands,
    element('p', {class: 'keys'}, text('keys')));
  return panel;
}

/** Does something to the replay and shows where it has led. */
function step(action) {
  action();
  updateBoard();
}

function updateBoard() {
  const {replay, board, row} = page;
  if (!replay) {
    return;
  }
  const {ply, line, index, branch} = replay;
  const where = ply === 0 ? text('board.start') : text('now', text('ply', ply), line.text(ply));
  const hideHand = hiddenHand(replay.start);
  const title = text('alt.board', row.label, where);
  board.figure.replaceChildren(
    drawBoard(replay.position, {move: replay.lastMove, title, hideHand}));
  const branchText = index === 0 ? '' : text('on.branch', entryName(branch.entry), branch.ply);
  const back = button(text('to.mainline'), () => step(() => replay.go(branch.ply, 0)));
  board.caption.replaceChildren(where, index === 0 ? '' : element('small', {}, branchText, back));
  const defender = 1 - replay.start.side;
  const rest = hideHand === undefined ? '' : text('hand.rest');
  board.hands.textContent =
    text('fact', text('defender.hand'), handText(replay.position, defender) + rest);
  board.slider.max = line.moves.length;
  board.slider.value = ply;
  board.slider.setAttribute('aria-valuetext', where);
  markMove();
}

function entryName(entry) {
  if (page.row.open.includes(entry)) {
    return text('open');
  }
  const {row} = page;
  if (entry === row.authoredEntry) {
    return text('authored');
  }
  if (row.variations.includes(entry)) {
    return text('variations');
  }
  if (row.tries.includes(entry)) {
    return text('tries');
  }
  return row.notes.includes(entry) ? noteText(entry) : defectText(entry.class);
}

/** Marks the move in the lists that led to the position on the board. */
function markMove() {
  const {ply, index, branch} = page.replay;
  const at = ply < branch.ply ? 0 : index;
  for (const old of page.root.querySelectorAll('[aria-current]')) {
    old.removeAttribute('aria-current');
  }
  const entries = page.root.querySelectorAll(`[data-branch="${at}"]`);
  for (const shown of entries) {
    if (Number(shown.dataset.ply) === ply) {
      shown.setAttribute('aria-current', 'step');
      const box = shown.closest('.moves');
      box.scrollTop += shown.getBoundingClientRect().top - box.getBoundingClientRect().top
        - box.clientHeight / 2;
    }
  }
  const entry = page.root.querySelector(`tr[data-entry="${index}"]`);
  entry?.setAttribute('aria-current', 'true');
  const folded = entry?.closest('details');
  if (folded) {
    folded.open = true;
  }
}

/** The moves of a branch as buttons; a long one is folded until it is asked for. */
function moveList(index, folded) {
  const {replay} = page;
  const {line, ply: first} = replay.branches[index];
  const last = line.moves.length;
  const items = (from, to) => {
    const made = [];
    for (let ply = from; ply <= to; ply++) {
      const go = button(line.text(ply), () => step(() => replay.go(ply, index)), {
        'data-branch': index, 'data-ply': ply, tabindex: ply === first ? undefined : -1,
      });
      made.push(element('li', {value: ply}, element('i', {}, ply), go));
    }
    return made;
  };
  const cut = folded && last - first >= FOLDED ? first + FOLDED - 1 : last;
  const shown = element('ol', {class: 'moves', start: first}, items(first, cut));
  if (cut < last) {
    const more = element('li', {}, button(`… ${text('plies', last)}`, () => {
      more.replaceWith(...items(cut + 1, last));
      markMove();
    }));
    shown.append(more);
  }
  return shown;
}
