import { exportAccount, getAccountArchives } from '@glossa/contract/account-archive';
import { getStorage } from '@glossa/contract/storage';
import { uploadText } from '@glossa/contract/text-upload';
import { listTexts } from '@glossa/contract/texts';
import { uploadPath } from '@glossa/contract/video-upload';
import { expect, test } from 'vitest';

import { createLearner } from '#testing/factories/learner.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const megabyte = 1024 * 1024;
const smallSite = startTestApp({ STORAGE_TOTAL: '1MB', MIN_FREE_DISK: '0' });
// No disk has this much free space.
const fullSite = startTestApp({ MIN_FREE_DISK: '1000TB' });

type Learner = Awaited<ReturnType<typeof signInLearner>>;

const upload = (learner: Learner, bytes: number) => {
  const content = Buffer.alloc(bytes);
  content.write('ID3');
  return learner.call(uploadText, {
    body: { title: 'T', text: 'Hear!', language: 'en' },
    files: { audio: new File([content], 'a.mp3') },
  });
};

test('refuses any upload that would exceed the server-wide limit', async () => {
  const first = await signInLearner(smallSite);
  const second = await signInLearner(smallSite, await createLearner(smallSite, { isSuperuser: true }));
  await upload(first, megabyte / 2);
  await expect(upload(second, megabyte)).rejects.toMatchObject({ status: 507, code: 'server_storage_full' });
  await upload(second, megabyte / 4);
  expect(await first.call(getStorage, {})).toMatchObject({ used: megabyte / 2 });
});

test('refuses uploads when the disk is nearly full, but keeps serving readers', async () => {
  const learner = await signInLearner(fullSite);
  await expect(upload(learner, 10)).rejects.toMatchObject({ status: 507, code: 'server_storage_full' });
  const resumable = await learner.fetch(uploadPath, {
    method: 'POST',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': '0',
      ...learner.csrfHeaders(),
      ...(await learner.signature('POST', uploadPath)),
    },
  });
  expect([resumable.status, await resumable.json()]).toMatchObject([507, { code: 'server_storage_full' }]);
  expect(await learner.call(listTexts, { query: { language: 'en' } })).toMatchObject({ count: 0 });
});

test('fails an export when the disk is nearly full, and reports why', async () => {
  const learner = await signInLearner(fullSite);
  await learner.call(exportAccount, {});
  const stop = await fullSite.startWorker();
  const readTask = async () => (await learner.call(getAccountArchives, {})).export?.task;
  await expect
    .poll(readTask, { timeout: 20_000 })
    .toMatchObject({ status: 'FAILURE', message: 'server_storage_full' });
  await stop();
});
