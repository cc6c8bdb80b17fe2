const JUMP = 10;
const SPARE = 14, LEAST_HEIGHT = 240, LAST_LINES = 10, PHONE_SHARE = 0.5, LEAST_ON_A_PHONE = 200, VERDICT = 90, LEAST_BESIDE = 640, LIST_HEAD = 62;
/** One column: board, controls, cards. */
const small = matchMedia("(max-width: 860px)");
const narrow = matchMedia("(max-width: 600px), (max-width: 860px) and (orientation: portrait)");
const turns = replay.turns.at(-1)?.number ?? 0;
let position = 0;
let timer = null;

function fillTable(table, rows) {
  const dotted = isByPlayer(rows);
  table.replaceChildren(...rows.map((row, index) => {
    const first = index && dotted ? { name: "seat", colour: replay.players[index - 1].colour } : {};
    return make("tr", {}, ...row.map((text, column) => make(index || !text ? "td" : "th", column ? { text } : { text, ...first })));
  }));
}

/** Whether a table has a row for each player, in their order and with their names. */
function isByPlayer(rows) {
  return rows.length === replay.players.length + 1 && replay.players.every((player, seat) => rows[seat + 1][0].includes(player.name));
}

/** 1st, 2nd, 3rd, 4th, .. */
const ordinal = (rank) => `${rank}${["st", "nd", "rd"][rank - 1] ?? "th"}`;

const score = (value) => Number.isInteger(value) ? String(value) : value.toFixed(3);

function limitOf(seat, index) {
  const isFirst = !replay.turns.slice(0, index).some((turn) => turn.asked.includes(seat));
  return (isFirst ? replay.limits.first_turn_ms : replay.limits.turn_ms) || 0;
}

function showHeader() {
  const about = [replay.edition && `edition ${replay.edition.replaceAll("_", " ")}`, `seed ${replay.seed}`, counted(turns, "turn"), replay.scores && `scores: ${replay.scores}`,
    replay.games > 1 && `game ${replay.number + 1} of ${replay.games}`];
  get("about").textContent = get("about").title = about.filter(Boolean).join(" · ");
  const seats = replay.players.map((_, seat) => seat)
    .sort((a, b) => (replay.players[a].rank ?? a) - (replay.players[b].rank ?? b));
  get("standing").replaceChildren(...seats.map((seat) => {
    const player = replay.players[seat];
    return make("li", { colour: player.colour, title: player.cmd, name: player.rank === 1 ? "winner" : "" },
      make("span", { text: player.rank ? ordinal(player.rank) : "", name: "soft" }), make("span", { name: "dot" }),
      make("span", { text: player.name, name: "name" }), make("span", { text: score(player.score), name: "number" }));
  }));
}

/** The number of a turn as a player counts that has one of its own only where it is asked. */
const ownTurn = (seat, index) => replay.turns.slice(0, index + 1).filter(({ number, asked }) => number > 0 && asked.includes(seat)).length;

function botCard(seat, index) {
  const turn = replay.turns[index];
  const player = replay.players[seat];
  const asked = Boolean(turn) && turn.asked.includes(seat);
  const ms = turn ? turn.ms[seat] : null, own = ownTurn(seat, index);
  const card = make("article", { name: asked ? "card bot" : "card bot quiet", colour: player.colour },
    make("div", { name: "head" }, make("span", { text: player.name, name: "name", title: player.cmd }),
      make("span", { text: !asked || own === turn.number ? "" : `its turn ${own}`, name: "own soft number", title: "its own turn, as it counts" }),
      make("span", { text: ms == null ? "" : `${ms.toFixed(1)} ms`, name: "ms soft number" })));
  const messages = (asked && turn.messages[seat]) || [];
  if (asked && turn.faults[seat]) card.append(...[turn.faults[seat], messages.at(-1)].filter(Boolean).map((text) => make("p", { text, name: "fault" })));
  if (!asked) {
    const last = lastAnswer(seat, index);
    if (last) card.append(make("code", { text: last, name: "answer" }));
    return card;
  }
  const judged = judgement(seat, index);
  if (!judged.length) card.append(make("code", { text: turn.answers[seat] ?? "no answer", name: "answer" }));
  const limit = limitOf(seat, index);
  if (limit && ms != null) {
    const bar = make("i", { name: ms > limit ? "over" : "" });
    bar.style.width = `${Math.min(100, 100 * ms / limit)}%`;
    card.append(make("div", { name: "meter", title: `of ${limit} ms` }, bar));
  }
  card.append(...judged, ...saidInTurn(seat, index));
  if (messages.length) card.append(writtenBy(messages));
  const details = make("details", {}, make("summary", { text: "what it was sent" }), make("pre", { text: (turn.inputs[seat] || []).join("\n") }));
  details.addEventListener("toggle", () => details.append(sentUntil(seat, index)), { once: true });
  card.append(details);
  return card;
}

