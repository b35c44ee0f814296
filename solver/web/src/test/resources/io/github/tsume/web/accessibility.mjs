// The page for those who hear it, or have no mouse, or want less motion: axe in every state, and a
// walk by keys and labels alone.

import {PHONE, beside, check, complain, equal, open, wrong} from './harness.mjs';

const THREE = '1k7/9/2G6/9/9/9/9/9/9 b SN 1';

/** Every state of the page, with how one comes to it. */
const STATES = {
  help: page => page.click('#menu [data-open=help]'),
  settings: page => page.click('#open-settings'),
  list: async page => {
    await page.fill('#text', `${THREE}\n7nk/9/6G2/9/9/9/9/9/9 b RG 1\nP3k4/9/9/9/9/9/9/9/9 b G 1\n`);
    await page.click('#read');
    await page.click('[data-check]');
    await page.waitForFunction(() => document.querySelectorAll('td[data-result]:not([data-result=""])').length === 3);
  },
  advice: async page => {
    await page.click('#check');
    await page.click('[data-advice]');
    await page.waitForSelector('[data-try]', {state: 'attached'});
  },
  grades: async page => {
    await page.click('#grading summary');
    await page.fill('#answers', 'Ann\tS*8b 8a9b N*8d\nBob\tS*9b\n');
    await page.click('#grade');
    await page.waitForSelector('[data-grades]');
  },
  before: async page => {
    await page.evaluate(async () => {
      (await import('./page/settings.js')).settings.nodes = '20000';
    });
    await page.selectOption('#goal', 'brinkmate');
    await page.selectOption('#goal', 'mate');
    await page.click('#check');
    await page.click('[data-before]');
    await page.waitForSelector('.before[data-ended=true]');
  },
  solving: async page => {
    await page.click('#solve');
    await page.waitForSelector('#solving[data-says=begin]');
    await page.click('[data-solving=hint]');
    await page.click('[data-hand="0S"]');
    await page.click('[data-square="9"]');
    await page.waitForSelector('#solving[data-says=escapes]');
  },
  boards: async page => {
    await STATES.list(page);
    await page.click('[data-tiles]');
  },
};

// In the dark everything is looked at in everywhere.mjs.
Object.entries(STATES).forEach(([name, reach], i) => beside('accessibility: axe, ' + name, async () => {
  const locale = i % 2 === 0 ? 'ja-JP' : 'en-GB';
  const page = await open({locale}, '#sfen=' + THREE.replaceAll(' ', '+'));
  await reach(page);
  await complain(page, `${name}, light, ${locale}`);
  await page.context().close();
}));

/** What is heard on the walk, and where it is taken. */
const WALKS = [
  {options: {}, king: '5a, king, White', more: 'One more gold', move: 'G', hint: /gold in hand/},
  {options: {...PHONE, locale: 'ja-JP'}, king: '５一、玉、後手', more: '金を増やす', move: '金', hint: /持駒の金/},
];

for (const {options, king, more, move, hint} of WALKS) {
  beside('accessibility: by keys and labels alone, ' + (options.locale ?? 'en-GB'), async () => {
    const page = await open(options);
    const tab = async selector => {
      for (let i = 0; i < 80; i++) {
        if (await page.evaluate(wanted => document.activeElement.matches(wanted), selector)) {
          return;
        }
        await page.keyboard.press('Tab');
      }
      wrong.push('Tab does not come to ' + selector);
    };
    const here = () => page.evaluate(() => document.activeElement.getAttribute('aria-label'));
    const steps = async keys => {
      for (const key of keys) {
        await page.keyboard.press(key);
      }
    };
    await tab('#clear-sample');
    await page.keyboard.press('Enter');
    check(await page.evaluate(() => document.activeElement.matches('[data-square]')), 'from what is away one comes to the board');
    await steps(['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Shift+K']);
    equal(await here(), king, 'a square says what is on it');
    equal(await page.textContent('#said'), king, 'and that it has changed');
    await steps(['ArrowDown', 'ArrowDown', 'p']);
    await tab('[data-hand="0G"]');
    await page.keyboard.press('Enter');
    await tab('[data-count="0G+"]');
    equal(await here(), more, 'a button says what it does');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#live[data-result=mate]');
    await tab('#check');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#verdict [data-verdict]');
    await page.keyboard.press('ArrowRight');
    check((await page.textContent('#caption')).includes(move), 'the move is said', await page.textContent('#caption'));
    equal(await page.getAttribute('#caption', 'role'), 'status', 'of itself');
    const nameless = await page.$$eval('button, select, input, textarea', all => all
      .filter(one => one.checkVisibility() && !(one.getAttribute('aria-label') ?? one.textContent).trim()
        && !one.labels?.length && !one.placeholder)
      .map(one => one.outerHTML));
    equal(nameless, [], 'nothing is without a name');
    const codes = await page.$$eval('[aria-label]', all => all.map(one => one.getAttribute('aria-label'))
      .filter(label => /^[a-z]+([.-][a-z]+)+$/.test(label)));
    equal(codes, [], 'names are words, no keys of texts');
    await tab('#solve');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#solving[data-says=begin]');
    check(await page.evaluate(() => document.activeElement.matches('[data-square]')), 'who solves is at the board');
    await tab('[data-solving=hint]');
    await page.keyboard.press('Enter');
    const said = await page.textContent('#solving .says');
    check(hint.test(said), 'a hint is heard, not only seen', said);
    await page.keyboard.press('Escape');
    check(await page.evaluate(() => document.activeElement.matches('[data-square]')), 'and Esc leads back to it');
    await page.context().close();
  });
}

beside('accessibility: no motion where none is wanted', async () => {
  const page = await open({reducedMotion: 'reduce'});
  const moving = await page.evaluate(() => {
    document.querySelector('#solving').hidden = false;
    document.querySelector('#solving').classList.add('celebrate');
    return document.getAnimations().length
      + [...document.querySelectorAll('*')].filter(one => parseFloat(getComputedStyle(one).transitionDuration) > 0).length;
  });
  equal(moving, 0, 'nothing moves');
  await page.context().close();
});
