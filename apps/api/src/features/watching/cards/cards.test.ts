import { execFile } from 'node:child_process';
import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { buildUrl } from '@glossa/contract/client';
import { makeSentenceCard } from '@glossa/contract/sentence-cards';
import { createYoutubeVideo, updateVideo } from '@glossa/contract/video-upload';
import { watchVideo } from '@glossa/contract/watching';
import { addOrUpdateWord } from '@glossa/contract/words';
import { expect, test, vi } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createReadyVideo, processVideo, createSrtFile, makeVideo } from '#testing/factories/video.ts';
import { waitOptions } from '#testing/wait-options.ts';
import { readDeck } from '#testing/read-deck.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

interface CardInput {
  sentence: number;
  to_sentence?: number;
  word?: number;
}

const requestCard = (browser: Browser, id: string, body: CardInput, signal: AbortSignal | null = null) =>
  browser.fetch(buildUrl(makeSentenceCard, { params: { id } }), {
    method: 'POST',
    headers: { ...browser.csrfHeaders(), 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });

const fetchError = async (browser: Browser, id: string, body: CardInput) => {
  const response = await requestCard(browser, id, body);
  return [response.status, ((await response.json()) as { code: string }).code];
};

const names = [
  'Sentence',
  'Word',
  'Reading',
  'Translation',
  'Sentence translation',
  'Audio',
  'Picture',
  'Source',
  'Language',
];

/** Returns a deck's only note: its fields, its media by name, and its GUID. */
async function readCard(response: Response) {
  expect(response.status).toBe(200);
  const { files, rows } = await readDeck(await response.arrayBuffer());
  const notes = rows('SELECT flds, guid, mid FROM notes');
  expect(notes).toHaveLength(1);
  expect(rows('PRAGMA integrity_check')).toEqual([['ok']]);
  expect(rows('SELECT count(*) FROM cards')).toEqual([[1]]);
  const [fields, guid, type] = notes[0] as [string, string, number];
  const values = fields.split('\u001f');
  const list = JSON.parse(Buffer.from(files['media'] as Uint8Array).toString()) as Record<string, string>;
  return {
    guid,
    type,
    note: Object.fromEntries(names.map((name, at) => [name, values[at]])) as Record<string, string>,
    media: new Map(Object.entries(list).map(([number, name]) => [name, files[number] as Uint8Array])),
    decks: String(rows('SELECT decks FROM col')[0]?.[0]),
    holds: response.headers.get('x-card-holds'),
  };
}

async function probe(bytes: Uint8Array, name: string) {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'glossa-card-')), name);
  await writeFile(file, bytes);
  const args = ['-v', 'error', '-show_streams', '-show_format', '-of', 'json', file];
  const { stdout } = await promisify(execFile)('ffprobe', args);
  const { streams, format } = JSON.parse(stdout) as {
    streams: { codec_name: string; width?: number }[];
    format: { duration: string };
  };
  return { codec: streams[0]?.codec_name, width: streams[0]?.width, duration: Number(format.duration) };
}

const listWorkFiles = () => readdir(path.join(app.deps.config.dataDir, 'work')).catch(() => []);

async function findWordId(browser: Browser, id: string, text: string): Promise<number> {
  const { part } = await browser.call(watchVideo, { params: { id } });
  return part.sentences.flatMap(({ tokens }) => tokens).find(({ t }) => t === text)?.w as number;
}

