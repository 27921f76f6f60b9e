import { hkdfSync } from 'node:crypto';

/** Tells whether two secrets are the same, without telling either (HKDF, RFC 5869); 32 characters. */
export const secretCheck = (secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, 'glossa backup', 'check value', 16)).toString('hex');
