// Brinkmates: a row of results and what its certificate shows, written from solver/docs/certificates.md.

import {Refused} from "./walks.js";

const refuse = (holds, what) => { if (!holds) throw new Refused(what); };
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const plies = (key) => Math.max(1, ...key.defences.filter((d) => d.next).map((d) => 2 + plies(d.next)));
const longest = (key) => key.defences.find((d) => d.next && plies(d.next) + 2 === plies(key));
const mainline = (key) => [key.move, ...(plies(key) > 1 ? [longest(key).move, ...mainline(longest(key).next)] : [])];
const others = (row) => (row.defects ?? []).filter((d) => d.class === "other-key" && d.ply > 1);
const pathOf = (row, d) => [...row.mainline.slice(0, d.ply - 1), d.line[0]];

/** The keys that a row tells after some moves, which a claim that there is no other one leaves out. */
export const told = (row) => (path, within) => {
  if (row.result !== "brinkmate" || within !== row.length - path.length) return [];
  const later = others(row).map((d) => pathOf(row, d)).filter((p) => same(p.slice(0, -1), path)).map((p) => p.at(-1));
  return [row.mainline[path.length], ...later, ...(path.length ? [] : row.keys.map((key) => key.move))];
};

/** What is not shown of a row; what is wrong with it is thrown. */
export function judgeBrinkmate(row, shown) {
  const {walks} = shown, missing = new Set(), at = (path, work) => walks.after(path, () => work(walks.p));
  const keys = row.keys ?? [], line = row.mainline ?? [], defects = row.defects ?? [], mates = shown.mate.has("-");
  refuse(shown.sfen === row.sfen && shown.rules === row.rules, "another problem");
  refuse((row.result === "brinkmate") === keys.length > 0 && row.rawLength === undefined, "keys");
  refuse(!mates || row.result === "mate", "checks alone mate");
  refuse(!shown.keys.size || row.result === "brinkmate", "result");
  refuse(row.complete === undefined || row.complete === !row.unfinished?.length, "complete");

  /** A line of checks from a place that mates, futile interpositions left out. */
  const mating = (path, moves, what, pass) => {
    refuse(moves?.length % 2 === 1, what);
    at(path, (p) => {
      const go = () => moves.forEach((_, i) => at(moves.slice(0, i + 1), () => refuse(i % 2 || p.inCheck, what)));
      const end = () => { go(); at(moves, () => refuse(["standard", "drops-only", "none"].some((rule) => walks.by(rule)), what)); };
      pass ? walks.pass(end) : end();
    });
  };
  const follow = (path, key) => {
    const here = [...path, key.move], legal = at(here, (p) => p.moves().map((m) => p.usi(m)));
    refuse(same([...legal].sort(), key.defences.map((d) => d.move).sort()), "defences");
    for (const d of key.defences) {
      refuse(!d.next || !d.mate, "defences.next");
      d.next ? follow([...here, d.move], d.next) : mating([...here, d.move], d.mate, "defences.mate");
    }
    if (key.threat) {
      refuse(at(here, (p) => !p.inCheck), "threat");
      mating(here, key.threat, "threat", true);
    }
  };
  keys.forEach((key) => follow([], key));
  if (keys.length) {
    const most = Math.max(...keys.map(plies));
    refuse(most <= row.length && row.length <= row.within && row.exact && row.length % 2 === 1, "length");
    refuse(new Set(keys.map((key) => key.move)).size === keys.length && same(line, mainline(keys[0])), "mainline");
    refuse(!row.leftover, "leftover");
  } else if (row.result === "mate") {
    mating([], line, "mainline");
    refuse(row.exact ? row.length === line.length : row.length >= line.length, "length");
    const left = at(line, (p) => Object.fromEntries([...p.game.kinds].map((k, i) => [k, p.hands[walks.attacker][i]]).filter(([, n]) => n)));
    refuse(same(row.leftover ?? {}, left), "leftover");
  } else refuse(!line.length && !row.length, "mainline");

  // The rows and the verdict that follow
  const bound = row.exact ? undefined : "at-most";
  const key = (d) => ({class: "other-key", severity: "fatal", ply: d.ply, move: d.line[0], length: d.length, bound, line: d.line});
  for (const d of others(row)) {
    refuse(d.ply % 2 === 1 && d.ply <= line.length && d.line?.length && d.line[0] !== line[d.ply - 1] && d.length <= row.length, "defects");
    at([...line.slice(0, d.ply - 1), ...d.line], () => {});
  }
  for (const o of row.open ?? []) {
    refuse(o.ply % 2 === 1 && (o.ply === 1 || o.ply <= line.length) && o.move !== line[o.ply - 1] && !o.refutedWithin, "open");
    refuse(o.ply > 1 || !keys.some((k) => k.move === o.move), "open");
    at([...line.slice(0, o.ply - 1), o.move], () => {});
  }
  const compared = row.options?.againstStated !== false, stated = compared ? row.statedLength : undefined;
  const whole = (kind) => ({class: kind, severity: "fatal", length: row.length, bound: row.length ? bound : undefined});
  const expected = row.result === "mate" ? [whole("mate-by-checks")] : keys.length === 0 ? [] : [
    ...keys.slice(1).map((k) => key({ply: 1, line: mainline(k), length: plies(k)})),
    ...(stated !== undefined && stated !== row.length ? [whole("stated-length")] : []), ...others(row).map(key), ...author()];
  refuse(defects.length === expected.length && defects.every((d, i) => Object.keys({...d, ...expected[i]}).every((f) => same(d[f], expected[i][f]))), "defects");
  const differs = expected.some((d) => ["author-key-fails", "stated-length", "longer-defence"].includes(d.class));
  const says = stated !== undefined || (compared && row.authoredLine?.length > 0);
  const agrees = keys.length ? (says ? !differs : undefined)
    : /^no-/.test(row.result) && stated <= row.within ? stated === 0 : undefined;
  refuse(row.agrees === agrees, "agrees");
  refuse(row.result !== "mate" || row.exact || row.unfinished?.includes("length"), "exact");
  const cooked = expected.some((d) => ["other-key", "mate-by-checks"].includes(d.class));
  const open = row.open?.length || row.unfinished?.includes("mate-by-checks");
  const verdict = /^no-/.test(row.result) ? "unsolvable" : row.result === "unknown" ? "unknown" : cooked ? "cooked"
    : expected.some((d) => d.severity === "fatal") ? "incomplete" : open ? "unknown" : "sound";
  refuse(row.verdict === undefined || row.verdict === verdict, `verdict: ${verdict}`);

  /** What is wrong where the author's line leaves the mainline. */
  function author() {
    const his = row.authoredLine ?? [], i = line.findIndex((move, k) => move !== his[k]);
    if (i < 0 || i >= his.length) return [];
    if (i % 2 === 0) {
      return (row.open ?? []).some((o) => o.ply === i + 1 && o.move === his[i]) ? []
        : [{class: "author-key-fails", severity: "fatal", ply: i + 1, move: his[i], line: [his[i]]}];
    }
    let before = keys[0];
    for (let k = 1; k < i; k += 2) before = longest(before).next;
    const [mine, main] = [his[i], line[i]].map((move) => before.defences.find((d) => d.move === move));
    const lasts = (d) => (d.next ? plies(d.next) : 0);
    if (!mine || lasts(mine) >= lasts(main)) return [];
    const longer = {class: "longer-defence", severity: row.options?.profile === "classic" ? "flaw" : "fatal", ply: i + 1, move: line[i], length: row.length, bound, line: line.slice(i)};
    return !mine.mate || his.length === i + 1 ? [longer] : [longer, {class: "mate-by-checks", severity: "fatal", ply: i + 2, move: mine.mate[0], length: i + 1 + mine.mate.length, bound, line: mine.mate}];
  }

  // What the claims show
  if (row.result === "unknown") return missing.add("open");
  if (/^no-/.test(row.result)) {
    refuse([...shown.none].every(([path, ks]) => path === "-" && ks.every((k) => k === row.within)), "within");
    return shown.none.size ? missing : missing.add("no-brinkmate");
  }
  if (row.result === "mate" && !mates) missing.add("mate");
  const paths = [...keys.map((k) => [k.move]), ...others(row).map((d) => pathOf(row, d))].map(String);
  const answers = (path, k, list) => {
    for (const reply of at([...path, k.move], (p) => p.moves().map((m) => p.usi(m)))) {
      const {next} = k.defences.find((d) => d.move === reply);
      list.push(next ? next.move : "");
      if (next) answers([...path, k.move, reply], next, list);
    }
    return list;
  };
  for (const [name, claim] of shown.keys) {
    const first = keys.find((k) => k.move === name), depth = name.split(",").length;
    refuse(paths.includes(name), "keys");
    refuse(depth - 1 + claim.plies <= row.length, "length");
    refuse(!first || same(answers([], first, []), claim.answers), "defences.next");
    const d = others(row).find((other) => String(pathOf(row, other)) === name);
    refuse(!d || (d.length === d.ply - 1 + claim.plies && d.line.length === claim.plies), "defects.length");
  }
  let only = 0;
  for (const [name, ks] of shown.none) {
    const path = name === "-" ? [] : name.split(",");
    refuse(path.length % 2 === 0 && path.length < line.length && same(path, line.slice(0, path.length)), "mainline");
    if (ks.includes(row.length - path.length)) only++;
  }
  if (row.length > 1 && !shown.none.get("-")?.includes(row.length - 2)) missing.add("length");
  if (shown.keys.size < new Set(paths).size) missing.add("keys");
  if ([...shown.keys.values()].some((claim) => !claim.threats)) missing.add("threats");
  if (row.verdict && !mates && only < (row.length + 1) / 2 && row.verdict !== "cooked") missing.add("other-keys");
  return missing;
}
