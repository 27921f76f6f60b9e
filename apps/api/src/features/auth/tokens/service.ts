import { randomBytes } from 'node:crypto';

import type { AccessToken, createToken as createTokenEndpoint } from '@glossa/contract/access-tokens';
import { fail } from '@glossa/contract/failure';
import type { HandlerInput } from '@glossa/contract/endpoint';
import type { Database } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import { TokenScope } from '@glossa/contract/token-scopes';
import type * as z from 'zod';

import type { Deps } from '#deps.ts';
import type { User } from '#domain/accounts/user.ts';
import { recordSecurityEvent } from '#domain/security-log/record-event.ts';
import { hashToken } from '#http/bearer.ts';
import { lockAccount } from '../queries.ts';
import { expiringTokensEmail, tokenCreatedEmail } from './emails.ts';
import { presentToken } from './present-token.ts';
import { claimExpiringTokens, deleteToken, insertToken } from './queries.ts';

export type TokenDeps = Pick<Deps, 'db' | 'config' | 'mailer' | 'background'>;

/** Maximum number of tokens per user. */
const maxTokens = 50;

/** Length of the stored prefix that identifies a token to its owner: `glossa_` and 30 random bits. */
const prefixLength = 12;

/**
 * Creates a token, notifies its owner by email, and returns the token in plain text, which isn't stored.
 * @throws {Failure} too_many_tokens
 */
export async function createToken(
  { db, config, mailer, background }: TokenDeps,
  user: User,
  { name, scopes, lifetime_days: lifetimeDays }: HandlerInput<typeof createTokenEndpoint>['body'],
): Promise<z.input<typeof AccessToken> & { token: string }> {
  const token = `glossa_${randomBytes(32).toString('base64url')}`;
  const learnerId = user.id;
  const row = {
    id: newId(),
    name,
    prefix: token.slice(0, prefixLength),
    scopes: [...new Set(scopes)].sort(byOrder),
  };
  const times = await db.transaction(async (tx) => {
    await lockAccount(tx, learnerId);
    const inserted = await insertToken(
      tx,
      { ...row, learnerId, tokenHash: hashToken(token), lifetimeDays },
      maxTokens,
    );
    if (inserted) await recordSecurityEvent(tx, { kind: 'token_create', account: { learnerId } });
    return inserted;
  });
  if (!times) return fail('too_many_tokens');
  const created = { ...row, ...times };
  background.run('token notice', () => mailer.send(tokenCreatedEmail(user, config.publicUrl, created)));
  return { ...presentToken({ ...created, lastUsedAt: null }), token };
}

/** Compares scopes by their order in the contract. */
const byOrder = (a: TokenScope, b: TokenScope): number =>
  TokenScope.options.indexOf(a) - TokenScope.options.indexOf(b);

/** Revokes one of the user's tokens. @throws {Failure} token_not_found */
export const revokeToken = (
  db: Database,
  { id, learnerId }: { id: string; learnerId: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await deleteToken(tx, { id, learnerId }))) fail('token_not_found');
    await recordSecurityEvent(tx, { kind: 'token_delete', account: { learnerId } });
  });

/** Notifies the owners of tokens that expire within a week, once for each token. */
export async function announceExpiringTokens({
  db,
  config,
  mailer,
  log,
}: Pick<Deps, 'db' | 'config' | 'mailer' | 'log'>): Promise<void> {
  for (;;) {
    const tokens = await claimExpiringTokens(db);
    const [owner] = tokens;
    if (!owner) return;
    try {
      await mailer.send(expiringTokensEmail(owner, config.publicUrl, tokens));
    } catch (error) {
      // Failed emails aren't sent again, because the settings also show a warning.
      log.warn({ err: error }, 'could not announce expiring tokens');
    }
  }
}
