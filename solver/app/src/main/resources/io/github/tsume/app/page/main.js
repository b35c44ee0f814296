// The page: wires the board, the searches and everything that goes in and out.

import {learnRules, allRules, parseSfen, rulesNamed, sfenOfLink} from './position.js';
import {loadGlyphs} from './glyphs.js';
import {Editor} from './editor.js';
import {Exchange} from './exchange.js';
import {handOf} from './origin.js';
import {Replay} from './replay.js';
import {Searches} from './search.js';
import {openTransport} from './transport.js';
import {linesOf, verdictPanel} from './verdict.js';
import {element, language, loadTexts, said, sayAll, text, textOr} from './texts.js';
import {keptOrigin, load, recent, remember, save} from './store.js';

const $ = id => document.getElementById(id);
const settings = {
  profile: 'magazine', futile: 'standard', time: '60', nodes: '0', hash: '64', variations: '3',
  'all-cooks': false, live: true, theme: 'auto', lang: navigator.language.startsWith('ja') ? 'ja' : 'en',
  ...load('tsume.settings', {}),
};
const page = {transport: openTransport(), editor: null, searches: null, replay: null, message: null, origin: null};

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
    ? {text: origin.text, options: `${origin.options}&index=${origin.index}&hand=${handOf(origin, editor.position)}`}
    : {text: editor.sfen, options: editor.options};
}

function forget() {
  page.message = null;
  page.replay = null;
  $('verdict').replaceChildren();
  showReplay();
}

/** The position is another: what was found does not hold, and its faults are looked for. */
async function changed() {
  forget();
  page.searches.stop();
  const {editor} = page;
  const asked = editor.sfen;
  history.replaceState(null, '', link().hash);
  const read = await page.transport.call('read', asked, editor.options);
  if (asked !== editor.sfen) {
    return;
  }
  const [entry] = read.entries;
  showFaults(entry?.faults ?? [], entry?.error);
  const legal = entry?.faults?.length === 0;
  if (page.searches.checking) {
    return; // It was asked for already.
  }
  $('check').disabled = !legal;
  if (legal) {
    page.searches.changed(problem());
  }
}

function showFaults(faults, error) {
  page.editor.faults = faults.map(fault => fault.square).filter(square => square);
  page.faults = faults;
  const words = faults.map(fault => said(fault.words)).concat(error ? [said(error.words)] : []);
  $('faults').replaceChildren(...[...new Set(words)].map(sentence => element('li', {}, sentence)));
  page.editor.show();
}

function link() {
  const url = new URL(location.href);
  const {rules, fill} = page.editor.position;
  const more = (rules.name === 'shogi' ? '' : '&rules=' + rules.name) + (fill ? '' : '&hand=as-is');
  url.hash = 'sfen=' + encodeURIComponent(page.editor.sfen).replace(/%20/g, '+').replace(/%2F/g, '/') + more;
  return url;
}

/** Reads the position of the address, if there is one, and what it was read from before a reload. */
function readAddress(kept = null) {
  const values = new Map(location.hash.slice(1).split('&').map(pair => pair.split(/=(.*)/s)));
  if (!values.has('sfen')) {
    return false;
  }
  try {
    const [sfen, rules] = [sfenOfLink(values.get('sfen')), values.get('rules') ?? 'shogi'];
    const position = parseSfen(sfen, rulesNamed(rules));
    const fill = values.get('hand') !== 'as-is';
    page.exchange.open(kept && handOf(kept, position, !fill) !== null ? kept : null,
      () => page.editor.load(sfen, rules, fill));
    return true;
  } catch {
    $('input-error').textContent = text('error.link');
    return false;
  }
}

function found(message) {
  page.message = message;
  showVerdict();
  const {position} = page.editor;
  const origin = asRead();
  remember({
    sfen: page.editor.sfen, rules: position.rules.name, fill: position.fill, origin,
    title: origin?.title ?? '', result: message.result.verdict, length: message.result.length ?? 0,
  });
  showRecent();
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
  const lines = linesOf(message);
  const start = parseSfen(message.result.sfen ?? page.editor.sfen, page.editor.position.rules);
  start.fill = page.editor.position.fill;
  const before = page.replay;
  page.replay = lines.length > 0 ? new Replay(start, lines) : null;
  if (before && page.replay) {
    page.replay.go(before.index, before.ply);
  }
  $('verdict').replaceChildren(verdictPanel(message, lines, (line, ply) => {
    page.replay.go(line, ply);
    showReplay();
    if ($('board').getBoundingClientRect().bottom < 0) {
      $('work').scrollIntoView(); // One column: the board is far above what was tapped.
    }
  }));
  showReplay();
}

