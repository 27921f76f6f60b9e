import { expect } from '@playwright/test';

import { guestScreens, listLearnerScreens } from '../src/screens/all-screens.ts';
import { arabic, expectTranslated } from '../src/screens/interface-languages.ts';
import { readerScreen } from '../src/screens/reader.ts';
import { test } from '../src/test.ts';

// The translations have their own tests, which check that every string exists and isn't in English.
test('the main screens show no English words when the interface is in Arabic', async ({ page, learner }) => {
  // The operator's legal texts and the API's names aren't translated.
  const visited = guestScreens.filter((screen) => screen !== '/terms' && !screen.startsWith('/developers'));
  for (const path of visited) await expectTranslated(page, path, arabic);
  await listLearnerScreens(learner);
  for (const path of ['/dashboard', '/reading', '/words', '/videos', '/shop', '/settings']) {
    await expectTranslated(page, path, arabic);
  }
});

test('in Arabic, the sidebar is on the right, and an English text still runs left to right', async ({
  page,
  learner,
}) => {
  const readerPath = (await listLearnerScreens(learner)).find((path) =>
    /^\/reading\/[\da-f-]{36}$/.test(path),
  );
  await page.goto(`${readerPath}?lng=ar`);
  const reader = page.locator('[data-index]').first();
  await expect(reader).toHaveText('The');
  const sidebar = await page.getByRole('navigation').first().boundingBox();
  expect(sidebar?.x).toBeGreaterThan(640);
  await expect(page.locator('[data-index]').first().locator('xpath=ancestor::*[@dir][1]')).toHaveAttribute(
    'dir',
    'ltr',
  );
  // The arrow keys follow the text's direction, not the interface's.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(readerScreen(page).selected).toHaveCount(0);
  await expect(page.locator('[data-selected]')).toHaveText('kettle');
});
