import { confirmPasswordReset } from '@glossa/contract/auth';
import * as contract from '@glossa/contract/learner-import';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { createMailer, type Mailer } from '#platform/email/mailer.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { onlyRun } from '#testing/job-run.ts';
import { listEmailsTo } from '#testing/sent-emails.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startSmtpServer } from '#testing/smtp-server.ts';
import { startTestApp } from '#testing/test-app.ts';
import { importLearnersHandler } from './jobs.ts';

const app = startTestApp();
let smtpReplies: Record<string, string> = {};
let server: Awaited<ReturnType<typeof startSmtpServer>>;
let smtp: Mailer;
beforeAll(async () => {
  server = await startSmtpServer((recipient) => smtpReplies[recipient]);
  smtp = createMailer({ smtpUrl: server.url, from: 'Glossa <glossa@example.org>', outbox: '' });
});
afterAll(() => server.stop());
beforeEach(() => {
  smtpReplies = {};
  server.emails.length = 0;
});

/** Starts an import of people without passwords, and leaves it waiting for a worker. */
async function startImport(...emails: string[]) {
  const admin = await signInLearner(app, await createLearner(app, { isSuperuser: true, uiLanguage: 'ar' }));
  const file = new File([`email\n${emails.join('\n')}\n`], 'class.csv');
  const { id: importId } = await admin.call(contract.uploadRoster, { files: { file } });
  await admin.call(contract.startRoster, { params: { id: importId }, body: {} });
  return {
    work: (mailer: Mailer) => importLearnersHandler({ ...app.deps, mailer }).handle({ importId }, onlyRun),
    report: () => admin.call(contract.getRoster, { params: { id: importId } }),
    /** Makes postponed invitations due. */
    later: () =>
      app.deps.db.prisma.learnerImportInvite.updateMany({
        where: { importId },
        data: { freeAt: new Date(0) },
      }),
  };
}

const classEmails = (domain: string) => ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@${domain}`);
const order = (one: string, other: string) => one.localeCompare(other);
const listRecipients = () =>
  server.emails.map((email) => /^To: (.*)$/m.exec(email)?.[1]?.trim() ?? '').sort(order);

test('reports an address that the mail server rejects and sends the other invitations', async () => {
  const emails = classEmails('refused.org');
  smtpReplies = { 'c@refused.org': '550 5.1.1 nobody of this name' };
  const list = await startImport(...emails);
  await list.work(smtp);
  expect(listRecipients()).toEqual(emails.filter((email) => email !== 'c@refused.org'));
  expect(await list.report()).toMatchObject({
    finished: true,
    task: { status: 'SUCCESS' },
    added: 6,
    invited: 5,
    waiting: 0,
    not_invited: 1,
    refused_invitations: [
      {
        email: 'c@refused.org',
        reason: 'mail_refused',
        answer: expect.stringContaining('nobody of this name'),
      },
    ],
  });
});

test('retries invitations that the mail server defers and eventually gives up', async () => {
  const emails = classEmails('later.org');
  smtpReplies = { 'a@later.org': '451 try again later', 'f@later.org': '452 the mailbox is full' };
  const list = await startImport(...emails);
  await list.work(smtp);
  expect(listRecipients()).toEqual(emails.slice(1, 5));
  expect(await list.report()).toMatchObject({
    finished: false,
    task: { status: 'STARTED' },
    invited: 4,
    waiting: 2,
    put_off: 2,
  });
  await list.work(smtp);
  expect(await list.report()).toMatchObject({ finished: false, invited: 4, waiting: 2 });
  smtpReplies = { 'f@later.org': '452 the mailbox is full' };
  for (let attempts = 2; attempts <= 5; attempts += 1) {
    await list.later();
    await list.work(smtp);
  }
  expect(listRecipients()).toEqual(emails.slice(0, 5));
  expect(await list.report()).toMatchObject({
    finished: true,
    invited: 5,
    waiting: 0,
    not_invited: 1,
    refused_invitations: [{ email: 'f@later.org', reason: 'mail_failed' }],
  });
});

test('postpones the invitations while the mail server is unavailable', async () => {
  const emails = classEmails('away.org');
  const list = await startImport(...emails);
  const triedAddresses: string[] = [];
  const send = async ({ to }: { to: string }) => {
    triedAddresses.push(to);
    throw new Error('connection refused');
  };
  await list.work({ send, outbox: undefined });
  expect(triedAddresses).toHaveLength(3);
  expect(await list.report()).toMatchObject({ finished: false, invited: 0, waiting: 6, put_off: 3 });
  await list.later();
  await list.work(smtp);
  expect(listRecipients()).toEqual(emails);
  expect(await list.report()).toMatchObject({ finished: true, invited: 6, not_invited: 0 });
});

test('sends each invitation once with a working link when two workers run', async () => {
  const emails = classEmails('two.org');
  const list = await startImport(...emails);
  let open = () => {};
  const slow = new Promise<void>((resolve) => (open = resolve));
  let resolveReached = () => {};
  const first = new Promise<void>((resolve) => (resolveReached = resolve));
  const { mailer } = app.deps;
  const one = list.work({
    ...mailer,
    send: async (email) => {
      resolveReached();
      await slow;
      await mailer.send(email);
    },
  });
  await first;
  await list.work(mailer);
  expect(await list.report()).toMatchObject({ finished: false, invited: 5, waiting: 1, put_off: 0 });
  open();
  await one;
  expect(await list.report()).toMatchObject({ finished: true, invited: 6 });
  for (const email of emails) {
    const sent = await listEmailsTo(app, email);
    expect(sent).toHaveLength(1);
    const token = /token=(\S+)/.exec(sent[0]?.text ?? '')?.[1] as string;
    const password = 'Otters-swim-4-fun';
    await app.visitor().call(confirmPasswordReset, { body: { token, new_password: password } });
  }
});

test('gives imported learners the interface language of the admin who added them', async () => {
  const list = await startImport('layla@example.org');
  await list.work(app.deps.mailer);
  expect(
    await app.deps.db.prisma.learner.findUnique({ where: { email: 'layla@example.org' } }),
  ).toMatchObject({
    uiLanguage: 'ar',
  });
  expect(await listEmailsTo(app, 'layla@example.org')).toMatchObject([{ subject: 'حسابك في Glossa' }]);
});
