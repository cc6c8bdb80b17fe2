const LEAST_MOMENTS = 5;
/** What an answer was worth, and the best ones there were. */
function judgement(seat, turn) {
  const one = analysis?.judgements.find((one) => one.turn === turn && one.seat === seat);
  if (!one) return [];
  return [verdict(one), bestAnswers(one), ...expectedPlay(one), make("p", { text: remarks(one).join(" · "), name: "remarks soft" })];
}

function verdict(one) {
  const kind = one.fault ? "faulty" : one.grade;
  const words = one.fault ? "does not count" : one.grade || (one.loss ? "nearly as good as the best" : "good");
  const values = !isNothing(one.loss, 1) ? `${percent(one.expected, 1)} → ${percent(one.value, 1)}` : percent(one.expected, 1);
  const line = make("p", { name: `verdict ${kind}` });
  if (kind) line.append(symbol(kind));
  line.append(make("b", { text: words }), make("span", { text: values, name: "number", title: `${analysis.unit}: with the best answer${one.loss ? ", and with the given one" : ""}` }));
  if (!isNothing(one.loss, 1)) line.append(make("span", { text: `\u2212${percent(one.loss, 1)}`, name: "loss number", title: "what the answer has cost" }));
  return line;
}

/** A table of the best answers and, marked, the one that was given. */
function bestAnswers(one) {
  const isGiven = (answer) => one.fault === null && answer === one.answer;
  const shown = [...one.best];
  if (!shown.some(([answer]) => isGiven(answer))) shown.push([one.answer, one.value, "given"]);
  const rows = shown.map(([answer, value, given]) => {
    const bar = make("i");
    bar.style.width = percent(value).replace("\u202f", "");
    return make("tr", { name: given || isGiven(answer) ? "given" : "" },
      make("td", {}, make("code", { text: replay.wordings[answer] ?? answer ?? "no answer", title: answer })),
      make("td", { name: "bar" }, make("span", {}, bar)),
      make("td", { text: percent(value, 1), name: "figure number", title: `${analysis.unit} with this answer` }));
  });
  const name = shown.some(([answer]) => answer in replay.wordings) ? "answers in-words" : "answers";
  return make("table", { name }, make("caption", { text: "The best answers, and the one that was given" }), ...rows);
}

