import { fail } from '@glossa/contract/failure';
import * as contract from '@glossa/contract/word-export';
import { packDeck } from '@glossa/jobs/definitions';

import type { Deps } from '#deps.ts';
import { createTask, findTask } from '#domain/tasks/tasks.ts';
import { deckKey } from '#domain/vocabulary/word-file-keys.ts';
import { FileAnswer, route, type Route } from '#http/route.ts';
import { exportName, fileOf } from './export-file.ts';
import { countExported, exportedWords, type ExportFilter } from './export-queries.ts';

export const exportRoutes = ({
  db,
  storage,
  jobs,
  log,
}: Pick<Deps, 'db' | 'storage' | 'jobs' | 'log'>): Route[] => [
  route(contract.exportWords, async ({ query: { format, ...filter }, user }) => {
    const most = contract.mostPackedAtOnce;
    if (format === 'apkg' && (await countExported(db, user.id, filter, most + 1)) > most) {
      return fail('export_large');
    }
    const now = new Date();
    const { language } = filter;
    return new FileAnswer({
      name: exportName(language, format, now),
      type: contract.exportTypes[format],
      content: fileOf(exportedWords(db, user.id, filter), { format, language, now, storage }),
    });
  }),
  route(contract.packWords, async ({ body: filter, user }) => {
    const wanted = { ownerId: user.id, type: 'export_words', title: '', result: { filter } } as const;
    const task = await db.transaction((tx) => createTask(tx, wanted));
    // If the queue is unreachable, the sweeper enqueues the job later.
    await jobs.enqueue(packDeck, { taskId: task.id }, task.id).catch((error: unknown) => {
      log.warn({ err: error, taskId: task.id }, 'packing could not be enqueued');
    });
    return { task };
  }),
  route(contract.downloadExport, async ({ params: { id }, user }) => {
    const task = await findTask(db, { id, ownerId: user.id });
    const key = deckKey(id);
    const isThere = task?.type === 'export_words' && task.status === 'SUCCESS' && (await storage.stat(key));
    if (!task || !isThere) return fail('export_not_found');
    const { language } = (task.result as unknown as { filter: ExportFilter }).filter;
    return new FileAnswer({
      name: exportName(language, 'apkg', new Date(task.created_at)),
      type: contract.exportTypes.apkg,
      content: storage.read(key),
    });
  }),
];
