import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { createClient, fetchTransport, type Call } from '@glossa/contract/client';
import { getTaskStatus } from '@glossa/contract/tasks';
import { newId } from '@glossa/db/new-id';

import type { Installation } from './installation.ts';

/** A personal access token of a learner: with it no call needs a signature. */
export async function accessToken({ pool }: Installation, learnerId: string): Promise<string> {
  const token = `glossa_${randomBytes(32).toString('base64url')}`;
  await pool.query(
    `INSERT INTO access_token (id, learner_id, name, prefix, token_hash) VALUES ($1, $2, 'bench', $3, $4)`,
    [newId(), learnerId, token.slice(0, 12), createHash('sha256').update(token).digest()],
  );
  return token;
}

/** The contract's client as a learner. */
export async function contractClient(installation: Installation, learnerId: string): Promise<Call> {
  const token = await accessToken(installation, learnerId);
  return createClient({
    baseUrl: `http://127.0.0.1:${installation.api.port}`,
    timeout: 300_000,
    transport: (request) => {
      request.headers.set('authorization', `Bearer ${token}`);
      return fetchTransport(request);
    },
  });
}

/** Waits until a task has succeeded; rejects when it failed. */
export async function untilDone(call: Call, task: { id: string; status: string }): Promise<void> {
  for (let { status } = task; status !== 'SUCCESS';) {
    if (status === 'FAILURE') throw new Error(`task ${task.id} failed`);
    await pause(50);
    ({ status } = await call(getTaskStatus, { params: { id: task.id } }));
  }
}
