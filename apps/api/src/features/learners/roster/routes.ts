import { fail, failFields } from '@glossa/contract/failure';
import * as contract from '@glossa/contract/learner-import';
import { messages } from '@glossa/contract/messages';
import { importLearners } from '@glossa/jobs/definitions';

import type { Deps } from '#deps.ts';
import { createTask, findTask } from '#domain/tasks/tasks.ts';
import { FileAnswer, route, type Route } from '#http/route.ts';
import { noteDeed } from '../deeds.ts';
import { countInvitations, listNotInvited } from './invite-queries.ts';
import { keepRoster, previewAgain } from './preview.ts';
import { findRoster, listRefusals, markStarted } from './queries.ts';
import { refusedTable } from './refused-table.ts';

/** Refused lines and invitations to include in a report. The table contains all lines. */
const shownRefused = 100;

/** Routes for importing lists of learners. */
export const rosterRoutes = ({ db, sealed, jobs }: Pick<Deps, 'db' | 'sealed' | 'jobs'>): Route[] => [
  route(contract.uploadRoster, async ({ files: { file }, user }) => {
    if (!file) return failFields({ file: [messages.file_required] });
    return keepRoster({ db, sealed }, user.id, file);
  }),
  route(contract.previewRoster, ({ params: { id }, body: settings, user }) =>
    previewAgain({ db, sealed }, user.id, { id, settings }),
  ),
  route(contract.startRoster, async ({ params: { id }, body: settings, user }) => {
    const row = (await findRoster(db, id, user.id)) ?? fail('import_not_found');
    const started = row.taskId ? await findTask(db, { id: row.taskId, ownerId: user.id }) : undefined;
    if (started) return { task: started };
    const task = await db.transaction(async (tx) => {
      const wanted = await createTask(tx, {
        ownerId: user.id,
        type: 'import_learners',
        title: row.fileName,
        result: { import_id: id },
      });
      if (!(await markStarted(tx, { id, ownerId: user.id, taskId: wanted.id }, settings)))
        fail('import_started');
      await noteDeed(tx, user, { action: 'import', target: id, detail: { started: true, ...settings } });
      return wanted;
    });
    await jobs.enqueue(importLearners, { importId: id }, id);
    return { task };
  }),
  route(contract.getRoster, async ({ params: { id }, user }) => {
    const row = (await findRoster(db, id, user.id)) ?? fail('import_not_found');
    const { fileName, finished, added, changed, kept, refused, invited, taskId } = row;
    const task = taskId ? await findTask(db, { id: taskId, ownerId: user.id }) : undefined;
    return {
      id,
      file_name: fileName,
      task: task ?? null,
      finished,
      added,
      changed,
      kept,
      refused,
      invited,
      ...(await countInvitations(db, id)),
      refused_lines: await listRefusals(db, id, shownRefused),
      refused_invitations: await listNotInvited(db, id, shownRefused),
    };
  }),
  route(contract.getRefusedLearners, async ({ params: { id }, user }) => {
    if (!(await findRoster(db, id, user.id))) return fail('import_not_found');
    const lines = await listRefusals(db, id, contract.mostLearners);
    return new FileAnswer({
      name: 'refused-learners.csv',
      type: 'text/csv; charset=utf-8',
      content: (async function* () {
        yield* refusedTable(lines);
      })(),
    });
  }),
];
