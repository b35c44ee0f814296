// The page: wires the board, the searches and everything that goes in and out.

import {allRules, learnRules, positionOf} from '../shared/position.js';
import {element} from '../shared/dom.js';
import {Replay} from '../shared/replay.js';
import {wholeRow} from '../shared/row.js';
import {apart, capital, learnTexts, said, sayAll, speakIn, text} from '../shared/texts.js';
import {branchName, kindOf, wordOf} from '../shared/words.js';
import {addressOf, addressed} from './address.js';
import {Collection} from './collection.js';
import {transport} from './early.js';
import {Editor} from './editor.js';
import {Exchange, textOf} from './exchange.js';
import {Goal, optionsOf} from './goal.js';
import {handOf} from './origin.js';
import {listenToKeys} from './keys.js';
import {loadOutlines} from './outlines.js';
import {Predecessors} from './predecessors.js';
import {Searches} from './search.js';
import {dress, keepSettings, listenToSettings, otherPieces, settings} from './settings.js';
import {Share, download} from './share.js';
import {Solving} from './solving.js';
import {Grading} from './grading.js';
import {listRecent} from './recent.js';
import {keepOffline, keptOrigin, remember} from './store.js';
import {verdictPanel} from './verdict.js';
import {Views, edit, goOnAtBoard, isLost, read} from './views.js';

const $ = id => document.getElementById(id);
const page = {transport, editor: null, searches: null, solving: null, collection: null, replay: null, message: null, origin: null};

const MOST_TRIES = 20; // At each move of the mainline.

/** What is on the board of who comes with nothing: a mate in three. */
const SAMPLE = {rules: 'shogi', side: 0, board: '1k 20G', hands: 'S N'};

/** What the position was read from, unless it was changed; what is undone is as it was read again. */
function asRead() {
  const {editor, origin} = page;
  return origin && handOf(origin, editor.position) !== null ? origin : null;
}

/** What is asked about: the text it was read from, with the author's line, as long as it is that. */
function problem() {
  const {editor} = page;
  const origin = asRead();
  return origin
    ? {text: origin.text, options: `${origin.options}&index=${origin.index}&hand=${handOf(origin, editor.position)}${optionsOf(page.goal.valuesOf({}))}`}
    : {text: editor.sfen, options: editor.options + optionsOf(page.goal.valuesOf(editor.position))};
}

function forget() {
  const greeted = $('welcome').contains(document.activeElement);
  $('welcome').hidden = page.editor.position !== page.sample;
  greeted && goOnAtBoard();
  page.message = null;
  page.replay = null;
  $('verdict').replaceChildren();
  $('advice').hidden = true;
  page.seen = null;
  showSeen();
  showRecent();
  page.before.forget();
  showReplay();
}

/** The position is another: what was found does not hold, and its faults are looked for. */
function changed() {
  page.solving.leave(true);
  edit();
  forget();
  page.searches.stop();
  page.settled = settle(page.editor.position);
  return page.settled;
}

/** Asks the program how a position is written, and what is wrong with it. */
async function settle(asked) {
  const {editor} = page;
  const [entry] = (await page.transport.call('place', editor.told, editor.options + optionsOf(page.goal.valuesOf(asked)))).entries;
  if (asked !== editor.position) {
    return;
  }
  editor.learn(asked, entry);
  page.whole = entry.sfen;
  tell();
  const legal = entry.faults.length === 0;
  const begun = legal || editor.position.board.some(piece => piece);
  showFaults(begun ? entry.faults : []);
  if (page.searches.checking) {
    return; // It was asked for already.
  }
  if (legal && editor.hasAttacker) {
    page.searches.changed(problem());
  } else if (legal || !begun) {
    page.searches.rest(text('live.nothing'));
  }
  $('check').disabled = !legal;
}

function showFaults(faults) {
  page.editor.faults = faults.flatMap(fault => fault.squares);
  page.faults = faults;
  const words = faults.map(fault => said(fault.words));
  $('faults').replaceChildren(...[...new Set(words)].map(sentence => element('li', {}, sentence)));
  page.editor.show();
}

/** The address of what is on the board, in a view. */
function link(mode = 'compose') {
  return addressOf(page.editor, asRead(), page.goal, mode);
}

/** The address of what is seen now: of the sample, only the view. */
function here() {
  const {name} = page.views;
  return page.editor.position !== page.sample ? link(name).hash : name === 'compose' ? location.pathname + location.search : '#mode=' + name;
}

