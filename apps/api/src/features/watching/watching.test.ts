import { bulkUpdateWords } from '@glossa/contract/bulk-words';
import { getSubtitleGlosses } from '@glossa/contract/glosses';
import { getSubtitleReadings } from '@glossa/contract/readings';
import { updateVideo } from '@glossa/contract/video-upload';
import { getVideo, listVideos } from '@glossa/contract/videos';
import * as watching from '@glossa/contract/watching';
import { undoWords } from '@glossa/contract/word-changes';
import { addOrUpdateWord } from '@glossa/contract/words';
import { expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createDictionary } from '#testing/factories/dictionary.ts';
import { createReadyVideo, createSrtFile } from '#testing/factories/video.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

const watch = (browser: Browser, id: string) => browser.call(watching.watchVideo, { params: { id } });
const joinTokens = (tokens: { t: string }[], from = 0, to = tokens.length) =>
  tokens
    .slice(from, to)
    .map(({ t }) => t)
    .join('');

test('joins sentences across cues, and returns times and the part that each cue shows', async () => {
  const learner = await signInLearner(app);
  const { id } = await createReadyVideo(app, learner);
  const { part, sentence_count: count, cue_count: cues, file, youtube, direction } = await watch(learner, id);
  expect({ count, cues, file, youtube, direction }).toEqual({
    count: 3,
    cues: 4,
    file: `/media/videos/${id}/file`,
    youtube: null,
    direction: 'ltr',
  });
  const [first, second, third] = part.sentences;
  expect(part.sentences.map(({ tokens }) => joinTokens(tokens).trim())).toEqual([
    'The fox saw the grapes.',
    'They hung high.',
    'The fox went away.',
  ]);
  expect([first?.start, first?.end]).toEqual([500, 2024]);
  expect([second?.start, second?.end]).toEqual([2071, 3500]);
  expect([third?.start, third?.end]).toEqual([3600, 4500]);
  expect(first?.cues.map(({ cue, start, end }) => [cue, start, end])).toEqual([
    [0, 500, 1500],
    [1, 1500, 2500],
  ]);
  expect(joinTokens(first?.tokens ?? [], first?.cues[1]?.at)).toBe('the grapes. ');
  expect(second?.cues.map(({ cue, at }) => [cue, joinTokens(second.tokens, at)])).toEqual([
    [1, 'They hung high. '],
    [2, 'high. '],
  ]);
});

test('returns word levels and finds phrases across cues', async () => {
  const learner = await signInLearner(app);
  const { id } = await createReadyVideo(app, learner);
  const body = { text: 'fox', language: 'en', knowledge_level: 2, translation: 'Fuchs' };
  const { word } = await learner.call(addOrUpdateWord, { body });
  const { word: phrase } = await learner.call(addOrUpdateWord, {
    body: { text: 'saw the grapes', language: 'en', knowledge_level: 1, translation: 'sah die Trauben' },
  });
  const { part } = await watch(learner, id);
  expect(part.words[word.id]).toEqual({ level: 2, ignored: false, translation: 'Fuchs' });
  const [first] = part.sentences;
  const [place] = part.phrases;
  expect(place).toMatchObject({ id: phrase.id, seq: 0 });
  expect(place?.tokens.map((at) => first?.tokens[at]?.t)).toEqual(['saw', 'the', 'grapes']);
});

test('updates the share of unknown words when a word changes', async () => {
  const learner = await signInLearner(app);
  const { id } = await createReadyVideo(app, learner);
  const { part } = await watch(learner, id);
  const the = part.sentences[0]?.tokens.find(({ t }) => t === 'The')?.w as number;
  await learner.call(bulkUpdateWords, { body: { ids: [the], knowledge_level: 4 } });
  const { results } = await learner.call(listVideos, {});
  // 3 of the 12 words are "the".
  expect(results[0]?.unknownWordsPercentage).toBe(75);
});

