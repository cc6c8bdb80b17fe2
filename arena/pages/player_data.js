const OF_MATCH = "var(--ink)";
const shortened = (value) => typeof value === "number" ? String(Number(value.toPrecision(5))) : value;

/** A list of names with their values, as they were said. */
function saidList(values) {
  return make("dl", { name: "said" }, ...Object.entries(values).map(([name, value]) =>
    make("div", {}, make("dt", { text: name, name: "soft" }), make("dd", { text: shortened(value), name: "number" }))));
}

/** What a player has said of itself in a turn. */
function saidInTurn(seat, index) {
  const values = replay.turns[index].pdata[seat] ?? {};
  return Object.keys(values).length ? [saidList(values)] : [];
}

/** What was said of the match, in this turn or before. */
function saidOfMatch(index) {
  return Object.fromEntries(replay.turns.slice(0, index + 1).flatMap((turn) => Object.entries(turn.tdata)));
}

function showSaidOfMatch(index) {
  get("said-match").replaceChildren(saidList(saidOfMatch(index)));
}

/** Of each name, the points of each colour: [[step, value]]. */
function saidNumbers() {
  const found = new Map();
  const add = (values, colour, step) => {
    for (const [name, value] of Object.entries(values)) {
      if (typeof value !== "number") continue;
      if (!found.has(name)) found.set(name, new Map());
      const lines = found.get(name);
      lines.set(colour, [...(lines.get(colour) ?? []), [step, value]]);
    }
  };
  for (const [index, step] of firstStep) {
    const turn = replay.turns[index];
    replay.players.forEach((player, seat) => add(turn.pdata[seat] ?? {}, player.colour, step));
    add(turn.tdata, OF_MATCH, step);
  }
  return found;
}

/** One number over the game; what was said once is a line to the end. */
function drawSaid(name, lines) {
  const values = [...lines.values()].flatMap((points) => points.map(([, value]) => value));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = least === most ? Math.abs(least) || 1 : 0;
  const ticks = [...new Set([least, most])].map((value) => [value, roughly.format(value)]);
  const held = ([first, ...rest]) => rest.length ? [first, ...rest] : [first, [lastStep, first[1]]];
  const plot = make("figure");
  chart(plot, {
    label: name, low: least - room, high: most + room, ticks,
    lines: [...lines].map(([colour, points]) => ({ colour, points: held(points) })),
  });
  get("said-charts").append(plot);
}

function prepareSaid() {
  const numbers = saidNumbers();
  get("said-card").hidden = !replay.turns.some((turn) => Object.keys(turn.pdata).length || Object.keys(turn.tdata).length);
  get("said-card").addEventListener("toggle", () => {
    for (const [name, lines] of numbers) drawSaid(name, lines);
    moveCursors();
  }, { once: true });
}
