import type { HandlerInput } from '@glossa/contract/endpoint';
import { fail, Failure } from '@glossa/contract/failure';
import {
  maxPasskeys,
  type addPasskey as addPasskeyEndpoint,
  type Passkey,
  type signInWithPasskey,
} from '@glossa/contract/second-factor';
import { isDuplicate } from '@glossa/db/failures';
import { newId } from '@glossa/db/new-id';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';

import type { User } from '#domain/accounts/user.ts';
import {
  recordFailedAttempt,
  unknownAccountAlias,
  type EventAccount,
} from '#domain/security-log/record-event.ts';
import { findAccountById, type Account } from '../queries.ts';
import { changeFactor, type FactorDeps, type FactorOwner } from '../second-factor/change-factor.ts';
import { requireSignInMethod } from '../sign-in-methods.ts';
import {
  challengeLifetime,
  consumePasskeyChallenge,
  createPasskeyChallenge,
  isPasskeyChallenge,
} from './passkey-challenge.ts';
import { presentPasskey } from './present-passkey.ts';
import * as queries from './queries.ts';
import { findRelyingParty, type RelyingParty } from './relying-party.ts';

/** @throws {Failure} passkeys_unavailable */
const requireRelyingParty = ({ publicUrl }: FactorDeps['config']): RelyingParty =>
  findRelyingParty(publicUrl) ?? fail('passkeys_unavailable');

const setupPurpose = (learnerId: string): string => `setup ${learnerId}`;
const usePurpose = 'use';

