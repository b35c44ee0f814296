// The views of the page, each with an address: where one composes, solves, keeps collections, prints.

const $ = id => document.getElementById(id);
const NAMES = ['compose', 'solve', 'collection', 'print'];

export class Views {
  /** address(): that of the view with what is on the board; entered(name): another view is seen now */
  constructor({address, entered}) {
    Object.assign(this, {address, entered});
    this.mark(NAMES[0]);
    $('views').addEventListener('click', event => {
      const {view} = event.target.dataset;
      if (view && !event.ctrlKey && !event.metaKey) {
        event.preventDefault();
        this.go(view);
      }
    });
    $('desk').addEventListener('click', ({target}) => target.closest('#board, .hand') && edit());
    document.querySelector('[data-go=edit]').addEventListener('click', () => {
      edit();
      goOnAtBoard();
    });
  }

  /** Shows a view; who goes back comes to the one before. */
  go(name) {
    if (name !== this.name) {
      this.mark(name);
      history.pushState(null, '', this.address());
      this.entered(name);
    }
  }

  /** Shows a view, of an address that may name one or none. */
  mark(name) {
    this.name = NAMES.includes(name) ? name : NAMES[0];
    document.body.dataset.view = this.name;
    for (const link of $('views').children) {
      link.dataset.view === this.name ? link.setAttribute('aria-current', 'page') : link.removeAttribute('aria-current');
    }
  }
}

/** A verdict that has come is read; the pieces to place come back with a touch of the board. */
export function read() {
  document.body.classList.add('reading');
}

export function edit() {
  document.body.classList.remove('reading');
}

/** Whether what had the focus is away. */
export function isLost(element) {
  return element === document.body || !element.checkVisibility();
}

/** Whoever pressed what is away now, goes on at the board, where the keys are; not who is in the page around this one. */
export function goOnAtBoard() {
  const {activeElement} = document;
  if (document.hasFocus() && (isLost(activeElement) || activeElement.dataset.solving === 'next')) {
    $('board').querySelector('[tabindex="0"]')?.focus({preventScroll: true});
  }
}
