import { expect } from '@playwright/test';

import { companionTest } from '../src/companion/companion-test.ts';
import { startFakeCompanionSite } from '../src/companion/fake-companion-site.ts';
import { captureScreenshot } from './capture-screenshot.ts';

const test = companionTest(startFakeCompanionSite);

test('captures two sites set to the same language', async ({ page, learner, site }) => {
  await learner.signInTo(page.context());
  await page.goto('/language-test');
  await expect.poll(() => site.receivedLanguages).toEqual(['fr']);
  for (const name of ['Test WordPress Sync', 'Sync from WordPress'])
    await page.getByRole('button', { name }).click();
  await expect(page.getByText('OK', { exact: true })).toHaveCount(2);
  await expect(page.getByText('Both sites are set to the same language.')).toBeVisible();
  await captureScreenshot(page, 'language-test', 'jpeg');
});