/** The play that the search expects from the best answer on; a step that is pointed at, or has the focus, is drawn. */
function expectedPlay({ turn, seat }) {
  const line = analysis.lines.find((one) => one.turn === turn && one.seat === seat);
  if (!line) return [];
  const list = make("ol", { name: "expected", title: "The play that the search expects after its best answer: point at a step, or step with the arrow keys; Escape goes back to the game" });
  list.append(...line.steps.map((step) => make("li", {}, stepButton(step))));
  list.addEventListener("keydown", (event) => {
    const next = { ArrowRight: "nextElementSibling", ArrowDown: "nextElementSibling", ArrowLeft: "previousElementSibling", ArrowUp: "previousElementSibling" }[event.key];
    if (!next && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    const other = next && event.target.parentElement[next];
    if (other) other.firstChild.focus();
    else event.target.blur();
  });
  return [make("p", { text: "expected play:", name: "remarks soft" }), list];
}

function stepButton({ answers, svg, title }) {
  const said = answers.map(({ seat, text }) => `${replay.players[seat].name}: ${text}`).join("\n");
  const button = make("button", { title: said }, ...answers.map(({ seat, text }) =>
    make("span", { name: "reply", colour: replay.players[seat].colour }, make("span", { name: "dot" }), make("span", { text }))));
  if (!svg) return button;
  for (const [event, way, step] of [["pointerenter", "pointed", true], ["focus", "chosen", true], ["pointerleave", "pointed"], ["blur", "chosen"]]) {
    button.addEventListener(event, () => { expectedSteps[way] = step && { svg, title }; drawNow(); });
  }
  return button;
}

function remarks(one) {
  const words = one.loss ? [...one.causes] : [];
  const gap = one.expected - one.value;
  if (gap > 0 && !one.loss) words.push(`${percent(gap, 1)} worse than the best, which may be chance (values are exact to ${percent(one.noise, 1)})`);
  else if (!isNothing(one.noise, 1)) words.push(`values are exact to ${percent(one.noise, 1)}`);
  if (!one.sure) words.push("unsure: half the effort prefers another answer");
  const change = swing(one.seat, one.turn);
  if (change !== null) words.push(`the whole turn has changed its value by ${signed(change)}`);
  const luck = analysis.luck.find(([turn]) => turn === one.turn)?.[1][one.seat];
  if (luck !== undefined && !isNothing(luck, 1)) words.push(`luck before it ${signed(luck)}`);
  return words;
}

/** The answers that cost most, of the player that is chosen: some of any cost, and all from a mistake on; what one has opened or asked stays. */
function showMoments() {
  const chosen = analysis.moments.filter(({ turn, seat }) => firstStep.has(turn) && isOf(seat)).map((one) => ({
    ...one, ...analysis.judgements.find(({ turn, seat }) => turn === one.turn && seat === one.seat) }));
  const known = new Map([...get("moments").children].map((card) => [card.dataset.key, card]));
  const list = chosen.filter(({ grade }, place) => place < LEAST_MOMENTS || rankOf(grade) >= rankOf(USUAL_LEAST)).map(({ turn, seat, sentence, grade, fault, loss }) => {
    const step = firstStep.get(turn), { number } = replay.turns[turn];
    const key = `${turn} ${seat} ${loss} ${sentence}`;
    const card = known.get(key) ?? positionCard({ svg: replay.frames[step].svg, place: `turn ${number}`, loss, sentence, href: addressOf(step), turn: number, seat, kind: fault ? "faulty" : grade, player: replay.players[seat] });
    card.dataset.key = key;
    return card;
  });
  const nothing = analysis.judgements.some(({ seat }) => isOf(seat)) ? "No answer has cost anything." : "No answer is judged yet.";
  replaceIn(get("moments"), list.length ? list : [make("li", { text: nothing, name: "soft" })]);
  for (const board of document.querySelectorAll("#moments .board")) hideSmallWords(board);
}

/** The parts of a result, and what they are. */
const PARTS = {
  loss: "what all answers of this player have cost",
  luck: "what chance has given: dice, cards, draws",
  others: "the rest: mistakes of the others, the seat, and what the search did not foresee",
  result: "what the player got in the end",
};

function showBalances() {
  const grades = Object.keys(analysis.grades);
  const headOf = (grade) => make("th", { title: `${grade}: an answer that has cost over ${percent(analysis.grades[grade])}`, name: "figure" },
    symbol(grade), make("span", { text: grade, name: "unseen" }));
  const heads = [make("td"), ...grades.map((grade) => headOf(grade)),
    make("th", { text: "mean loss", name: "figure", title: `What an answer has cost on average: ${analysis.unit} with the best answer, less that with the given one` })];
  get("losses").replaceChildren(make("tr", {}, ...heads), ...analysis.balances.map((one, seat) => make("tr", {}, playerCell(seat),
    ...grades.map((grade) => make("td", { name: "figure" }, countLink(seat, grade, one.grades[grade]))),
    make("td", { text: one.mean === null ? "–" : percent(one.mean, 2), name: "figure" }))));
  get("balance-card").hidden = !analysis.whole;
  if (!analysis.whole) return;
  get("sum").textContent = `${percent(analysis.par)} before the game, less the loss, plus luck and others, is the result. The first three are sums over all turns, so they may be over 100\u202f%. ${analysis.unseen}`;
  get("balance").replaceChildren(
    make("tr", {}, make("td"), ...Object.entries(PARTS).map(([text, title]) => make("th", { text, title, name: "figure" }))),
    ...analysis.balances.map((one, seat) => make("tr", {}, playerCell(seat),
      ...[signed(-one.loss, 0), signed(one.luck, 0), signed(one.others, 0), percent(one.result)]
        .map((text) => make("td", { text, name: "figure" })))));
}

/** A count of marks leads to the first of them; the list of turns and `n` and `p` are of this player then. */
function countLink(seat, kind, count) {
  const first = marks.find((mark) => mark.seat === seat && mark.kind === kind);
  if (!first) return make("span", { text: String(count) });
  const link = make("a", { text: String(count) });
  link.href = addressOf(first.step);
  link.addEventListener("click", () => choose(seat, kind));
  return link;
}

const playerCell = (seat) => make("td", { text: replay.players[seat].name, name: "seat", colour: replay.players[seat].colour });

function showAnalysis() {
  get("analysis").hidden = !analysis;
  if (!analysis) return;
  get("effort").textContent = `Judged by the kit's own search, ${analysis.effort}, from what each player had been sent. Values: ${analysis.unit}. ${whereJudged()} The graph shows them scaled to that sum, a card as the search found them.`;
  showMoments();
  showBalances();
}
