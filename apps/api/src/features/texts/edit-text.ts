import type { HandlerInput } from '@glossa/contract/endpoint';
import { fail } from '@glossa/contract/failure';
import type { Task } from '@glossa/contract/tasks';
import type { updateText } from '@glossa/contract/text-upload';
import type { Transaction } from '@glossa/db/database';
import { cleanText } from '@glossa/language/clean-text';

import { releaseDocument } from '#domain/documents/adopt-document.ts';
import {
  adoptIfReady,
  placeDocument,
  prepareContent,
  requestAnalysis,
  requestLemmas,
  type ContentDeps,
  type PreparedContent,
} from '#domain/library/store-content.ts';
import { setTextTags } from '#domain/library/text-tags.ts';
import { createTask, revokeTextTasks } from '#domain/tasks/tasks.ts';
import { placeAfterEdit } from './place-after-edit.ts';
import { findText, lockText, pointText, updateTextRow } from './queries.ts';

type Change = HandlerInput<typeof updateText>['body'];
interface Key {
  id: string;
  ownerId: string;
}

/** Edits a text. Returns the task if new content is analyzed in the background. */
export async function editText(deps: ContentDeps, key: Key, change: Change): Promise<Task | null> {
  const content = change.content === undefined ? undefined : await newContent(deps, key, change.content);
  const { task, documentId } = await deps.db.transaction(async (tx) => {
    if (!(await updateTextRow(tx, key, change))) fail('text_not_found');
    if (change.tags) await setTextTags(tx, { textId: key.id, ownerId: key.ownerId }, change.tags);
    return content ? await replaceContent(tx, key, content) : { task: null, documentId: 0 };
  });
  if (task) await requestAnalysis(deps, documentId);
  else if (content?.analysed) await requestLemmas(deps, documentId);
  return task;
}

async function newContent(deps: ContentDeps, key: Key, raw: string): Promise<PreparedContent> {
  const text = (await findText(deps.db, key)) ?? fail('text_not_found');
  if (text.isEnded || !text.mayCopy) fail('text_protected');
  const content = cleanText(raw);
  if (!/\p{L}/u.test(content)) fail('text_empty');
  return prepareContent(deps, { content, language: text.language });
}

/** Points the text to the document of its new content; the position stays at the same sentence if that still exists. */
async function replaceContent(
  tx: Transaction,
  key: Key,
  content: PreparedContent,
): Promise<{ task: Task | null; documentId: number }> {
  const document = await placeDocument(tx, content);
  const text = (await lockText(tx, key)) ?? fail('text_not_found');
  if (text.documentId === document.id) return { task: null, documentId: document.id };
  const place = document.ready ? await placeAfterEdit(tx, text, document.id) : 0;
  await pointText(tx, key, document.id, place);
  await revokeTextTasks(tx, key.ownerId, key.id);
  await adoptIfReady(tx, key.ownerId, document);
  await releaseDocument(tx, key.ownerId, text.documentId);
  if (document.ready) return { task: null, documentId: document.id };
  const { id, ownerId } = key;
  const task = await createTask(tx, {
    ownerId,
    type: 'analyse_text',
    title: text.title,
    documentId: document.id,
    result: { text_id: id },
  });
  return { task, documentId: document.id };
}
