import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';

import type { ApiError } from '@glossa/contract/client';
import { getLearnerStorage } from '@glossa/contract/learners';
import { getStorage } from '@glossa/contract/storage';
import { deleteText, trashText } from '@glossa/contract/text-places';
import { uploadText } from '@glossa/contract/text-upload';
import { uploadPath } from '@glossa/contract/video-upload';
import { expect, test, vi } from 'vitest';

import { hasUncountedFiles } from '#domain/storage-quota/queries.ts';
import { recountStorage } from '#domain/storage-quota/recount.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { createText } from '#testing/factories/text.ts';
import { holdLock, waitForBlockedLock } from '#testing/hold-lock.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { waitOptions } from '#testing/wait-options.ts';

const megabyte = 1024 * 1024;
const quota = 20 * megabyte;
const app = startTestApp({ STORAGE_QUOTA_BASIC: '20MB', MIN_FREE_DISK: '0' });

type Learner = Awaited<ReturnType<typeof signInLearner>>;

const signInBasic = async (overrides: Parameters<typeof createLearner>[1] = {}): Promise<Learner> =>
  signInLearner(app, await createLearner(app, { subscriptionType: 'Basic', ...overrides }));

const recording = (bytes: number): File => {
  const content = Buffer.alloc(bytes);
  content.write('ID3');
  return new File([content], 'a.mp3', { type: 'audio/mpeg' });
};

const uploadRecording = (learner: Learner, bytes: number) =>
  learner.call(uploadText, {
    body: { title: 'T', text: 'Hear!', language: 'en' },
    files: { audio: recording(bytes) },
  });

/** Sends a tus request, signed as the web app signs it. */
const sendTus = async (
  learner: Learner,
  method: string,
  url: string,
  headers: Record<string, string>,
  body?: Uint8Array<ArrayBuffer>,
) =>
  learner.fetch(url, {
    method,
    headers: {
      'tus-resumable': '1.0.0',
      ...learner.csrfHeaders(),
      ...(await learner.signature(method, url)),
      ...headers,
    },
    body: body ?? null,
  });

const archiveKind = { 'upload-metadata': `kind ${Buffer.from('archive').toString('base64')}` };
const beginUpload = (learner: Learner, bytes: number, headers: Record<string, string> = {}) =>
  sendTus(learner, 'POST', uploadPath, { 'upload-length': String(bytes), ...headers });

const readUse = (learner: Learner) => learner.call(getStorage, {});

const draftCount = async (): Promise<number> =>
  (await readdir(path.join(app.deps.config.dataDir, 'drafts'))).length;

test('counts a recording and frees its space when the text is deleted', async () => {
  const learner = await signInBasic();
  expect(await readUse(learner)).toEqual({ used: 0, reserved: 0, limit: quota, kinds: [] });
  const { id } = await uploadRecording(learner, megabyte);
  expect(await readUse(learner)).toEqual({
    used: megabyte,
    reserved: 0,
    limit: quota,
    kinds: [{ kind: 'audio', bytes: megabyte }],
  });
  await learner.call(trashText, { params: { id } });
  await learner.call(deleteText, { params: { id } });
  expect(await readUse(learner)).toMatchObject({ used: 0, kinds: [] });
});

test('fills the quota to the last byte and refuses the next one', async () => {
  const learner = await signInBasic();
  await uploadRecording(learner, quota - 10);
  await uploadRecording(learner, 10);
  await expect(uploadRecording(learner, 4)).rejects.toMatchObject({
    status: 413,
    code: 'storage_quota_exceeded',
  });
  expect(await readUse(learner)).toMatchObject({ used: quota, reserved: 0 });
  // Texts don't count against the quota.
  await expect(createText(learner)).resolves.toMatchObject({ title: 'A fable' });
});

test('returns the used space and the limit', async () => {
  const learner = await signInBasic();
  const response = await beginUpload(learner, quota + 1);
  expect([response.status, await response.json()]).toMatchObject([
    413,
    { code: 'storage_quota_exceeded', storage: { used: 0, limit: quota } },
  ]);
});

test('never exceeds the quota when many uploads arrive simultaneously', async () => {
  const learner = await signInBasic();
  const other = await signInBasic();
  const results = await Promise.allSettled(
    Array.from({ length: 40 }, () => uploadRecording(learner, 3 * megabyte)),
  );
  const codes = results.map((result) =>
    result.status === 'rejected' ? (result.reason as ApiError).code : 'stored',
  );
  const stored = codes.filter((code) => code === 'stored').length;
  expect(stored).toBeGreaterThan(0);
  expect(stored).toBeLessThanOrEqual(6);
  expect(new Set(codes)).toEqual(new Set(['stored', 'storage_quota_exceeded']));
  expect(await readUse(learner)).toMatchObject({ used: stored * 3 * megabyte, reserved: 0 });
  expect(await readUse(other)).toMatchObject({ used: 0 });
  await expect.poll(draftCount, waitOptions).toBe(0);
});

test('reserves the declared bytes of a resumable upload, including an archive', async () => {
  const learner = await signInBasic();
  const first = await beginUpload(learner, 15 * megabyte, archiveKind);
  expect(first.status).toBe(201);
  expect(await readUse(learner)).toMatchObject({ used: 0, reserved: 15 * megabyte });
  const second = await beginUpload(learner, 6 * megabyte);
  expect([second.status, await second.json()]).toMatchObject([413, { code: 'storage_quota_exceeded' }]);
  await expect(uploadRecording(learner, 6 * megabyte)).rejects.toMatchObject({
    code: 'storage_quota_exceeded',
  });

  const url = first.headers.get('location') as string;
  const type = { 'content-type': 'application/offset+octet-stream' };
  const chunk = await sendTus(learner, 'PATCH', url, { 'upload-offset': '0', ...type }, new Uint8Array(10));
  expect(chunk.status).toBe(204);
  const unlock = await holdLock(app, 'SELECT FROM storage_reservation WHERE id = $1 FOR UPDATE', [
    url.split('/').at(-1),
  ]);
  const onDelete = vi.fn<(response: Response) => void>();
  const deletion = sendTus(learner, 'DELETE', url, {}).then(onDelete);
  await waitForBlockedLock(app);
  expect(onDelete).not.toHaveBeenCalled();
  await unlock();
  await deletion;
  expect(onDelete.mock.calls[0]?.[0].status).toBe(204);
  expect(await readUse(learner)).toMatchObject({ used: 0, reserved: 0 });
});

