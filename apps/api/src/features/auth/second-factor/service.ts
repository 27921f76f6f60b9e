import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import { fail, Failure } from '@glossa/contract/failure';
import type {
  getSecondFactor,
  getSignInMethods,
  proveIdentity as proveIdentityEndpoint,
  startAppSetup,
  verifySecondFactor,
} from '@glossa/contract/second-factor';
import type { Queryable } from '@glossa/db/database';

import { isLoopback } from '#config/address.ts';
import { verifyPassword } from '#domain/accounts/passwords.ts';
import { needsSecondFactor } from '#domain/accounts/second-factor-policy.ts';
import { securityEmail } from '#domain/accounts/security-email.ts';
import type { User } from '#domain/accounts/user.ts';
import { recordFailedAttempt } from '#domain/security-log/record-event.ts';
import { findRelyingParty } from '../passkeys/relying-party.ts';
import { presentPasskey } from '../passkeys/present-passkey.ts';
import { listPasskeys } from '../passkeys/queries.ts';
import { verifyPasskey } from '../passkeys/service.ts';
import { requirePasswordUse } from '../password-use.ts';
import { findAccountById, type Account } from '../queries.ts';
import { chooseSignInLimit, consumeSignInAttempt } from '../sessions/sign-in-limit.ts';
import { createAppSecret, findStep } from './app-codes.ts';
import { changeFactor, type FactorDeps, type FactorOwner } from './change-factor.ts';
import {
  acceptStep,
  confirmPendingSecret,
  countRecoveryCodes,
  deleteApp,
  findApp,
  hasSecondFactor,
  setPendingSecret,
  consumeRecoveryCode,
} from './queries.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { consumeSignInChallenge, type SignInChallenge } from './sign-in-challenge.ts';

/** Returns a user's second factors, the number of recovery codes left, and whether their role requires a factor. */
export async function readSecondFactor(
  { db, config }: Pick<FactorDeps, 'db' | 'config'>,
  user: User,
): Promise<HandlerResult<typeof getSecondFactor>> {
  const app = await findApp(db, user.id);
  const passkeys = await listPasskeys(db, user.id);
  return {
    app_since: app?.secret ? app.createdAt.toISOString() : null,
    passkeys: passkeys.map(presentPasskey),
    codes_left: await countRecoveryCodes(db, user.id),
    is_required: needsSecondFactor(user, config.secondFactor),
    passkey_host: findRelyingParty(config.publicUrl)?.id ?? null,
  };
}

/** Creates a secret for a new authenticator app. It takes effect as soon as a code from the app confirms it. */
export async function startApp(
  { db, config }: Pick<FactorDeps, 'db' | 'config'>,
  user: User,
): Promise<HandlerResult<typeof startAppSetup>> {
  const { hostname } = new URL(config.publicUrl);
  const { secret, uri, sealed } = createAppSecret(config, {
    learnerId: user.id,
    email: user.email,
    // Distinguishes this site from others in the app's list.
    issuer: isLoopback(hostname) ? 'Glossa' : `Glossa ${hostname}`,
  });
  await setPendingSecret(db, user.id, sealed);
  return { secret, uri };
}

/**
 * Activates a new authenticator app.
 * @returns the recovery codes, if it is the first factor
 * @throws {Failure} app_setup_not_started, code_wrong
 */
export const confirmApp = (deps: FactorDeps, owner: FactorOwner, code: string): Promise<string[] | null> =>
  changeFactor(deps, owner, 'app_added', async (tx) => {
    const learnerId = owner.user.id;
    const sealed = (await findApp(tx, learnerId))?.pendingSecret ?? fail('app_setup_not_started');
    const step = findStep(deps.config, { learnerId, sealed, code, now: deps.clock() }) ?? fail('code_wrong');
    if (!(await confirmPendingSecret(tx, learnerId, { sealed, step }))) fail('app_setup_not_started');
  });

/** Removes the authenticator app. @throws {Failure} app_not_found, second_factor_needed */
export const removeApp = (deps: FactorDeps, owner: FactorOwner): Promise<unknown> =>
  changeFactor(deps, owner, 'app_removed', async (tx) => {
    if (!(await deleteApp(tx, owner.user.id))) fail('app_not_found');
  });

/** Replaces all recovery codes. @throws {Failure} second_factor_missing */
export const renewCodes = (deps: FactorDeps, owner: FactorOwner): Promise<string[] | null> =>
  changeFactor(deps, owner, 'codes_renewed', async (tx) => {
    if (!(await hasSecondFactor(tx, owner.user.id))) fail('second_factor_missing');
  });

