import { getTaskStatus } from '@glossa/contract/tasks';
import { getReadingPage } from '@glossa/contract/reading';
import { uploadText } from '@glossa/contract/text-upload';
import { getText, listTexts } from '@glossa/contract/texts';
import { expect, test, vi } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createText } from '#testing/factories/text.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

const file = (content: string | Uint8Array<ArrayBuffer>, name: string) => new File([content], name);
const upload = (
  reader: Browser,
  content: string | Uint8Array<ArrayBuffer>,
  name = 'story.txt',
  language = 'en',
) =>
  reader.call(uploadText, {
    body: { title: 'A file', language },
    files: { content_file: file(content, name) },
  });
const fetchContent = async (reader: Browser, id: string) =>
  (await reader.call(getText, { params: { id } })).content;

test('uploads a file with its metadata', async () => {
  const reader = await signInLearner(app);
  const text = await reader.call(uploadText, {
    body: {
      title: '  A file ',
      language: 'en',
      author: 'Aesop',
      source: 'A book',
      tags: 'Fable, fox,, FABLE ',
      difficulty_level: 'advanced',
      audioUrl: 'https://example.test/fox.mp3',
    },
    files: { content_file: file('The fox ran.', 'fox.txt') },
  });
  expect(text).toMatchObject({
    title: 'A file',
    author: 'Aesop',
    source: 'A book',
    difficulty: 'advanced',
    audio_url: 'https://example.test/fox.mp3',
    tags: [{ name: 'FABLE' }, { name: 'fox' }],
  });
});

test.each([
  ['UTF-8 with a byte order mark', '\uFEFFÀ bientôt', (text: string) => Buffer.from(text)],
  ['UTF-16 with a byte order mark', '\uFEFFÀ bientôt', (text: string) => Buffer.from(text, 'utf16le')],
  [
    'UTF-16 without a byte order mark',
    'À bientôt, dit le renard au corbeau.',
    (text: string) => Buffer.from(text, 'utf16le'),
  ],
  [
    'Windows-1252',
    'À bientôt, dit le renard. Où êtes-vous passé ? C’était à côté de la forêt, près du château.',
    (text: string) => Buffer.from(text.replaceAll('’', '\u0092'), 'latin1'),
  ],
])('recognizes %s', async (_name, text, encode) => {
  const reader = await signInLearner(app);
  const { id } = await upload(reader, new Uint8Array(encode(text)), 'story.txt', 'fr');
  expect(await fetchContent(reader, id)).toBe(text.replace('\uFEFF', ''));
});

test('rejects files that contain no text and adds nothing', async () => {
  const reader = await signInLearner(app);
  const binary = new Uint8Array(5000).map((_, at) => (at * 7919) % 251);
  await expect(upload(reader, binary)).rejects.toMatchObject({ status: 415, code: 'not_plain_text' });
  await expect(upload(reader, 'text', 'story.pdf')).rejects.toMatchObject({ code: 'not_plain_text' });
  await expect(upload(reader, ' \n\t 123 … ')).rejects.toMatchObject({ status: 400, code: 'text_empty' });
  expect((await reader.call(listTexts, {})).count).toBe(0);
});

test('rejects invalid fields with the specified messages', async () => {
  const reader = await signInLearner(app);
  const send = (body: object) => reader.call(uploadText, { body: body as never });
  await expect(send({ title: ' ', text: 'x', language: 'en' })).rejects.toMatchObject({
    status: 400,
    fields: { title: ['Title is required'] },
  });
  await expect(send({ title: 'T', language: 'en' })).rejects.toMatchObject({
    fields: { text: ['Either content or file upload is required'] },
  });
  for (const text of ['', ' ', ' \n\t \u00a0\n']) {
    await expect(send({ title: 'T', text, language: 'en' })).rejects.toMatchObject({
      fields: { text: ['Either content or file upload is required'] },
    });
  }
  await expect(send({ title: 'T', text: 'x', language: 'xx' })).rejects.toMatchObject({
    fields: { language: ['Please select a language'] },
  });
  await expect(send({ title: 'T', text: 'x', language: 'en', audioUrl: 'nope' })).rejects.toMatchObject({
    fields: { audioUrl: ['Must be a valid URL'] },
  });
  await expect(send({ title: 'T', text: 'x'.repeat(100_001), language: 'en' })).rejects.toMatchObject({
    fields: { text: ['Text must be at most 100,000 characters (currently 100,001)'] },
  });
});

