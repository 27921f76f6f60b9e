import { login } from '@glossa/contract/auth';
import { confirmAppSetup, proveIdentity, startAppSetup } from '@glossa/contract/second-factor';
import { Secret, TOTP } from 'otpauth';

import type { Browser } from './browser.ts';
import { testPassword } from './factories/account.ts';
import { signInLearner } from './signed-in.ts';
import type { TestApp } from './test-app.ts';

/** Returns the code that an authenticator app shows `steps` × 30 seconds from now; negative values are in the past. */
export const appCode = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Confirms the signed-in user's identity with the password. */
export const prove = (browser: Browser) =>
  browser.call(proveIdentity, { body: { method: 'password', password: testPassword } });

/** Lets the signed-in user's identity confirmation expire. */
export const expireProof = (app: TestApp, { handle }: { handle: string }) =>
  app.deps.db.prisma.session.update({
    where: { id: handle },
    data: { provedAt: new Date(Date.now() - 10 * 60_000 - 1000) },
  });

/** Sets up an authenticator app with the code of the previous 30 seconds, so that the current code is still unused. */
export async function addApp(browser: Browser): Promise<{ secret: string; codes: string[] }> {
  await prove(browser);
  const { secret } = await browser.call(startAppSetup, {});
  const { recovery_codes } = await browser.call(confirmAppSetup, { body: { code: appCode(secret, -1) } });
  return { secret, codes: recovery_codes ?? [] };
}

/** Signs in to an account and sets up an authenticator app for it. */
export async function addAppTo(app: TestApp, account: { id: string }) {
  const browser = await signInLearner(app, account);
  return { browser, ...(await addApp(browser)) };
}

/** Enters the password of an account with a second factor. Returns the browser, which waits for the second step. */
export async function enterPassword(
  app: TestApp,
  email: string,
  browser: Browser = app.visitor(),
): Promise<Browser> {
  const outcome = await browser
    .call(login, { body: { email, password: testPassword } })
    .catch(({ code }: { code: string }) => code);
  if (outcome !== 'second_factor_required') throw new Error('no second step was asked for');
  return browser;
}
