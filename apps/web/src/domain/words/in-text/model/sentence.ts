/** A token of a sentence: `t` is its text; `w` is the word's ID if it is a word. */
export interface Token {
  t: string;
  w?: number | undefined;
}

/** A sentence as split by the server; `seq` is its number in its text or video. */
export interface Sentence {
  seq: number;
  tokens: readonly Token[];
}
