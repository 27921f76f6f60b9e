import { maxListedForms, type DictionaryEntry } from '@glossa/contract/dictionaries';
import type { Queryable } from '@glossa/db/database';
import { lookUp, type FoundEntry } from '@glossa/dictionaries/look-up/look-up';
import type { DictionaryOrder } from '@glossa/dictionaries/look-up/order-dictionaries';
import { normalizeWord } from '@glossa/language/normalize';

import { listPreferredLanguages } from '#domain/accounts/preferred-languages.ts';
import { findDictionaryOrder, listSuggestedLemmas, type SuggestedLemma } from './queries.ts';

/** A word's dictionary entries and lemmas. */
export interface WordLookup {
  /** The normalized form. */
  form: string;
  entries: FoundEntry[];
  /** From text analysis, most likely first. */
  lemmas: SuggestedLemma[];
}

/** The order in which a learner prefers dictionaries. */
export interface LookupPreferences {
  /** Codes of the preferred languages for explanations, best first. */
  preferred: readonly string[];
  /** The learner's own order; undefined if the learner hasn't changed it. */
  order: DictionaryOrder | undefined;
}

/**
 * Looks up words for a learner, both as written and by the lemmas that text analysis suggested. Unless the learner
 * changed the order, meanings in the native language come first, then those in the interface language, then those in
 * English.
 */
export async function lookUpWords(
  db: Queryable,
  learner: { id: string; uiLanguage: string },
  {
    language,
    texts,
    target,
    limit,
    withForms = false,
  }: {
    language: number;
    texts: readonly string[];
    /** Limits the lookup to dictionaries with meanings in this language. */
    target?: string | undefined;
    /** Maximum number of entries per word. */
    limit: number;
    /** Whether entries come with the forms that their dictionary lists. */
    withForms?: boolean;
  },
): Promise<{ installed: boolean; words: WordLookup[]; preferences: LookupPreferences }> {
  const forms = texts.map((text) => normalizeWord(text, language));
  const [suggested, preferred, order] = await Promise.all([
    listSuggestedLemmas(db, language, forms),
    listPreferredLanguages(db, learner),
    findDictionaryOrder(db, { learnerId: learner.id, language }),
  ]);
  const lemmasOf = (form: string | undefined) => suggested.get(form ?? '') ?? [];
  const { installed, words } = await lookUp(db, {
    language,
    words: texts.map((text, index) => ({
      text,
      lemmas: lemmasOf(forms[index]).map((lemma) => lemma.text),
    })),
    target,
    preferred,
    order,
    limit,
    withForms,
  });
  return {
    installed,
    preferences: { preferred, order },
    words: words.map(({ form, entries }) => ({ form, entries, lemmas: lemmasOf(form) })),
  };
}

/** Converts an entry to the contract's `DictionaryEntry`. */
export const presentEntry = ({
  headword,
  reading,
  partOfSpeech,
  senses,
  dictionary,
  match,
  parts,
  inflections: [inflection = [], ...others] = [],
  forms = [],
}: FoundEntry & Pick<DictionaryEntry, 'parts'>): DictionaryEntry => ({
  headword,
  reading,
  part_of_speech: partOfSpeech,
  senses,
  dictionary,
  match,
  ...(match === 'lemma' ? { lemma: headword } : {}),
  ...(parts ? { parts } : {}),
  ...(inflection.length > 0 ? { inflection } : {}),
  ...(others.length > 0 ? { other_inflections: others } : {}),
  ...(forms.length > 0 ? { forms: forms.slice(0, maxListedForms) } : {}),
});
