const NARROW = 600;
const between = (low, high, write) => low === null || high === null ? "" : `${write(low)} to ${write(high)}`;
const share = (value) => value.toFixed(3);
const lossOf = (value) => percent(value, 1);
const gainOf = (value) => `${value < 0 ? "\u2212" : "+"}${Math.abs(value).toPrecision(3)}`;

function cells(tag, ...texts) {
  return texts.map((one) => one instanceof Node ? make(tag, {}, one) : make(one === "" ? "td" : tag, typeof one === "string" ? { text: one } : { ...one }));
}

/** Whether an interval leaves out 0. */
const differs = ([, low, high]) => low !== null && high !== null && (low > 0 || high < 0);

const figure = (text, title) => ({ text, title, name: "figure number" });

/** A figure with its interval below it. */
function estimate(values, write) {
  if (!values || values[0] === null) return figure("–");
  const [value, low, high] = values;
  return make("span", { name: "estimate number" }, make("b", { text: write(value) }), make("small", { text: between(low, high, write), name: "soft" }));
}

function fill(id, rows) {
  const section = get(id);
  section.hidden = rows.length < 2;
  section.querySelector("table").replaceChildren(...rows);
}

const head = (...texts) => make("tr", {}, ...cells("th", ...texts));

function showFacts() {
  const { games, judged, points, loss, won, score, faults, times } = page.summary;
  const kinds = Object.entries(faults).map(([kind, count]) => `${count} ${kind}`).join(", ");
  const facts = [
    ["games", String(games), judged === games ? "all judged" : judged ? `${judged} judged` : "none judged"],
    page.gain && [`gain over ${page.other ?? "the others"} (${page.compare})`, gainOf(page.gain[0]), between(page.gain[1], page.gain[2], gainOf)],
    ["points a game", share(points[0]), between(points[1], points[2], share)],
    ["first", `${won}`, `${percent(won / games)} of the games`],
    loss && ["loss a game", lossOf(loss[0]), between(loss[1], loss[2], lossOf)],
    ["mean final score", roughly.format(score), ""],
    ["faults", kinds || "none", ""],
    times.p50 !== undefined && ["ms an answer", roughly.format(times.p50), `99 %: ${roughly.format(times.p99)}, most: ${roughly.format(times.max)}`],
  ];
  get("sum").hidden = !page.sum;
  get("sum").textContent = page.sum;
  get("facts").replaceChildren(...facts.filter(Boolean).map(([name, value, more]) =>
    make("div", {}, make("dt", { text: name }), make("dd", {}, make("span", { text: value }), make("small", { text: more, name: "soft" })))));
}

/** Where the gain is least, and on which seeds. */
function showSeeds() {
  const heads = ["seeds", "gain there", "elsewhere", "difference"].map((text) => ({ text, name: "figure" }));
  fill("features", [head("where", ...heads), ...page.features.map(({ condition, seeds, gain, others, gap }) => {
    const row = make("tr", {}, ...cells("td", condition, figure(String(seeds)), ...[gain, others, gap].map((values) => estimate(values, gainOf))));
    if (differs(gap)) row.lastChild.className = "worse";
    return row;
  })]);
  get("features").querySelector("p").textContent = "Of each number that is said of a seed, the side of a cut with the smaller gain; of three cuts the one that tells most, so small differences may be chance.";
  fill("seeds", [head("seed", "game", { text: "gain", name: "figure" }),
    ...page.seeds.map((one) => make("tr", {}, ...cells("td", String(one.seed), linkTo(one), figure(gainOf(one.gain)))))]);
}

