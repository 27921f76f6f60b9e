/** One meaning. */
export interface Sense {
  text: string;
  examples?: string[];
}

/** An entry as a reader of a dictionary file gives it; nothing is normalised yet. */
export interface DictionaryEntry {
  headword: string;
  /** In English, e.g. `noun, feminine`; empty when the file does not tell. */
  partOfSpeech: string;
  /** Pronunciation or transcription; empty when the file does not tell. */
  reading: string;
  senses: Sense[];
  /** Other spellings of the headword. */
  spellings?: string[];
  /** Inflected forms. */
  inflected?: string[];
  synonyms?: string[];
  antonyms?: string[];
  /** Words that the entry points to. */
  related?: string[];
}
