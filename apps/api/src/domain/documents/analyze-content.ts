import type { Analyzer } from '@glossa/analyzer/analyzer';
import type { Database, Transaction } from '@glossa/db/database';

import { adoptDocumentForOwners } from './queries.ts';
import { splitDocument, type SplitDocument } from './split-document.ts';
import { ensureTerms } from './ensure-terms.ts';
import { writeDocument } from './write-document.ts';

/** Content that has been split and whose terms exist, ready to be written. */
export interface AnalyzedContent {
  split: SplitDocument;
  terms: ReadonlyMap<string, number>;
}

/**
 * Splits cleaned content and inserts its terms, but does not write the document. `onProgress` receives the completed
 * share, 0 to 1.
 */
export async function analyzeContent(
  { db, analyzer }: { db: Database; analyzer: Pick<Analyzer, 'split'> },
  { content, language }: { content: string; language: number },
  onProgress?: (share: number) => void,
): Promise<AnalyzedContent> {
  const split = await splitDocument(analyzer, { content, language }, onProgress);
  // The most frequent forms come first, see ensureTerms.
  const forms = split.forms
    .map((form, index) => ({ form, count: split.counts[index] as number }))
    .sort((a, b) => b.count - a.count)
    .map(({ form }) => form);
  return { split, terms: await ensureTerms(db, language, forms) };
}

/**
 * Writes analyzed content to its pending document, marks it as ready and counts it for every learner who has it. The
 * caller has locked the document's row (`ensureDocument` or FOR UPDATE) and checked that it is pending.
 */
export async function storeAnalysis(
  tx: Transaction,
  documentId: number,
  { split, terms }: AnalyzedContent,
  onProgress?: (share: number) => void,
): Promise<void> {
  await writeDocument(tx, documentId, split, terms, onProgress);
  await adoptDocumentForOwners(tx, documentId);
}
