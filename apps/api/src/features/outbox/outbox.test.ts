import { createToken } from '@glossa/contract/access-tokens';
import { listAudit } from '@glossa/contract/audit';
import { confirmPasswordReset, requestPasswordReset } from '@glossa/contract/auth';
import { inviteLearner } from '@glossa/contract/learners';
import { listOutbox, revealOutboxMessage } from '@glossa/contract/outbox';
import { expect, test } from 'vitest';

import { createAccount, testPassword } from '#testing/factories/account.ts';
import { listEmailsTo } from '#testing/sent-emails.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

/** Creates an account and requests a password reset. Returns the reset link and the stored email. */
async function withResetLink(options: Parameters<typeof createAccount>[1] = {}) {
  const account = await createAccount(app, options);
  await app.visitor().call(requestPasswordReset, { body: { email: account.email } });
  const [sent] = await listEmailsTo(app, account.email);
  const [link = ''] = /http\S+token=\S+/.exec(sent?.text ?? '') ?? [];
  expect(link).toMatch(/token=[\w-]{43}$/);
  return { ...account, link, mailId: sent?.id ?? '' };
}

async function signInAdmin() {
  const account = await createAccount(app, { isSuperuser: true, firstName: 'Ada', lastName: 'Admin' });
  return Object.assign(await signInLearner(app, account), { email: account.email });
}

type Admin = Awaited<ReturnType<typeof signInAdmin>>;

const fetchAs = async (browser: Admin, emailId: string) =>
  (await browser.call(listOutbox, {})).results.find(({ id }) => id === emailId);
const reveal = (browser: Admin, emailId: string, password = testPassword) =>
  browser.call(revealOutboxMessage, { params: { id: emailId }, body: { password } });

test('rejects outbox requests that use an admin’s access token', async () => {
  const { mailId, link } = await withResetLink();
  const { token } = await (await signInAdmin()).call(createToken, { body: { name: 'script' } });
  const authorization = `Bearer ${token}`;
  const responses = await Promise.all([
    fetch(app.url + listOutbox.path, { headers: { authorization } }),
    fetch(app.url + revealOutboxMessage.path.replace('{id}', mailId), {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ password: testPassword }),
    }),
  ]);
  for (const response of responses) {
    expect(response.status).toBe(403);
    expect(await response.text()).not.toContain(link.slice(-43));
  }
});

test('hides password reset and invitation links in the list', async () => {
  const { mailId, link } = await withResetLink();
  const invited = await createAccount(app);
  const browser = await signInAdmin();
  await browser.call(inviteLearner, { params: { id: invited.id } });
  const [invitation] = await listEmailsTo(app, invited.email);
  expect(await fetchAs(browser, mailId)).toMatchObject({
    links: 'hidden',
    text: expect.stringContaining('/reset-password?…'),
  });
  const listedJson = JSON.stringify(await browser.call(listOutbox, {}));
  expect(listedJson).not.toContain(link.slice(-43));
  const token = /token=([\w-]+)/.exec(invitation?.text ?? '')?.[1] ?? 'none';
  expect(listedJson).not.toContain(token);
});

test('shows an email without password reset or invitation links unchanged', async () => {
  const { email, link } = await withResetLink();
  const body = { token: link.slice(-43), new_password: 'Badgers-dig-5' };
  await app.visitor().call(confirmPasswordReset, { body });
  const [notice] = await listEmailsTo(app, email);
  const shownEmail = await fetchAs(await signInAdmin(), notice?.id ?? '');
  expect(shownEmail).toMatchObject({ text: notice?.text, links: 'none' });
});

test('reveals the link once the admin enters their password, and records this in the audit log', async () => {
  const { id, username, mailId, link } = await withResetLink();
  const browser = await signInAdmin();
  expect((await reveal(browser, mailId)).text).toContain(link);
  const { results } = await browser.call(listAudit, { query: { action: 'outbox.reveal', target_id: id } });
  expect(results).toMatchObject([
    { actor: 'Ada Admin', target_kind: 'learner', target_id: id, detail: { title: username } },
  ]);
  expect(JSON.stringify(results)).not.toContain(link.slice(-43));
});

test('rejects a wrong password and, after ten attempts, even the right one', async () => {
  const { mailId } = await withResetLink();
  const browser = await signInAdmin();
  const wrongPassword = { status: 400, code: 'wrong_password' };
  for (let attempts = 0; attempts < 10; attempts++) {
    await expect(reveal(browser, mailId, `Wrong-${attempts}`)).rejects.toMatchObject(wrongPassword);
  }
  await expect(reveal(browser, mailId)).rejects.toMatchObject({ status: 429, code: 'rate_limited' });
  expect((await reveal(await signInAdmin(), mailId)).text).toContain('token=');
});

test('lets admins reveal links in emails to themselves but not to another admin', async () => {
  const other = await withResetLink({ isSuperuser: true });
  const browser = await signInAdmin();
  expect(await fetchAs(browser, other.mailId)).toMatchObject({ links: 'of_another_admin' });
  const rejection = { status: 403, code: 'mail_of_admin' };
  await expect(reveal(browser, other.mailId)).rejects.toMatchObject(rejection);

  await app.visitor().call(requestPasswordReset, { body: { email: browser.email } });
  const [own] = await listEmailsTo(app, browser.email);
  expect((await reveal(browser, own?.id ?? '')).text).toContain('token=');
});

test('refuses to reveal another admin’s links even after that admin’s email address has changed', async () => {
  const other = await withResetLink({ isSuperuser: true });
  await app.deps.db.prisma.learner.update({ where: { id: other.id }, data: { email: `new-${other.email}` } });
  const browser = await signInAdmin();
  await expect(reveal(browser, other.mailId)).rejects.toMatchObject({ code: 'mail_of_admin' });
});

test.each([
  ['unknown', '00000000-0000-7000-8000-000000000000', { status: 404, code: 'mail_not_found' }],
  ['malformed', 'secret', { status: 400, code: 'invalid_request' }],
])('rejects an %s email ID', async (_what, emailId, refusal) => {
  const browser = await signInAdmin();
  await expect(reveal(browser, emailId)).rejects.toMatchObject(refusal);
});
