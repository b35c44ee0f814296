// Solving on the page: what is played, and what the page makes of it.

import fs from 'node:fs';
import path from 'node:path';
import {PHONE, beside, check, equal, figures, folder, full, open, search} from './harness.mjs';

const THREE = '1k7/9/2G6/9/9/9/9/9/9 b SN 1';
const COOK_IN_ONE = '9/6+B1k/9/9/9/9/9/9/9 b G 1';
const EQUAL_REPLIES = '9/4k4/9/4P4/9/9/9/9/9 b 2G 1';
const PROMOTES = '8k/6G2/7R1/9/9/9/9/9/9 b - 1';
const BY_KEYS = '4k4/9/4P4/9/9/9/9/9/9 b G 1';
const SQUARES = 81;

const says = page => page.getAttribute('#solving', 'data-says');

async function answered(page) {
  await page.waitForFunction(() => {
    const {hidden, dataset: {says}} = document.querySelector('#solving');
    return hidden || (says !== 'wait' && says !== 'preparing');
  });
  return says(page);
}

async function solving(sfen, options) {
  const page = await open(options, '#sfen=' + sfen.replaceAll('+', '%2B').replaceAll(' ', '+'));
  await page.click('#solve');
  await page.waitForFunction(() => document.body.dataset.view !== 'solve' || !document.querySelector('#solving').hidden);
  await answered(page);
  return page;
}

/** Drops a piece, or moves one: what is clicked first and then. */
async function play(page, from, to) {
  await page.click(from);
  await page.click(`[data-square="${to}"]`);
  return answered(page);
}

beside('solving: reactions of the worker', async () => {
  const page = await open();
  const plays = JSON.parse(fs.readFileSync(path.join(folder, 'plays.json'), 'utf8'));
  const found = await page.evaluate(async questions => {
    const {openTransport} = await import('./page/transport.js');
    const transport = openTransport();
    const answers = [];
    for (const {text, options} of questions) {
      await transport.search(text, options, message => answers.push(message)).done;
    }
    return answers;
  }, plays);
  plays.forEach(({name, expected}, i) => equal(found[i], expected, 'a move is judged as on the Java machine: ' + name));
  figures.plays = plays.length;
  await page.context().close();
});

beside('solving: the whole way, with mistakes', async () => {
  const page = await solving(THREE);
  equal(await says(page), 'begin', 'it begins');
  equal(await page.locator('#verdict > *').count(), 0, 'the solution is hidden');
  equal(await play(page, '[data-hand="0N"]', 40), 'no-check', 'a move without check is named');
  await page.click('[data-solving=back]');
  equal(await play(page, '[data-hand="0S"]', 9), 'escapes', 'a check that fails is refuted');
  check(await page.locator('.square.to').count() === 1, 'and the refutation is on the board');
  check((await page.textContent('#caption')).includes('Refutation'), 'and called so');
  await page.click('[data-square="0"]');
  equal(await says(page), 'try-again', 'a click takes it back');
  equal(await play(page, '[data-hand="0S"]', 10), 'right', 'the right move');
  check((await page.getAttribute('[data-square="9"]', 'aria-label')).includes('king'), 'with the longest reply');
  await page.click('[data-hand="0N"]');
  equal(await page.locator('.square.reached').count(), 62, 'seven ranks without the gold: where the knight may be dropped is seen');
  await page.click('[data-hand="0N"]');
  await page.click('#language');
  check((await page.textContent('#solving .says')).includes('正解'), 'in either language');
  await page.click('#language');
  equal(await play(page, '[data-hand="0N"]', 28), 'solved', 'mate');
  check((await page.textContent('#solving .record')).includes('2 mistakes'), 'mistakes are counted');
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('tsume.solved')));
  equal([kept.now, Object.keys(kept.solved).length], [0, 1], 'a streak is without mistakes');
  await page.click('[data-solving=reveal]');
  equal([await says(page), await page.textContent('#ply'), await page.isVisible('[data-solving=next]')], ['revealed', '0 / 3', true], 'the solution, and how to go on');
  await page.click('#views [data-view=compose]');
  await page.waitForSelector('#verdict [data-verdict=sound]');
  await page.context().close();
});