test('loads more sentences from an index or around a time', async () => {
  const lines = Array.from({ length: 300 }, (_, at) => {
    const time = (ms: number) => new Date(ms).toISOString().slice(11, 23).replace('.', ',');
    return `${at + 1}\n${time(at * 2000)} --> ${time(at * 2000 + 1500)}\nSentence number ${['one', 'two', 'three'][at % 3]} is here.\n`;
  });
  const learner = await signInLearner(app);
  const { id } = await createReadyVideo(app, learner, {
    files: { subtitle_file: createSrtFile(lines.join('\n')) },
  });
  const fetchPart = (query: { from?: number; at?: number; count?: number }) =>
    learner.call(watching.getSubtitlePart, { params: { id }, query });
  const from = await fetchPart({ from: 100, count: 20 });
  expect(from.sentences.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, at) => 100 + at));
  expect(from.sentences[0]).toMatchObject({ start: 200_000, end: 201_500, cues: [{ cue: 100, at: 0 }] });
  const around = await fetchPart({ at: 400_700, count: 30 });
  expect(around.sentences[10]).toMatchObject({ seq: 200, start: 400_000 });
  expect((await fetchPart({ from: 290, count: 50 })).sentences.at(-1)?.seq).toBe(299);
  expect((await fetchPart({ at: 10_000_000, count: 10 })).sentences.at(-1)?.seq).toBe(299);
  // The first response is centered on the saved position.
  await learner.call(watching.saveVideoPosition, { params: { id }, body: { position: 300 } });
  const secondView = await watch(learner, id);
  expect(secondView.video.position).toBe(300);
  expect(secondView.part.sentences.map(({ seq }) => seq)).toContain(150);
  expect(secondView.part.sentences).toHaveLength(40);
  // Shifted subtitles are found by their shifted times.
  await learner.call(updateVideo, { params: { id }, body: { shift: 100_000 } });
  const shifted = await watch(learner, id);
  expect(shifted.shift).toBe(100_000);
  expect(shifted.part.sentences.map(({ seq }) => seq)).toContain(100);
});

test('returns secondary subtitles with the sentences they overlap', async () => {
  const learner = await signInLearner(app);
  const second = createSrtFile(
    '1\n00:00:00,500 --> 00:00:02,400\nDer Fuchs sah die Trauben.\n\n2\n00:01:00,000 --> 00:01:02,000\nSpäter.\n',
  );
  const { id } = await createReadyVideo(app, learner, {
    files: { second_subtitle_file: second },
    body: { second_language: 'de-DE' },
  });
  const { part, second_language: language } = await watch(learner, id);
  expect(language).toBe('de');
  expect(part.second).toEqual([{ start: 500, end: 2400, text: 'Der Fuchs sah die Trauben.' }]);
});

test('returns dictionary entries for the words in the subtitles', async () => {
  await createDictionary(app, {
    name: 'eng-deu',
    language: 'en',
    target: 'de',
    entries: [{ headword: 'fox', senses: [{ text: 'Fuchs' }] }],
  });
  const learner = await signInLearner(app);
  const { id } = await createReadyVideo(app, learner);
  const fetchGlosses = (browser: Browser) =>
    browser.call(getSubtitleGlosses, {
      params: { id },
      query: { from_sentence: 0, to_sentence: 0 },
    });
  expect((await fetchGlosses(learner)).words).toEqual({
    fox: [{ headword: 'fox', senses: ['Fuchs'], match: 'form', dictionary: 0 }],
  });
  await expect(fetchGlosses(await signInLearner(app))).rejects.toMatchObject({ code: 'video_not_found' });
});

test('returns readings by token, even when cues split a sentence', async () => {
  const learner = await signInLearner(app);
  const { id } = await createReadyVideo(app, learner, {
    body: { language: 'ja' },
    files: {
      subtitle_file: createSrtFile(
        '1\n00:00:00,500 --> 00:00:01,500\n今日は、\n\n2\n00:00:01,500 --> 00:00:03,000\n本を食べる。犬だ。\n',
      ),
    },
  });
  const { part } = await watch(learner, id);
  const fetchReadings = (from: number, to: number, browser = learner) =>
    browser.call(getSubtitleReadings, {
      params: { id },
      query: { from_sentence: from, to_sentence: to },
    });
  const { system, sentences } = await fetchReadings(0, 20);
  expect(system).toBe('furigana');
  const read = sentences.map(({ seq, readings: own }) =>
    own.map(({ token, reading }) => [part.sentences[seq]?.tokens[token]?.t, reading]),
  );
  expect(read).toEqual([
    [
      ['今日', 'きょう'],
      ['本', 'ほん'],
      ['食べる', 'たべる'],
    ],
    [['犬', 'いぬ']],
  ]);
  expect((await fetchReadings(1, 1)).sentences.map(({ seq }) => seq)).toEqual([1]);
  expect((await fetchReadings(5, 9)).sentences).toEqual([]);
  await expect(fetchReadings(0, 1, await signInLearner(app))).rejects.toMatchObject({
    code: 'video_not_found',
  });
});

