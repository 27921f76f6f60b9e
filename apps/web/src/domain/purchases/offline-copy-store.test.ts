import { randomBytes, webcrypto } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { packOffline } from '@glossa/protection/offline-copies/pack-offline';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { purchaseCard, purchaseId } from '@/testing/purchase.ts';
import { storeCopyKey } from '@/domain/offline-copies/copy-key.ts';
import { listOfflineCopies, readOfflineCopy } from './offline-copy-store.ts';
import type { OfflineCopy } from './offline-copy-store.ts';

const stored = new Map<string, Response>();
const userId = '0192a0b0-0000-7000-8000-000000000001';

/** Fakes the parts of the browser's Cache API that are used. */
const cache = {
  put: async (path: string, response: Response) => void stored.set(path, response),
  match: async (path: string) => stored.get(path)?.clone(),
  keys: async () => [...stored.keys()],
  delete: async (path: string) => stored.delete(path),
};

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('crypto', webcrypto);
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('caches', { open: async () => cache });
});

/** Stores a copy on this device, encrypted as the server would encrypt it. */
async function storeCopy(more: Partial<OfflineCopy> = {}): Promise<OfflineCopy> {
  const packedStream = packOffline(Readable.from([Buffer.from('Le renard vit les raisins.')]), {
    level: 'standard',
  });
  const bytes = await buffer(packedStream.content);
  await storeCopyKey(packedStream.key);
  const copy: OfflineCopy = {
    purchaseId,
    userId,
    copy: packedStream.key.copy,
    title: 'Le renard',
    author: '',
    language: 'fr',
    endsAt: null,
    mayPrint: true,
    mayCopy: true,
    ...more,
  };
  const headers = { 'X-Copy-About': encodeURIComponent(JSON.stringify(copy)) };
  stored.set(`/kept-copies/${copy.userId}/${purchaseId}`, new Response(new Uint8Array(bytes), { headers }));
  return copy;
}

const server = (response: { status: number; body: unknown }) =>
  fakeServer({ [`GET /api/shop/my-purchases/${purchaseId}/`]: response });

it('reads the user’s own copy and doesn’t list other users’ copies', async () => {
  server({ status: 200, body: purchaseCard() });
  const copy = await storeCopy();
  expect(await listOfflineCopies(userId)).toEqual([copy]);
  expect(await listOfflineCopies(randomBytes(8).toString('hex'))).toEqual([]);
  expect(await readOfflineCopy(copy)).toBe('Le renard vit les raisins.');
});

it('reads a copy offline until it expires, then deletes it', async () => {
  server({ status: 503, body: { error: 'x', code: 'unavailable' } });
  expect(await readOfflineCopy(await storeCopy())).toBe('Le renard vit les raisins.');
  const expired = await storeCopy({ endsAt: '2020-01-01T00:00:00.000Z' });
  expect(await readOfflineCopy(expired)).toBeUndefined();
  expect(stored.size).toBe(0);
});

it('deletes a copy from the device when its purchase no longer exists', async () => {
  server({ status: 404, body: { error: 'x', code: 'purchase_not_found' } });
  expect(await readOfflineCopy(await storeCopy())).toBeUndefined();
  expect(await listOfflineCopies(userId)).toEqual([]);
});
