// What follows from the claims of a certificate: classes, severities and the verdict, compared with a row of results.
// Written from solver/docs/certificates.md; it shares nothing with the program.

import {judgeBrinkmate, told} from "./brinkmate.js";
import {judgeHelpmate} from "./helpmate.js";
import {Refused, follow} from "./walks.js";
import {games} from "./rules.js";

const refuse = (holds, what) => { if (!holds) throw new Refused(what); };
const cooks = ["cook", "late-cook", "short-cook"];
const F = "fatal", W = "flaw", T = "tolerated";
/** Severity by profile: magazine, lenient, classic; strict has "fatal" but for line-stops. */
const table = {
  "final-move-dual": [T, T, T], "final-move-longer": [T, T, T], "promotion-dual": [W, T, W], "placement-dual": [W, T, W],
  "mirror-dual": [T, T, T], "detour": [W, T, W], "move-order": [F, T, W], "late-cook": [W, W, W], "short-cook": [F, F, F],
  "cook": [F, F, F], "line-fails": [F, F, F], "line-stops": [T, T, T], "longer-defence": [F, F, W],
  "long-variation": [F, T, W], "equal-variation": [W, T, W], "equal-variation-cook": [W, T, W], "leftover": [F, F, F],
};
const attackers = new Set(Object.keys(table).slice(0, 10));
const severityOf = (kind, profile, mild) => {
  if (mild === F) return F;
  if (profile === "strict") return kind === "line-stops" ? T : F;
  return mild ?? table[kind][["magazine", "lenient", "classic"].indexOf(profile)];
};
const rank = {fatal: 2, flaw: 1, tolerated: 0};

/** Three-valued: true, false, or undefined for what is not shown. */
const and = (a, b) => (a === false || b === false ? false : a === undefined || b === undefined ? undefined : true);

class Judge {
  constructor(row, shown) {
    Object.assign(this, {row, shown, walks: shown.walks, line: row.mainline ?? [], missing: new Set()});
    this.options = row.options ?? {}, this.profile = this.options.profile;
    this.attacker = this.walks.attacker;
  }

  at(path, work) { return this.walks.after(path, () => work(this.walks.p)); }
  name(path) { return path.join(",") || "-"; }
  need(part, holds) { if (!holds) this.missing.add(part); return holds; }

  // Bounds of values

  most(path) {
    const name = this.name(path), raw = this.shown.mate.get(name);
    const mated = path.length % 2 ? this.at(path, () => this.walks.isMated() && (this.walks.emptyHanded() ? 2 : 0)) : false;
    return mated !== false ? mated : Math.min(this.shown.most.get(name) ?? Infinity, raw === undefined ? Infinity : 4 * raw + 2);
  }
  least(path) {
    const name = this.name(path);
    if (this.shown.no.has(name)) return Infinity;
    const mated = path.length % 2 ? this.at(path, () => this.walks.isMated() && (this.walks.emptyHanded() ? 2 : 0)) : false;
    return mated !== false ? mated : Math.max(this.shown.least.get(name) ?? 0, path.length % 2 ? 0 : 4);
  }
  counts(path, plies) {
    const reply = this.at(path.slice(0, -1), (p) => p.move(path.at(-1)));
    if (!this.at(path.slice(0, -1), () => this.walks.mayBeFutile(reply))) return true;
    const shown = this.shown.counts.get(this.name(path));
    return shown !== undefined && plies <= shown ? true : undefined;
  }
  /** Whether a check mates, at once or by a claim. */
  mates(path) {
    if (this.shown.no.has(this.name(path))) return false;
    if (this.shown.mate.has(this.name(path)) || this.shown.most.has(this.name(path))) return true;
    return this.at(path, () => this.walks.isMated()) || undefined;
  }
  checks(path) {
    return this.at(path, (p) => p.moves().filter((m) => this.walks.with(m, () => p.inCheck)).map((m) => p.usi(m)));
  }
  replies(path) { return this.at(path, (p) => p.moves().map((m) => p.usi(m))); }

  // The class of another check that mates

