import type { ServerResponse } from 'node:http';

import { buildUrl } from '@glossa/contract/client';
import * as contract from '@glossa/contract/speech';
import { updateText } from '@glossa/contract/text-upload';
import { createYoutubeVideo } from '@glossa/contract/video-upload';
import { isMp3 } from '@glossa/formats/is-mp3';
import { makeMp3 } from '@glossa/formats/testing/make-mp3';
import { makeToneMp3, makeToneWav } from '@glossa/formats/testing/make-tone';
import {
  sendSpeech,
  startSpeechServer,
  type SpeechServer,
} from '@glossa/formats/testing/start-speech-server';
import { readWav } from '@glossa/formats/wav/wav';
import { MediaError } from '@glossa/media/media-tools';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import type { SpeechConfig } from '#config/speech.ts';
import { speechKey } from '#domain/external-services/speech-files.ts';
import { createText } from '#testing/factories/text.ts';
import { createSrtFile, processVideo } from '#testing/factories/video.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { serveSite, startTestApp } from '#testing/test-app.ts';
import { waitOptions } from '#testing/wait-options.ts';

const key = 'a-key-that-must-not-leak';
const app = startTestApp();
let server: SpeechServer;

beforeAll(async () => {
  server = await startSpeechServer({ key });
});
afterAll(() => server.close());
beforeEach(() => configure());

const describeOpenai = (): SpeechConfig => ({
  provider: 'openai',
  url: server.openaiUrl,
  apiKey: key,
  model: 'tts-1',
  voices: { fr: 'siwis', '*': 'alloy' },
  timeoutMs: 500,
  dailyCharacters: 100_000,
});

function configure(overrides: Partial<SpeechConfig> = {}) {
  app.deps.config.speech = { ...describeOpenai(), ...overrides };
}

const configurePiper = () =>
  configure({
    provider: 'piper',
    url: server.piperUrl,
    apiKey: '',
    voices: { en: 'en_US-lessac-medium' },
    // The timeout doesn't include ffmpeg, but other tests may keep the machine busy.
    timeoutMs: 5000,
  });

type Reader = Awaited<ReturnType<typeof signInLearner>>;

const sentenceUrl = (id: string, sentence = 0, version?: string) =>
  buildUrl(contract.getSentenceSpeech, { params: { id, sentence }, query: { version } });

const wordUrl = (word: string, language = 'en', version?: string) =>
  buildUrl(contract.getWordSpeech, { query: { word, language, version } });

const readProblem = async (response: Response) => {
  const problem = (await response.json()) as { code: string; error: string };
  return { status: response.status, code: problem.code, retryAfter: response.headers.get('retry-after') };
};

let textCount = 0;

/** Creates a learner with a text of one sentence, which no other test uses. */
async function createReader({ language = 'en', text }: { language?: string; text?: string } = {}) {
  const browser = await signInLearner(app);
  const sentence = text ?? `The fox number ${++textCount} saw the grapes.`;
  const { id } = await createText(browser, { text: sentence, language });
  const listen = (version?: string) => browser.fetch(sentenceUrl(id, 0, version));
  return { browser, sentence, id, listen };
}

/** Replaces a text's only sentence, for example with one longer than the current splitting rules allow. */
const setSentence = async (textId: string, text: string): Promise<void> => {
  const { documentId } = await app.deps.db.prisma.text.findUniqueOrThrow({ where: { id: textId } });
  await app.deps.db.prisma.sentence.updateMany({ where: { documentId }, data: { text } });
};

const countSpent = async (learnerId: string): Promise<number> =>
  (await app.deps.db.prisma.dailyBudget.findFirst({ where: { learnerId, service: 'speech' } }))?.spent ?? 0;

const findServer = async (
  browser: Reader,
  query: { language?: string; text?: string; video?: string } = {},
) => (await browser.call(contract.getSpeechServer, { query: { language: 'en', ...query } })).server;

