import type { Queryable } from '@glossa/db/database';
import { foldWord } from '@glossa/language/fold-word';
import { normaliseWord } from '@glossa/language/normalise';

import type { Sense } from './entry.ts';
import { findEntries, listReadyDictionaries, type EntryRow } from './queries.ts';

/** An entry, its dictionary, and how it was found. */
export interface FoundEntry {
  headword: string;
  reading: string;
  partOfSpeech: string;
  senses: Sense[];
  dictionary: { name: string; licence: string; source: string; target: string };
  /** `form`: the headword; `folded`: the headword except for accents and the like; `lemma`: an inflected form. */
  match: 'form' | 'folded' | 'lemma';
}

/** The result of a lookup. */
export interface LookupResult {
  /** The normalized form that was looked up. */
  form: string;
  /** At most `limit`, the best first. */
  entries: FoundEntry[];
  /** Whether there are any dictionaries for the language. */
  installed: boolean;
}

const matches = ['form', 'form', 'folded', 'lemma', 'lemma', 'lemma'] as const;

/**
 * Looks up a word or phrase in all dictionaries of its language: as written, normalized, without accents (only if
 * neither of those is a headword), as an inflected form, and by known `lemmas`. With `target`, uses only dictionaries
 * with explanations in that language.
 */
export async function lookUp(
  db: Queryable,
  {
    language,
    text,
    target,
    lemmas = [],
    limit,
  }: {
    language: number;
    text: string;
    target?: string | undefined;
    lemmas?: readonly string[];
    limit: number;
  },
): Promise<LookupResult> {
  const form = normaliseWord(text, language);
  const dictionaries = await listReadyDictionaries(db, language, target);
  if (dictionaries.length === 0 || form === '')
    return { form, entries: [], installed: dictionaries.length > 0 };
  const forms = [form, ...lemmas.filter((lemma) => lemma !== form)];
  const rows = await findEntries(db, {
    dictionaries: dictionaries.map(({ id }) => id),
    written: text.normalize('NFC'),
    forms,
    folded: forms.map(foldWord),
    limit,
  });
  const byId = new Map(dictionaries.map((dictionary) => [dictionary.id, dictionary]));
  const entries = rows.map(({ dictionaryId, rank, headword, reading, partOfSpeech, senses }: EntryRow) => {
    const { name, licence, source, target: explainsIn } = byId.get(dictionaryId) ?? missing(dictionaryId);
    const dictionary = { name, licence, source, target: explainsIn };
    return { headword, reading, partOfSpeech, senses, dictionary, match: matches[rank] ?? 'lemma' };
  });
  return { form, entries, installed: true };
}

function missing(id: number): never {
  throw new Error(`an entry of dictionary ${id}, which was not searched`);
}
