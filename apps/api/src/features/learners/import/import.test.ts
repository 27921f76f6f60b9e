import { listAudit } from '@glossa/contract/audit';
import { login } from '@glossa/contract/auth';
import { buildUrl } from '@glossa/contract/client';
import * as contract from '@glossa/contract/learner-import';
import { getLearner, listLearners } from '@glossa/contract/learners';
import { getTaskStatus } from '@glossa/contract/tasks';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { learnerImportKey } from '#domain/accounts/learner-import-key.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { listEmailsTo } from '#testing/sent-emails.ts';
import { waitOptions } from '#testing/wait-options.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
let stopWorker = async () => {};
let admin: Awaited<ReturnType<typeof signInLearner>>;
beforeAll(async () => {
  stopWorker = await app.startWorker();
});
afterAll(() => stopWorker());
beforeEach(async () => {
  admin = await signInLearner(app, await createLearner(app, { isSuperuser: true }));
});

const upload = (content: string | Uint8Array) =>
  admin.call(contract.uploadRoster, {
    files: { file: new File([content as string], 'class.csv') },
  });

async function run(content: string, settings: { existing?: 'skip' | 'update'; invite?: boolean } = {}) {
  const { id } = await upload(content);
  const { task } = await admin.call(contract.startRoster, { params: { id }, body: settings });
  const expectEnded = async () =>
    expect((await admin.call(getTaskStatus, { params: { id: task.id } })).status).toMatch(/SUCCESS|FAILURE/);
  await vi.waitFor(expectEnded, { timeout: 100_000, interval: 50 });
  return admin.call(contract.getRoster, { params: { id } });
}

const findByEmail = async (email: string) => {
  const [found] = (await admin.call(listLearners, { query: { search: email } })).results;
  return admin.call(getLearner, { params: { id: found?.id as string } });
};

test('previews the columns and counts, and reports which lines are invalid and why', async () => {
  const known = await createLearner(app);
  const file = [
    'Vorname;E-Mail;Plan;Punkte;Points;is_superuser;password',
    'Ann;ann@school.org;pro;x;12;true;',
    `Old;${known.email};;;;;`,
    'No;;;;;;',
    'Bad;nobody;;;;;',
    'Twice;ANN@school.org;;;;;',
    'Bo;bo@school.org;Gold;;;;',
    'Cy;cy@school.org;;;-3;;',
    'Di;di@school.org;;;;;secret',
    'Ed;ed@school.org;;;;;;;more',
  ].join('\r\n');
  const preview = await upload(file);
  expect(preview.columns.map(({ field }) => field)).toEqual([
    'firstname',
    'email',
    'subscription_type',
    null,
    'points',
    null,
    'password',
  ]);
  expect(preview.counts).toEqual({
    lines: 9,
    added: 1,
    changed: 0,
    kept: 1,
    refused: 7,
    without_password: 1,
  });
  expect(preview.refused).toEqual([
    { line: 4, column: 'E-Mail', reason: 'email_missing', text: '' },
    { line: 5, column: 'E-Mail', reason: 'email_invalid', text: 'nobody' },
    { line: 6, column: 'E-Mail', reason: 'email_repeated', text: 'ANN@school.org' },
    { line: 7, column: 'Plan', reason: 'subscription_unknown', text: 'Gold' },
    { line: 8, column: 'Points', reason: 'points_invalid', text: '-3' },
    { line: 9, column: 'password', reason: 'password_weak', text: '' },
    { line: 10, column: '', reason: 'too_many_cells', text: '' },
  ]);
  expect((await admin.call(listLearners, { query: { search: 'school.org' } })).count).toBe(0);
});

test('adds and invites a class once and never grants admin rights', async () => {
  const file =
    'email,firstname,password,current_language,is_superuser\nfay@class.org,Fay,,French,1\ngus@class.org,Gus,Otters-swim-4-fun,,1\n';
  expect(await run(file)).toMatchObject({
    finished: true,
    added: 2,
    changed: 0,
    kept: 0,
    refused: 0,
    invited: 1,
  });
  const fay = await findByEmail('fay@class.org');
  expect(fay).toMatchObject({
    username: 'fay',
    is_superuser: false,
    account_type: 'learner',
    current_language: 'fr',
  });
  expect((await listEmailsTo(app, 'fay@class.org'))[0]?.subject).toBe('Your Glossa account');
  expect(await listEmailsTo(app, 'gus@class.org')).toEqual([]);
  const credentials = { email: 'gus@class.org', password: 'Otters-swim-4-fun' };
  expect((await app.visitor().call(login, { body: credentials })).user.username).toBe('gus');
  const auditEntries = await admin.call(listAudit, { query: { actor: admin.learnerId } });
  expect(auditEntries.results.map(({ action, detail }) => [action, detail])).toEqual([
    ['learner.import', { title: 'class.csv', added: 2, changed: 0, kept: 0, refused: 0 }],
    ['learner.import', expect.objectContaining({ title: 'class.csv', started: true })],
  ]);
  expect(await run(file)).toMatchObject({ added: 0, kept: 2, invited: 0 });
  expect(await run(file, { existing: 'update' })).toMatchObject({ added: 0, changed: 0, kept: 2 });
  expect(await listEmailsTo(app, 'fay@class.org')).toHaveLength(1);
});