/** What a bot has written; keys scroll it. */
const writtenBy = (lines) => Object.assign(make("pre", { text: lines.join("\n") }), { tabIndex: 0 });

/** All lines that a bot was sent by a turn, as a file: its input, to run it again. */
function sentUntil(seat, index) {
  const link = make("a", { text: "all until here, as a file", name: "sent" });
  link.download = `input-${seat}-turn-${replay.turns[index].number}.txt`;
  const lines = [...replay.players[seat].init, ...replay.turns.slice(0, index + 1).flatMap((turn) => turn.inputs[seat] || [])];
  link.href = `data:text/plain;charset=utf-8,${encodeURIComponent(lines.map((line) => `${line}\n`).join(""))}`;
  return link;
}

/** What the referee has said of the turn, below its first picture. */
function wordsOf(frame) {
  const isFirst = replay.frames.find((other) => other.turn === frame.turn) === frame;
  return isFirst ? replay.turns[frame.turn].words : [];
}

/** What a bot that is not asked in this turn has answered before. */
function lastAnswer(seat, index) {
  for (let turn = index - 1; turn >= 0; turn -= 1) {
    if (replay.turns[turn].asked.includes(seat)) return replay.turns[turn].answers[seat];
  }
  return null;
}

/** The steps of an expected play that the pointer, and the focus, are at: they are drawn in place of the game. */
const expectedSteps = {};

function drawNow() {
  const expected = expectedSteps.pointed ?? expectedSteps.chosen;
  const { svg, title } = expected ?? replay.frames[position];
  const caption = expected ? `expected: ${title}` : [title, ...wordsOf(replay.frames[position])].join("\n");
  get("stage").classList.toggle("imagined", Boolean(expected));
  get("board").innerHTML = svg;
  namePictures(get("board"), caption);
  hideSmallWords(get("board"));
  get("caption").textContent = caption;
}

function show(next, { link = true } = {}) {
  position = Math.max(0, Math.min(replay.frames.length - 1, next));
  const frame = replay.frames[position];
  get("slider").value = position;
  get("slider").setAttribute("aria-valuetext", frame ? frame.title : "");
  get("where").textContent = frame ? `turn\u00a0${replay.turns[frame.turn].number} of\u00a0${turns}` : "";
  if (frame) {
    Object.assign(expectedSteps, { pointed: undefined, chosen: undefined });
    drawNow();
    get("rows-card").hidden = !frame.rows.length;
    fillTable(get("rows"), frame.rows);
  }
  showBots(frame ? frame.turn : 0);
  moveCursors();
  if (frame) {
    showExpected(frame);
    showSaidOfMatch(frame.turn);
    showEnds(frame.turn);
    followTurns();
  }
  if (link && frame) history.replaceState(null, "", addressOf(position));
  if (frame) fillForms(replay.turns[frame.turn].number);
}

/** The forms of the page that are about a turn have the one that is shown. */
function fillForms(turn) {
  for (const field of document.querySelectorAll("input[name=turn]:not(.lesson *)")) field.value = field.defaultValue = Math.max(1, turn);
}

/** What can have the focus in a card. */
const KINDS = ["summary", "details pre", "pre", ".said dd", ".answer"];

/** Whose card has the focus, and what in it; where a card lacks this, the card has the focus until one has it again. */
let placeInCards = null;

function placeOfFocus() {
  const element = document.activeElement, card = element?.closest(".bot");
  if (!card) return null;
  return card === element ? placeInCards : { seat: card.dataset.seat, kind: KINDS.find((kind) => element.matches(kind)) };
}

function focusAt({ seat, kind }) {
  const card = document.querySelector(`.bot[data-seat="${seat}"]`);
  card.querySelector(kind)?.focus({ preventScroll: true });
  if (card.contains(document.activeElement)) return;
  card.tabIndex = -1;
  card.focus({ preventScroll: true });
}

/** The cards of the players: first the one that is chosen and those whose answers in this turn are marked, then the others. */
function showBots(turn) {
  placeInCards = placeOfFocus();
  const open = new Set([...document.querySelectorAll(".bot:has(details[open])")].map((card) => card.dataset.seat));
  const chosen = replay.turns[turn]?.asked.includes(whose) ? [whose] : [];
  const seats = new Set([...chosen, ...markedSeats(turn), ...replay.players.keys()]);
  get("bots").replaceChildren(...[...seats].map((seat) => {
    const card = botCard(seat, turn);
    card.dataset.seat = seat;
    const details = card.querySelector("details");
    if (details && open.has(card.dataset.seat)) details.open = true;
    return card;
  }));
  focusScrolled();
  if (placeInCards) focusAt(placeInCards);
}

