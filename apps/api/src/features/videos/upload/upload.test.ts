import { uploadPath } from '@glossa/contract/video-upload';
import { expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { processVideo, sendVideo, makeVideo } from '#testing/factories/video.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp({ VIDEO_MAX_BYTES: String(5 * 1024 * 1024) });

/** Sends a tus request, signed as the web app signs it. */
async function sendTusRequest(
  browser: Browser,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  return browser.fetch(path, {
    method,
    headers: {
      'tus-resumable': '1.0.0',
      ...browser.csrfHeaders(),
      ...(await browser.signature(method, path)),
      ...headers,
    },
    body: body ?? null,
  });
}

const metadata = (name: string) => `filename ${Buffer.from(name).toString('base64')}`;
const beginUpload = (browser: Browser, size: number) =>
  sendTusRequest(browser, 'POST', uploadPath, {
    'upload-length': String(size),
    'upload-metadata': metadata('fox.mp4'),
  });
const sendChunk = (browser: Browser, path: string, bytes: Buffer, from: number, to: number) =>
  sendTusRequest(
    browser,
    'PATCH',
    path,
    { 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' },
    new Uint8Array(bytes.subarray(from, to)),
  );

test('resumes a chunked upload and creates a video from it', async () => {
  const learner = await signInLearner(app);
  const bytes = await makeVideo();
  const newUpload = await beginUpload(learner, bytes.length);
  expect(newUpload.status).toBe(201);
  const path = newUpload.headers.get('location') as string;
  const id = path.split('/').at(-1) as string;
  expect((await sendChunk(learner, path, bytes, 0, 10_000)).status).toBe(204);
  const upload = { body: { upload: id }, files: { video_file: undefined } };
  await expect(sendVideo(learner, upload)).rejects.toMatchObject({ code: 'video_upload_unfinished' });
  // The server reports how much it has received, and rejects a chunk with any other offset.
  const state = await sendTusRequest(learner, 'HEAD', path);
  expect(state.headers.get('upload-offset')).toBe('10000');
  expect((await sendChunk(learner, path, bytes, 20_000, 30_000)).status).toBe(409);
  expect((await sendChunk(learner, path, bytes, 10_000, bytes.length)).status).toBe(204);
  const video = await sendVideo(learner, upload);
  expect(await processVideo(app, learner, video.id)).toMatchObject({ processed: true });
  await expect(sendVideo(learner, upload)).rejects.toMatchObject({ code: 'video_upload_not_found' });
});

test('returns 404 for another learner’s upload', async () => {
  const learner = await signInLearner(app);
  const bytes = await makeVideo();
  const path = (await beginUpload(learner, bytes.length)).headers.get('location') as string;
  const stranger = await signInLearner(app);
  expect((await sendTusRequest(stranger, 'HEAD', path)).status).toBe(404);
  const response = await sendChunk(stranger, path, bytes, 0, 100);
  expect([response.status, await response.json()]).toMatchObject([404, { code: 'video_upload_not_found' }]);
  expect((await sendTusRequest(stranger, 'DELETE', path)).status).toBe(404);
  const upload = path.split('/').at(-1) as string;
  await expect(
    sendVideo(stranger, { body: { upload }, files: { video_file: undefined } }),
  ).rejects.toMatchObject({
    code: 'video_upload_not_found',
  });
  expect((await sendTusRequest(app.visitor(), 'HEAD', path)).status).toBe(401);
  expect((await sendTusRequest(learner, 'DELETE', path)).status).toBe(204);
  expect((await sendTusRequest(learner, 'HEAD', path)).status).toBe(404);
});

test('rejects a file over the limit before it is uploaded', async () => {
  const learner = await signInLearner(app);
  const response = await beginUpload(learner, 5 * 1024 * 1024 + 1);
  expect([response.status, await response.json()]).toMatchObject([413, { code: 'video_file_too_large' }]);
});

test('rejects a request without a CSRF token or signature', async () => {
  const learner = await signInLearner(app);
  const sendUnsigned = (headers: Record<string, string>) =>
    learner.fetch(uploadPath, {
      method: 'POST',
      headers: { 'tus-resumable': '1.0.0', 'upload-length': '10', ...headers },
    });
  const forged = await sendUnsigned({});
  expect([forged.status, await forged.json()]).toMatchObject([403, { code: 'csrf_failed' }]);
  const unsigned = await sendUnsigned(learner.csrfHeaders());
  expect([unsigned.status, await unsigned.json()]).toMatchObject([403, { code: 'signature_invalid' }]);
});

test('returns 404 for path traversal in upload names', async () => {
  const learner = await signInLearner(app);
  for (const name of ['..%2F..%2Fetc%2Fpasswd', 'x.json', '00000000-0000-4000-8000-00000000000g']) {
    expect((await sendTusRequest(learner, 'HEAD', `${uploadPath}${name}`)).status).toBe(404);
  }
});