describe('the server', () => {
  test('is described to learners, with the characters they have left', async () => {
    const browser = await signInLearner(app);
    expect(await findServer(browser)).toEqual({
      host: new URL(server.openaiUrl).host,
      voice: 'alloy',
      version: expect.stringMatching(/^[\w-]{16}$/) as string,
      remaining: 100_000,
    });
    expect(await findServer(browser, { language: 'fr' })).toMatchObject({ voice: 'siwis' });
    configure({ voices: { fr: 'siwis' } });
    expect(await findServer(browser)).toBeNull();
    app.deps.config.speech = undefined;
    expect(await findServer(browser, { language: 'fr' })).toBeNull();
  });

  test('must be configured with a voice for the language', async () => {
    const { listen } = await createReader();
    configure({ voices: { fr: 'siwis' } });
    expect(await readProblem(await listen())).toMatchObject({
      status: 400,
      code: 'speech_language_unsupported',
    });
    app.deps.config.speech = undefined;
    expect(await readProblem(await listen())).toMatchObject({ status: 503, code: 'speech_not_configured' });
  });

  test('receives the sentence and the voice but nothing about the learner', async () => {
    const { browser, sentence, listen } = await createReader();
    await listen();
    const { headers, body } = server.requests.at(-1) ?? {};
    expect(body).toEqual({
      model: 'tts-1',
      voice: 'alloy',
      input: sentence,
      response_format: 'mp3',
      speed: 1,
    });
    expect(headers).toMatchObject({ authorization: `Bearer ${key}` });
    expect(headers).not.toHaveProperty('cookie');
    expect(JSON.stringify([headers, body])).not.toContain(browser.learnerId);
  });
});

