// The searches: a short one whenever the position changes, and the full check that is asked for.

import {element} from '../shared/dom.js';
import {apart, capital, numberText, text} from '../shared/texts.js';
import {headline, isReached, pliesText, verdictText} from '../shared/words.js';

const $ = id => document.getElementById(id);
const PAUSE = 120;
const LIVE_NODES = 200_000;
const PATIENCE = 5000; // How long what was stopped may take to say what it knows.

export class Searches {
  /** found(message): a check has ended; seen(message): the short one that follows a change */
  constructor(transport, settings, {found, seen}) {
    Object.assign(this, {transport, settings, found, seen});
    this.running = null;
    this.checking = false;
    this.live = $('live');
    this.bar = $('progress');
    $('stop').addEventListener('click', () => this.halt());
  }

  /** Ends whatever runs. */
  stop(says = '') {
    clearTimeout(this.timer);
    clearTimeout(this.patience);
    this.running?.stop();
    if (this.running) {
      this.transport.prepare();
    }
    this.running = null;
    this.checking = false;
    this.bar.hidden = true;
    this.live.textContent = says;
    $('stop').hidden = true;
    $('stop').disabled = false;
    $('check').disabled = false;
    document.body.removeAttribute('aria-busy');
  }

  /** Ends what runs, and shows what is proved by then, as when the program is interrupted. */
  halt() {
    this.halted = true;
    $('stop').disabled = true;
    this.live.textContent = text('stopping');
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.stop(text('stopped.search')), PATIENCE);
    this.running?.halt();
  }

  /** Says that there is nothing to look for. */
  rest(says) {
    this.stop(says);
    delete this.live.dataset.result;
  }

  /** After a change: looks for a mate, soon and not for long, and as long again for what is wrong with it. */
  changed(problem) {
    this.stop();
    delete this.live.dataset.result;
    if (this.settings.live) {
      const pause = this.begun ? PAUSE : 0; // Nobody edits yet when the page opens.
      this.begun = true;
      this.timer = setTimeout(async () => {
        this.live.textContent = text('live.searching');
        const options = `${problem.options}&mode=solve&nodes=${LIVE_NODES}&hash=${this.settings.hash}`;
        let mates = false;
        await this.run(problem.text, options, message => {
          mates = this.hearLive(message);
        }) && mates && !this.running
          && this.run(problem.text, this.optionsOf(problem, LIVE_NODES), message => message.type === 'result' && this.seen(message));
      }, pause);
    }
  }

  /** Says how far it is; returns whether there is a mate. */
  hearLive(message) {
    if (message.type === 'progress') {
      this.live.textContent = message.length
        ? capital(text('plies.most', message.length)) : text('live.searching');
    } else if (message.type === 'result') {
      const result = message.shown;
      this.live.dataset.result = result.result;
      this.live.textContent = isReached(result) ? capital(pliesText(result))
        : result.undecided ? text('live.open') : verdictText(result.result);
      return isReached(result);
    }
    return false;
  }

  /** Asks something else, without a word on the page. */
  ask(problem, options, hear) {
    this.stop(this.live.textContent);
    return this.run(problem, options, hear);
  }

  /** What a check within so many nodes is asked. */
  optionsOf(problem, most, more = '') {
    const {profile, futile, time, hash, variations, lang} = this.settings;
    return [
      problem.options, `profile=${profile}`, `futile=${futile}`, `time=${time}`, `nodes=${most}`,
      `hash=${hash}`, `variations=${variations}`, `all-cooks=${this.settings['all-cooks']}`,
      `lang=${lang}`, 'explain=true', more,
    ].join('&');
  }

  /** The full check, within `most` nodes; hear(message) is told what is found instead of the page. */
  check(problem, {most = 0, hear = null, more = ''} = {}) {
    this.stop(hear ? this.live.textContent : ''); // What is known goes on being said.
    this.checking = true;
    this.halted = false;
    const options = this.optionsOf(problem, most || this.settings.nodes, more);
    $('stop').hidden = false;
    $('check').disabled = true;
    document.body.setAttribute('aria-busy', 'true');
    this.bar.hidden = false;
    this.started = performance.now();
    this.hearProgress({phase: 'mate', nodes: 0, length: 0, done: 0, total: 0});
    return this.run(problem.text, options, message => {
      if (message.type === 'progress') {
        this.hearProgress(message);
      } else if (hear) {
        hear(message);
      } else if (message.type === 'result') {
        this.live.textContent = headline(message.shown);
        this.found(message);
      }
    });
  }

  /** Asks; returns whether it went to its end, and nothing else came between. */
  async run(problem, options, hear) {
    let failure = null;
    const search = this.transport.search(problem, options, message => {
      if (message.type === 'failure') {
        failure = message.what;
      } else if (this.running === search) {
        hear(message);
      }
    });
    this.running = search;
    try {
      await search.done;
    } catch (e) {
      if (this.running === search) {
        this.running = null;
        this.stop(text('failed', e.message));
      }
    }
    if (this.running === search) {
      this.running = null;
      const says = failure ? text('failed', failure) : this.live.textContent;
      this.stop(says);
      this.transport.prepare();
      return !failure;
    }
    return false;
  }

  hearProgress({phase, nodes, length, done, total, ply, move}) {
    const bar = this.bar.querySelector('progress');
    if (total > 0) {
      bar.value = done / total;
    } else {
      bar.removeAttribute('value');
    }
    bar.setAttribute('aria-label', text('checking'));
    const seconds = (performance.now() - this.started) / 1000;
    this.bar.querySelector('p').replaceChildren(element('span', {}, apart([
      text('doing.' + phase),
      length > 0 ? text('plies.most', length) : '',
      total > 0 ? text('done.decided', done, total) : '',
      move ? text('done.asked', ply, move) : '',
      text('done.nodes', numberText(nodes)),
      seconds > 1 ? text('done.speed', numberText(Math.round(nodes / seconds))) : '',
    ])));
  }
}
