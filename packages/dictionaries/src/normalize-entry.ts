import type { DictionaryEntry, Sense } from './entry.ts';
import type { ListedForm } from './inflection/inflected-form.ts';

// Longer headwords are never looked up.
const maxHeadwordLength = 200;
const maxLineLength = 300;
const maxSenseLength = 2000;
const maxSenses = 60;
const maxExamples = 5;
const maxForms = 2000;
const maxListedForms = 200;
const maxInflections = 6;
const maxRelations = 200;

/** An entry with all fields set, within the limits and safe to store. */
export type NormalizedEntry = Required<DictionaryEntry>;

// Control characters (PostgreSQL rejects U+0000) and white space of all kinds.
const space = /[\p{Control}\s]+/gu;

const cleanText = (text: string, max: number): string => {
  const clean = text.toWellFormed().replace(space, ' ').trim();
  return clean.length <= max ? clean : `${clean.slice(0, max - 1).toWellFormed()}…`;
};

const cleanWords = (texts: readonly string[] | undefined, max: number): string[] => {
  const cleaned = (texts ?? []).slice(0, max).map((text) => cleanText(text, maxHeadwordLength + 1));
  return [...new Set(cleaned.filter((text) => text !== '' && text.length <= maxHeadwordLength))];
};

const normalizeSense = ({ text, examples = [] }: Sense): Sense => {
  const cleaned = examples.slice(0, maxExamples).map((example) => cleanText(example, maxSenseLength));
  const nonEmptyExamples = cleaned.filter((example) => example !== '');
  return {
    text: cleanText(text, maxSenseLength),
    ...(nonEmptyExamples.length > 0 ? { examples: nonEmptyExamples } : {}),
  };
};

const normalizeForm = ({ form, inflections }: ListedForm): ListedForm[] =>
  cleanWords([form], 1).map((clean) => ({ form: clean, inflections: inflections.slice(0, maxInflections) }));

/** Returns the entry as it is stored, or undefined if it has no headword or no meaning. */
export function normalizeEntry(entry: DictionaryEntry): NormalizedEntry | undefined {
  const [headword] = cleanWords([entry.headword], 1);
  const senses = entry.senses
    .slice(0, maxSenses)
    .map(normalizeSense)
    .filter(({ text }) => text !== '');
  if (headword === undefined || senses.length === 0) return undefined;
  return {
    headword,
    senses,
    partOfSpeech: cleanText(entry.partOfSpeech, maxLineLength),
    reading: cleanText(entry.reading, maxLineLength),
    spellings: cleanWords(entry.spellings, maxForms),
    inflected: cleanWords(entry.inflected, maxForms),
    listedForms: (entry.listedForms ?? []).slice(0, maxListedForms).flatMap(normalizeForm),
    synonyms: cleanWords(entry.synonyms, maxRelations),
    antonyms: cleanWords(entry.antonyms, maxRelations),
    related: cleanWords(entry.related, maxRelations),
  };
}
