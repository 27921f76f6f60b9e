import { createHash } from 'node:crypto';

/** Returns the SHA-256 of cleaned content, which identifies a document within its language. */
export const contentHash = (content: string): Buffer => createHash('sha256').update(content).digest();

/** Returns the storage key of content that is waiting for analysis. */
export const pendingContentKey = (language: number, hash: Buffer): string =>
  `incoming/${language}-${hash.toString('hex')}.txt`;
