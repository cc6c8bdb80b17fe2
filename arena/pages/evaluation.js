let analysis = null;
const LUCK_SHOWN = 0.1;
const NOT_JUDGED = "not judged";
const whole = (value) => `${Math.round(100 * value)}\u202f%`;
const addUp = () => `The values of all players add up to ${whole(analysis.par * replay.players.length)}: ${whole(analysis.par)} is an even game.`;

function whereJudged() {
  const isThroughout = analysis.expected.every((line) => line.every(([, value]) => value !== null));
  return isThroughout ? addUp() : `Where all players are judged: ${addUp()}`;
}

/** What a player could expect in a turn; null: not judged. */
const expectedIn = (seat, turn) => analysis.expected[seat].findLast(([index]) => index <= turn)?.[1] ?? null;

/** What each player could expect over the game; after its last judged answer, what it got. */
function drawEvaluation() {
  document.body.classList.toggle("analysed", Boolean(analysis));
  get("faults").replaceChildren(...(analysis ? [] : linksOf(marks)));
  if (!analysis) return;
  const known = analysis.expected.map((line) => line.filter(([turn]) => firstStep.has(turn)).map(([turn, value]) => [firstStep.get(turn), value]));
  const lines = replay.players.flatMap(({ colour }, seat) => {
    const end = known[seat].at(-1)?.[1] == null ? [] : [[lastStep, analysis.results[seat]]];
    return unbroken([...known[seat], ...end]).map((points) => ({ colour, points }));
  });
  get("graph-label").textContent = analysis.unit;
  get("graph-label").title = `What each player could expect before its answer: ${analysis.unit}. ${whereJudged()}`;
  chart(get("evaluation"), { high: 1, ticks: [0, 0.5, 1].map((value) => [value, percent(value)]), lines, marks, gaps: gapsOf(known) });
  showLegend();
}

/** The parts of a line between its gaps. */
function unbroken(points) {
  const parts = [[]];
  for (const point of points) {
    if (point[1] === null) parts.push([]);
    else parts.at(-1).push(point);
  }
  return parts.filter((part) => part.length);
}

/** From where to where nobody is judged. */
function gapsOf(lines) {
  const gaps = [];
  let open = null;
  lines[0].forEach(([step], place) => {
    if (lines.some((line) => line[place][1] !== null)) open = null;
    else if (open) open[1] = lines[0][place + 1]?.[0] ?? lastStep;
    else gaps.push(open = [step, lines[0][place + 1]?.[0] ?? lastStep, NOT_JUDGED]);
  });
  return gaps;
}

/** Marks for answers that cost something, for faults, and for much luck; of one kind for an answer that did not count. */
function marksOfGame() {
  const judged = analysis ? marksOfAnalysis() : [];
  const known = new Set(judged.filter((mark) => mark.kind === "faulty").map((mark) => `${mark.turn} ${mark.seat}`));
  const faults = replay.players.flatMap(({ name, colour, endFaults }, seat) => [
    ...[...firstStep].filter(([turn]) => replay.turns[turn].faults[seat] && !known.has(`${turn} ${seat}`)).map(([turn, step]) => (
      { turn, seat, step, value: expected(seat, turn), kind: "faulty", ...saying(nameOf(replay.turns[turn]), name, replay.turns[turn].faults[seat]), colour })),
    ...endFaults.map((fault) => ({ turn: replay.turns.length - 1, seat, step: replay.frames.length - 1, value: 0, kind: "faulty", ...saying("at the end", name, fault), colour })),
  ]);
  return [...judged, ...faults].sort((a, b) => a.step - b.step);
}

const saying = (when, name, fault) => ({ title: `${when}, ${name}: ${fault}`, text: `${when}: ${fault}` });
/** How a player's value changes from a turn to the next one, by all answers and by luck; null: not known. */
function swing(seat, turn) {
  const line = analysis.expected[seat], place = line.findIndex(([index]) => index === turn);
  const now = line[place]?.[1] ?? null;
  const next = place === line.length - 1 ? analysis.results[seat] : line[place + 1]?.[1] ?? null;
  return now === null || next === null ? null : next - now;
}

