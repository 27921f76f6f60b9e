import { createHmac } from 'node:crypto';

import { fail } from '@glossa/contract/failure';
import { signedMessage } from '@glossa/contract/signing';
import type { Queryable } from '@glossa/db/database';
import { run, statements } from '@glossa/db/statements';
import type { Request } from 'express';

import { boundSession } from './csrf.ts';
import { sameText, signingKeyOf } from './keys.ts';
import type { QueryTypes } from './signature.types.ts';

/** Maximum age of a signature in milliseconds; clients' clocks may be ahead by as much. */
const maxAge = 5 * 60_000;

export const sql = statements<QueryTypes>('signature', {
  insertSignature:
    'INSERT INTO used_signature (digest, expires_at) VALUES ($1, $2) ON CONFLICT (digest) DO NOTHING',
});

/** Rejects a request whose signature is missing, invalid, expired or reused. */
export async function checkSignature(
  { db, secret }: { db: Queryable; secret: string },
  request: Request,
): Promise<void> {
  const given = request.get('x-signature') ?? '';
  const timestamp = Number(request.get('x-timestamp') ?? Number.NaN);
  const age = Math.abs(Date.now() - timestamp);
  // Also false for NaN.
  if (!(age <= maxAge)) fail('signature_invalid', { detail: 'X-Timestamp is missing or too old' });
  const sid = boundSession(request);
  const key = sid ? signingKeyOf(secret, sid) : (request.get('x-csrftoken') ?? '');
  const path = request.originalUrl.split('?', 1)[0] as string;
  const digest = createHmac('sha256', key)
    .update(signedMessage({ method: request.method, path, timestamp }))
    .digest();
  if (!key || !sameText(given, digest.toString('hex'))) {
    fail('signature_invalid', { detail: 'X-Signature is missing or wrong' });
  }
  const fresh = await run(db, sql.insertSignature, [digest, new Date(timestamp + 2 * maxAge)]);
  if (!fresh) fail('signature_replayed');
}
