/** What an answer was worth, and the best ones there were. */
function judgement(seat, turn) {
  const one = analysis?.judgements.find((one) => one.turn === turn && one.seat === seat);
  if (!one) return [];
  return [verdict(one), bestAnswers(one), make("p", { text: remarks(one).join(" · "), name: "remarks soft" })];
}

function verdict(one) {
  const kind = one.fault ? "faulty" : one.grade;
  const words = one.fault ? "does not count" : one.grade || (one.loss ? "nearly as good as the best" : "good");
  const values = one.loss ? `${percent(one.expected, 1)} → ${percent(one.value, 1)}` : percent(one.expected, 1);
  const line = make("p", { name: `verdict ${kind}` });
  if (kind) line.append(symbol(kind));
  line.append(make("b", { text: words }), make("span", { text: values, name: "number" }));
  if (one.loss) line.append(make("span", { text: `\u2212${percent(one.loss, 1)}`, name: "loss number" }));
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
      make("td", { text: percent(value, 1), name: "figure number" }));
  });
  const name = Object.keys(replay.wordings).length ? "answers in-words" : "answers";
  return make("table", { name }, make("caption", { text: "The best answers, and the one that was given" }), ...rows);
}

function remarks(one) {
  const words = one.loss ? [...one.causes] : [];
  const gap = one.expected - one.value;
  if (gap > 0 && !one.loss) words.push(`${percent(gap, 1)} worse than the best, within the noise of the search (${percent(one.noise, 1)})`);
  else if (one.noise) words.push(`noise ${percent(one.noise, 1)}`);
  words.push(one.sure ? "sure" : "unsure: half the effort prefers another answer");
  const luck = analysis.luck.find(([turn]) => turn === one.turn)?.[1][one.seat];
  if (luck !== undefined) words.push(`luck before it ${signed(luck)}`);
  return words;
}

function showMoments() {
  const list = analysis.moments.filter((one) => firstStep.has(one.turn)).map((one) => {
    const { grade, fault, loss } = analysis.judgements.find((other) => other.turn === one.turn && other.seat === one.seat);
    const link = make("a", { colour: replay.players[one.seat].colour }, make("span", { name: "dot" }));
    link.href = addressOf(firstStep.get(one.turn));
    link.addEventListener("click", () => get("stage").scrollIntoView({ block: "nearest" }));
    if (fault || grade) link.append(symbol(fault ? "faulty" : grade));
    link.append(make("span", { text: one.sentence, name: "sentence" }), make("b", { text: `\u2212${percent(loss)}`, name: "number" }));
    return make("li", {}, link);
  });
  get("moments").replaceChildren(...(list.length ? list : [make("li", { text: "No answer has cost anything.", name: "soft" })]));
}

function showBalances() {
  const grades = Object.keys(analysis.grades);
  const headOf = (grade) => {
    const head = make("th", { title: grade, name: "figure" }, symbol(grade));
    head.ariaLabel = grade;
    return head;
  };
  const heads = [make("th"), ...grades.map((grade) => headOf(grade)),
    make("th", { text: "mean loss", name: "figure" })];
  get("losses").replaceChildren(make("tr", {}, ...heads), ...analysis.balances.map((one, seat) => make("tr", {}, playerCell(seat),
    ...grades.map((grade) => make("td", { text: String(one.grades[grade]), name: "figure" })),
    make("td", { text: one.mean === null ? "–" : percent(one.mean, 2), name: "figure" }))));
  get("balance-card").hidden = !analysis.whole;
  if (!analysis.whole) return;
  get("sum").textContent = `${percent(analysis.par)} before the game, less the loss, plus luck and what the others did, is the result`;
  get("balance").replaceChildren(
    make("tr", {}, ...["", "loss", "luck", "others", "result"].map((text) => make("th", { text, name: text && "figure" }))),
    ...analysis.balances.map((one, seat) => make("tr", {}, playerCell(seat),
      ...[signed(-one.loss, 0), signed(one.luck, 0), signed(one.others, 0), percent(one.result)]
        .map((text) => make("td", { text, name: "figure" })))));
}

const playerCell = (seat) => make("td", { text: replay.players[seat].name, name: "seat", colour: replay.players[seat].colour });

function showAnalysis() {
  get("analysis").hidden = !analysis;
  if (!analysis) return;
  get("effort").textContent = `Judged by the kit's own search, ${analysis.effort}, from what each player had been sent. Values: ${analysis.unit}.`;
  showMoments();
  showBalances();
}
