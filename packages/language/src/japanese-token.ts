/** A token of a Japanese sentence, with kuromoji's names for IPADIC's features. */
export interface JapaneseToken {
  /** Offset in the sentence, in UTF-16 code units. */
  start: number;
  surface_form: string;
  /** Part of speech and its subclasses. */
  pos: string;
  pos_detail_1: string;
  pos_detail_2: string;
  conjugated_type: string;
  conjugated_form: string;
  /** Dictionary form, or `*` if unknown. */
  basic_form: string;
  /** In katakana. Undefined if unknown. */
  reading?: string | undefined;
}

/** Splits a Japanese sentence into tokens, in order. Skips parts that it can't read. */
export type JapaneseTokenizer = (sentence: string) => JapaneseToken[];
