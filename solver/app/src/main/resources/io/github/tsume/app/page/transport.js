// Where questions go: to workers of this page or, where the page comes from `tsume serve`, to that.
// Both have call(name, text, options) → JSON and search(text, options, hear) → {stop, halt, done}:
// what is stopped says nothing more, what is halted still says what it knows.

/** The workers: one for short questions, one that searches, and one in reserve. */
class Workers {
  constructor() {
    this.kind = new URLSearchParams(location.search).get('solver') ?? '';
    this.numbers = 0;
    this.waiting = new Map();
    this.reader = this.make();
    this.spare = null;
    this.name = this.reader.ready;
  }

  make() {
    const worker = new Worker('page/worker.js?kind=' + this.kind, {type: 'module'});
    const ready = new Promise((resolve, reject) => {
      worker.addEventListener('message', ({data}) => {
        if (data.ready) {
          resolve(data.ready);
        } else if (data.broken) {
          reject(new Error(data.broken));
        } else {
          this.waiting.get(data.id)?.(data);
        }
      });
      // A worker that ends by itself, as for want of memory, answers none of its questions.
      worker.addEventListener('error', event => {
        reject(new Error(event.message || 'worker'));
        made.asked.forEach(fail => fail(event.message || 'worker'));
      });
    });
    ready.catch(() => {});
    const made = {worker, ready, asked: new Set()};
    return made;
  }

  async call(name, text, options) {
    const id = ++this.numbers;
    const {reader} = this;
    await reader.ready;
    return new Promise((resolve, reject) => {
      const end = what => {
        this.waiting.delete(id);
        if (this.reader === reader) {
          reader.worker.terminate();
          this.reader = this.make();
        }
        reject(new Error(what));
      };
      reader.asked.add(end);
      this.waiting.set(id, data => {
        this.waiting.delete(id);
        reader.asked.delete(end);
        data.error ? end(data.error) : resolve(JSON.parse(data.json));
      });
      reader.worker.postMessage({id, call: name, text, options});
    });
  }

  search(text, options, hear) {
    const made = this.spare ?? this.make();
    this.spare = null;
    const id = ++this.numbers;
    let stopped = false;
    // A worker that searches hears no messages, but it can look whether this address still leads
    // to something.
    const wanted = URL.createObjectURL(new Blob(['']));
    const end = () => {
      stopped = true;
      URL.revokeObjectURL(wanted);
      this.waiting.delete(id);
      made.worker.terminate();
    };
    const done = new Promise((resolve, reject) => {
      const fail = what => {
        this.waiting.delete(id);
        made.worker.terminate();
        reject(new Error(what));
      };
      made.asked.add(fail);
      this.waiting.set(id, data => {
        if (data.json) {
          hear(JSON.parse(data.json));
        }
        if (data.done) {
          this.waiting.delete(id);
          URL.revokeObjectURL(wanted);
          made.asked.delete(fail);
          // A worker whose search was cut short by an error is not used again.
          if (data.error || this.spare) {
            made.worker.terminate();
          } else if (!stopped) {
            this.spare = made;
          }
          data.error ? reject(new Error(data.error)) : resolve();
        }
      });
      made.ready.then(() => made.worker.postMessage({id, call: 'search', text, options, wanted}), reject);
    });
    return {stop: end, halt: () => URL.revokeObjectURL(wanted), done};
  }

  /** Makes the next search start at once. */
  prepare() {
    this.spare ??= this.make();
  }
}

/** The program that this page comes from. */
class Server {
  constructor(token) {
    this.token = token;
    this.page = crypto.randomUUID();
    this.numbers = 0;
    this.name = Promise.resolve('jvm');
  }

  async post(path, text, signal) {
    const response = await fetch(path, {
      method: 'POST',
      headers: {'X-Tsume-Page': this.page, 'Content-Type': 'text/plain;charset=utf-8', 'X-Tsume-Token': this.token, 'X-Tsume-Number': ++this.numbers},
      body: text,
      signal,
    });
    if (!response.ok) {
      throw new Error(response.status + ' ' + await response.text());
    }
    return response;
  }

  async call(name, text, options) {
    return (await this.post(`call/${name}?${encodeURIComponent(options)}`, text)).json();
  }

  search(text, options, hear) {
    const control = new AbortController();
    const done = this.listen(text, options, hear, control.signal);
    return {stop: () => control.abort(), halt: () => this.post('call/stop', '').catch(() => {}), done};
  }

  /** Reads events from the answer: lines "data: …". */
  async listen(text, options, hear, signal) {
    try {
      const response = await this.post('search?' + encodeURIComponent(options), text, signal);
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      let rest = '';
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        const lines = (rest + part.value).split('\n');
        rest = lines.pop();
        for (const line of lines) {
          if (line.startsWith('data: ')) {
            hear(JSON.parse(line.slice(6)));
          }
        }
      }
    } catch (e) {
      if (!signal.aborted) {
        throw e;
      }
    }
  }

  prepare() {}

  /** The collections of the folder that is served. */
  async folder() {
    return (await this.post('call/folder?', '')).json();
  }

  /** What earlier runs found out about positions: messages as of searches, or null. */
  async earlier(positions) {
    return (await (await this.post('call/earlier?', positions.join('\n'))).json()).messages;
  }

  async file(name) {
    return (await this.post('call/file?', name)).json();
  }
}

/** The server's token, out of the address; it stays in this tab. A page that is not marked as a server's has none, whatever a link says. */
function serverToken() {
  if (!('served' in document.documentElement.dataset)) {
    return null;
  }
  const given = new URLSearchParams(location.search).get('token');
  if (given) {
    history.replaceState(null, '', location.pathname + location.hash);
    sessionStorage.setItem('tsume.token', given);
  }
  try {
    return given ?? sessionStorage.getItem('tsume.token');
  } catch {
    return null; // Within a page of somebody else nothing may be kept.
  }
}

export function openTransport() {
  const token = serverToken();
  return token ? new Server(token) : new Workers();
}
