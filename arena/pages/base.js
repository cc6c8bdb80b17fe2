const get = (id) => document.getElementById(id);

/** The data of the page, which is packed in it or has an address of its own. */
async function load() {
  const { href, textContent } = get("data");
  if (href) return (await fetch(href)).json();
  const packed = Uint8Array.from(atob(textContent), (character) => character.charCodeAt(0));
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))).json();
}

let page = await load();

/** An element with text and children; everything from a bot goes through here, as text. */
function make(tag, { text, name, colour, title } = {}, ...children) {
  const element = document.createElement(tag);
  if (text !== undefined && text !== null) element.textContent = text;
  if (name) element.className = name;
  if (title) element.title = title;
  if (colour) element.style.setProperty("--seat", colour);
  element.append(...children);
  return element;
}

/** What those who do not see the pictures are told in their place. */
function namePictures(parent, name) {
  for (const svg of parent.querySelectorAll(":scope > svg")) svg.ariaLabel = name;
}

/** What has to be scrolled can have the focus, so that arrow keys reach all of it. */
function focusScrolled() {
  for (const one of document.querySelectorAll("#board, .scroll, .bot .answer, .said dd")) {
    if (one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight) one.tabIndex = 0;
    else one.removeAttribute("tabindex");
  }
}

const LEAST_WORD = 9;
const PAINTED = "circle, ellipse, image, line, path, polygon, polyline, rect:not([fill=none]), use";
/** What could not be read in a picture is not shown; the title of its element says it. A picture of words alone shows all. */
function hideSmallWords(picture) {
  const ofWords = !picture.querySelector(PAINTED);
  for (const text of picture.querySelectorAll("text")) {
    const size = text.getScreenCTM().a * parseFloat(getComputedStyle(text).fontSize);
    text.classList.toggle("too-small", !ofWords && size < LEAST_WORD);
  }
}
