import { fail, failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import { exportTypes } from '@glossa/contract/word-export';
import * as contract from '@glossa/contract/word-import';
import { writeRefused } from '@glossa/formats/word-files/write-refused';
import { importWords } from '@glossa/jobs/definitions';
import { languageById } from '@glossa/language/languages';

import type { Deps } from '#deps.ts';
import { createTask, findTask } from '#domain/tasks/tasks.ts';
import { refusedKey } from '#domain/vocabulary/word-file-keys.ts';
import { FileAnswer, route, type Route } from '#http/route.ts';
import { keepUpload, previewAgain } from './import-preview.ts';
import { findImport, markStarted } from './import-queries.ts';

export const importRoutes = ({
  db,
  storage,
  jobs,
  log,
}: Pick<Deps, 'db' | 'storage' | 'jobs' | 'log'>): Route[] => [
  route(contract.uploadWords, async ({ body: { language }, files: { file }, user }) => {
    if (!file) return failFields({ file: [messages.file_required] });
    if (file.size > contract.wordFileLimit) return fail('payload_too_large');
    return keepUpload({ db, storage }, user.id, { file, language });
  }),
  route(contract.previewImport, ({ params: { id }, body: settings, user }) =>
    previewAgain({ db, storage }, user.id, { id, settings }),
  ),
  route(contract.startImport, async ({ params: { id }, body: settings, user }) => {
    const row = (await findImport(db, id, user.id)) ?? fail('import_not_found');
    const started = row.taskId ? await findTask(db, { id: row.taskId, ownerId: user.id }) : undefined;
    if (started) return { task: started };
    const task = await db.transaction(async (tx) => {
      const wanted = await createTask(tx, {
        ownerId: user.id,
        type: 'import_words',
        title: row.fileName,
        result: { import_id: id },
      });
      if (await markStarted(tx, { id, learnerId: user.id, taskId: wanted.id }, settings)) return wanted;
      return fail('import_started');
    });
    // If the queue is unreachable, the sweeper enqueues the job later.
    await jobs.enqueue(importWords, { importId: row.id }, row.id).catch((error: unknown) => {
      log.warn({ err: error, importId: row.id }, 'import could not be enqueued');
    });
    return { task };
  }),
  route(contract.getImport, async ({ params: { id }, user }) => {
    const row = (await findImport(db, id, user.id)) ?? fail('import_not_found');
    const task = row.taskId ? await findTask(db, { id: row.taskId, ownerId: user.id }) : undefined;
    return {
      id,
      file_name: row.fileName,
      language: languageById(row.language)?.code ?? '',
      task: task ?? null,
      added: row.added,
      changed: row.changed,
      kept: row.kept,
      refused: row.refused,
      undo: row.undo,
      refused_lines: row.refusedLines,
    };
  }),
  route(contract.getRefusedLines, async ({ params: { id }, user }) => {
    if (!(await findImport(db, id, user.id))) return fail('import_not_found');
    const key = refusedKey(id);
    const stored = (await storage.stat(key)) ? storage.read(key) : [writeRefused([])];
    return new FileAnswer({
      name: 'refused-lines.csv',
      type: exportTypes.csv,
      content: (async function* () {
        yield* stored as AsyncIterable<string | Uint8Array>;
      })(),
    });
  }),
];
