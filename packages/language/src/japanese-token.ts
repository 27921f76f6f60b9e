/** A token of a Japanese sentence, with the names of the IPA dictionary's features as kuromoji gives them. */
export interface JapaneseToken {
  /** UTF-16 units of the sentence before it. */
  start: number;
  surface_form: string;
  /** Part of speech, and its finer classes. */
  pos: string;
  pos_detail_1: string;
  pos_detail_2: string;
  conjugated_type: string;
  conjugated_form: string;
  /** The form of a dictionary entry; `*` when it is unknown. */
  basic_form: string;
  /** In katakana; missing when it is unknown. */
  reading?: string | undefined;
}

/** Cuts a Japanese sentence into tokens, in order; what it cannot read is left out. */
export type JapaneseTokeniser = (sentence: string) => JapaneseToken[];