  apartOf(path, claim) {
    if (this.shown.apart.has(`mate-${claim} ${this.name(path)}`)) return true;
    return this.shown.apart.has(`no-mate-${claim} ${this.name(path)}`) ? false : undefined;
  }

  /** The classes that may be, in the order of the document. */
  classes(line, i, check, other) {
    const path = [...line.slice(0, i), check], own = line[i], last = i === line.length - 1, kinds = [];
    if (last) return [this.at(path, () => this.walks.isMated()) ? "final-move-dual" : "final-move-longer"];
    const positions = i / 2 + 1, all = (line.length + 1) / 2;
    const independent = other ? (this.apartOf(path, `off:${other}`) ?? (this.apartOf(path, "off:0") || undefined))
      : this.apartOf(path, `apart:${all}`);
    const nodes = Array.from({length: positions}, (_, k) => this.least(line.slice(0, 2 * k)) >> 2);
    const back = independent === true || nodes.every((least) => (this.most(path) >> 2) < least) ? true
      : other ? undefined : this.apartOf(path, `apart:${positions}`);
    const plies = line.length - i - 1, sooner = this.most(path) < 4 * plies ? true : this.least(path) >= 4 * plies ? false : undefined;
    const within = this.most(path) <= 4 * plies + 2 ? true : this.least(path) > 4 * plies + 2 ? false : undefined;
    const author = this.row.authoredLine && !other;
    const relation = this.relation(line, i, check);
    const dual = relation.dual ? within : false;
    const late = (line.length - 1 - i) / 2 < (this.options.late ?? 0);
    const steps = [
      [back === undefined ? undefined : !back, "detour"], [author ? sooner : false, "short-cook"],
      [dual, relation.dual], [relation.mirror, "mirror-dual"], [independent, late ? "late-cook" : "cook"],
      [within === undefined ? undefined : !within, "detour"], [true, "move-order"],
    ];
    for (const [answer, kind] of steps) {
      if (answer !== false && !kinds.includes(kind)) kinds.push(kind);
      if (answer === true) break;
    }
    return kinds;
  }

  /** Whether a check is a dual of the line's move, and whether it is its mirror image. */
  relation(line, i, check) {
    const own = line[i], size = this.walks.p.game.size, square = (usi) => [usi.charCodeAt(0) - 49, usi.charCodeAt(1) - 97];
    return this.at(line.slice(0, i), (p) => {
      const from = (usi) => (usi[1] === "*" ? null : square(usi)), to = (usi) => square(usi.slice(2)), same = (a, b) => a + "" === b + "";
      const pieceAt = (s) => p.board[s[0] * size + s[1]], kind = (usi) => (from(usi) ? pieceAt(from(usi)) : usi[0]);
      const turn = (usi) => {
        const file = (s) => String.fromCharCode(97 - 48 + size - s.charCodeAt(0) + 0);
        const flip = (s) => String(size + 1 - Number(s[0])) + s[1];
        return usi[1] === "*" ? usi.slice(0, 2) + flip(usi.slice(2)) : flip(usi) + flip(usi.slice(2, 4)) + usi.slice(4);
      };
      const symmetric = p.board.every((piece, at) => piece === p.board[(size - 1 - Math.floor(at / size)) * size + at % size])
        && p.game !== games.tori;
      const mirror = symmetric && turn(own) === check;
      const promotion = from(own) && from(check) && same(from(own), from(check)) && same(to(own), to(check));
      let dual = promotion ? "promotion-dual" : null;
      if (!dual && kind(own) === kind(check) && (own[4] ?? "") === (check[4] ?? "")) {
        const king = p.kings[1 - p.side], k = [Math.floor(king / size), king % size];
        const toward = (s) => [Math.sign(k[0] - s[0]), Math.sign(k[1] - s[1])], line8 = (s) => {
          const [f, r] = [k[0] - s[0], k[1] - s[1]];
          return f === 0 || r === 0 || Math.abs(f) === Math.abs(r);
        };
        const piece = from(own) ? pieceAt(from(own)) | (own[4] ? 8 : 0) : null;
        const slides = (a, b) => line8(a) && line8(b) && same(toward(a), toward(b)) && this.isLine(p, from(own) ? piece : null, own[0], a, k);
        const twin = from(own) && from(check) && same(to(own), to(check));
        if (twin || ((!from(own) || same(from(own), from(check))) && slides(to(own), to(check)))) dual = "placement-dual";
      }
      if (dual && !this.continues(line, i, check)) dual = null;
      return {dual, mirror};
    });
  }

