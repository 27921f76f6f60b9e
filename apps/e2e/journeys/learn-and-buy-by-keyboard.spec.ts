import { expect } from '@playwright/test';

import { createShopAccount } from '../src/users/user.ts';
import { enter, tabTo } from '../src/screens/keyboard.ts';
import { practiceScreen } from '../src/screens/practice.ts';
import { readerScreen } from '../src/screens/reader.ts';
import { test } from '../src/test.ts';

test('a shop client signs in, starts learning, reads, reviews a card, gets a book and signs out without a mouse', async ({
  page,
  url,
}) => {
  const { keyboard } = page;
  const reader = readerScreen(page);
  const practice = practiceScreen(page);
  const user = await createShopAccount(url);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const main = page.getByRole('main');
  const search = async (query: string) => {
    await keyboard.press('Control+k');
    const box = page.getByRole('dialog').getByRole('combobox', { name: 'Search' });
    await expect(box).toBeFocused();
    await keyboard.type(query);
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    await keyboard.press('Enter');
  };

  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await keyboard.type(user.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await keyboard.type(user.password);
  await keyboard.press('Enter');

  await enter(page, page.getByRole('link', { name: 'Start learning' }));
  await tabTo(page, page.getByRole('searchbox', { name: 'Find a language' }));
  await keyboard.type('ital');
  await enter(page, button('Start learning Italian'));
  await enter(page, button(/^I’m new to it/));
  await enter(page, button('Start reading'));
  await expect(reader.text).toContainText('Franco ha un piccolo bar');

  await reader.toolsReady();
  await keyboard.press('ArrowRight');
  await expect(reader.selected).toBeFocused();
  await keyboard.press('Enter');
  await tabTo(page, reader.translation);
  await keyboard.type('Franco, a name');
  await keyboard.press('Enter');
  await expect(reader.selected).toBeFocused();
  await keyboard.press('2');
  await expect(reader.selected).toHaveAttribute('data-level', '2');
  await enter(page, reader.next);
  await expect(page).toHaveURL(/\/page\/2$/);

  // A dialog takes the focus, traps it, and returns it when closed.
  await tabTo(page, reader.previous);
  await keyboard.press('?');
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  for (let presses = 0; presses < 4; presses++) {
    await keyboard.press('Tab');
    expect(await sheet.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  }
  await keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(reader.previous).toBeFocused();

  await search('practice');
  await expect(page).toHaveURL('/practice');
  await expect(main).toBeFocused();
  await enter(page, practice.start);
  // In one of the modes, the word itself must be typed.
  const question = await practice.question.textContent();
  if (question === 'Type the word') await keyboard.type('Franco');
  await keyboard.press(question === 'Type the word' ? 'Enter' : 'Space');
  await expect(practice.ratings).toBeVisible();
  await keyboard.press('3');
  await expect(practice.ratings).toBeHidden();

  await search('ebook shop');
  await expect(page).toHaveURL('/shop');
  await enter(page, main.getByRole('link', { name: 'Il caffè di Franco' }).first());
  await enter(page, main.getByRole('link', { name: 'Get it free' }));
  await expect(page).toHaveURL(/\/checkout/);
  await enter(page, button('Get it for free'));
  await expect(page).toHaveURL(/\/checkout\/done/);
  await enter(page, button('Logout'));
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email')).toBeFocused();
});
