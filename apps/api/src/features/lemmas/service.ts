import type { Analyzer } from '@glossa/analyzer/analyzer';
import { lemmaSourceOf } from '@glossa/analyzer/lemma-languages';
import type { Database } from '@glossa/db/database';
import { suggestLemmas } from '@glossa/jobs/definitions';
import type { Enqueuer } from '@glossa/jobs/enqueuer';

import { ensureTerms } from '#domain/documents/ensure-terms.ts';
import * as queries from './queries.ts';

/** Terms per batch, which takes a few hundred milliseconds in the analysis thread and locks rows only briefly. */
const termBatch = 1000;

export interface LemmaDeps {
  db: Database;
  jobs: Enqueuer;
  analyzer: Pick<Analyzer, 'lemmas' | 'grammar'>;
}

type SuggestDeps = Pick<LemmaDeps, 'db' | 'analyzer'>;

/** Documents per run; the next run is a minute later. */
const documentsPerRun = 50;

/** Enqueues documents that are older than this feature or whose job was lost. */
export async function enqueueWaitingDocuments({ db, jobs }: Pick<LemmaDeps, 'db' | 'jobs'>): Promise<void> {
  for (const documentId of await queries.listWaitingDocuments(db, documentsPerRun))
    await jobs.enqueue(suggestLemmas, { documentId }, String(documentId));
}

/** Suggests lemmas for the given terms of a language. */
async function suggestForTerms(
  { db, analyzer }: SuggestDeps,
  terms: readonly queries.TermRow[],
  { language, source }: { language: number; source: number },
): Promise<void> {
  const lists = await analyzer.lemmas(
    terms.map(({ form }) => form),
    language,
  );
  const ids = await ensureTerms(db, language, [...new Set(lists.flat())]);
  const rows = terms.flatMap(({ id }, index) =>
    (lists[index] ?? []).map((lemma, rank) => ({ term: id, lemma: ids.get(lemma) ?? id, rank })),
  );
  if (rows.length > 0)
    await db.transaction((tx) => queries.insertSuggestions(tx, rows, { language, source }));
}

/** Maximum number of sentences to search for grammar points; the rest of a long book hardly adds any. */
const maxSentences = 2000;
/** Sentences per batch, which takes a few hundred milliseconds in the analysis thread. */
const sentenceBatch = 200;

/** Finds the grammar points at the beginning of a document. */
async function findGrammar(
  { db, analyzer }: SuggestDeps,
  documentId: number,
  language: number,
): Promise<void> {
  const found = new Set<string>();
  for (let from = 0; from < maxSentences; from += sentenceBatch) {
    const texts = await queries.listSentences(db, documentId, from, sentenceBatch);
    if (texts.length === 0) break;
    for (const point of await analyzer.grammar(texts, language)) found.add(point);
  }
  await queries.storeGrammar(db, documentId, [...found]);
}

/**
 * Finds the grammar points of a document and suggests lemmas for its terms that have none. Idempotent and safe to run
 * concurrently: the same terms get the same suggestions.
 */
export async function suggestForDocument(deps: SuggestDeps, documentId: number): Promise<void> {
  const waitingDocument = await queries.findWaitingDocument(deps.db, documentId);
  if (!waitingDocument) return;
  const { language, needsLemmas, needsGrammar } = waitingDocument;
  if (needsGrammar) await findGrammar(deps, documentId, language);
  if (!needsLemmas) return;
  const source = lemmaSourceOf(language);
  if (source !== undefined) {
    let terms = await queries.listTermsWithoutLemma(deps.db, documentId, 0, termBatch);
    while (terms.length > 0) {
      await suggestForTerms(deps, terms, { language, source });
      terms = await queries.listTermsWithoutLemma(deps.db, documentId, terms.at(-1)?.id ?? 0, termBatch);
    }
  }
  await queries.markLemmatized(deps.db, documentId);
}
