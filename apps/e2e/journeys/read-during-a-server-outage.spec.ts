import { expect } from '@playwright/test';

import { restartTest as test } from '../src/own-app-test.ts';
import { libraryScreen } from '../src/screens/library.ts';
import { countStoredRows, offlineBar } from '../src/screens/offline.ts';
import { readerScreen } from '../src/screens/reader.ts';
import { findToast } from '../src/screens/toasts.ts';
import { addText } from '../src/texts/add-text.ts';
import { numberedSentences } from '../src/texts/numbered-sentences.ts';

test('a learner keeps reading while the server is down, and changes are sent automatically when it is back', async ({
  page,
  learner,
  ownApp,
}) => {
  const reader = readerScreen(page);
  const id = await addText(learner, { title: 'Numbers', text: numberedSentences(60) });
  // Open one page to store the session in this browser, and the reader to store everything needed to read offline.
  await page.goto('/reading');
  await expect(libraryScreen(page).heading).toBeVisible();
  await page.goto(`/reading/${id}`);
  await expect(reader.text).toContainText('sentence 1.');
  await expect.poll(() => countStoredRows(page, 'leaves')).toBe(1);
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
  // The copy of the text stored on this device is shown.
  await reader.goTo(9);
  await expect(reader.text).toContainText('sentence 33.');
  await expect(offlineBar(page)).toBeVisible();
  await reader.word('sentence').click();
  await reader.level('Known').click();
  await expect(reader.word('sentence')).toHaveAttribute('data-level', 'known');
  await expect(offlineBar(page)).toContainText('1 change waiting');

  await ownApp.start();
  await expect(findToast(page, '1 change was sent.')).toBeVisible({ timeout: 30_000 });
  await expect(offlineBar(page)).toBeHidden();
  await page.reload();
  await expect(reader.text).toContainText('sentence 33.');
  await expect(reader.word('sentence')).toHaveAttribute('data-level', 'known');
});
