import { listTexts } from '@glossa/contract/texts';
import { addOrUpdateWord } from '@glossa/contract/words';
import { expect } from '@playwright/test';

import { runDockerCompose, removeData } from '../src/deployment/docker-compose.ts';
import { signIn } from '../src/users/user.ts';
import { readerScreen } from '../src/screens/reader.ts';
import { test } from '../src/test.ts';
import { addText } from '../src/texts/add-text.ts';
import { addVideo } from '../src/videos/add-video.ts';
import { makeTalk } from '../src/videos/make-talk.ts';

test('an operator restores texts, words and videos from a backup after losing the disks', async ({
  url,
  learner,
  browser,
}) => {
  const text = await addText(learner, { title: 'Before the flood', text: 'The river was quiet.' });
  const word = { text: 'river', knowledge_level: 2, translation: 'rivière', language: 'en' };
  await learner.call(addOrUpdateWord, { body: word });
  const videoId = await addVideo(learner, await makeTalk(20));
  console.log(await runDockerCompose('run', '--rm', 'backup', 'glossa', 'backup', '/backups'));

  await removeData();
  await runDockerCompose('up', '--detach', '--wait', 'postgres');
  console.log(
    await runDockerCompose(
      'run',
      '--rm',
      'backup',
      'sh',
      '-c',
      'glossa restore /backups/$(ls /backups | tail -1)',
    ),
  );
  await runDockerCompose('up', '--detach', '--wait');

  const secondSession = await signIn(url, learner);
  const { results } = await secondSession.call(listTexts, { query: { language: 'en' } });
  expect(results.map(({ id }) => id)).toEqual([text]);
  const context = await browser.newContext();
  await secondSession.signInTo(context);
  const page = await context.newPage();
  await page.goto(`/reading/${text}`);
  await expect(readerScreen(page).word('river')).toHaveAttribute('data-level', '2');
  await page.goto(`/videos/learn/${videoId}`);
  const readDuration = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.duration);
  await expect.poll(readDuration).toBeGreaterThan(15);
  await context.close();
});
