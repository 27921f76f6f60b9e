import { createToken, listTokens } from '@glossa/contract/access-tokens';
import { changePassword, getMe, login } from '@glossa/contract/auth';
import { expect, test } from 'vitest';

import { createAccount, testPassword } from '#testing/factories/account.ts';
import { listEmailsTo } from '#testing/sent-emails.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const newPassword = 'Badgers-dig-5-holes';

async function owner() {
  const account = await createAccount(app);
  return { ...account, browser: await signInLearner(app, account) };
}
const passwords = (new_password = newPassword, current_password = testPassword) => ({
  body: { current_password, new_password },
});

test('changes the password, rotates the current session and ends all others', async () => {
  const { id, email, browser } = await owner();
  const other = await signInLearner(app, { id });
  const before = new Map(browser.cookies);
  const response = await browser.call(changePassword, passwords());
  expect(response.user.id).toBe(id);
  expect(browser.cookies.get('sessionid')).not.toBe(before.get('sessionid'));
  expect(browser.cookies.get('csrftoken')).not.toBe(before.get('csrftoken'));
  await expect(other.call(getMe, {})).rejects.toMatchObject({ status: 401 });
  await browser.call(getMe, {});
  const session = await app.deps.db.prisma.session.findFirstOrThrow({ where: { learnerId: id } });
  expect(session.expiresAt.getTime() - Date.now()).toBeGreaterThan(3_600_000 - 5000);

  const visitor = app.visitor();
  const old = visitor.call(login, { body: { email, password: testPassword } });
  await expect(old).rejects.toMatchObject({ code: 'invalid_credentials' });
  await visitor.call(login, { body: { email, password: newPassword } });
  expect(await listEmailsTo(app, email)).toMatchObject([
    // The visitor signed in from a new browser.
    { subject: 'New sign-in to your Glossa account' },
    { subject: 'Your Glossa password has been changed' },
  ]);
});

test('revokes all of the user’s access tokens, but no one else’s', async () => {
  const { browser } = await owner();
  const other = await signInLearner(app);
  for (const one of [browser, other]) await one.call(createToken, { body: { name: 'Script' } });
  await browser.call(changePassword, passwords());
  expect((await browser.call(listTokens, {})).results).toEqual([]);
  expect((await other.call(listTokens, {})).results).toHaveLength(1);
});

test('invalidates the old session ID', async () => {
  const { browser } = await owner();
  const stolen = app.visitor();
  stolen.cookies.set('sessionid', browser.cookies.get('sessionid') as string);
  await stolen.call(getMe, {});
  await browser.call(changePassword, passwords());
  await expect(stolen.call(getMe, {})).rejects.toMatchObject({ status: 401 });
});

test('requires the new signing key after the change', async () => {
  const { browser } = await owner();
  const { signingKey } = await browser.call(changePassword, passwords());
  const next = passwords('Weasels-pop-6-times', newPassword);
  await expect(browser.call(changePassword, next)).rejects.toMatchObject({ code: 'signature_invalid' });
  browser.useSigningKey(signingKey);
  await browser.call(changePassword, next);
});

test.each([
  ['a wrong current password', passwords(newPassword, 'Wrong-4-sure'), 'wrong_password'],
  ['the same password again', passwords(testPassword), 'same_password'],
])('refuses %s', async (_case, input, code) => {
  const { id, browser } = await owner();
  await expect(browser.call(changePassword, input)).rejects.toMatchObject({ status: 400, code });
  expect(await app.deps.db.prisma.session.count({ where: { learnerId: id } })).toBe(1);
});

test.each([
  ['Short-5', ['Password must be at least 12 characters long']],
  ['badgers-dig-5-holes', ['Password must contain at least one uppercase letter']],
  ['BADGERS-DIG-5-HOLES', ['Password must contain at least one lowercase letter']],
  ['Badgers-dig-holes', ['Password must contain at least one number']],
  ['Badgersdig5holes', ['Password must contain at least one special character']],
  ['Badgers-dig-123', ['Password cannot contain common pattern: 123']],
  ['Badgers-dig-5-ABCs', ['Password cannot contain common pattern: abc']],
  ['Badgers-PassWord-5', ['Password cannot contain common pattern: password']],
  ['Badgers-QWERTY-5', ['Password cannot contain common pattern: qwerty']],
  ['Badgers-dig-111', ['Password cannot contain common pattern: 111']],
  ['Badgers-dig-000', ['Password cannot contain common pattern: 000']],
  ['', ['Current password and new password are required']],
])('refuses %s', async (new_password, sentences) => {
  const { browser } = await owner();
  await expect(browser.call(changePassword, passwords(new_password))).rejects.toMatchObject({
    status: 400,
    code: 'invalid_request',
    fields: { new_password: sentences },
  });
});

test('applies only one of two concurrent changes', async () => {
  const { id, email, browser } = await owner();
  const other = await signInLearner(app, { id });
  const outcomes = await Promise.allSettled([
    browser.call(changePassword, passwords('Badgers-dig-5-holes')),
    other.call(changePassword, passwords('Weasels-pop-6-times')),
  ]);
  const accepted = ['Badgers-dig-5-holes', 'Weasels-pop-6-times'].filter(
    (_, index) => outcomes[index]?.status === 'fulfilled',
  );
  expect(accepted).toHaveLength(1);
  expect(await app.deps.db.prisma.session.count({ where: { learnerId: id } })).toBe(1);
  await app.visitor().call(login, { body: { email, password: accepted[0] as string } });
});

test('leaves no session from a concurrent sign-in with the old password', async () => {
  const { id, email, browser } = await owner();
  const visitors = Array.from({ length: 6 }, () => app.visitor());
  const [changed] = await Promise.allSettled([
    browser.call(changePassword, passwords()),
    ...visitors.map((visitor) => visitor.call(login, { body: { email, password: testPassword } })),
  ]);
  expect(changed.status).toBe('fulfilled');
  const sessions = await app.deps.db.prisma.session.findMany({ where: { learnerId: id } });
  expect(sessions).toHaveLength(1);
  await browser.call(getMe, {});
});

test.each([
  ['the current password', { new_password: newPassword }, 'current_password'],
  ['an empty current password', { current_password: '', new_password: newPassword }, 'current_password'],
  ['the new password', { current_password: testPassword }, 'new_password'],
  ['both', {}, 'current_password'],
  ['the body', undefined, 'new_password'],
])('reports that both passwords are required when %s is missing', async (_what, body, field) => {
  const { browser } = await owner();
  await expect(browser.call(changePassword, { body: body as never })).rejects.toMatchObject({
    status: 400,
    fields: { [field]: ['Current password and new password are required'] },
  });
});
