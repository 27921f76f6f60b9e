const isNameChar = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x41 && code <= 0x5a) ||
  (code >= 0x30 && code <= 0x39) ||
  code === 0x2d ||
  code === 0x2e;

const isEmailChar = (code: number): boolean =>
  isNameChar(code) || code === 0x2b || code === 0x5f || code === 0x25;

// Printable ASCII except quotes and brackets.
const isUrlChar = (code: number): boolean =>
  code > 0x20 && code < 0x7f && !'"\'<>()[]{}|\\^`'.includes(String.fromCharCode(code));

const topLevels =
  /^(?:com|org|net|edu|gov|info|io|co|uk|de|fr|it|es|ru|jp|cn|eu|ch|at|nl|pl|br|pt|tr|ua|tv|me|app|dev)$/i;

/** Returns the start of the URL or email address whose `:` or `@` is at `index`, but not before `floor`. */
export const findUrlStart = (text: string, index: number, floor: number): number => {
  let start = index;
  while (start > floor && isEmailChar(text.charCodeAt(start - 1))) start--;
  return start;
};

/** Returns the end of the URL or email address around `index`. */
export const findUrlEnd = (text: string, index: number, ceiling: number): number => {
  let end = index;
  while (end < ceiling && isUrlChar(text.charCodeAt(end))) end++;
  return Math.max(end, index + 1);
};

/** Returns the end of the run of ASCII letters, digits, dots and hyphens that begins at `start`. */
export const findDomainEnd = (text: string, start: number, ceiling: number): number => {
  let end = start;
  while (end < ceiling && isNameChar(text.charCodeAt(end))) end++;
  return end;
};

/** Returns whether the run is a domain name such as `example.com` or `www.example.museum`. */
export const isDomain = (text: string, start: number, end: number): boolean => {
  let stop = end;
  while (stop > start && text.charCodeAt(stop - 1) === 0x2e) stop--;
  if (/^www\./i.test(text.slice(start, start + 4))) return stop > start + 4;
  const lastDot = text.lastIndexOf('.', stop - 1);
  return lastDot > start && lastDot < stop - 1 && topLevels.test(text.slice(lastDot + 1, stop));
};
