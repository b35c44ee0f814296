// The walks of a certificate (solver/docs/certificates.md), by the rules alone. What does not hold throws a Refused.

import {Position, games} from "./rules.js";

export class Refused extends Error {}
const demand = (holds, why) => { if (!holds) throw new Refused(why); };
const covers = (more, less) => less.every((n, kind) => n <= more[kind]);
const plies = (worth) => worth >> 2;
const EMPTY = 255;

/** Whoever wants to see each number that is read, and where: a function of a line of text. */
export const trace = {tell: undefined};

/** The numbers of a proof. */
class Numbers {
  constructor(base64) {
    demand(/^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(base64) && btoa(atob(base64)) === base64, "no Base64");
    this.bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0)), this.at = 0;
  }
  /** The next number; `what` it says is told to whoever traces the walk. */
  read(what) {
    const number = this.next();
    this.tell?.(`${what} ${number}`);
    return number;
  }
  next() {
    let number = 0;
    for (let i = 0; i < 4; i++) {
      demand(this.at < this.bytes.length, "a number is missing");
      const byte = this.bytes[this.at++];
      number |= (byte & 127) << 7 * i;
      demand(byte || !i, "a number that could be shorter");
      if (byte < 128) return number;
    }
    throw new Refused("a number of more than four bytes");
  }
  pick(list, what, p) {
    const n = this.next();
    demand(n < list.length, "there is no such move");
    this.tell?.(`${what} ${n} of ${list.length} ${p.usi(list[n])}`);
    return list[n];
  }
}

/** What walks with the same positions to avoid have finished. */
class Memory {
  constructor(avoided = []) { this.avoided = avoided, this.mates = new Map(), this.met = new Map(); }
  /** The plies of the shortest mate that covers a position of the attacker, or -1. */
  mate(p) {
    let best = -1;
    for (const {hand, length} of this.mates.get(p.key()) ?? []) {
      if (covers(p.hands[p.side], hand) && (best < 0 || length < best)) best = length;
    }
    return best;
  }
  isMet(p) {
    const attacker = 1 - p.side, hand = p.hands[attacker], exact = p.kings[attacker] >= 0;
    return (this.met.get(p.key()) ?? []).some((h) => covers(h, hand) && (!exact || covers(hand, h)));
  }
  avoids(p) { return this.avoided.some((a) => a.key === p.key() && covers(a.hand, p.hands[p.side])); }
}
const put = (map, key, value) => { map.has(key) ? map.get(key).push(value) : map.set(key, [value]); };

/** Follows the claims of one file, which share what they finish. */
export class Walks {
  constructor(rules, sfen, futile, line) {
    this.p = Position.of(rules, sfen), this.attacker = this.p.side, this.futile = futile;
    this.start = this.p.copy(), this.lines = [line];
    this.raw = new Memory(), this.apart = new Map(), this.most = new Map(), this.least = new Map();
    this.underWay = new Set(), this.missing = 0, this.allow(0);
    const moves = this.p.moves.bind(this.p);
    let looked = 0;
    this.p.moves = () => { demand(++looked <= this.allowed, "more work than its bytes allow"); return moves(); };
  }

  /** Allows the work for claims of so many bytes, all together. */
  allow(bytes) { this.allowed = Math.min(100_000 + 200 * bytes, 50_000_000); }

  /** Goes along some moves in USI and does something there. */
  after(path, work) {
    const p = this.p, undo = [];
    for (const usi of path) {
      const move = p.move(usi);
      demand(move >= 0, `${usi} is no legal move`);
      undo.push([move, p.play(move)]);
    }
    try { return work(); } finally { undo.reverse().forEach(([m, t]) => p.undo(m, t)); }
  }

  with(move, work) {
    this.way?.push(this.p.usi(move));
    const taken = this.p.play(move), result = work();
    this.p.undo(move, taken);
    this.way?.pop();
    return result;
  }

