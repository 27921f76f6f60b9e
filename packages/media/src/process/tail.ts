const most = 8192;

/** Keeps the end of a stream of text, the last 8,192 characters. */
export class Tail {
  #text = '';

  add(piece: string): void {
    this.#text = (this.#text + piece).slice(-most);
  }

  toString(): string {
    return this.#text;
  }
}