/** The list of turns is beside a board that leaves it room, or else above the cards; on a small screen below them. */
function placeTurns() {
  const card = get("turns-card"), isBeside = !narrow.matches && !get("board").matches(".several") && get("stage").offsetWidth > LEAST_BESIDE;
  const [place, next] = isBeside ? [get("stage"), null] : [document.querySelector("aside"), get(small.matches ? "rows-card" : "bots")];
  if (card.parentElement === place && card.nextElementSibling === next) return;
  place.insertBefore(card, next);
  followTurns();
}

/** Board and controls fit into the window; several pictures share the width, and are all of one size. */
function fitBoard() {
  const board = get("board"), stage = get("stage");
  board.style.maxWidth = "";
  board.classList.toggle("several", board.children.length > 1);
  const isNarrow = narrow.matches;
  placeTurns();
  const around = stage.offsetTop + stage.offsetHeight - board.offsetHeight + get("controls").offsetHeight + SPARE;
  const room = isNarrow ? Math.max(LEAST_ON_A_PHONE, Math.min(innerHeight * PHONE_SHARE, innerHeight - around - VERDICT)) : Math.max(LEAST_HEIGHT, innerHeight - around);
  board.style.setProperty("--room", `${Math.floor(room)}px`);
  get("turns").style.setProperty("--list", get("stage").contains(get("turns-card")) ? `${Math.floor(Math.max(LEAST_HEIGHT, room)) - LIST_HEAD}px` : "");
  if (board.children.length > 1 && !isNarrow) {
    board.style.maxWidth = `${Math.floor(Math.min(1, room / board.offsetHeight) * board.offsetWidth)}px`;
  }
  focusScrolled();
  for (const one of [board, ...document.querySelectorAll("#moments .board")]) hideSmallWords(one);
}

/** `#turn=12` is the first picture of turn 12, `#turn=12.2` its second one. */
function addressOf(index) {
  const { turn } = replay.frames[index];
  const step = 1 + index - replay.frames.findIndex((frame) => frame.turn === turn);
  return `#turn=${replay.turns[turn].number}${step > 1 ? `.${step}` : ""}`;
}

/** The faults of the game, each a link, and the last lines that each bot had written by the end of a turn. */
function showEnds(turn) {
  const isEnd = position === replay.frames.length - 1;
  const parts = [];
  replay.players.forEach((player, seat) => {
    const faults = marks.filter((mark) => mark.seat === seat && mark.kind === "faulty");
    const lines = isEnd ? lastMessages(seat) : messagesUntil(seat, turn).slice(-LAST_LINES);
    if (!faults.length && !lines.length) return;
    parts.push(make("h3", { colour: player.colour }, make("span", { name: "dot" }), make("span", { text: player.name })));
    parts.push(...faults.map(({ step, text }) => {
      const link = make("a", { text });
      link.href = addressOf(step);
      return make("p", { name: "fault" }, link);
    }));
    if (lines.length) parts.push(writtenBy(lines));
  });
  if (!parts.length) parts.push(make("p", { text: isEnd ? "No faults, no messages." : "No messages so far.", name: "soft" }));
  replaceIn(get("ends"), parts);
}

/** Replaces what is in an element, unless it stays the same; the link that has the focus keeps it, and the list its place. */
function replaceIn(parent, parts) {
  const old = [...parent.children];
  if (parts.length === old.length && parts.every((part, place) => part === old[place] || part.outerHTML === old[place].outerHTML)) return;
  const focused = parent.contains(document.activeElement) && document.activeElement.getAttribute("href"), { scrollTop } = parent;
  parent.replaceChildren(...parts);
  parent.scrollTop = scrollTop;
  if (focused) parent.querySelector(`a[href="${focused}"]`)?.focus({ preventScroll: true });
}

/** The lines that a bot had written by the end of a turn, each with the turn in which it did. */
function messagesUntil(seat, last) {
  return replay.turns.slice(0, last + 1).flatMap((turn) => (turn.messages[seat] || []).map((text) => `${nameOf(turn)}: ${text}`));
}

const nameOf = (turn) => turn.number ? `turn ${turn.number}` : "before the game";

