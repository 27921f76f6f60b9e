import { text as readAll } from 'node:stream/consumers';

import { buildUrl } from '@glossa/contract/client';
import type { Endpoint, HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import { fail } from '@glossa/contract/failure';
import type { Task } from '@glossa/contract/tasks';
import type { updateText } from '@glossa/contract/text-upload';
import type { getText as getTextEndpoint, TextCard } from '@glossa/contract/texts';
import type { Database, Queryable, Transaction } from '@glossa/db/database';
import { cleanText } from '@glossa/language/clean-text';
import type { Storage } from '@glossa/storage/storage';

import { pendingContentKey } from '#domain/documents/content-hash.ts';
import { releaseDocument } from '#domain/documents/queries.ts';
import { setTextTags } from '#domain/library/queries.ts';
import { removeUnusedCover } from '#domain/library/remove-unused-cover.ts';
import {
  adoptIfReady,
  storeDocument,
  prepareContent,
  enqueueAnalysis,
  enqueueLemmaSearch,
  type ContentDeps,
  type PreparedContent,
} from '#domain/library/store-content.ts';
import { revokeTextTasks } from '#domain/tasks/queries.ts';
import { createTask } from '#domain/tasks/tasks.ts';
import { presentCard } from './present-text.ts';
import * as queries from './queries.ts';

type TextChange = HandlerInput<typeof updateText>['body'];

interface FileDeps {
  db: Database;
  storage: Storage;
}

/** Returns one page of a shelf in a learner's library. */
export async function listShelf(
  db: Queryable,
  { ownerId, shelf }: { ownerId: string; shelf: queries.Shelf },
  query: queries.TextListQuery,
  endpoint: Endpoint,
): Promise<{ results: TextCard[]; count: number; next: string | null; previous: string | null }> {
  const { rows, count } = await queries.listTexts(db, { ...query, ownerId, shelf });
  const pending = rows.filter((row) => row.status === 'pending').map((row) => row.id);
  const tasks = await findOpenTasks(db, ownerId, pending);
  const pageUrl = (page: number) => buildUrl(endpoint, { query: { ...query, page } });
  return {
    results: rows.map((row) => presentCard(row, tasks.get(row.id) ?? null)),
    count,
    next: query.page * query.page_size < count ? pageUrl(query.page + 1) : null,
    previous: query.page > 1 ? pageUrl(query.page - 1) : null,
  };
}

/** Finds the IDs of the given texts' open tasks, by text ID. */
async function findOpenTasks(
  db: Queryable,
  ownerId: string,
  textIds: readonly string[],
): Promise<Map<string, string>> {
  if (textIds.length === 0) return new Map();
  return new Map((await queries.listOpenTasks(db, ownerId, textIds)).map((row) => [row.textId, row.id]));
}

/** Returns a text as lists show it. @throws {Failure} text_not_found */
export const getCard = async (
  db: Queryable,
  key: queries.TextKey,
  taskId: string | null = null,
): Promise<TextCard> => presentCard((await queries.findText(db, key)) ?? fail('text_not_found'), taskId);

/** Returns a text as lists show it, with the task that analyzes it. @throws {Failure} text_not_found */
export const getCardWithTask = async (db: Queryable, key: queries.TextKey, task: Task | null) => ({
  ...(await getCard(db, key, task?.id ?? null)),
  task_status: task,
});

/** Returns a text with its content, which is empty if it may not be copied. @throws {Failure} text_not_found */
export async function getText(
  deps: FileDeps,
  key: queries.TextKey,
): Promise<HandlerResult<typeof getTextEndpoint>> {
  const text = (await queries.findText(deps.db, key)) ?? fail('text_not_found');
  const content = text.isEnded || !text.mayCopy ? '' : await readContent(deps, key, text.status);
  return { ...presentCard(text, null), content };
}

/** Reads the content of a text, which is in file storage until it has been analyzed. */
async function readContent(
  { db, storage }: FileDeps,
  key: queries.TextKey,
  status: queries.TextRow['status'],
): Promise<string> {
  if (status === 'ready') return queries.findContent(db, key);
  const content = await queries.findContentHash(db, key);
  const file = content && pendingContentKey(content.language, content.hash);
  return file && (await storage.stat(file)) ? readAll(storage.read(file)) : '';
}

/**
 * Edits a text. Returns the task if new content is analyzed in the background.
 * @throws {Failure} text_not_found, text_protected, text_empty
 */
export async function editText(
  deps: ContentDeps,
  key: queries.TextKey,
  change: TextChange,
): Promise<Task | null> {
  const content =
    change.content === undefined ? undefined : await prepareNewContent(deps, key, change.content);
  const { task, documentId } = await deps.db.transaction(async (tx) => {
    if (!(await queries.updateText(tx, key, change))) fail('text_not_found');
    if (change.tags) await setTextTags(tx, { textId: key.id, ownerId: key.ownerId }, change.tags);
    return content ? await replaceContent(tx, key, content) : { task: null, documentId: 0 };
  });
  if (task) await enqueueAnalysis(deps, documentId);
  else if (content?.analyzed) await enqueueLemmaSearch(deps, documentId);
  return task;
}

async function prepareNewContent(
  deps: ContentDeps,
  key: queries.TextKey,
  raw: string,
): Promise<PreparedContent> {
  const text = (await queries.findText(deps.db, key)) ?? fail('text_not_found');
  if (text.isEnded || !text.mayCopy) fail('text_protected');
  const content = cleanText(raw);
  if (!/\p{L}/u.test(content)) fail('text_empty');
  return prepareContent(deps, { content, language: text.language });
}

/** Points a text to the document of its new content; the position stays at the same sentence if it still exists. */
async function replaceContent(
  tx: Transaction,
  key: queries.TextKey,
  content: PreparedContent,
): Promise<{ task: Task | null; documentId: number }> {
  const document = await storeDocument(tx, content);
  const text = (await queries.lockText(tx, key)) ?? fail('text_not_found');
  if (text.documentId === document.id) return { task: null, documentId: document.id };
  const position = document.ready ? await queries.findPositionAfterEdit(tx, text, document.id) : 0;
  await queries.setDocument(tx, key, { documentId: document.id, position });
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

/**
 * Permanently deletes a trashed text with its recording and cover, and its document once no one else uses it.
 * @throws {Failure} text_not_in_trash, text_not_found
 */
export async function deletePermanently({ db, storage }: FileDeps, key: queries.TextKey): Promise<void> {
  const deleted = await db.transaction(async (tx) => {
    const text = await queries.deleteText(tx, key);
    if (!text) return undefined;
    await revokeTextTasks(tx, key.ownerId, key.id);
    await releaseDocument(tx, key.ownerId, text.documentId);
    return text;
  });
  if (!deleted) fail((await queries.findText(db, key)) ? 'text_not_in_trash' : 'text_not_found');
  if (deleted.audioKey) await storage.remove(deleted.audioKey);
  await removeUnusedCover({ db, storage }, deleted.coverKey);
}
