// Playing through by buttons and keys, and undoing by keys.

import {edit} from './views.js';

const STEPS = {ArrowLeft: 'back', ArrowRight: 'on', Home: 'first', End: 'last', Escape: 'edit'};

/** replayed(): what is played through, null for nothing; show(): it has moved */
export function listenToKeys(page, {replayed, show}) {
  /** Steps through a line; what leads to its start leads back to editing. */
  const stepBy = name => {
    const replay = replayed();
    if (!replay) {
      return;
    }
    if (page.solving.on || (name !== 'edit' && name !== 'first')) {
      replay.step(name);
    } else {
      replay.go(0, 0);
    }
  };

  /** Arrow keys play through, unless a text or the board that is edited has them. */
  const keyDown = event => {
    const {solving} = page;
    const replay = replayed();
    const typing = event.target.closest?.('input, textarea, select, dialog');
    const again = event.shiftKey ? 'redo' : 'undo';
    const undoing = event.ctrlKey || event.metaKey ? {z: again, y: 'redo'}[event.key.toLowerCase()] : null;
    if (undoing && !event.target.closest?.('textarea, dialog')) {
      solving.on ? solving.back() : page.editor.do(undoing);
      event.preventDefault();
      return;
    }
    if (typing || event.ctrlKey || event.altKey || event.metaKey) {
      return;
    }
    const name = STEPS[event.key];
    if (name === 'edit' && !solving.on && !document.querySelector(':popover-open')) {
      edit();
    }
    if (!replay) {
      return;
    }
    if (solving.on && name === 'edit') {
      solving.leave();
    } else if (name) {
      stepBy(name);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      replay.turn(event.key === 'ArrowDown' ? 1 : -1);
    } else {
      return;
    }
    event.preventDefault();
    show();
  };

  for (const button of document.querySelectorAll('[data-go]')) {
    button.addEventListener('click', () => {
      stepBy(button.dataset.go);
      show();
    });
  }
  addEventListener('keydown', keyDown);
}
