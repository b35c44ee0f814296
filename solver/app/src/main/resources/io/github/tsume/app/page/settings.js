// What whoever uses the page has chosen; it stays on the device.

import {PIECES, pieces} from '../shared/board.js';
import {load, save} from '../shared/kept.js';

const KEY = 'tsume.settings';
const lang = navigator.language.startsWith('ja') ? 'ja' : 'en';

export const settings = {
  profile: 'magazine', futile: 'standard', time: '60', nodes: '0', hash: '64', variations: '3',
  'all-cooks': false, live: true, tiles: false, theme: 'auto', pieces: lang === 'ja' ? 'kanji' : 'western', lang,
  ...load(KEY, {}),
};

export function keepSettings() {
  save(KEY, settings);
}

/** The set of pieces that one press leads to. */
export function otherPieces() {
  return pieces.style === 'kanji' ? 'western' : 'kanji';
}

export function dress() {
  pieces.style = PIECES.includes(settings.pieces) ? settings.pieces : 'kanji';
  document.documentElement.dataset.theme = settings.theme;
}

/** The dialog in which they are chosen, and others that are opened. changed(): one is another now */
export function listenToSettings(changed = () => {}) {
  const dialog = document.getElementById('settings');
  document.getElementById('open-settings').addEventListener('click', () => {
    for (const field of dialog.querySelector('form').elements) {
      if (field.name) {
        field.type === 'checkbox' ? field.checked = settings[field.name] : field.value = settings[field.name];
      }
    }
    dialog.showModal();
  });
  for (const button of document.querySelectorAll('[data-open]')) {
    button.addEventListener('click', () => document.getElementById(button.dataset.open).showModal());
  }
  dialog.addEventListener('change', ({target}) => {
    settings[target.name] = target.type === 'checkbox' ? target.checked : target.value;
    keepSettings();
    dress();
    changed();
  });
}
