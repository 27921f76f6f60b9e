import { getText } from '@glossa/contract/texts';
import * as places from '@glossa/contract/video-places';
import { createYoutubeVideo, getUploadLimits, updateVideo } from '@glossa/contract/video-upload';
import * as videos from '@glossa/contract/videos';
import { watchVideo } from '@glossa/contract/watching';
import { expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { createText } from '#testing/factories/text.ts';
import { createReadyVideo, processVideo, sendVideo, createSrtFile } from '#testing/factories/video.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
/** A server that allows a higher resolution than the default. */
const highResolutionApp = startTestApp({ VIDEO_MAX_HEIGHT: '2160' });

const listTitles = async (browser: Browser, query: object = {}) =>
  (await browser.call(videos.listVideos, { query })).results.map(({ title }) => title);
const addYoutube = (browser: Browser, title: string, more: object = {}) =>
  browser.call(createYoutubeVideo, {
    body: { title, language: 'en', video_url: 'https://youtu.be/dQw4w9WgXcQ?t=3', ...more },
    files: { subtitle_file: createSrtFile() },
  });

test('searches, filters, sorts and paginates the library', async () => {
  const learner = await signInLearner(app);
  for (const [title, difficulty_level] of [
    ['Bees', 'beginner'],
    ['Ants', 'advanced'],
    ['100% wasps', 'beginner'],
  ] as const)
    await addYoutube(learner, title, { difficulty_level });
  expect(await listTitles(learner)).toEqual(['100% wasps', 'Ants', 'Bees']);
  expect(await listTitles(learner, { sort_by: 'title' })).toEqual(['100% wasps', 'Ants', 'Bees']);
  expect(await listTitles(learner, { search: 'an' })).toEqual(['Ants']);
  expect(await listTitles(learner, { search: '%' })).toEqual(['100% wasps']);
  expect(await listTitles(learner, { difficulty: 'beginner' })).toEqual(['100% wasps', 'Bees']);
  expect(await listTitles(learner, { language: 'fr' })).toEqual([]);
  const page = await learner.call(videos.listVideos, { query: { page: 2, page_size: 2 } });
  expect(page).toMatchObject({ count: 3, next: null, results: [{ title: 'Bees' }] });
  expect(page.previous).toContain('page=1');
  expect((await learner.call(videos.listVideos, { query: { page: 9 } })).count).toBe(3);
  await expect(
    learner.call(videos.listVideos, { query: { sort_by: 'views' as 'title' } }),
  ).rejects.toMatchObject({
    status: 400,
  });
});

test('adds a YouTube video with uploaded subtitles and no file, and rejects other URLs', async () => {
  const learner = await signInLearner(app);
  const { id } = await addYoutube(learner, 'A song', { duration: 212.5 });
  const ready = await processVideo(app, learner, id);
  expect(ready).toMatchObject({
    processed: true,
    video_url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    duration: 212.5,
    thumbnail: null,
  });
  expect(await learner.call(watchVideo, { params: { id } })).toMatchObject({
    youtube: 'dQw4w9WgXcQ',
    file: null,
  });
  await expect(learner.call(videos.linkVideo, { params: { id } })).rejects.toMatchObject({
    code: 'video_without_file',
  });
  await expect(
    addYoutube(learner, 'x', { video_url: 'https://example.test/watch?v=dQw4w9WgXcQ' }),
  ).rejects.toMatchObject({ code: 'youtube_address_invalid' });
});

test('requires a video and subtitles and rejects invalid files and fields', async () => {
  const learner = await signInLearner(app);
  const getErrorCode = (files: object, body = {}) =>
    sendVideo(learner, { files, body }).catch(({ code }: { code: string }) => code);
  expect(await getErrorCode({ subtitle_file: undefined })).toBe('subtitles_required');
  expect(await getErrorCode({ video_file: undefined })).toBe('video_required');
  expect(await getErrorCode({ video_file: new File([], 'empty.mp4') })).toBe('video_required');
  expect(await getErrorCode({ subtitle_file: createSrtFile('no times at all') })).toBe(
    'subtitles_unreadable',
  );
  expect(await getErrorCode({ subtitle_file: createSrtFile(undefined, 'talk.txt') })).toBe(
    'subtitles_unreadable',
  );
  expect(await getErrorCode({ thumbnail: new File(['<svg/>'], 'picture.png') })).toBe('not_a_picture');
  expect(await getErrorCode({}, { upload: '00000000-0000-4000-8000-000000000000' })).toMatchObject({
    title: 'The fox',
  });
  expect(
    await getErrorCode({ video_file: undefined }, { upload: '00000000-0000-4000-8000-000000000000' }),
  ).toBe('video_upload_not_found');
  expect(await getErrorCode({}, { auto_subtitles: true })).toBe('transcription_not_configured');
  expect(await getErrorCode({}, { tags: '[1' })).toBe('invalid_request');
  expect(await getErrorCode({}, { price: 3 })).toBe('forbidden');
  // A browser sends an empty field for a price that was left blank.
  expect(await getErrorCode({}, { price: '' })).toMatchObject({ title: 'The fox' });
});

test('reads subtitles with overlapping cues, no cue numbers and a legacy encoding', async () => {
  const learner = await signInLearner(app);
  const text =
    '00:00:00,000 --> 00:00:03,000\nDéjà vu, monsieur, c’était l’été à la plage.\n\n00:00:01,000 --> 00:00:02,000\nÇa va très bien, merci, où êtes-vous allé?\n';
  const latin = Buffer.from(text.replaceAll('’', "'"), 'latin1');
  const file = new File([new Uint8Array(latin)], 'old.srt');
  const { id } = await createReadyVideo(app, learner, {
    files: { subtitle_file: file },
    body: { language: 'fr' },
  });
  const { part } = await learner.call(watchVideo, { params: { id } });
  expect(
    part.sentences.map(({ tokens }) =>
      tokens
        .map(({ t }) => t)
        .join('')
        .trim(),
    ),
  ).toEqual(["Déjà vu, monsieur, c'était l'été à la plage.", 'Ça va très bien, merci, où êtes-vous allé?']);
});

test('rejects 100,000 cues with 413', async () => {
  const learner = await signInLearner(app);
  const many = '00:00:01,000 --> 00:00:02,000\nA word\n\n'.repeat(100_000);
  await expect(sendVideo(learner, { files: { subtitle_file: createSrtFile(many) } })).rejects.toMatchObject({
    code: 'subtitles_too_many',
    status: 413,
  });
});

test('requires catalog fields, and a price for paid content, from a content manager', async () => {
  const manager = await signInLearner(app, await createLearner(app, { canManageContent: true }));
  await expect(sendVideo(manager, { body: { is_free: false } })).rejects.toMatchObject({
    fields: {
      description: ['Description is required'],
      author: ['Author is required'],
      category: ['Category is required'],
      price: ['Valid price is required for paid content'],
    },
  });
  const body = {
    description: 'About foxes',
    author: 'Aesop',
    category: 'Fables',
    price: 4.99,
    is_free: false,
  };
  const { id } = await sendVideo(manager, { body });
  expect(await app.deps.db.prisma.video.findUnique({ where: { id } })).toMatchObject({
    publication: 'draft',
    price: 499,
    isFree: false,
  });
});

test('moves videos between library, archive and trash, individually and in bulk', async () => {
  const learner = await signInLearner(app);
  const stranger = await signInLearner(app);
  const one = await addYoutube(learner, 'One');
  const two = await addYoutube(learner, 'Two');
  const foreign = await addYoutube(stranger, 'Foreign');
  const params = { id: one.id };
  expect(await learner.call(places.archiveVideo, { params })).toMatchObject({ is_archived: true });
  expect((await learner.call(videos.listArchivedVideos, {})).count).toBe(1);
  expect(await learner.call(places.unarchiveVideo, { params })).toMatchObject({ is_archived: false });
  await expect(stranger.call(places.trashVideo, { params })).rejects.toMatchObject({
    code: 'video_not_found',
  });
  await expect(learner.call(places.deleteVideoPermanently, { params })).rejects.toMatchObject({
    code: 'video_not_in_trash',
  });
  const runBulkAction = (action: 'delete' | 'delete_permanent', ids: string[]) =>
    learner.call(places.bulkVideos, { body: { ids, action } });
  expect((await runBulkAction('delete', [one.id, foreign.id, two.id])).results).toEqual([
    { id: one.id, ok: true, error: null },
    { id: foreign.id, ok: false, error: 'video_not_found' },
    { id: two.id, ok: true, error: null },
  ]);
  expect((await learner.call(videos.listTrashedVideos, {})).count).toBe(2);
  expect((await runBulkAction('delete_permanent', [one.id, one.id])).results.map(({ ok }) => ok)).toEqual([
    true,
    false,
  ]);
  expect(await listTitles(stranger)).toEqual(['Foreign']);
});

test('changes the title, tags and subtitle shift', async () => {
  const learner = await signInLearner(app);
  const { id } = await addYoutube(learner, 'A fabel');
  const body = { title: 'A fable', tags: ['grapes', 'fox'], shift: -300 };
  const changedVideo = await learner.call(updateVideo, { params: { id }, body });
  expect(changedVideo).toMatchObject({ title: 'A fable', tags: [{ name: 'fox' }, { name: 'grapes' }] });
  await expect(learner.call(updateVideo, { params: { id }, body: {} })).rejects.toMatchObject({
    status: 400,
  });
});

test('keeps a text’s words when a video with the same words is deleted', async () => {
  const learner = await signInLearner(app);
  const { id } = await createReadyVideo(app, learner);
  const content = 'The fox saw the grapes. They hung high. The fox went away.';
  const text = await createText(learner, { text: content });
  const storedVideo = await app.deps.db.prisma.video.findUnique({
    where: { id },
    include: { document: true },
  });
  expect(storedVideo?.document).toMatchObject({ uniqueCount: 9, wordCount: 12 });
  await learner.call(places.trashVideo, { params: { id } });
  await learner.call(places.deleteVideoPermanently, { params: { id } });
  expect(await learner.call(getText, { params: { id: text.id } })).toMatchObject({
    content,
    unknownWordsPercentage: 100,
  });
  const { rows } = await app.deps.db.pool.query('SELECT recount_learner($1) AS wrong', [learner.learnerId]);
  expect(rows).toEqual([{ wrong: 0 }]);
});

test('a signed URL opens its file without a session, but no other file', async () => {
  const learner = await signInLearner(app);
  const { id } = await createReadyVideo(app, learner);
  const { url } = await learner.call(videos.linkVideo, { params: { id } });
  const path = url.slice(app.deps.config.publicUrl.length);
  const visitor = app.visitor();
  const response = await visitor.fetch(path, { headers: { range: 'bytes=0-9' } });
  expect([response.status, response.headers.get('content-disposition')]).toEqual([
    206,
    'attachment; filename="The fox.mp4"',
  ]);
  await response.arrayBuffer();
  expect(
    (await visitor.fetch(path.replace(/(?<=signature=)./, (first) => (first === 'A' ? 'B' : 'A')))).status,
  ).toBe(401);
  expect((await visitor.fetch(path.replace(/expires=\d+/, 'expires=9999999999'))).status).toBe(401);
  const other = await createReadyVideo(app, learner);
  expect((await visitor.fetch(path.replace(id, other.id))).status).toBe(401);
});

test('returns the upload limits', async () => {
  const learner = await signInLearner(app);
  const limits = await learner.call(getUploadLimits, {});
  expect(limits).toMatchObject({
    file_bytes: 4 * 1024 ** 3,
    auto_subtitles: false,
    qualities: ['720p', '1080p'],
  });
  expect(limits.free_bytes).toBeGreaterThan(0);
});

test('restores a trashed video to the archive it came from', async () => {
  const learner = await signInLearner(app);
  const params = { id: (await addYoutube(learner, 'One')).id };
  const fetchShelves = () =>
    Promise.all(
      [videos.listVideos, videos.listArchivedVideos, videos.listTrashedVideos].map(
        async (list) => (await learner.call(list, {})).count,
      ),
    );
  await learner.call(places.archiveVideo, { params });
  expect(await learner.call(places.trashVideo, { params })).toMatchObject({ is_deleted: true });
  expect(await fetchShelves()).toEqual([0, 0, 1]);
  await learner.call(places.restoreVideo, { params });
  expect(await fetchShelves()).toEqual([0, 1, 0]);
});

test('offers 4k when the server allows that height', async () => {
  const learner = await signInLearner(highResolutionApp);
  expect((await learner.call(getUploadLimits, {})).qualities).toEqual(['720p', '1080p', '4k']);
});