/** What the player and the others had of each part in the end, and where the difference arose. */
function showParts() {
  const plain = (value) => value.toFixed(Math.abs(value) < 100 ? 2 : 0).replace("-", "\u2212");
  const gap = (value) => `${value < 0 ? "\u2212" : "+"}${plain(Math.abs(value))}`;
  const phases = page.parts.find((one) => one.phases.length)?.phases.map(([phase]) => phase) ?? [];
  const heads = [page.player, "the others", "difference", "when first", "when not", ...phases];
  fill("parts", [head("part", ...heads.map((text) => ({ text, name: "figure" }))),
    ...page.parts.map((one) => {
      const figures = cells("td", estimate(one.own, plain), estimate(one.others, plain),
        ...[one.gap, one.won, one.lost, ...phases.map((_, index) => one.phases[index]?.slice(1))].map((values) => estimate(values, gap)));
      figures.forEach((cell, index) => { cell.dataset.label = heads[index]; });
      if (differs(one.gap) && one.won[0] !== null && one.lost[0] !== null)
        figures[2].className = one.gap[0] > 0 === one.won[0] > one.lost[0] ? "better" : "worse";
      return make("tr", {}, make("td", { text: one.name, name: "part" }), ...figures);
    })]);
  get("parts").querySelector("p").textContent = `Means over games. The difference is ${page.player} less the mean of the others: in all games, when ${page.player} was first, and when it was not`
    + (phases.length ? "; then, by how much it grew in each third of the turns. " : ". ")
    + "It is in colour where its 95 % interval leaves out 0: green where it is more like games in which the player was first, red where it is more like the rest.";
}

/** Losses as bars of one scale, with their intervals. */
function showLosses(id, entries) {
  const most = Math.max(...entries.map(([, value]) => value), 1e-9);
  fill(id, [head(id === "phases" ? "phase" : "cause", "", ""), ...entries.map(([name, ...values]) => {
    const bar = make("i");
    bar.style.width = `${100 * values[0] / most}%`;
    return make("tr", {}, ...cells("td", name), make("td", { name: "bar" }, make("span", {}, bar)), ...cells("td", estimate(values, lossOf)));
  })]);
}

function linkTo({ href, text }) {
  if (!href) return make("span", { text });
  return Object.assign(make("a", { text }), { href });
}

function showHabits() {
  fill("habits", [head("cause", "phase", { text: "times", name: "figure" }, { text: "games", name: "figure" },
    { text: "loss a game", name: "figure", title: "Over all judged games; the loss of an answer with several causes is split among them" }, "the most expensive"),
  ...page.habits.map(({ cause, phase, count, games, loss, examples }) => {
    const links = examples.flatMap((one, index) => [...(index ? [document.createTextNode("; ")] : []), linkTo(one), make("span", { text: ` \u2212${lossOf(one.loss)}`, name: "soft number" })]);
    return make("tr", {}, ...cells("td", cause, phase, figure(String(count)), figure(String(games)), figure(lossOf(loss))), make("td", {}, ...links));
  })]);
}

function showPositions() {
  get("positions").hidden = !page.positions.length;
  get("positions").querySelector("p").hidden = !page.dashed;
  get("positions").querySelector("ol").replaceChildren(...page.positions.map(positionCard));
}

function showRows(id, rows) {
  const judged = rows.some((one) => one.loss), gains = rows.some((one) => one.gain);
  const heads = [id === "maps" ? "map" : "opponent", { text: "games", name: "figure" }, { text: gains ? "gain" : "points", name: "figure" }];
  fill(id, [head(...heads, ...(judged ? [{ text: "loss a game", name: "figure" }] : [])), ...rows.map((one) => make("tr", {},
    ...cells("td", one.name, figure(String(one.games)), one.gain ? estimate(one.gain, gainOf) : estimate(one.points, share), ...(judged ? [estimate(one.loss, lossOf)] : []))))]);
}

function showCompared() {
  if (!page.other) return;
  fill("compared", [head("", { text: page.player, name: "figure" }, { text: page.other, name: "figure" }, { text: "difference", name: "figure" }),
    ...page.compared.map(({ name, first, second, gap }) => {
      const isPoints = name === "points", write = { points: share, score: roughly.format }[name];
      const withSign = (value) => write ? `${value < 0 ? "\u2212" : "+"}${write(Math.abs(value))}` : signed(value);
      const row = make("tr", {}, ...cells("td", name === "loss" ? "loss a game" : name, ...[first, second].map((values) => estimate(values, write ?? lossOf)), estimate(gap, withSign)));
      if (differs(gap) && name !== "score") row.lastChild.className = (gap[0] > 0) === isPoints ? "better" : "worse";
      return row;
    })]);
  const pairs = page.compared[0].pairs;
  get("compared").querySelector("p").textContent = `The difference is ${page.player} less ${page.other}; in colour where its 95 % interval leaves out 0. `
    + (pairs ? `It is taken in ${counted(pairs, "pair")} of the same seed and seat, or of one game.` : "The games have no seeds and seats in common, so they are not paired.");
}