describe('the audio of a sentence', () => {
  test('is a playable MP3 and doesn’t count against the budget when cached', async () => {
    const { browser, sentence, listen } = await createReader();
    const first = await listen();
    const audio = Buffer.from(await first.arrayBuffer());
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    expect(first.headers.get('content-length')).toBe(String(audio.length));
    expect(first.headers.get('accept-ranges')).toBe('bytes');
    expect(isMp3(audio)).toBe(true);
    const before = server.requests.length;
    expect(Buffer.from(await (await listen()).arrayBuffer())).toEqual(audio);
    expect(server.requests).toHaveLength(before);
    expect(await countSpent(browser.learnerId)).toBe(sentence.length);
    expect(await findServer(browser)).toMatchObject({ remaining: 100_000 - sentence.length });
  });

  test('is shared by learners who read the same sentence', async () => {
    const { sentence, listen } = await createReader();
    await listen();
    const other = await createReader({ text: sentence });
    const before = server.requests.length;
    expect((await other.listen()).status).toBe(200);
    expect(server.requests).toHaveLength(before);
    expect(await countSpent(other.browser.learnerId)).toBe(0);
  });

  test('supports range requests, revalidation and HEAD', async () => {
    const { browser, id, listen } = await createReader();
    const whole = await listen();
    const tag = whole.headers.get('etag') ?? '';
    const audio = Buffer.from(await whole.arrayBuffer());
    const request = (headers: Record<string, string>, method = 'GET') =>
      browser.fetch(sentenceUrl(id), { method, headers });
    const part = await request({ range: 'bytes=10-19', 'if-range': tag });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${audio.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(audio.subarray(10, 20));
    // Safari begins by requesting two bytes.
    expect((await request({ range: 'bytes=0-1' })).status).toBe(206);
    const beyond = await request({ range: `bytes=${audio.length}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${audio.length}`]);
    expect((await request({ 'if-none-match': tag })).status).toBe(304);
    const head = await request({}, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(audio.length)]);
  });

  test('is cached by browsers as long as its URL has the current version', async () => {
    const { browser, id, listen } = await createReader();
    const version = async () => (await findServer(browser, { text: id }))?.version;
    const first = await version();
    const cacheControl = async (requested?: string) => (await listen(requested)).headers.get('cache-control');
    expect(await cacheControl(first)).toBe('private, max-age=31536000, immutable');
    expect(await cacheControl()).toBe('private, no-cache');
    // The new sentences have the same numbers.
    await browser.call(updateText, { params: { id }, body: { content: 'The fox ate them. That was it.' } });
    const edited = await version();
    expect(edited).not.toBe(first);
    expect(await cacheControl(first)).toBe('private, no-cache');
    expect(await cacheControl(edited)).toContain('immutable');
    configure({ voices: { '*': 'nova' } });
    expect(await version()).not.toBe(edited);
    expect(await cacheControl(edited)).toBe('private, no-cache');
  });

  test('is generated without Markdown, control characters or repeated spaces', async () => {
    const { listen } = await createReader({
      text: 'The **fox**\t saw\u00A0 [the grapes](https://example.org).',
    });
    await listen();
    expect(server.requests.at(-1)?.body['input']).toBe('The fox saw the grapes.');
  });

  test('is refused for a sentence without words', async () => {
    const { browser, id, listen } = await createReader();
    await setSentence(id, '* * *');
    const before = server.requests.length;
    expect(await readProblem(await listen())).toMatchObject({ status: 400, code: 'speech_without_words' });
    expect(server.requests).toHaveLength(before);
    expect(await countSpent(browser.learnerId)).toBe(0);
  });

  test('is joined from the parts of a long sentence', async () => {
    configure({ timeoutMs: 10_000 });
    const { id, listen } = await createReader();
    await setSentence(id, `${'the fox saw grapes, '.repeat(250)} and left`);
    const before = server.requests.length;
    const response = await listen();
    const inputs = server.requests.slice(before).map(({ body }) => String(body['input']));
    expect(inputs.map((input) => input.length <= 4096)).toEqual([true, true]);
    expect(inputs[0]).toMatch(/grapes,$/);
    const expected = inputs.reduce(
      (sum, { length }) => sum + makeToneMp3({ seconds: 0.3 + 0.06 * length }).length,
      0,
    );
    expect((await response.arrayBuffer()).byteLength).toBe(expected);
  });
});

describe('reading a sentence aloud', () => {
  test('returns 404 for a sentence in someone else’s text', async () => {
    const { id } = await createReader();
    const { browser } = await createReader();
    const before = server.requests.length;
    expect(await readProblem(await browser.fetch(sentenceUrl(id)))).toMatchObject({
      status: 404,
      code: 'text_not_found',
    });
    await expect(findServer(browser, { text: id })).rejects.toMatchObject({ code: 'text_not_found' });
    expect(server.requests).toHaveLength(before);
  });

  test('returns 404 for a sentence that doesn’t exist', async () => {
    const { browser, id } = await createReader();
    expect(await readProblem(await browser.fetch(sentenceUrl(id, 7)))).toMatchObject({
      status: 404,
      code: 'sentence_not_found',
    });
  });

  test('returns 403 once access to the text has ended, even if the audio is cached', async () => {
    const { id, listen } = await createReader();
    expect((await listen()).status).toBe(200);
    await app.deps.db.prisma.text.update({ where: { id }, data: { accessEndsAt: new Date(0) } });
    expect(await readProblem(await listen())).toMatchObject({ status: 403, code: 'access_ended' });
  });

  test('works for a video’s subtitles', async () => {
    const browser = await signInLearner(app);
    const { id } = await browser.call(createYoutubeVideo, {
      body: { title: 'A song', language: 'en', video_url: 'https://youtu.be/abcdefghijk' },
      files: { subtitle_file: createSrtFile('1\n00:00:01,000 --> 00:00:02,000\nThe fox sings.\n') },
    });
    await processVideo(app, browser, id);
    const { version } = (await findServer(browser, { video: id })) ?? {};
    const url = buildUrl(contract.getSubtitleSpeech, { params: { id, sentence: 0 }, query: { version } });
    const response = await browser.fetch(url);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(server.requests.at(-1)?.body['input']).toBe('The fox sings.');
    expect((await (await signInLearner(app)).fetch(url)).status).toBe(404);
  });
});

