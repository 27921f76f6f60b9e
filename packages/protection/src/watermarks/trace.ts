/**
 * Characters that encode two bits each. They are invisible, reading apps and search ignore them, and copying preserves
 * them.
 */
const symbols = ['\u200b', '\u200c', '\u200d', '\u2060'] as const;
/** Each letter stands for six bits. */
const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
const startMarker = symbols[0] + symbols[3] + symbols[1] + symbols[2];
const maxLetters = 24;
const checkLength = 8;

const write = (value: number, length: number): string =>
  Array.from({ length }, (_, at) => symbols[(value >> (2 * (length - 1 - at))) & 3]).join('');

const read = (run: string, at: number, length: number): number => {
  let value = 0;
  for (const symbol of run.slice(at, at + length)) value = value * 4 + symbols.indexOf(symbol as '\u200b');
  return value;
};

/** Computes the CRC-16/CCITT-FALSE checksum of a text. */
function computeChecksum(text: string): number {
  let crc = 0xffff;
  for (const letter of text) {
    crc ^= letter.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc;
}

/**
 * Encodes a short reference (1 to 24 letters, digits, `-` and `_`) in invisible characters.
 * @throws {TypeError} when the reference is invalid
 */
export function writeTrace(reference: string): string {
  if (!/^[\w-]{1,24}$/.test(reference)) throw new TypeError(`invalid trace reference: ${reference}`);
  const body = Array.from(reference, (letter) => write(letters.indexOf(letter), 3)).join('');
  return startMarker + write(reference.length, 3) + body + write(computeChecksum(reference), checkLength);
}

/**
 * Returns the distinct orders in the invisible traces in a text. One complete copied paragraph is enough. Ignores
 * traces with a wrong checksum.
 */
export function readTextWatermark(text: string): string[] {
  const found = new Set<string>();
  for (const [run] of text.matchAll(/[\u200b-\u200d\u2060]{18,}/g)) {
    for (let at = run.indexOf(startMarker); at !== -1; at = run.indexOf(startMarker, at + 1)) {
      const from = at + startMarker.length + 3;
      const length = read(run, at + startMarker.length, 3);
      const end = from + length * 3;
      if (length < 1 || length > maxLetters || end + checkLength > run.length) continue;
      const reference = Array.from(
        { length },
        (_, index) => letters[read(run, from + index * 3, 3)] ?? '',
      ).join('');
      if (computeChecksum(reference) === read(run, end, checkLength)) found.add(reference);
    }
  }
  return [...found];
}