  /** The memory of mate-apart:K (`K`) or mate-off:N (`off N`). */
  memory(off, n) {
    const name = `${off} ${n}`;
    if (!this.apart.has(name)) {
      const some = off ? (n ? [this.lines[n]] : this.lines) : [this.lines[0].slice(0, 2 * n)];
      demand(off ? n < this.lines.length : n <= (this.lines[0].length + 1) / 2, "there is no such line");
      const avoided = [];
      for (const line of some) {
        const p = this.start.copy(), most = off ? (line.length + 1 >> 1) : n;
        for (let i = 0; i < most; i++) {
          avoided.push({key: p.key(), hand: p.hands[p.side].slice()});
          line.slice(2 * i, 2 * i + 2).forEach((usi) => p.play(p.move(usi)));
        }
      }
      this.apart.set(name, new Memory(avoided));
    }
    return this.apart.get(name);
  }

  // M

  /** Whoever is to move: the plies of a mate. */
  mate(n, memory = this.raw) {
    if (this.p.side === this.attacker) return this.attack(n, memory);
    demand(this.p.inCheck, "no check");
    return this.defend(n, memory);
  }

  attack(n, memory) {
    const p = this.p, known = memory.mate(p);
    if (known >= 0) return known;
    demand(!memory.avoids(p), "a position that is to be avoided");
    const given = new Uint8Array(p.game.kinds.length);
    let rest = n.read("spare");
    p.hands[p.side].forEach((count, kind) => { given[kind] = rest % (count + 1), rest = Math.floor(rest / (count + 1)); });
    demand(rest === 0, "no such part of the hand");
    const side = p.side, hand = (sign) => given.forEach((count, kind) => {
      p.hands[side][kind] -= sign * count, p.hands[1 - side][kind] += sign * count;
    });
    hand(1);
    const held = p.hands[side].slice(), key = p.key(), place = key + held;
    demand(!this.underWay.has(place), "a circle");
    this.underWay.add(place);
    const length = 1 + this.with(n.pick(p.moves(), "move", p), () => {
      demand(p.inCheck, "no check");
      return this.defend(n, memory);
    });
    this.underWay.delete(place);
    put(memory.mates, key, {hand: held, length});
    hand(-1);
    return length;
  }

  defend(n, memory) {
    let longest = 0;
    for (const reply of this.p.moves()) longest = Math.max(longest, 1 + this.with(reply, () => this.attack(n, memory)));
    return longest;
  }

  // N

  noMate(n, memory = this.raw) {
    demand(this.p.side !== this.attacker && this.p.inCheck, "no check");
    this.refute(n, memory);
  }

  refute(n, memory) {
    const p = this.p;
    if (memory.isMet(p)) return;
    const replies = p.moves();
    demand(replies.length, "mate");
    const reply = n.pick(replies, "reply", p);
    put(memory.met, p.key(), p.hands[1 - p.side].slice());
    this.with(reply, () => { if (!memory.avoids(p)) this.noCheckMates(n, memory); });
  }

  noCheckMates(n, memory = this.raw) {
    for (const check of this.p.checks()) this.with(check, () => this.refute(n, memory));
  }

  // The composers' value

  valueKey() { return `${this.p.key()} ${this.p.hands[0]} ${this.p.hands[1]}`; }

  /** Whether a legal reply to check is an interposition that may be futile. */
  mayBeFutile(move) {
    const from = move >> 8, p = this.p;
    if (this.futile === "none" || p.board[move >> 1 & 127] !== EMPTY) return false;
    return from >= 128 || (this.futile === "standard" && (p.board[from] & 7) !== 7);
  }

  /** X, which attacks the king on a line through a square that is taken as empty; -1 if none. */
  behind(square) {
    const p = this.p, king = p.kings[1 - p.side];
    return p.checkers(king, p.side, 99, square).find((from) => p.between(from, king).includes(square)) ?? -1;
  }

  /** After an interposition: moves that capture it with check. */
  captures(square) {
    return this.p.checks().filter((move) => (move >> 1 & 127) === square && move >> 8 < 128);
  }