/**
 * Writes the address of what is seen, if it is another: one written while somebody goes back is written over
 * the entry that they come to, or keeps them here.
 */
function tell() {
  if (new URL(here(), location).href !== location.href) {
    history.replaceState(null, '', here());
  }
}

/** Whoever came back, or followed a link, sees what the address says. */
async function arrive() {
  const values = addressed();
  page.views.mark(values.get('mode'));
  if (values.has('sfen') && location.hash !== here()) {
    await readAddress(); // What it says is told once the program has said how the position is written.
  } else {
    tell();
  }
  entered(page.views.name);
}

/** Another view is seen. */
function entered(name) {
  if (name !== 'solve' && page.solving.on) {
    const known = page.solving.done ? page.solving.message : null;
    page.solving.leave(true);
    shownAgain(known, '');
  }
  if (name === 'solve' && !page.solving.on) {
    solve();
  } else if (name === 'print') {
    page.share.lay();
  } else if (name === 'collection') {
    page.collection.enter();
  }
}

/**
 * Reads the position of an address, if there is one, and what it was read from before a reload.
 *
 * address: the one that somebody opened; by the time it is told the page may have written its own
 */
async function readAddress(kept = null, address = location.href) {
  const values = addressed(new URL(address).hash);
  if (!values.has('sfen')) {
    return false;
  }
  page.goal.take(values);
  if ((values.get('view') === 'white') !== page.editor.view.flipped) {
    page.editor.do('flip');
  }
  return page.exchange.reopen({
    sfen: address, rules: values.get('rules') ?? '', fill: values.get('hand') !== 'as-is', origin: kept,
  });
}

function found(message) {
  page.message = message;
  showVerdict();
  if (document.hasFocus() && isLost(document.activeElement)) {
    $('verdict').querySelector('.badge')?.focus({preventScroll: true});
  }
  const {position} = page.editor;
  const origin = asRead();
  if (origin && handOf(origin, page.editor.position) === 'auto') {
    page.collection.hear(origin, message);
  }
  remember({
    sfen: page.editor.sfen, told: page.editor.told, rules: position.rules.name, fill: position.fill, origin,
    title: origin?.title ?? '', ...page.goal.valuesOf(position), result: wordOf(message.shown), kind: kindOf(message.shown), length: message.shown.length ?? 0,
  });
  showRecent();
}

/** Shows beside the board what a short check says while one edits; whoever plays its moves through, reads it. */
function showSeen() {
  const {seen} = page;
  if (!seen) {
    $('seen').replaceChildren();
    return;
  }
  const row = rowOf(seen);
  const panel = verdictPanel(row, replayOf(row), (ply, branch) => {
    recall(seen);
    playThrough(ply, branch);
  }, onBoard);
  delete panel.dataset.verdict; // It is not that of a check which was asked for.
  panel.dataset.seen = row.word;
  $('seen').replaceChildren(panel);
}

/** The row of a result as it is shown. */
function rowOf({shown, from}) {
  const row = Object.assign(wholeRow(shown), {from});
  if (!from && row.certified === 'none') {
    delete row.certified; // Nothing on a page makes certificates.
  }
  return row;
}

function replayOf(row) {
  return row.start ? new Replay(positionOf(row.start), row.lines) : null;
}

/** Goes to a ply of a line of what is read. */
function playThrough(ply, branch) {
  page.replay.go(ply, branch);
  read();
  showReplay();
}

/** Goes over to another position. */
function onBoard(sfen) {
  return page.exchange.read(sfen, '');
}

/** Checks again, for what helps with the work on the problem: needless pieces, repairs, all other checks. */
async function advise() {
  page.searches.check(problem(), {
    more: `advice=true&tries=${MOST_TRIES}`,
    hear: message => {
      if (message.type === 'result') {
        found({...message, advised: true});
        $('verdict').querySelector('[data-repair], [data-try]')?.scrollIntoView({block: 'nearest'});
      }
    },
  });
}

/** Shows what was found before. */
function recall(message) {
  page.message = message;
  showVerdict();
}

