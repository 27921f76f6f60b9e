import { changeEbooks, type EbookAction } from '@glossa/contract/bulk-ebooks';
import { listEbooks, removeEbook, updateEbook, type Ebook } from '@glossa/contract/ebooks';
import type { CallInput } from '@glossa/contract/endpoint';
import { newId } from '@glossa/db/new-id';
import { beforeAll, expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { createProduct } from '#testing/factories/product.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
let creator: Browser & { learnerId: string };
beforeAll(async () => {
  creator = await signInLearner(app, await createLearner(app, { canManageContent: true }));
});

const change = (id: string, body: NonNullable<CallInput<typeof updateEbook>['body']>) =>
  creator.call(updateEbook, { params: { id }, body });
const list = (query: CallInput<typeof listEbooks>['query'] = {}) =>
  creator.call(listEbooks, { query: { page_size: 100, ...query } });
const listTitles = async (query: CallInput<typeof listEbooks>['query']) =>
  (await list(query)).ebooks.map(({ title }) => title);
const findListed = async (id: string): Promise<Ebook | undefined> =>
  (await list()).ebooks.find((ebook) => ebook.id === id);
const runAction = async (action: EbookAction, ...ids: string[]) =>
  (await creator.call(changeEbooks, { body: { ids, action } })).results;

/** Inserts a paid order for one product. */
async function sell(productId: string, currency = 'USD') {
  const id = newId();
  await app.deps.db.prisma.order.create({
    data: {
      id,
      idempotencyKey: id,
      contentHash: new Uint8Array([1]),
      status: 'completed',
      number: Math.floor(Math.random() * 1e9),
      completedAt: new Date(),
      currency,
      subtotal: 499,
      total: 499,
      items: {
        create: {
          id: newId(),
          seq: 1,
          productId,
          kind: 'text',
          title: 'x',
          isFree: false,
          basePrice: 499,
          price: 499,
        },
      },
    },
  });
}

test('searches, filters, sorts and counts ebooks', async () => {
  const of = { category: 'History', status: 'draft', author: 'Plutarch' } as const;
  await createProduct(app, {
    ...of,
    title: 'Lives A',
    salesCount: 5,
    revenue: 900,
    downloadCount: 1,
    price: 300,
  });
  await createProduct(app, {
    ...of,
    title: 'Lives B',
    salesCount: 9,
    revenue: 100,
    downloadCount: 7,
    price: 700,
  });
  await createProduct(app, {
    ...of,
    title: 'Lives C',
    status: 'archived',
    isFree: true,
    price: 0,
    language: 7,
  });
  const search = 'plutarch';
  expect(await listTitles({ search, sort: 'title', direction: 'asc' })).toEqual([
    'Lives A',
    'Lives B',
    'Lives C',
  ]);
  expect(await listTitles({ search, sort: 'sales' })).toEqual(['Lives B', 'Lives A', 'Lives C']);
  expect(await listTitles({ search, sort: 'revenue' })).toEqual(['Lives A', 'Lives B', 'Lives C']);
  expect(await listTitles({ search, sort: 'downloads' })).toEqual(['Lives B', 'Lives A', 'Lives C']);
  expect(await listTitles({ search, sort: 'price', direction: 'asc' })).toEqual([
    'Lives C',
    'Lives A',
    'Lives B',
  ]);
  expect(await listTitles({ search })).toEqual(['Lives C', 'Lives B', 'Lives A']);
  expect(await listTitles({ search, isFree: 'true' })).toEqual(['Lives C']);
  expect(await listTitles({ search, language: 7 })).toEqual(['Lives C']);
  expect(await listTitles({ search, category: 'Fiction' })).toEqual([]);
  const drafts = await list({ search, status: 'draft', page_size: 1 });
  expect(drafts).toMatchObject({ count: 2, statuses: { draft: 2, published: 0, archived: 1 } });
  expect(drafts.next).toContain('page=2');
  expect((await list({ search, sort: 'title', direction: 'asc' })).ebooks[0]).toMatchObject({
    salesCount: 5,
    revenue: 9,
    downloadCount: 1,
  });
});

test('updates the details, price and tags of an ebook and nothing else', async () => {
  const { id } = await createProduct(app, { status: 'draft' });
  const changedEbook = await change(id, { title: 'A <b>new</b> one', tags: ['One', 'two'] });
  expect(changedEbook).toMatchObject({
    title: 'A new one',
    tags: [{ name: 'One' }, { name: 'two' }],
    price: 4.99,
  });
  expect(await change(id, { money: { amount: 700, currency: 'JPY' } })).toMatchObject({ price: 700 });
  expect(await change(id, { isFree: true })).toMatchObject({ price: 0, isFree: true });
  await expect(change(id, { isFree: false })).rejects.toMatchObject({
    fields: { money: ['Price must be greater than 0'] },
  });
  for (const amount of [-1, 1.5, 1e9]) {
    await expect(change(id, { money: { amount, currency: 'USD' } })).rejects.toMatchObject({ status: 400 });
  }
  await expect(change(id, { salesCount: 5 } as object)).rejects.toMatchObject({ status: 400 });
  await expect(change(id, { tags: [] })).rejects.toMatchObject({
    fields: { tags: expect.anything() as string[] },
  });
  await expect(change(newId(), { title: 'x' })).rejects.toMatchObject({
    status: 404,
    code: 'ebook_not_found',
  });
});

test('publishes only processed, complete ebooks', async () => {
  const incompleteEbook = await createProduct(app, { status: 'draft', category: '' });
  await expect(change(incompleteEbook.id, { status: 'published' })).rejects.toMatchObject({
    fields: { category: ['Category is required'] },
  });
  expect(await change(incompleteEbook.id, { category: 'Fiction', status: 'published' })).toMatchObject({
    status: 'published',
  });
  expect(await change(incompleteEbook.id, { status: 'archived' })).toMatchObject({ status: 'archived' });
  const waitingProduct = await createProduct(app, { status: 'draft', content: 'A text that waits.' });
  await app.deps.db.prisma.document.update({
    where: { id: waitingProduct.documentId as number },
    data: { status: 'pending' },
  });
  await expect(change(waitingProduct.id, { status: 'published' })).rejects.toMatchObject({
    status: 409,
    code: 'ebook_not_ready',
  });
});

test('changes several ebooks at once and returns each outcome and previous status', async () => {
  const [one, two, incomplete] = [
    await createProduct(app, { status: 'draft' }),
    await createProduct(app, { status: 'archived' }),
    await createProduct(app, { status: 'draft', author: '' }),
  ];
  const unknownId = newId();
  expect(await runAction('publish', one.id, two.id, incomplete.id, unknownId)).toEqual([
    { id: one.id, ok: true, changed: true, before: 'draft', error: null, missing: [] },
    { id: two.id, ok: true, changed: true, before: 'archived', error: null, missing: [] },
    {
      id: incomplete.id,
      ok: false,
      changed: false,
      before: 'draft',
      error: 'ebook_incomplete',
      missing: ['author'],
    },
    { id: unknownId, ok: false, changed: false, before: null, error: 'ebook_not_found', missing: [] },
  ]);
  expect(await runAction('publish', one.id)).toMatchObject([{ ok: true, changed: false }]);
  expect(await runAction('archive', one.id)).toMatchObject([{ before: 'published', changed: true }]);
});

test('hides a removed ebook from the list and restores it unchanged', async () => {
  const { id } = await createProduct(app, { title: 'Gone' });
  await creator.call(removeEbook, { params: { id } });
  expect(await findListed(id)).toBeUndefined();
  await expect(creator.call(removeEbook, { params: { id } })).rejects.toMatchObject({ status: 404 });
  expect(await runAction('restore', id)).toMatchObject([{ ok: true, before: 'published' }]);
  expect(await findListed(id)).toMatchObject({ status: 'published' });
  expect(await runAction('restore', id)).toMatchObject([{ ok: false, error: 'ebook_not_found' }]);
});

test('allows changing the price but not the currency of a sold ebook', async () => {
  const { id } = await createProduct(app);
  await sell(id);
  await expect(change(id, { money: { amount: 499, currency: 'EUR' } })).rejects.toMatchObject({
    status: 409,
    code: 'currency_fixed',
  });
  expect(await change(id, { money: { amount: 599, currency: 'USD' } })).toMatchObject({ price: 5.99 });
});

test('applies concurrent changes to different fields of one ebook', async () => {
  const { id } = await createProduct(app, { status: 'draft' });
  await Promise.all([change(id, { title: 'After' }), change(id, { author: 'Di' }), runAction('publish', id)]);
  expect(await findListed(id)).toMatchObject({ title: 'After', author: 'Di', status: 'published' });
});
