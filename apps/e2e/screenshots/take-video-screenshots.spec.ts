import { updateProfile } from '@glossa/contract/auth';
import { bulkUpdateWords } from '@glossa/contract/bulk-words';
import { createYoutubeVideo, updateVideo } from '@glossa/contract/video-upload';
import { saveVideoPosition, watchVideo } from '@glossa/contract/watching';
import { addOrUpdateWord } from '@glossa/contract/words';
import { expect } from '@playwright/test';

import { ownAppTest as test } from '../src/own-app-test.ts';
import { demoLearner } from '../src/users/demo-accounts.ts';
import { signIn } from '../src/users/user.ts';
import type { User } from '../src/users/user.ts';
import { createPhoneContext } from '../src/screens/create-phone-context.ts';
import { readerScreen } from '../src/screens/reader.ts';
import { watchScreen } from '../src/screens/watch.ts';
import { addVideo, openAsFile } from '../src/videos/add-video.ts';
import { makeTalk } from '../src/videos/make-talk.ts';
import { captureScreenshot } from './capture-screenshot.ts';

/** Adds several talks to a library, one of them half-watched, and marks their words. */
async function fillLibrary(user: User): Promise<string> {
  const { call } = user;
  const talk = await makeTalk(90);
  for (const [title, difficulty_level] of [
    ['Of whales and men', 'advanced'],
    ['A walk along the harbour', 'beginner'],
  ] as const) {
    const id = await addVideo(user, await makeTalk(12));
    await call(updateVideo, { params: { id }, body: { title, difficulty_level } });
  }
  await call(createYoutubeVideo, {
    body: {
      title: 'How to read the sea',
      language: 'en',
      difficulty_level: 'intermediate',
      video_url: 'https://youtu.be/aaaaaaaaaaa',
      duration: 754,
    },
    files: { subtitle_file: openAsFile(talk.subtitles) },
  });
  const id = await addVideo(user, talk);
  const body = { title: 'A night at the inn', author: 'Ishmael', tags: ['sea', 'novel'] };
  await call(updateVideo, { params: { id }, body });
  const { part } = await call(watchVideo, { params: { id } });
  const words = part.sentences.flatMap(({ tokens }) =>
    tokens.flatMap(({ t, w }) => (w === undefined ? [] : [t])),
  );
  const known = [...new Set(words)].filter((word) => word.length < 7);
  await call(bulkUpdateWords, { body: { texts: known, language: 'en', knowledge_level: 4 } });
  await call(addOrUpdateWord, {
    body: { text: 'stature', language: 'en', translation: 'la stature', knowledge_level: 2 },
  });
  await call(saveVideoPosition, { params: { id }, body: { position: 5 } });
  return id;
}

test('captures the video screenshots', async ({ page, ownApp, browser }) => {
  const user = await signIn(ownApp.url, demoLearner);
  await user.call(updateProfile, { body: { current_language: 'en' } });
  const id = await fillLibrary(user);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await user.signInTo(page.context());

  await page.goto('/videos');
  await expect(page.getByRole('link', { name: 'A night at the inn' })).toBeVisible();
  await captureScreenshot(page, 'videos');

  await page.goto(`/videos/learn/${id}`);
  const watch = watchScreen(page);
  await watch.word('stature').click();
  await expect(readerScreen(page).panel('stature')).toBeVisible();
  await captureScreenshot(page, 'watch');
  await page.emulateMedia({ colorScheme: 'dark' });
  await captureScreenshot(page, 'watch-at-night');

  const phone = await createPhoneContext(browser, ownApp.url);
  await user.signInTo(phone);
  const phonePage = await phone.newPage();
  await phonePage.goto(`/videos/learn/${id}`);
  await expect(watchScreen(phonePage).word('stature')).toBeVisible();
  await captureScreenshot(phonePage, 'watch-on-a-phone');
});
