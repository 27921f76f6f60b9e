import { createToken } from '@glossa/contract/access-tokens';
import { login } from '@glossa/contract/auth';
import { expect, it, vi } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { call } from './client.ts';
import { proofStore } from './proof-request.ts';

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

/** Waits until a proof is required, and gives it or cancels. */
async function closeRequest(isProved: boolean): Promise<void> {
  const { close } = await vi.waitUntil(() => proofStore.getState().request);
  close(isProved);
}

it('repeats a call once the person has proved who they are, with one dialog for concurrent calls', async () => {
  document.cookie = 'csrftoken=cookie; Path=/';
  fakeServer({ [create]: proofRequired });
  const calls = Promise.allSettled([createScriptToken(), createScriptToken()]);
  await vi.waitUntil(() => proofStore.getState().request);
  const received = fakeServer({
    [create]: { status: 500, body: { error: 'Broken', code: 'internal_error' } },
  });
  await closeRequest(true);
  expect(await calls).toMatchObject([
    { reason: { code: 'internal_error' } },
    { reason: { code: 'internal_error' } },
  ]);
  expect(received).toHaveLength(2);
  expect(proofStore.getState().request).toBeUndefined();
});

it('fails a call whose proof was canceled', async () => {
  document.cookie = 'csrftoken=cookie; Path=/';
  const received = fakeServer({ [create]: proofRequired });
  const token = createScriptToken();
  token.catch(() => undefined);
  await closeRequest(false);
  await expect(token).rejects.toMatchObject({ code: 'proof_required' });
  expect(received).toHaveLength(1);
});
