import { newId } from '@glossa/db/new-id';
import { readEpub, type Book } from '@glossa/formats/read-epub';
import { Unreadable } from '@glossa/formats/unreadable';
import { importBook } from '@glossa/jobs/definitions';
import { handles, type JobHandler } from '@glossa/jobs/job';
import { cleanText } from '@glossa/language/clean-text';
import { bookKey } from '@glossa/library/book-key';
import { placeText } from '@glossa/library/place-text';
import {
  prepareContent,
  requestAnalysis,
  requestLemmas,
  type ContentDeps,
} from '@glossa/library/store-content';
import { beatTask, finishTask } from '@glossa/tasks/tasks';

import { addToLog } from '../../log/log-context.ts';
import { textsOf } from './book-choice.ts';
import { claimText, endImport, findRunning, type RunningImport } from './queries.ts';

async function readBook({ storage }: ContentDeps, id: string): Promise<Book> {
  const stored = await storage.stat(bookKey(id));
  if (!stored) throw new Unreadable('book_unreadable');
  return readEpub({ size: stored.size, read: (range) => storage.read(bookKey(id), range) });
}

/**
 * Makes the texts of an import, one transaction each: it counts the text and makes it, so that a run after a killed one,
 * or one beside it, makes none twice. The last chapter comes first, because a library shows the newest on top. False
 * when another run goes on with it, or when it was cancelled.
 */
async function makeTexts(deps: ContentDeps, id: string, work: RunningImport): Promise<boolean> {
  const { ownerId, choice, total, taskId } = work;
  if (!(await beatTask(deps.db, taskId, (work.made / total) * 100))) return false;
  const texts = textsOf(await readBook(deps, id), choice).toReversed();
  for (let made = work.made; made < total; made++) {
    const { title, content } = texts[made] ?? { title: '', content: '' };
    const prepared = await prepareContent(deps, { content: cleanText(content), language: choice.language });
    const placed = await deps.db.transaction(async (tx) => {
      if (!(await claimText(tx, { id }, made))) return undefined;
      const text = {
        id: made === total - 1 ? choice.firstTextId : newId(),
        ownerId,
        title,
        author: choice.author,
        source: '',
        difficulty: choice.difficulty_level,
        tags: choice.tags,
        audioUrl: '',
        audioKey: null,
        cues: null,
        isPart: true,
      };
      return placeText(tx, text, prepared);
    });
    if (!placed) return false;
    if (placed.task) await requestAnalysis(deps, placed.documentId);
    else if (prepared.analysed) await requestLemmas(deps, placed.documentId);
    if (!(await beatTask(deps.db, taskId, ((made + 1) / total) * 100))) return false;
  }
  return true;
}

/** Ends an import, without or with a problem. One that may go well later keeps its book for another try. */
async function end(
  { db, storage }: ContentDeps,
  id: string,
  { taskId, total, choice }: RunningImport,
  problem?: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await endImport(tx, { id }, problem === undefined ? 'done' : 'failed'))) return;
    const result = { texts: total, text_id: choice.firstTextId };
    const outcome =
      problem === undefined
        ? ({ status: 'SUCCESS', result } as const)
        : ({ status: 'FAILURE', message: problem } as const);
    await finishTask(tx, taskId, outcome);
  });
  if (problem !== 'internal_error') await storage.remove(bookKey(id));
}

/** Makes texts of a book. It may run twice for one book, also at the same time. */
export const importBookHandler = (deps: ContentDeps): JobHandler =>
  handles(importBook, async ({ importId }, { last }) => {
    const work = await findRunning(deps.db, importId);
    if (!work) return;
    addToLog({ taskId: work.taskId });
    try {
      if (await makeTexts(deps, importId, work)) await end(deps, importId, work);
    } catch (error) {
      // It was read when it was sent; what cannot be read now will not be later.
      if (error instanceof Unreadable) return end(deps, importId, work, error.code);
      if (last) await end(deps, importId, work, 'internal_error');
      throw error;
    }
  });
