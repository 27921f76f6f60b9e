import { deflateRawSync } from 'node:zlib';

import { discardBook, previewBook, startBookImport } from '@glossa/contract/imports';
import { getTaskStatus } from '@glossa/contract/tasks';
import { removeTextCover } from '@glossa/contract/text-covers';
import { getText, listTexts } from '@glossa/contract/texts';
import { makeZipBomb } from '@glossa/formats/testing/make-zip-bomb';
import { makeEpub } from '@glossa/formats/testing/make-epub';
import { expect, test, vi } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

const alice = makeEpub(
  [
    { title: 'Down the Hole', body: '<h1>Down the Hole</h1><p>Alice was <b>very</b> tired.</p>' },
    { title: 'The Pool', body: '<h1>The Pool</h1><p>She cried a pool of tears.</p>' },
    { title: 'The Race', body: '<h1>The Race</h1><p>They ran.</p>' },
  ],
  { title: 'Alice', author: 'Lewis Carroll', language: 'en-GB' },
);
const send = (reader: Browser, bytes: Uint8Array<ArrayBuffer> = alice, name = 'alice.epub') =>
  reader.call(previewBook, { files: { file: new File([bytes], name) } });
const choice = { title: 'Alice', language: 'en', chapters: [0, 1, 2] };

async function importBook(reader: Browser, id: string, body: object = choice) {
  const { id: task } = await reader.call(startBookImport, { params: { id }, body: body as typeof choice });
  const stopWorker = await app.startWorker();
  const fetchTask = () => reader.call(getTaskStatus, { params: { id: task } });
  await vi.waitFor(async () => expect(['SUCCESS', 'FAILURE']).toContain((await fetchTask()).status), {
    timeout: 100_000,
    interval: 50,
  });
  await stopWorker();
  return fetchTask();
}
const removeCover = (reader: Browser, id: string) => reader.call(removeTextCover, { params: { id } });
const fetchTexts = async (reader: Browser) => (await reader.call(listTexts, {})).results;

test('previews a book and imports each chapter as a text, listing the first chapter first', async () => {
  const reader = await signInLearner(app);
  const book = await send(reader);
  expect(book).toMatchObject({ title: 'Alice', author: 'Lewis Carroll', language: 'en' });
  expect(book.chapters).toEqual([
    { title: 'Down the Hole', characters: 36 },
    { title: 'The Pool', characters: 36 },
    { title: 'The Race', characters: 19 },
  ]);
  const task = await importBook(reader, book.id, { ...choice, author: 'Lewis Carroll', tags: ['novel'] });
  expect(task).toMatchObject({ status: 'SUCCESS', progress: 100, type: 'import_book' });
  const texts = await fetchTexts(reader);
  expect(texts.map(({ title }) => title)).toEqual([
    'Alice – Down the Hole',
    'Alice – The Pool',
    'Alice – The Race',
  ]);
  expect(texts[0]).toMatchObject({ author: 'Lewis Carroll', tags: [{ name: 'novel' }], status: 'ready' });
  expect(task.result).toMatchObject({ texts: 3, text_id: texts[0]?.id });
  const first = await reader.call(getText, { params: { id: texts[0]?.id as string } });
  expect(first.content).toBe('Down the Hole\n\nAlice was very tired.');
});

test('imports selected chapters as one text', async () => {
  const reader = await signInLearner(app);
  const { id } = await send(reader);
  await importBook(reader, id, { ...choice, chapters: [2, 0], whole: true });
  const [text, ...others] = await fetchTexts(reader);
  expect([text?.title, others.length]).toEqual(['Alice', 0]);
  const { content } = await reader.call(getText, { params: { id: text?.id as string } });
  expect(content).toBe('Down the Hole\n\nAlice was very tired.\n\nThe Race\n\nThey ran.');
});

test('imports a book once despite concurrent requests and several workers', async () => {
  const reader = await signInLearner(app);
  const { id } = await send(reader);
  const start = () => reader.call(startBookImport, { params: { id }, body: choice }).then(() => 'started');
  const outcomes = await Promise.all(
    [1, 2, 3].map(() => start().catch(({ code }: { code: string }) => code)),
  );
  expect(outcomes.sort()).toEqual(['import_started', 'import_started', 'started']);
  const stops = await Promise.all([app.startWorker(), app.startWorker()]);
  await vi.waitFor(async () => expect(await fetchTexts(reader)).toHaveLength(3), { timeout: 100_000 });
  await Promise.all(stops.map((stop) => stop()));
  expect(await fetchTexts(reader)).toHaveLength(3);
  await expect(start()).rejects.toMatchObject({ status: 409, code: 'import_started' });
});

test('rejects other users’ books and unknown chapters', async () => {
  const reader = await signInLearner(app);
  const other = await signInLearner(app);
  const { id } = await send(reader);
  const start = (browser: Browser, chapters: number[]) =>
    browser.call(startBookImport, { params: { id }, body: { ...choice, chapters } });
  await expect(start(other, [0])).rejects.toMatchObject({ status: 404, code: 'import_not_found' });
  await expect(other.call(discardBook, { params: { id } })).rejects.toMatchObject({
    code: 'import_not_found',
  });
  await expect(start(reader, [3])).rejects.toMatchObject({ status: 400, code: 'chapter_not_found' });
  await expect(start(reader, [])).rejects.toMatchObject({
    fields: { chapters: ['Choose at least one chapter'] },
  });
  await reader.call(discardBook, { params: { id } });
  await expect(start(reader, [0])).rejects.toMatchObject({ status: 404, code: 'import_not_found' });
  expect(await app.deps.storage.stat(`imports/${id}.epub`)).toBeUndefined();
});

