import { expect } from '@playwright/test';

import { restartTest as test } from '../src/own-app-test.ts';
import { demoLearner } from '../src/users/demo-accounts.ts';
import { libraryScreen } from '../src/screens/library.ts';
import { readerScreen } from '../src/screens/reader.ts';
import { fillSignIn } from '../src/screens/sign-in.ts';
import { readNovel } from '../src/texts/novel.ts';

test('a learner uploads a novel, reads it and marks words, and everything is still there after a restart', async ({
  page,
  ownApp,
}) => {
  const library = libraryScreen(page);
  const reader = readerScreen(page);
  const starter = 'The Wrong Umbrella';

  await page.goto('/reading');
  await fillSignIn(page, demoLearner);
  await expect(library.heading).toBeVisible();
  await page.getByRole('combobox', { name: 'Learning language' }).selectOption('English');

  await page.getByRole('main').getByRole('link', { name: 'Upload text' }).click();
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'moby-dick.txt', mimeType: 'text/plain', buffer: readNovel() });
  await page.getByRole('textbox', { name: 'Title' }).fill('Moby-Dick');
  await page.getByRole('button', { name: 'Submit article' }).click();
  await expect(page.getByRole('heading', { name: 'Preparing “Moby-Dick”' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Preparing…' })).toBeVisible();

  // The reader opens automatically when the analysis is complete.
  await expect(reader.text).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveURL(/\/reading\/[^/]+\/page\/1$/);
  const text = page.url().replace(/\/page\/1$/, '');

  await library.open();
  const before = await library.known('Moby-Dick').innerText();
  const starterBefore = await library.known(starter).innerText();

  await library.title('Moby-Dick').click();
  await reader.word('the').click();
  await reader.level('Known').check();
  await expect(reader.word('the')).toHaveAttribute('data-level', 'known');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('2');
  await expect(reader.selected).toHaveAttribute('data-level', '2');
  const learned = await reader.selected.innerText();

  const page1 = await reader.text.innerText();
  await reader.goTo(5000);
  await expect(page).toHaveURL(`${text}/page/5000`);
  // The previous page stays visible until the new one has loaded.
  await expect(reader.text).not.toHaveText(page1, { useInnerText: true });
  await reader.markRest.click();
  await expect(reader.noNewWords).toBeVisible();
  const page5000 = await reader.text.innerText();

  await reader.backToLibrary.click();
  await expect(library.known('Moby-Dick')).not.toHaveText(before);
  await expect(library.known(starter)).not.toHaveText(starterBefore);
  const after = await library.known('Moby-Dick').innerText();
  const starterAfter = await library.known(starter).innerText();
  expect(Number.parseInt(after, 10)).toBeGreaterThan(Number.parseInt(before, 10));
  expect(Number.parseInt(starterAfter, 10)).toBeGreaterThan(Number.parseInt(starterBefore, 10));

  await ownApp.stop();
  await ownApp.start();

  await library.open();
  await expect(library.known('Moby-Dick')).toHaveText(after);
  await expect(library.known(starter)).toHaveText(starterAfter);
  await library.title('Moby-Dick').click();
  await expect(page).toHaveURL(`${text}/page/5000`);
  await expect(reader.text).toHaveText(page5000, { useInnerText: true });
  await expect(reader.noNewWords).toBeVisible();
  await reader.goTo(1);
  await expect(reader.word('the')).toHaveAttribute('data-level', 'known');
  await expect(reader.word(learned)).toHaveAttribute('data-level', '2');
});