beside('solving: a cook is celebrated', async () => {
  const page = await solving(COOK_IN_ONE);
  let found = '';
  for (let square = 0; square < SQUARES && found !== 'another'; square++) {
    if (found) {
      await page.click('[data-solving=again]');
      await page.waitForFunction(() => !document.querySelector('[data-solving=again]').disabled);
    }
    found = await play(page, '[data-hand="0G"]', square);
  }
  equal(found, 'another', 'another solution is called so');
  for (let i = 0; i < 9 && await says(page) !== 'solved-by-cook'; i++) {
    await page.click('[data-solving=hint]');
    await answered(page);
  }
  equal(await says(page), 'solved-by-cook', 'and can be followed to the mate');
  await page.context().close();
});

beside('solving: any of equal replies', async () => {
  const page = await solving(EQUAL_REPLIES);
  equal(await play(page, '[data-hand="0G"]', 22), 'right', 'the right check');
  const replied = new Set();
  for (let i = 0; i < 12 && replied.size < 2; i++) {
    replied.add(await page.textContent('#caption'));
    await page.click('[data-solving=again]');
    await page.waitForFunction(() => !document.querySelector('[data-solving=again]').disabled);
    await play(page, '[data-hand="0G"]', 22);
  }
  check(replied.size === 2, 'replies that are equally good take turns', [...replied]);
  await page.context().close();
});

beside('solving: both sides of a helpmate, by any shortest solution', async () => {
  const page = await open({}, '#sfen=7lk/7r1/7lP/8G/9/9/9/9/9+b+L+1&goal=helpmate&mode=solve');
  await page.waitForSelector('#solving[data-says=begin]');
  check((await page.textContent('#solving .says')).startsWith('Helpmate in 3: you play both sides'), 'said so');
  equal([await page.textContent('#input-error'), page.url().includes('within'), await page.locator('#within').evaluate(one => one.hidden)],
    ['', false, true], 'nobody asks within how many plies');
  equal(await play(page, '[data-hand="0L"]', 17), 'longer', 'a check that is on no shortest solution');
  await page.click('[data-square="0"]');
  equal(await answered(page), 'try-again', 'is taken back');
  equal(await play(page, '[data-square="26"]', 17), 'promote', 'of two solutions');
  await page.waitForTimeout(1500); // The clock goes on.
  check(await page.evaluate(() => document.activeElement.dataset.choice), 'the choice keeps the focus');
  await page.click('.choices .piece >> nth=0');
  equal(await answered(page), 'right', 'one');
  equal(await play(page, '[data-square="8"]', 17), 'right', 'and one moves for the king');
  equal(await play(page, '[data-hand="0L"]', 26), 'solved', 'who is mated');
  equal(await page.evaluate(() => JSON.parse(localStorage.getItem('tsume.solved')).rating), 1200, 'which is not rated');
  await page.context().close();
});

beside('solving: hints in steps, promotion, keys', async () => {
  const page = await solving(THREE, PHONE);
  await page.tap('[data-solving=hint]');
  check(await page.locator('.held.hinted').count() === 1, 'first the piece');
  check(await page.locator('.square.hinted').count() === 0, 'and no square yet');
  await page.tap('[data-solving=hint]');
  check(await page.locator('.square.hinted').count() === 1, 'then the square');
  await page.tap('[data-solving=hint]');
  equal(await answered(page), 'right', 'then the move itself');
  check(await page.locator('#solving').evaluate(panel => panel.getBoundingClientRect().bottom <= innerHeight),
    'what is said, and all buttons, are seen on a phone');
  await page.screenshot({path: path.join(folder, 'solving.png')});
  await page.context().close();
  const promoting = await solving(PROMOTES);
  equal(await play(promoting, '[data-square="25"]', 7), 'promote', 'where one may promote or not, one is asked');
  await promoting.click('.choices .piece >> nth=0');
  check(['solved', 'escapes'].includes(await answered(promoting)), 'one of them mates, the other does not');
  await promoting.context().close();
  const other = await solving(BY_KEYS);
  await other.focus('[data-hand="0G"]');
  await other.keyboard.press('Enter');
  await other.focus('[data-square="4"]');
  await other.keyboard.press('ArrowDown');
  await other.keyboard.press('Enter');
  equal(await answered(other), 'solved', 'moved by keys alone');
  equal(await other.evaluate(() => JSON.parse(localStorage.getItem('tsume.solved')).now), 1, 'without a mistake a streak begins');
  await other.keyboard.press('Escape');
  check(await other.locator('#solving').isHidden(), 'Esc leads back');
  await other.context().close();
});

