const analysis = replay.analysis;
const LUCK_SHOWN = 0.1;
const percent = (value, digits = 0) => `${(100 * value).toFixed(digits)}\u202f%`;
/** With its sign, but for what is rounded to zero. */
function signed(value, digits = 1) {
  const size = percent(Math.abs(value), digits);
  return `${size === percent(0, digits) ? "" : value < 0 ? "\u2212" : "+"}${size}`;
}


/** What each player could expect over the game, in the slider's place; at the end, what it got. */
function drawEvaluation(marks) {
  if (!analysis) return;
  document.body.classList.add("analysed");
  const lines = replay.players.map(({ colour }, seat) => {
    const points = analysis.expected[seat].filter(([turn]) => firstStep.has(turn)).map(([turn, value]) => [firstStep.get(turn), value]);
    return { colour, points: [...points, [lastStep, analysis.results[seat]]] };
  });
  chart(get("evaluation"), {
    label: analysis.unit, high: 1, ticks: [0, 0.5, 1].map((value) => [value, percent(value)]), lines, marks,
  });
  showLegend(marks);
}

/** Marks for answers that cost something, and for much luck; of one kind for an answer that did not count. */
function marksOfAnalysis() {
  if (!analysis) return [];
  const shown = (one) => firstStep.has(one.turn) && (one.fault || one.grade);
  const answers = analysis.judgements.filter(shown).map((one) => {
    const { name, colour } = replay.players[one.seat];
    const kind = one.fault ? "faulty" : one.grade;
    const title = `${nameOf(replay.turns[one.turn])}, ${name}: ${one.fault ?? one.grade}, ${percent(one.expected, 1)} → ${percent(one.value, 1)}`;
    return { turn: one.turn, seat: one.seat, step: firstStep.get(one.turn), value: one.expected, kind, title, colour };
  });
  const luck = analysis.luck.filter(([turn, of]) => firstStep.has(turn) && Math.max(...of) >= LUCK_SHOWN).map(([turn, of]) => {
    const seat = of.indexOf(Math.max(...of)), { name, colour } = replay.players[seat];
    return { turn, seat, step: firstStep.get(turn), value: 0, kind: "luck", title: `${nameOf(replay.turns[turn])}: luck for ${name}, ${signed(of[seat])}`, colour };
  });
  return [...luck, ...answers].sort((a, b) => a.step - b.step);
}

/** The marks in words; on a narrow screen without their limits. */
function showLegend(marks) {
  const known = (kind) => marks.some((mark) => mark.kind === kind);
  const entries = Object.entries(analysis.grades).map(([grade, least]) => [grade, grade, `, over ${percent(least)}`]);
  if (known("faulty")) entries.push(["faulty", "does not count", ""]);
  if (known("luck")) entries.push(["luck", "luck", ` of ${percent(LUCK_SHOWN)} or more`]);
  get("legend").replaceChildren(...entries.map(([kind, word, limit]) =>
    make("span", {}, symbol(kind), make("span", { text: word }, make("span", { text: limit, name: "wide" })))));
  if (analysis.judgements.some((one) => one.loss)) {
    const words = make("span", { text: "dashed" }, make("span", { text: " on the board", name: "wide" }), ": better");
    get("legend").append(make("span", {}, words));
  }
}

/** The next step, before or after this one, with a marked answer; this one if there is none. */
function markedStep(direction) {
  const steps = marks.filter((mark) => mark.kind !== "luck").map((mark) => mark.step).filter((step) => direction * (step - position) > 0);
  return steps.length ? steps.at(direction > 0 ? 0 : -1) : position;
}

/** What each player can expect now, beside the turn. */
function showExpected(frame) {
  if (!analysis) return;
  const isEnd = position === replay.frames.length - 1 && position > firstStep.get(frame.turn);
  get("now").replaceChildren(...replay.players.map(({ name, colour }, seat) => {
    const value = isEnd ? analysis.results[seat] : analysis.expected[seat].findLast(([turn]) => turn <= frame.turn)?.[1] ?? analysis.par;
    return make("span", { colour, title: `${name}: ${analysis.unit}` }, make("span", { name: "dot" }), make("span", { text: percent(value) }));
  }));
}