test('a word is spoken in its language', async () => {
  const browser = await signInLearner(app);
  const { version } = (await findServer(browser, { language: 'fr' })) ?? {};
  const response = await browser.fetch(wordUrl('le renard', 'fr', version));
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(server.requests.at(-1)?.body).toMatchObject({ voice: 'siwis', input: 'le renard' });
  expect((await browser.fetch(wordUrl('x'.repeat(201)))).status).toBe(400);
  expect((await app.visitor().fetch(wordUrl('fox'))).status).toBe(401);
});

describe('the budget', () => {
  test('limits a learner’s characters per day', async () => {
    configure({ dailyCharacters: 10 });
    const browser = await signInLearner(app);
    expect((await browser.fetch(wordUrl('foxglove'))).status).toBe(200);
    const problem = await readProblem(await browser.fetch(wordUrl('grape')));
    expect(problem).toMatchObject({ status: 429, code: 'speech_budget_spent' });
    expect(Number(problem.retryAfter)).toBeGreaterThan(0);
    // Shorter words and cached audio still fit.
    expect((await browser.fetch(wordUrl('as'))).status).toBe(200);
    expect((await browser.fetch(wordUrl('foxglove'))).status).toBe(200);
    expect(await findServer(browser)).toMatchObject({ remaining: 0 });
  });
});

describe('simultaneous requests', () => {
  const delayed = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    server.delayMs = 200;
    try {
      return await work();
    } finally {
      server.delayMs = 0;
    }
  };

  test('for the same audio send one request to the server', async () => {
    const { browser, sentence, listen } = await createReader();
    const other = await createReader({ text: sentence });
    const before = server.requests.length;
    const responses = await delayed(() => Promise.all([listen(), listen(), other.listen()]));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [one, ...others] = await Promise.all(
      responses.map(async (response) => (await response.arrayBuffer()).byteLength),
    );
    expect(others).toEqual([one, one]);
    expect(server.requests).toHaveLength(before + 1);
    const spent = (await countSpent(browser.learnerId)) + (await countSpent(other.browser.learnerId));
    expect(spent).toBe(sentence.length);
  });

  test('continue when the first learner disconnects', async () => {
    const { browser, id, listen } = await createReader();
    const before = server.requests.length;
    const response = await delayed(async () => {
      const gone = new AbortController();
      const first = browser.fetch(sentenceUrl(id), { signal: gone.signal }).catch(() => undefined);
      await vi.waitFor(() => expect(server.requests).toHaveLength(before + 1), waitOptions);
      gone.abort();
      await first;
      return listen();
    });
    expect(response.status).toBe(200);
    expect(server.requests).toHaveLength(before + 1);
  });

  test('fail together, and the next request tries again', async () => {
    const { browser, listen } = await createReader();
    server.once((response) => setTimeout(() => response.writeHead(500).end(), 200));
    const statuses = (await Promise.all([listen(), listen()])).map(({ status }) => status);
    expect(statuses).toEqual([503, 503]);
    expect(await countSpent(browser.learnerId)).toBe(0);
    expect((await listen()).status).toBe(200);
  });
});

type Respond = (response: ServerResponse) => void;