const CURVES = {
  all: ["var(--accent)", () => (page.other ? page.player : "all games")],
  won: ["var(--good)", () => "games in which it was first"],
  lost: ["var(--bad)", () => "the others"],
  other: ["var(--second)", () => page.other],
};

/** Which curves are drawn over each other. */
const VIEWS = { "two versions": ["all", "other"], "won and lost": ["all", "won", "lost"] };
let view;

function viewButtons() {
  if (!page.other) return [];
  return Object.keys(VIEWS).map((name) => {
    const button = make("button", { text: name });
    button.ariaPressed = name === view;
    button.addEventListener("click", () => { view = name; showNumbers(); });
    return button;
  });
}

function showNumbers() {
  const names = Object.keys(page.numbers);
  if (!names.length) {
    get("key").replaceChildren(make("span", { text: "No numbers. A line like \u201c[PDATA] name = 3\u201d on stderr says one.", name: "soft" }));
    return;
  }
  get("key").replaceChildren(...viewButtons(), ...VIEWS[view].map((kind) =>
    make("span", { colour: CURVES[kind][0] }, make("span", { name: "dot" }), make("span", { text: CURVES[kind][1]() })),
  ), make("span", { text: "lines: mean over games; shaded: from the least to the greatest", name: "soft" }));
  get("charts").replaceChildren(...names.map((name) => chartOf(name, page.numbers[name])));
}

/** One number by turn: the mean of each kind of games, and what the number was at the least and at the most. */
function chartOf(name, curves) {
  const shown = VIEWS[view].filter((kind) => curves[kind].length);
  const rows = shown.flatMap((kind) => curves[kind]);
  if (rows.every(([turn]) => turn === rows[0][0])) {
    return make("p", { text: `${name}: ${shown.map((kind) => `${CURVES[kind][1]()} ${roughly.format(curves[kind][0][2])}`).join(", ")}` });
  }
  let [low, high] = [Math.min(...rows.map((row) => row[3])), Math.max(...rows.map((row) => row[4]))];
  if (low === high) [low, high] = [low - (Math.abs(low) || 1), high + (Math.abs(high) || 1)];
  return make("figure", {}, make("figcaption", { text: `${name}, by turn` }), curveChart(name, {
    low, high, write: (value) => roughly.format(value), wide: innerWidth < NARROW ? 340 : 640, tall: 190,
    curves: shown.map((kind) => ({
      points: curves[kind].map(([turn, , ...values]) => [turn, ...values]), colour: CURVES[kind][0], title: CURVES[kind][1](),
      hasBand: kind === "all" || kind === "other",
    })),
  }));
}

function showReport() {
  view = page.other ? "two versions" : "won and lost";
  get("about").textContent = [`${page.game}, ${counted(page.summary.games, "game")}`, page.other && `compared with ${page.other}`,
    page.unit && `losses are of the ${page.unit}`, "ranges hold with 95 %"].filter(Boolean).join(" · ");
  get("missing").hidden = !page.missing.length;
  get("missing").replaceChildren(...page.missing.map((text) => make("li", { text })));
  showFacts();
  showSeeds();
  showParts();
  showLosses("phases", page.phases);
  showLosses("causes", page.causes);
  showHabits();
  showPositions();
  showRows("opponents", page.opponents);
  showRows("maps", page.maps.length > 1 ? page.maps : []);
  showCompared();
  showNumbers();
  fit();
}

/** Pictures and tables follow the width of the window. */
function fit() {
  document.querySelectorAll(".board").forEach(hideSmallWords);
  focusScrolled();
}

addEventListener("resize", fit);
get("data").addEventListener("change", async () => { page = await load(); showReport(); });
showReport();
document.body.ariaBusy = null;