function showVerdict() {
  const {message} = page;
  if (!message) {
    return;
  }
  const row = rowOf(message);
  $('verdict').hasChildNodes() || read();
  const before = page.replay;
  page.replay = replayOf(row);
  if (before && page.replay) {
    page.replay.go(before.ply, before.index);
  }
  $('verdict').replaceChildren(verdictPanel(row, page.replay, playThrough, onBoard));
  $('advice').hidden = Boolean(message.advised) || !row.mates || !row.verdict || !page.goal.isFirst;
  if (row.sound && page.goal.isFirst) {
    page.before.offer();
  }
  showReplay();
}

/** Goes over to solving what is on the board; what is known of it disappears. */
async function solve() {
  await page.exchange.reading;
  await page.settled;
  $('verdict').replaceChildren();
  page.before.forget();
  page.searches.stop();
  page.views.go('solve');
  goOnAtBoard();
  await page.solving.begin();
}

/** Goes on with the list; where there is none, or all of it is solved, with those for practice. */
async function solveNext() {
  if (!await page.collection.solveNext()) {
    page.goal.take(new Map());
    await page.exchange.readShelf('practice');
    await page.collection.solveNext(0);
  }
}

/** Back to editing; with a result that is shown now. */
function left(message, says) {
  page.views.go('compose');
  shownAgain(message, says);
  goOnAtBoard();
}

function shownAgain(message, says) {
  page.message = message ?? page.message;
  page.replay = null;
  showVerdict();
  showReplay();
  if (says) {
    page.searches.rest(says);
  }
}

function showReplay() {
  const {editor, solving} = page;
  const replay = replayed();
  solving.tell();
  const total = replay?.line.moves.length ?? 0;
  $('replay').hidden = total === 0;
  document.body.classList.toggle('replaying', Boolean(replay));
  $('ply').value = text('ply.of', replay?.ply ?? 0, total);
  $('ply').setAttribute('aria-label', text('ply.words', replay?.ply ?? 0, total));
  const origin = asRead();
  let caption = editor.prompt || page.collection?.placeOf(origin) || origin?.title || text('board.start');
  caption = page.goal.isFirst || editor.prompt ? caption : apart([capital(page.goal.plies()), caption]);
  if (replay && replay.ply > 0) {
    const {branch, line, ply} = replay;
    const kind = branch.of === 'refutation' ? text('refutation') : branchName(page.message?.shown, branch);
    const name = replay.index === 0 ? kind : text('on.branch', kind, branch.ply);
    caption = solving.on && replay.index === 0 ? line.text(ply) : text('caption.move', line.text(ply), name);
  }
  $('caption').textContent = caption;
  $('pieces').textContent = text('pieces.as.' + otherPieces());
  for (const button of $('verdict').querySelectorAll('[data-line]')) {
    const here = replay?.ply > 0 && Number(button.dataset.line) === replay.index
      && Number(button.dataset.ply) === replay.ply;
    here ? button.setAttribute('aria-current', 'step') : button.removeAttribute('aria-current');
  }
  editor.show();
}

/** What is played through: of somebody who solves, what he has played. */
function replayed() {
  return page.solving.on ? page.solving.replay : page.replay;
}

/** What is to be seen of a line; null at the start of the mainline: there one edits. */
function replaying() {
  const {solving} = page;
  const replay = replayed();
  if (solving.on && replay) {
    const {selected, hinted, reached} = solving;
    return {position: replay.position, move: replay.lastMove, selected, hinted, reached};
  }
  return replay?.ply > 0 ? {position: replay.position, move: replay.lastMove} : null;
}

/** Where the lines part, as arrows: what is meant, what is fatal, and the line that is asked about. */
function arrows() {
  const {replay, message, solving} = page;
  const kind = branch => (branch.of === 'mainline' ? 'meant' : message.shown[branch.of]?.[branch.n]?.fatal ? 'fatal' : branch === replay.branch ? 'asked' : '');
  const found = solving.on || !replay ? [] : replay.leaving.map(branch => ({kind: kind(branch), move: branch.line.moves[replay.ply]}));
  return found.some(each => each.kind && each.kind !== 'meant') ? found.filter(each => each.kind) : [];
}

function showRecent() {
  listRecent($('recent').querySelector('ol'), page.editor, entry => {
    page.goal.take(new Map(Object.entries(entry)));
    return page.exchange.reopen(entry);
  });
}

async function showEngine() {
  try {
    $('engine').textContent = text('engine.' + await page.transport.name);
  } catch (e) {
    $('engine').textContent = text('engine.none', e.message);
  }
}

