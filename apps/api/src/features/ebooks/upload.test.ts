import { text as readAll } from 'node:stream/consumers';

import { createEbook, listEbooks, replaceEbookFile, type Ebook } from '@glossa/contract/ebooks';
import type { CallInput } from '@glossa/contract/endpoint';
import { listTasks } from '@glossa/contract/task-lists';
import { makeEpub } from '@glossa/formats/testing/make-epub';
import { beforeAll, expect, test, vi } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
let creator: Browser & { learnerId: string };
beforeAll(async () => {
  creator = await signInLearner(app, await createLearner(app, { canManageContent: true }));
});

const fable = 'The fox saw the grapes. They hung high.';
const txt = (content: string | Uint8Array<ArrayBuffer> = fable, name = 'fox.txt') =>
  new File([content], name);
const completeForm = {
  title: 'The fox',
  author: 'Aesop',
  description: 'A fable',
  language: 'en',
  tags: '["fable","fox"]',
  price: '4.99',
};
type Form = Partial<CallInput<typeof createEbook>['body']>;
const send = (body: Form = {}, files: CallInput<typeof createEbook>['files'] = { file: txt() }) =>
  creator.call(createEbook, { body: { ...completeForm, ...body }, files });
const listFiles = ({ id }: Pick<Ebook, 'id'>) =>
  app.deps.db.prisma.productFile.findMany({ where: { productId: id }, orderBy: { createdAt: 'asc' } });

test('creates a draft with all given details and stores the file encrypted', async () => {
  const ebook = await send({ category: 'Fiction', difficulty: 'advanced', currency: 'EUR' });
  expect(ebook).toMatchObject({
    title: 'The fox',
    author: 'Aesop',
    description: 'A fable',
    language: 'en',
    difficulty: 'advanced',
    category: 'Fiction',
    status: 'draft',
    preparation: 'ready',
    price: 4.99,
    money: { amount: 499, currency: 'EUR' },
    isFree: false,
    drmProtected: true,
    tags: [{ name: 'fable' }, { name: 'fox' }],
    previewText: fable,
    downloadCount: 0,
    salesCount: 0,
    revenue: 0,
    cover: null,
    file: { name: 'fox.txt', format: 'txt', bytes: fable.length },
    isOwn: true,
  });
  const [file] = await listFiles(ebook);
  const key = file?.key ?? '';
  expect(await readAll(app.deps.sealed.read(key))).toBe(fable);
  expect(await readAll(app.deps.storage.read(key))).not.toContain('fox');
});

test('reports missing fields with the specified messages', async () => {
  const expectFieldError = (body: Form, field: string, sentence: string) =>
    expect(send(body)).rejects.toMatchObject({ status: 400, fields: { [field]: [sentence] } });
  await expectFieldError({ title: ' ' }, 'title', 'Title is required');
  await expectFieldError({ author: '' }, 'author', 'Author is required');
  await expectFieldError({ description: ' ' }, 'description', 'Description is required');
  await expectFieldError({ tags: '[]' }, 'tags', 'At least one tag is required');
  await expectFieldError({ price: '0' }, 'price', 'Price must be greater than 0');
  await expectFieldError({ price: '-3' }, 'price', 'Price must be greater than 0');
  await expectFieldError({ price: 'much' }, 'price', 'Price must be greater than 0');
  await expectFieldError({ price: '4.995' }, 'price', 'Too many decimals for this currency');
  await expectFieldError({ price: '1.5', currency: 'JPY' }, 'price', 'Too many decimals for this currency');
  for (const body of [{ price: '1e12' }, { currency: 'XXX' as 'USD' }, { colour: 'red' } as Form]) {
    await expect(send(body)).rejects.toMatchObject({ status: 400, code: 'invalid_request' });
  }
  await expect(send({}, {})).rejects.toMatchObject({
    status: 400,
    fields: { file: ['Please upload a file'] },
  });
  expect(await send({ isFree: 'true', price: '0' })).toMatchObject({ isFree: true, price: 0 });
});

test('accepts only .txt and .epub files up to 10 MB, judged by their content', async () => {
  const expectRejection = (file: File, problem: object) =>
    expect(send({}, { file })).rejects.toMatchObject(problem);
  await expectRejection(txt('text', 'fox.pdf'), {
    status: 415,
    code: 'ebook_format',
    message: 'Please upload a .txt or .epub file only',
  });
  const exe = new Uint8Array([
    0x4d,
    0x5a,
    0x90,
    0,
    3,
    0,
    0,
    0,
    4,
    0,
    0,
    0,
    0xff,
    0xff,
    ...Array(200).fill(0),
  ]);
  await expectRejection(txt(exe), { status: 415 });
  await expectRejection(txt('no book', 'fox.epub'), { status: 400, code: 'book_unreadable' });
  await expectRejection(txt(' 1 2 '), { status: 400, code: 'text_empty' });
  await expectRejection(txt('a'.repeat(10_485_761)), {
    status: 413,
    code: 'ebook_too_large',
    message: 'File size must be less than 10MB',
  });
  await expect(send({}, { file: txt(), cover: txt('<svg/>', 'a.png') })).rejects.toMatchObject({
    code: 'not_a_picture',
  });
});

