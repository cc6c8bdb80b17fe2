/**
 * How long each answer took, by player, with the same marks as the evaluation.
 *
 * The scale is that of answers after a player's first one, in which it is started.
 */
function drawTimes(marks) {
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

function showTiming() {
  const rows = [["", "answers", "median", "99 %", "most", "MiB", "faults"]];
  replay.players.forEach((player, seat) => {
    const ms = replay.turns.filter((turn) => turn.number).map((turn) => turn.ms[seat]).filter((one) => one != null).sort((a, b) => a - b);
    const words = (one) => one.toFixed(one < 100 ? 1 : 0);
    const at = (share) => ms.length ? words(ms[Math.min(ms.length - 1, Math.floor(share * ms.length))]) : "–";
    const faults = replay.turns.filter((turn) => turn.faults[seat]).length + player.endFaults.length;
    rows.push([player.name, String(ms.length), at(.5), at(.99), at(1), player.peakMib ? words(player.peakMib) : "–", String(faults)]);
  });
  fillTable(get("timing"), rows);
}
