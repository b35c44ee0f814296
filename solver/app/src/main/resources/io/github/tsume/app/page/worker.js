// The solver in a thread of its own. Messages in: {id, call, text, options}; out: {id, …}.
// A search that is no longer wanted ends with the worker, or when the address `wanted` leads nowhere:
// then it says what it knows.

import './noeval.js';

const OVERFLOW = /call stack|recursion|stack overflow/i;
const PAUSE = 250;
const MEMORY = /memory|array is too large|allocation/i;

async function wasm() {
  const {load} = await import('../solver/loader.js');
  const loaded = await load('../solver/tsume.wasm', {stackDeobfuscator: {enabled: false}});
  return loaded.exports;
}

/** WebAssembly if the browser has all that ours needs, else JavaScript, which is slower. */
async function open(kind) {
  if (kind !== 'js') {
    try {
      return {solver: await wasm(), kind: 'wasm'};
    } catch (e) {
      if (kind === 'wasm') {
        throw e;
      }
    }
  }
  return {solver: await import('../solver/tsume.js'), kind: 'js'};
}

const kind = new URLSearchParams(location.search).get('kind');
const opened = open(kind);
opened.then(
  ({kind: found}) => postMessage({ready: found}),
  e => postMessage({broken: String(e)}));

onmessage = async ({data}) => {
  const {id, call, text, options, wanted} = data;
  const {solver} = await opened;
  const hear = json => postMessage({id, json});
  try {
    if (call === 'search') {
      search(solver, text, options, hear, isLeft(wanted));
      postMessage({id, done: true});
    } else {
      postMessage({id, json: solver.call(call, text, options), done: true});
    }
  } catch (e) {
    postMessage({id, error: String(e), done: true});
  }
};

function search(solver, text, options, hear, isStopped) {
  try {
    solver.search(text, options, hear, isStopped);
  } catch (e) {
    const reason = OVERFLOW.test(e) ? 'depth limit' : MEMORY.test(e) ? 'memory limit' : null;
    if (!reason) {
      throw e;
    }
    solver.giveUp(text, options, reason, hear);
  }
}

/** Whether an address leads nowhere any more; looks now and then. */
function isLeft(wanted) {
  let last = performance.now();
  return () => {
    const now = performance.now();
    if (now - last < PAUSE) {
      return false;
    }
    last = now;
    try {
      const request = new XMLHttpRequest();
      request.open('GET', wanted, false);
      request.send();
      return false;
    } catch (e) {
      return e.name === 'NetworkError';
    }
  };
}
