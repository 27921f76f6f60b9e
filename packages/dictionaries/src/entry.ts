import type { ListedForm } from './inflection/inflected-form.ts';

/** A sense of a word. */
export interface Sense {
  text: string;
  examples?: string[];
}

/** An entry from a dictionary file, before normalization. */
export interface DictionaryEntry {
  headword: string;
  /** In English, such as `noun, feminine`. Empty if unknown. */
  partOfSpeech: string;
  /** Pronunciation or transcription. Empty if unknown. */
  reading: string;
  senses: Sense[];
  /** Other spellings of the headword. */
  spellings?: string[];
  /** Inflected forms by which lookups find the entry. */
  inflected?: string[];
  /** Features of the inflected forms, if the dictionary provides them. */
  listedForms?: ListedForm[];
  synonyms?: string[];
  antonyms?: string[];
  /** Words that the entry refers to, other than synonyms and antonyms. */
  related?: string[];
}
