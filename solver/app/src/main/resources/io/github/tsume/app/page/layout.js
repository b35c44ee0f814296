// Where things are: beside the board or, in one column, beneath it.

const $ = id => document.getElementById(id);

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
}
