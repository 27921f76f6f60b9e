import { register } from '@glossa/contract/auth';
import { changeEmail, getEmailAddress, sendEmailLinks } from '@glossa/contract/email-address';
import { expect, test } from 'vitest';

import { createAccount, testPassword } from '#testing/factories/account.ts';
import { listEmailsTo } from '#testing/sent-emails.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

test('treats every address as confirmed and sends no links', async () => {
  const account = await createAccount(app);
  const browser = await signInLearner(app, account);
  const address = { email: account.email, is_verified: true, is_link_sent: false, change: null };
  expect(await browser.call(getEmailAddress, {})).toEqual(address);
  expect(await browser.call(sendEmailLinks, {})).toEqual(address);
  const email = 'welcome@example.test';
  await app.visitor().call(register, {
    body: {
      firstName: 'Ada',
      lastName: 'Byron',
      email,
      dateOfBirth: '1990-12-10',
      password: testPassword,
      country: 'England',
      city: 'London',
      address: '12 St James Square',
      zipCode: 'SW1Y 4LB',
      terms: true,
    },
  });
  expect((await listEmailsTo(app, email))[0]?.text).not.toContain('token=');
});

test('changes an address immediately, notifies the previous one if it was confirmed, and refuses a taken one', async () => {
  const account = await createAccount(app, { emailVerifiedAt: new Date() });
  const browser = await signInLearner(app, account);
  const email = 'moved@example.test';
  expect(await browser.call(changeEmail, { body: { email } })).toMatchObject({ email, change: null });
  const { prisma } = app.deps.db;
  expect(await prisma.learner.findUnique({ where: { id: account.id } })).toMatchObject({
    email,
    emailVerifiedAt: null,
  });
  expect((await listEmailsTo(app, account.email)).map(({ subject }) => subject)).toEqual([
    'The email address of your Glossa account has changed',
  ]);
  const other = await signInLearner(app, await createAccount(app));
  await expect(other.call(changeEmail, { body: { email } })).rejects.toMatchObject({ code: 'email_taken' });
});