  /** Whether a piece goes along lines of its own from a square towards the king. */
  isLine(p, piece, letter, from, king) {
    const code = piece ?? p.game.kinds.indexOf(letter) | p.side << 4, size = p.game.size;
    return p.game.reach[code][from[0] * size + from[1]].some((ray) => ray.length > 1 && ray.includes(king[0] * size + king[1]))
      || p.game.reach[code][from[0] * size + from[1]].some((ray) => ray.includes(king[0] * size + king[1])
        && p.game.moves[p.game.kinds[code & 7]][code >> 3 & 1].some(([, , most]) => most > 1));
  }

  /** Whether the rest of the line can be played after another check, by the piece from its own square, and mates. */
  continues(line, i, check) {
    const p = this.walks.p, rest = (at, there, here) => {
      if (at === line.length) return this.walks.isMated();
      const own = line[at].slice(0, 2) === there, bare = line[at].slice(0, 4);
      const texts = own ? [here + bare.slice(2), here + bare.slice(2) + "+"] : [line[at]];
      return texts.some((usi) => {
        const move = p.move(usi);
        return move >= 0 && this.walks.with(move, () => rest(at + 1, own ? bare.slice(2) : there, own ? bare.slice(2) : here));
      });
    };
    return this.walks.with(p.move(check), () => rest(i + 1, line[i].slice(2, 4), check.slice(2, 4)));
  }

  // The whole row

  judge() {
    const {row, shown, line} = this;
    refuse(shown.sfen === row.sfen && shown.rules === row.rules && shown.futile === this.options.futile, "another problem");
    refuse(this.name(shown.line) === this.name(line), "another line");
    if (row.result === "no-mate") {
      refuse(row.verdict === "unsolvable" && row.complete === !row.unfinished?.length, "verdict, or complete");
      refuse(!shown.mate.has("-") && !shown.most.has("-"), "it mates");
      this.need("no-mate", this.checks([]).every((c) => shown.no.has(c)));
      return this.missing;
    }
    if (row.result === "unknown") { this.missing.add("mate"); return this.missing; }
    const best = line.length === row.length || (row.authoredLine && line.length < row.length);
    refuse(row.result === "mate" && best && line.length % 2 === 1, "result");
    refuse(!this.checks([]).every((c) => shown.no.has(c)), "there is no mate");
    this.replay();
    this.need("mate", shown.mate.has("-") || shown.most.has("-"));
    this.length();
    this.attack();
    this.defence();
    this.author();
    for (const d of row.defects ?? []) refuse(this.found.includes(d) || d.class === "equal-variation-cook" || d.class === "longer-defence", `defects: ${d.class}`);
    this.otherCooks();
    this.verdict();
    return this.missing;
  }

  /** The line is legal, all checks, and mate. */
  replay() {
    const {line} = this;
    line.forEach((_, i) => this.at(line.slice(0, i + 1), (p) => refuse(i % 2 || p.inCheck, "a move of the line gives no check")));
    this.at(line, (p) => {
      refuse(this.walks.isMated(), "the line does not mate");
      const kinds = p.game.kinds, left = {};
      p.hands[this.attacker].forEach((n, k) => { if (n) left[kinds[k]] = n; });
      this.left = Object.keys(left).length ? left : null;
    });
  }

  length() {
    const {row, shown} = this, n = row.length, raw = shown.mate.get("-"), least = this.least([]), most = this.most([]);
    refuse(least >> 2 <= n || !Number.isFinite(least), "length");
    const exact = most >> 2 === n && (least >> 2 === n);
    this.exact = exact;
    refuse(row.exact || !exact, "exact: the length is shown");
    const follows = (row.authoredLine ?? []).every((move, i) => move === this.line[i]) && !(row.defects ?? []).some((d) => d.class === "line-fails");
    const agrees = follows && (row.statedLength ?? n) === n;
    if (row.agrees !== undefined && this.line.length === n) refuse(row.agrees === agrees || !row.exact, "agrees");
    if (row.exact) {
      refuse(most === Infinity || most >> 2 >= n, "a shorter mate is shown");
      this.need("length", exact);
    }
    if (row.rawLength) this.need("raw-length", raw === row.rawLength && least >> 2 === row.rawLength);
  }

