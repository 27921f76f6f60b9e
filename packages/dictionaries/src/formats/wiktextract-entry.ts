import type { DictionaryEntry, Sense } from '../entry.ts';
import { partOfSpeech } from './part-of-speech.ts';

interface Linked {
  word?: unknown;
}

interface WiktextractSense {
  glosses?: unknown;
  raw_glosses?: unknown;
  examples?: unknown;
  synonyms?: unknown;
  antonyms?: unknown;
}

interface WiktextractForm {
  form?: unknown;
  tags?: unknown;
  ruby?: unknown;
}

/** The fields of a wiktextract line that we use. Files can come from anyone, so no types are assumed. */
export interface WiktextractWord {
  word?: unknown;
  lang_code?: string;
  pos?: unknown;
  senses?: unknown;
  sounds?: unknown;
  forms?: unknown;
  synonyms?: unknown;
  antonyms?: unknown;
  related?: unknown;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const textOf = (value: unknown): string => (isText(value) ? value : '');
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : []);
const objectsOf = <Shape extends object>(value: unknown): Shape[] =>
  Array.isArray(value) ? (value.filter((item) => typeof item === 'object' && item !== null) as Shape[]) : [];
const wordsOf = (value: unknown): string[] =>
  objectsOf<Linked>(value)
    .map(({ word }) => word)
    .filter(isText);

/** Tags of table rows that aren't forms. */
const noForms = new Set([
  'table-tags',
  'inflection-template',
  'class',
  'romanization',
  'hangeul',
  'auxiliary',
]);

/** Converts a word from wiktextract to an entry. */
export function wiktextractEntry(word: WiktextractWord): DictionaryEntry {
  const headword = textOf(word.word);
  const senses = objectsOf<WiktextractSense>(word.senses);
  const forms = objectsOf<WiktextractForm>(word.forms);
  const linked = (name: 'synonyms' | 'antonyms') => [
    ...wordsOf(word[name]),
    ...senses.flatMap((sense) => wordsOf(sense[name])),
  ];
  return {
    headword,
    partOfSpeech: partOfSpeech(textOf(word.pos)),
    reading: readingOf(word, forms),
    senses: senses.map(senseOf),
    spellings: forms.filter((form) => hasTag(form, 'canonical')).map(({ form }) => textOf(form)),
    inflected: inflectedOf(headword, forms),
    synonyms: linked('synonyms'),
    antonyms: linked('antonyms'),
    related: wordsOf(word.related),
  };
}

const hasTag = ({ tags }: WiktextractForm, tag: string): boolean => textsOf(tags).includes(tag);

/** Returns a sense, preceded by the parent senses it belongs to. */
function senseOf({ glosses, raw_glosses: raw, examples }: WiktextractSense): Sense {
  const text = (textsOf(glosses).length > 0 ? textsOf(glosses) : textsOf(raw)).join(' – ');
  const shown = objectsOf<{ text?: unknown; english?: unknown; translation?: unknown }>(examples)
    .filter((example) => isText(example.text))
    .map((example) => [textOf(example.text), textOf(example.translation) || textOf(example.english)])
    .map((parts) => parts.filter((part) => part !== '').join(' – '));
  return { text, ...(shown.length > 0 ? { examples: shown } : {}) };
}

/** Returns inflected forms of one word. Multi-word forms such as `bin gegangen` are found by their parts. */
function inflectedOf(headword: string, forms: readonly WiktextractForm[]): string[] {
  const single = (form: string) => headword.includes(' ') || !form.includes(' ');
  return forms
    .filter((form) => !textsOf(form.tags).some((tag) => noForms.has(tag)) && !hasTag(form, 'canonical'))
    .map(({ form }) => textOf(form))
    .filter((form) => form !== '' && form !== '-' && form !== headword && single(form));
}

/** Returns the kana above the kanji, else the romanization, else the first pronunciation. */
function readingOf(word: WiktextractWord, forms: readonly WiktextractForm[]): string {
  const canonical = forms.find((form) => hasTag(form, 'canonical'));
  const ruby = Array.isArray(canonical?.ruby) ? canonical.ruby.map(textsOf) : [];
  const pairs = ruby.filter((pair) => pair.length === 2) as [string, string][];
  if (pairs.length > 0) {
    return pairs.reduce((text, [base, above]) => text.replace(base, above), textOf(canonical?.form));
  }
  const roman = textOf(forms.find((form) => hasTag(form, 'romanization'))?.form);
  const sounds = objectsOf<{ ipa?: unknown }>(word.sounds).map(({ ipa }) => textOf(ipa));
  return roman || (sounds.find((sound) => sound !== '') ?? '');
}