  capturesByX(reply) {
    const square = reply >> 1 & 127, x = this.behind(square);
    return this.captures(square).filter((move) => move >> 8 === x);
  }

  /** After an interposition: captures it, gives it back, does something, and takes all back. */
  giveBack(reply, capture, work) {
    const p = this.p, kind = p.board[capture >> 1 & 127] & 7, attacker = p.side, drop = reply >> 8 >= 128 ? 1 : 0;
    return this.with(capture, () => {
      p.hands[attacker][kind]--, p.hands[1 - attacker][kind] += drop, this.missing += 1 - drop;
      const result = work();
      p.hands[attacker][kind]++, p.hands[1 - attacker][kind] -= drop, this.missing -= 1 - drop;
      return result;
    });
  }

  /** Whether the side to move is mated at once. */
  isMated(captured = 0) {
    const p = this.p;
    if (captured >= 12 || !p.inCheck) return false;
    const replies = p.moves();
    if (!replies.every((reply) => this.mayBeFutile(reply))) return false;
    const dropped = new Set();
    return replies.every((reply) => {
      const to = reply >> 1 & 127, drop = reply >> 8 >= 128;
      if (drop && dropped.has(to)) return true;
      if (drop) dropped.add(to);
      return this.with(reply, () => {
        const x = this.behind(to);
        return this.captures(to).some((capture) => this.giveBack(reply, capture, () => {
          const alone = () => p.checkers(p.kings[p.side], 1 - p.side).every((from) => from === to);
          return (capture >> 8 === x || alone()) && this.isMated(captured + 1);
        }));
      });
    });
  }

  /** Whether the side to move is mated at once by a rule of futile interpositions. */
  by(rule) {
    const own = this.futile;
    this.futile = rule;
    const mated = this.isMated();
    this.futile = own;
    return mated;
  }

  emptyHanded() { return this.p.hands[this.attacker].every((n) => n === 0); }

  /** The value of the best mate at once of the attacker, who is to move. */
  lastMove() {
    let some = false, none = false;
    for (const move of this.p.checks()) {
      this.with(move, () => { if (this.isMated()) this.emptyHanded() ? none = true : some = true; });
    }
    return some || none ? 4 + (some ? (none ? 1 : 0) : 2) : Infinity;
  }

  atMost(w, n) {
    const p = this.p;
    if (p.side === this.attacker) {
      demand(plies(w) >= 1, "no value is so small");
      if (plies(w) === 1) return demand(this.lastMove() <= w, "no mate at once of that value");
      const raw = this.missing === 0 && (w & 3) >= 2 ? this.raw.mate(p) : -1;
      if (this.most.get(this.valueKey()) <= w || (raw >= 0 && raw <= plies(w))) return;
      const move = n.pick(p.moves(), "move", p);
      this.with(move, () => { demand(p.inCheck, "no check"); this.atMost(w - 4, n); });
    } else {
      demand(w >= 0 && p.inCheck, "no check, or too late");
      if (this.most.get(this.valueKey()) <= w) return;
      if (this.isMated()) return demand((this.emptyHanded() ? 2 : 0) <= w, "pieces are kept otherwise");
      const replies = p.moves(), after = replies.map((reply) => {
        const t = this.mayBeFutile(reply) ? n.read(`${p.usi(reply)}: t`) : 0, q = 2 * (t - 1);
        if (t === 0) this.with(reply, () => this.atMost(w - 4, n));
        else { demand(q <= plies(w), "its capture takes longer"); this.capturedAtMost(reply, q, n); }
        return q;
      });
      const q = Math.max(...after);
      if (q > 0) this.reaches(replies, after, q, w, n);
    }
    const key = this.valueKey();
    this.most.set(key, Math.min(w, this.most.get(key) ?? Infinity));
  }

