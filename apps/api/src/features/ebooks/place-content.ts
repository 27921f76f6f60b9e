import { previewLength } from '@glossa/contract/ebooks';
import type { Transaction } from '@glossa/db/database';

import { placeDocument, type PreparedContent } from '#domain/library/store-content.ts';
import { createTask } from '#domain/tasks/tasks.ts';

/** Returns the first 1,000 characters of a text at most, without splitting a surrogate pair. */
export const previewOf = (content: string): string => {
  const cut = content.slice(0, previewLength);
  return content.length > previewLength && /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
};

/**
 * Finds or inserts the document of an ebook. When `waits` is true, the worker has to analyze it: the owner gets a task,
 * and the caller requests the analysis after the transaction.
 */
export async function placeContent(
  tx: Transaction,
  { id, ownerId, title }: { id: string; ownerId: string; title: string },
  content: PreparedContent,
): Promise<{ documentId: number; waits: boolean }> {
  const document = await placeDocument(tx, content);
  if (!document.ready) {
    const task = { ownerId, type: 'analyse_ebook', title, result: { product_id: id } } as const;
    await createTask(tx, { ...task, documentId: document.id });
  }
  return { documentId: document.id, waits: !document.ready };
}