  attack() {
    const {row, shown, line} = this, unfinished = row.unfinished ?? [];
    this.found = [], this.short = this.options.againstStated && !row.authoredLine && row.statedLength > row.length;
    for (let i = 0; i < line.length; i += 2) {
      const listed = (row.defects ?? []).filter((d) => d.ply === i + 1 && attackers.has(d.class));
      const open = new Set((row.open ?? []).filter((o) => o.ply === i + 1).map((o) => o.move));
      for (const check of this.checks(line.slice(0, i))) {
        if (check === line[i]) continue;
        const path = [...line.slice(0, i), check], mates = this.mates(path);
        const entry = listed.find((d) => d.move === check);
        const claimed = shown.mate.has(this.name(path)) || shown.most.has(this.name(path));
        if (mates === false) refuse(!entry, `defects: ${check} does not mate`);
        refuse(entry || !claimed, `defects: ${check} mates and is not listed`);
        if (!entry && mates === undefined && !open.has(check) && !open.has(undefined) && !unfinished.includes("more-defects")) this.missing.add("other-checks");
        if (!entry && mates) { // At once, and it was not asked about: less is said than could be known.
          refuse(open.has(check) || unfinished.includes("more-defects"), `defects: ${check} mates at once`);
          this.missing.add("open");
        }
        if (!entry) continue;
        this.need("other-checks", mates);
        const kinds = this.classes(line, i, check, 0);
        refuse(kinds.includes(entry.class), `defects: ${check} is ${kinds}, not ${entry.class}`);
        if (kinds.length > 1) this.missing.add("classes");
        this.severity(entry, entry.class === "final-move-dual" && line.length === 1 ? F : undefined);
        refuse(entry.provisional || row.exact || i === 0 || entry.severity !== F || row.authoredLine, "defects: provisional");
        this.found.push(entry);
      }
      const short = listed.find((d) => d.class === "short-cook" && d.move === line[i]);
      if (short) {
        refuse(i === 0 && this.short && short.length === row.length, "defects: nothing is shorter than stated");
        this.severity(short), this.found.push(short);
      } else refuse(i || !this.short, "defects: shorter than stated");
      listed.forEach((d) => refuse(this.found.includes(d), `defects: ${d.move} is no other check`));
    }
    for (const o of row.open ?? []) {
      if (o.refutedWithin) this.need("open", this.least([...line.slice(0, o.ply - 1), o.move]) >= 4 * (o.refutedWithin + 1));
    }
  }

  severity(entry, mild) {
    refuse(entry.severity === severityOf(entry.class, this.profile, mild), `defects: severity of ${entry.class}`);
    if (entry.line) {
      const from = entry.ply ? this.line.slice(0, entry.ply - 1) : [];
      const whole = [...from, ...entry.line];
      refuse((!entry.length || entry.length === whole.length) && entry.bound !== "at-least", "defects: length of a line");
      whole.forEach((_, i) => this.at(whole.slice(0, i + 1), (p) => refuse(i % 2 || p.inCheck, "defects: no check")));
      this.at(whole, () => refuse(this.walks.isMated(), "defects: a line does not mate"));
    }
  }

