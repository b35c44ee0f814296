// One walk through the page in a real Firefox, driven by its own remote protocol (Marionette), which needs
// no other program. Arguments: address, an empty folder for the profile, the command of the browser.
// Prints a line for each thing that is wrong, and at the end "done".

import {spawn} from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';

const [address, profile, command] = process.argv.slice(2);
const PATIENCE = 120_000;
const LIST = '1k7/9/2G6/9/9/9/9/9/9 b SN 1\tsound\t3\n9/6+B1k/9/9/9/9/9/9/9 b G 1\tcook\t3\n';

fs.writeFileSync(path.join(profile, 'user.js'), [
  ['marionette.port', 0], ['intl.accept_languages', '"en-GB"'], ['datareporting.policy.dataSubmissionEnabled', false],
].map(([name, value]) => `user_pref("${name}", ${value});\n`).join(''));
const firefox = spawn(command, ['--headless', '--no-remote', '--marionette', '--profile', profile], {stdio: 'ignore'});
const port = path.join(profile, 'MarionetteActivePort');

const pause = time => new Promise(done => setTimeout(done, time));

async function until(what, holds) {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(100)) {
    const found = await holds();
    if (found) {
      return found;
    }
  }
  throw new Error('waited in vain: ' + what);
}

/** A connection on which commands are sent, each answered in its turn: a message is its length, a colon, and JSON. */
async function connected() {
  await until('the browser', () => fs.existsSync(port) && fs.readFileSync(port, 'utf8').trim());
  const socket = net.connect(Number(fs.readFileSync(port, 'utf8')), '127.0.0.1');
  const waiting = [];
  let rest = Buffer.alloc(0);
  socket.on('data', data => {
    rest = Buffer.concat([rest, data]);
    for (let colon = rest.indexOf(':'); colon > 0; colon = rest.indexOf(':')) {
      const end = colon + 1 + Number(rest.subarray(0, colon));
      if (rest.length < end) {
        return;
      }
      const [type, , error, result] = [].concat(JSON.parse(rest.subarray(colon + 1, end)));
      rest = rest.subarray(end);
      if (type === 1) {
        const {take, refuse} = waiting.shift();
        error ? refuse(new Error(error.message)) : take(result);
      }
    }
  });
  let number = 0;
  return (name, values) => new Promise((take, refuse) => {
    waiting.push({take, refuse});
    const message = JSON.stringify([0, ++number, name, values]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
  });
}

const wrong = [];
try {
  const send = await connected();
  await send('WebDriver:NewSession', {});
  await send('WebDriver:SetWindowRect', {width: 1280, height: 800});
  const ask = async script => (await send('WebDriver:ExecuteScript', {script: 'return ' + script, args: []})).value;
  const seen = selector => until(selector, () => ask(`document.querySelector(${JSON.stringify(selector)})?.checkVisibility()`));
  const click = async selector => {
    await seen(selector);
    const {value} = await send('WebDriver:FindElement', {using: 'css selector', value: selector});
    await send('WebDriver:ElementClick', {id: Object.values(value)[0]});
  };
  const check = (holds, ...what) => holds || wrong.push(what.join(' | '));

  await send('WebDriver:Navigate', {url: address});
  await until('the page', () => ask('document.documentElement.dataset.ready === "true"'));
  await ask('void (window.faults = [], ["error", "unhandledrejection"].forEach(name => addEventListener(name, event => faults.push(String(event.message ?? event.reason)))))');
  const engine = await ask('document.querySelector("#engine").textContent');
  check(engine.includes('runs in this page') && !engine.includes('slowly'), 'the solver runs as WebAssembly', engine);
  await seen('#live[data-result=mate]');
  await click('#check');
  await seen('#verdict [data-verdict=sound]');
  check(await ask(`[...document.querySelectorAll('.square')].filter(one => {
    const {left, right, top, bottom} = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  }).length`) === 81, 'each square of the board can be pressed');
  await click('[data-go=on]');
  await click('#views [data-view=solve]');
  await seen('#solving[data-says=begin]');
  await until('the mate, by hints', async () => {
    const says = await ask('document.querySelector("#solving").dataset.says');
    if (!says?.startsWith('solved')) {
      await ask('void document.querySelector("[data-solving=hint]").click()');
    }
    return says?.startsWith('solved');
  });
  await click('#views [data-view=collection]');
  await ask(`void (document.querySelector('#text').value = ${JSON.stringify(LIST)})`);
  await click('#read');
  await click('#views [data-view=collection]');
  await click('[data-check]');
  await seen('td[data-result=sound]');
  await seen('td[data-result=cooked]');
  await click('[data-tiles]');
  const tops = await ask('[...document.querySelectorAll("#collection tr[data-index]")].map(row => Math.round(row.getBoundingClientRect().top))');
  check(tops.length === 2 && tops[0] === tops[1], 'boards stand side by side', tops);
  check((await ask('faults')).length === 0, 'nothing fails', await ask('faults.join()'));
  await send('Marionette:Quit', {flags: ['eForceQuit']});
} catch (e) {
  wrong.push(e.stack);
}
firefox.kill();
wrong.forEach(what => console.log('WRONG ' + what));
console.log('done');
process.exit();
