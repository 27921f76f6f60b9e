import { listAudit } from '@glossa/contract/audit';
import { confirmPasswordReset, getMe, login, requestPasswordReset } from '@glossa/contract/auth';
import {
  confirmAppSetup,
  getSecondFactor,
  proveIdentity,
  removeApp,
  renewRecoveryCodes,
  startAppSetup,
  verifySecondFactor,
} from '@glossa/contract/second-factor';
import { describe, expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createAccount, testPassword } from '#testing/factories/account.ts';
import { addApp, addAppTo, appCode, enterPassword, expireProof, prove } from '#testing/second-factor.ts';
import { findResetToken, listEmailsTo } from '#testing/sent-emails.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { findAccount, recordSignIn, type Account } from '../queries.ts';
import { hashRecoveryCode } from './recovery-codes.ts';

const app = startTestApp();

const withApp = async (overrides: object = {}) => {
  const account = await createAccount(app, overrides);
  return { ...account, ...(await addAppTo(app, account)) };
};
const verify = (browser: Browser, code: string) =>
  browser.call(verifySecondFactor, { body: { method: 'app', code } });
const recover = (browser: Browser, code: string) =>
  browser.call(verifySecondFactor, { body: { method: 'recovery_code', code } });
const countSessions = (learnerId: string) => app.deps.db.prisma.session.count({ where: { learnerId } });
const codeWrong = { status: 400, code: 'code_wrong' };
const expired = { status: 409, code: 'sign_in_expired' };

