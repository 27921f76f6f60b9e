import * as contract from '@glossa/contract/subtitles';
import { getVideo } from '@glossa/contract/videos';
import { watchVideo } from '@glossa/contract/watching';
import { expect, test, vi } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createReadyVideo, createSrtFile } from '#testing/factories/video.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

const fetchSentences = async (browser: Browser, id: string) =>
  (await browser.call(watchVideo, { params: { id } })).part.sentences.map(({ tokens }) =>
    tokens
      .map(({ t }) => t)
      .join('')
      .trim(),
  );

const fetchVersion = async (browser: Browser, id: string) =>
  (await browser.call(watchVideo, { params: { id } })).version;

/** Runs a worker until the new subtitles have been analyzed. */
async function waitUntilReady(browser: Browser, id: string): Promise<void> {
  const stopWorker = await app.startWorker();
  await vi.waitFor(
    async () => expect((await browser.call(watchVideo, { params: { id } })).preparing).toBe(false),
    { timeout: 100_000, interval: 50 },
  );
  await stopWorker();
}

test('edits, deletes and adds cues and updates the video’s words', async () => {
  const learner = await signInLearner(app);
  const { id } = await createReadyVideo(app, learner);
  const params = { id };
  const { cues, count, version, origin } = await learner.call(contract.getCues, { params });
  expect({ origin, count, first: cues[0] }).toEqual({
    origin: 'file',
    count: 4,
    first: { seq: 0, start: 500, end: 1500, text: 'The fox saw' },
  });
  const body = {
    version: version ?? '',
    changes: [
      { seq: 0, cue: { start: 500, end: 1500, text: 'The badger saw' } },
      { seq: 3, cue: null },
    ],
    added: [{ start: 4000, end: 4500, text: 'It slept.' }],
  };
  await learner.call(contract.editCues, { params, body });
  // Until the new subtitles have been analyzed, the video keeps its previous subtitles.
  expect(await fetchSentences(learner, id)).toEqual([
    'The fox saw the grapes.',
    'They hung high.',
    'The fox went away.',
  ]);
  await waitUntilReady(learner, id);
  expect(await fetchSentences(learner, id)).toEqual([
    'The badger saw the grapes.',
    'They hung high.',
    'It slept.',
  ]);
  expect(await learner.call(getVideo, { params })).toMatchObject({ subtitles: 'edited', wordCount: 10 });
  const { rows } = await app.deps.db.pool.query('SELECT recount_learner($1) AS wrong', [learner.learnerId]);
  expect(rows).toEqual([{ wrong: 0 }]);
});

test('applies one of two concurrent edits and rejects the other', async () => {
  const learner = await signInLearner(app);
  const { id } = await createReadyVideo(app, learner);
  const version = await fetchVersion(learner, id);
  const edit = (text: string) =>
    learner
      .call(contract.editCues, {
        params: { id },
        body: { version, changes: [{ seq: 0, cue: { start: 0, end: 1, text } }] },
      })
      .then(
        () => 'made',
        ({ code }: { code: string }) => code,
      );
  expect((await Promise.all([edit('One saw'), edit('Two saw')])).sort()).toEqual([
    'made',
    'subtitles_changed',
  ]);
  await waitUntilReady(learner, id);
  // The number of cues is the same, but the client read an earlier version.
  await expect(
    learner.call(contract.editCues, { params: { id }, body: { version, changes: [{ seq: 0, cue: null }] } }),
  ).rejects.toMatchObject({ code: 'subtitles_changed' });
});

test('allows overlapping cues and sorts a moved cue by its time', async () => {
  const learner = await signInLearner(app);
  const { id } = await createReadyVideo(app, learner);
  const params = { id };
  const body = {
    version: await fetchVersion(learner, id),
    changes: [{ seq: 0, cue: { start: 2600, end: 3400, text: 'The fox saw' } }],
    added: [{ start: 2600, end: 4400, text: 'all the while.' }],
  };
  await learner.call(contract.editCues, { params, body });
  await waitUntilReady(learner, id);
  const { cues, version } = await learner.call(contract.getCues, { params });
  expect(version).not.toBe(body.version);
  expect(cues.map(({ seq, start, end, text }) => [seq, start, end, text])).toEqual([
    [0, 1500, 2500, 'the grapes. They hung'],
    [1, 2500, 3500, 'high.'],
    [2, 2600, 3400, 'The fox saw'],
    [3, 2600, 4400, 'all the while.'],
    [4, 3600, 4500, 'The fox went away.'],
  ]);
});

