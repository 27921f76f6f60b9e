import { createToken } from '@glossa/contract/access-tokens';
import { login } from '@glossa/contract/auth';
import { expect, it } from 'vitest';

import { fakeServer } from '../../testing/fake-server.ts';
import { call } from './client.ts';

it('sends payloads without HTML, but passwords as they are', async () => {
  document.cookie = 'csrftoken=kept; Path=/';
  const received = fakeServer({});
  await call(createToken, { body: { name: '<b>Backup</b>' } }).catch(() => undefined);
  await call(login, { body: { email: 'a@b.example', password: '<b>Secret</b>' } }).catch(() => undefined);
  expect(received.map(({ body }) => body)).toEqual([
    { name: 'Backup' },
    { email: 'a@b.example', password: '<b>Secret</b>' },
  ]);
});
