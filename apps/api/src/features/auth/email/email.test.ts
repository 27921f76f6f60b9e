import {
  checkAuth,
  confirmPasswordReset,
  login,
  register,
  requestPasswordReset,
} from '@glossa/contract/auth';
import {
  cancelEmailChange,
  changeEmail,
  confirmEmailLink,
  getEmailAddress,
  readEmailLink,
  sendEmailLinks,
} from '@glossa/contract/email-address';
import type { Prisma } from '@glossa/db/prisma';
import { beforeEach, describe, expect, test } from 'vitest';

import { createAccount, testPassword } from '#testing/factories/account.ts';
import { findEmailLinkToken, findResetToken, listEmailsTo } from '#testing/sent-emails.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp({ EMAIL_VERIFICATION: 'required' });
// All visitors in these tests share an IP address.
beforeEach(() => app.deps.db.prisma.rateLimit.deleteMany());

const signedIn = async (given: Partial<Prisma.LearnerCreateInput> = {}) => {
  const account = await createAccount(app, given);
  return Object.assign(await signInLearner(app, account), { email: account.email });
};
const verified = () => signedIn({ emailVerifiedAt: new Date() });
const confirm = (token: string, browser = app.visitor()) =>
  browser.call(confirmEmailLink, { body: { token } });
const read = (token: string, browser = app.visitor()) => browser.call(readEmailLink, { body: { token } });
const change = (browser: { call: Awaited<ReturnType<typeof signedIn>>['call'] }, email: string) =>
  browser.call(changeEmail, { body: { email } });
const findAccount = (id: string) => app.deps.db.prisma.learner.findUniqueOrThrow({ where: { id } });
const expireLinks = (learnerId: string) =>
  app.deps.db.prisma.emailLink.updateMany({ where: { learnerId }, data: { expiresAt: new Date() } });
const listEvents = async (learnerId: string) =>
  (await app.deps.db.prisma.securityEvent.findMany({ where: { learnerId }, orderBy: { id: 'asc' } })).map(
    ({ kind, outcome }) => `${kind} ${outcome}`,
  );

let count = 0;
const freshAddress = () => `new-${(count += 1)}@example.test`;

describe('the link after registration', () => {
  const form = (email: string) => ({
    firstName: 'Ada',
    lastName: 'Byron',
    email,
    dateOfBirth: '1990-12-10',
    password: testPassword,
    country: 'England',
    city: 'London',
    address: '12 St James Square',
    zipCode: 'SW1Y 4LB',
    terms: true as const,
  });

  test('confirms the address with one click, whether signed in or not', async () => {
    const email = freshAddress();
    await app.visitor().call(register, { body: form(email) });
    const token = await findEmailLinkToken(app, email);
    const browser = app.visitor();
    const { user } = await browser.call(login, { body: { email, password: testPassword } });
    expect(user.email_verified).toBe(false);
    expect(await read(token)).toEqual({ purpose: 'verify', email });
    expect((await browser.call(checkAuth, {})) as object).toMatchObject({ user: { email_verified: false } });
    expect(await confirm(token)).toEqual({ outcome: 'verified', email });
    expect((await browser.call(checkAuth, {})) as object).toMatchObject({ user: { email_verified: true } });
    expect(await listEvents(user.id)).toEqual(['sign_in success', 'email_verify success']);
  });

  test('is not sent if the address already has an account, but the response is the same', async () => {
    const known = await createAccount(app);
    const unknown = freshAddress();
    expect(await app.visitor().call(register, { body: form(known.email) })).toEqual({ email: known.email });
    expect(await app.visitor().call(register, { body: form(unknown) })).toEqual({ email: unknown });
    await expect(findEmailLinkToken(app, known.email)).rejects.toThrow('no link');
    expect(await app.deps.db.prisma.emailLink.count({ where: { learnerId: known.id } })).toBe(0);
  });
});

