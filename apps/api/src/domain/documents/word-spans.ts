/**
 * Compact encoding of the positions of a sentence's words.
 *
 * Each word takes one byte (three bits for the characters since the previous word, five for its length), plus a varint
 * for each value that doesn't fit (gap from 7, length from 31). Nearly every word fits in one byte.
 */
const maxGap = 7;
const maxLength = 31;

/** Encodes spans into a growing buffer. */
export class SpanWriter {
  #bytes = Buffer.allocUnsafe(4096);
  #size = 0;

  #number(value: number): void {
    let rest = value;
    while (rest >= 0x80) {
      this.#bytes[this.#size++] = (rest & 0x7f) | 0x80;
      rest >>>= 7;
    }
    this.#bytes[this.#size++] = rest;
  }

  /** Adds a word: its distance from the end of the previous word and its length, in UTF-16 code units. */
  add(gap: number, length: number): void {
    if (this.#size + 16 > this.#bytes.length) {
      this.#bytes = Buffer.concat([this.#bytes], this.#bytes.length * 2);
    }
    this.#bytes[this.#size++] = (Math.min(gap, maxGap) << 5) | Math.min(length, maxLength);
    if (gap >= maxGap) this.#number(gap - maxGap);
    if (length >= maxLength) this.#number(length - maxLength);
  }

  /** Returns a copy of the bytes written so far and resets the writer. */
  flush(): Buffer {
    const bytes = Buffer.from(this.#bytes.subarray(0, this.#size));
    this.#size = 0;
    return bytes;
  }
}

/** Calls `visit` with each word's start and end (UTF-16 offsets in the sentence) and its index, from 0. */
export function readSpans(
  bytes: Uint8Array,
  visit: (start: number, end: number, index: number) => void,
): void {
  let at = 0;
  let position = 0;
  let index = 0;
  const readNumber = (): number => {
    let value = 0;
    let shift = 0;
    for (;;) {
      const byte = bytes[at++] as number;
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
      shift += 7;
    }
  };
  while (at < bytes.length) {
    const head = bytes[at++] as number;
    let gap = head >>> 5;
    let length = head & 0x1f;
    if (gap === maxGap) gap += readNumber();
    if (length === maxLength) length += readNumber();
    const start = position + gap;
    position = start + length;
    visit(start, position, index++);
  }
}
