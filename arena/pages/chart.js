let replay = page;
const lastStep = Math.max(1, replay.frames.length - 1);
const across = (step) => `${100 * step / lastStep}%`;

/** Of each turn, the step of its first picture. */
const firstStep = new Map();
replay.frames.forEach((frame, step) => { if (!firstStep.has(frame.turn)) firstStep.set(frame.turn, step); });

/** The round number, of those that begin with 1, 2 or 5, that is next to `value` from above. */
function roundUp(value) {
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((one) => one * power).find((one) => one >= value);
}

/**
 * Lines over the steps of the game, in place of what was in `parent`.
 *
 * `low` and `high`: the ends of the scale; `ticks`: [[value, words]]; `lines`: [{ colour, points: [[step, value]] }];
 * `gaps`: [[first, last, words]], the steps of which nothing is known; `marks`: [{ step, value, kind, title, colour }], each a link to its step. A click or a drag goes through the game.
 */
function chart(parent, { label = "", low = 0, high, ticks, lines, marks = [], gaps = [] }) {
  const up = (value) => 1 - (Math.min(high, Math.max(low, value)) - low) / (high - low);
  const svg = document.createElementNS(SVG, "svg");
  for (const [key, value] of Object.entries({ viewBox: `0 0 ${lastStep} 1`, preserveAspectRatio: "none", "aria-hidden": "true" })) svg.setAttribute(key, value);
  const axis = make("div", { name: "axis soft number" });
  for (const [value, text] of ticks) {
    draw(svg, "line", { class: "grid", x1: 0, x2: lastStep, y1: up(value), y2: up(value) });
    const tick = make("span", { text });
    tick.style.top = `${100 * up(value)}%`;
    axis.append(tick);
  }
  for (const { colour, points } of lines) {
    if (points.length === 1) points.push(points[0]);
    const line = draw(svg, "polyline", { class: "line", points: points.map(([step, value]) => `${step},${up(value)}`).join(" ") });
    line.style.setProperty("--seat", colour);
  }
  const plot = make("div", { name: "plot" }, svg, make("i", { name: "cursor" }));
  for (const [first, last, text] of gaps) {
    const gap = make("span", { name: "gap", text: last - first > lastStep / ROOM_FOR_WORDS ? text : "", title: text });
    gap.style.left = across(first);
    gap.style.width = across(last - first);
    plot.append(gap);
  }
  plot.append(...linksOf(marks, up));
  scrub(plot);
  parent.replaceChildren(...(label ? [make("p", { text: label, name: "label soft" })] : []), make("div", { name: "chart" }, axis, plot));
}

/** A gap of less than this part of the game has no room for its words. */
const ROOM_FOR_WORDS = 8;

/** Marks as links to their steps: each can be pointed at, however near the next one is. */
function linksOf(marks, up = () => 0) {
  return marks.map(({ step, value, kind, title, colour }) => {
    const link = make("a", { name: `mark ${kind}`, title, colour }, symbol(kind));
    const gap = Math.min(lastStep, ...marks.map((mark) => Math.abs(mark.step - step)).filter(Boolean));
    link.href = addressOf(step);
    link.tabIndex = -1;
    link.style.left = across(step);
    link.style.top = `${100 * up(value)}%`;
    link.style.setProperty("--gap", across(gap));
    return link;
  });
}

/** The pointer moves through the game where it is pressed. */
function scrub(plot) {
  const go = (event) => {
    const { left, width } = plot.getBoundingClientRect();
    pause();
    show(Math.round(lastStep * (event.clientX - left) / width));
  };
  plot.addEventListener("pointerdown", (event) => {
    if (event.button || event.target.closest("a")) return;
    plot.setPointerCapture(event.pointerId);
    go(event);
  });
  plot.addEventListener("pointermove", (event) => { if (plot.hasPointerCapture(event.pointerId)) go(event); });
}

function moveCursors() {
  document.querySelectorAll(".chart .cursor").forEach((cursor) => { cursor.style.left = across(position); });
}