test('updates existing learners on request, but not passwords or privileged accounts', async () => {
  const learner = await createLearner(app, { email: 'hal@class.org', points: 5 });
  await createLearner(app, { email: 'ida@class.org', isStaff: true });
  const existingLearner = await createLearner(app);
  const file = `email,points,city,username,password\nHAL@class.org,9,Rome,,Otters-swim-4-fun\nida@class.org,9,,,\njoe@class.org,,,${existingLearner.username},\n`;
  expect(await run(file, { existing: 'update', invite: false })).toMatchObject({
    added: 0,
    changed: 1,
    refused: 2,
    refused_lines: [
      { line: 3, column: 'email', reason: 'administrator', text: 'ida@class.org' },
      { line: 4, column: 'username', reason: 'username_taken', text: existingLearner.username },
    ],
  });
  const row = await app.deps.db.prisma.learner.findUniqueOrThrow({ where: { id: learner.id } });
  expect(row).toMatchObject({ points: 9, city: 'Rome', passwordHash: '!', username: learner.username });
});

test('assigns unique usernames, and sends no invitations when they are turned off', async () => {
  const file = 'email\nkim@a.org\nkim@b.org\nkim@c.org\n';
  expect(await run(file, { invite: false })).toMatchObject({ added: 3, invited: 0 });
  const names = (await admin.call(listLearners, { query: { search: 'kim' } })).results.map(
    ({ username }) => username,
  );
  expect(new Set(names).size).toBe(3);
  expect(await listEmailsTo(app, 'kim@a.org')).toEqual([]);
});

test('exports the rejected lines as CSV and deletes the uploaded file', async () => {
  const { id } = await run('email\n=cmd@x\nlea@class.org\n', { invite: false });
  const text = await (await admin.fetch(buildUrl(contract.getRefusedLearners, { params: { id } }))).text();
  expect(text.replace('\uFEFF', '')).toBe(
    "Line,Column,Code,Reason,Text\r\n2,email,email_invalid,Not a valid email address,'=cmd@x\r\n",
  );
  await vi.waitFor(
    async () => expect(await app.deps.storage.stat(learnerImportKey(id))).toBeUndefined(),
    waitOptions,
  );
});

test('reads other encodings and rejects files without emails', async () => {
  const latin = new Uint8Array(
    Array.from(
      'email;lastname\nmia@class.org;M\u00fcller und L\u00f6we aus der K\u00f6hlerstra\u00dfe\n',
      (letter) => letter.codePointAt(0) as number,
    ),
  );
  expect((await upload(latin)).sample[0]?.cells[1]).toMatch(/^Müller und Löwe/);
  for (const [content, code] of [
    ['', 'roster_without_email'],
    ['name,age\nA,1\n', 'roster_without_email'],
    ['email\n', 'roster_empty'],
  ] as const)
    await expect(upload(content)).rejects.toMatchObject({ code });
});

test('hides an import from other admins, and starts it only once when requests are concurrent', async () => {
  const { id } = await upload('email\nned@class.org\n');
  const other = await signInLearner(app, await createLearner(app, { isSuperuser: true }));
  const hidden = { code: 'import_not_found' };
  await expect(other.call(contract.startRoster, { params: { id }, body: {} })).rejects.toMatchObject(hidden);
  await expect(other.call(contract.getRoster, { params: { id } })).rejects.toMatchObject(hidden);
  const start = () => admin.call(contract.startRoster, { params: { id }, body: {} });
  const startResults = await Promise.allSettled([start(), start(), start()]);
  const tasks = startResults.flatMap((one) => (one.status === 'fulfilled' ? [one.value.task.id] : []));
  expect(new Set(tasks).size).toBe(1);
  const secondPreview = admin.call(contract.previewRoster, { params: { id }, body: {} });
  await expect(secondPreview).rejects.toMatchObject({ code: 'import_started' });
});
