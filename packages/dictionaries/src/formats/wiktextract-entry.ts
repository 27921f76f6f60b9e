import type { DictionaryEntry, Sense } from '../entry.ts';
import { featuresFromTags } from '../inflection/grammar-tags.ts';
import type { ListedForm } from '../inflection/inflected-form.ts';
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
const toText = (value: unknown): string => (isText(value) ? value : '');
const toTexts = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : []);
const toObjects = <Shape extends object>(value: unknown): Shape[] =>
  Array.isArray(value) ? (value.filter((item) => typeof item === 'object' && item !== null) as Shape[]) : [];
const toWords = (value: unknown): string[] =>
  toObjects<Linked>(value)
    .map(({ word }) => word)
    .filter(isText);

/** Tags of table rows that aren't forms. */
const nonFormTags = new Set([
  'table-tags',
  'inflection-template',
  'class',
  'romanization',
  'hangeul',
  'auxiliary',
]);

/** Converts a word from wiktextract to an entry. */
export function wiktextractEntry(word: WiktextractWord): DictionaryEntry {
  const headword = toText(word.word);
  const senses = toObjects<WiktextractSense>(word.senses);
  const forms = toObjects<WiktextractForm>(word.forms);
  const inflected = findInflected(headword, forms);
  const linked = (name: 'synonyms' | 'antonyms') => [
    ...toWords(word[name]),
    ...senses.flatMap((sense) => toWords(sense[name])),
  ];
  return {
    headword,
    partOfSpeech: partOfSpeech(toText(word.pos)),
    reading: extractReading(word, forms),
    senses: senses.map(toSense),
    spellings: forms.filter((form) => hasTag(form, 'canonical')).map(({ form }) => toText(form)),
    inflected: inflected.map(({ form }) => toText(form)),
    listedForms: listForms(inflected),
    synonyms: linked('synonyms'),
    antonyms: linked('antonyms'),
    related: toWords(word.related),
  };
}

const hasTag = ({ tags }: WiktextractForm, tag: string): boolean => toTexts(tags).includes(tag);

/** Returns a sense, preceded by the parent senses it belongs to. */
function toSense({ glosses, raw_glosses: raw, examples }: WiktextractSense): Sense {
  const text = (toTexts(glosses).length > 0 ? toTexts(glosses) : toTexts(raw)).join(' – ');
  const exampleTexts = toObjects<{ text?: unknown; english?: unknown; translation?: unknown }>(examples)
    .filter((example) => isText(example.text))
    .map((example) => [toText(example.text), toText(example.translation) || toText(example.english)])
    .map((parts) => parts.filter((part) => part !== '').join(' – '));
  return { text, ...(exampleTexts.length > 0 ? { examples: exampleTexts } : {}) };
}

/** Returns the single-word forms. Multi-word forms such as `bin gegangen` are looked up by their parts. */
function findInflected(headword: string, forms: readonly WiktextractForm[]): WiktextractForm[] {
  const isSingle = (form: string) => headword.includes(' ') || !form.includes(' ');
  return forms.filter((one) => {
    const form = toText(one.form);
    const isForm = !toTexts(one.tags).some((tag) => nonFormTags.has(tag)) && !hasTag(one, 'canonical');
    return isForm && form !== '' && form !== '-' && form !== headword && isSingle(form);
  });
}

/** Lists the forms whose tags describe them completely. */
function listForms(forms: readonly WiktextractForm[]): ListedForm[] {
  const listed = new Map<string, ListedForm>();
  for (const { form, tags } of forms) {
    const features = featuresFromTags(toTexts(tags));
    if (features.length === 0) continue;
    const text = toText(form);
    const one = listed.get(text) ?? { form: text, inflections: [] };
    const isKnown = one.inflections.some((inflection) => inflection.join(' ') === features.join(' '));
    if (!isKnown) one.inflections.push(features);
    listed.set(text, one);
  }
  return [...listed.values()];
}

/** Returns the kana above the kanji if any, otherwise the romanization or the first pronunciation. */
function extractReading(word: WiktextractWord, forms: readonly WiktextractForm[]): string {
  const canonical = forms.find((form) => hasTag(form, 'canonical'));
  const ruby = Array.isArray(canonical?.ruby) ? canonical.ruby.map(toTexts) : [];
  const pairs = ruby.filter((pair) => pair.length === 2) as [string, string][];
  if (pairs.length > 0) {
    return pairs.reduce((text, [base, rubyText]) => text.replace(base, rubyText), toText(canonical?.form));
  }
  const roman = toText(forms.find((form) => hasTag(form, 'romanization'))?.form);
  const sounds = toObjects<{ ipa?: unknown }>(word.sounds).map(({ ipa }) => toText(ipa));
  return roman || (sounds.find((sound) => sound !== '') ?? '');
}
