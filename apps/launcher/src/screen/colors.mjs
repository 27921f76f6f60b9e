/**
 * Returns functions that color text for a terminal; plain text for files or when NO_COLOR is set.
 * @param {NodeJS.WriteStream} stream
 */
export function colorsOf(stream) {
  const hasColors = stream.isTTY && stream.hasColors();
  const style = (/** @type {number} */ on, /** @type {number} */ off) => (/** @type {string} */ text) =>
    hasColors ? `\u001B[${on}m${text}\u001B[${off}m` : text;
  return {
    bold: style(1, 22),
    dim: style(2, 22),
    red: style(31, 39),
    green: style(32, 39),
    teal: style(36, 39),
  };
}