/** Accepts a code from the account's authenticator app, once. @throws {Failure} code_wrong */
async function acceptAppCode(
  { config, clock }: Pick<FactorDeps, 'config' | 'clock'>,
  db: Queryable,
  { learnerId, code }: { learnerId: string; code: string },
): Promise<void> {
  const sealed = (await findApp(db, learnerId))?.secret ?? fail('code_wrong');
  const step = findStep(config, { learnerId, sealed, code, now: clock() }) ?? fail('code_wrong');
  if (!(await acceptStep(db, learnerId, { sealed, step }))) fail('code_wrong');
}

/** Returns an account's methods for the second step of a sign-in, apart from recovery codes. */
export async function findSignInMethods(
  { db }: Pick<FactorDeps, 'db'>,
  learnerId: string,
): Promise<HandlerResult<typeof getSignInMethods>> {
  const app = await findApp(db, learnerId);
  return { app: Boolean(app?.secret), passkeys: (await listPasskeys(db, learnerId)).length > 0 };
}

/**
 * Checks the second step of a sign-in. Each attempt counts toward the same rate limit as password attempts, before the
 * check, so that concurrent guesses gain nothing.
 * @returns the account, and the number of recovery codes left if one was used
 * @throws {Failure} code_wrong, sign_in_expired, rate_limited
 */
export async function checkSecondStep(
  deps: FactorDeps,
  challenge: SignInChallenge,
  { body, device }: { body: HandlerInput<typeof verifySecondFactor>['body']; device: string | undefined },
): Promise<{ account: Account; codesLeft: number | null }> {
  const { db, limits, config, mailer, background } = deps;
  const { account } = challenge;
  const { id: learnerId, email } = account.user;
  const [limit, key] = chooseSignInLimit(config.secret, { email, account, cookie: device });
  await consumeSignInAttempt(deps, [limit, key], { learnerId });
  const codesLeft = await db
    .transaction(async (tx): Promise<number | null> => {
      await consumeSignInChallenge(tx, challenge);
      if (body.method === 'app') {
        await acceptAppCode(deps, tx, { learnerId, code: body.code });
        return null;
      }
      if (!(await consumeRecoveryCode(tx, learnerId, hashRecoveryCode(body.code)))) fail('code_wrong');
      return countRecoveryCodes(tx, learnerId);
    })
    .catch(async (error: unknown) => {
      const event = { kind: 'sign_in', account: { learnerId }, detail: { method: body.method } } as const;
      if (isWrongCode(error)) await recordFailedAttempt(db, { ...event, failure: 'wrong_code' });
      throw error;
    });
  await limits.reset(limit, key);
  if (codesLeft !== null)
    background.run('security notice', () =>
      mailer.send(securityEmail(account.user, config.publicUrl, 'code_used')),
    );
  return { account, codesLeft };
}

const isWrongCode = (error: unknown): boolean => error instanceof Failure && error.code === 'code_wrong';

/** Why an identity confirmation failed, for the security log. */
const proofFailures = {
  password: 'wrong_password',
  app: 'wrong_code',
  passkey: 'passkey_refused',
} as const;

/**
 * Confirms the identity of the signed-in user, and records failed attempts in the security log.
 * @throws {Failure} wrong_password, password_sign_in_off, code_wrong, passkey_refused, rate_limited
 */
export async function proveIdentity(
  deps: FactorDeps,
  user: User,
  body: HandlerInput<typeof proveIdentityEndpoint>['body'],
): Promise<void> {
  try {
    await checkProof(deps, user, body);
  } catch (error) {
    if (error instanceof Failure && !['rate_limited', 'password_sign_in_off'].includes(error.code)) {
      const event = { kind: 'identity_check', account: { learnerId: user.id } } as const;
      await recordFailedAttempt(deps.db, { ...event, failure: proofFailures[body.method] });
    }
    throw error;
  }
}

/**
 * Checks the password, code or passkey with which a signed-in user confirms their identity. Attempts are counted per
 * account, separately from sign-in attempts, which anyone can use up.
 * @throws {Failure} wrong_password, password_sign_in_off, code_wrong, passkey_refused, rate_limited
 */
async function checkProof(
  deps: FactorDeps,
  { id: learnerId }: User,
  body: HandlerInput<typeof proveIdentityEndpoint>['body'],
): Promise<void> {
  if (body.method === 'passkey') {
    if ((await verifyPasskey(deps, body.passkey)) !== learnerId) fail('passkey_refused');
    return;
  }
  await consumeSignInAttempt(deps, ['login_device', `proof:${learnerId}`], { learnerId });
  if (body.method === 'app') return acceptAppCode(deps, deps.db, { learnerId, code: body.code });
  const account = await findAccountById(deps.db, learnerId);
  requirePasswordUse(deps.config, account);
  if (!account || !(await verifyPassword(account.passwordHash, body.password))) fail('wrong_password');
}
