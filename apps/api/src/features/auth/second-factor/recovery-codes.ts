import { createHash, randomBytes } from 'node:crypto';

import { recoveryCodeCount } from '@glossa/contract/second-factor';

// Crockford's base32: without I, L, O and U, which are easily misread or form words.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 24;

/** Creates recovery codes of 120 random bits, such as 7K2M-X9QD-4TBR-W0HE-3PZC-J8NV. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () =>
    [...randomBytes(codeLength)]
      .map((byte) => letters[byte % letters.length])
      .join('')
      .replaceAll(/.{4}(?=.)/g, '$&-'),
  );

/** Hashes a code for storage, ignoring case and hyphens. A fast hash is enough for 120 random bits. */
export const hashRecoveryCode = (code: string): Buffer =>
  createHash('sha256')
    .update(
      code
        .toUpperCase()
        .replaceAll(/[^\dA-Z]/g, '')
        .replaceAll('O', '0')
        .replaceAll(/[IL]/g, '1'),
    )
    .digest();
