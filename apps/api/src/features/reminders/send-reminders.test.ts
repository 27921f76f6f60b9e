import { getSettings, unsubscribe, updateSettings } from '@glossa/contract/settings';
import { newId } from '@glossa/db/new-id';
import { afterEach, expect, test } from 'vitest';

import { freezeClock } from '#testing/clock.ts';
import { listEmailsTo } from '#testing/sent-emails.ts';
import { createRemindedLearner } from '#testing/create-reminded-learner.ts';
import { startTestApp } from '#testing/test-app.ts';
import { sendReminders } from './service.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

const app = startTestApp();
const settings = { dailyReminder: true, weeklyProgress: true, reminderHour: 19 };
const from = '2026-03-05T00:00:00Z';
const evening = '2026-03-05T19:00:00Z';
const reminderColumns = (email: string) => ({ where: { email }, select: { reminders: true } });

// A reminder left due by one test would be counted in the next.
afterEach(() => app.deps.db.prisma.reminder.deleteMany());

/**
 * Creates a mail server that fails with each of these errors in turn, then accepts everything. `run` sends the
 * reminders through it; `tried` are the recipients of all attempts.
 */
function createFailingMailer(...errors: Error[]) {
  const triedAddresses: string[] = [];
  const send = async ({ to }: { to: string }) => {
    triedAddresses.push(to);
    const error = errors.shift();
    if (error) throw error;
  };
  return {
    tried: triedAddresses,
    run: () => sendReminders({ ...app.deps, mailer: { send, outbox: undefined } }),
  };
}

test('retries once after a temporary failure and stops after success', async () => {
  const { email } = await createRemindedLearner(app, { from, settings });
  const server = createFailingMailer(new Error('connection refused'));
  freezeClock(app, evening);
  await server.run();
  expect(server.tried).toEqual([email]);
  for (const moment of ['2026-03-05T19:05:00Z', '2026-03-05T19:10:00Z', '2026-03-05T20:00:00Z']) {
    freezeClock(app, moment);
    await server.run();
  }
  expect(server.tried).toEqual([email, email]);
});

test('doesn’t retry a nonexistent email address on the same day', async () => {
  await createRemindedLearner(app, { from, settings });
  const server = createFailingMailer(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
  freezeClock(app, evening);
  await server.run();
  await server.run();
  expect(server.tried).toHaveLength(1);
});

test('stops a run after three failures, and sends all reminders in the next one', async () => {
  for (let count = 0; count < 5; count++) await createRemindedLearner(app, { from, settings });
  const server = createFailingMailer(...Array.from({ length: 3 }, () => new Error('connection refused')));
  freezeClock(app, evening);
  await server.run();
  expect(server.tried).toHaveLength(3);
  await server.run();
  expect(new Set(server.tried.slice(3)).size).toBe(5);
});

test('unsubscribes from one kind of reminder by link and by one-click header', async () => {
  const { learner, email, runRemindersAt } = await createRemindedLearner(app, { from, settings });
  await runRemindersAt(evening);
  const [sent] = await listEmailsTo(app, email);
  const address = /http\S+\/unsubscribe\?token=\S+/.exec(sent?.text ?? '')?.[0] ?? '';
  expect(sent?.unsubscribe).toBe(address);
  const token = new URL(address).searchParams.get('token') as string;
  // Like an email client (RFC 8058), post a form without a session or a CSRF token.
  const response = await fetch(`${app.url}/unsubscribe?token=${token}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(response.status).toBe(204);
  expect(await learner.call(getSettings, {})).toMatchObject({ dailyReminder: false, weeklyProgress: true });
  const { reminders } = await app.deps.db.prisma.learner.findUniqueOrThrow(reminderColumns(email));
  expect(Object.fromEntries(reminders.map(({ kind, isOn }) => [kind, isOn]))).toEqual({
    daily: false,
    weekly: true,
  });
  await learner.call(updateSettings, { body: { dailyReminder: true } });
  expect(await app.visitor().call(unsubscribe, { body: { token } })).toEqual({ kind: 'daily' });
  expect(await learner.call(getSettings, {})).toMatchObject({ dailyReminder: false });
});

test('rejects a forged unsubscribe token', async () => {
  const { learner } = await createRemindedLearner(app, { from, settings });
  const other = await createRemindedLearner(app, { from, settings });
  const { secret } = app.deps.config;
  const ownToken = unsubscribeToken(secret, learner.learnerId, 'daily');
  const [kind, id, signature] = ownToken.split('.') as [string, string, string];
  const forged = [
    'x',
    `${kind}.${other.learner.learnerId}.${signature}`,
    `weekly.${id}.${signature}`,
    `${kind}.${id}.${signature.slice(1)}A`,
    `${kind}.${id}.`,
    unsubscribeToken('another secret', id, 'daily'),
    unsubscribeToken(secret, newId(), 'daily'),
  ];
  for (const token of forged) {
    await expect(app.visitor().call(unsubscribe, { body: { token } })).rejects.toMatchObject({
      status: 400,
      code: 'unsubscribe_token_invalid',
    });
    const response = await fetch(`${app.url}/unsubscribe?token=${token}`, { method: 'POST' });
    expect(response.status).toBe(400);
  }
  const unchangedSettings = { dailyReminder: true, weeklyProgress: true };
  expect(await learner.call(getSettings, {})).toMatchObject(unchangedSettings);
  expect(await other.learner.call(getSettings, {})).toMatchObject(unchangedSettings);
});

test.each([
  ['reminderHour', { reminderHour: 24 }],
  ['weeklyProgressDay', { weeklyProgressDay: 0 }],
  ['dailyReminder', { dailyReminder: 'yes' }],
  ['mutedNotifications.0', { mutedNotifications: ['SYSTEM'] }],
])('rejects an invalid %s', async (field, body) => {
  const { learner } = await createRemindedLearner(app, { from, settings });
  await expect(learner.call(updateSettings, { body: body as object })).rejects.toMatchObject({
    code: 'invalid_request',
    fields: { [field]: expect.any(Array) },
  });
});
