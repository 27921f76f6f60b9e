import { createToken } from '@glossa/contract/access-tokens';
import { login } from '@glossa/contract/auth';
import { expect, it, vi } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { longTimeout } from '@/testing/long-timeout.ts';
import { call, setProofRequester } from './client.ts';

it('sends payloads unescaped because the server strips HTML', async () => {
  document.cookie = 'csrftoken=cookie; Path=/';
  const received = fakeServer({});
  await call(createToken, { body: { name: 'a<b and c>d' } }).catch(() => undefined);
  await call(login, { body: { email: 'a@b.example', password: '<b>Secret</b>' } }).catch(() => undefined);
  expect(received.map(({ body }) => body)).toEqual([
    { name: 'a<b and c>d' },
    { email: 'a@b.example', password: '<b>Secret</b>' },
  ]);
});

it('fails a call with a timeout error after 30 seconds', async () => {
  document.cookie = 'csrftoken=cookie; Path=/';
  fakeServer({});
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const signIn = () => call(login, { body: { email: 'a@b.example', password: 'Secret-11' } });
  await signIn().catch(() => undefined);
  expect(timeout.mock.calls).toEqual([[30_000]]);
  timeout.mockReturnValue(AbortSignal.abort());
  await expect(signIn()).rejects.toMatchObject({ status: 0, code: 'timeout' });
});

const create = 'POST /api/auth/tokens/';
const proofRequired = { status: 409, body: { error: 'Confirm', code: 'proof_required' } };
const createScriptToken = () => call(createToken, { body: { name: 'Script' } });

it('retries a call after the user confirms their identity', async () => {
  document.cookie = 'csrftoken=cookie; Path=/';
  fakeServer({ [create]: proofRequired });
  const requester = vi.fn(() => {
    fakeServer({ [create]: { status: 500, body: { error: 'Broken', code: 'internal_error' } } });
    return Promise.resolve(true);
  });
  setProofRequester(requester);
  await expect(createScriptToken()).rejects.toMatchObject({ code: 'internal_error' });
  expect(requester).toHaveBeenCalledOnce();
});

it('fails a call if the user cancels the identity confirmation', async () => {
  document.cookie = 'csrftoken=cookie; Path=/';
  const received = fakeServer({ [create]: proofRequired });
  setProofRequester(() => Promise.resolve(false));
  await expect(createScriptToken()).rejects.toMatchObject({ code: 'proof_required' });
  expect(received).toHaveLength(1);
});

it('waits for the identity confirmation dialog, which is loaded after the page', async () => {
  document.cookie = 'csrftoken=cookie; Path=/';
  const received = fakeServer({ [create]: proofRequired });
  setProofRequester();
  const created = createScriptToken();
  await vi.waitFor(() => expect(received).toHaveLength(1), longTimeout);
  const requester = vi.fn(() => Promise.resolve(false));
  setProofRequester(requester);
  await expect(created).rejects.toMatchObject({ code: 'proof_required' });
  expect(requester).toHaveBeenCalledOnce();
});