/** The last lines that a bot wrote, each with the turn in which it did. */
function lastMessages(seat) {
  const all = replay.turns.flatMap((turn) => (turn.messages[seat] || []).map((text) => ({ text, when: nameOf(turn) })));
  return replay.players[seat].lastMessages.toReversed().map((text) => {
    const found = all.findLastIndex((message) => message.text === text);
    return found < 0 ? text : `${all.splice(found)[0].when}: ${text}`;
  }).reverse();
}

function pause() {
  clearInterval(timer);
  timer = null;
  get("play").classList.remove("playing");
  get("play").ariaLabel = "play";
}

function play() {
  if (position >= replay.frames.length - 1) show(0);
  clearInterval(timer);
  timer = setInterval(() => {
    show(position + 1);
    if (position >= replay.frames.length - 1) pause();
  }, Number(get("speed").value));
  get("play").classList.add("playing");
  get("play").ariaLabel = "pause";
}

/** Shows the picture that the address names, see addressOf, or the first fault: `#fault`. */
function follow() {
  if (location.hash === "#fault") {
    show(marks.find((mark) => mark.kind === "faulty")?.step ?? 0, { link: false });
  } else {
    const [, turn = 0, step = 1] = /turn=(\d+)(?:\.(\d+))?/.exec(location.hash) ?? [];
    const found = replay.frames.findIndex((frame) => replay.turns[frame.turn].number >= turn);
    show(found < 0 ? replay.frames.length - 1 : pictureOf(found, Number(step)), { link: false });
  }
}

/** The picture `step`, from 1, of the turn that begins with picture `first`; the nearest one that the turn has. */
function pictureOf(first, step) {
  const last = replay.frames.findLastIndex((frame) => frame.turn === replay.frames[first].turn);
  return Math.max(first, Math.min(last, first + step - 1));
}

/** The board; and where it is above the cards, as much of it as leaves room for the first card's verdict. */
function bringIntoView() {
  const seen = narrow.matches ? [".bot", "#stage", ".bot :is(.verdict, .head)"] : ["#stage"];
  for (const one of seen) document.querySelector(one).scrollIntoView({ block: "nearest" });
}

const STEPS = {
  ArrowLeft: () => position - 1, ArrowRight: () => position + 1, Home: () => 0, End: () => replay.frames.length - 1,
  PageUp: () => position - JUMP, PageDown: () => position + JUMP,
  n: () => markedStep(1), p: () => markedStep(-1), j: () => listedStep(1), k: () => listedStep(-1),
};

function step(key) {
  pause();
  show(STEPS[key]());
}

/** Where keys are typed. */
const TYPED = "input:not([type=range]), textarea, select";

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches(TYPED)) return;
  const isOfPlay = event.key === " " && !event.target.matches("summary, button:not(.expected button)");
  if (!isOfPlay && !STEPS[event.key]) return;
  event.preventDefault();
  press(event.key);
}

/** After a click of the mouse, unlike one of the keyboard, keys are the page's again: space plays. */
function leaveButton(event) {
  if (event.detail) event.target.closest("button")?.blur();
}

function press(key) {
  if (key !== " ") step(key);
  else if (timer) pause();
  else play();
}

get("slider").max = Math.max(0, replay.frames.length - 1);
get("slider").addEventListener("input", (event) => { pause(); show(Number(event.target.value)); });
const BUTTONS = { first: "Home", back: "ArrowLeft", next: "ArrowRight", last: "End", "back-mark": "p", "next-mark": "n" };
for (const [id, key] of Object.entries(BUTTONS)) get(id).addEventListener("click", () => step(key));
get("play").addEventListener("click", () => (timer ? pause() : play()));
get("speed").addEventListener("change", () => { if (timer) play(); });
document.addEventListener("keydown", onKey);
get("buttons").addEventListener("click", leaveButton);
get("moments").addEventListener("click", ({ target }) => { if (target.closest("a")) bringIntoView(); });
addEventListener("resize", fitBoard);
addEventListener("hashchange", () => { pause(); follow(); bringIntoView(); });

/** Shows what the data says, at first and whenever the analysis has gone on. */
function take(data) {
  replay = data;
  analysis = replay.analysis;
  marks = marksOfGame();
  answers = answersOfGame();
  document.body.classList.toggle("marked", marks.some((mark) => mark.kind !== "luck"));
  drawEvaluation();
  drawTimes();
  showAnalysis();
  showChoices();
}

get("data").addEventListener("change", async () => {
  take(await load());
  show(position, { link: false });
  fitBoard();
});

let marks, answers;
get("turns-card").open = !small.matches;
get("graph").addEventListener("toggle", fitBoard);
prepareTurns();
take(page);
showHeader();
prepareSaid();
showTiming();
follow();
fitBoard();
if (location.hash) bringIntoView();
document.body.ariaBusy = null;
