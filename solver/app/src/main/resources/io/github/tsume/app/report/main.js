// Which of list and problem is shown, keys, language, theme.

import {PIECES, pieces} from '../shared/board.js';
import {load, save} from '../shared/kept.js';
import {learnRules} from '../shared/position.js';
import {language, learnTexts, sayAll, speakIn, text} from '../shared/texts.js';
import {announce} from './parts.js';
import {page, step, updateBoard} from './play.js';
import {SHEETS, preparePrinting} from './print.js';
import {showProblem} from './problem.js';
import {ABOUT, rowById, view} from './rows.js';
import {applyFilter, buildFilters, buildHeader, focusRow, list, showRows} from './table.js';

const THEMES = ['auto', 'light', 'dark'];
const THEME_KEY = 'tsume.theme';
const PIECES_KEY = 'tsume.pieces';
const mains = {list: document.getElementById('list'), problem: page.root};
let scrolled = 0;
let returnTo = null;

/** Follows the address: #id, #id/ply, #id/ply/branch; without any, the list. */
function follow() {
  const [id, ply, branch] = location.hash.slice(1).split('/').map(decoded);
  const row = rowById.get(id);
  if (row) {
    showMain('problem');
    showProblem(row, Number(ply) || 0, Number(branch) || 0);
    document.title = `${row.label} – ${ABOUT.name}`;
    returnTo = row;
    scrollTo(0, 0);
    page.root.focus({preventScroll: true});
    return;
  }
  if (id && id !== SHEETS) {
    announce(text('not.found', id));
  }
  page.row = null;
  page.root.replaceChildren();
  document.title = ABOUT.name;
  showMain('list');
  scrollTo(0, scrolled);
  list.fill();
  const index = view.rows.indexOf(returnTo);
  if (index >= 0) {
    focusRow(index);
  }
}

function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function showMain(name) {
  if (!mains.list.hidden) {
    scrolled = scrollY;
  }
  for (const [key, main] of Object.entries(mains)) {
    main.hidden = key !== name;
  }
}

/** Says everything anew in the language that is on. */
function speak() {
  sayAll();
  const toggle = document.getElementById('language');
  toggle.textContent = text('language');
  toggle.lang = language.isJapanese ? 'en' : 'ja';
  toggle.setAttribute('aria-label', text('language.label'));
  sayTheme();
  sayPieces();
  buildHeader();
  buildFilters();
  showRows();
  if (page.row) {
    const at = page.replay && [page.replay.ply, page.replay.index];
    showProblem(page.row, ...(at ?? []));
  }
}

function theme() {
  return document.documentElement.dataset.theme ?? 'auto';
}

function setTheme(name) {
  document.documentElement.dataset.theme = THEMES.includes(name) ? name : 'auto';
}

function sayTheme() {
  document.getElementById('theme').textContent = text('theme-is.' + theme());
}

function setPieces(name) {
  pieces.style = PIECES.includes(name) ? name : 'kanji';
}

function sayPieces() {
  document.getElementById('pieces').textContent = text('pieces.' + pieces.style);
}

const STEPS = {ArrowLeft: 'back', ArrowRight: 'on', Home: 'first', End: 'last'};
const TURNS = {ArrowUp: -1, ArrowDown: 1};

document.addEventListener('keydown', event => {
  const typing = event.target.closest('textarea, select, input:not([type=range])');
  if (typing || event.ctrlKey || event.altKey || event.metaKey) {
    return;
  }
  if (!page.row) {
    if (event.key === '/') {
      event.preventDefault();
      document.getElementById('search').focus();
    }
    return;
  }
  const [to, turn] = [STEPS[event.key], TURNS[event.key]];
  if ((to || turn) && page.replay) {
    event.preventDefault();
    step(() => (to ? page.replay.step(to) : page.replay.turn(turn)));
  } else if (event.key === 'Escape') {
    location.hash = '';
  } else if (event.key === 'n' || event.key === 'p') {
    const next = view.rows[view.rows.indexOf(page.row) + (event.key === 'n' ? 1 : -1)];
    if (next) {
      location.hash = encodeURIComponent(next.id);
    }
  }
});

document.getElementById('language').addEventListener('click', () => {
  speakIn(language.isJapanese ? 'en' : 'ja');
  speak();
});
document.getElementById('theme').addEventListener('click', () => {
  setTheme(THEMES[(THEMES.indexOf(theme()) + 1) % THEMES.length]);
  save(THEME_KEY, theme());
  sayTheme();
});
document.getElementById('pieces').addEventListener('click', () => {
  setPieces(PIECES[(PIECES.indexOf(pieces.style) + 1) % PIECES.length]);
  save(PIECES_KEY, pieces.style);
  sayPieces();
  showRows();
  updateBoard();
});
document.getElementById('print').addEventListener('click', () => print());
document.getElementById('search').addEventListener('input', event => {
  view.query = event.target.value;
  applyFilter();
});
document.getElementById('defect').addEventListener('change', event => {
  view.defect = event.target.value;
  applyFilter();
});
document.getElementById('filters').addEventListener('submit', event => event.preventDefault());
addEventListener('hashchange', follow);

function told(id) {
  return JSON.parse(document.getElementById(id).textContent);
}

learnTexts(told('texts'));
learnRules(told('rules'));
speakIn(document.documentElement.lang);
setTheme(load(THEME_KEY));
setPieces(load(PIECES_KEY));
preparePrinting();
speak();
follow();