function speak() {
  speakIn(settings.lang);
  const names = $('rules');
  names.replaceChildren(...allRules().map(rules =>
    element('option', {value: rules.name}, text('rules.' + rules.name))));
  sayAll();
  page.goal.show();
  $('language').textContent = settings.lang === 'ja' ? 'English' : '日本語';
  $('language').lang = settings.lang === 'ja' ? 'en' : 'ja';
  document.title = settings.lang === 'ja' ? 'Tsume 詰将棋の検討' : 'Tsume: tsume-shogi, checked';
  showEngine();
  showRecent();
  page.exchange.speak();
  page.grading?.show();
  page.before.show();
  if (page.faults) {
    showFaults(page.faults);
  }
  showSeen();
  showVerdict();
  showReplay();
}

async function start() {
  const given = addressed();
  const embed = given.get('embed');
  document.body.classList.toggle('embedded', Boolean(embed));
  dress();
  const told = async name => (await fetch(name)).json();
  const [texts, rules, goals] = await Promise.all([told('texts.json'), told('rules.json'), told('goals.json'), loadOutlines()]);
  learnTexts(texts);
  learnRules(rules);
  speakIn(settings.lang);
  page.goal = new Goal(goals, () => {
    page.sample = null;
    const origin = asRead();
    if (!origin && !page.goal.isHelped) {
      page.editor.position.side = page.editor.position.attacker; // Only where both sides help the defender may begin.
    }
    changed();
    page.exchange.readAgain(origin);
  });
  page.searches = new Searches(page.transport, settings, {
    found, seen: message => {
      page.seen = message;
      showSeen();
    },
  });
  page.before = new Predecessors($('before'), page.searches, settings, {
    problem, open: content => page.exchange.read(content, ''),
  });
  page.views = new Views({address: here, entered});
  page.editor = new Editor({
    changed,
    replaying,
    arrows,
    refresh: showReplay,
    leaveReplay: () => {
      page.replay?.go(0, 0);
      page.replay && showReplay();
    },
  });
  page.solving = new Solving(page.searches, settings, {
    problem,
    name: () => page.whole + optionsOf(page.goal.valuesOf({})),
    goal: page.goal,
    known: () => page.message,
    show: showReplay,
    left,
    next: solveNext,
    hasNext: () => page.collection.rows.length > 1 || !page.transport.folder,
  });
  page.editor.player = page.solving;
  page.exchange = new Exchange(page, {recall});
  page.share = new Share(page, {link, problem, origin: asRead});
  page.collection = new Collection($('collection'), page, {
    choose: row => page.exchange.choose(row), recall, solve, save: download, changed: () => page.grading?.show(),
  });
  page.grading = new Grading(page.searches, {problem, sources: () => page.collection.sources(), save: download, read: textOf});
  speak();
  $('check').addEventListener('click', async () => {
    await page.exchange.reading;
    await page.settled;
    page.searches.check(problem());
  });
  $('advice').addEventListener('click', advise);
  $('solve').addEventListener('click', () => page.views.go('solve'));
  $('pieces').addEventListener('click', () => {
    settings.pieces = otherPieces();
    keepSettings();
    dress();
    showReplay();
  });
  $('language').addEventListener('click', () => {
    settings.lang = settings.lang === 'ja' ? 'en' : 'ja';
    keepSettings();
    speak();
  });
  listenToSettings(showReplay);
  listenToKeys(page, {replayed, show: showReplay});
  addEventListener('popstate', arrive);
  page.views.mark(given.get('mode') ?? (embed === 'solve' ? 'solve' : ''));
  read();
  if (!await readAddress(keptOrigin())) {
    page.sample = page.editor.begin(SAMPLE);
    changed();
    read();
    await page.settled;
  }
  if (!embed) {
    await page.collection.restore();
  }
  if (page.transport.folder) {
    document.querySelectorAll('[data-copy=link], [data-copy=solve], [data-copy=show]').forEach(one => one.remove()); // Nobody else can open an address of this computer.
    $('shelf').hidden = true;
    page.exchange.showFolder(await page.transport.folder());
  } else {
    keepOffline();
  }
  document.documentElement.dataset.ready = 'true';
  entered(page.views.name);
  if (embed && page.views.name !== 'solve') {
    $('check').click();
  }
}

start().catch(e => {
  document.getElementById('engine').textContent = String(e);
});
