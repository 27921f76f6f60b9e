import type { Analyser } from '@glossa/analyser/analyser';
import { lemmaSourceOf } from '@glossa/analyser/lemma-languages';
import type { Database } from '@glossa/db/database';
import { termIds } from '@glossa/documents/term-ids';

import {
  insertSuggestions,
  languageOfWaiting,
  markLemmatised,
  termsWithoutLemma,
  type TermRow,
} from './queries.ts';

/** Terms at a time: some hundred milliseconds of work for the thread, and a statement that holds nobody up. */
const batch = 1000;

interface SuggestDeps {
  db: Database;
  analyser: Pick<Analyser, 'lemmas'>;
}

/** Suggests lemmas for some terms of a language. */
async function suggestForTerms(
  { db, analyser }: SuggestDeps,
  terms: readonly TermRow[],
  { language, source }: { language: number; source: number },
): Promise<void> {
  const lists = await analyser.lemmas(
    terms.map(({ form }) => form),
    language,
  );
  const ids = await termIds(db, language, [...new Set(lists.flat())]);
  const rows = terms.flatMap(({ id }, index) =>
    (lists[index] ?? []).map((lemma, rank) => ({ term: id, lemma: ids.get(lemma) ?? id, rank })),
  );
  if (rows.length > 0) await db.transaction((tx) => insertSuggestions(tx, rows, { language, source }));
}

/**
 * Suggests lemmas for the terms of a document that have none. It may run again, also at the same time: the same terms
 * get the same suggestions.
 */
export async function suggestForDocument(deps: SuggestDeps, documentId: number): Promise<void> {
  const language = await languageOfWaiting(deps.db, documentId);
  if (language === undefined) return;
  const source = lemmaSourceOf(language);
  if (source !== undefined) {
    let terms = await termsWithoutLemma(deps.db, documentId, 0, batch);
    while (terms.length > 0) {
      await suggestForTerms(deps, terms, { language, source });
      terms = await termsWithoutLemma(deps.db, documentId, terms.at(-1)?.id ?? 0, batch);
    }
  }
  await markLemmatised(deps.db, documentId);
}
