import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

import type { Queryable } from '@glossa/db/database';

import { passkeyChallengeProof } from '#http/keys.ts';
import { insertSignature } from '#http/queries.ts';

/** Time to answer a challenge, in milliseconds. A sign-in page may be open for a while before a passkey is chosen. */
export const challengeLifetime = 10 * 60_000;

const nonceLength = 16;
const expiryLength = 8;
const contentLength = nonceLength + expiryLength;

/**
 * Creates a challenge: a nonce, an expiry and a proof that this server issued it for this purpose. Nothing is stored,
 * because every visitor to the sign-in page receives one.
 */
export function createPasskeyChallenge(secret: string, purpose: string): Uint8Array<ArrayBuffer> {
  const content = Buffer.alloc(contentLength);
  randomBytes(nonceLength).copy(content);
  content.writeBigUInt64BE(BigInt(Date.now() + challengeLifetime), nonceLength);
  const proof = passkeyChallengeProof(secret, purpose, content.toString('base64url'));
  return new Uint8Array(Buffer.concat([content, proof]));
}

/** Returns whether a challenge (base64url) was issued by this server for this purpose and hasn't expired. */
export function isPasskeyChallenge(secret: string, purpose: string, challenge: string): boolean {
  const bytes = Buffer.from(challenge, 'base64url');
  const content = bytes.subarray(0, contentLength);
  const proof = bytes.subarray(contentLength);
  const expected = passkeyChallengeProof(secret, purpose, content.toString('base64url'));
  return (
    proof.length === expected.length &&
    timingSafeEqual(proof, expected) &&
    content.readBigUInt64BE(nonceLength) > BigInt(Date.now())
  );
}

/** Uses up a challenge. Returns false when it was already used. */
export const consumePasskeyChallenge = (db: Queryable, challenge: string): Promise<boolean> =>
  insertSignature(
    db,
    createHash('sha256').update(`passkey challenge ${challenge}`).digest(),
    new Date(Date.now() + challengeLifetime),
  );