test('reads an .epub chapter by chapter', async () => {
  const book = new File(
    [makeEpub([{ title: 'One', body: '<h1>One</h1><p>The owl slept.</p>' }])],
    'book.epub',
  );
  const ebook = await send({}, { file: book });
  expect(ebook).toMatchObject({ file: { format: 'epub' }, preparation: 'ready' });
  expect(ebook.previewText).toBe('One\n\nThe owl slept.');
});

test('rejects an .epub that could not be watermarked later', async () => {
  const bytes = makeEpub([{ body: '<p>The owl slept.</p>' }], {
    extraFiles: { 'OEBPS/map.svg': fable.repeat(9) },
  });
  // The text is intact; the image is not.
  const imageOffset = Buffer.from(bytes).indexOf('OEBPS/map.svg') + 'OEBPS/map.svg'.length;
  bytes.fill(0xff, imageOffset, imageOffset + 20);
  const file = new File([bytes], 'owl.epub');
  await expect(send({}, { file })).rejects.toMatchObject({ status: 400, code: 'book_unreadable' });
});

test('strips HTML from every field', async () => {
  const ebook = await send(
    {
      title: '<b>The</b> fox<script>alert(1)</script>',
      author: '<i>Aesop</i>',
      description: '<p>A fable</p><img src=x onerror="alert(1)">',
      tags: '["<u>fable</u>"]',
    },
    { file: txt('<h1>The fox</h1><p>The fox ran.</p>') },
  );
  expect(ebook).toMatchObject({
    title: 'The fox',
    author: 'Aesop',
    description: 'A fable',
    tags: [{ name: 'fable' }],
  });
  expect(ebook.previewText).not.toContain('<');
});

test('defaults a free ebook to 0 USD', async () => {
  const { price: _price, ...priceless } = completeForm;
  for (const price of [{}, { price: '' }])
    expect(
      await creator.call(createEbook, {
        body: { ...priceless, ...price, isFree: 'true' },
        files: { file: txt() },
      }),
    ).toMatchObject({ price: 0, money: { amount: 0, currency: 'USD' }, isFree: true });
});

test('prepares a long text in the background and reports progress to its owner', async () => {
  const ebook = await send({ title: 'Sheep' }, { file: txt('Ann counted sheep. '.repeat(8000)) });
  expect(ebook).toMatchObject({ preparation: 'running', previewText: expect.any(String) as string });
  expect(ebook.previewText).toHaveLength(1000);
  const tasks = await creator.call(listTasks, { query: { type: 'analyse_ebook' } });
  expect(tasks.results[0]).toMatchObject({ title: 'Sheep', status: 'PENDING', can_revoke: false });
  const stopWorker = await app.startWorker();
  const fetchPreparation = async () =>
    (await creator.call(listEbooks, { query: { search: 'Sheep' } })).ebooks[0]?.preparation;
  await vi.waitFor(async () => expect(await fetchPreparation()).toBe('ready'), {
    timeout: 100_000,
    interval: 50,
  });
  await stopWorker();
});

test('replaces the file, the language and the cover', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const ebook = await send();
  const replace = (files: { file?: File; cover?: File }, body = {}) =>
    creator.call(replaceEbookFile, { params: { id: ebook.id }, body, files });
  expect(await replace({ file: txt('A crow flew.', 'crow.txt') })).toMatchObject({
    previewText: 'A crow flew.',
    file: { name: 'crow.txt' },
  });
  expect(await replace({}, { language: 'fr' })).toMatchObject({
    language: 'fr',
    previewText: 'A crow flew.',
  });
  const { cover } = await replace({ cover: new File([png], 'a.png') });
  const response = await creator.fetch(cover ?? '');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  // Only its owner sees the cover of a draft.
  const other = await signInLearner(app);
  expect((await other.fetch(cover ?? '')).status).toBe(404);
  expect((await listFiles(ebook)).map(({ role, replacedAt }) => [role, replacedAt === null])).toEqual([
    ['content', false],
    ['content', true],
    ['cover', true],
  ]);
});

test('forbids users who cannot manage content from listing or adding ebooks', async () => {
  const learner = await signInLearner(app);
  await expect(learner.call(listEbooks, {})).rejects.toMatchObject({ status: 403 });
  await expect(
    learner.call(createEbook, { body: completeForm, files: { file: txt() } }),
  ).rejects.toMatchObject({
    status: 403,
  });
});
