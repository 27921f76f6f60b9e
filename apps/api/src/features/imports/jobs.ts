import { fail, Failure } from '@glossa/contract/failure';
import { textCoverLimit } from '@glossa/contract/text-covers';
import { maxImageSide } from '@glossa/contract/word-images';
import { newId } from '@glossa/db/new-id';
import type { ByteSource } from '@glossa/formats/byte-source';
import { readEpub } from '@glossa/formats/read-epub';
import { readEpubCover } from '@glossa/formats/read-epub-cover';
import { importBook } from '@glossa/jobs/definitions';
import { defineHandler, type JobHandler } from '@glossa/jobs/job';
import { cleanText } from '@glossa/language/clean-text';

import {
  claimText,
  endImport,
  findRunningImport,
  setCover,
  type RunningImport,
} from '#domain/imports/queries.ts';
import { removeUnusedCover } from '#domain/library/remove-unused-cover.ts';
import { bookKey, coverKey } from '#domain/library/storage-keys.ts';
import {
  enqueueAnalysis,
  enqueueLemmaSearch,
  prepareContent,
  type ContentDeps,
} from '#domain/library/store-content.ts';
import { storeText } from '#domain/library/store-text.ts';
import { updateProgress } from '#domain/tasks/queries.ts';
import { finishTask } from '#domain/tasks/tasks.ts';
import { addToLog } from '#platform/logging/log-context.ts';
import { bookTexts } from './book-texts.ts';

async function openBook({ storage }: ContentDeps, id: string): Promise<ByteSource> {
  const stored = await storage.stat(bookKey(id));
  if (!stored) fail('book_unreadable');
  return { size: stored.size, read: (range) => storage.read(bookKey(id), range) };
}

/** Stores a book's cover, which all its texts share. Records the key first, so that the file is never orphaned. */
async function storeCover(
  { db, storage }: ContentDeps,
  { id, ownerId }: { id: string; ownerId: string },
  book: ByteSource,
): Promise<string | null> {
  const cover = await readEpubCover(book, { bytes: textCoverLimit, side: maxImageSide });
  if (!cover) return null;
  const key = coverKey(id, cover.format);
  await setCover(db, { id }, key);
  // The cover needs no quota of its own, because the book, which contains it, counts toward the quota until its import
  // ends.
  await storage.writeFor({ ownerId, kind: 'image', always: true }, key, cover.bytes);
  return key;
}

/**
 * Creates the texts of an import, each in a transaction that also counts it, so that resumed and concurrent runs never
 * create a text twice. The last chapter is created first, because a library lists the newest texts first. Returns false
 * when another run has continued the import or it was canceled.
 */
async function createTexts(deps: ContentDeps, id: string, runningImport: RunningImport): Promise<boolean> {
  const { ownerId, choice, total, taskId } = runningImport;
  if (!(await updateProgress(deps.db, taskId, (runningImport.made / total) * 100))) return false;
  const book = await openBook(deps, id);
  const texts = bookTexts(await readEpub(book), choice).toReversed();
  const cover = await storeCover(deps, { id, ownerId }, book);
  for (let index = runningImport.made; index < total; index++) {
    const { title, content } = texts[index] ?? { title: '', content: '' };
    const prepared = await prepareContent(deps, { content: cleanText(content), language: choice.language });
    const placed = await deps.db.transaction(async (tx) => {
      if (!(await claimText(tx, { id }, index))) return undefined;
      const text = {
        id: index === total - 1 ? choice.firstTextId : newId(),
        ownerId,
        title,
        author: choice.author,
        source: '',
        difficulty: choice.difficulty_level,
        tags: choice.tags,
        audioUrl: '',
        audioKey: null,
        cues: null,
        coverKey: cover,
        isPart: true,
      };
      return storeText(tx, text, prepared);
    });
    if (!placed) return false;
    if (placed.task) await enqueueAnalysis(deps, placed.documentId);
    else if (prepared.analyzed) await enqueueLemmaSearch(deps, placed.documentId);
    if (!(await updateProgress(deps.db, taskId, ((index + 1) / total) * 100))) return false;
  }
  return true;
}

/** Marks an import as done or, with `problem`, as failed. Keeps the book for a retry after an internal error. */
async function finishImport(
  { db, storage }: ContentDeps,
  id: string,
  { taskId, total, choice }: RunningImport,
  problem?: string,
): Promise<void> {
  const cover = await db.transaction(async (tx) => {
    const endedImport = await endImport(tx, { id }, problem === undefined ? 'done' : 'failed');
    if (!endedImport) return null;
    const result = { texts: total, text_id: choice.firstTextId };
    const outcome =
      problem === undefined
        ? ({ status: 'SUCCESS', result } as const)
        : ({ status: 'FAILURE', message: problem } as const);
    await finishTask(tx, taskId, outcome);
    return endedImport.coverKey;
  });
  await removeUnusedCover({ db, storage }, cover);
  if (problem !== 'internal_error') await storage.remove(bookKey(id));
}

/** Imports a book. May run twice for one book, even concurrently. */
export const importBookHandler = (deps: ContentDeps): JobHandler =>
  defineHandler(importBook, async ({ importId }, { isLastAttempt }) => {
    const runningImport = await findRunningImport(deps.db, importId);
    if (!runningImport) return;
    addToLog({ taskId: runningImport.taskId });
    try {
      if (await createTexts(deps, importId, runningImport)) await finishImport(deps, importId, runningImport);
    } catch (error) {
      // A Failure means that the stored book is missing or unusable, so a retry can't help.
      if (error instanceof Failure) return finishImport(deps, importId, runningImport, error.code);
      if (isLastAttempt) await finishImport(deps, importId, runningImport, 'internal_error');
      throw error;
    }
  });