describe('signing in with a second factor', () => {
  test('opens a session only after the password and a code', async () => {
    const { id, email, secret, browser: first } = await withApp();
    const sessions = await countSessions(id);
    const browser = await enterPassword(app, email);
    expect(browser.cookies.has('sessionid')).toBe(false);
    await expect(browser.call(getMe, {})).rejects.toMatchObject({ status: 401 });
    expect(await countSessions(id)).toBe(sessions);

    const response = await verify(browser, ` ${appCode(secret).replace(/.{3}/, '$& ')}`);
    expect(response).toMatchObject({ user: { email, has_second_factor: true }, codes_left: null });
    expect(response.signingKey).toMatch(/^[\da-f]{64}$/);
    expect(browser.cookies.has('glossa_sign_in')).toBe(false);
    await browser.call(getMe, {});
    await first.call(getMe, {});
  });

  test('doesn’t ask for a second step without a second factor', async () => {
    const { email } = await createAccount(app);
    const { user } = await app.visitor().call(login, { body: { email, password: testPassword } });
    expect(user.has_second_factor).toBe(false);
  });

  test('sets an HttpOnly, SameSite=Strict cookie for the second step', async () => {
    const { email } = await withApp();
    const browser = app.visitor();
    const response = await browser.fetch('/api/auth/login/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...browser.csrfHeaders() },
      body: JSON.stringify({ email, password: testPassword }),
    });
    expect(response.status).toBe(403);
    const lines = response.headers.getSetCookie();
    expect(lines.find((line) => line.startsWith('glossa_sign_in='))).toMatch(
      /Path=\/api\/auth;.*HttpOnly; SameSite=Strict/,
    );
    expect(lines.some((line) => line.startsWith('sessionid='))).toBe(false);
  });

  test('accepts each code once', async () => {
    const { email, secret } = await withApp();
    const code = appCode(secret);
    await verify(await enterPassword(app, email), code);
    await expect(verify(await enterPassword(app, email), code)).rejects.toMatchObject(codeWrong);
    // A code older than the last accepted one is also rejected.
    await expect(verify(await enterPassword(app, email), appCode(secret, -1))).rejects.toMatchObject(
      codeWrong,
    );
  });

  test('refuses the code that confirmed the authenticator app', async () => {
    const account = await createAccount(app);
    const browser = await signInLearner(app, account);
    await prove(browser);
    const { secret } = await browser.call(startAppSetup, {});
    const code = appCode(secret);
    await browser.call(confirmAppSetup, { body: { code } });
    await expect(verify(await enterPassword(app, account.email), code)).rejects.toMatchObject(codeWrong);
  });

  test('accepts the next code from a phone whose clock is ahead', async () => {
    const { email, secret } = await withApp();
    expect((await verify(await enterPassword(app, email), appCode(secret, 1))).user.email).toBe(email);
  });

  test.each([2, -2, -3])('refuses a code that is %i steps off', async (steps) => {
    const { email, secret } = await withApp();
    await expect(verify(await enterPassword(app, email), appCode(secret, steps))).rejects.toMatchObject(
      codeWrong,
    );
  });

  test('accepts a code only once when it is sent twice at the same time', async () => {
    const { id, email, secret } = await withApp();
    const before = await countSessions(id);
    const [one, two] = [await enterPassword(app, email), await enterPassword(app, email)];
    const code = appCode(secret);
    const outcomes = await Promise.allSettled([verify(one, code), verify(two, code)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await countSessions(id)).toBe(before + 1);
  });

  test('accepts a challenge once, even with two valid recovery codes at the same time', async () => {
    const { email, codes } = await withApp();
    const browser = await enterPassword(app, email);
    const copy = app.visitor();
    copy.cookies.set('glossa_sign_in', browser.cookies.get('glossa_sign_in') ?? '');
    const outcomes = await Promise.allSettled([
      recover(browser, codes[0] ?? ''),
      recover(copy, codes[1] ?? ''),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toMatchObject(expired);
  });

  test('leaves the challenge usable after a wrong code', async () => {
    const { email, secret } = await withApp();
    const browser = await enterPassword(app, email);
    await expect(verify(browser, '000000')).rejects.toMatchObject(codeWrong);
    expect((await verify(browser, appCode(secret))).user.email).toBe(email);
  });

  test('refuses a code without a challenge, and with an expired or forged one', async () => {
    const { email, secret } = await withApp();
    await expect(verify(app.visitor(), appCode(secret))).rejects.toMatchObject(expired);

    const browser = await enterPassword(app, email);
    const [nonce, id, , proof] = (browser.cookies.get('glossa_sign_in') ?? '').split('.');
    for (const time of [Date.now() - 1, Date.now() + 3_600_000]) {
      browser.cookies.set('glossa_sign_in', [nonce, id, time, proof].join('.'));
      await expect(verify(browser, appCode(secret))).rejects.toMatchObject(expired);
    }
  });

  test('refuses another account’s challenge', async () => {
    const [mine, other] = [await withApp(), await withApp()];
    const browser = await enterPassword(app, mine.email);
    await expect(verify(browser, appCode(other.secret))).rejects.toMatchObject(codeWrong);
    const [nonce, , time, proof] = (browser.cookies.get('glossa_sign_in') ?? '').split('.');
    browser.cookies.set('glossa_sign_in', [nonce, other.id, time, proof].join('.'));
    await expect(verify(browser, appCode(other.secret))).rejects.toMatchObject(expired);
  });

  test('refuses a challenge after the password was changed or the account deactivated', async () => {
    for (const data of [{ passwordHash: 'other' }, { isActive: false }]) {
      const { id, email, secret } = await withApp();
      const browser = await enterPassword(app, email);
      await app.deps.db.prisma.learner.update({ where: { id }, data });
      await expect(verify(browser, appCode(secret))).rejects.toMatchObject(expired);
    }
  });

  test('locks the account after ten attempts, even with correct passwords in between', async () => {
    const { email, secret } = await withApp();
    let code = '';
    for (let attempt = 0; attempt < 20 && code !== 'rate_limited'; attempt += 1) {
      code = await enterPassword(app, email)
        .then((browser) => verify(browser, '000000'))
        .then(() => '')
        .catch((error: Error & { code?: string }) => error.code ?? 'rate_limited');
    }
    expect(code).toBe('rate_limited');
    await expect(
      app.visitor().call(login, { body: { email, password: testPassword } }),
    ).rejects.toMatchObject({ status: 429 });
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  });

  test('opens no session if the second factor is turned on after the password was checked', async () => {
    const { email } = await createAccount(app);
    const browser = app.visitor();
    await browser.call(login, { body: { email, password: testPassword } });
    const account = (await findAccount(app.deps.db, email)) as Account;
    await addApp(browser);
    expect(await recordSignIn(app.deps.db, account)).toBe(false);
  });

  test('refuses the app’s codes if its secret can’t be decrypted, but accepts recovery codes', async () => {
    const { id, email, secret, codes } = await withApp();
    await app.deps.db.prisma.authenticatorApp.update({
      where: { learnerId: id },
      data: { secret: Buffer.alloc(60) },
    });
    const browser = await enterPassword(app, email);
    await expect(verify(browser, appCode(secret))).rejects.toMatchObject(codeWrong);
    await recover(browser, codes[0] as string);
  });

  test('still requires the second factor after a password reset', async () => {
    const { email, secret } = await withApp();
    await app.visitor().call(requestPasswordReset, { body: { email } });
    const token = await findResetToken(app, email);
    await app.visitor().call(confirmPasswordReset, { body: { token, new_password: 'Badgers-dig-5' } });
    const browser = app.visitor();
    await expect(browser.call(login, { body: { email, password: 'Badgers-dig-5' } })).rejects.toMatchObject({
      code: 'second_factor_required',
    });
    expect((await verify(browser, appCode(secret))).user.email).toBe(email);
  });
});

describe('recovery codes', () => {
  test('work once each, regardless of case and separators, and the owner is notified', async () => {
    const { email, codes } = await withApp();
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    const [code = ''] = codes;
    expect(code).toMatch(/^([\dA-HJKMNP-TV-Z]{4}-){5}[\dA-HJKMNP-TV-Z]{4}$/);
    const response = await recover(await enterPassword(app, email), code.toLowerCase().replaceAll('-', ' '));
    expect(response.codes_left).toBe(9);
    expect((await listEmailsTo(app, email))[0]?.text).toContain('A recovery code has been used');
    await expect(recover(await enterPassword(app, email), code)).rejects.toMatchObject(codeWrong);
  });

  test('from earlier versions, which were shorter, still work', async () => {
    const { id, email } = await withApp();
    const code = '7K2M-X9QD-4TBR-W0HE';
    const codeHash = new Uint8Array(hashRecoveryCode(code));
    await app.deps.db.prisma.recoveryCode.create({ data: { learnerId: id, codeHash } });
    expect((await recover(await enterPassword(app, email), code)).codes_left).toBe(10);
  });

  test('are stored hashed', async () => {
    const { id, codes } = await withApp();
    const rows = await app.deps.db.prisma.recoveryCode.findMany({ where: { learnerId: id } });
    expect(rows).toHaveLength(10);
    for (const { codeHash } of rows) expect(codeHash).toHaveLength(32);
    expect(JSON.stringify(rows)).not.toContain(codes[0]);
  });

  test('are replaced as a set', async () => {
    const { email, browser, codes } = await withApp();
    const { recovery_codes: renewed } = await browser.call(renewRecoveryCodes, {});
    expect(renewed).toHaveLength(10);
    await expect(recover(await enterPassword(app, email), codes[1] ?? '')).rejects.toMatchObject(codeWrong);
    expect((await recover(await enterPassword(app, email), renewed?.[1] ?? '')).codes_left).toBe(9);
    expect((await listEmailsTo(app, email)).some(({ text }) => text.includes('New recovery codes'))).toBe(
      true,
    );
  });

  test('can’t be created without a second factor', async () => {
    const browser = await signInLearner(app, await createAccount(app));
    await prove(browser);
    await expect(browser.call(renewRecoveryCodes, {})).rejects.toMatchObject({
      code: 'second_factor_missing',
    });
  });
});

describe('changing the second factor', () => {
  test('stores the secret encrypted', async () => {
    const { id, secret } = await withApp();
    const row = await app.deps.db.prisma.authenticatorApp.findUniqueOrThrow({ where: { learnerId: id } });
    expect(Buffer.from(row.secret ?? []).length).toBeGreaterThan(40);
    expect(Buffer.from(row.secret ?? []).toString('latin1')).not.toContain(secret);
    expect(row.pendingSecret).toBeNull();
  });

  test.each([
    ['start the app', (by: Browser) => by.call(startAppSetup, {})],
    ['confirm the app', (by: Browser) => by.call(confirmAppSetup, { body: { code: '123456' } })],
    ['remove the app', (by: Browser) => by.call(removeApp, {})],
    ['renew the codes', (by: Browser) => by.call(renewRecoveryCodes, {})],
  ])('requires an identity confirmation within the last ten minutes to %s', async (_what, act) => {
    const { browser } = await withApp();
    await expireProof(app, browser);
    await expect(act(browser)).rejects.toMatchObject({ status: 409, code: 'proof_required' });
  });

  test('accepts a recent sign-in as an identity confirmation', async () => {
    const { email } = await createAccount(app);
    const browser = app.visitor();
    await browser.call(login, { body: { email, password: testPassword } });
    expect((await browser.call(startAppSetup, {})).uri).toMatch(
      /^otpauth:\/\/totp\/Glossa:.*secret=[A-Z2-7]{32}.*period=30/,
    );
  });

  test('confirms an identity by password or code, and limits failed attempts', async () => {
    const { browser, secret } = await withApp();
    const proveWith = (code: string) => browser.call(proveIdentity, { body: { method: 'app', code } });
    await proveWith(appCode(secret));
    await expect(proveWith(appCode(secret))).rejects.toMatchObject(codeWrong);
    await expect(
      browser.call(proveIdentity, { body: { method: 'password', password: 'Wrong-4-sure' } }),
    ).rejects.toMatchObject({ code: 'wrong_password' });
    await expect(
      (async () => {
        for (let attempt = 0; attempt < 10; attempt += 1)
          await proveWith('000000').catch((error: { code: string }) => {
            if (error.code !== 'code_wrong') throw error;
          });
      })(),
    ).rejects.toMatchObject({ status: 429 });
  });

  test('ends the other sessions and notifies the owner when the first factor is added', async () => {
    const account = await createAccount(app);
    const other = await signInLearner(app, account);
    const browser = await signInLearner(app, account);
    await addApp(browser);
    await browser.call(getMe, {});
    await expect(other.call(getMe, {})).rejects.toMatchObject({ status: 401 });
    expect((await listEmailsTo(app, account.email))[0]).toMatchObject({
      subject: 'A change to how you sign in to Glossa',
      text: expect.stringContaining('An authenticator app has been set up'),
    });
  });

  test('keeps accepting codes from the old authenticator app until a new one is confirmed', async () => {
    const { email, browser, secret } = await withApp();
    const { secret: next } = await browser.call(startAppSetup, {});
    await verify(await enterPassword(app, email), appCode(secret));
    const { recovery_codes } = await browser.call(confirmAppSetup, { body: { code: appCode(next) } });
    expect(recovery_codes).toBeNull();
    await expect(verify(await enterPassword(app, email), appCode(secret, 1))).rejects.toMatchObject(
      codeWrong,
    );
    await verify(await enterPassword(app, email), appCode(next, 1));
  });

  test('deletes the recovery codes with the last factor and stops asking for a second step', async () => {
    const { id, email, browser } = await withApp();
    await browser.call(removeApp, {});
    expect(await browser.call(getSecondFactor, {})).toMatchObject({ app_since: null, codes_left: 0 });
    expect(await app.deps.db.prisma.recoveryCode.count({ where: { learnerId: id } })).toBe(0);
    const { user } = await app.visitor().call(login, { body: { email, password: testPassword } });
    expect(user.has_second_factor).toBe(false);
    await expect(browser.call(removeApp, {})).rejects.toMatchObject({ status: 404, code: 'app_not_found' });
    expect((await listEmailsTo(app, email))[0]?.text).toContain('has been removed');
  });

  test('is recorded without secrets', async () => {
    const { id, browser, secret, codes } = await withApp();
    await browser.call(renewRecoveryCodes, {});
    await browser.call(removeApp, {});
    const admin = await signInLearner(app, await createAccount(app, { isSuperuser: true }));
    const { results } = await admin.call(listAudit, { query: { target_id: id } });
    expect(results.map(({ action }) => action)).toEqual([
      'learner.remove_factor',
      'learner.renew_codes',
      'learner.add_factor',
    ]);
    const text = JSON.stringify(results);
    for (const secretText of [secret, ...codes]) expect(text).not.toContain(secretText);
  });

  test('refuses to confirm an authenticator app without setup or with a wrong code', async () => {
    const browser = await signInLearner(app, await createAccount(app));
    await prove(browser);
    const confirm = (code: string) => browser.call(confirmAppSetup, { body: { code } });
    await expect(confirm('123456')).rejects.toMatchObject({ code: 'app_setup_not_started' });
    const { secret } = await browser.call(startAppSetup, {});
    await expect(confirm(appCode(secret, 5))).rejects.toMatchObject(codeWrong);
    await expect(confirm('12')).rejects.toMatchObject({ fields: { code: [expect.any(String)] } });
    expect((await browser.call(getSecondFactor, {})).app_since).toBeNull();
  });
});