test('finds cues by time', async () => {
  const learner = await signInLearner(app);
  const { id } = await createReadyVideo(app, learner);
  const fetchCueAt = async (at: number) => {
    const { cues } = await learner.call(contract.getCues, { params: { id }, query: { at, count: 1 } });
    return cues[0]?.seq;
  };
  expect(await Promise.all([0, 1499, 1500, 900_000].map(fetchCueAt))).toEqual([0, 0, 1, 3]);
});

test('rejects subtitles without words and cues that end before they start', async () => {
  const learner = await signInLearner(app);
  const { id } = await createReadyVideo(app, learner);
  const version = await fetchVersion(learner, id);
  const edit = (changes: object[]) =>
    learner.call(contract.editCues, { params: { id }, body: { version, changes: changes as never } });
  await expect(edit([0, 1, 2, 3].map((seq) => ({ seq, cue: null })))).rejects.toMatchObject({
    code: 'subtitles_unreadable',
  });
  await expect(edit([{ seq: 0, cue: { start: 9, end: 1, text: 'x' } }])).rejects.toMatchObject({
    status: 400,
  });
});

test('replaces subtitles, and adds and removes secondary ones', async () => {
  const learner = await signInLearner(app);
  const { id } = await createReadyVideo(app, learner);
  const params = { id };
  const send = (text: string, body: { kind: 'main' | 'second'; language?: string }) =>
    learner.call(contract.replaceSubtitles, { params, body, files: { subtitle_file: createSrtFile(text) } });
  await send('00:00:01,000 --> 00:00:02,000\nQuite another text.\n', { kind: 'main' });
  await waitUntilReady(learner, id);
  expect(await fetchSentences(learner, id)).toEqual(['Quite another text.']);
  await send('00:00:01,000 --> 00:00:02,000\nEin ganz anderer Text.\n', { kind: 'second', language: 'deu' });
  const { part, second_language: language } = await learner.call(watchVideo, { params });
  expect([language, part.second]).toEqual([
    'de',
    [{ start: 1000, end: 2000, text: 'Ein ganz anderer Text.' }],
  ]);
  await learner.call(contract.removeSecondSubtitles, { params });
  expect((await learner.call(watchVideo, { params })).second_language).toBeNull();
});

test('exports subtitles as SRT', async () => {
  const learner = await signInLearner(app);
  const { id } = await createReadyVideo(app, learner);
  const response = await learner.fetch(`/api/videos/offline/${id}/subtitles/`);
  expect(response.headers.get('content-disposition')).toContain('The fox.srt');
  expect(await response.text()).toContain('2\n00:00:01,500 --> 00:00:02,500\nthe grapes. They hung\n\n');
  const second = await learner.fetch(`/api/videos/offline/${id}/subtitles/?kind=second`);
  expect(await second.json()).toMatchObject({ code: 'subtitles_required' });
});

test('returns 404 for the subtitles of another learner’s video', async () => {
  const learner = await signInLearner(app);
  const { id } = await createReadyVideo(app, learner);
  const stranger = await signInLearner(app);
  const params = { id };
  const missing = { code: 'video_not_found' };
  await expect(stranger.call(contract.getCues, { params })).rejects.toMatchObject(missing);
  const version = await fetchVersion(learner, id);
  await expect(stranger.call(contract.editCues, { params, body: { version } })).rejects.toMatchObject(
    missing,
  );
  await expect(
    stranger.call(contract.replaceSubtitles, { params, body: {}, files: { subtitle_file: createSrtFile() } }),
  ).rejects.toMatchObject(missing);
  await expect(stranger.call(contract.removeSecondSubtitles, { params })).rejects.toMatchObject(missing);
  expect((await stranger.fetch(`/api/videos/offline/${id}/subtitles/`)).status).toBe(404);
});
