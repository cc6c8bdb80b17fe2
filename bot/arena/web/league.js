const league = page;
const NORMAL_95 = 1.959963984540054;
const WIDTH = innerWidth < 700 ? 400 : 1100, HEIGHT = 420, LEFT = 42, RIGHT = innerWidth < 700 ? 96 : 170, TOP = 12, BOTTOM = 34;

function range(bot, low, high) {
  const place = (value) => `${100 * (value - low) / (high - low)}%`;
  const band = make("i"), mark = make("b");
  band.style.left = place(bot.low);
  band.style.right = `${100 - 100 * (bot.high - low) / (high - low)}%`;
  mark.style.left = place(bot.rating);
  return make("span", { name: "range", colour: bot.colour }, band, mark);
}

function showStanding() {
  const low = Math.min(...league.bots.map((bot) => bot.low)), high = Math.max(...league.bots.map((bot) => bot.high));
  const headings = { "": "", bot: "", rating: "figure", "95 %": "figure", " ": "", games: "figure", points: "figure", faults: "" };
  const head = make("tr", {}, ...Object.entries(headings).map(([text, name]) => make("th", { text, name })));
  const rows = league.bots.map((bot, index) => {
    const faults = Object.entries(bot.faults).map(([kind, count]) => `${count} ${kind}`).join(", ") || "none";
    const row = make("tr", { name: bot.active ? "" : "retired", title: bot.cmd },
      make("td", { text: index + 1, name: "figure soft" }),
      make("td", {}, make("span", { name: "name", colour: bot.colour }, make("span", { name: "dot" }), make("span", { text: bot.name }))),
      make("td", { text: bot.rating.toFixed(2), name: "figure" }),
      make("td", { text: `${bot.low.toFixed(1)} – ${bot.high.toFixed(1)}`, name: "figure soft" }),
      make("td", {}, range(bot, low, high)),
      make("td", { text: bot.games, name: "figure" }),
      make("td", { text: bot.score === null ? "–" : bot.score.toFixed(3), name: "figure" }),
      make("td", { text: faults, name: "soft" }));
    row.addEventListener("mouseenter", () => highlight(index));
    row.addEventListener("mouseleave", () => highlight(null));
    return row;
  });
  document.getElementById("standing").append(head, ...rows);
}

function highlight(index) {
  document.querySelectorAll("#plot g.bot").forEach((group, one) => group.classList.toggle("faded", index !== null && one !== index));
  document.querySelectorAll("#standing tr").forEach((row, one) => row.classList.toggle("on", one - 1 === index));
}

/** The round step, of at least ``least``, that divides the span into about so many parts. */
function stepOf(span, parts, least = 0) {
  const raw = Math.max(least, span / parts), power = 10 ** Math.floor(Math.log10(raw));
  return [1, 2, 5, 10].map((one) => one * power).find((one) => one >= raw);
}

/** Points of the plot, the last one at the last game of the league. */
function untilNow(history) {
  const points = history.map(([game, rating, deviation]) =>
    ({ game, rating, low: rating - NORMAL_95 * deviation, high: rating + NORMAL_95 * deviation }));
  return points.length ? [...points, { ...points[points.length - 1], game: league.games }] : [];
}

function showPlot() {
  const histories = league.bots.map((bot) => untilNow(bot.history));
  const all = histories.flat();
  if (!all.length) { document.getElementById("plot").textContent = "No games yet."; return; }
  const settled = all.filter((point) => point.game > 0.05 * league.games);
  const low = Math.min(...settled.map((point) => point.low)), high = Math.max(...settled.map((point) => point.high));
  const x = (game) => LEFT + (WIDTH - LEFT - RIGHT) * game / league.games;
  const y = (rating) => TOP + (HEIGHT - TOP - BOTTOM) * (high - Math.max(low, Math.min(high, rating))) / (high - low);
  const svg = draw(document.getElementById("plot"), "svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": "Ratings of all bots over the games of the league" });
  for (let step = stepOf(high - low, 8), value = Math.ceil(low / step) * step; value <= high; value += step) {
    draw(svg, "line", { x1: LEFT, x2: WIDTH - RIGHT, y1: y(value), y2: y(value), class: "grid" });
    draw(svg, "text", { x: LEFT - 8, y: y(value) + 4, "text-anchor": "end" }, String(Math.round(value * 100) / 100));
  }
  for (let step = stepOf(league.games, 6, 1), value = 0; value <= league.games; value += step) {
    draw(svg, "text", { x: x(value), y: HEIGHT - 12, "text-anchor": "middle", class: "game" }, String(value));
  }
  draw(svg, "text", { x: WIDTH - RIGHT + 24, y: HEIGHT - 12 }, "games");
  const labels = [];
  league.bots.forEach((bot, index) => {
    const group = draw(svg, "g", { class: "bot" });
    const history = histories[index];
    if (!history.length) return;
    const upper = history.map((point) => `${x(point.game)},${y(point.high)}`);
    const lower = history.map((point) => `${x(point.game)},${y(point.low)}`).reverse();
    const line = history.map((point) => `${x(point.game)},${y(point.rating)}`);
    draw(group, "polygon", { points: [...upper, ...lower].join(" "), fill: bot.colour, class: "band" });
    draw(group, "polyline", { points: line.join(" "), stroke: bot.colour, class: "line" });
    labels.push({ bot, group, at: y(history[history.length - 1].rating) });
  });
  labels.sort((a, b) => a.at - b.at);
  labels.forEach((label, index) => {
    if (index) label.at = Math.max(label.at, labels[index - 1].at + 15);
    const text = draw(label.group, "text", { x: WIDTH - RIGHT + 8, y: label.at + 4 }, label.bot.name);
    text.style.fill = label.bot.colour;
    text.style.fontWeight = "600";
  });
}

document.getElementById("title").textContent = league.title;
document.getElementById("about").textContent = `${league.games} games · ${league.bots.length} bots · edition ${league.edition}`;
showStanding();
showPlot();
document.body.ariaBusy = null;
