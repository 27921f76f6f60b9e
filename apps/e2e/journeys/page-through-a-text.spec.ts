import { expect } from '@playwright/test';

import { libraryScreen } from '../src/screens/library.ts';
import { readerScreen } from '../src/screens/reader.ts';
import { test } from '../src/test.ts';
import { addText } from '../src/texts/add-text.ts';
import { numberedSentences } from '../src/texts/numbered-sentences.ts';

test('a learner keeps the reading position after a reload, in another browser and with a different page size', async ({
  page,
  url,
  learner,
  browser,
}) => {
  const reader = readerScreen(page);
  const id = await addText(learner, { title: 'Numbers', text: numberedSentences(100) });
  await page.goto(`/reading/${id}`);
  await expect(reader.text).toContainText('sentence 1.');
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(`/reading/${id}/page/2`);
  await page.keyboard.press('PageDown');
  await expect(reader.text).toContainText('sentence 9.');
  await page.keyboard.press('PageUp');
  await expect(reader.text).toContainText('sentence 5.');
  await expect(reader.previous).toBeEnabled();
  await reader.goTo(13);
  await expect(reader.text).toContainText('sentence 49.');
  await page.reload();
  await expect(reader.text).toContainText('sentence 49.');

  // Sentence 49 is on page 17 with three sentences per page, and on page 10 with five.
  await page.getByRole('button', { name: 'Display settings' }).click();
  await page.getByRole('button', { name: 'Sentences per page: less' }).click();
  await expect(page).toHaveURL(`/reading/${id}/page/17`);
  await expect(reader.text).toContainText('sentence 49.');
  await page.getByRole('button', { name: 'Sentences per page: more' }).click();
  await page.getByRole('button', { name: 'Sentences per page: more' }).click();
  await expect(page).toHaveURL(`/reading/${id}/page/10`);
  await expect(reader.text).toContainText('sentence 49.');
  await page.keyboard.press('Escape');

  const otherContext = await browser.newContext({ baseURL: url });
  await learner.signInTo(otherContext);
  const other = await otherContext.newPage();
  await other.goto('/reading');
  await libraryScreen(other).title('Numbers').click();
  await expect(readerScreen(other).text).toContainText('sentence 49.');
});

test('a learner finishes a text after its last page', async ({ page, learner }) => {
  const library = libraryScreen(page);
  const reader = readerScreen(page);
  const id = await addText(learner, { title: 'Six', text: numberedSentences(6) });
  await page.goto(`/reading/${id}`);
  await reader.next.click();
  await expect(reader.text).toContainText('sentence 6.');
  await reader.finish.click();
  await expect(page.getByRole('heading', { name: 'You’ve finished it!' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to last page' }).click();
  await expect(reader.text).toContainText('sentence 6.');
  await reader.finish.click();
  await page.getByRole('link', { name: 'Back to the library' }).click();
  await expect(library.row('Six')).toContainText('Finished');
});

test('continuous mode scrolls to the end of a text, and display settings sync to another device', async ({
  page,
  url,
  learner,
  browser,
}) => {
  const reader = readerScreen(page);
  const id = await addText(learner, { title: 'Flow', text: numberedSentences(60) });
  await page.goto(`/reading/${id}`);
  await page.getByRole('button', { name: 'Display settings' }).click();
  await page.getByRole('radio', { name: 'Continuous' }).click();
  await page.getByRole('radio', { name: 'Sepia' }).click();
  await page.keyboard.press('Escape');
  const sentence = (number: number) => reader.text.getByText(`sentence ${number}.`);
  await expect(page.getByRole('dialog')).toBeHidden();
  // More content loads at the bottom, so scrolling once may not leave the first page.
  await expect(async () => {
    await page.mouse.wheel(0, 5000);
    await expect(page).not.toHaveURL(`/reading/${id}/page/1`, { timeout: 1000 });
  }).toPass();
  await reader.goTo(15);
  await expect(sentence(60)).toBeInViewport();
  await expect(page).toHaveURL(`/reading/${id}/page/15`);
  await reader.previous.click();
  await expect(page).toHaveURL(`/reading/${id}/page/14`);
  await page.reload();
  await expect(sentence(56)).toBeInViewport();

  const otherBrowser = await browser.newContext({ baseURL: url });
  await learner.signInTo(otherBrowser);
  const other = await otherBrowser.newPage();
  await other.goto(`/reading/${id}`);
  await expect(readerScreen(other).text).toContainText('sentence 60.');
  await expect(other.locator('html')).toHaveAttribute('data-reading-background', 'sepia');
  await readerScreen(other).goTo(15);
  await readerScreen(other).finish.click();
  await expect(other.getByRole('heading', { name: 'You’ve finished it!' })).toBeVisible();
});

test('a page number beyond the end opens an existing page, and focus mode hides the navigation', async ({
  page,
  learner,
}) => {
  const reader = readerScreen(page);
  const id = await addText(learner, { title: 'Numbers', text: numberedSentences(30) });
  await page.goto(`/reading/${id}/page/900`);
  await expect(page).toHaveURL(`/reading/${id}/page/1`);
  await expect(reader.text).toContainText('sentence 1.');
  await reader.goTo(900);
  await expect(page).toHaveURL(`/reading/${id}/page/8`);
  await expect(reader.text).toContainText('sentence 30.');
  await page.goBack();
  await expect(reader.text).toContainText('sentence 1.');

  await page.keyboard.press('f');
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
});
