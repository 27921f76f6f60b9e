import type { Analyser } from '@glossa/analyser/analyser';
import type { Database, Transaction } from '@glossa/db/database';

import { adoptByOwners } from './adopt-document.ts';
import { splitDocument, type SplitDocument } from './split-document.ts';
import { termIds } from './term-ids.ts';
import { writeDocument } from './write-document.ts';

/** Content split and its terms known: all that has to be written. */
export interface AnalysedContent {
  split: SplitDocument;
  terms: ReadonlyMap<string, number>;
}

/** Splits cleaned content and makes its terms; writes nothing of the document yet. `onProgress`: share, 0 to 1. */
export async function analyseContent(
  { db, analyser }: { db: Database; analyser: Pick<Analyser, 'split'> },
  { content, language }: { content: string; language: number },
  onProgress?: (share: number) => void,
): Promise<AnalysedContent> {
  const split = await splitDocument(analyser, { content, language }, onProgress);
  // The most frequent forms first: see termIds.
  const forms = split.forms
    .map((form, index) => ({ form, count: split.counts[index] as number }))
    .sort((a, b) => b.count - a.count)
    .map(({ form }) => form);
  return { split, terms: await termIds(db, language, forms) };
}

/**
 * Writes analysed content to its pending document, which then is ready and counted for everybody who has it.
 * The caller holds the row of the document (`ensureDocument` or FOR UPDATE) and has seen it pending.
 */
export async function storeAnalysis(
  tx: Transaction,
  documentId: number,
  { split, terms }: AnalysedContent,
  onProgress?: (share: number) => void,
): Promise<void> {
  await writeDocument(tx, documentId, split, terms, onProgress);
  await adoptByOwners(tx, documentId);
}