test('keeps only the latest three previewed books', async () => {
  const reader = await signInLearner(app);
  const ids: string[] = [];
  for (let count = 0; count < 5; count++) ids.push((await send(reader)).id);
  const storedFiles = await Promise.all(ids.map((id) => app.deps.storage.stat(`imports/${id}.epub`)));
  expect(storedFiles.map((file) => file !== undefined)).toEqual([false, false, true, true, true]);
});

test('detects the language of a book that does not declare one', async () => {
  const reader = await signInLearner(app);
  const body = '<p>Le chat dort sur la table, et la souris danse dans la cuisine toute la nuit.</p>';
  expect((await send(reader, makeEpub([{ body }], { language: '' }))).language).toBe('fr');
});

test('rejects other formats, unreadable books and protected books with a specific error', async () => {
  const reader = await signInLearner(app);
  await expect(send(reader, alice, 'alice.pdf')).rejects.toMatchObject({
    status: 400,
    code: 'book_unreadable',
  });
  const text = new TextEncoder().encode('No book');
  await expect(send(reader, text)).rejects.toMatchObject({ code: 'book_unreadable' });
  const rights = { 'META-INF/encryption.xml': '<e><EncryptionMethod Algorithm="aes"/></e>' };
  const protectedBook = makeEpub([{ body: '<p>A</p>' }], { extraFiles: rights });
  await expect(send(reader, protectedBook)).rejects.toMatchObject({ code: 'book_protected' });
  await expect(reader.call(previewBook, { files: {} })).rejects.toMatchObject({ code: 'book_unreadable' });
});

test('rejects a zip bomb and stores nothing', async () => {
  const size = 100 * 1024 * 1024;
  const bomb = makeZipBomb({ 'META-INF/container.xml': deflateRawSync(Buffer.alloc(size)) }, size);
  expect(bomb.length).toBeLessThan(1024 * 1024);
  const reader = await signInLearner(app);
  await expect(send(reader, bomb, 'bomb.epub')).rejects.toMatchObject({
    status: 413,
    code: 'book_too_large',
  });
  const { rows } = await app.deps.db.pool.query('SELECT id FROM book_import WHERE owner_id = $1', [
    reader.learnerId,
  ]);
  expect(rows).toEqual([]);
});

test('strips scripts and does not expand entities', async () => {
  const doctype =
    '<!DOCTYPE html [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">' +
    '<!ENTITY file SYSTEM "file:///etc/passwd">]>';
  const body =
    '<p onclick="alert(1)">Said<script>alert(2)</script> &c; &file;</p><iframe src="javascript:alert(3)"/>';
  const book = makeEpub([{ title: 'One', body }], {
    extraFiles: {
      'OEBPS/chapter 1.xhtml': `<?xml version="1.0"?>${doctype}<html><body>${body}</body></html>`,
    },
  });
  const reader = await signInLearner(app);
  const { id } = await send(reader, book);
  await importBook(reader, id, { ...choice, chapters: [0] });
  const [text] = await fetchTexts(reader);
  const { content } = await reader.call(getText, { params: { id: text?.id as string } });
  expect(content).toBe('Said &c; &file;');
});

test('shares the book’s cover among its texts, and deletes it with the last of them', async () => {
  const cover = Buffer.alloc(64);
  cover.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x02\0\0\0\x03', 'latin1');
  const book = makeEpub(
    [
      { title: 'One', body: '<p>The first.</p>' },
      { title: 'Two', body: '<p>The second.</p>' },
    ],
    { cover },
  );
  const reader = await signInLearner(app);
  const { id } = await send(reader, book);
  await importBook(reader, id, { ...choice, chapters: [0, 1] });
  const [first, second] = await fetchTexts(reader);
  expect([first?.image_source, second?.image_source]).toEqual(['own', 'own']);
  const coverResponse = await reader.fetch(first?.imageUrl ?? '');
  expect(coverResponse.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await coverResponse.arrayBuffer())).toEqual(cover);
  await removeCover(reader, first?.id ?? '');
  expect((await reader.fetch(second?.imageUrl ?? '')).headers.get('content-type')).toBe('image/png');
  const key = `covers/${id}.png`;
  expect(await app.deps.storage.stat(key)).toBeDefined();
  await removeCover(reader, second?.id ?? '');
  expect(await app.deps.storage.stat(key)).toBeUndefined();
});

test.each([
  ['no picture', Buffer.from('hello')],
  ['a drawing that may hold scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
])('imports a book without its cover when the cover is %s', async (_, cover) => {
  const reader = await signInLearner(app);
  const { id } = await send(reader, makeEpub([{ title: 'One', body: '<p>The first.</p>' }], { cover }));
  await importBook(reader, id, { ...choice, chapters: [0] });
  expect((await fetchTexts(reader))[0]).toMatchObject({ image_source: 'generated', status: 'ready' });
});