describe('charges and caches nothing when the server', () => {
  const send =
    (type: string, body: string | Uint8Array): Respond =>
    (response) =>
      void response.writeHead(200, { 'content-type': type }).end(body);
  const withStatus =
    (status: number, headers: Record<string, string> = {}): Respond =>
    (response) =>
      void response.writeHead(status, headers).end('{"error":{"message":"no"}}');

  test.each([
    ['is slow', 'speech_unreachable', () => undefined, 'TimeoutError'],
    ['fails', 'speech_unreachable', withStatus(500), 'status 500'],
    ['rejects the key', 'speech_unreachable', withStatus(401), 'status 401'],
    ['rejects the model', 'speech_unreachable', withStatus(404), 'status 404'],
    ['rejects the voice', 'speech_unreachable', withStatus(400), 'status 400'],
    ['is busy', 'speech_quota_spent', withStatus(429, { 'retry-after': '7' }), 'status 429'],
    ['redirects', 'speech_unreachable', withStatus(307, { location: 'http://127.0.0.1:9/' }), 'status 307'],
    ['disconnects', 'speech_unreachable', (response) => void response.destroy(), 'no response'],
    [
      'disconnects while sending audio',
      'speech_unreachable',
      (response) => {
        response.writeHead(200, { 'content-type': 'audio/mpeg', 'content-length': '9000' });
        response.write(makeToneMp3({ seconds: 1 }));
        setTimeout(() => response.destroy(), 50);
      },
      'no response',
    ],
    [
      'stalls while sending audio',
      'speech_unreachable',
      (response) => void response.writeHead(200).write(makeToneMp3({ seconds: 1 })),
      'TimeoutError',
    ],
    ['sends nothing', 'speech_unreachable', send('audio/mpeg', ''), 'an empty response'],
    ['sends a page', 'speech_unreachable', send('text/html', '<!doctype html>'), 'not audio (text/html)'],
    ['sends JSON', 'speech_unreachable', send('application/json', '{}'), 'not audio (application/json)'],
    [
      'labels a page as audio',
      'speech_unreachable',
      send('audio/mpeg', '<!doctype html>'),
      'neither MP3 nor WAV',
    ],
    ['sends another format', 'speech_unreachable', send('audio/ogg', 'OggS\0'), 'neither MP3 nor WAV'],
    ['sends only a tag', 'speech_unreachable', send('audio/mpeg', 'ID3\u0004\0\0\0\0\0\0'), 'a broken MP3'],
    [
      'sends noise that begins like an MP3',
      'speech_unreachable',
      send(
        'audio/mpeg',
        Buffer.concat([makeToneMp3({ seconds: 0.1 }), Buffer.alloc(9000, 1), makeToneMp3({ seconds: 0.1 })]),
      ),
      'a broken MP3',
    ],
    ['sends a silent MP3', 'speech_unreachable', send('audio/mpeg', makeMp3()), 'silence'],
    [
      'sends a silent WAV',
      'speech_unreachable',
      send('audio/wav', makeToneWav({ seconds: 1, amplitude: 0 })),
      'silence',
    ],
    [
      'sends too much',
      'speech_unreachable',
      send('audio/wav', makeToneWav({ seconds: 800 })),
      'the audio is too large',
    ],
  ] satisfies [string, string, Respond, string][])('%s', async (what, code, respond, reason) => {
    // Transferring 35 MB takes a while.
    if (what === 'sends too much') configure({ timeoutMs: 20_000 });
    const { browser, sentence, listen } = await createReader();
    const warn = vi.spyOn(app.deps.log, 'warn');
    server.once(respond);
    const problem = await readProblem(await listen());
    expect(problem).toMatchObject({ status: 503, code });
    expect(problem.retryAfter).toBe(what === 'is busy' ? '7' : null);
    expect(warn).toHaveBeenCalledOnce();
    const logged = JSON.stringify(warn.mock.calls);
    warn.mockRestore();
    expect(logged).toContain(reason);
    for (const secret of [key, sentence]) expect(logged).not.toContain(secret);
    expect(await countSpent(browser.learnerId)).toBe(0);
    configure({ timeoutMs: 10_000 });
    expect((await listen()).status).toBe(200);
  });

  test('is unreachable', async () => {
    configure({ url: 'http://127.0.0.1:9/v1/' });
    const { listen } = await createReader();
    expect(await readProblem(await listen())).toMatchObject({ code: 'speech_unreachable' });
  });
});

