import { randomBytes } from 'node:crypto';

import type { AccessToken } from '@glossa/contract/access-tokens';
import { fail } from '@glossa/contract/failure';
import type { Database } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import type * as z from 'zod';

import { recordSecurityEvent } from '#domain/security-log/record-event.ts';
import { hashToken } from '#http/bearer.ts';
import { lockAccount } from '../queries.ts';
import { presentToken } from './present-token.ts';
import { deleteToken, insertToken } from './queries.ts';

/** Maximum number of tokens per user. */
const maxTokens = 50;

/** Length of the stored prefix that identifies a token to its owner: `glossa_` and 30 random bits. */
const prefixLength = 12;

/**
 * Creates a token and returns it in plain text, which is possible only once.
 * @throws {Failure} too_many_tokens
 */
export async function createToken(
  db: Database,
  learnerId: string,
  name: string,
): Promise<z.input<typeof AccessToken> & { token: string }> {
  const token = `glossa_${randomBytes(32).toString('base64url')}`;
  const row = { id: newId(), name, prefix: token.slice(0, prefixLength) };
  const createdAt = await db.transaction(async (tx) => {
    await lockAccount(tx, learnerId);
    const insertedAt = await insertToken(tx, { ...row, learnerId, tokenHash: hashToken(token) }, maxTokens);
    if (insertedAt) await recordSecurityEvent(tx, { kind: 'token_create', account: { learnerId } });
    return insertedAt;
  });
  if (!createdAt) return fail('too_many_tokens');
  return { ...presentToken({ ...row, createdAt, lastUsedAt: null }), token };
}

/** Revokes one of the user's tokens. @throws {Failure} token_not_found */
export const revokeToken = (
  db: Database,
  { id, learnerId }: { id: string; learnerId: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await deleteToken(tx, { id, learnerId }))) fail('token_not_found');
    await recordSecurityEvent(tx, { kind: 'token_delete', account: { learnerId } });
  });
