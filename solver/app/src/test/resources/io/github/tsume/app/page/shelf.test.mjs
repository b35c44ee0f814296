// What the page keeps of lists: tabs work beside one another and end at random; what each was told to be
// kept is there afterwards. Prints a line for each thing that is wrong, and at the end "done".

import fs from 'node:fs';
import {Database} from './database.mjs';

const wrong = [];
const check = (holds, ...what) => holds || wrong.push(what.join(' | '));
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
let state = 20261128;

/** A whole number from 0 on. */
function random(below) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor(state / 2 ** 32 * below);
}

let tabs = 0;

/** A tab: the module of the page with a database of its own; `of` is what it does with it. */
async function tab(database) {
  const opened = {ended: false};
  globalThis.indexedDB = database.of(opened);
  const shelf = await import('./shelf.mjs?tab=' + ++tabs);
  await shelf.listNames('Pasted'); // Now it is connected with this database.
  return {...shelf, opened};
}

const SIZE = 6;
const list = n => ({
  sources: [{text: 'list ' + n, options: ''}],
  rows: Array.from({length: SIZE}, (unused, index) => ({source: 0, index})),
});
const found = word => ({row: 0, goal: 'mate 0', message: {shown: {verdict: word}}});

/** Tabs that check lists, of which some have the same name or are the same, and end whenever it comes to that. */
async function untilTheyEnd(n) {
  const database = new Database();
  const kept = new Map(); // By list and row, what a tab was told to be kept, the last one last.
  const begun = new Map();
  const named = new Map();
  const working = [];
  for (let i = 0; i < 3; i++) {
    const one = await tab(database);
    const which = random(2);
    const note = (where, row, word) => where.set(`${which} ${row}`, [...where.get(`${which} ${row}`) ?? [], word]);
    const work = async () => {
      const keeping = new one.Keeping(['Same', 'Other'][random(2) * which], list(which));
      await keeping.keep();
      const {name} = keeping;
      named.set(which, new Set([...named.get(which) ?? [], name]));
      for (let row = 0; row < SIZE; row++) {
        const word = `${n} ${i} ${row}`;
        note(begun, row, word);
        await keeping.keep({...found(word), row});
        check(keeping.waiting.size === 0, 'a result is kept', n);
        note(kept, row, name + ' ' + word);
      }
      one.ready = true;
    };
    working.push({one, work});
  }
  const steps = working.map(({one, work}) => {
    const end = random(120);
    work();
    return (async () => {
      for (let step = 0; step < end; step++) {
        await new Promise(setImmediate);
      }
      one.opened.ended = true;
    })();
  });
  await Promise.all(steps);
  const next = await tab(database);
  const there = new Map();
  for (const name of await next.listNames('Pasted')) {
    const {sources, results} = await next.keptList(name);
    for (const {row, message} of results) {
      there.set(`${sources[0].text.slice(5)} ${row} ${name}`, message.shown.verdict);
      check(begun.get(`${sources[0].text.slice(5)} ${row}`)?.includes(message.shown.verdict), 'nothing but what was found', n, row);
    }
  }
  let looked = 0;
  for (const [where, words] of kept) {
    for (const word of words) {
      const name = /^(.*) \d+ \d+ \d+$/.exec(word)[1];
      check(there.has(`${where} ${name}`), 'what was kept is there', n, where, word);
      looked++;
    }
  }
  check((await next.aside()).length === 0, 'nothing is set aside', n);
  return looked;
}

async function keeping(one, name, form, ...results) {
  const made = new one.Keeping(name, form);
  await made.keep(...results);
  return made;
}

let looked = 0;
for (let n = 0; n < 60; n++) {
  looked += await untilTheyEnd(n);
}
check(looked > 150, 'tabs come to something before they end', looked);

// Lists of one name are apart, and the same list is one.
{
  const one = await tab(new Database());
  const names = [];
  for (const which of [0, 1, 0, 1]) {
    names.push((await keeping(one, 'Same', list(which))).name);
  }
  check(same(names, ['Same', 'Same (2)', 'Same', 'Same (2)']), 'by name', names);
  await one.forgetList('Same');
  check(same(await one.listNames('Pasted'), ['Same (2)']), 'one is forgotten');
  await new one.Keeping('Same', list(0), {name: 'Same'}).keep({...found('sound'), row: 3});
  check((await one.keptList('Same')).results[0].row === 3, 'another tab that goes on with it keeps it again');
}

