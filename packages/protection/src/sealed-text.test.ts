import { expect, test } from 'vitest';

import { masterKeys } from './sealed-files/master-keys.ts';
import { isSealedUnder, openText, sealText } from './sealed-text.ts';

const secret = 'a secret of these tests, long enough';
const keys = masterKeys(secret);

test('opens a text for the same purpose, even after the secret has changed', () => {
  const sealed = sealText(keys, 'kéy', 'translation');
  const rotated = masterKeys('the secret that replaces it, long enough', secret);
  expect(openText(keys, sealed, 'translation')).toBe('kéy');
  expect(openText(rotated, sealed, 'translation')).toBe('kéy');
  expect([isSealedUnder(keys, sealed), isSealedUnder(rotated, sealed)]).toEqual([true, false]);
  expect(sealed.includes('kéy')).toBe(false);
});

test('seals the same text differently each time', () => {
  expect(sealText(keys, 'key', 'x')).not.toEqual(sealText(keys, 'key', 'x'));
});

test('doesn’t open a text for another purpose, with another secret, or after damage', () => {
  const sealed = sealText(keys, 'key', 'translation');
  expect(openText(keys, sealed, 'speech')).toBeUndefined();
  expect(openText(masterKeys('another secret, which is long enough'), sealed, 'translation')).toBeUndefined();
  for (let i = 0; i < sealed.length; i++) {
    const damaged = Buffer.from(sealed);
    damaged[i] = (damaged[i] as number) ^ 1;
    expect(openText(keys, damaged, 'translation')).toBeUndefined();
    expect(openText(keys, sealed.subarray(0, i), 'translation')).toBeUndefined();
  }
});
