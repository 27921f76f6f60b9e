const maxLength = 8192;

/** Collects the last 8,192 characters of a text stream. */
export class Tail {
  #text = '';

  add(piece: string): void {
    this.#text = (this.#text + piece).slice(-maxLength);
  }

  toString(): string {
    return this.#text;
  }
}
