import { maxPhraseWords } from '@glossa/contract/words';
import type { Analyzer } from '@glossa/analyzer/analyzer';
import type { Queryable } from '@glossa/db/database';
import { phraseForm, splitPhrase } from '@glossa/language/phrase-form';

import { ensureTerms } from '#domain/documents/ensure-terms.ts';

/** Dependencies for resolving words and phrases. */
export interface TermDeps {
  db: Queryable;
  analyzer: Pick<Analyzer, 'findWords'>;
}

/** The term ID of a word or phrase, and the term IDs of a phrase's words in order, 0 for a gap. */
export interface FoundTerm {
  term: number;
  parts: number[] | undefined;
}

/**
 * Resolves words and phrases in a language to terms, in order. Inserts missing terms, so don't call it within a
 * transaction. Returns `no_word` for text without words and `phrase_too_long` for more than eight words.
 */
export async function findTerms(
  { db, analyzer }: TermDeps,
  language: number,
  texts: readonly string[],
): Promise<(FoundTerm | 'no_word' | 'phrase_too_long')[]> {
  const read = await Promise.all(
    texts.map(async (text) => {
      const form = phraseForm(text, language);
      return { form, words: await splitPhrase(form, language, analyzer.findWords) };
    }),
  );
  const isLong = (words: (string | null)[]) => words.filter((word) => word !== null).length > maxPhraseWords;
  const usable = read.filter(({ form, words }) => form !== '' && !isLong(words));
  const forms = usable.flatMap(({ form, words }) => [...words.filter((word) => word !== null), form]);
  const ids = await ensureTerms(db, language, [...new Set(forms)]);
  return read.map(({ form, words }) => {
    if (isLong(words)) return 'phrase_too_long';
    const term = ids.get(form);
    if (term === undefined) return 'no_word';
    const parts = words.map((word) => (word === null ? 0 : (ids.get(word) ?? 0)));
    return { term, parts: parts.length > 0 ? parts : undefined };
  });
}