  defence() {
    const {row, line} = this, unfinished = row.unfinished ?? [], root = this.least([]);
    if (line.length < row.length) { // The author's line is not best play: what its replies are worth is not judged here.
      this.missing.add("a line that is not best play");
      this.found.push(...(row.defects ?? []).filter((d) => /variation$|^leftover$/.test(d.class)));
      return;
    }
    const leftover = (row.defects ?? []).find((d) => d.class === "leftover");
    const long = (row.defects ?? []).find((d) => d.class === "long-variation");
    refuse(!!(leftover || long) === !!row.leftover || row.authoredLine || !row.exact, "defects: leftover");
    refuse(JSON.stringify(row.leftover ?? null) === JSON.stringify(this.left), "leftover");
    for (const d of row.defects ?? []) {
      if (["leftover", "long-variation"].includes(d.class)) {
        this.severity(d);
        this.found.push(d);
        refuse(d.length === row.length && JSON.stringify(d.leftover) === JSON.stringify(this.left), "defects: leftover");
      }
    }
    if (row.exact) this.need("leftover", this.left ? (this.most([]) & 3) === 0 : (root & 3) > 0);
    let keeps = this.exact;
    for (let i = 1; i <= line.length; i++) {
      const path = line.slice(0, i);
      if (i === line.length) break;
      keeps = keeps && (i % 2 ? this.most(path) <= root - 4 * i : this.least(path) >= root - 4 * i && this.counts(path, line.length - i + 1) === true);
    }
    if (row.exact && !row.authoredLine) this.need("line", keeps);
    for (let i = 1; i < line.length; i += 2) {
      const entries = (row.defects ?? []).filter((d) => d.ply === i + 1 && /variation$/.test(d.class));
      for (const reply of this.replies(line.slice(0, i))) {
        if (reply === line[i]) continue;
        const path = [...line.slice(0, i), reply], entry = entries.find((d) => d.move === reply || (d.move?.[1] === "*" && reply[1] === "*" && d.move.slice(2) === reply.slice(2)));
        const own = root - 4 * (i + 1), less = this.most(path) < own || this.futile(path, own + 4 >> 2);
        const equal = this.least(path) >= own && this.counts(path, line.length - i) === true;
        if (entry?.class === "equal-variation") {
          refuse(!less || entry.move !== reply, `defects: ${reply} is no equal variation`);
          if (entry.move === reply) {
            this.need("replies", equal);
            this.found.push(entry);
            const few = reply[1] === "*" && line[i][1] === "*" && reply.slice(2) === line[i].slice(2);
            this.severity(entry, this.profile === "strict" ? T : i >= line.length - 4 || few ? T : undefined);
          }
        } else if (equal && !this.left) refuse(unfinished.includes("equal-variations") || !keeps, `defects: ${reply} is an equal variation`);
        else if (!less && !this.left && !unfinished.includes("equal-variations")) this.missing.add("replies");
      }
    }
  }

  /** Whether a reply is a futile interposition, where another reply lasts so many plies. */
  futile(path, plies) {
    const known = this.shown.futileReplies.get(this.name(path));
    return known !== undefined || this.at(path.slice(0, -1), (p) => this.walks.isFutileAtOnce(p.move(path.at(-1))));
  }

  /** The author's moves, and the row that follows from them. */
  author() {
    const {row, shown} = this, moves = row.authoredLine ?? [], told = (row.defects ?? []).filter((d) => /^line-/.test(d.class));
    let expected = null, mated = false;
    for (let i = 0; i < moves.length && !expected; i++) {
      const path = moves.slice(0, i + 1), name = this.name(path);
      if (i % 2) { this.at(path, () => {}); continue; }
      const check = this.at(path, (p) => p.inCheck);
      if (!check) expected = {class: "line-fails", ply: i + 1, move: moves[i], why: "no-check"};
      else if (shown.no.has(name)) expected = {class: "line-fails", ply: i + 1, move: moves[i], why: "escape"};
      else {
        mated ||= this.at(path, () => this.walks.isMated());
        this.need("author", this.name(this.line.slice(0, i + 1)) === name || this.mates(path) === true);
      }
    }
    if (row.authoredLine && !expected && row.authoredEnd?.illegal) {
      expected = {class: "line-fails", ply: moves.length + 1, move: row.authoredEnd.illegal, why: "illegal"};
    } else if (row.authoredLine && !expected && !mated) {
      expected = row.authoredEnd?.mate ? {class: "line-fails", ply: moves.length, move: moves.at(-1), why: "no-mate"}
        : {class: "line-stops", ply: moves.length + 1};
    }
    refuse(told.length === (expected ? 1 : 0), "defects: the author's line");
    if (!expected) return;
    this.found.push(told[0]);
    refuse(["class", "ply", "move", "why"].every((key) => told[0][key] === expected[key]), "defects: the author's line");
    refuse(told[0].severity === severityOf(expected.class, this.profile), "defects: severity");
  }