  reaches(replies, after, q, w, n) {
    const number = n.read("w"), at = number % replies.length, form = Math.floor(number / replies.length), reply = replies[at];
    demand(form < 4 && after[at] < 0, "no reply that makes others futile");
    const interposes = this.mayBeFutile(reply);
    if (form % 2) this.among(replies, at, 4 * q, n);
    else { this.replyAtLeast(reply, 4 * q, n); if (interposes) this.capturedAtLeast(reply, q, n); }
    if (form > 1) replies.forEach((r, i) => { if (after[i] > 0) this.replyAtLeast(r, 4 * (plies(w) + 2), n); });
    else demand((w & 3) === 2 || !interposes, "what is kept is not known");
  }

  replyAtLeast(reply, w, n) { this.with(reply, () => this.atLeast(w - 4, n)); }

  capturedAtMost(reply, q, n) {
    if (q === 0) return demand(this.isFutileAtOnce(reply), "no mate after its capture");
    this.with(reply, () => {
      const captures = this.capturesByX(reply);
      demand(captures.length, "nobody captures it");
      const capture = captures.length === 1 ? captures[0] : n.pick(captures, "capture", this.p);
      this.giveBack(reply, capture, () => this.atMost(4 * q + 2, n));
    });
  }

  capturedAtLeast(reply, q, n) {
    this.with(reply, () => {
      for (const capture of this.capturesByX(reply)) this.giveBack(reply, capture, () => this.atLeast(4 * q, n));
    });
  }

  atLeast(w, n) {
    const p = this.p;
    if (p.side === this.attacker) {
      if (w <= 4) return;
      if (plies(w) === 1) return demand(this.lastMove() >= w, "a better mate at once");
      if (this.least.get(this.valueKey()) >= w) return;
      for (const move of p.checks()) this.with(move, () => this.atLeast(w - 4, n));
    } else {
      if (w <= 0 || (this.missing === 0 && this.raw.isMet(p))) return;
      if (this.isMated()) return demand((this.emptyHanded() ? 2 : 0) >= w, "mated at once");
      if (this.least.get(this.valueKey()) >= w) return;
      const replies = p.moves(), d = n.read("d"), r = replies.length;
      demand(d <= 2 * r, "there is no such reply");
      if (d === 0) { demand(this.missing === 0, "a piece is out of the game"); this.refute(n, this.raw); }
      else if (d <= r) {
        this.replyAtLeast(replies[d - 1], w, n);
        if (this.mayBeFutile(replies[d - 1])) this.capturedAtLeast(replies[d - 1], plies(w) + (w & 3 ? 2 : 0), n);
      } else this.among(replies, d - 1 - r, w, n);
    }
    const key = this.valueKey();
    this.least.set(key, Math.max(w, this.least.get(key) ?? -Infinity));
  }

  among(replies, at, w, n) {
    const reply = replies[at], b = n.read("b");
    demand(this.mayBeFutile(reply), "no interposition");
    this.replyAtLeast(reply, w, n);
    this.capturedAtLeast(reply, 2 * b + 2, n);
    this.sides(replies, reply, b, w, n, false);
  }

  /** Of each other reply: it is judged before, lasts as long, or is futile. */
  sides(replies, reply, b, w, n, counts) {
    let some = false;
    for (const other of replies) {
      if (other === reply) continue;
      const s = !counts || this.mayBeFutile(other) ? n.read(`${this.p.usi(other)}: s`) : 0;
      if (s === 0) this.with(other, () => this.atMost(8 * b + 2 - 4, n));
      else if (s === 1) this.replyAtLeast(other, w, n);
      else { demand(s === 2 && this.mayBeFutile(other), "not futile"); this.capturedAtMost(other, 2 * b, n); some = true; }
    }
    if (!some || b === 0) return;
    const plain = n.pick(replies, "reply", this.p);
    demand(!this.mayBeFutile(plain), "an interposition");
    this.replyAtLeast(plain, 8 * b, n);
  }

  // C and F

  counts(reply, limit, n) {
    demand(!this.isMated(), "mated at once");
    const b = n.read("b");
    this.capturedAtLeast(reply, 2 * b + 2, n);
    this.sides(this.p.moves(), reply, b, 4 * limit, n, true);
  }

