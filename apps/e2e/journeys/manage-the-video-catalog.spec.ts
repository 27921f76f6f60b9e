import { expect } from '@playwright/test';

import { contentManager } from '../src/users/demo-accounts.ts';
import { signIn } from '../src/users/user.ts';
import { expectNoAccessibilityViolations } from '../src/screens/accessibility-violations.ts';
import { findToast } from '../src/screens/toasts.ts';
import { test } from '../src/test.ts';
import { addVideo } from '../src/videos/add-video.ts';
import { makeTalk } from '../src/videos/make-talk.ts';

test('a content manager publishes, prices, deletes and restores a video', async ({ page, context, url }) => {
  const creator = await signIn(url, contentManager);
  const metadata = { description: 'A talk', author: 'Ada', category: 'Science' };
  const title = `Talk ${Date.now()}`;
  await addVideo(creator, await makeTalk(2), { ...metadata, title });
  await creator.signInTo(context);
  await page.goto('/videos/manage');
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row.getByText('Draft')).toBeVisible();
  await expectNoAccessibilityViolations(page, 'the catalog');

  await row.getByRole('checkbox').check();
  await page
    .getByRole('region', { name: 'Selected videos' })
    .getByRole('button', { name: 'Publish' })
    .click();
  await expect(findToast(page, '1 video published')).toBeVisible();
  await page.reload();
  await expect(row.getByText('Published')).toBeVisible();

  await row.getByRole('button', { name: title, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Free').uncheck();
  await dialog.getByLabel('Price').fill('12.50');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText('$12.50')).toBeVisible();

  await row.getByRole('button', { name: `More actions for “${title}”` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByText('Published')).toBeVisible();

  await row.getByRole('button', { name: `Preview “${title}”`, exact: true }).click();
  const player = dialog.locator('video');
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.3);
});

test('a learner is denied access to the video catalog', async ({ page, learner: _signedIn }) => {
  await page.goto('/videos/manage');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});
