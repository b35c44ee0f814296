// Where things are, measured: in every view and state, in windows of many sizes and at twice the size, the
// whole board is seen and nothing lies over what is pressed.

import {beside, check, equal, open} from './harness.mjs';

const TOUCHED = {hasTouch: true, isMobile: true};
const WINDOWS = [
  [375, 667, TOUCHED], [390, 844, TOUCHED], [1280, 720, {}], [1366, 657, {}], [1920, 1080, {}],
  [640, 360, {}], [683, 328, {}], // The laptops at 200 %.
  [900, 700, {}], [1024, 768, TOUCHED], // Nearly square.
];
const COOKED = '#sfen=7nk/9/6G2/9/9/9/9/9/9+b+RG+1';

/** What is outside the window or under something else, by its mark. */
function amiss(page) {
  return page.evaluate(() => {
    const wrong = [];
    if (document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight) {
      wrong.push('the page scrolls');
    }
    for (const square of document.querySelectorAll('.square')) {
      if (square.checkVisibility() && Math.abs(square.offsetHeight - square.parentElement.offsetHeight) > 1) {
        wrong.push('a gap in the board: ' + square.dataset.square);
      }
    }
    for (const one of document.querySelectorAll('.square, .held button, #pieces, #controls button, #action button, header :is(a, button)')) {
      const {left, right, top, bottom} = one.getBoundingClientRect();
      const name = one.outerHTML.slice(0, 70);
      if (!one.checkVisibility({visibilityProperty: true})) {
        continue;
      }
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
        wrong.push('outside: ' + name);
      } else if (!one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))) {
        wrong.push('covered: ' + name);
      }
    }
    const box = id => document.getElementById(id).getBoundingClientRect();
    const [board, words] = [box('board'), box('words')];
    if (words.width * board.width > 0 && words.left < board.right && words.top < board.bottom && words.bottom > board.top) {
      wrong.push(`the board lies over the words, to ${board.right} over ${words.left}`);
    }
    return wrong;
  });
}

const boardOf = page => page.locator('#board').boundingBox().then(({x, y, width, height}) => [x, y, width, height].map(Math.round).join());

/** Every state of the views, with how one comes from one to the next. */
const STATES = {
  sample: page => page.waitForSelector('#live[data-result]'),
  empty: page => page.click('#clear-sample'),
  editing: async page => {
    await page.click('[data-palette="1K"]');
    await page.click('[data-square="4"]');
  },
  faulty: async page => {
    await page.click('[data-palette="0P"]');
    await page.click('[data-square="0"]');
    await page.waitForSelector('#faults li');
  },
  verdict: async page => {
    await page.evaluate(hash => {
      location.hash = hash;
    }, COOKED);
    await page.waitForFunction(() => document.querySelector('[data-square="24"]').childElementCount > 0);
    await page.click('#check');
    await page.waitForSelector('#verdict [data-verdict]');
  },
  replay: page => page.click('#verdict [data-line] >> nth=1'),
  solving: async page => {
    await page.click('#views [data-view=solve]');
    await page.waitForSelector('#solving[data-says=begin]');
  },
  wrong: async page => {
    await page.click('[data-hand="0R"]');
    await page.click('[data-square="7"]');
    await page.waitForFunction(() => !['begin', 'wait'].includes(document.querySelector('#solving').dataset.says));
  },
};

const EDITED = ['sample', 'empty', 'editing', 'faulty'];

/** How many buttons are drawn as what comes next. */
function weighing(page) {
  return page.$$eval('button', all => all.filter(one => one.checkVisibility() && getComputedStyle(one).fontWeight === '700').length);
}

for (const [width, height] of [[420, 720], [390, 844], [800, 600]]) {
  beside(`layout: embedded ${width}×${height}`, async () => {
    const page = await open({viewport: {width, height}}, COOKED + '&embed=solve');
    await page.waitForSelector('#solving[data-says=begin]');
    equal(await amiss(page), [], `embedded, ${width}×${height}`);
    await page.context().close();
  });
}

WINDOWS.forEach(([width, height, options], i) => beside(`layout: ${width}×${height}`, async () => {
  const page = await open({viewport: {width, height}, ...options, locale: ['en-GB', 'ja-JP'][i % 2], colorScheme: ['light', 'dark'][i % 2]});
  const where = new Set();
  for (const [state, reach] of Object.entries(STATES)) {
    await reach(page);
    equal(await amiss(page), [], `${width}×${height}, ${state}`);
    equal(await weighing(page), 1, `${width}×${height}, ${state}: one button weighs`);
    check(EDITED.includes(state) || await page.locator('.held.none:visible').count() === 0, `${width}×${height}, ${state}: no zeros in the hands`);
    where.add(await boardOf(page));
  }
  check(where.size === 1, `${width}×${height}: the board stays where it is`, [...where]);
  await page.click('[data-shelf=first]');
  await page.waitForSelector('#collection tr[data-index]');
  equal(await amiss(page), [], `${width}×${height}, collection`);
  equal(await weighing(page), 1, 'one button of a collection weighs');
  await page.waitForFunction(() => {
    const {top, bottom} = document.querySelector('#collection tr[data-index]').getBoundingClientRect();
    return top > 0 && (top + bottom) / 2 < innerHeight;
  }).catch(() => check(false, `${width}×${height}: what was read is in sight`));
  await page.click('#views [data-view=print]');
  equal(await amiss(page), [], `${width}×${height}, print`);
  equal(await page.locator('#sheet figure').count() > 5, true, 'the sheet is laid out');
  for (const view of ['collection', 'solve', 'compose']) {
    // Nobody goes back within milliseconds of coming: a browser may then drop it. What is dropped is asked for again.
    for (let tries = 3; tries > 0; tries--) {
      await page.waitForTimeout(500);
      await page.evaluate(() => history.back());
      const there = page.waitForFunction(wanted => document.body.dataset.view === wanted, view, {timeout: tries > 1 ? 15000 : 60000});
      if (await there.then(() => true, e => tries > 1 ? false : Promise.reject(e))) {
        break;
      }
    }
  }
  await page.context().close();
}));