/** Returns options for creating a passkey. @throws {Failure} passkeys_unavailable, too_many_passkeys */
export async function startSetup({ db, config }: Pick<FactorDeps, 'db' | 'config'>, user: User) {
  const { id: rpID } = requireRelyingParty(config);
  const known = await queries.listCredentialIds(db, user.id);
  if (known.length >= maxPasskeys) fail('too_many_passkeys');
  const options = await generateRegistrationOptions({
    rpName: 'Glossa',
    rpID,
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`.trim() || user.username,
    challenge: createPasskeyChallenge(config.secret, setupPurpose(user.id)),
    timeout: challengeLifetime,
    attestationType: 'none',
    excludeCredentials: known.map((id) => ({ id: Buffer.from(id).toString('base64url') })),
    // Require a discoverable passkey that is protected by a PIN or biometrics, so that it alone is enough to sign in.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { ...options };
}

/**
 * Adds a passkey that the browser has created.
 * @returns the passkey, and the recovery codes if it is the first factor
 * @throws {Failure} passkeys_unavailable, passkey_refused, too_many_passkeys
 */
export async function addPasskey(
  deps: FactorDeps,
  owner: FactorOwner,
  { name, passkey: response }: HandlerInput<typeof addPasskeyEndpoint>['body'],
): Promise<{ passkey: Passkey; recovery_codes: string[] | null }> {
  const { db, config, log } = deps;
  const { id: expectedRPID, origin: expectedOrigin } = requireRelyingParty(config);
  const learnerId = owner.user.id;
  let challenge = '';
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: (given) =>
      isPasskeyChallenge(config.secret, setupPurpose(learnerId), (challenge = given)),
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
  }).catch((error: unknown) => {
    log.info({ err: error, learnerId }, 'a new passkey was refused');
    return fail('passkey_refused');
  });
  if (!registrationInfo || !(await consumePasskeyChallenge(db, challenge))) return fail('passkey_refused');
  const { id, publicKey, counter } = registrationInfo.credential;
  let row: queries.PasskeyRow | undefined;
  const recovery_codes = await changeFactor(deps, owner, 'passkey_added', async (tx) => {
    if ((await queries.countPasskeys(tx, learnerId)) >= maxPasskeys) fail('too_many_passkeys');
    row = await queries.insertPasskey(tx, {
      id: newId(),
      learnerId,
      credentialId: Buffer.from(id, 'base64url'),
      publicKey,
      counter,
      transports: response.response.transports ?? [],
      name,
    });
  }).catch((error: unknown) => {
    if (isDuplicate(error)) return fail('passkey_refused');
    throw error;
  });
  return { passkey: presentPasskey(row as queries.PasskeyRow), recovery_codes };
}

/** Removes a passkey. @throws {Failure} passkey_not_found, second_factor_needed, sign_in_method_needed */
export const removePasskey = (deps: FactorDeps, owner: FactorOwner, id: string): Promise<unknown> =>
  changeFactor(deps, owner, 'passkey_removed', async (tx) => {
    if (!(await queries.deletePasskey(tx, { id, learnerId: owner.user.id }))) fail('passkey_not_found');
    await requireSignInMethod(tx, deps.config, owner.user.id);
  });

/** Returns options for using any passkey of this site. @throws {Failure} passkeys_unavailable */
export async function startUse({ config }: Pick<FactorDeps, 'config'>) {
  const { id: rpID } = requireRelyingParty(config);
  const options = await generateAuthenticationOptions({
    rpID,
    challenge: createPasskeyChallenge(config.secret, usePurpose),
    timeout: challengeLifetime,
    userVerification: 'required',
  });
  return { ...options };
}

/**
 * Verifies a passkey's response, which is accepted only once.
 * @returns the ID of the account that it belongs to
 * @throws {Failure} passkey_refused if the passkey is unknown or was copied, or the response is for another site or was
 *   replayed
 */
export async function verifyPasskey(
  { db, config, log }: Pick<FactorDeps, 'db' | 'config' | 'log'>,
  response: HandlerInput<typeof signInWithPasskey>['body']['passkey'],
): Promise<string> {
  const { id: expectedRPID, origin: expectedOrigin } =
    findRelyingParty(config.publicUrl) ?? fail('passkey_refused');
  const passkey = await queries.findPasskey(db, Buffer.from(response.id, 'base64url'));
  if (!passkey) return fail('passkey_refused');
  const { learnerId, publicKey, counter } = passkey;
  let challenge = '';
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: (given) => isPasskeyChallenge(config.secret, usePurpose, (challenge = given)),
    expectedOrigin,
    expectedRPID,
    credential: { id: response.id, publicKey, counter: Number(counter) },
    requireUserVerification: true,
  }).catch((error: unknown) => {
    // A counter that goes backwards means that the passkey was copied.
    log.warn({ err: error, learnerId, passkeyId: passkey.id }, 'a passkey was refused');
    return fail('passkey_refused');
  });
  const { userHandle } = response.response;
  const isOwner = userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() === learnerId;
  if (!verified || !isOwner) return fail('passkey_refused');
  const isAccepted = await db.transaction(
    async (tx) =>
      (await consumePasskeyChallenge(tx, challenge)) &&
      (await queries.recordUse(tx, { id: passkey.id, counter: authenticationInfo.newCounter })),
  );
  return isAccepted ? learnerId : fail('passkey_refused');
}

/** Finds the account to sign in to with a passkey. @throws {Failure} passkey_refused */
export async function checkPasskey(
  deps: Pick<FactorDeps, 'db' | 'config' | 'log'>,
  response: HandlerInput<typeof signInWithPasskey>['body']['passkey'],
): Promise<Account> {
  const { db, config } = deps;
  const learnerId = await verifyPasskey(deps, response).catch((error: unknown) => {
    if (error instanceof Failure) return undefined;
    throw error;
  });
  const account = learnerId === undefined ? undefined : await findAccountById(db, learnerId);
  if (account?.isActive) return account;
  const owner =
    learnerId ?? (await queries.findPasskey(db, Buffer.from(response.id, 'base64url')))?.learnerId;
  const about: EventAccount = owner
    ? { learnerId: owner }
    : { alias: unknownAccountAlias(config.secret, response.id) };
  const failure = account ? 'inactive_account' : 'passkey_refused';
  await recordFailedAttempt(db, { kind: 'sign_in', account: about, failure, detail: { method: 'passkey' } });
  return fail('passkey_refused');
}
