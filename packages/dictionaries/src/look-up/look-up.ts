import type { Queryable } from '@glossa/db/database';
import { foldWord } from '@glossa/language/fold-word';
import { normalizeWord } from '@glossa/language/normalize';

import type { Sense } from '../entry.ts';
import type { InflectionFeature, ListedForm } from '../inflection/inflected-form.ts';
import { readForms, type StoredForm } from '../inflection/stored-forms.ts';
import type { ExpressionCandidate } from '../ranking/find-expressions.ts';
import { classOfPartOfSpeech, type WordClass } from '../ranking/word-class.ts';
import {
  findEntries,
  findExpressionEntries,
  listPartsOfSpeech,
  listReadyDictionaries,
  type DictionaryRow,
  type EntryRow,
  type WordQuery,
} from './queries.ts';
import { findParts } from './find-parts.ts';
import { mergeFormEntries } from './merge-form-entries.ts';
import { orderDictionaries, type DictionaryOrder, type OrderedDictionary } from './order-dictionaries.ts';
import { stripAffixes } from './strip-affixes.ts';

/** An entry, its dictionary, and how it matched. */
export interface FoundEntry {
  headword: string;
  reading: string;
  partOfSpeech: string;
  senses: Sense[];
  dictionary: { name: string; title: string; licence: string; source: string; target: string };
  /**
   * `form`: the headword; `folded`: the headword, ignoring accents and the like; `lemma`: an inflected form;
   * `expression`: an expression that the word belongs to in its sentence; `part`: a part of a word that isn't in any
   * dictionary.
   */
  match: 'form' | 'folded' | 'lemma' | 'expression' | 'part';
  /** Primary sort key: lower values come first. See `orderDictionaries`. */
  preference: number;
  /** The forms that the dictionary lists. Only if requested. */
  forms?: ListedForm[];
  /** Possible features of the word as a form of the headword, if a dictionary provides them. */
  inflections?: InflectionFeature[][];
  /** For an expression, the indexes of its words in the sentence. */
  words?: readonly number[];
}

/** The entries found for one or more words. */
export interface LookupResult {
  /** For each word, its normalized form and up to `limit` entries, best first. */
  words: { form: string; entries: FoundEntry[] }[];
  /** Whether any dictionaries are installed for the language. */
  installed: boolean;
}

/** Kind of match, by rank. */
const matchKinds = ['form', 'form', 'lemma', 'form', 'folded', 'lemma', 'lemma'] as const;

/**
 * Looks up words or phrases in all dictionaries for their language: as written, normalized, as an inflected form,
 * without accents (only if the preceding forms find nothing), by known `lemmas`, and without affixes if nothing else is
 * found. In languages with compounds or without spaces, splits words that aren't in any dictionary into parts that are.
 * With `target`, uses only dictionaries with explanations in that language. Dictionaries with explanations in a
 * `preferred` language come first, in the given order; others are used only for words without an entry in the preferred
 * ones. A learner's own `order` takes precedence.
 */
export async function lookUp(
  db: Queryable,
  {
    language,
    words,
    target,
    preferred = [],
    order,
    limit,
    withForms = false,
  }: {
    language: number;
    words: readonly { text: string; lemmas?: readonly string[] }[];
    target?: string | undefined;
    /** Language codes. */
    preferred?: readonly string[];
    order?: DictionaryOrder | undefined;
    /** Maximum number of entries per word. */
    limit: number;
    /** Whether to include the forms that the dictionaries list. */
    withForms?: boolean;
  },
): Promise<LookupResult> {
  const queries = words.map(({ text, lemmas = [] }) => {
    const form = normalizeWord(text, language);
    const forms = form === '' ? [] : [form, ...lemmas.filter((lemma) => lemma !== form)];
    return { written: text.normalize('NFC'), form, forms, folded: forms.map(foldWord) };
  });
  const dictionaries = await listReadyDictionaries(db, language, target);
  const searched = orderDictionaries(dictionaries, { preferred, order }).filter(({ isHidden }) => !isHidden);
  const first = searched.filter(({ isFallback }) => !isFallback);
  const fallbacks = searched.filter(({ isFallback }) => isFallback);
  const rows: EntryRow[] = [];
  for (const group of [first, fallbacks]) {
    const found = new Set(rows.map(({ word }) => word));
    const missing = queries.map((query, word) => ({ ...query, word })).filter(({ word }) => !found.has(word));
    if (group.length > 0 && missing.length > 0)
      rows.push(...(await findWords(db, group, missing, { language, limit, withForms })));
  }
  const fullMatchCount = rows.length;
  for (const group of [first, fallbacks]) {
    const found = new Set(rows.map(({ word }) => word));
    const unknown = queries
      .map(({ written, form }, word) => ({ word, written, form }))
      .filter(({ word }) => !found.has(word));
    if (group.length > 0 && unknown.length > 0)
      rows.push(...(await findParts(db, group, unknown, { language, limit })));
  }
  const findDictionary = createDictionaryLookup(searched);
  const results = queries.map(({ form }): LookupResult['words'][number] => ({ form, entries: [] }));
  for (const [index, row] of rows.entries()) {
    const { word, dictionaryId, rank, headword, reading, partOfSpeech, senses } = row;
    const match = index < fullMatchCount ? (matchKinds[rank] ?? 'lemma') : 'part';
    const result = results[word];
    result?.entries.push({
      headword,
      reading,
      partOfSpeech,
      senses,
      match,
      ...(row.forms ? describeForms(row.forms, match === 'lemma' ? result.form : undefined, language) : {}),
      ...findDictionary(dictionaryId),
    });
  }
  for (const result of results) result.entries = mergeFormEntries(result.entries);
  return { installed: dictionaries.length > 0, words: results };
}

