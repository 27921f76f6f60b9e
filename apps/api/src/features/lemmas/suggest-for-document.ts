import type { Analyser } from '@glossa/analyser/analyser';
import { lemmaSourceOf } from '@glossa/analyser/lemma-languages';
import type { Database } from '@glossa/db/database';
import { termIds } from '@glossa/documents/term-ids';

import { insertSuggestions, languageOfWaiting, markLemmatised, termsWithoutLemma } from './queries.ts';

/** Terms at a time: some hundred milliseconds of work for the thread, and a statement that holds nobody up. */
const batch = 1000;

/**
 * Suggests lemmas for the terms of a document that have none. It may run again, also at the same time: the same terms
 * get the same suggestions.
 */
export async function suggestForDocument(
  { db, analyser }: { db: Database; analyser: Pick<Analyser, 'lemmas'> },
  documentId: number,
): Promise<void> {
  const language = await languageOfWaiting(db, documentId);
  if (language === undefined) return;
  const source = lemmaSourceOf(language);
  for (let last = 0; source !== undefined;) {
    const terms = await termsWithoutLemma(db, documentId, last, batch);
    if (terms.length === 0) break;
    last = terms.at(-1)?.id ?? last;
    const lists = await analyser.lemmas(
      terms.map(({ form }) => form),
      language,
    );
    const ids = await termIds(db, language, [...new Set(lists.flat())]);
    const rows = terms.flatMap(({ id }, index) =>
      (lists[index] ?? []).map((lemma, rank) => ({ term: id, lemma: ids.get(lemma) ?? id, rank })),
    );
    if (rows.length > 0) await insertSuggestions(db, rows, source);
  }
  await markLemmatised(db, documentId);
}
