// Helpmates: a row of results and the plies of its certificate, written from solver/docs/certificates.md.

import {createHash} from "node:crypto";
import {Refused} from "./walks.js";
import {Position} from "./rules.js";

const refuse = (holds, what) => { if (!holds) throw new Refused(what); };
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const MANY = 1e9, MOST = 1e6;
const F = "fatal", W = "flaw", T = "tolerated";
/** Severity by profile: magazine, lenient, strict, classic. */
const table = {
  "short-cook": [F, F, F, F], "stated-length": [F, F, F, F], "other-solution": [F, F, F, F], "other-order": [F, T, F, T],
  "fewer-solutions": [F, F, F, F], "leftover": [F, F, F, F], "leftover-some": [F, T, F, W], "line-fails": [F, F, F, F], "line-stops": [T, T, T, T],
};

/** What is not shown of a row; what is wrong with it is thrown. */
export function judgeHelpmate(row, shown) {
  refuse(shown.sfen === row.sfen && shown.rules === row.rules && same(shown.line, row.mainline ?? []), "another problem");
  refuse(![shown.mate, shown.no, shown.apart, shown.most, shown.least, shown.counts, shown.futileReplies, shown.keys, shown.none]
    .some((map) => map.size), "claims of other goals");
  const start = Position.of(row.rules, row.sfen), lines = row.solutions ?? [], count = row.solutionCount, missing = new Set();
  const attacker = row.defenderBegins ? 1 - start.side : start.side, mated = row.goal === "helpmate" ? 1 - attacker : attacker;
  const open = row.unfinished?.includes("solution-count") ?? false, none = row.result === `no-${row.goal}`, length = row.length ?? 0;
  refuse(row.result === row.goal || none || row.result === "unknown", "result");
  refuse((row.result === row.goal) === lines.length > 0 && (lines.length ? length > 0 : !length && !row.mainline?.length), "length");
  refuse(row.complete === !row.unfinished?.length && (open || row.result !== "unknown"), "complete");

  const isMate = (p) => p.inCheck && !p.moves().length;
  const ends = (p) => p.side === mated && isMate(p);
  const held = (p) => p.hands[attacker].reduce((sum, n) => sum + n, 0);
  const pieces = (p) => Object.fromEntries([...p.game.kinds].map((k, i) => [k, p.hands[attacker][i]]).filter(([, n]) => n));
  /** Plays moves; the place of the first that gives no check, or where it ends. */
  const played = (moves, from = start) => {
    const p = from.copy();
    for (let i = 0; i < moves.length; i++) {
      const attacks = p.side === attacker, move = p.move(moves[i]);
      refuse(move >= 0, `${moves[i]} is no legal move`);
      p.play(move);
      if (attacks && !p.inCheck) return {p, quiet: i + 1};
    }
    return {p, quiet: 0};
  };
  const solved = lines.map((line) => {
    const {p, quiet} = played(line);
    refuse(!quiet && ends(p) && line.length === length, "solutions");
    return p;
  });
  refuse(new Set(lines.map(String)).size === lines.length && same(lines[0] ?? [], row.mainline ?? []), "solutions");
  refuse(count >= lines.length && count <= MANY && (none || row.result === "unknown" ? !count : true), "solutionCount");
  refuse(!lines.length || (row.exact && row.layers.length === length - 1), "layers");
  refuse(same(row.leftover ?? {}, solved.length ? pieces(solved[0]) : {}), "leftover");

  // The plies, walked again
  const layers = shown.layers, number = (ply, at) => layers[ply].subarray(at, at + 8).reduce((sum, byte) => sum * 256 + byte, 0);
  refuse(layers.reduce((sum, _, ply) => { refuse(number(ply, 0) > 0, "no positions"); return sum + number(ply, 0); }, 0) <= MOST, "too many positions");
  const name = (p) => p.sfen().replace(/ \d+$/, "");
  const moves = (p, work) => {
    const attacks = p.side === attacker;
    for (const move of p.moves()) {
      const taken = p.play(move);
      if (!attacks || p.inCheck) work(p);
      p.undo(move, taken);
    }
  };
  const met = new Set([name(start)]);
  let layer = new Map([[name(start), 1]]), mates = 0, least = 99, most = 0;
  /** Of the attacker's plies it need not be told how many positions there are. */
  const uncounted = (ply) => ply > 0 && !row.layers[ply] && (start.side + ply) % 2 === attacker;
  const compare = (ply) => {
    let digest = 0n, ways = 0;
    for (const [text, reached] of layer) {
      digest += BigInt("0x" + createHash("sha256").update(text).digest("hex").slice(0, 32)), ways += reached;
    }
    const hex = (value, digits) => value.toString(16).padStart(digits, "0");
    const expected = hex(layer.size, 16) + hex(ways, 16) + hex(digest & (1n << 128n) - 1n, 32);
    refuse(expected === Buffer.from(layers[ply]).toString("hex") && (row.layers[ply] === layer.size || uncounted(ply)), `ply ${ply}`);
  };
  const goOn = (limit) => {
    const next = new Map();
    for (const [text, ways] of layer) {
      const p = Position.of(row.rules, `${text} 1`);
      refuse(!ends(p), "a mate that is shorter");
      moves(p, () => {
        const there = name(p), known = next.get(there);
        if (known !== undefined) next.set(there, Math.min(MANY, known + ways));
        else if (!met.has(there)) { met.add(there), next.set(there, ways); refuse(next.size <= limit, "more positions than are told"); }
      });
    }
    layer = next;
  };
  const end = () => {
    const last = (p, ways) => {
      if (!isMate(p)) return;
      mates = Math.min(MANY, mates + ways), least = Math.min(least, held(p)), most = Math.max(most, held(p));
    };
    for (const [text, ways] of layer) {
      const p = Position.of(row.rules, `${text} 1`);
      refuse(!ends(p), "a mate that is shorter");
      moves(p, () => (p.side === mated ? last(p, ways) : moves(p, () => last(p, ways))));
    }
  };
  if (none) {
    layers.forEach((_, ply) => { compare(ply); goOn(ply + 1 < layers.length ? number(ply + 1, 0) : 0); });
    const last = row.layers.length;
    if (layers.length) refuse(last === layers.length || (last === layers.length - 1 && uncounted(last)), "layers");
    else missing.add("no-mate");
  } else if (row.result === "unknown") {
    refuse(!layers.length, "result");
    missing.add("open");
  } else if (!layers.length && length > 1) missing.add("length").add("solutions");
  else {
    refuse(layers.length === length - 1, "length");
    for (let ply = 0; ply < length - 2; ply++) { compare(ply); goOn(number(ply + 1, 0)); }
    if (length > 1) compare(length - 2);
    end();
    refuse(open ? count <= mates : count === mates, "solutionCount");
    if (open) missing.add("solutions");
  }

  // The rows and the verdict that follow
  const defects = row.defects ?? [], profile = ["magazine", "lenient", "strict", "classic"].indexOf(row.options?.profile ?? "magazine");
  const compared = row.options?.againstStated !== false, his = compared ? row.authoredLine ?? [] : [], written = compared ? row.authoredEnd : undefined;
  const meant = row.statedSolutions ?? 1, sorted = (line) => [...line].sort().join();
  const left = solved.map(held), tellsAll = count === lines.length, walked = mates > 0 && !open, has = (kind) => defects.some((d) => d.class === kind);
  if (!tellsAll && !walked) { // What is said stands for the lines that are not told.
    least = has("leftover") ? 1 : 0, most = has("leftover") || has("leftover-some") ? 1 : Math.max(0, ...left);
    refuse(!has("leftover") || Math.min(...left) > 0, "defects: leftover");
  } else if (!walked) least = Math.min(...left), most = Math.max(...left);
  const full = length > 0 && his.length > 0 && his.length >= ((compared ? row.statedLength : undefined) ?? length);
  const author = played(his), mate = his.length > 0 && !author.quiet && ends(author.p), expected = [];
  const add = (kind, fields) => expected.push({class: kind, severity: table[kind][profile], ...fields});
  if (author.quiet) add("line-fails", {ply: author.quiet, move: his[author.quiet - 1], why: "no-check"});
  else if (!mate && written?.illegal) add("line-fails", {ply: his.length + 1, move: written.illegal, why: "illegal"});
  else if (!mate && (written?.mate || full)) add("line-fails", {ply: his.length, why: "no-mate"});
  else if (!mate && his.length) add("line-stops", {ply: his.length + 1});
  const line = lines[0] ?? [], parting = (a, b) => { let i = 0; while (i < a.length && a[i] === b[i]) i++; return i; };
  const stated = compared ? row.statedLength : undefined, aim = mate ? his.length : stated ?? 0;
  refuse(!mate || his.length !== length || same(line, his), "mainline");
  if (length) {
    const at = mate ? parting(his, line) : 0;
    if (aim > length) add("short-cook", {ply: at + 1, move: line[at], length, line: line.slice(at)});
    else if (aim && aim < length) add("stated-length", {length});
    if (count < meant && !open) add("fewer-solutions", {length});
    if (count > meant) {
      let told = false;
      for (const other of lines.slice(1)) {
        const from = parting(line, other), order = sorted(other) === sorted(line);
        add(order ? "other-order" : "other-solution", {ply: from + 1, move: other[from], length, line: other.slice(from)});
        told ||= !order;
      }
      if (!told && !tellsAll) {
        if (row.verdict) missing.add("classes");
        if (defects.some((d) => d.class === "other-solution" && !d.ply)) add("other-solution", {length});
      }
    }
    if (most > 0) add(least > 0 ? "leftover" : "leftover-some", {length, line, leftover: Object.keys(pieces(solved[0])).length ? pieces(solved[0]) : undefined});
  }
  if (row.verdict) {
    refuse(defects.length === expected.length && defects.every((d, i) => Object.keys({...d, ...expected[i]}).every((f) => same(d[f], expected[i][f]))),
      `defects: ${expected.map((d) => d.class)}`);
    const fatal = expected.filter((d) => d.severity === F).map((d) => d.class);
    const cooked = fatal.some((kind) => /^short-cook$|^other-/.test(kind));
    const verdict = !length ? (none ? "unsolvable" : "unknown") : cooked ? "cooked" : fatal.length ? "incomplete" : open ? "unknown" : "sound";
    refuse(row.verdict === verdict && !row.open?.length, `verdict: ${verdict}`);
  }
  const gives = row.verdict && (his.length > 0 || written?.illegal !== undefined || written?.mate), says = stated !== undefined || gives;
  const agrees = !says || (!length && open) ? undefined
    : (stated ?? (mate ? his.length : length)) === length && (!gives || (mate && his.length === length));
  refuse(row.agrees === agrees, "agrees");
  return missing;
}