test('refuses a resumable upload without a declared length', async () => {
  const learner = await signInBasic();
  const response = await sendTus(learner, 'POST', uploadPath, { 'upload-defer-length': '1' });
  expect([response.status, await response.json()]).toMatchObject([400, { code: 'invalid_request' }]);
});

test('reserves space again for an upload whose reservation has expired', async () => {
  const learner = await signInBasic();
  const url = (await beginUpload(learner, 100)).headers.get('location') as string;
  await app.deps.db.pool.query('DELETE FROM storage_reservation WHERE learner_id = $1', [learner.learnerId]);
  const headers = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  expect((await sendTus(learner, 'PATCH', url, headers, new Uint8Array(50))).status).toBe(204);
  expect(await readUse(learner)).toMatchObject({ reserved: 100 });
});

/** Sends a multipart body, in chunks unless a length is declared. Resolves to the response. */
async function sendMultipart(
  learner: Learner,
  { declaredBytes, chunks }: { declaredBytes?: number; chunks: Iterable<Uint8Array> },
): Promise<{ status: number; body: { code?: string } }> {
  const url = '/api/texts/upload/';
  const headers = {
    'content-type': 'multipart/form-data; boundary=b',
    cookie: [...learner.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    ...learner.csrfHeaders(),
    ...(await learner.signature('POST', url)),
    ...(declaredBytes === undefined ? {} : { 'content-length': String(declaredBytes) }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(app.url + url, { method: 'POST', headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) as { code?: string } });
        sent.destroy();
      });
    });
    sent.on('error', reject);
    for (const chunk of chunks) sent.write(chunk);
    if (declaredBytes === undefined) sent.end();
    else sent.flushHeaders();
  });
}

test('refuses a body whose declared length is too large before reading it', async () => {
  const learner = await signInBasic();
  const overQuota = await sendMultipart(learner, { declaredBytes: 100 * megabyte, chunks: [] });
  expect(overQuota).toMatchObject({ status: 413, body: { code: 'storage_quota_exceeded' } });
  const tooLarge = await sendMultipart(learner, { declaredBytes: 3 * 1024 ** 3, chunks: [] });
  expect(tooLarge).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
  expect(await readUse(learner)).toMatchObject({ reserved: 0 });
});

test('cuts off a body of unknown length at the quota', async () => {
  const learner = await signInBasic();
  await uploadRecording(learner, quota - megabyte);
  const head =
    '--b\r\nContent-Disposition: form-data; name="audio"; filename="a.mp3"\r\nContent-Type: audio/mpeg\r\n\r\nID3';
  function* chunks() {
    yield Buffer.from(head);
    for (let n = 0; n < 60; n++) yield Buffer.alloc(megabyte);
    yield Buffer.from('\r\n--b--\r\n');
  }
  const response = await sendMultipart(learner, { chunks: chunks() });
  expect(response).toMatchObject({ status: 413, body: { code: 'storage_quota_exceeded' } });
  expect(await readUse(learner)).toMatchObject({ used: quota - megabyte, reserved: 0 });
  await expect.poll(draftCount, waitOptions).toBe(0);
});

test('has no limit for content managers, and shows admins how much a learner uses', async () => {
  const manager = await signInBasic({ canManageContent: true });
  await uploadRecording(manager, quota + 1);
  expect(await readUse(manager)).toMatchObject({ used: quota + 1, limit: null });

  const admin = await signInBasic({ isSuperuser: true });
  const learner = await signInBasic();
  await uploadRecording(learner, 1000);
  const params = { id: learner.learnerId };
  expect(await admin.call(getLearnerStorage, { params })).toMatchObject({ used: 1000, limit: quota });
  await expect(learner.call(getLearnerStorage, { params })).rejects.toMatchObject({ code: 'forbidden' });
  await expect(admin.call(getLearnerStorage, { params: { id: randomUUID() } })).rejects.toMatchObject({
    code: 'learner_not_found',
  });
});

test('counts files from an earlier version, and stops counting those that no longer exist', async () => {
  const { db, files } = app.deps;
  const learner = await signInBasic();
  const { id } = await uploadRecording(learner, 5000);
  expect(await hasUncountedFiles(db)).toBe(false);
  await db.pool.query('DELETE FROM stored_file WHERE learner_id = $1', [learner.learnerId]);
  await db.pool.query('DELETE FROM storage_use WHERE learner_id = $1', [learner.learnerId]);
  await recountStorage({ db, files });
  expect(await readUse(learner)).toMatchObject({ used: 5000, kinds: [{ kind: 'audio', bytes: 5000 }] });

  await files.remove(`audio/${id}.mp3`);
  await recountStorage({ db, files });
  expect(await readUse(learner)).toMatchObject({ used: 5000 });
  await db.pool.query(
    `UPDATE stored_file SET recorded_at = now() - interval '2 days' WHERE learner_id = $1`,
    [learner.learnerId],
  );
  await recountStorage({ db, files });
  expect(await readUse(learner)).toMatchObject({ used: 0, kinds: [] });
});
