// Where things are: beside the board or, in one column, beneath it.

const $ = id => document.getElementById(id);

const ROOM = 20; // Pixels: the files above the board.
const NARROW = matchMedia('(max-width: 50rem)');

/** In one column what is said comes at once beneath the board and the greeting above, else beside it. */
function placeVerdict() {
  const [said, welcomed] = NARROW.matches ? [$('replay'), $('caption')] : [$('action'), $('action')];
  said.after($('verdict'), $('before'));
  NARROW.matches ? said.after($('solving')) : said.before($('solving'));
  welcomed.before($('welcome'));
}

/** One column: the board may be far above what was tapped. */
export function bringBoard() {
  const {top, bottom} = $('board').getBoundingClientRect();
  if (NARROW.matches && (bottom < 100 || top > innerHeight)) {
    $('work').scrollIntoView();
  }
}

/** One column: a verdict that has come is read first; the pieces to place come back with a touch of the board. */
export function readVerdict() {
  document.body.classList.add('reading');
}

/** One column: a verdict that has come is seen, with the whole board above it if there is room. */
export function bringVerdict() {
  const badge = $('verdict').querySelector('.badge');
  if (NARROW.matches && badge) {
    const hidden = badge.getBoundingClientRect().bottom - $('action').getBoundingClientRect().top;
    scrollBy(0, Math.max(0, Math.min(hidden + ROOM, $('board').getBoundingClientRect().top - ROOM)));
  }
}

/** Whoever pressed what is away now, goes on at the board, where the keys are. */
export function goOnAtBoard() {
  const {activeElement} = document;
  if (activeElement === document.body || !activeElement.checkVisibility()) {
    $('board').querySelector('[tabindex="0"]')?.focus({preventScroll: true});
  }
}

/** Puts everything where it belongs, and again when the window changes. */
export function layOut() {
  placeVerdict();
  NARROW.addEventListener('change', placeVerdict);
  $('work').addEventListener('click', ({target}) => {
    if (target.closest('#board, .hand, [data-go=edit]')) {
      document.body.classList.remove('reading');
    }
  });
}
