import { expect } from '@playwright/test';

import { admin } from '../src/people/demo-accounts.ts';
import { newShopClient, signIn } from '../src/people/person.ts';
import { guestScreens, learnerScreens } from '../src/screens/all-screens.ts';
import { barriers } from '../src/screens/barriers.ts';
import { libraryOf } from '../src/screens/library.ts';
import { openScreen } from '../src/screens/open-screen.ts';
import { readerOf } from '../src/screens/reader.ts';
import { test } from '../src/test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  // Colours are measured when nothing moves.
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('a visitor meets no barrier', async ({ page }) => {
      for (const path of guestScreens) {
        await openScreen(page, path);
        expect.soft(await barriers(page), path).toEqual([]);
      }
      await page.goto('/shop-client-registration');
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByText('First name is required')).toBeVisible();
      expect.soft(await barriers(page), 'a form with mistakes').toEqual([]);
    });

    test('a learner meets no barrier', async ({ page, learner }) => {
      for (const path of await learnerScreens(learner)) {
        await openScreen(page, path);
        expect.soft(await barriers(page), path).toEqual([]);
      }
    });

    test('what opens over a screen is no barrier', async ({ page, learner }) => {
      const library = libraryOf(page);
      const reader = readerOf(page);
      await learnerScreens(learner);
      await library.open();
      await library
        .row('The kettle')
        .getByRole('button', { name: /^More actions/ })
        .click();
      await expect(page.getByRole('menu')).toBeVisible();
      expect.soft(await barriers(page), 'a menu').toEqual([]);
      await page.getByRole('menuitem', { name: 'Move to trash' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect.soft(await barriers(page), 'a question').toEqual([]);
      await page.keyboard.press('Escape');
      await library.title('The kettle').click();
      for (const [word, level] of [
        ['kettle', 'Known'],
        ['sings', 'Ignore'],
        ['cat', '1'],
        ['listens', '2'],
        ['tea', '3'],
      ] as const) {
        await reader.word(word).click();
        await expect(reader.panel(word)).toBeVisible();
        await reader.level(level).check();
      }
      expect.soft(await barriers(page), 'words at all levels, and the panel').toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      expect.soft(await barriers(page), 'the sheet of keys').toEqual([]);
    });

    test('a shop client and an administrator meet no barrier', async ({ page, url, context }) => {
      await (await newShopClient(url)).enter(context);
      await openScreen(page, '/reading');
      expect.soft(await barriers(page), 'the offer to learn').toEqual([]);
      await context.clearCookies();
      await (await signIn(url, admin)).enter(context);
      await openScreen(page, '/admin/outbox');
      expect.soft(await barriers(page), '/admin/outbox').toEqual([]);
    });
  });
}