describe('Piper', () => {
  beforeEach(configurePiper);

  test.each([false, true])('generates speech (new version: %s)', async (isNew) => {
    server.isNewPiper = isNew;
    const { sentence, listen } = await createReader();
    const response = await listen();
    server.isNewPiper = false;
    expect(response.status).toBe(200);
    expect(server.requests.at(-1)?.body).toEqual({ text: sentence, voice: 'en_US-lessac-medium' });
    expect(['audio/mpeg', 'audio/mp4']).toContain(response.headers.get('content-type'));
    const size = (await response.arrayBuffer()).byteLength;
    expect(size).toBeLessThan(makeToneWav({ seconds: 0.3 + 0.06 * sentence.length }).length / 2);
  });

  test('returns WAV audio if ffmpeg is missing', async () => {
    const compressSpeech = vi
      .spyOn(app.deps.media, 'compressSpeech')
      .mockRejectedValue(new MediaError('ffmpeg_missing'));
    const { listen } = await createReader();
    const response = await listen();
    compressSpeech.mockRestore();
    expect(response.headers.get('content-type')).toBe('audio/wav');
    expect(readWav(Buffer.from(await response.arrayBuffer()))).toMatchObject({ channels: 1 });
  });

  test('is reported as unreachable if its response isn’t audio', async () => {
    const { browser, listen } = await createReader();
    server.once((response) => sendSpeech(response, 'text/html', Buffer.from('<!doctype html>')));
    expect(await readProblem(await listen())).toMatchObject({ status: 503, code: 'speech_unreachable' });
    expect(await countSpent(browser.learnerId)).toBe(0);
  });
});

describe('the cache', () => {
  test('records when audio was last used', async () => {
    const { pool, prisma } = app.deps.db;
    const browser = await signInLearner(app);
    const listen = () => browser.fetch(wordUrl('vineyard'));
    await listen();
    await pool.query(`UPDATE speech_audio SET used_at = now() - interval '2 hours'`);
    await listen();
    const hourAgo = new Date(Date.now() - 3_600_000);
    expect(await prisma.speechAudio.count({ where: { usedAt: { gt: hourAgo } } })).toBe(1);
  });

  test('survives a restart', async () => {
    const { browser, id, listen } = await createReader();
    const audio = Buffer.from(await (await listen()).arrayBuffer());
    const before = server.requests.length;
    const restarted = await serveSite(app.deps.config);
    const again = await signInLearner(restarted, { id: browser.learnerId });
    expect(Buffer.from(await (await again.fetch(sentenceUrl(id))).arrayBuffer())).toEqual(audio);
    await restarted.close();
    expect(server.requests).toHaveLength(before);
  });

  test('generates audio again when its file is missing', async () => {
    const { db, storage } = app.deps;
    const { listen } = await createReader();
    await listen();
    const { hash, format } = await db.prisma.speechAudio.findFirstOrThrow({ orderBy: { usedAt: 'desc' } });
    await storage.remove(speechKey(hash, format));
    expect((await listen()).status).toBe(200);
    expect(await storage.stat(speechKey(hash, format))).toBeDefined();
  });

  test('is separate for each server, model and voice', async () => {
    const browser = await signInLearner(app);
    const speak = async (overrides: Partial<SpeechConfig>) => {
      configure(overrides);
      return (await browser.fetch(wordUrl('winery'))).status;
    };
    const before = server.requests.length;
    for (const round of [1, 2]) {
      expect(await speak({})).toBe(200);
      expect(await speak({ voices: { en: 'nova' } })).toBe(200);
      expect(await speak({ model: 'tts-1-hd' })).toBe(200);
      expect(server.requests, `round ${round}`).toHaveLength(before + 3);
    }
  });
});