const expected = (seat, turn) => (analysis && expectedIn(seat, turn)) ?? 0;

function marksOfAnalysis() {
  const shown = (one) => firstStep.has(one.turn) && (one.fault || one.grade);
  const answers = analysis.judgements.filter(shown).map((one) => {
    const { name, colour } = replay.players[one.seat];
    const kind = one.fault ? "faulty" : one.grade;
    const title = `${nameOf(replay.turns[one.turn])}, ${name}: ${one.fault ?? one.grade}, ${percent(one.expected, 1)} → ${percent(one.value, 1)}`;
    return { turn: one.turn, seat: one.seat, step: firstStep.get(one.turn), value: expected(one.seat, one.turn), kind, title, text: one.fault && `${nameOf(replay.turns[one.turn])}: ${one.fault}`, colour };
  });
  const luck = analysis.luck.filter(([turn, of]) => firstStep.has(turn) && Math.max(...of) >= LUCK_SHOWN).map(([turn, of]) => {
    const seat = of.indexOf(Math.max(...of)), { name, colour } = replay.players[seat];
    return { turn, seat, step: firstStep.get(turn), value: 0, kind: "luck", title: `${nameOf(replay.turns[turn])}: luck for ${name}, ${signed(of[seat])}`, colour };
  });
  return [...luck, ...answers];
}

/** The marks in words; on a narrow screen without their limits. */
function showLegend() {
  const known = (kind) => marks.some((mark) => mark.kind === kind);
  const entries = Object.entries(analysis.grades).map(([grade, least]) => [grade, grade, `, over ${percent(least)}`]);
  if (known("faulty")) entries.push(["faulty", "does not count", ""]);
  if (known("luck")) entries.push(["luck", "luck", ` of ${percent(LUCK_SHOWN)} or more`]);
  get("legend").replaceChildren(...entries.map(([kind, word, limit]) =>
    make("span", {}, symbol(kind), make("span", { text: word }, make("span", { text: limit, name: "wide" })))));
  if (analysis.dashed && analysis.judgements.some((one) => one.loss)) {
    const words = make("span", { text: "dashed" }, make("span", { text: " on the board", name: "wide" }), ": better");
    get("legend").append(make("span", {}, words));
  }
}

/** The players of whom this picture's turn has marks, the worst first. */
function markedSeats(turn) {
  const loss = (seat) => analysis?.judgements.find((one) => one.turn === turn && one.seat === seat)?.loss ?? 1;
  const seats = new Set(marks.filter((mark) => mark.turn === turn && mark.kind !== "luck").map((mark) => mark.seat));
  return [...seats].sort((a, b) => loss(b) - loss(a));
}

/** The next step, before or after this one, with a mark of the player and grade that are chosen; this one if there is none. */
function markedStep(direction) {
  const lowest = rankOf(least || USUAL_LEAST);
  const chosen = marks.filter(({ kind, seat }) => kind !== "luck" && isOf(seat) && rankOf(kind) >= lowest);
  return nextOf(chosen.map((mark) => mark.step), direction);
}

/** What each player can expect now, beside the turn. */
function showExpected(frame) {
  if (!analysis) return;
  const isEnd = position === replay.frames.length - 1 && position > firstStep.get(frame.turn);
  const values = replay.players.map((_, seat) => isEnd ? analysis.results[seat] : expectedIn(seat, frame.turn));
  const sum = values.includes(null) ? "" : addUp();
  get("now").replaceChildren(...replay.players.map(({ name, colour }, seat) => {
    const value = values[seat];
    const title = `${name}: ${analysis.unit}${isEnd ? ", the result" : ""}. ${sum}`;
    return make("span", { colour, title }, make("span", { name: "dot" }), make("span", { text: value === null ? NOT_JUDGED : percent(value) }));
  }));
}
