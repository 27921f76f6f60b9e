import { listTexts } from '@glossa/contract/texts';
import { listVideos } from '@glossa/contract/videos';
import { expect, test } from 'vitest';

import { awardMilestones } from '#domain/activity/milestones.ts';
import { exportAccountArchive, importAccountArchive } from '#testing/account-archives.ts';
import type { Browser } from '#testing/browser.ts';
import { fillAccount } from '#testing/factories/full-account.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { fetchAccount } from '#testing/whole-account.ts';

const sourceApp = startTestApp();
const targetApp = startTestApp();

const languages = ['en', 'de'];

test('transfers an account unchanged to another server, and a second import adds nothing', async () => {
  const old = await signInLearner(sourceApp);
  await fillAccount(sourceApp, old);
  // Award milestones now, so that they aren't recorded after the export.
  await awardMilestones(sourceApp.deps.db, old.learnerId, new Date());
  const { bytes } = await exportAccountArchive(sourceApp, old);
  const before = await fetchAccount(old, languages);

  const newLearner = await signInLearner(
    targetApp,
    await createLearner(targetApp, { currentLanguage: null, selectedLanguages: [] }),
  );
  const finishedImport = await importAccountArchive(targetApp, newLearner, bytes);
  expect(finishedImport.task).toMatchObject({ status: 'SUCCESS', message: null });
  expect(finishedImport.added).toMatchObject({ texts: 5, words: 7, videos: 1, annotations: 2, reviews: 2 });
  expect(await fetchAccount(newLearner, languages)).toEqual(before);
  const recount = async () =>
    (
      await targetApp.deps.db.pool.query<{ wrong: number }>('SELECT recount_learner($1) AS wrong', [
        newLearner.learnerId,
      ])
    ).rows;
  expect(await recount()).toEqual([{ wrong: 0 }]);
  await expectFiles(newLearner);

  const secondImport = await importAccountArchive(targetApp, newLearner, bytes);
  expect(secondImport).toMatchObject({ task: { status: 'SUCCESS' }, added: {} });
  expect(await fetchAccount(newLearner, languages)).toEqual(before);

  // Importing one's own archive adds nothing.
  const reimported = await importAccountArchive(sourceApp, old, bytes);
  expect(reimported).toMatchObject({ task: { status: 'SUCCESS' }, added: {} });
  expect(await fetchAccount(old, languages)).toEqual(before);
  expect(await recount()).toEqual([{ wrong: 0 }]);
}, 300_000);

/** Checks that the recording and the video can be played. */
async function expectFiles(browser: Browser): Promise<void> {
  const { results } = await browser.call(listTexts, { query: { search: 'fable' } });
  expect((await browser.fetch(results[0]?.audio ?? '')).status).toBe(200);
  const [video] = (await browser.call(listVideos, { query: {} })).results;
  const videoResponse = await browser.fetch(`/media/videos/${video?.id}/file`, {
    headers: { range: 'bytes=4-7' },
  });
  expect([videoResponse.status, await videoResponse.text()]).toEqual([206, 'ftyp']);
  expect((await browser.fetch(video?.thumbnail ?? '')).status).toBe(200);
}
