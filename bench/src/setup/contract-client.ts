import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { checkAuth } from '@glossa/contract/auth';
import { createClient, fetchTransport, type Call } from '@glossa/contract/client';
import { signRequest } from '@glossa/contract/signing';
import { getTaskStatus } from '@glossa/contract/tasks';
import { newId } from '@glossa/db/new-id';

import type { BenchLearner, Installation } from './installation.ts';

/** Creates a personal access token for a learner. Calls made with it don't need to be signed. */
export async function createAccessToken({ pool }: Installation, learnerId: string): Promise<string> {
  const token = `glossa_${randomBytes(32).toString('base64url')}`;
  await pool.query(
    `INSERT INTO access_token (id, learner_id, name, prefix, token_hash) VALUES ($1, $2, 'bench', $3, $4)`,
    [newId(), learnerId, token.slice(0, 12), createHash('sha256').update(token).digest()],
  );
  return token;
}

/** Creates a contract client for a learner. */
export async function createContractClient(installation: Installation, learnerId: string): Promise<Call> {
  const token = await createAccessToken(installation, learnerId);
  return createClient({
    baseUrl: `http://127.0.0.1:${installation.api.port}`,
    timeout: 300_000,
    transport: (request) => {
      request.headers.set('authorization', `Bearer ${token}`);
      return fetchTransport(request);
    },
  });
}

/** Creates a contract client that works like the web app's, with a session and with signed requests where required. */
export async function createSessionClient(
  { api }: Installation,
  { headers }: BenchLearner,
  timeout: number,
): Promise<Call> {
  let key = '';
  const call = createClient({
    baseUrl: `http://127.0.0.1:${api.port}`,
    timeout,
    transport: async (request) => {
      for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
      const { endpoint, method, url } = request;
      if (endpoint.signed) {
        const timestamp = Date.now();
        const path = new URL(url).pathname;
        request.headers.set('x-timestamp', String(timestamp));
        request.headers.set('x-signature', await signRequest(key, { method, path, timestamp }));
      }
      return fetchTransport(request);
    },
  });
  const user = await call(checkAuth, {});
  if (user.isAuthenticated) key = user.signingKey;
  return call;
}

/** Waits until a task has succeeded. Rejects if it fails. */
export async function waitUntilDone(call: Call, task: { id: string; status: string }): Promise<void> {
  for (let { status } = task; status !== 'SUCCESS';) {
    if (status === 'FAILURE') throw new Error(`task ${task.id} failed`);
    await pause(50);
    ({ status } = await call(getTaskStatus, { params: { id: task.id } }));
  }
}