  isFutile(reply, q, n) {
    demand(this.mayBeFutile(reply), "no interposition that may be futile");
    const replies = this.p.moves(), w = n.read("w"), form = Math.floor(w / replies.length), other = replies[w % replies.length];
    demand(form < 3 && this.mayBeFutile(other) === form > 0, "no reply that lasts so long");
    if (form === 0) this.replyAtLeast(other, 4 * q, n);
    else {
      this.with(other, () => this.atMost(4 * q + 2 - 4, n));
      this.replyAtLeast(reply, 4 * (q + 2), n);
      if (form === 1) { this.replyAtLeast(other, 4 * q, n); this.capturedAtLeast(other, q, n); }
      else this.among(replies, w % replies.length, 4 * q, n);
    }
    this.capturedAtMost(reply, q, n);
  }

  /** Whether a reply is futile because a capture of it, given back, is mated at once. */
  isFutileAtOnce(reply) {
    return this.mayBeFutile(reply) && this.with(reply, () =>
      this.capturesByX(reply).some((capture) => this.giveBack(reply, capture, () => this.isMated())));
  }

  // Brinkmates

  pass(work) { this.way?.push("pass"), this.p.side = 1 - this.p.side; work(); this.p.side = 1 - this.p.side, this.way?.pop(); }

  /** After a key: the plies up to the last one and what answers each reply, "" for a mate. */
  key(n, threats, answers = []) {
    const p = this.p, replies = p.moves();
    if (threats && replies.length && !p.inCheck) this.pass(() => this.attack(n, this.raw));
    let longest = 1;
    for (const reply of replies) {
      this.with(reply, () => {
        const number = n.read("key");
        if (number === 0) { answers.push(""); this.attack(n, this.raw); return; }
        const move = p.moves()[number - 1];
        demand(move !== undefined, "there is no such move");
        answers.push(p.usi(move));
        longest = Math.max(longest, 2 + this.with(move, () => this.key(n, threats, answers).plies));
      });
    }
    return {plies: longest, answers};
  }

  noBrinkmate(most, apart, n) {
    const p = this.p;
    this.noCheckMates(n);
    if (most < 1) return;
    for (const move of p.moves()) {
      if (apart.includes(p.usi(move))) continue;
      this.with(move, () => {
        if (p.inCheck && most < 3) return;
        const number = n.read("reply or pass"), replies = p.moves();
        demand(number <= replies.length && replies.length, "there is no such reply");
        if (number) this.with(replies[number - 1], () => this.noBrinkmate(most - 2, [], n));
        else { demand(!p.inCheck, "a check is no pass"); this.pass(() => this.noCheckMates(n)); }
      });
    }
  }
}

const magic = "tsume-certificate/3";
export const parts = ["mate", "no-mate", "length", "leftover", "raw-length", "line", "other-checks", "classes", "replies",
  "equal-lines", "author", "open", "keys", "threats", "other-keys", "no-brinkmate", "solutions"];