test('creates a card from a sentence with the chosen word, audio and an image', async () => {
  const learner = await signInLearner(app);
  await learner.call(addOrUpdateWord, {
    body: {
      text: 'fox',
      language: 'en',
      knowledge_level: 1,
      translation: 'der <Fuchs>',
      pronunciation: '/fɒks/',
    },
  });
  const second = createSrtFile(
    '1\n00:00:00,500 --> 00:00:02,400\nDer Fuchs\nsah die Trauben.\n\n2\n00:00:02,000 --> 00:00:04,000\nHoch.\n',
  );
  const { id } = await createReadyVideo(app, learner, {
    title: 'The fox: a/b',
    files: { second_subtitle_file: second },
    body: { second_language: 'de-DE' },
  });
  const response = await requestCard(learner, id, {
    sentence: 0,
    word: await findWordId(learner, id, 'fox'),
  });
  expect(response.headers.get('content-type')).toBe('application/octet-stream');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="The fox a b 0.00.apkg"');
  const { note, media, holds, decks } = await readCard(response);
  const [audio, picture] = [...media.keys()];
  expect(note).toEqual({
    Sentence: 'The <b>fox</b> saw the grapes.',
    Word: 'fox',
    Reading: '/fɒks/',
    Translation: 'der &lt;Fuchs&gt;',
    'Sentence translation': 'Der Fuchs sah die Trauben.',
    Audio: `[sound:${audio}]`,
    Picture: `<img src="${picture}">`,
    Source: 'The fox: a/b, 0:00',
    Language: 'en',
  });
  expect(holds).toBe('audio, picture');
  expect(decks).toContain('Glossa::English::Videos');
  // From 500 to 2024 ms, plus 150 ms before and 250 ms after.
  const probed = await probe(media.get(audio as string) as Uint8Array, 'sound.mp3');
  expect(probed.codec).toBe('mp3');
  expect(probed.duration).toBeGreaterThan(1.8);
  expect(probed.duration).toBeLessThan(2.1);
  expect(await probe(media.get(picture as string) as Uint8Array, 'picture.jpg')).toMatchObject({
    codec: 'mjpeg',
    width: 320,
  });
  expect(await listWorkFiles()).toEqual([]);
});

test('combines adjacent sentences into one card with a stable GUID', async () => {
  const learner = await signInLearner(app);
  const { id } = await createReadyVideo(app, learner);
  const first = await readCard(await requestCard(learner, id, { sentence: 1, to_sentence: 2 }));
  expect(first.note).toMatchObject({ Sentence: 'They hung high. The fox went away.', Word: '', Reading: '' });
  const secondCard = await readCard(await requestCard(learner, id, { sentence: 1 }));
  expect([secondCard.guid, secondCard.type]).toEqual([first.guid, first.type]);
  const other = await readCard(await requestCard(learner, id, { sentence: 2 }));
  expect(other.guid).not.toBe(first.guid);
});

test('highlights a whole phrase and cuts audio at the shifted subtitle times', async () => {
  const learner = await signInLearner(app);
  const { id } = await createReadyVideo(app, learner);
  const { word } = await learner.call(addOrUpdateWord, {
    body: { text: 'saw the grapes', language: 'en', knowledge_level: 1, translation: 'sah die Trauben' },
  });
  await learner.call(updateVideo, { params: { id }, body: { shift: 4000 } });
  const { note, media } = await readCard(await requestCard(learner, id, { sentence: 0, word: word.id }));
  expect(note).toMatchObject({
    Sentence: 'The fox <b>saw</b> <b>the</b> <b>grapes</b>.',
    Word: 'saw the grapes',
    Translation: 'sah die Trauben',
    Source: 'The fox, 0:04',
  });
  // From 4350 ms to the end at 5000 ms.
  const [sound] = [...media.values()];
  expect((await probe(sound as Uint8Array, 'sound.mp3')).duration).toBeLessThan(1);
});

test('adds the reading of a Japanese word', async () => {
  const learner = await signInLearner(app);
  const { id } = await createReadyVideo(app, learner, {
    body: { language: 'ja' },
    files: { subtitle_file: createSrtFile('1\n00:00:00,500 --> 00:00:02,000\n私は学生です。\n') },
  });
  const { note } = await readCard(
    await requestCard(learner, id, { sentence: 0, word: await findWordId(learner, id, '学生') }),
  );
  expect(note).toMatchObject({ Sentence: '私は<b>学生</b>です。', Reading: 'がくせい', Language: 'ja' });
});

