import { expect, test } from 'vitest';

import { masterKeys } from '../sealed-files/master-keys.ts';
import { isSealedUnderCurrentKey, openValue, sealValue } from './seal-value.ts';

const keys = masterKeys('the current secret');
const value = Buffer.from('a secret of an authenticator app');

test('opens a sealed value, and seals the same value differently each time', () => {
  const sealed = sealValue(keys, value, 'app:1');
  expect(openValue(keys, sealed, 'app:1')).toEqual(value);
  expect(sealValue(keys, value, 'app:1')).not.toEqual(sealed);
  expect(sealed.includes(value)).toBe(false);
});

test('rejects a value that was changed, or that is from another context or an unknown secret', () => {
  const sealed = sealValue(keys, value, 'app:1');
  expect(() => openValue(keys, sealed, 'app:2')).toThrow('sealed_value_damaged');
  const changed = Buffer.from(sealed);
  changed[25] = (changed[25] ?? 0) ^ 1;
  expect(() => openValue(keys, changed, 'app:1')).toThrow('sealed_value_damaged');
  expect(() => openValue(masterKeys('another secret'), sealed, 'app:1')).toThrow('sealed_key_unknown');
  expect(() => openValue(keys, Buffer.alloc(3), 'app:1')).toThrow('sealed_key_unknown');
});

test('opens a value that was sealed under an earlier secret', () => {
  const rotated = masterKeys('a new secret', 'the current secret');
  const sealed = sealValue(keys, value, 'app:1');
  expect(openValue(rotated, sealed, 'app:1')).toEqual(value);
  expect(isSealedUnderCurrentKey(rotated, sealed)).toBe(false);
  expect(isSealedUnderCurrentKey(rotated, sealValue(rotated, value, 'app:1'))).toBe(true);
});
