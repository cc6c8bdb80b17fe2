"use strict";

/** Tables whose headings are buttons are sorted by them, and stay so when new rows come. */

const orders = new Map();  // by the id of the table: the number of the column, and 1 (rising) or -1

function sortBy(button) {
  const heading = button.closest("th");
  const table = button.closest("table");
  const known = orders.get(table.id);
  const first = heading.classList.contains("figure") ? -1 : 1;
  const direction = known?.column === heading.cellIndex ? -known.direction : first;
  orders.set(table.id, { column: heading.cellIndex, direction });
  sortRows(table);
}

/** Sorts the rows as they were sorted last. */
function sortRows(table) {
  const order = orders.get(table.id);
  if (!order) return;
  for (const heading of table.tHead.rows[0].cells) {
    heading.ariaSort = heading.cellIndex !== order.column ? null : order.direction > 0 ? "ascending" : "descending";
  }
  const rows = [...table.tBodies[0].rows].map((row) => ({ row, value: valueOf(row.cells[order.column]) }));
  rows.sort((one, other) => compare(one.value, other.value, order.direction));
  table.tBodies[0].append(...rows.map(({ row }) => row));
}

function valueOf(cell) {
  const text = cell.dataset.value ?? cell.textContent.trim();
  return text === "" || text === "–" ? null : Number.isNaN(Number(text)) ? text : Number(text);
}

/** What is not known comes last in both directions. */
function compare(one, other, direction) {
  if (one === null || other === null) return (one === null) - (other === null);
  if (typeof one === "number" && typeof other === "number") return direction * (one - other);
  return direction * String(one).localeCompare(String(other));
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("th button");
  if (button) sortBy(button);
});
