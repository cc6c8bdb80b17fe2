"use strict";

/** Forms are sent from where they stand: one that is refused keeps all that was typed, with the reason beside it. */

const UNDER_WAY = 409;  // the status of a form whose last task has not ended

async function send(form, button) {
  if (form.ariaBusy || (form.dataset.asks && !confirm(form.dataset.asks))) return;
  form.ariaBusy = "true";
  tell(form, "");
  try {
    const data = new FormData(form, button);
    const whose = document.getElementById("whose");  // without choices until the game has come
    if (form.dataset.mine !== undefined && whose.options.length) data.set("mine", whose.value);
    const action = button?.getAttribute("formaction") ?? form.action;
    const answer = await fetch(requestOf(form, data, action));
    const words = answer.headers.get("Content-Type")?.startsWith("text/plain") && (await answer.text()).trim();
    if (!answer.ok) tell(form, words, answer.status === UNDER_WAY ? `${new URL(action, location).pathname}/cancel` : "");
    else if (words) form.querySelector("output").textContent = words;
    else arrive(form, new URL(answer.url));
  } catch {
    tell(form, await areReadable(form)
      ? "The server does not answer. What you typed is still here: try again."
      : "The file has changed since it was chosen: choose it again.");
  }
  form.ariaBusy = null;
}

function requestOf(form, data, action) {
  const headers = { Accept: "text/plain" };
  if (form.enctype === "multipart/form-data") return new Request(action, { method: "POST", body: data, headers });
  const fields = new URLSearchParams([...data].filter(([, value]) => form.method === "post" || value !== ""));
  if (form.method === "post") return new Request(action, { method: "POST", body: fields, headers });
  return new Request(`${action.split("?")[0]}?${fields}`, { headers });
}

/** Shows the page to which a form leads, or its row; what was typed into one that is likely to be sent again is kept. */
function arrive(form, place) {
  if (form.dataset.keeps === undefined) form.reset();
  if (form.dataset.stays !== undefined) {
    sought = place.pathname;
    refresh();
  } else if (place.pathname + place.search === location.pathname + location.search) {
    location.reload();
  } else {
    location.assign(place);
  }
}

/** Says beside a form why it is refused; `whileThere`: as long as the page has the form with this address. */
function tell(form, why, whileThere = "") {
  let place = form.querySelector(".refused");
  if (!place) {
    if (!why) return;
    place = Object.assign(document.createElement("p"), { className: "notice bad refused", role: "alert" });
    form.append(place);
  }
  place.hidden = !why;
  place.textContent = why;
  place.dataset.while = whileThere;
  if (whileThere) refresh();  // it may have ended by now
  if (why) place.scrollIntoView({ block: "nearest" });
}

/** Whether the files that were chosen can still be read: browsers send none that has changed since. */
async function areReadable(form) {
  const files = [...form.querySelectorAll("input[type=file]")].flatMap((input) => [...input.files]);
  try {
    await Promise.all(files.map((file) => file.slice(0, 1).arrayBuffer()));
    return true;
  } catch {
    return false;
  }
}

document.addEventListener("submit", (event) => {
  event.preventDefault();
  send(event.target, event.submitter);
});
