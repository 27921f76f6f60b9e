import { expect } from '@playwright/test';

import { ownAppTest as test } from '../src/own-app-test.ts';
import { libraryOf } from '../src/screens/library.ts';
import { readerOf } from '../src/screens/reader.ts';
import { addText } from '../src/texts/add-text.ts';
import { numberedSentences } from '../src/texts/numbered-sentences.ts';

test('the page stays while the server is away, and goes on by itself when it is back', async ({
  page,
  learner,
  ownApp,
}) => {
  test.setTimeout(180_000);
  const reader = readerOf(page);
  const id = await addText(learner, { title: 'Numbers', text: numberedSentences(60) });
  // The first visit tells this browser that somebody is signed in; the second has all that it needs.
  await page.goto('/reading');
  await expect(libraryOf(page).heading).toBeVisible();
  await page.goto(`/reading/${id}`);
  await expect(reader.text).toContainText('sentence 1.');
  await page.waitForLoadState('networkidle');

  await ownApp.kill();
  await expect
    .poll(() =>
      fetch(ownApp.url).then(
        () => 'answers',
        () => 'is away',
      ),
    )
    .toBe('is away');
  await reader.goTo(9);
  await expect(page.getByText('No connection. The page comes as soon as it is back.')).toBeVisible();
  await expect(reader.text).toContainText('sentence 1.');
  // A change that the server cannot take is shown as not made.
  await reader.word('sentence').click();
  await reader.level('Known').click();
  await expect(
    page.getByText('Network error. Please check your connection and try again.').first(),
  ).toBeVisible();
  await expect(reader.word('sentence')).toHaveAttribute('data-standing', 'new');

  await ownApp.start();
  await expect(reader.text).toContainText('sentence 33.', { timeout: 30_000 });
  await expect(page.getByText('No connection.')).toBeHidden();
  await reader.word('sentence').click();
  await reader.level('Known').check();
  await expect(page.getByText('“sentence” is now: Known').first()).toBeVisible();
});
