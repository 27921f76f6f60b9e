import type { Queryable } from '@glossa/db/database';
import { foldWord } from '@glossa/language/fold-word';

import { findEntries, findKnownForms, type EntryRow } from './queries.ts';
import { hasCompounds, listPossibleParts, splitIntoKnown } from './split-unknown.ts';

/** A word that isn't in any dictionary. */
interface UnknownWord {
  /** Index of the requested word. */
  word: number;
  written: string;
  form: string;
}

/** Capitalizes a part if the whole word is capitalized, because in German, the parts of a noun are mostly nouns. */
const matchCapitalization = (part: string, whole: string): string => {
  const isCapitalized = whole.charAt(0) !== whole.charAt(0).toLowerCase();
  return isCapitalized ? part.charAt(0).toUpperCase() + part.slice(1) : part;
};

/**
 * Finds entries for the parts of words that aren't in any dictionary, in the order of the parts. Runs two queries,
 * regardless of the number of words.
 */
export async function findParts(
  db: Queryable,
  dictionaries: readonly { id: number; preference: number }[],
  words: readonly UnknownWord[],
  { language, limit }: { language: number; limit: number },
): Promise<EntryRow[]> {
  if (!hasCompounds(language)) return [];
  const forms = [...new Set(words.flatMap(({ form }) => listPossibleParts(form, language)))];
  if (forms.length === 0) return [];
  const known = await findKnownForms(
    db,
    dictionaries.map(({ id }) => id),
    { forms, folded: forms.map(foldWord) },
  );
  const parts = words.flatMap(({ word, written, form }) =>
    splitIntoKnown(form, known, language).map((part) => ({
      word,
      written: matchCapitalization(part, written),
      part,
    })),
  );
  if (parts.length === 0) return [];
  const entries = await findEntries(db, {
    dictionaries,
    words: parts.map(({ written, part }) => ({ written, forms: [part], folded: [foldWord(part)] })),
    // Limit the entries per part, so that the learner sees all parts together.
    limit: limit < 8 ? 1 : 2,
  });
  return entries.map((entry) => ({ ...entry, word: parts[entry.word]?.word ?? 0 }));
}
