import { editCues, getCues } from '@glossa/contract/subtitles';
import { getUploadLimits } from '@glossa/contract/video-upload';
import { getVideo, retryVideo } from '@glossa/contract/videos';
import { watchVideo } from '@glossa/contract/watching';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { processVideo, sendVideo, makeVideo } from '#testing/factories/video.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { startTranscriptionServer } from '#testing/transcription-server.ts';

const server = await startTranscriptionServer();
const app = startTestApp({ TRANSCRIPTION_URL: server.url, TRANSCRIPTION_API_KEY: 'whisper-key' });
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
  server.next(0, () => {});
  server.setTranscript([
    { start: 0.5, end: 2, text: ' The fox saw the grapes.' },
    { start: 2.2, end: 4, text: ' They hung high.' },
  ]);
});

/** Uploads a video without subtitles, so that they are generated. */
const sendSpoken = (browser: Browser, video?: File) =>
  sendVideo(browser, {
    files: { subtitle_file: undefined, ...(video ? { video_file: video } : {}) },
    body: { auto_subtitles: true },
  });

test('generates subtitles that are marked as automatic and can be edited', async () => {
  const learner = await signInLearner(app);
  expect((await learner.call(getUploadLimits, {})).auto_subtitles).toBe(true);
  const { id } = await sendSpoken(learner);
  expect(await processVideo(app, learner, id)).toMatchObject({
    processed: true,
    subtitles: 'automatic',
    wordCount: 8,
  });
  expect(server.requests).toEqual([
    {
      authorization: 'Bearer whisper-key',
      model: 'whisper-1',
      language: 'en',
      format: 'verbose_json',
      head: 'fLaC',
    },
  ]);
  const { part } = await learner.call(watchVideo, { params: { id } });
  expect(part.sentences.map(({ start, end }) => [start, end])).toEqual([
    [500, 2000],
    [2200, 4000],
  ]);
  const { version, ...made } = await learner.call(getCues, { params: { id } });
  expect(made).toMatchObject({ origin: 'automatic', count: 2 });
  const cue = { start: 500, end: 2000, text: 'The fox ate the grapes.' };
  await learner.call(editCues, {
    params: { id },
    body: { version: version ?? '', changes: [{ seq: 0, cue }] },
  });
  const stopWorker = await app.startWorker();
  const fetchOrigin = async () => (await learner.call(getCues, { params: { id } })).origin;
  await vi.waitFor(async () => expect(await fetchOrigin()).toBe('edited'), {
    timeout: 100_000,
    interval: 50,
  });
  await stopWorker();
  expect(await learner.call(getVideo, { params: { id } })).toMatchObject({ subtitles: 'edited' });
});

test('retries a failed transcription request', async () => {
  const learner = await signInLearner(app);
  server.next(1, (response) => response.writeHead(503).end());
  const { id } = await sendSpoken(learner);
  expect(await processVideo(app, learner, id)).toMatchObject({ processed: true });
  expect(server.requests).toHaveLength(2);
});

test.each([
  ['a refusal', (count: number) => server.next(count, (response) => response.writeHead(401).end())],
  [
    'a response without a transcript',
    (count: number) => server.next(count, (response) => response.end('{"text": "x"}')),
  ],
])('%s fails the video with a reason and can be retried', async (_what, fail) => {
  const learner = await signInLearner(app);
  fail(1);
  const { id } = await sendSpoken(learner);
  expect(await processVideo(app, learner, id)).toMatchObject({
    processing_status: 'failed',
    problem: 'transcription_failed',
  });
  expect(server.requests).toHaveLength(1);
  await learner.call(retryVideo, { params: { id } });
  expect(await processVideo(app, learner, id)).toMatchObject({ processed: true, subtitles: 'automatic' });
});

test('reports different reasons for silence and for a video without an audio track', async () => {
  const learner = await signInLearner(app);
  server.setTranscript([]);
  const { id } = await sendSpoken(learner);
  expect(await processVideo(app, learner, id)).toMatchObject({ problem: 'transcription_empty' });
  const silentVideo = new File([new Uint8Array(await makeVideo('-an'))], 'silent.mp4');
  const other = await sendSpoken(learner, silentVideo);
  expect(await processVideo(app, learner, other.id)).toMatchObject({ problem: 'video_without_sound' });
});
