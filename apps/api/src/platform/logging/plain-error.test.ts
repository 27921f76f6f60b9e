import { expect, test } from 'vitest';

import { plainError } from './plain-error.ts';

test('keeps the message, code and stack, but no connection details', () => {
  const error = Object.assign(new Error('read ECONNRESET', { cause: new Error('cable') }), {
    code: 'ECONNRESET',
    client: { connectionParameters: { user: 'ferdinand', password: 'secret' } },
  });
  const plain = plainError(error);
  expect(plain).toMatchObject({ type: 'Error', message: 'read ECONNRESET: cable', code: 'ECONNRESET' });
  expect(plain['stack']).toContain('plain-error.test');
  expect(JSON.stringify(plain)).not.toContain('ferdinand');
  expect(JSON.stringify(plain)).not.toContain('secret');
});

test('redacts keys and URL passwords, wherever they occur', () => {
  const cause = new Error('getaddrinfo ENOTFOUND redis://default:hunter2@queue:6379/1');
  const error = Object.assign(
    new Error('connect to postgresql://glossa:hun%20ter2@db:5432/glossa failed', { cause }),
    {
      detail: 'Invalid API Key provided: sk_live_51hunter2',
      header: 'authorization: Bearer hunter2.hunter2',
    },
  );
  const plain = JSON.stringify(plainError(error));
  expect(plain).toContain('postgresql://[Redacted]@db:5432/glossa failed');
  expect(plain).toContain('redis://[Redacted]@queue:6379/1');
  expect(plain).not.toContain('hunter2');
  expect(plain).not.toContain('hun%20ter2');
});

test('turns a thrown string into a message', () => {
  expect(plainError('postgres://a:b@c')).toEqual({ message: 'postgres://[Redacted]@c' });
});
