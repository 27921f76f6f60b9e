import { randomBytes } from 'node:crypto';

import type { AccessToken } from '@glossa/contract/access-tokens';
import { fail } from '@glossa/contract/failure';
import type { Database } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import type * as z from 'zod';

import { tokenHash } from '#http/bearer.ts';
import { lockAccount } from './account-queries.ts';
import { insertTokenRow, type TokenRow } from './token-queries.ts';

/** Maximum number of tokens per user. */
const most = 50;

/** Length of the stored prefix that identifies a token to its owner: `glossa_` and 30 random bits. */
const prefixLength = 12;

export const presentToken = (row: TokenRow): z.input<typeof AccessToken> => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
});

/**
 * Creates a token and returns it in plain text, which is possible only once.
 * @throws {Failure} too_many_tokens
 */
export async function makeToken(
  db: Database,
  learnerId: string,
  name: string,
): Promise<z.input<typeof AccessToken> & { token: string }> {
  const token = `glossa_${randomBytes(32).toString('base64url')}`;
  const row = { id: newId(), name, prefix: token.slice(0, prefixLength) };
  const createdAt = await db.transaction(async (tx) => {
    await lockAccount(tx, learnerId);
    return insertTokenRow(tx, { ...row, learnerId, tokenHash: tokenHash(token) }, most);
  });
  if (!createdAt) return fail('too_many_tokens');
  return { ...presentToken({ ...row, createdAt, lastUsedAt: null }), token };
}
