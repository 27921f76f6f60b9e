import { expect } from '@playwright/test';

import { createLearnerAccount } from '../src/users/user.ts';
import { tabTo } from '../src/screens/keyboard.ts';
import { libraryScreen } from '../src/screens/library.ts';
import { readerScreen } from '../src/screens/reader.ts';
import { test } from '../src/test.ts';
import { addText } from '../src/texts/add-text.ts';

test('a learner signs in, opens a text, marks words and goes back to the library without a mouse', async ({
  page,
  url,
}) => {
  const library = libraryScreen(page);
  const reader = readerScreen(page);
  const user = await createLearnerAccount(url);
  await addText(user, { title: 'Fox', text: 'The brown fox sleeps.' });
  const { keyboard } = page;

  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await keyboard.type(user.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await keyboard.type(user.password);
  await keyboard.press('Enter');

  await tabTo(page, page.getByRole('navigation').getByRole('link', { name: 'Library', exact: true }));
  await keyboard.press('Enter');
  await tabTo(page, library.title('Fox'));
  await keyboard.press('Enter');
  await expect(reader.text).toHaveText('The brown fox sleeps.');

  for (const word of ['The', 'brown', 'fox']) {
    await keyboard.press('ArrowRight');
    await expect(reader.selected).toHaveText(word);
    await expect(reader.selected).toBeFocused();
  }
  await keyboard.press('Enter');
  await expect(reader.panel('fox')).toBeVisible();
  await tabTo(page, reader.level('New'));
  await keyboard.press('ArrowRight');
  await expect(reader.level('1')).toBeChecked();
  await expect(reader.selected).toHaveAttribute('data-level', '1');
  await tabTo(page, reader.translation);
  await keyboard.type('le renard');
  await keyboard.press('Enter');
  await expect(reader.selected).toBeFocused();
  await keyboard.press('Escape');

  // The words on a page are a single tab stop.
  await keyboard.press('Tab');
  await expect(reader.markRest).toBeFocused();
  await keyboard.press('Enter');
  await expect(reader.noNewWords).toBeVisible();

  await tabTo(page, reader.backToLibrary);
  await keyboard.press('Enter');
  await expect(library.known('Fox')).toHaveText('75% known');
});

test('a skip link jumps past the sidebar', async ({ page, learner: _me }) => {
  await page.goto('/reading');
  await expect(libraryScreen(page).heading).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Upload text' }).first()).toBeFocused();
});

test('a learner opens pages and texts from the search box', async ({ page, learner }) => {
  await addText(learner, { title: 'A winter evening', text: 'It snows.' });
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  const box = page.getByRole('dialog').getByRole('combobox', { name: 'Search' });
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.keyboard.type('winter');
  await expect(page.getByRole('dialog').getByText('A winter evening')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(readerScreen(page).text).toHaveText('It snows.');
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.keyboard.type('trash');
  await expect(page.getByRole('dialog').getByText('Trash')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/reading/trash');
});
