import { randomBytes } from 'node:crypto';

import { getStorage } from '@glossa/contract/storage';
import { listTexts } from '@glossa/contract/texts';
import { expect, test } from 'vitest';

import { importAccountArchive } from '#testing/account-archives.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { makeArchive, textRecord } from '#testing/make-archive.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const megabyte = 1024 * 1024;
const app = startTestApp({ STORAGE_QUOTA_BASIC: '20MB', MIN_FREE_DISK: '0' });

const signInBasic = async () => signInLearner(app, await createLearner(app, { subscriptionType: 'Basic' }));

/** Returns an archive that contains a text with this recording. */
const archiveWith = (recording: Buffer) => {
  recording.write('ID3');
  return makeArchive({
    records: { texts: [textRecord({ recording: 'r.mp3' })] },
    files: { 'texts/a.txt': 'The fox sat.', 'r.mp3': recording },
  });
};

test('imports an archive whose media fit once the archive itself is removed', async () => {
  const learner = await signInBasic();
  const bytes = archiveWith(randomBytes(15 * megabyte));
  expect(await importAccountArchive(app, learner, bytes)).toMatchObject({
    task: { status: 'SUCCESS' },
    added: { texts: 1 },
  });
  expect(await learner.call(getStorage, {})).toEqual({
    used: 15 * megabyte,
    reserved: 0,
    limit: 20 * megabyte,
    kinds: [{ kind: 'audio', bytes: 15 * megabyte }],
  });
});

test('imports nothing from a small archive that unpacks to more than the quota', async () => {
  const learner = await signInBasic();
  const block = randomBytes(16 * 1024);
  const bytes = archiveWith(
    Buffer.concat(Array.from({ length: (21 * megabyte) / block.length }, () => block)),
  );
  expect(bytes.length).toBeLessThan(megabyte);
  expect(await importAccountArchive(app, learner, bytes)).toMatchObject({
    task: { status: 'FAILURE', message: 'storage_quota_exceeded' },
  });
  expect(await learner.call(listTexts, { query: {} })).toMatchObject({ count: 0 });
  expect(await learner.call(getStorage, {})).toMatchObject({ used: bytes.length, reserved: 0 });
});
