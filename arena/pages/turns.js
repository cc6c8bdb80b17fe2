/** What a list of turns and `n` and `p` leave out: the answers of other players, and marks below a grade. */
const LEAST = { "": "every answer", inaccuracy: "all marks", mistake: "mistakes and up", blunder: "blunders and up", faulty: "faults" };
const USUAL_LEAST = "mistake";
const MINE = "mine";
const rankOf = (kind) => Object.keys(LEAST).indexOf(kind ?? "");
const familyOf = (name) => name.replace(/ v\d+$/, "");
let whose = null;
let least = "";

const isOf = (seat) => whose === null || seat === whose;

/** All answers in their order, with their marks. */
function answersOfGame() {
  const kinds = new Map(marks.filter((mark) => mark.kind !== "luck").map((mark) => [`${mark.turn} ${mark.seat}`, mark.kind]));
  return [...firstStep].flatMap(([index, step]) => replay.turns[index].asked.map((seat) => {
    const turn = replay.turns[index];
    const judged = analysis?.judgements.find((one) => one.turn === index && one.seat === seat);
    const answer = judged?.answer ?? turn.answers[seat];
    return { turn, seat, step, kind: kinds.get(`${index} ${seat}`), loss: judged?.loss, answer: replay.wordings[answer] ?? answer ?? "no answer", ms: turn.ms[seat] };
  }));
}

const chosenAnswers = () => answers.filter(({ seat, kind }) => isOf(seat) && rankOf(kind) >= rankOf(least));

function showTurns() {
  let last = null;
  replaceIn(get("turns"), chosenAnswers().map(({ turn, seat, step, kind, loss, answer, ms }) => {
    const link = make("a", { colour: replay.players[seat].colour, title: `${replay.players[seat].name}: ${answer}` },
      make("span", { text: turn === last ? "" : turn.number, name: "soft figure number" }), make("span", { name: "dot" }),
      make("span", { text: answer, name: "said-answer" }), kind ? symbol(kind) : make("span"),
      make("span", { text: loss && !isNothing(loss, 0) ? `\u2212${percent(loss)}` : "", name: `figure number ${kind ?? ""}` }),
      make("span", { text: ms == null ? "" : `${ms.toFixed(ms < 10 ? 1 : 0)} ms`, name: "soft figure number" }));
    last = turn;
    link.href = addressOf(step);
    link.dataset.step = step;
    return make("li", {}, link);
  }));
  if (!get("turns").children.length) get("turns").append(make("li", { text: "No such answer.", name: "soft" }));
  followTurns();
}

/** The turn that is drawn is marked in the list, and seen in it. */
function followTurns() {
  const step = String(firstStep.get(replay.frames[position].turn));
  const links = [...get("turns").querySelectorAll("a")];
  for (const link of links) link.ariaCurrent = link.dataset.step === step ? "true" : null;
  const list = get("turns"), current = links.find((link) => link.ariaCurrent);
  if (current) list.scrollTop = current.offsetTop - (list.clientHeight - current.offsetHeight) / 2;
}

/** The next step of the list, before or after this one; this one if there is none. */
function listedStep(direction) {
  return nextOf(chosenAnswers().map(({ step }) => step), direction);
}

function nextOf(steps, direction) {
  const ahead = steps.filter((step) => direction * (step - position) > 0);
  return ahead.length ? ahead.at(direction > 0 ? 0 : -1) : position;
}

function choose(seat, kind) {
  whose = seat;
  least = kind;
  get("whose").value = seat ?? "";
  get("least").value = kind;
  showTurns();
  if (analysis) showMoments();
}

/** What the browser keeps for this page; nothing for one with an origin of its own. */
function ownStorage() {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Whose game it is: the address names the player, or it was chosen once and is kept, without its version. */
function recallMine() {
  const asked = new URLSearchParams(location.search).get("bot"), kept = ownStorage()?.getItem(MINE);
  const seatOf = (isMine) => replay.players.findIndex(({ name }) => isMine(name));
  const seats = [seatOf((name) => name === asked), seatOf((name) => familyOf(name) === kept)];
  whose = seats.find((seat) => seat >= 0) ?? null;
}

/** The choices of the list of turns; those of marks come with an analysis. */
function showChoices() {
  const option = ([value, text]) => Object.assign(make("option", { text }), { value });
  get("whose").replaceChildren(...[["", "all players"], ...replay.players.map(({ name }, seat) => [seat, name])].map(option));
  get("least").replaceChildren(...Object.entries(LEAST).filter(([kind]) => analysis || !(kind in SHAPES) || kind === "faulty").map(option));
  choose(whose, least);
}

function prepareTurns() {
  recallMine();
  get("whose").addEventListener("change", ({ target }) => {
    choose(target.value === "" ? null : Number(target.value), least);
    show(position, { link: false });
    ownStorage()?.setItem(MINE, whose === null ? "" : familyOf(replay.players[whose].name));
  });
  get("least").addEventListener("change", ({ target }) => choose(whose, target.value));
}
