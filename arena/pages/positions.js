/** Shapes of marks in a square of 16: each grade is told by its shape as well as by its colour. */
const SHAPES = {
  inaccuracy: "M8 3.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9z",
  mistake: "M8 2.5L14.3 13.5H1.7z",
  blunder: "M8 .8L15.2 8L8 15.2L.8 8z",
  faulty: "M3.5 1.5L8 6L12.5 1.5L14.5 3.5L10 8L14.5 12.5L12.5 14.5L8 10L3.5 14.5L1.5 12.5L6 8L1.5 3.5z",
  luck: "M3 1.5h10a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5H3A1.5 1.5 0 0 1 1.5 13V3A1.5 1.5 0 0 1 3 1.5z",
};

function symbol(kind) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 16 16");
  svg.setAttribute("class", `symbol ${kind}`);
  svg.setAttribute("aria-hidden", "true");
  draw(svg, "path", { d: SHAPES[kind] });
  return svg;
}

/**
 * A position in which an answer has cost much: the board, and what would have been better, which may be asked first.
 *
 * `href`: of its game at that turn, or empty; `turn`, `seat`: those of the answer, to ask a bot for its own one;
 * `kind`: of its mark, if it has one; `player`: its name and colour, where there are several.
 */
function positionCard({ svg, place, loss, sentence, href, turn, seat, kind, player }) {
  const board = make("div", { name: "board" });
  board.innerHTML = svg;
  namePictures(board, place);
  board.classList.toggle("several", board.children.length > 1);
  const link = make(href ? "a" : "div", { name: "position", title: player?.name, colour: player?.colour }, board, make("span", { name: "place" },
    ...(player ? [make("span", { name: "dot" })] : []), ...(kind ? [symbol(kind)] : []), make("span", { text: place }),
    make("b", { text: `\u2212${percent(loss, 1)}`, name: `number ${kind ?? ""}` })));
  if (href) link.href = href;
  const answers = make("details", {}, make("summary", { text: "What would you answer?" }), make("p", { text: sentence.replace(/^Turn \d+: /, ""), name: "sentence soft" }), ...askForm(link, turn, seat));
  answers.open = !get("quiz").checked;
  return make("li", { name: "lesson" }, link, answers);
}

/** The form that asks a bot of a league for its answer; a page of its own has none. */
function askForm({ pathname }, turn, seat) {
  const form = get("ask")?.content.firstElementChild.cloneNode(true);
  if (!form) return [];
  form.action = `${pathname}/ask`;
  form.elements.turn.value = turn;
  form.elements.seat.value = seat;
  return [form];
}

get("quiz").addEventListener("change", ({ target }) => {
  for (const answers of document.querySelectorAll(".lesson details")) answers.open = !target.checked;
});