/** Returns an entry's forms, and the possible features of `form` if it is one of them. */
function describeForms(
  stored: readonly StoredForm[],
  form: string | undefined,
  language: number,
): Pick<FoundEntry, 'forms' | 'inflections'> {
  const forms = readForms(stored);
  const found = forms.find((one) => normalizeWord(one.form, language) === form);
  return {
    ...(forms.length > 0 ? { forms } : {}),
    ...(found ? { inflections: found.inflections } : {}),
  };
}

/** Maximum number of rows for all candidates in a sentence. Most candidates aren't expressions. */
const maxExpressionRows = 200;

/**
 * Finds entries for expressions, in the order of the candidates and, for each of them, in the same order of
 * dictionaries as `lookUp`. With `target`, uses only dictionaries with explanations in that language.
 */
export async function lookUpExpressions(
  db: Queryable,
  {
    language,
    candidates,
    target,
    preferred = [],
    order,
  }: {
    language: number;
    candidates: readonly ExpressionCandidate[];
    target?: string | undefined;
    preferred?: readonly string[];
    order?: DictionaryOrder | undefined;
  },
): Promise<(FoundEntry & { candidate: number })[]> {
  if (candidates.length === 0) return [];
  const dictionaries = orderDictionaries(await listReadyDictionaries(db, language, target), {
    preferred,
    order,
  }).filter(({ isHidden }) => !isHidden);
  const rows = await findExpressionEntries(db, {
    dictionaries: dictionaries.map(({ id }) => id),
    forms: candidates.map(({ form, inflected }) => ({ form, folded: foldWord(form), inflected })),
    limit: maxExpressionRows,
  });
  const findDictionary = createDictionaryLookup(dictionaries);
  return rows
    .map(({ candidate, dictionaryId, headword, reading, partOfSpeech, senses }) => ({
      candidate,
      headword,
      reading,
      partOfSpeech,
      senses,
      match: 'expression' as const,
      words: candidates[candidate]?.words ?? [],
      ...findDictionary(dictionaryId),
    }))
    .sort((one, other) => one.candidate - other.candidate || one.preference - other.preference);
}

/** Returns the word classes of words in the dictionaries for a language, by normalized form. */
export async function listWordClasses(
  db: Queryable,
  { language, forms }: { language: number; forms: readonly string[] },
): Promise<Map<string, Set<WordClass>>> {
  const found = new Map<string, Set<WordClass>>();
  if (forms.length === 0) return found;
  const dictionaries = (await listReadyDictionaries(db, language, undefined)).map(({ id }) => id);
  for (const { form, partOfSpeech } of await listPartsOfSpeech(db, {
    dictionaries,
    forms,
    folded: forms.map(foldWord),
  })) {
    const name = classOfPartOfSpeech(partOfSpeech);
    if (name !== undefined) found.set(form, (found.get(form) ?? new Set()).add(name));
  }
  return found;
}

/** Creates a function that looks up a dictionary's description and preference by ID. */
function createDictionaryLookup(
  dictionaries: readonly OrderedDictionary<DictionaryRow>[],
): (id: number) => Pick<FoundEntry, 'dictionary' | 'preference'> {
  const byId = new Map(
    dictionaries.map(({ id, name, title, licence, source, target, preference }) => [
      id,
      { dictionary: { name, title, licence, source, target }, preference },
    ]),
  );
  return (id) => byId.get(id) ?? throwUnknownDictionary(id);
}

/** Finds entries for words by their forms, or, if there are none, by their forms without affixes. */
async function findWords(
  db: Queryable,
  dictionaries: readonly { id: number; preference: number }[],
  words: readonly (WordQuery & { form: string; word: number })[],
  { language, limit, withForms }: { language: number; limit: number; withForms: boolean },
): Promise<EntryRow[]> {
  const numbered = (rows: EntryRow[], of: readonly { word: number }[]) =>
    rows.map((row) => ({ ...row, word: of[row.word]?.word ?? 0 }));
  const rows = numbered(await findEntries(db, { dictionaries, words, limit, withForms }), words);
  const found = new Set(rows.map(({ word }) => word));
  const stripped = words.flatMap(({ written, form, word }) => {
    const candidates = found.has(word) ? [] : stripAffixes(form, language);
    const forms = [form, ...candidates];
    return candidates.length === 0 ? [] : [{ word, written, forms, folded: forms.map(foldWord) }];
  });
  if (stripped.length === 0) return rows;
  const strippedEntries = await findEntries(db, {
    dictionaries,
    words: stripped,
    limit,
    inflected: true,
    withForms,
  });
  return [...rows, ...numbered(strippedEntries, stripped)];
}

function throwUnknownDictionary(id: number): never {
  throw new Error(`an entry of dictionary ${id}, which was not searched`);
}
