import type { DictionaryEntry, Sense } from './entry.ts';

// No one looks up longer headwords.
const longestHeadword = 200;
const longestLine = 300;
const longestSense = 2000;
const mostSenses = 60;
const mostExamples = 5;
const mostForms = 2000;
const mostRelations = 200;

/** An entry with all fields, within limits and safe to store. */
export type TidyEntry = Required<DictionaryEntry>;

// Control characters (PostgreSQL rejects U+0000) and white space of all kinds.
const space = /[\p{Control}\s]+/gu;

const tidy = (text: string, longest: number): string => {
  const clean = text.toWellFormed().replace(space, ' ').trim();
  return clean.length <= longest ? clean : `${clean.slice(0, longest - 1).toWellFormed()}…`;
};

const words = (texts: readonly string[] | undefined, most: number): string[] => {
  const tidied = (texts ?? []).slice(0, most).map((text) => tidy(text, longestHeadword + 1));
  return [...new Set(tidied.filter((text) => text !== '' && text.length <= longestHeadword))];
};

const tidySense = ({ text, examples = [] }: Sense): Sense => {
  const kept = examples.slice(0, mostExamples).map((example) => tidy(example, longestSense));
  const shown = kept.filter((example) => example !== '');
  return { text: tidy(text, longestSense), ...(shown.length > 0 ? { examples: shown } : {}) };
};

/** Returns the entry as it is stored, or undefined if it has no headword or no meaning. */
export function tidyEntry(entry: DictionaryEntry): TidyEntry | undefined {
  const [headword] = words([entry.headword], 1);
  const senses = entry.senses
    .slice(0, mostSenses)
    .map(tidySense)
    .filter(({ text }) => text !== '');
  if (headword === undefined || senses.length === 0) return undefined;
  return {
    headword,
    senses,
    partOfSpeech: tidy(entry.partOfSpeech, longestLine),
    reading: tidy(entry.reading, longestLine),
    spellings: words(entry.spellings, mostForms),
    inflected: words(entry.inflected, mostForms),
    synonyms: words(entry.synonyms, mostRelations),
    antonyms: words(entry.antonyms, mostRelations),
    related: words(entry.related, mostRelations),
  };
}