// What has another form is set aside, and the others are there.
const former = {sources: [{text: 'old', options: ''}], rows: [{source: 0, index: 0, message: null}, {source: 0, index: 1, message: {shown: {verdict: 'sound'}}}]};
const UNFIT = [...fs.readFileSync(new URL('unfit.txt', import.meta.url), 'utf8').trim().split('\n')];
for (const value of UNFIT) {
  for (const key of ['last', ['list', 'Mine'], ['result', 'Good', 1, 'mate 0']]) {
    const database = new Database();
    const one = await tab(database);
    await keeping(one, 'Good', list(0), found('sound'));
    const kept = key === 'last' ? value : JSON.parse(value);
    database.kept.set(JSON.stringify(key), JSON.stringify(kept));
    check(same(await one.listNames('Pasted'), ['Good']), 'the others are there', value, key);
    check((await one.keptList('Good')).results.length === 1, 'with their results', value, key);
    check(same(await one.aside(), [kept]), 'set aside', value, key, JSON.stringify(await one.aside()));
    await one.forgetAside();
    check((await one.aside()).length === 0, 'and forgotten', value, key);
  }
}
{
  const database = new Database();
  const one = await tab(database);
  database.kept.set('"last"', JSON.stringify(JSON.stringify(former)));
  check(same(await one.listNames('Pasted'), ['Pasted']), 'a list of an earlier version is a list');
  const {results} = await one.keptList('Pasted');
  check(same(results, [{row: 1, goal: 'mate 0', message: {shown: {verdict: 'sound'}}}]), 'with its results', JSON.stringify(results));
}

// Where there is no room, one is told.
{
  const database = new Database();
  const one = await tab(database);
  const full = await keeping(one, 'Full', list(0));
  database.most = 0;
  await full.keep(found('sound'));
  check(full.waiting.size === 1, 'a result for which there is no room');
  const more = await keeping(one, 'More', list(1), found('cooked'));
  check(more.name === null && more.waiting.size === 1, 'a list for which there is no room');
  database.most = Infinity;
  check((await one.keptList('Full')).results.length === 0, 'and nothing is half kept');
  await Promise.all([full, more].map(each => each.keep()));
  check(full.waiting.size === 0 && (await one.keptList('Full')).results.length === 1, 'once there is room it is kept');
  check(more.name === 'More' && (await one.keptList('More')).results.length === 1, 'and so is the list');
}

// What all takes and what is left is told where the browser tells it.
for (const [storage, told] of [[{estimate: async () => ({usage: 5, quota: 12})}, {taken: 5, left: 7}],
  [{estimate: async () => ({usage: 9, quota: 8})}, {taken: 9, left: 0}], [undefined, null]]) {
  Object.defineProperty(globalThis, 'navigator', {configurable: true, value: {storage}});
  check(same(await (await tab(new Database())).room(), told), 'the room that is left', JSON.stringify(told));
}

// A database that opens late, or that was closed, loses nothing.
{
  const database = new Database();
  let begin = null;
  globalThis.indexedDB = database.of({ended: false, after: new Promise(resolve => {
    begin = resolve;
  })});
  const {setTimeout: wait} = globalThis;
  globalThis.setTimeout = (what, millis, ...more) => wait(what, Math.min(millis, 10), ...more);
  const one = await import('./shelf.mjs?tab=late');
  let told = 0;
  const late = new one.Keeping('Late', list(0), {told: () => told++});
  await late.keep(found('sound'));
  check(late.waiting.size === 1 && told === 1, 'one is told that it is not kept as yet');
  begin();
  while (told < 2) {
    await new Promise(setImmediate);
  }
  check(late.waiting.size === 0 && late.name === 'Late', 'it is kept as soon as the database is open');
  check((await one.keptList('Late')).results.length === 1, 'with what was found before');
}

wrong.slice(0, 20).forEach(what => console.log('WRONG ' + what));
console.log('done ' + looked);
