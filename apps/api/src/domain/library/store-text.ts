import type { Task } from '@glossa/contract/tasks';
import type { Transaction } from '@glossa/db/database';

import { createTask } from '#domain/tasks/tasks.ts';
import { insertText, setTextTags, type NewText } from './queries.ts';
import { adoptIfReady, storeDocument, type PreparedContent } from './store-content.ts';
import { timeRecordings } from './time-recordings.ts';

/**
 * Inserts a text with prepared content into a library. If its document still has to be analyzed, returns a `task`, and
 * the caller has to call `enqueueAnalysis` after the transaction.
 */
export async function storeText(
  tx: Transaction,
  text: NewText,
  content: PreparedContent,
): Promise<{ task: Task | null; documentId: number }> {
  const { id, ownerId } = text;
  const document = await storeDocument(tx, content);
  await insertText(tx, text, { documentId: document.id, language: content.language });
  await setTextTags(tx, { textId: id, ownerId }, text.tags);
  await adoptIfReady(tx, ownerId, document);
  if (document.ready) {
    if (text.cues) await timeRecordings(tx, document.id);
    return { task: null, documentId: document.id };
  }
  const { title, isPart = false } = text;
  const newTask = { ownerId, type: 'analyse_text', title, isPart, result: { text_id: id } } as const;
  const task = await createTask(tx, { ...newTask, documentId: document.id });
  return { task, documentId: document.id };
}
