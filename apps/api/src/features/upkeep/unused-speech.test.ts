import { createHash } from 'node:crypto';

import { beforeEach, expect, test } from 'vitest';

import { speechKey } from '#domain/external-services/speech-files.ts';
import { startTestApp } from '#testing/test-app.ts';
import { removeUnusedSpeech } from './service.ts';

const app = startTestApp();
beforeEach(() => app.deps.db.prisma.speechAudio.deleteMany());

const hashName = (name: string) => createHash('sha256').update(name).digest();

/** Caches audio of the given size that was last used the given number of minutes ago. */
async function createAudio(name: string, { bytes, minutes }: { bytes: number; minutes: number }) {
  await app.deps.storage.write(speechKey(hashName(name), 'mp3'), Buffer.alloc(bytes));
  await app.deps.db.pool.query(
    `INSERT INTO speech_audio (hash, format, bytes, used_at) VALUES ($1, 'mp3', $2, now() - make_interval(mins => $3))`,
    [hashName(name), bytes, minutes],
  );
}

const removeUnused = (speechCacheBytes: number) =>
  removeUnusedSpeech({ ...app.deps, config: { ...app.deps.config, speechCacheBytes } });

/** Returns the names whose audio is cached. Checks that each has both a row and a file, or neither. */
async function listCached(names: readonly string[]): Promise<string[]> {
  const cached = [];
  for (const name of names) {
    const hash = new Uint8Array(hashName(name));
    const hasRow = (await app.deps.db.prisma.speechAudio.count({ where: { hash } })) === 1;
    const hasFile = (await app.deps.storage.stat(speechKey(hash, 'mp3'))) !== undefined;
    expect(hasFile).toBe(hasRow);
    if (hasRow) cached.push(name);
  }
  return cached;
}

test('removes the least recently used audio beyond the limit', async () => {
  const names = ['fox', 'grape', 'vine'];
  await createAudio('fox', { bytes: 300, minutes: 1 });
  await createAudio('grape', { bytes: 200, minutes: 3 });
  await createAudio('vine', { bytes: 100, minutes: 2 });
  await removeUnused(600);
  expect(await listCached(names)).toEqual(['fox', 'grape', 'vine']);
  await removeUnused(599);
  expect(await listCached(names)).toEqual(['fox', 'vine']);
  await removeUnused(0);
  expect(await listCached(names)).toEqual([]);
});

test('removes audio that hasn’t been used for half a year', async () => {
  await createAudio('old', { bytes: 1, minutes: 181 * 24 * 60 });
  await createAudio('new', { bytes: 1, minutes: 179 * 24 * 60 });
  await removeUnused(1e9);
  expect(await listCached(['old', 'new'])).toEqual(['new']);
});

test('removes the row of a file that is missing', async () => {
  await createAudio('fox', { bytes: 300, minutes: 1 });
  await app.deps.storage.remove(speechKey(hashName('fox'), 'mp3'));
  await removeUnused(0);
  expect(await listCached(['fox'])).toEqual([]);
});
