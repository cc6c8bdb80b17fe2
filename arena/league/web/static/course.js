"use strict";

/** A chart of a rating over a bot's games, or its versions, with its interval: [[number, rating, low, high]]. */
function courseOf(points, axis) {
  const SLACK = 30, LAST = points.at(-1);
  const seen = [...points.map(([, rating]) => rating), ...LAST.slice(2).filter(Number.isFinite)];  // the first intervals are wide, and are cut off
  const least = Math.min(...points.map(([, , low]) => low ?? -Infinity)), most = Math.max(...points.map(([, , , high]) => high ?? Infinity));
  const low = Math.max(least, Math.min(...seen) - SLACK), high = Math.min(most, Math.max(...seen) + SLACK);
  const ends = points.map(([number, rating, from, to]) => [number, rating, from ?? low, to ?? high]);
  return curveChart(`Rating over ${axis.split(" ")[0]}`, {
    low, high, write: String, wide: 480, tall: 230, least: 1,
    curves: [{ points: ends, colour: "var(--accent)", hasBand: true, title: axis, says: (point) => `${axis}, ${point.map(Math.round).join(" ").replace(/ (\S+) (\S+) (\S+)$/, ": $1 ($2 to $3)")}` }],
  });
}

/** Draws the charts of a page or a part of one; the same figures give the same elements. */
function drawCourses(parent) {
  for (const figure of parent.querySelectorAll("[data-points]")) {
    const caption = Object.assign(document.createElement("figcaption"), { textContent: figure.dataset.axis });
    figure.replaceChildren(courseOf(JSON.parse(figure.dataset.points), figure.dataset.axis), caption);
  }
}

drawCourses(document);