test('accepts only an MP3 recording and serves it in ranges to its owner', async () => {
  const reader = await signInLearner(app);
  const send = (audio: File) =>
    reader.call(uploadText, { body: { title: 'T', text: 'Hear!', language: 'en' }, files: { audio } });
  await expect(send(file('RIFF....WAVE', 'a.wav'))).rejects.toMatchObject({ status: 415, code: 'not_mp3' });
  await expect(send(file('RIFF....WAVE', 'a.mp3'))).rejects.toMatchObject({ code: 'not_mp3' });

  const text = await send(file('ID3 and some sound', 'a.mp3'));
  const fullResponse = await reader.fetch(text.audio as string);
  expect([fullResponse.status, await fullResponse.text()]).toEqual([200, 'ID3 and some sound']);
  const part = await reader.fetch(text.audio as string, { headers: { range: 'bytes=4-6' } });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    'bytes 4-6/18',
    'and',
  ]);
  const unsatisfiable = await reader.fetch(text.audio as string, { headers: { range: 'bytes=99-' } });
  expect(unsatisfiable.status).toBe(416);
  const other = await signInLearner(app);
  expect((await other.fetch(text.audio as string)).status).toBe(404);
  expect((await app.visitor().fetch(text.audio as string)).status).toBe(401);
});

test('analyzes the same content once for all learners', async () => {
  const content = 'Only once, said the owl.';
  const [one, two] = [await signInLearner(app), await signInLearner(app)];
  await Promise.all([
    createText(one, { text: content }),
    createText(two, { text: content }),
    createText(one, { text: `${content}\r\n` }),
  ]);
  const { rows } = await app.deps.db.pool.query(
    `SELECT count(DISTINCT document_id)::int AS documents, count(*)::int AS texts FROM text
     WHERE owner_id = ANY($1)`,
    [[one.learnerId, two.learnerId]],
  );
  expect(rows).toEqual([{ documents: 1, texts: 3 }]);
});

const createLongText = (name: string) => `${name} counted sheep. `.repeat(8000);
const waitUntilDone = (reader: Browser, id: string) =>
  vi.waitFor(
    async () => {
      const task = await reader.call(getTaskStatus, { params: { id } });
      expect(task.status).toBe('SUCCESS');
      return task;
    },
    { timeout: 100_000, interval: 50 },
  );

test('analyzes a long file in the background', async () => {
  const [reader, other] = [await signInLearner(app), await signInLearner(app)];
  const text = await upload(reader, createLongText('Ann'));
  expect(text).toMatchObject({
    status: 'analysing',
    unknownWordsPercentage: null,
    task_status: { status: 'PENDING' },
  });
  await expect(reader.call(getReadingPage, { params: { id: text.id, page: 1 } })).rejects.toMatchObject({
    status: 409,
    code: 'text_not_ready',
  });
  expect(await fetchContent(reader, text.id)).toBe(createLongText('Ann').trim());
  const taskId = text.task as string;
  await expect(other.call(getTaskStatus, { params: { id: taskId } })).rejects.toMatchObject({ status: 404 });

  const stopWorker = await app.startWorker();
  const task = await waitUntilDone(reader, taskId);
  expect(task).toMatchObject({ progress: 100, result: { text_id: text.id } });
  const page = await reader.call(getReadingPage, { params: { id: text.id, page: 2000 } });
  expect(page).toMatchObject({ pages: 2000, analysis: { unknownWordsPercentage: 100, uniqueWords: 3 } });
  expect(await fetchContent(reader, text.id)).toBe(createLongText('Ann').trim());
  await stopWorker();
});

test('gives both learners a text when they upload the same long file concurrently', async () => {
  const readers = [await signInLearner(app), await signInLearner(app)];
  const texts = await Promise.all(readers.map((reader) => upload(reader, createLongText('Bob'))));
  const stopWorker = await app.startWorker();
  await Promise.all(texts.map((text, at) => waitUntilDone(readers[at] as Browser, text.task as string)));
  for (const [at, text] of texts.entries()) {
    const { analysis } = await (readers[at] as Browser).call(getReadingPage, {
      params: { id: text.id, page: 1 },
    });
    expect(analysis.newWords).toBe(3);
  }
  await stopWorker();
});

test('segments Japanese text using a dictionary', async () => {
  const reader = await signInLearner(app);
  const text = await createText(reader, { text: '食べられませんでした。元気です私。', language: 'ja' });
  const stopWorker = await app.startWorker();
  await waitUntilDone(reader, text.task as string);
  const page = await reader.call(getReadingPage, { params: { id: text.id, page: 1 } });
  const words = page.sentences.map(({ tokens }) => tokens.filter(({ w }) => w).map(({ t }) => t));
  expect(words).toEqual([['食べられませんでした'], ['元気', 'です', '私']]);
  await stopWorker();
});
