"use strict";

const LINE_COLOURS = ["#d1495b", "#2e86de", "#1f9d61", "#b7791f", "#8e5bb5", "#8d6e63", "#c2549d", "#128a8a"];

/** A chart of a rating over games, with its interval now, or of versions, each with its own: [[number, rating, low, high, words]]. */
function courseOf(points, axis, slack = 30) {
  const LAST = points.at(-1);
  const seen = [...points.map(([, rating]) => rating), ...LAST.slice(2, 4).filter(Number.isFinite)];  // wider intervals are cut off
  const low = Math.min(...seen) - slack, high = Math.max(...seen) + slack;
  const ends = points.map(([number, rating, from, to, words]) => [number, rating, from ?? low, to ?? high, words]);
  return curveChart(`Rating over ${axis.split(" ")[0]}`, {
    low, high, write: (value) => String(+value.toPrecision(6)), wide: 480, tall: 230, least: slack ? 1 : 0,
    curves: [{ points: ends, colour: "var(--accent)", hasBand: true, title: axis, says: (point) => `${axis}, ${point[0]}: ${point[4]}` }],
  });
}

/** A chart of a number by turn, a line for each bot from where it is known: {bot: [value, ..]}. */
function linesOf(lines, axis) {
  const values = Object.values(lines).flat().filter((value) => value !== null);
  return curveChart(`Mean by ${axis}, a line for each bot`, {
    low: Math.min(...values), high: Math.max(...values), write: (value) => String(+value.toPrecision(6)), wide: 480, tall: 230,
    curves: Object.entries(lines).map(([title, line], number) => ({
      points: line.map((value, turn) => [turn + 1, value]).filter(([, value]) => value !== null), title, colour: LINE_COLOURS[number % LINE_COLOURS.length],
    })),
  });
}

/** Draws the charts of a page or a part of one; the same figures give the same elements. */
function drawCharts(parent) {
  for (const figure of parent.querySelectorAll("[data-points], [data-lines]")) {
    const { points, lines, axis, slack } = figure.dataset;
    const caption = Object.assign(document.createElement("figcaption"), { textContent: axis });
    figure.replaceChildren(points ? courseOf(JSON.parse(points), axis, Number(slack)) : linesOf(JSON.parse(lines), axis), caption);
  }
  parent.querySelectorAll(".legend i").forEach((swatch, number) => swatch.style.borderColor = LINE_COLOURS[number % LINE_COLOURS.length]);
}

drawCharts(document);
