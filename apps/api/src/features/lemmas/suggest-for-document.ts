import type { Analyser } from '@glossa/analyser/analyser';
import { lemmaSourceOf } from '@glossa/analyser/lemma-languages';
import type { Database } from '@glossa/db/database';

import { termIds } from '#domain/documents/term-ids.ts';
import {
  findWaiting,
  insertSuggestions,
  markLemmatised,
  selectSentenceTexts,
  storeGrammar,
  termsWithoutLemma,
  type TermRow,
} from './queries.ts';

/** Terms per batch: a few hundred milliseconds in the analysis thread, and a statement with short locks. */
const batch = 1000;

interface SuggestDeps {
  db: Database;
  analyser: Pick<Analyser, 'lemmas' | 'grammar'>;
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

/** Maximum number of sentences to search for grammar points: the rest of a long book adds nothing new. */
const mostSentences = 2000;
/** Sentences per batch: a few hundred milliseconds in the analysis thread. */
const sentenceBatch = 200;

/** Finds the grammar points at the beginning of a document. */
async function findGrammar(
  { db, analyser }: SuggestDeps,
  documentId: number,
  language: number,
): Promise<void> {
  const found = new Set<string>();
  for (let from = 0; from < mostSentences; from += sentenceBatch) {
    const texts = await selectSentenceTexts(db, documentId, from, sentenceBatch);
    if (texts.length === 0) break;
    for (const point of await analyser.grammar(texts, language)) found.add(point);
  }
  await storeGrammar(db, documentId, [...found]);
}

/**
 * Finds the grammar points of a document and suggests lemmas for its terms that have none. Idempotent and safe to run
 * concurrently: the same terms get the same suggestions.
 */
export async function suggestForDocument(deps: SuggestDeps, documentId: number): Promise<void> {
  const waiting = await findWaiting(deps.db, documentId);
  if (!waiting) return;
  const { language, wantsLemmas, wantsGrammar } = waiting;
  if (wantsGrammar) await findGrammar(deps, documentId, language);
  if (!wantsLemmas) return;
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
