import { randomBytes, webcrypto } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { packOffline } from '@glossa/protection/offline-copies/pack-offline';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { purchaseCard, purchaseId } from '@/testing/purchase.ts';
import { keepCopyKey } from '@/domain/offline-copies/copy-key.ts';
import { listKeptCopies, readKeptCopy } from './kept-copies.ts';
import type { KeptCopy } from './kept-copies.ts';

const kept = new Map<string, Response>();
const userId = '0192a0b0-0000-7000-8000-000000000001';

/** The parts of the browser's Cache API that are used. */
const cache = {
  put: async (address: string, response: Response) => void kept.set(address, response),
  match: async (address: string) => kept.get(address)?.clone(),
  keys: async () => [...kept.keys()],
  delete: async (address: string) => kept.delete(address),
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('crypto', webcrypto);
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('caches', { open: async () => cache });
});

/** Stores a copy on this device, as the server sends it. */
async function put(more: Partial<KeptCopy> = {}): Promise<KeptCopy> {
  const packed = packOffline(Readable.from([Buffer.from('Le renard vit les raisins.')]), {
    level: 'standard',
  });
  const bytes = await buffer(packed.content);
  await keepCopyKey(packed.key);
  const copy: KeptCopy = {
    purchaseId,
    userId,
    copy: packed.key.copy,
    title: 'Le renard',
    author: '',
    language: 'fr',
    endsAt: null,
    mayPrint: true,
    mayCopy: true,
    ...more,
  };
  const headers = { 'X-Copy-About': encodeURIComponent(JSON.stringify(copy)) };
  kept.set(`/kept-copies/${copy.userId}/${purchaseId}`, new Response(new Uint8Array(bytes), { headers }));
  return copy;
}

const server = (answer: { status: number; body: unknown }) =>
  fakeServer({ [`GET /api/shop/my-purchases/${purchaseId}/`]: answer });

it('reads the user’s own copy and lists no other user’s copies', async () => {
  server({ status: 200, body: purchaseCard() });
  const copy = await put();
  expect(await listKeptCopies(userId)).toEqual([copy]);
  expect(await listKeptCopies(randomBytes(8).toString('hex'))).toEqual([]);
  expect(await readKeptCopy(copy)).toBe('Le renard vit les raisins.');
});

it('reads a copy offline until it expires, then deletes it', async () => {
  server({ status: 503, body: { error: 'x', code: 'unavailable' } });
  expect(await readKeptCopy(await put())).toBe('Le renard vit les raisins.');
  const over = await put({ endsAt: '2020-01-01T00:00:00.000Z' });
  expect(await readKeptCopy(over)).toBeUndefined();
  expect(kept.size).toBe(0);
});

it('deletes a copy from the device when its purchase no longer exists', async () => {
  server({ status: 404, body: { error: 'x', code: 'purchase_not_found' } });
  expect(await readKeptCopy(await put())).toBeUndefined();
  expect(await listKeptCopies(userId)).toEqual([]);
});
