import { createHmac } from 'node:crypto';

import { afterEach, expect, test, vi } from 'vitest';

import { signedMessage, signRequest } from './signing.ts';

afterEach(() => vi.unstubAllGlobals());

const request = { method: 'POST', path: '/api/words/undo/', timestamp: 1_790_000_000_000 };
const key = 'a key of the session';
const expected = createHmac('sha256', key).update(signedMessage(request)).digest('hex');

test('a request is signed as the server expects', async () => {
  expect(await signRequest(key, request)).toBe(expected);
});

test('it is signed the same where the browser has no cryptography, as on plain HTTP', async () => {
  vi.stubGlobal('crypto', { subtle: undefined });
  expect(await signRequest(key, request)).toBe(expected);
});
