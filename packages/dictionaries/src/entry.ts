/** One meaning. */
export interface Sense {
  text: string;
  examples?: string[];
}

/** An entry from a dictionary file, not yet normalized. */
export interface DictionaryEntry {
  headword: string;
  /** In English, such as `noun, feminine`. Empty if unknown. */
  partOfSpeech: string;
  /** Pronunciation or transcription. Empty if unknown. */
  reading: string;
  senses: Sense[];
  /** Other spellings of the headword. */
  spellings?: string[];
  /** Inflected forms. */
  inflected?: string[];
  synonyms?: string[];
  antonyms?: string[];
  /** Words that the entry refers to. */
  related?: string[];
}
