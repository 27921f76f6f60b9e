import type { Queryable } from '@glossa/db/database';
import { foldWord } from '@glossa/language/fold-word';
import { normalizeWord } from '@glossa/language/normalise';

import type { Sense } from '../entry.ts';
import { orderDictionaries, type DictionaryOrder } from './order-dictionaries.ts';
import { findEntries, listReadyDictionaries, type EntryRow, type WordQuery } from './queries.ts';
import { stripAffixes } from './strip-affixes.ts';

/** An entry, its dictionary, and how it matched. */
export interface FoundEntry {
  headword: string;
  reading: string;
  partOfSpeech: string;
  senses: Sense[];
  dictionary: { name: string; title: string; licence: string; source: string; target: string };
  /** `form`: the headword; `folded`: the headword, ignoring accents and the like; `lemma`: an inflected form. */
  match: 'form' | 'folded' | 'lemma';
}

/** The results of a lookup. */
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
 * without accents (only if the others find nothing), by known `lemmas`, and without affixes if nothing else is found.
 * With `target`, only uses dictionaries with explanations in that language. Those in one of the `preferred` languages
 * come first, in the given order; the others are only used for words that have no entry in these. A learner's own
 * `order` comes before that.
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
  }: {
    language: number;
    words: readonly { text: string; lemmas?: readonly string[] }[];
    target?: string | undefined;
    /** Language codes. */
    preferred?: readonly string[];
    order?: DictionaryOrder | undefined;
    /** Maximum number of entries per word. */
    limit: number;
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
      rows.push(...(await findWords(db, group, missing, { language, limit })));
  }
  const byId = new Map(dictionaries.map((dictionary) => [dictionary.id, dictionary]));
  const results = queries.map(({ form }): LookupResult['words'][number] => ({ form, entries: [] }));
  for (const { word, dictionaryId, rank, headword, reading, partOfSpeech, senses } of rows) {
    const {
      name,
      title,
      licence,
      source,
      target: explainsIn,
    } = byId.get(dictionaryId) ?? notSearched(dictionaryId);
    const dictionary = { name, title, licence, source, target: explainsIn };
    const match = matchKinds[rank] ?? 'lemma';
    results[word]?.entries.push({ headword, reading, partOfSpeech, senses, dictionary, match });
  }
  return { installed: dictionaries.length > 0, words: results };
}

/** Finds entries of words: by their forms, and those that aren't found by what is left without affixes. */
async function findWords(
  db: Queryable,
  dictionaries: readonly { id: number; preference: number }[],
  words: readonly (WordQuery & { form: string; word: number })[],
  { language, limit }: { language: number; limit: number },
): Promise<EntryRow[]> {
  const numbered = (rows: EntryRow[], of: readonly { word: number }[]) =>
    rows.map((row) => ({ ...row, word: of[row.word]?.word ?? 0 }));
  const rows = numbered(await findEntries(db, { dictionaries, words, limit }), words);
  const found = new Set(rows.map(({ word }) => word));
  const stripped = words.flatMap(({ written, form, word }) => {
    const candidates = found.has(word) ? [] : stripAffixes(form, language);
    const forms = [form, ...candidates];
    return candidates.length === 0 ? [] : [{ word, written, forms, folded: forms.map(foldWord) }];
  });
  if (stripped.length === 0) return rows;
  const strippedEntries = await findEntries(db, { dictionaries, words: stripped, limit, inflected: true });
  return [...rows, ...numbered(strippedEntries, stripped)];
}

function notSearched(id: number): never {
  throw new Error(`an entry of dictionary ${id}, which was not searched`);
}
