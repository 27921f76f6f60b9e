/** A piece of a sentence: `t` as written; `w` is the word's id when it is a word. */
export interface Token {
  t: string;
  w?: number | undefined;
}

/** A sentence as the server cuts it; `seq` is its number in its text or video. */
export interface Sentence {
  seq: number;
  tokens: readonly Token[];
}
