"use strict";

/** Keeps a page up to date: when the arena says that something is new, the parts marked `data-live` are asked for again. */

const PAUSE_MS = 500;      // between two refreshes, at least
const PAUSES = 9;          // ... and so many times what the last one took: cores are for the games
const LONGEST_PAUSE_MS = 10000;
const RETRY_MS = 2000;     // after an answer that is no stream of events
const PATIENCE_MS = 12000; // the arena says something more often than that
const MOVE_MS = 450;
const still = matchMedia("(prefers-reduced-motion: reduce)");
let shown = document.body.dataset.revision;
let events = null;
let heard = Date.now();
let busy = false;
let again = false;
let sought = "";           // the address of what a form has made, until its row is shown

function listen() {
  heard = Date.now();
  events = new EventSource("/events");
  events.onopen = hear;
  events.onmessage = (event) => { hear(); if (event.data !== shown) refresh(); };
  events.addEventListener("alive", hear);
  events.onerror = () => {
    refresh();
    if (events.readyState === EventSource.CLOSED) setTimeout(listenWhileSeen, RETRY_MS);
  };
}

/** A page that nobody sees listens to nothing: a browser has few connections to one server. */
function listenWhileSeen() {
  if (events) events.close();
  events = null;
  if (document.visibilityState === "visible") listen();
}

/** The arena has answered: if it had not for a while, the page shows again what is. */
function hear() {
  heard = Date.now();
  if (document.getElementById("offline").hidden) return;
  document.getElementById("offline").hidden = true;
  refresh();
}

/** The arena does not answer, so nobody knows whether it plays. */
function miss() {
  const offline = document.getElementById("offline");
  if (!offline.hidden) return;
  const since = `since ${new Date(heard).toTimeString().slice(0, 8)}`;
  offline.textContent = `The server does not answer ${since}. This page shows what it said before, and asks again.`;
  offline.hidden = false;
  const lamp = document.querySelector("#state .lamp");
  lamp.className = "lamp bad";
  lamp.textContent = `no answer ${since}`;
  for (const button of document.querySelectorAll("#state button")) button.disabled = true;
}

async function refresh() {
  again = busy;
  if (busy) return;
  busy = true;
  const begun = performance.now();
  try {
    const page = await load().catch(miss);
    if (page) adopt(page);
  } finally {
    const pause = Math.min(LONGEST_PAUSE_MS, Math.max(PAUSE_MS, PAUSES * (performance.now() - begun)));
    setTimeout(() => { busy = false; if (again) refresh(); }, pause);
  }
}

/** This page as it is now; nothing if the arena has none, and then the page says why. */
async function load() {
  const answer = await fetch(location.pathname + location.search, { signal: AbortSignal.timeout(PATIENCE_MS) });
  const text = await answer.text();
  hear();
  const page = new DOMParser().parseFromString(text, "text/html");
  const gone = document.getElementById("gone");
  gone.hidden = answer.ok;
  if (answer.ok) return page;
  gone.textContent = `${page.querySelector("main .notice")?.textContent ?? text} This page shows what was before.`;
  return null;
}

function adopt(page) {
  shown = page.body.dataset.revision;
  document.title = page.title;
  followData(page);
  drawCharts(page);
  for (const fresh of page.querySelectorAll("[data-live]")) {
    const old = document.getElementById(fresh.id);
    if (!old) continue;
    for (const table of fresh.querySelectorAll("table[id]")) sortRows(table);
    if (old.innerHTML !== fresh.innerHTML && !isHeld(old, fresh)) change(old, fresh);
  }
  for (const told of document.querySelectorAll(".refused[data-while]:not([data-while=''])")) {
    if (!page.querySelector(`form[action="${told.dataset.while}"]`)) told.hidden = true;
  }
  const made = sought && document.querySelector(`tr a[href="${sought}"]`);
  if (!made) return;
  made.scrollIntoView({ block: "center" });
  sought = "";
}

/** A list of games does not move under who reads it: a button says how many there are, and shows them. */
function isHeld(old, fresh) {
  const news = fresh.dataset.total - old.dataset.total;
  if (!news || !old.querySelector("tbody")) return false;
  const button = document.getElementById("news");
  button.textContent = `${news} new game${news === 1 ? "" : "s"}: show`;
  button.hidden = false;
  button.onclick = () => { button.hidden = true; change(old, fresh); };
  return true;
}

/** Changes what is new in a part of the page. Rows that move are seen to move, those whose mark changes light up. */
function change(old, fresh) {
  const before = new Map([...old.querySelectorAll("tr[id]")].map((row) => [row.id, placeOf(row)]));
  const chosen = [...old.querySelectorAll("select")].map((select) => [select, select.value]);
  Idiomorph.morph(old, fresh, { callbacks: { beforeAttributeUpdated: isArenas, beforeNodeRemoved: isNoRefusal } });
  for (const [select, value] of chosen) {
    if ([...select.options].some((option) => option.value === value)) select.value = value;
  }
  if (still.matches) return;
  for (const row of old.querySelectorAll("tr[id]")) {
    const was = before.get(row.id);
    const now = placeOf(row);
    if (!was) continue;
    if (was.top !== now.top) {
      row.animate([{ transform: `translateY(${was.top - now.top}px)` }, { transform: "none" }], { duration: MOVE_MS, easing: "ease-out" });
    }
    if (was.mark !== now.mark) row.classList.add("changed");
  }
}

/** Whether an attribute is the arena's to change: what a visitor has opened, chosen or typed stays. */
function isArenas(name, node) {
  if (node.matches("details")) return name !== "open";
  if (node.matches("form")) return name !== "aria-busy";
  return !(node.matches("input:not([type=hidden]), option, textarea") && ["value", "checked", "selected"].includes(name));
}

/** What a form was told stays until it is sent again. */
function isNoRefusal(node) {
  return !node.classList?.contains("refused");
}

function placeOf(row) {
  return { top: row.offsetTop, mark: row.dataset.mark };
}

/** What a game or a report shows is asked for again when it has changed: see `load` in the script of its page. */
function followData(page) {
  const data = document.getElementById("data"), fresh = page.getElementById("data");
  if (!fresh || fresh.href === data?.href) return;
  if (!data) return location.reload();
  data.href = fresh.href;
  data.dispatchEvent(new Event("change"));
}

for (const link of document.querySelectorAll("[data-back]")) {
  link.addEventListener("click", (event) => { event.preventDefault(); history.back(); });
}
if (shown) {
  document.addEventListener("visibilitychange", listenWhileSeen);
  setInterval(() => { if (events && Date.now() - heard > PATIENCE_MS) miss(); }, 1000);
  listenWhileSeen();
}
