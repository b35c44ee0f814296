// Editing: blocks, pieces of other looks, help, sizes of what is pressed; advice on what was checked.

import path from 'node:path';
import {COOKED, PHONE, beside, check, equal, folder, open} from './harness.mjs';

const label = (page, square) => page.getAttribute(`[data-square="${square}"]`, 'aria-label');

beside('editing: a block is moved', async () => {
  const page = await open({}, '#sfen=4k4/9/4P4/9/9/9/9/9/9+b+G+1');
  await page.click('[data-do=block]');
  check((await page.textContent('#caption')).includes('corner'), 'it is said what to do');
  await page.click('[data-square="3"]');
  await page.click('[data-square="23"]');
  equal(await page.locator('.square.block').count(), 9, 'the block is seen');
  await page.click('[data-square="48"]');
  check((await label(page, 49)).includes('king') && (await label(page, 67)).includes('pawn'), 'it is where it was to come');
  check((await label(page, 4)).includes('empty'), 'and no more where it was');
  await page.keyboard.press('Control+z');
  check((await label(page, 4)).includes('king'), 'undone at once');
  await page.click('[data-do=block]');
  await page.click('[data-square="3"]');
  await page.click('[data-square="23"]');
  await page.click('[data-square="72"]');
  check((await label(page, 4)).includes('king'), 'nothing leaves the board');
  await page.context().close();
});

beside('editing: what is dragged comes into a hand, and Esc leads back to editing', async () => {
  const page = await open({}, '#sfen=4k4/9/4P4/9/9/9/9/9/9+b+G+1');
  const count = async piece => Number(await page.textContent(`.held:has([data-hand="${piece}"]) .count`));
  const drag = async (from, to) => {
    const place = async selector => {
      const {x, y, width, height} = await page.locator(selector).boundingBox();
      return [x + width / 2, y + height / 2];
    };
    const [start, end] = [await place(from), await place(to)];
    await page.mouse.move(...start);
    await page.mouse.down();
    await page.mouse.move(...end, {steps: 4});
    equal(await page.locator('.carried').count(), 1, 'it is seen on its way');
    await page.mouse.up();
    equal(await page.locator('.carried').count(), 0, 'and no more when it is there');
  };
  await drag('[data-palette="0G"]', '.hand[data-side="0"]');
  equal(await count('0G'), 2, 'from the palette');
  await drag('[data-square="22"]', '.hand[data-side="0"]');
  equal([await count('0P'), (await label(page, 22)).includes('empty')], [1, true], 'from the board');
  await drag('[data-square="4"]', '.hand[data-side="0"]');
  check((await label(page, 4)).includes('king'), 'a king stays');
  await page.click('[data-do=undo]');
  await page.click('#check');
  await page.waitForSelector('#verdict [data-verdict]');
  equal(await page.evaluate(() => document.activeElement.className), 'badge', 'the verdict has the focus: it is read out');
  check(!await page.isVisible('#palette'), 'it is read');
  await page.keyboard.press('Escape');
  check(await page.isVisible('#palette'), 'Esc brings the pieces back');
  await page.context().close();
});

beside('editing: pieces as in other countries', async () => {
  const page = await open();
  const drawn = () => page.locator('[data-square="1"] use').first().getAttribute('href');
  const western = await drawn();
  await page.click('#pieces');
  const kanji = await drawn();
  check(kanji !== western, 'another picture, by the switch beside the board');
  await page.click('#open-settings');
  await page.selectOption('[name=pieces]', 'western');
  await page.keyboard.press('Escape');
  equal(await drawn(), western, 'those that English begins with');
  check(await page.evaluate(href => Boolean(document.querySelector(href)), await drawn()), 'that there is');
  await page.screenshot({path: path.join(folder, 'western.png')});
  await page.context().close();
});

beside('editing: help, and what is pressed is large enough', async () => {
  for (const [least, options] of [[32, {}], [44, PHONE]]) {
    const page = await open(options);
    await page.click('[data-open=help] >> nth=0');
    check(await page.locator('#help dd').count() > 5, 'help says how');
    await page.keyboard.press('Escape');
    await page.fill('#text', '1k7/9/2G6/9/9/9/9/9/9 b SN 1\n7nk/9/6G2/9/9/9/9/9/9 b RG 1\n');
    await page.click('#read');
    await page.waitForSelector('[data-check]');
    check(await page.locator('#board').evaluate(board => {
      const {top, bottom} = board.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    }), 'the board is in view after reading');
    await page.click('#check');
    await page.waitForSelector('#verdict [data-verdict]');
    await page.click('#recent summary');
    const small = await page.$$eval('button, select, summary, .button, textarea', (all, size) => all
      .filter(one => one.checkVisibility() && !one.matches('.square'))
      .map(one => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])
      .filter(([, {width, height}]) => width < 32 || height < size - 0.5)
      .map(([html, {width, height}]) => `${html} ${width}×${height}`), least);
    equal(small, [], 'nothing is too small to be pressed');
    await page.context().close();
  }
});

beside('advice: other checks with their refutations, needless pieces, repairs', async () => {
  const page = await open({}, '#sfen=1k7/9/2G6/9/9/9/9/9/8P+b+SN+1');
  await page.click('#check');
  await page.click('[data-advice]');
  await page.waitForSelector('[data-try]', {state: 'attached'});
  await page.click('#verdict summary:has-text("fail")');
  await page.click('[data-try] [data-line] >> nth=1');
  check((await page.textContent('#caption')).includes('(from move '), 'a refutation is on the board');
  check((await page.textContent('#verdict')).includes('eedless'), 'a piece that is not needed');
  await page.context().close();
  const cooked = await open({}, '#sfen=' + COOKED.replaceAll(' ', '+'));
  await cooked.click('#check');
  await cooked.click('[data-advice]');
  await cooked.click('[data-repair]');
  await cooked.waitForFunction(() => !document.querySelector('#verdict').hasChildNodes());
  await cooked.click('#check');
  await cooked.waitForSelector('#verdict [data-verdict=sound]');
  await cooked.context().close();
});

beside('editing: pieces come into a hand and go', async () => {
  const page = await open();
  const count = async () => Number(await page.textContent('.held:has([data-hand="0P"]) .count'));
  const before = await count();
  await page.click('[data-hand="0P"]');
  for (let i = 0; i < 3; i++) {
    await page.click('[data-count="0P+"]');
  }
  equal(await count(), before + 3, 'the piece that is chosen in a hand');
  await page.click('[data-do=remove]');
  equal(await count(), before + 2, 'and one fewer');
  await page.click('[data-palette="0P"]');
  await page.click('[data-hand="0P"]');
  await page.click('[data-hand="0P"]');
  equal(await count(), before + 4, 'and what is to be placed, by each press on the hand');
  await page.context().close();
});
