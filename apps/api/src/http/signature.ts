import { createHmac } from 'node:crypto';

import { fail } from '@glossa/contract/failure';
import { signedMessage } from '@glossa/contract/signing';
import type { Queryable } from '@glossa/db/database';
import type { Request } from 'express';

import { boundSessionId } from './csrf.ts';
import { constantTimeEquals, deriveSigningKey } from './keys.ts';
import { insertSignature } from './queries.ts';

/** Maximum age of a signature in milliseconds; clients' clocks may be ahead by the same amount. */
const maxAge = 5 * 60_000;

/** Rejects a request whose signature is missing, invalid, expired or reused. */
export async function checkSignature(
  { db, secret }: { db: Queryable; secret: string },
  request: Request,
): Promise<void> {
  const signature = request.get('x-signature') ?? '';
  const timestamp = Number(request.get('x-timestamp') ?? Number.NaN);
  const age = Math.abs(Date.now() - timestamp);
  // Negated, so that NaN is rejected, too.
  if (!(age <= maxAge)) fail('signature_invalid', { detail: 'X-Timestamp is missing or too old' });
  const sid = boundSessionId(request);
  const key = sid ? deriveSigningKey(secret, sid) : (request.get('x-csrftoken') ?? '');
  const path = request.originalUrl.split('?', 1)[0] as string;
  const digest = createHmac('sha256', key)
    .update(signedMessage({ method: request.method, path, timestamp }))
    .digest();
  if (!key || !constantTimeEquals(signature, digest.toString('hex'))) {
    fail('signature_invalid', { detail: 'X-Signature is missing or wrong' });
  }
  const isUnused = await insertSignature(db, digest, new Date(timestamp + 2 * maxAge));
  if (!isUnused) fail('signature_replayed');
}