  // Other lines of best play

  /** The entries of another line, by its number, from where it leaves the row's: checks that are not shown to fail. */
  entries(number, from) {
    const other = this.walks.lines[number], all = [];
    for (let i = 0; i < other.length; i += 2) {
      for (const move of this.checks(other.slice(0, i))) {
        const path = [...other.slice(0, i), move], mates = this.mates(path);
        if (move === other[i] || mates === false) continue;
        const kinds = mates ? this.classes(other, i, move, number) : i === other.length - 1 ? ["final-move-longer"] : ["cook", "detour"];
        const weights = new Set(kinds.map((kind) => severityOf(kind, this.profile)));
        all.push({i, move, kind: mates && kinds.length === 1 ? kinds[0] : null, fatal: mates && weights.size === 1 && weights.has(F), harmless: !weights.has(F)});
      }
    }
    return {moves: other, parting: from, all};
  }

  /** Whether a line is best play from where it leaves the row's, by a reply, and each reply off it begins one that is told of. */
  isBestPlay(other, from) {
    const n = other.length, told = (path) => this.walks.lines.some((line) => path.every((move, i) => move === line[i]));
    const first = this.most([]), k = Number.isFinite(first) ? first & 3 : 2;
    if (n !== this.line.length || !this.at(other, () => this.walks.isMated())) return false;
    for (let i = 0; i < n; i++) {
      const path = other.slice(0, i), worth = 4 * (n - i) + k;
      if (i % 2 === 0) {
        if (!this.at(other.slice(0, i + 1), (p) => p.inCheck) || (i > from && this.least(path) < worth)) return false;
        continue;
      }
      if (i >= from && this.counts(other.slice(0, i + 1), n - i) !== true) return false;
      if (i > from && this.most(path) > worth) return false;
      if (this.most(path) > 4 * (n - i) + 2) return false;
      for (const reply of this.replies(path)) {
        const after = [...path, reply], less = this.most(after) < 4 * (n - i - 1) + k || this.futile(after, n - i);
        if (!less && !told(after)) return false;
      }
    }
    return true;
  }

  /** What is fatal on other lines, at positions that the row's line does not come to, is listed. */
  otherCooks() {
    const {row, line} = this, rows = (row.defects ?? []).filter((d) => d.class === "equal-variation-cook");
    rows.forEach((d) => this.severity(d.line?.length === 1 ? {...d, line: undefined} : d));
    const own = (row.defects ?? []).filter((d) => attackers.has(d.class) && d.move !== line[d.ply - 1]);
    const weigh = (all) => [all.some((d) => cooks.includes(d.class) && d.severity === F) ? 2 : all.some((d) => d.severity === F) ? 1 : 0,
      ...[F, W, T].map((weight) => all.filter((d) => d.severity === weight).length)];
    const his = row.authoredLine && !(row.defects ?? []).some((d) => d.class === "line-fails")
      && row.authoredLine.every((move, i) => i >= line.length || move === line[i]);
    const mine = weigh(own);
    if (his || mine[0] === 2) return refuse(!rows.length, "defects: there is no other line, or all are cooked");
    const parting = (a, b) => { let i = 0; while (i < a.length && a[i] === b[i]) i++; return i; };
    const others = this.walks.lines.slice(1).map((other, i) => this.entries(i + 1, parting(other, line)));
    const milder = ({all}) => {
      const theirs = weigh(all.filter((e) => e.kind).map((e) => ({class: e.kind, severity: severityOf(e.kind, this.profile)})));
      const at = theirs.findIndex((n, i) => n !== mine[i]);
      return theirs[0] < 2 && at >= 0 && theirs[at] < mine[at];
    };
    const open = row.unfinished?.includes("equal-lines") || (row.open ?? []).some((o) => !o.move);
    if (!others.length && !rows.length) return; // What its replies are worth is told above.
    const holds = this.isBestPlay(line, line.length) && others.every((o) => o.parting % 2 && this.isBestPlay(o.moves, o.parting) && !milder(o));
    if (!holds) return void this.missing.add("equal-lines");
    const place = (path) => this.at(path, (p) => `${p.key()} ${p.hands[this.attacker]}`), listed = new Set();
    for (const d of rows) {
      const path = [...line.slice(0, d.ply - 1), ...(d.line ?? [])], alone = d.line?.length === 1;
      refuse(d.ply % 2 === 0 && d.line?.[0] === d.move && (!alone || !d.length), "defects: no reply of another line");
      let there = false, perhaps = false;
      for (const o of others) {
        const leaves = parting(path, o.moves);
        if (o.parting !== d.ply - 1 || leaves <= o.parting) continue;
        for (const e of o.all.filter((each) => (alone ? each.i > o.parting : each.i === leaves && each.move === path[leaves]))) {
          if (e.fatal) listed.add(`${place(o.moves.slice(0, e.i))} ${e.move}`), there = true;
          perhaps ||= !e.harmless;
        }
      }
      refuse(there || perhaps, "defects: nothing is fatal on another line there");
      this.need("equal-lines", there);
    }
    if (open) return;
    const along = new Set(line.filter((_, i) => i % 2 === 0).map((_, i) => place(line.slice(0, 2 * i))));
    for (const o of others) {
      for (const e of o.all.filter((each) => each.i > o.parting)) {
        const at = place(o.moves.slice(0, e.i));
        if (along.has(at) || listed.has(`${at} ${e.move}`)) continue;
        refuse(!e.fatal, `defects: ${e.move} on another line is not listed`);
        this.need("equal-lines", e.harmless);
      }
    }
  }