test('marks the new words of watched sentences as known, and can undo that', async () => {
  const learner = await signInLearner(app);
  const { id } = await createReadyVideo(app, learner);
  const fetchUnknownPercentage = async () =>
    (await learner.call(getVideo, { params: { id } })).unknownWordsPercentage;
  const findNext = (after?: number) =>
    learner.call(watching.findNextUnknownSentence, {
      params: { id },
      query: after === undefined ? {} : { after },
    });
  expect((await findNext()).sentence).toEqual({ seq: 0, start: 500, end: 2024 });
  const body = { from_sentence: 0, to_sentence: 1 };
  const { undo, changed } = await learner.call(watching.markSentenceWordsKnown, { params: { id }, body });
  expect(changed).toBe(7);
  // "went" and "away" are still unknown.
  expect(await fetchUnknownPercentage()).toBeCloseTo(16.67, 1);
  expect((await findNext()).sentence?.seq).toBe(2);
  expect((await findNext(2)).sentence).toBeNull();
  await learner.call(undoWords, { body: { token: undo as string } });
  expect(await fetchUnknownPercentage()).toBe(100);
});

test('counts a viewing once, even when it is reported concurrently', async () => {
  const learner = await signInLearner(app);
  const { id } = await createReadyVideo(app, learner);
  const recordWatched = () => learner.call(watching.recordVideoWatched, { body: { video_id: id } });
  const countedViews = (await Promise.all([recordWatched(), recordWatched(), recordWatched()])).filter(
    (answer) => answer.counted,
  );
  expect(countedViews).toHaveLength(1);
  expect((await learner.call(getVideo, { params: { id } })).last_watched).not.toBeNull();
  // Once the video's duration has passed, another viewing is counted.
  const before = new Date(Date.now() - 70_000);
  await app.deps.db.prisma.video.update({ where: { id }, data: { countedAt: before } });
  expect((await recordWatched()).counted).toBe(true);
  const stranger = await signInLearner(app);
  await expect(stranger.call(watching.recordVideoWatched, { body: { video_id: id } })).rejects.toMatchObject({
    code: 'video_not_found',
  });
});

test('returns video_not_ready when the subtitles no longer exist', async () => {
  const learner = await signInLearner(app);
  const { id } = await createReadyVideo(app, learner);
  await app.deps.db.pool.query(
    'DELETE FROM subtitle_track WHERE id = (SELECT track_id FROM video WHERE id = $1)',
    [id],
  );
  const unready = { code: 'video_not_ready' };
  await expect(watch(learner, id)).rejects.toMatchObject(unready);
  await expect(learner.call(watching.getSubtitlePart, { params: { id } })).rejects.toMatchObject(unready);
  await expect(learner.call(watching.findNextUnknownSentence, { params: { id } })).rejects.toMatchObject(
    unready,
  );
});

test('returns 404 for another learner’s video', async () => {
  const learner = await signInLearner(app);
  const { id } = await createReadyVideo(app, learner);
  const stranger = await signInLearner(app);
  const missing = { code: 'video_not_found' };
  const params = { id };
  const body = { from_sentence: 0, to_sentence: 2 };
  await expect(stranger.call(watching.markSentenceWordsKnown, { params, body })).rejects.toMatchObject(
    missing,
  );
  await expect(stranger.call(watching.getSubtitlePart, { params })).rejects.toMatchObject(missing);
  await expect(stranger.call(watching.findNextUnknownSentence, { params })).rejects.toMatchObject(missing);
  const request = { params, body: { position: 3 } };
  await expect(stranger.call(watching.saveVideoPosition, request)).rejects.toMatchObject(missing);
  expect((await learner.call(getVideo, { params })).position).toBe(0);
});
