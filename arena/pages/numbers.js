const percent = (value, digits = 0) => `${(100 * value).toFixed(digits).replace(/^-(0(\.0+)?)$/, "$1")}\u202f%`;
const isNothing = (value, digits) => percent(Math.abs(value), digits) === percent(0, digits);
/** With its sign, but for what is rounded to zero. */
function signed(value, digits = 1) {
  const size = percent(Math.abs(value), digits);
  return `${isNothing(value, digits) ? "" : value < 0 ? "\u2212" : "+"}${size}`;
}
const counted = (number, thing) => `${number} ${thing}${number === 1 ? "" : "s"}`;
const roughly = new Intl.NumberFormat("en", { notation: "compact", maximumSignificantDigits: 3 });