describe('confirming an address', () => {
  test('works once', async () => {
    const browser = await signedIn();
    expect(await browser.call(sendEmailLinks, {})).toMatchObject({ is_verified: false, is_link_sent: true });
    const token = await findEmailLinkToken(app, browser.email);
    await confirm(token, browser);
    for (const use of [read, confirm])
      await expect(use(token)).rejects.toMatchObject({ status: 409, code: 'email_link_used' });
    expect(await browser.call(getEmailAddress, {})).toEqual({
      email: browser.email,
      is_verified: true,
      is_link_sent: false,
      change: null,
    });
  });

  test('succeeds for only one of several concurrent requests', async () => {
    const browser = await signedIn();
    await browser.call(sendEmailLinks, {});
    const token = await findEmailLinkToken(app, browser.email);
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => confirm(token)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await listEvents(browser.learnerId)).toEqual(['email_verify success']);
  });

  test('refuses a link that is a day old or was replaced by a newer one', async () => {
    const browser = await signedIn();
    await browser.call(sendEmailLinks, {});
    const first = await findEmailLinkToken(app, browser.email);
    await browser.call(sendEmailLinks, {});
    const second = await findEmailLinkToken(app, browser.email);
    for (const use of [read, confirm])
      await expect(use(first)).rejects.toMatchObject({ status: 400, code: 'email_link_invalid' });
    await expireLinks(browser.learnerId);
    for (const use of [read, confirm])
      await expect(use(second)).rejects.toMatchObject({ status: 400, code: 'email_link_expired' });
    expect(await browser.call(getEmailAddress, {})).toMatchObject({ is_link_sent: false });
    expect((await findAccount(browser.learnerId)).emailVerifiedAt).toBeNull();
  });

  test('leaves one working link after two concurrent requests', async () => {
    const browser = await signedIn();
    await Promise.all([1, 2, 3].map(() => browser.call(sendEmailLinks, {})));
    const texts = (await listEmailsTo(app, browser.email)).map(({ text }) => text);
    const tokens = texts.map((text) => /token=([\w-]+)/.exec(text)?.[1] ?? '');
    const outcomes = await Promise.allSettled(tokens.map((token) => confirm(token)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('refuses another account’s link while signed in', async () => {
    const owner = await signedIn();
    const other = await signedIn();
    await owner.call(sendEmailLinks, {});
    const token = await findEmailLinkToken(app, owner.email);
    for (const use of [read, confirm])
      await expect(use(token, other)).rejects.toMatchObject({ status: 409, code: 'email_link_not_yours' });
    expect((await findAccount(owner.learnerId)).emailVerifiedAt).toBeNull();
    expect(await confirm(token)).toMatchObject({ outcome: 'verified' });
    expect((await findAccount(other.learnerId)).emailVerifiedAt).toBeNull();
  });

  test('refuses an unknown token and a deactivated account, and records the attempt', async () => {
    const where = { kind: 'email_verify', outcome: 'failure', learnerId: null };
    const before = await app.deps.db.prisma.securityEvent.count({ where });
    await expect(confirm('guess')).rejects.toMatchObject({ code: 'email_link_invalid' });
    expect(await app.deps.db.prisma.securityEvent.count({ where })).toBe(before + 1);
    const browser = await signedIn();
    await browser.call(sendEmailLinks, {});
    const token = await findEmailLinkToken(app, browser.email);
    await app.deps.db.prisma.learner.update({
      where: { id: browser.learnerId },
      data: { isActive: false },
    });
    await expect(confirm(token)).rejects.toMatchObject({ code: 'email_link_invalid' });
  });

  test('doesn’t store the token itself', async () => {
    const browser = await signedIn();
    await browser.call(sendEmailLinks, {});
    const token = await findEmailLinkToken(app, browser.email);
    const rows = await app.deps.db.prisma.emailLink.findMany({ where: { learnerId: browser.learnerId } });
    expect(JSON.stringify(rows.map(({ tokenHash }) => Buffer.from(tokenHash).toString()))).not.toContain(
      token,
    );
  });

  test('sends at most five links an hour per account and mailbox, and none to a confirmed address', async () => {
    const browser = await signedIn({ email: 'flood+a@example.test' });
    for (let attempt = 0; attempt < 5; attempt += 1) await browser.call(sendEmailLinks, {});
    const limited = { status: 429, code: 'rate_limited', retryAfter: expect.any(Number) };
    await expect(browser.call(sendEmailLinks, {})).rejects.toMatchObject(limited);
    const other = await signedIn({ email: 'flood+b@example.test' });
    await expect(other.call(sendEmailLinks, {})).rejects.toMatchObject(limited);
    const done = await verified();
    expect(await done.call(sendEmailLinks, {})).toMatchObject({ is_verified: true, is_link_sent: false });
    expect(await listEmailsTo(app, done.email)).toEqual([]);
  });

  test('also happens when a new password is set with an emailed link', async () => {
    const browser = await signedIn();
    await change(browser, freshAddress());
    await app.visitor().call(requestPasswordReset, { body: { email: browser.email } });
    const token = await findResetToken(app, browser.email);
    await app.visitor().call(confirmPasswordReset, { body: { token, new_password: 'Fresh-Otters-9' } });
    expect((await findAccount(browser.learnerId)).emailVerifiedAt).toEqual(expect.any(Date));
    // Someone else may have started the change.
    expect(await app.deps.db.prisma.emailLink.count({ where: { learnerId: browser.learnerId } })).toBe(0);
    expect(await listEvents(browser.learnerId)).toContain('email_verify success');
  });
});

describe('changing a confirmed address', () => {
  test.each(['new first', 'old first'])('takes effect once both addresses approve it, %s', async (order) => {
    const browser = await verified();
    const email = freshAddress();
    const waiting = { email, is_confirmed: false, is_approved: false };
    expect(await change(browser, email)).toMatchObject({ email: browser.email, change: waiting });
    const tokens = [await findEmailLinkToken(app, email), await findEmailLinkToken(app, browser.email)];
    expect(await read(tokens[0] ?? '')).toEqual({ purpose: 'new_address', email });
    expect(await read(tokens[1] ?? '')).toEqual({ purpose: 'old_address', email });
    const [first = '', second = ''] = order === 'new first' ? tokens : tokens.toReversed();
    expect(await confirm(first)).toEqual({ outcome: 'waiting', email });
    expect((await findAccount(browser.learnerId)).email).toBe(browser.email);
    expect(await confirm(second)).toEqual({ outcome: 'changed', email });
    const { user } = await app.visitor().call(login, { body: { email, password: testPassword } });
    expect(user).toMatchObject({ id: browser.learnerId, email, email_verified: true });
    for (const token of [first, second])
      await expect(confirm(token)).rejects.toMatchObject({ code: 'email_link_used' });
    expect(await browser.call(getEmailAddress, {})).toMatchObject({ email, change: null });
    expect(await listEvents(browser.learnerId)).toEqual([
      'email_change_request success',
      'email_change success',
      'sign_in success',
    ]);
  });

  test('changes the address once when both links are used concurrently', async () => {
    const browser = await verified();
    const email = freshAddress();
    await change(browser, email);
    const tokens = [await findEmailLinkToken(app, email), await findEmailLinkToken(app, browser.email)];
    const outcomes = await Promise.all(tokens.map((token) => confirm(token)));
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['changed', 'waiting']);
  });

  test('invalidates password links that were sent to the previous address', async () => {
    const browser = await verified();
    await app.visitor().call(requestPasswordReset, { body: { email: browser.email } });
    const reset = await findResetToken(app, browser.email);
    const email = freshAddress();
    await change(browser, email);
    await confirm(await findEmailLinkToken(app, email));
    await confirm(await findEmailLinkToken(app, browser.email));
    const body = { token: reset, new_password: 'Fresh-Otters-9' };
    await expect(app.visitor().call(confirmPasswordReset, { body })).rejects.toMatchObject({
      code: 'reset_token_invalid',
    });
  });

  test('resends only the links that haven’t been used', async () => {
    const browser = await verified();
    const email = freshAddress();
    await change(browser, email);
    await confirm(await findEmailLinkToken(app, email));
    expect(await browser.call(sendEmailLinks, {})).toMatchObject({
      change: { email, is_confirmed: true, is_approved: false },
    });
    expect(await listEmailsTo(app, email)).toHaveLength(1);
    expect(await confirm(await findEmailLinkToken(app, browser.email))).toMatchObject({ outcome: 'changed' });
  });

  test('can be canceled, and replaced by another change', async () => {
    const browser = await verified();
    const [first, second] = [freshAddress(), freshAddress()];
    await change(browser, first);
    const token = await findEmailLinkToken(app, first);
    expect(await change(browser, second)).toMatchObject({ change: { email: second } });
    await expect(confirm(token)).rejects.toMatchObject({ code: 'email_link_invalid' });
    const next = await findEmailLinkToken(app, second);
    expect(await browser.call(cancelEmailChange, {})).toMatchObject({ email: browser.email, change: null });
    await expect(confirm(next)).rejects.toMatchObject({ code: 'email_link_invalid' });
    expect(await browser.call(cancelEmailChange, {})).toMatchObject({ change: null });
  });

  test('reveals that an address is taken only to the owner of its mailbox', async () => {
    const other = await createAccount(app);
    const browser = await verified();
    const free = await change(await verified(), freshAddress());
    const taken = await change(browser, other.email.toUpperCase());
    expect(Object.keys(taken)).toEqual(Object.keys(free));
    expect(taken.change).toMatchObject({ is_confirmed: false, is_approved: false });
    await confirm(await findEmailLinkToken(app, browser.email));
    const token = await findEmailLinkToken(app, other.email.toUpperCase());
    await expect(confirm(token)).rejects.toMatchObject({ status: 409, code: 'email_taken' });
    expect((await findAccount(browser.learnerId)).email).toBe(browser.email);
  });

  test('gives an address to only one of two accounts that request it concurrently', async () => {
    const email = freshAddress();
    const tokens: string[] = [];
    for (const browser of [await verified(), await verified()]) {
      await change(browser, email);
      await confirm(await findEmailLinkToken(app, browser.email));
      tokens.push(await findEmailLinkToken(app, email));
    }
    const outcomes = await Promise.allSettled(tokens.map((token) => confirm(token)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await app.deps.db.prisma.learner.count({ where: { email } })).toBe(1);
  });

  test('requires a recent identity confirmation, and a valid address that differs from the current one', async () => {
    const browser = await verified();
    for (const email of ['nobody', ''])
      await expect(change(browser, email)).rejects.toMatchObject({
        status: 400,
        fields: { email: expect.any(Array) },
      });
    await expect(change(browser, browser.email.toUpperCase())).rejects.toMatchObject({
      status: 409,
      code: 'email_unchanged',
    });
    await app.deps.db.prisma.session.updateMany({
      where: { learnerId: browser.learnerId },
      data: { provedAt: new Date(Date.now() - 11 * 60_000) },
    });
    await expect(change(browser, freshAddress())).rejects.toMatchObject({ code: 'proof_required' });
  });
});

test('requires no approval from a current address that was never confirmed', async () => {
  const browser = await signedIn();
  const email = freshAddress();
  expect(await change(browser, email)).toMatchObject({ change: { is_confirmed: false, is_approved: null } });
  expect(await listEmailsTo(app, browser.email)).toEqual([]);
  expect(await confirm(await findEmailLinkToken(app, email))).toEqual({ outcome: 'changed', email });
  expect(await browser.call(getEmailAddress, {})).toMatchObject({ email, is_verified: true, change: null });
});

test('writes emails in the owner’s language', async () => {
  const browser = await signedIn({ uiLanguage: 'de', emailVerifiedAt: new Date() });
  const email = freshAddress();
  await change(browser, email);
  const [toNew] = await listEmailsTo(app, email);
  const [toOld] = await listEmailsTo(app, browser.email);
  expect(toNew?.text).toMatch(/^Hallo,/);
  expect(toOld?.text).toContain(email);
});
