import { ApiError } from '@glossa/contract/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { credentials } from '@/lib/api/client.ts';
import { fakeServer } from '@/testing/fake-server.ts';
import { fakeTus } from '@/testing/fake-tus.ts';
import { longTimeout } from '@/testing/long-timeout.ts';
import { deleteStoredUpload, uploadFile, hasPreviousUpload } from './upload-file.ts';
import type { UploadState } from './upload-file.ts';

const owner = 'me';
const video = (size = 20) =>
  new File(['x'.repeat(size)], 'video.mp4', { type: 'video/mp4', lastModified: 1 });

let server: ReturnType<typeof fakeTus>;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  document.cookie = 'csrftoken=cookie; Path=/';
  credentials.signingKey = 'signing-key';
  server = fakeTus();
  fakeServer({ 'GET /api/auth/csrf/': { status: 200, body: { csrfToken: 'fresh' } } });
});
afterEach(() => vi.useRealTimers());

const start = (file = video()) => {
  const states: UploadState[] = [];
  const sending = uploadFile(file, {
    owner,
    onState: (state) => states.push(state),
    onProgress: () => undefined,
  });
  return { ...sending, states };
};
const methods = () => server.requests.map(({ method }) => method);
/** Waits until the first chunk is on its way. The state is reported before the request is signed and sent. */
const waitForFirstPart = (states: UploadState[]) =>
  vi.waitFor(() => {
    expect(states).toEqual(['uploading']);
    expect(methods()).toEqual(['POST', 'PATCH']);
  }, longTimeout);
const problem = (status: number, code: string) => ({ status, body: { error: 'A sentence', code } });

it('sends a file with the standard headers and a separate signature for each request', async () => {
  expect(await start().done).toBe(server.id);
  expect(methods()).toEqual(['POST', 'PATCH']);
  const [first, second] = server.requests.map(({ headers }) => headers);
  for (const headers of [first, second]) {
    expect(headers).toMatchObject({ 'x-csrftoken': 'cookie', 'x-requested-with': 'XMLHttpRequest' });
    expect(headers?.['x-signature']).toMatch(/^[\da-f]{64}$/);
  }
  expect(first?.['x-signature']).not.toBe(second?.['x-signature']);
  expect(first?.['upload-metadata']).toBe(`filename ${btoa('video.mp4')},filetype ${btoa('video/mp4')}`);
});

describe('a lost connection', () => {
  it('pauses the upload, which then resumes at the server’s offset', async () => {
    let isOffline = true;
    server.intercept = ({ method }) => (isOffline && method === 'PATCH' ? 'lost' : undefined);
    const { done, states } = start();
    await vi.waitFor(() => expect(states.at(-1)).toBe('waiting'), longTimeout);
    server.offset = 12;
    isOffline = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect(await done).toBe(server.id);
    expect(states).toEqual(['uploading', 'waiting', 'uploading']);
    expect(server.requests.at(-1)?.headers['upload-offset']).toBe('12');
  });

  it('is retried immediately on the browser’s online event', async () => {
    let shouldFail = true;
    server.intercept = () => (shouldFail ? 'lost' : undefined);
    const { done, states } = start();
    await vi.waitFor(() => expect(states).toEqual(['waiting']), longTimeout);
    shouldFail = false;
    window.dispatchEvent(new Event('online'));
    expect(await done).toBe(server.id);
  });

  it('is also assumed when the server is briefly unavailable', async () => {
    let away = 2;
    server.intercept = () => (away-- > 0 ? { status: 502 } : undefined);
    const { done } = start();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await done).toBe(server.id);
  });

  it('is detected when no data is sent for a minute', async () => {
    let isStalled = true;
    server.intercept = ({ method }) => (isStalled && method === 'PATCH' ? 'held' : undefined);
    const { done, states } = start();
    await waitForFirstPart(states);
    isStalled = false;
    await vi.advanceTimersByTimeAsync(62_000);
    expect(await done).toBe(server.id);
    expect(states).toEqual(['uploading', 'waiting', 'uploading']);
  });
});