function showReplay() {
  const {replay, editor} = page;
  const total = replay?.moves.length ?? 0;
  $('replay').hidden = total === 0;
  $('ply').value = text('ply.of', replay?.ply ?? 0, total);
  $('ply').setAttribute('aria-label', text('ply.words', replay?.ply ?? 0, total));
  const {title} = asRead() ?? {};
  let caption = title || text('caption.start');
  if (replay && replay.ply > 0) {
    const line = replay.lines[replay.index];
    const defect = line.kind === 'defect' ? page.message.result.defects[line.index] : null;
    const kind = defect ? textOr('defect.' + defect.class, defect.class) : text('line.' + line.kind);
    const name = line.kind === 'mainline' ? kind : text('caption.line', kind, line.ply);
    caption = text('caption.move', replay.lastText(language.code), name);
  }
  $('caption').textContent = caption;
  for (const button of $('verdict').querySelectorAll('[data-line]')) {
    const here = replay?.ply > 0 && Number(button.dataset.line) === replay.index
      && Number(button.dataset.ply) === replay.ply;
    here ? button.setAttribute('aria-current', 'step') : button.removeAttribute('aria-current');
  }
  editor.show();
}

/** Arrow keys play through, unless a text or the board that is edited has them. */
function keyDown(event) {
  const {replay} = page;
  const typing = event.target.closest?.('input, textarea, select, dialog');
  if (!replay || typing || event.ctrlKey || event.altKey || event.metaKey) {
    return;
  }
  const name = {ArrowLeft: 'back', ArrowRight: 'on', Home: 'first', End: 'last', Escape: 'edit'}[event.key];
  if (name) {
    replay.do(name);
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    replay.turn(event.key === 'ArrowDown' ? 1 : -1);
  } else {
    return;
  }
  event.preventDefault();
  showReplay();
}

function showRecent() {
  const entries = recent();
  $('recent').querySelector('ol').replaceChildren(...entries.map(entry => {
    const verdict = entry.result ? text('verdict.' + entry.result) : '';
    const length = entry.length ? text('plies.puzzle', entry.length) : '';
    const name = entry.title || entry.sfen.split(' ')[0];
    return element('li', {}, element('button', {
      type: 'button',
      onclick: () => page.exchange.open(entry.origin ?? null, () => page.editor.load(entry.sfen, entry.rules, entry.fill)),
    }, [name, verdict, length].filter(part => part).join(text('gap'))));
  }));
  if (entries.length === 0) {
    $('recent').querySelector('ol').replaceChildren(element('li', {}, text('recent.none')));
  }
}

async function showEngine() {
  try {
    $('engine').textContent = text('engine.' + await page.transport.name);
  } catch (e) {
    $('engine').textContent = text('engine.none', e.message);
  }
}

function speak() {
  language.code = settings.lang;
  const names = $('rules');
  names.replaceChildren(...allRules().map(rules =>
    element('option', {value: rules.name}, text('rules.' + rules.name))));
  sayAll();
  $('language').textContent = settings.lang === 'ja' ? 'English' : '日本語';
  $('language').lang = settings.lang === 'ja' ? 'en' : 'ja';
  document.title = settings.lang === 'ja' ? 'Tsume 詰将棋の検討' : 'Tsume: tsume-shogi, checked';
  showEngine();
  showRecent();
  page.exchange.speak();
  if (page.faults) {
    showFaults(page.faults);
  }
  showVerdict();
  showReplay();
}

function dress() {
  document.documentElement.dataset.theme = settings.theme;
}

function openSettings() {
  const form = $('settings').querySelector('form');
  for (const field of form.elements) {
    if (field.name) {
      field.type === 'checkbox' ? field.checked = settings[field.name] : field.value = settings[field.name];
    }
  }
  $('settings').showModal();
}

function settingChanged({target}) {
  settings[target.name] = target.type === 'checkbox' ? target.checked : target.value;
  save('tsume.settings', settings);
  dress();
}

async function start() {
  dress();
  const [, , rules] = await Promise.all([
    loadTexts(), loadGlyphs(), fetch('rules.json').then(answer => answer.json()),
  ]);
  learnRules(rules);
  language.code = settings.lang;
  page.searches = new Searches(page.transport, settings, {found});
  page.editor = new Editor({
    changed,
    replaying: () => page.replay?.shown ?? null,
    leaveReplay: () => {
      page.replay?.go(0, 0);
      page.replay && showReplay();
    },
  });
  page.exchange = new Exchange(page, {link, problem, recall});
  speak();
  $('check').addEventListener('click', async () => {
    await page.exchange.reading;
    page.searches.check(problem());
  });
  $('language').addEventListener('click', () => {
    settings.lang = settings.lang === 'ja' ? 'en' : 'ja';
    save('tsume.settings', settings);
    speak();
  });
  $('open-settings').addEventListener('click', openSettings);
  $('settings').addEventListener('change', settingChanged);
  for (const button of $('replay').querySelectorAll('[data-go]')) {
    button.addEventListener('click', () => {
      page.replay.do(button.dataset.go);
      showReplay();
    });
  }
  addEventListener('keydown', keyDown);
  addEventListener('hashchange', () => readAddress());
  if (!readAddress(keptOrigin())) {
    await changed();
  }
  if (page.transport.folder) {
    $('copy-link').hidden = true; // Nobody else can open an address of this computer.
    page.exchange.showFolder(await page.transport.folder());
  } else if ('serviceWorker' in navigator) {
    navigator.serviceWorker.register('offline.js').catch(() => {});
  }
  document.documentElement.dataset.ready = 'true';
}

start().catch(e => {
  document.getElementById('engine').textContent = String(e);
});
