import { expect, test } from 'vitest';

import { plainError } from './plain-error.ts';

test('an error keeps what it says, and nothing of the connection that it came from', () => {
  const error = Object.assign(new Error('read ECONNRESET', { cause: new Error('cable') }), {
    code: 'ECONNRESET',
    client: { connectionParameters: { user: 'glossa', password: 'secret' } },
  });
  const told = plainError(error);
  expect(told).toMatchObject({ type: 'Error', message: 'read ECONNRESET: cable', code: 'ECONNRESET' });
  expect(told['stack']).toContain('plain-error.test');
  expect(JSON.stringify(told)).not.toContain('glossa');
  expect(JSON.stringify(told)).not.toContain('secret');
});
