import { login, register } from '@glossa/contract/auth';
import { expect, test, vi } from 'vitest';

import { createAccount, testPassword } from '#testing/factories/account.ts';
import { listEmailsTo } from '#testing/sent-emails.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

const form = (given: object = {}) => ({
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.test',
  dateOfBirth: '1990-12-10',
  password: testPassword,
  country: 'England',
  city: 'London',
  address: '12 St James Square',
  zipCode: 'SW1Y 4LB',
  terms: true as const,
  ...given,
});
const find = (email: string) => app.deps.db.prisma.learner.findUnique({ where: { email } });

test('creates a shop account that can sign in and sends a welcome email', async () => {
  const browser = app.visitor();
  const body = form({ email: 'Ada.Lovelace+shop@example.test', phone: '+44 20', newsletter: true });
  expect(await browser.call(register, { body })).toEqual({ email: 'Ada.Lovelace+shop@example.test' });
  expect(await find('ada.lovelace+shop@example.test')).toMatchObject({
    username: 'ada.lovelace',
    accountType: 'shop_client',
    firstName: 'Ada',
    lastName: 'Byron',
    dateOfBirth: new Date('1990-12-10'),
    phone: '+44 20',
    postalCode: 'SW1Y 4LB',
    newsletter: true,
    marketing: false,
    isSuperuser: false,
    isStaff: false,
    canManageContent: false,
    termsAcceptedAt: expect.any(Date),
  });
  const [sent] = await listEmailsTo(app, 'Ada.Lovelace+shop@example.test');
  expect(sent).toMatchObject({ subject: 'Welcome to Glossa', text: expect.stringContaining('/login') });
  const response = await browser.call(login, { body: { email: body.email, password: testPassword } });
  expect(response.user).toMatchObject({ account_type: 'shop_client', current_language: null });
});

test('sends emails in the registration’s language, or in the existing user’s language', async () => {
  const email = 'layla@example.test';
  await app.visitor().call(register, { body: form({ email, ui_language: 'ar-EG' }) });
  expect(await find(email)).toMatchObject({ uiLanguage: 'ar-EG' });
  await app.visitor().call(register, { body: form({ email, ui_language: 'en' }) });
  const emails = await listEmailsTo(app, email);
  expect(new Set(emails.map(({ subject }) => subject))).toEqual(
    new Set(['مرحبًا بك في Glossa', 'لديك حساب في Glossa بالفعل']),
  );
  expect(await find(email)).toMatchObject({ uiLanguage: 'ar-EG' });
});

test('sends at most five emails an hour to one mailbox, even under several addresses', async () => {
  const emails = ['', '+a', '+b', '+c', '+d', '+e'].map((suffix) => `mary.shelley${suffix}@example.test`);
  for (const email of emails) await app.visitor().call(register, { body: form({ email }) });
  const sent = await Promise.all(emails.map((email) => listEmailsTo(app, email)));
  expect(sent.flat()).toHaveLength(5);
  expect(await find(emails[5] ?? '')).toMatchObject({ firstName: 'Ada' });
});

test('returns the same response for a known email, changes nothing and notifies the owner', async () => {
  const account = await createAccount(app, { firstName: 'Grace' });
  const body = form({ email: account.email, password: 'Something-else-9' });
  expect(await app.visitor().call(register, { body })).toEqual({ email: account.email });
  expect(await find(account.email)).toEqual(account);
  const emails = await listEmailsTo(app, account.email);
  expect(emails.map(({ subject }) => subject)).toEqual(['You already have a Glossa account']);
});

test('sends at most five emails to a known address', async () => {
  const { email } = await createAccount(app);
  for (let attempt = 0; attempt < 7; attempt += 1) {
    await app.visitor().call(register, { body: form({ email }) });
  }
  expect(await listEmailsTo(app, email)).toHaveLength(5);
});

test('creates one account for concurrent registrations with the same email', async () => {
  const email = 'twins@example.test';
  const forms = Array.from({ length: 6 }, (_, index) => form({ email, firstName: `Twin ${index}` }));
  const responses = await Promise.all(forms.map((body) => app.visitor().call(register, { body })));
  expect(responses).toEqual(forms.map(() => ({ email })));
  const subjects = (await listEmailsTo(app, email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === 'Welcome to Glossa')).toHaveLength(1);
});

test('assigns unique usernames to concurrent registrations with the same local part', async () => {
  const emails = Array.from({ length: 6 }, (_, index) => `sam@${index}.example.test`);
  await Promise.all(emails.map((email) => app.visitor().call(register, { body: form({ email }) })));
  const names = await Promise.all(emails.map(async (email) => (await find(email))?.username));
  expect(new Set(names).size).toBe(emails.length);
  expect(names.every((name) => /^sam\d*$/.test(name ?? ''))).toBe(true);
});

test('accepts the site’s name in a password that also contains other words', async () => {
  const password = 'Glossa-badgers-5';
  await app.visitor().call(register, { body: form({ password }) });
});

test.each([
  ['Password1', 'password'],
  ['1Qaz2wsx', 'password'],
  ['Glossa-2026', 'password'],
  ['Glossa.Admin.1', 'password'],
  ['Welcome2Glossa!', 'password'],
])('refuses the common password %s', async (password, field) => {
  await expect(app.visitor().call(register, { body: form({ password }) })).rejects.toMatchObject({
    status: 400,
    code: 'invalid_request',
    fields: { [field]: ['This password is too common'] },
  });
});

test.each([
  [{ email: 'ada' }, { email: ['Email is invalid'] }],
  [{ email: '' }, { email: expect.arrayContaining(['Email is required']) }],
  [{ password: 'Short-1' }, { password: ['Password must be at least 8 characters'] }],
  [{ password: 'no-capitals-1' }, { password: ['Password must contain uppercase, lowercase, and number'] }],
  [{ firstName: ' ' }, { firstName: ['First name is required'] }],
  [{ dateOfBirth: '1990-02-30' }, { dateOfBirth: ['Date of birth isn’t a valid date'] }],
  [{ dateOfBirth: '2990-02-03' }, { dateOfBirth: ['Date of birth isn’t a valid date'] }],
  [{ terms: false }, { terms: ['You must accept the terms and conditions'] }],
])('refuses %o', async (given, fields) => {
  const email = 'refused@example.test';
  const attempt = app.visitor().call(register, { body: form({ email, ...given }) });
  await expect(attempt).rejects.toMatchObject({ status: 400, code: 'invalid_request', fields });
  expect(await find(email)).toBeNull();
});

test.each([
  'is_superuser',
  'isStaff',
  'account_type',
  'subscription_type',
  'points',
  'id',
  'constructor',
  '__proto__',
])('refuses the unknown field %s', async (field) => {
  const email = 'chooser@example.test';
  const browser = app.visitor();
  const response = await browser.fetch('/api/auth/register/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...browser.csrfHeaders() },
    // An object literal would lose `__proto__`.
    body: JSON.stringify(form({ email })).replace(/}$/, `,"${field}":true}`),
  });
  expect(response.status).toBe(400);
  expect(await find(email)).toBeNull();
});

test('registers the account even when the email cannot be sent', async () => {
  const email = 'no-mail@example.test';
  const send = vi.spyOn(app.deps.mailer, 'send').mockRejectedValue(new Error('no mail server'));
  expect(await app.visitor().call(register, { body: form({ email }) })).toEqual({ email });
  await app.deps.background.settled();
  expect(send).toHaveBeenCalledOnce();
  send.mockRestore();
  expect(await find(email)).not.toBeNull();
});