/** Reads and follows a file: what it shows, as maps from paths to numbers. `told` has the keys of a brinkmate by path. */
export async function follow(bytes, told) {
  const text = new TextDecoder("utf-8", {fatal: true}).decode(bytes), lines = text.split("\n");
  demand(lines.pop() === "" && lines[0] === magic, "not a certificate of this version");
  const sum = lines.pop(), hashed = bytes.subarray(0, bytes.length - new TextEncoder().encode(sum).length - 1);
  const hex = [...new Uint8Array(await crypto.subtle.digest("SHA-256", hashed))].map((b) => b.toString(16).padStart(2, "0"));
  demand(sum === `sha256 ${hex.join("")}`, "the sum is another one");
  const field = (at, name) => { demand(lines[at]?.startsWith(name + " "), `expected ${name}`); return lines[at].slice(name.length + 1); };
  const list = (moves) => (moves === "-" ? [] : moves.split(","));
  const head = {digest: hex.join(""), rules: field(1, "rules"), sfen: field(2, "sfen"), futile: field(3, "futile"), line: list(field(4, "line"))};
  head.complete = list(field(5, "complete"));
  demand(games[head.rules] && ["standard", "drops-only", "none"].includes(head.futile), "unknown rules");
  demand(parts.filter((part) => head.complete.includes(part)) + "" === head.complete + "", "unknown parts, or in another order");
  const walks = new Walks(head.rules, head.sfen, head.futile, head.line);
  walks.after(head.line, () => {});
  const shown = {...head, walks, mate: new Map(), no: new Map(), apart: new Map(), most: new Map(), least: new Map(),
    counts: new Map(), futileReplies: new Map(), keys: new Map(), none: new Map(), layers: []};
  const better = (map, path, value, pick) => map.set(path, map.has(path) ? pick(map.get(path), value) : value);
  let read = 0;
  for (const line of lines.slice(6)) {
    walks.allow(read += line.length + 1);
    const [, kind, number, moves, proof] = /^([a-z-]+?)(?::(0|[1-9]\d{0,9}))? (\S+) (\S*)$/.exec(line) ?? [];
    demand(kind && !(number > 0x7fffffff), `not a claim: ${line.slice(0, 60)}`);
    const n = new Numbers(proof), k = Number(number ?? -1), path = list(moves), p = walks.p;
    const odd = (number !== undefined) !== /-apart$|-off$|^at-|^counts$|^futile$|^no-brinkmate$|^layer$/.test(kind);
    demand(!odd, "a claim with a number too many or too few");
    if (kind === "other-line") {
      walks.after(path, () => {});
      demand(![...walks.apart.keys()].some((name) => name.startsWith("true")), "too late for another line");
      walks.lines.push(path);
      continue;
    }
    if (kind === "layer") {
      demand(moves === "-" && k === shown.layers.length && n.bytes.length === 32, "no sum of a ply");
      shown.layers.push(n.bytes);
      continue;
    }
    if (trace.tell) {
      trace.tell(line.slice(0, line.lastIndexOf(" "))), walks.way = [];
      n.tell = (what) => trace.tell(`  ${walks.way.join(" ") || "-"}: ${what}`);
    }
    const last = path.at(-1), before = /^counts$|^futile$/.test(kind) ? path.slice(0, -1) : path;
    walks.after(before, () => {
      const reply = before === path ? 0 : p.move(last ?? "");
      demand(reply >= 0, "no legal reply");
      const off = kind.endsWith("-off"), memory = /-apart$|-off$/.test(kind) ? walks.memory(off, k) : undefined;
      if (kind.startsWith("mate")) better(memory ? shown.apart : shown.mate, memory ? `${kind}:${k} ${moves}` : moves, walks.mate(n, memory), Math.min);
      else if (kind.startsWith("no-mate")) { walks.noMate(n, memory); (memory ? shown.apart : shown.no).set(memory ? `${kind}:${k} ${moves}` : moves, true); }
      else if (kind === "at-most") { walks.atMost(k, n); better(shown.most, moves, k, Math.min); }
      else if (kind === "at-least") { walks.atLeast(k, n); better(shown.least, moves, k, Math.max); }
      else if (kind === "counts") { walks.counts(reply, k, n); better(shown.counts, moves, k, Math.max); }
      else if (kind === "futile") { walks.isFutile(reply, k, n); better(shown.futileReplies, moves, k, Math.min); }
      else if (kind === "key" || kind === "brinkmate") { walks.raw = new Memory(); shown.keys.set(moves, {...walks.key(n, kind === "key"), threats: kind === "key"}); }
      else if (kind === "no-brinkmate") { walks.raw = new Memory(); walks.noBrinkmate(k, told?.(path, k) ?? [], n); put(shown.none, moves, k); }
      else throw new Refused(`unknown claim ${kind}`);
      demand(n.at === n.bytes.length, "numbers are left");
    });
  }
  walks.allowed = Infinity; // What is derived from the claims takes what the row is long.
  return shown;
}
