/** The words of a document in order, in flat arrays with eight bytes per word. */
export class WordList {
  #starts = new Uint16Array(4096);
  #ends = new Uint16Array(4096);
  #forms = new Uint32Array(4096);
  length = 0;

  /** Adds a word: its UTF-16 offsets in the sentence (shorter than 65,536) and the index of its form. */
  add(start: number, end: number, form: number): void {
    if (this.length === this.#starts.length) this.#grow();
    this.#starts[this.length] = start;
    this.#ends[this.length] = end;
    this.#forms[this.length++] = form;
  }

  start = (index: number): number => this.#starts[index] as number;
  end = (index: number): number => this.#ends[index] as number;
  form = (index: number): number => this.#forms[index] as number;

  #grow(): void {
    const size = this.length * 2;
    const grow = <List extends Uint16Array | Uint32Array>(list: List, next: List): List => {
      next.set(list);
      return next;
    };
    this.#starts = grow(this.#starts, new Uint16Array(size));
    this.#ends = grow(this.#ends, new Uint16Array(size));
    this.#forms = grow(this.#forms, new Uint32Array(size));
  }
}