test('creates a card without the missing media for a silent video, a YouTube video or a server without ffmpeg', async () => {
  const learner = await signInLearner(app);
  const silentVideo = new File([new Uint8Array(await makeVideo('-an'))], 'silent.mp4', { type: 'video/mp4' });
  const { id } = await createReadyVideo(app, learner, { files: { video_file: silentVideo } });
  const silentCard = await readCard(await requestCard(learner, id, { sentence: 0 }));
  expect([silentCard.holds, silentCard.note['Audio'], silentCard.media.size]).toEqual(['picture', '', 1]);

  const kind = vi.spyOn(app.deps.media, 'kind').mockResolvedValue('mediabunny');
  const plain = await readCard(await requestCard(learner, id, { sentence: 0 }));
  expect([plain.holds, plain.note['Picture'], plain.media.size]).toEqual(['', '', 0]);
  kind.mockRestore();

  const video_url = 'https://youtu.be/dQw4w9WgXcQ';
  const youtube = await learner.call(createYoutubeVideo, {
    body: { title: 'A song', language: 'en', video_url },
    files: { subtitle_file: createSrtFile() },
  });
  await processVideo(app, learner, youtube.id);
  const song = await readCard(await requestCard(learner, youtube.id, { sentence: 0 }));
  expect([song.holds, song.media.size, song.note['Sentence']]).toEqual(['', 0, 'The fox saw the grapes.']);
});

test('rejects unknown sentences and words, invalid ranges and other learners’ videos', async () => {
  const learner = await signInLearner(app);
  const { id } = await createReadyVideo(app, learner);
  expect(await fetchError(learner, id, { sentence: 3 })).toEqual([404, 'sentence_not_found']);
  expect(await fetchError(learner, id, { sentence: 2, to_sentence: 3 })).toEqual([404, 'sentence_not_found']);
  expect(await fetchError(learner, id, { sentence: 0, to_sentence: 5 })).toEqual([400, 'invalid_request']);
  expect(await fetchError(learner, id, { sentence: 2, to_sentence: 1 })).toEqual([400, 'invalid_request']);
  const grapes = await findWordId(learner, id, 'grapes');
  expect(await fetchError(learner, id, { sentence: 2, word: grapes })).toEqual([404, 'word_not_found']);
  const stranger = await signInLearner(app);
  expect(await fetchError(stranger, id, { sentence: 0 })).toEqual([404, 'video_not_found']);
});

test('limits concurrent cards and cleans up after an aborted request', async () => {
  const learner = await signInLearner(app);
  const { id } = await createReadyVideo(app, learner);
  const cutAudio = vi.spyOn(app.deps.media, 'cutAudio');
  let running = 0;
  let maxRunning = 0;
  const real = app.deps.media.takeFrame.bind(app.deps.media);
  const frame = vi.spyOn(app.deps.media, 'takeFrame').mockImplementation(async (...args) => {
    maxRunning = Math.max(maxRunning, ++running);
    await real(...args).finally(() => running--);
  });
  const abortedRequest = new AbortController();
  const abortedRequests = [0, 1, 2].map((sentence) =>
    requestCard(learner, id, { sentence }, abortedRequest.signal).catch(() => 'gone'),
  );
  await vi.waitFor(() => expect(cutAudio).toHaveBeenCalled(), waitOptions);
  const responses = [0, 1, 2, 0].map((sentence) => requestCard(learner, id, { sentence }));
  abortedRequest.abort();
  expect(await Promise.all(abortedRequests)).toEqual(['gone', 'gone', 'gone']);
  for (const response of await Promise.all(responses))
    expect((await readCard(response)).holds).toBe('audio, picture');
  expect(maxRunning).toBeLessThanOrEqual(2);
  await vi.waitFor(async () => expect(await listWorkFiles()).toEqual([]), waitOptions);
  cutAudio.mockRestore();
  frame.mockRestore();
});