it('renews a stale CSRF token once', async () => {
  server.intercept = ({ headers }) =>
    headers['x-csrftoken'] === 'cookie' ? problem(403, 'csrf_failed') : undefined;
  document.cookie = 'csrftoken=cookie; Path=/';
  const { done } = start();
  const error = await done.catch((reason: unknown) => reason);
  // Only the first of the two requests was forced to renew the token; the next one reads the cookie.
  expect(server.requests[1]?.headers['x-csrftoken']).toBe('fresh');
  expect(error).toBeInstanceOf(ApiError);
});

it('fails with the server’s error when the file is rejected', async () => {
  server.intercept = () => problem(413, 'video_file_too_large');
  await expect(start().done).rejects.toMatchObject({ status: 413, code: 'video_file_too_large' });
  expect(methods()).toEqual(['POST']);
});

it('does not retry when the server’s disk is full', async () => {
  server.intercept = () => problem(503, 'storage_full');
  await expect(start().done).rejects.toMatchObject({ code: 'storage_full' });
});

it('pauses and resumes an upload', async () => {
  let isStalled = true;
  server.intercept = ({ method }) => (isStalled && method === 'PATCH' ? 'held' : undefined);
  const { done, pause, resume, states } = start();
  await waitForFirstPart(states);
  pause();
  isStalled = false;
  resume();
  expect(await done).toBe(server.id);
  expect(states).toEqual(['uploading', 'paused', 'preparing', 'uploading']);
});

it('deletes the partial upload from the server when canceled', async () => {
  server.intercept = ({ method }) => (method === 'PATCH' ? 'held' : undefined);
  const { cancel, states } = start();
  await waitForFirstPart(states);
  await cancel();
  expect(methods()).toEqual(['POST', 'PATCH', 'DELETE']);
  expect(server.offset).toBeUndefined();
  expect(await hasPreviousUpload(video(), owner)).toBe(false);
});

describe('the same file after a reload', () => {
  const interruptUpload = async () => {
    server.intercept = ({ method }) => (method === 'PATCH' ? 'held' : undefined);
    const { pause, states } = start();
    await waitForFirstPart(states);
    pause();
    server.intercept = () => undefined;
    server.requests.length = 0;
  };

  it('resumes at the server’s offset', async () => {
    await interruptUpload();
    server.offset = 7;
    expect(await hasPreviousUpload(video(), owner)).toBe(true);
    expect(await start().done).toBe(server.id);
    expect(methods()).toEqual(['HEAD', 'PATCH']);
    expect(server.requests[1]?.headers['upload-offset']).toBe('7');
  });

  it('is uploaded from the start when the server no longer has it, and is unknown to other users', async () => {
    await interruptUpload();
    expect(await hasPreviousUpload(video(), 'another')).toBe(false);
    server.offset = undefined;
    expect(await start().done).toBe(server.id);
    expect(methods()).toEqual(['HEAD', 'POST', 'PATCH']);
  });

  it('keeps its upload when the server is temporarily unavailable', async () => {
    await interruptUpload();
    server.offset = 7;
    let isOffline = true;
    server.intercept = () => (isOffline ? { status: 503 } : undefined);
    const { done } = start();
    await vi.waitFor(() => expect(methods()).toEqual(['HEAD']), longTimeout);
    isOffline = false;
    await vi.advanceTimersByTimeAsync(2000);
    expect(await done).toBe(server.id);
    expect(methods()).toEqual(['HEAD', 'HEAD', 'PATCH']);
  });

  it('is no longer recognized once its record is deleted', async () => {
    await interruptUpload();
    await deleteStoredUpload(video(), owner);
    expect(await hasPreviousUpload(video(), owner)).toBe(false);
  });
});
