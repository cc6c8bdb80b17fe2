const SVG = "http://www.w3.org/2000/svg";

function draw(parent, tag, attributes, text) {
  const element = document.createElementNS(SVG, tag);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== undefined) element.textContent = text;
  parent.append(element);
  return element;
}

/** Round numbers in a range, about four: steps are 1, 2 or 5 times a power of ten, and `least` at least. */
function roundTicks(low, high, least = 0) {
  const rough = Math.max(least, (high - low) / 5), power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough);
  return Array.from({ length: Math.floor(high / step) - Math.ceil(low / step) + 1 }, (_, place) => step * (Math.ceil(low / step) + place));
}

/**
 * Curves over whole numbers, in a picture of `wide` by `tall`.
 *
 * `curves`: [{ points: [[x, value, low, high]], colour, hasBand, title, says }], where `says(point)` is the title of a mark on each point, if it is given; `low`, `high`: the ends of the scale, for what lies beyond, too; `write`: puts a value of the scale in words; `least`: the least step of its ticks.
 */
function curveChart(name, { curves, low, high, write, wide, tall, least = 0 }) {
  const LEFT = 52, RIGHT = 12, TOP = 10, BOTTOM = 24;
  const places = curves.flatMap(({ points }) => points.map(([x]) => x)), first = Math.min(...places), last = Math.max(...places);
  const across = (x) => LEFT + (wide - LEFT - RIGHT) * (x - first) / Math.max(1, last - first);
  const up = (value) => TOP + (tall - TOP - BOTTOM) * (high - Math.min(high, Math.max(low, value))) / ((high - low) || 1);
  /** Where all is of one place, it is drawn from there to the end. */
  const held = (points) => first === last ? points.flatMap(([x, ...values]) => [[x, ...values], [x + 1, ...values]]) : points;
  const at = (x, value) => `${across(x).toFixed(1)},${up(value).toFixed(1)}`;
  const svg = document.createElementNS(SVG, "svg");
  for (const [key, value] of Object.entries({ viewBox: `0 0 ${wide} ${tall}`, class: "curves", role: "img", "aria-label": name })) svg.setAttribute(key, value);
  for (const value of roundTicks(low, high, least)) {
    draw(svg, "line", { class: "grid", x1: LEFT, x2: wide - RIGHT, y1: up(value), y2: up(value) });
    draw(svg, "text", { x: LEFT - 6, y: up(value) + 4, "text-anchor": "end" }, write(value));
  }
  for (const x of roundTicks(first, last, 1)) draw(svg, "text", { x: across(x), y: tall - 6, "text-anchor": "middle" }, String(x));
  for (const { points, colour } of curves.filter(({ hasBand }) => hasBand)) {
    draw(svg, "polygon", { class: "band", fill: colour, points: [...held(points).map(([x, , , most]) => at(x, most)), ...held(points).map(([x, , fewest]) => at(x, fewest)).reverse()].join(" ") });
  }
  for (const { points, colour, title, says } of curves) {
    const line = held(points), ends = line.length === 1 ? [line[0], line[0]] : line;
    draw(draw(svg, "polyline", { class: "line", stroke: colour, points: ends.map(([x, value]) => at(x, value)).join(" ") }), "title", {}, title);
    for (const point of says ? points : []) draw(draw(svg, "circle", { cx: across(point[0]), cy: up(point[1]), r: 3, fill: colour }), "title", {}, says(point));
  }
  return svg;
}