beside('solving: those for practice, by the moves of a check, and those that are shown as a course', async () => {
  const page = await open();
  const begun = plies => page.waitForFunction(wanted => document.querySelector('#solving[data-says=begin]')?.checkVisibility()
    && document.querySelector('#solving .says').textContent.startsWith(`Mate in ${wanted}:`), plies);
  await page.click('#solve');
  await begun(3);
  for (let i = 0; i < 9 && await answered(page) !== 'solved'; i++) {
    await page.click('[data-solving=hint]');
  }
  await page.click('[data-solving=next]');
  await begun(1);
  check(!page.url().includes('moves='), 'the address does not tell the solution');
  const problems = await page.evaluate(async () => (await fetch('problems/practice.sfen')).text());
  await page.evaluate(() => {
    Math.random = () => 0; // Of replies that are equally good the first: it is that of the mainline.
  });
  for (let i = 0; i < 300; i += full ? 3 : 60) {
    await page.click('#views [data-view=collection]');
    await page.fill('[data-find]', String(i + 1).padStart(3, '0'));
    await page.click(`[data-row="${i}"]`);
    await page.click('#views [data-view=solve]');
    const {result} = await search(page, problems, 'name=practice.sfen&hash=16&index=' + i);
    await begun(result.length);
    let said = '';
    for (const usi of result.mainline.filter((move, ply) => ply % 2 === 0)) {
      const [from, to] = [usi.slice(0, 2), usi.slice(2, 4)].map(name => (name.charCodeAt(1) - 97) * 9 + 9 - Number(name[0]));
      said = await play(page, usi[1] === '*' ? `[data-hand="0${usi[0]}"]` : `[data-square="${from}"]`, to);
      if (said === 'promote') {
        await page.click(`[data-choice="${usi}"]`);
        said = await answered(page);
      }
    }
    equal(said, 'solved', `problem ${i + 1} by ${result.mainline}`);
  }
  await page.click('#views [data-view=collection]');
  await page.fill('[data-find]', '');
  await page.selectOption('[data-filter=length]', '7');
  await page.click('[data-solve=all]');
  await begun(7);
  const {rating, doubt, now} = await page.evaluate(() => JSON.parse(localStorage.getItem('tsume.solved')));
  check(rating > 1200 && doubt < 300 && now === (full ? 100 : 5), 'whoever solves all of them is rated higher', rating, doubt, now);
  await page.context().close();
});

beside('solving: one after another, and from a link', async () => {
  const page = await open();
  await page.fill('#text', `${COOK_IN_ONE}\n${THREE}\n`);
  await page.click('#read');
  await page.waitForSelector('[data-solve=all]');
  await page.click('[data-solve=all]');
  await answered(page);
  check(await page.locator('#collection tr[data-index="0"][aria-current=true]').count() === 1, 'the first of the list, which was not solved');
  await page.click('[data-solving=next]');
  await page.waitForFunction(() => document.querySelectorAll('#collection tr[data-index]')[1].ariaCurrent === 'true');
  await page.context().close();
  const linked = await open({}, '#sfen=' + THREE.replaceAll(' ', '+') + '&mode=solve');
  await linked.waitForSelector('#solving[data-says=begin]');
  await linked.context().close();
  const without = await solving('4k4/9/9/9/9/9/9/9/9 b P 1');
  check((await without.textContent('#live')).includes('no solution'), 'where there is no mate nothing is to be solved');
  await without.context().close();
});

beside('grading: answers to the problem on the board', async () => {
  const page = await open({}, '#sfen=' + THREE.replaceAll(' ', '+'));
  await page.click('#grading summary');
  await page.fill('#answers', 'Ann\tS*8b 8a9b N*8d\nBob\tS*9b\nCid\t８二銀打、９二玉、８四桂打\nDan\tsomething\n');
  await page.click('#grade');
  await page.waitForSelector('[data-grades=csv]');
  equal(await page.$$eval('#grades tr', rows => rows.map(row => row.dataset.grade)),
    ['right', 'wrong', 'right', 'unreadable'], 'each has its grade');
  check((await page.textContent('#grades')).includes('2 of 4 right'), 'and all are counted');
  await page.click('#language');
  check((await page.textContent('#grades')).includes('正解'), 'in either language');
  await page.context().close();
});