  verdict() {
    const {row} = this, shown = !["length", "line", "replies"].some((part) => this.missing.has(part));
    const one = row.authoredLine || !(row.defects ?? []).some((d) => d.class === "equal-variation");
    if (row.exact && shown && one && row.open?.length && row.defects?.some((d) => d.provisional)) this.missing.add("open"); // More is shown than is said.
    const fatal = (row.defects ?? []).filter((d) => d.severity === F && !d.provisional);
    const cooked = fatal.some((d) => cooks.includes(d.class) || (d.class === "final-move-dual" && row.length === 1));
    const open = (row.open ?? []).length || (row.unfinished ?? []).some((u) => ["verdict", "mate"].includes(u));
    const expected = cooked ? "cooked" : fatal.length ? "incomplete" : open ? "unknown" : "sound";
    refuse(row.verdict === expected, `verdict: ${expected}`);
    refuse(row.complete === !row.unfinished?.length, "complete");
  }
}

/** What was followed already, by the bytes of the file: several rows may name one. */
const followed = new WeakMap();

/** The word for a row and its certificate: shown, partly, not-shown or refused, with what is missing or wrong. */
export async function judge(row, bytes) {
  try {
    if (!bytes && row.digest) throw new Refused("digest: there is no certificate");
    if (row.result === "invalid") return {word: "shown", why: "no legal position"};
    if (!bytes) return {word: "not-shown", why: "no certificate"};
    const brinkmate = row.goal === "brinkmate"; // Its claims leave out the keys that its row tells.
    if (!brinkmate && !followed.has(bytes)) followed.set(bytes, follow(bytes));
    const shown = await (brinkmate ? follow(bytes, told(row)) : followed.get(bytes));
    if (row.digest && row.digest !== shown.digest) throw new Refused("digest: that of another certificate");
    if (shown.layers.length && !/^help/.test(row.goal ?? "")) throw new Refused("plies of a helpmate");
    const missing = brinkmate ? judgeBrinkmate(row, shown) : /^help/.test(row.goal ?? "") ? judgeHelpmate(row, shown) : new Judge(row, shown).judge();
    const wrong = shown.complete.find((part) => missing.has(part));
    if (wrong) return {word: "refused", why: `the certificate says that ${wrong} is shown`};
    return {word: !missing.size ? "shown" : ["mate", "length", "no-mate", "keys", "no-brinkmate"].some((part) => missing.has(part)) ? "not-shown" : "partly", why: [...missing].join(", ")};
  } catch (error) {
    if (error instanceof Refused) return {word: "refused", why: error.message};
    throw error;
  }
}
