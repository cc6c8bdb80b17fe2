/**
 * How long each answer took, by player, with the same marks as the evaluation.
 *
 * The scale is that of answers after a player's first one, in which it is started.
 */
function drawTimes() {
  const all = replay.players.flatMap((_, seat) => replay.turns.map((turn) => turn.ms[seat]).filter((ms) => ms != null).slice(1)).sort((a, b) => a - b);
  const high = 1.1 * (all[Math.floor(all.length * 0.99)] || 1);
  const part = roundUp(high / 4);
  const ticks = [0, 1, 2, 3, 4].map((count) => count * part).filter((ms) => ms <= high);
  const lines = replay.players.map(({ colour }, seat) => ({
    colour, points: [...firstStep].filter(([turn]) => replay.turns[turn].ms[seat] != null).map(([turn, step]) => [step, replay.turns[turn].ms[seat]]),
  }));
  const shown = marks.filter((mark) => mark.kind !== "luck").map((mark) => ({ ...mark, value: replay.turns[mark.turn].ms[mark.seat] ?? high }));
  chart(get("times"), {
    high, ticks: ticks.map((ms) => [ms, String(Math.round(ms * 100) / 100)]), lines,
    marks: shown,
  });
}

/** A share of sorted numbers lies below this, as in the tables of `play`. */
function quantile(numbers, share) {
  const place = share * (numbers.length - 1), low = Math.floor(place);
  return numbers[low] + (place - low) * ((numbers[low + 1] ?? numbers[low]) - numbers[low]);
}

/** The answers of a player: a question before the game has one too, and what is asked of a dead player has none. */
const answersOf = (seat) => replay.turns.filter((turn) => turn.ms[seat] != null && (turn.answers[seat] != null || turn.faults[seat]));

const isOfGame = (turn) => turn.number > 0;

/** The first answer of a player counts, but not its time, in which it is started, unless it is the only one. */
function showTiming() {
  const rows = [["", "answers", "median", "99 %", "most", "MiB", "faults"]];
  replay.players.forEach((player, seat) => {
    const answers = answersOf(seat);
    const ms = answers.slice(answers.length > 1).filter(isOfGame).map((turn) => turn.ms[seat]).sort((a, b) => a - b);
    const words = (one) => one.toFixed(one < 100 ? 1 : 0);
    const at = (share) => ms.length ? words(quantile(ms, share)) : "–";
    const faults = replay.turns.filter((turn) => turn.faults[seat]).length + player.endFaults.length;
    rows.push([player.name, String(answers.filter(isOfGame).length), at(.5), at(.99), at(1), player.peakMib ? words(player.peakMib) : "–", String(faults)]);
  });
  fillTable(get("timing"), rows);
}
