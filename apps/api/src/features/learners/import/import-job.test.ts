import * as contract from '@glossa/contract/learner-import';
import { getLearner, listLearners } from '@glossa/contract/learners';
import { getTaskStatus } from '@glossa/contract/tasks';
import type { Database } from '@glossa/db/database';
import { expect, test } from 'vitest';

import { learnerImportKey } from '#domain/accounts/learner-import-key.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { onlyRun } from '#testing/job-run.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { importLearnersHandler } from './jobs.ts';

const app = startTestApp();

/** Starts an import that waits for a worker. */
async function startImport(content: string) {
  const admin = await signInLearner(app, await createLearner(app, { isSuperuser: true }));
  const file = new File([content], 'class.csv');
  const { id: importId } = await admin.call(contract.uploadRoster, { files: { file } });
  const params = { id: importId };
  const { task } = await admin.call(contract.startRoster, { params, body: { invite: false } });
  return {
    admin,
    task,
    work: (db: Database = app.deps.db) =>
      importLearnersHandler({ ...app.deps, db }).handle({ importId }, onlyRun),
    report: () => admin.call(contract.getRoster, { params }),
    state: () => admin.call(getTaskStatus, { params: { id: task.id } }),
    hasFile: async () => (await app.deps.storage.stat(learnerImportKey(importId))) !== undefined,
  };
}

/** Returns a database that runs `what` just before the second transaction. */
function createDatabaseThatRuns(what: () => Promise<unknown>): Database {
  let count = 0;
  return {
    ...app.deps.db,
    transaction: async (work) => {
      if ((count += 1) === 2) await what();
      return app.deps.db.transaction(work);
    },
  };
}

const rosterLines = (count: number, domain: string): string =>
  Array.from({ length: count }, (_, index) => `p${index}@${domain},\n`).join('');

test.each([{ isSuperuser: false }, { isActive: false }])(
  'stops an import when its admin loses their rights: %o',
  async (data) => {
    const list = await startImport(`email,username\n${rosterLines(300, `${Object.keys(data)[0]}.org`)}`);
    const change = () => app.deps.db.prisma.learner.update({ where: { id: list.admin.learnerId }, data });
    await list.work(createDatabaseThatRuns(change));
    const where = { id: list.task.id };
    expect(await app.deps.db.prisma.task.findUniqueOrThrow({ where })).toMatchObject({
      status: 'FAILURE',
      message: 'forbidden',
    });
    const imported = await app.deps.db.prisma.learnerImport.findFirstOrThrow({
      where: { taskId: list.task.id },
    });
    expect(imported).toMatchObject({ added: 250, done: 250, finishedAt: null });
  },
);

test('keeps the file when an import is canceled at the end, so that the import can be retried', async () => {
  const list = await startImport(`email,username\n${rosterLines(3, 'late.org')}`);
  const where = { id: list.task.id };
  const cancel = (status: 'REVOKED' | 'STARTED') =>
    app.deps.db.prisma.task.update({ where, data: { status } });
  await list.work(createDatabaseThatRuns(() => cancel('REVOKED')));
  expect(await list.report()).toMatchObject({ finished: false, added: 3 });
  expect(await list.hasFile()).toBe(true);
  await cancel('STARTED');
  await list.work();
  expect(await list.report()).toMatchObject({ finished: true, added: 3 });
  expect(await list.hasFile()).toBe(false);
});

test('reserves usernames given in the list when generating others', async () => {
  const file = `email,username\nanna@one.org,\nbob@one.org,\nother@two.org,Anna\n${rosterLines(300, 'between.org')}last@two.org,bob\n`;
  const list = await startImport(file);
  await list.work();
  expect(await list.report()).toMatchObject({ finished: true, added: 304, refused: 0 });
  const findName = async (search: string) => {
    const [found] = (await list.admin.call(listLearners, { query: { search } })).results;
    return (await list.admin.call(getLearner, { params: { id: found?.id as string } })).username;
  };
  expect(await findName('other@two.org')).toBe('Anna');
  expect(await findName('last@two.org')).toBe('bob');
  expect(await findName('anna@one.org')).toMatch(/^anna\d+$/);
});
