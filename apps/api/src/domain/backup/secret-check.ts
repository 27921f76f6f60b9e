import { hkdfSync } from 'node:crypto';

/** Returns a value for comparing secrets without revealing them (HKDF, RFC 5869): 32 hex characters. */
export const secretCheck = (secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, 'glossa backup', 'check value', 16)).toString('hex');
