import { readFile } from 'node:fs/promises';

import { addOrUpdateWord } from '@glossa/contract/words';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { createLearnerAccount } from '../src/users/user.ts';
import type { User } from '../src/users/user.ts';
import { findAccessibilityViolations } from '../src/screens/accessibility-violations.ts';
import { openScreen } from '../src/screens/open-screen.ts';
import { findToast } from '../src/screens/toasts.ts';
import { test } from '../src/test.ts';
import { addText } from '../src/texts/add-text.ts';

const saveWord = ({ call }: User, text: string, knowledge_level: number) =>
  call(addOrUpdateWord, { body: { text, language: 'en', knowledge_level, translation: `my ${text}` } });
const wordRow = (page: Page, word: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: word, exact: true }) });

test('a learner adds, connects, changes and deletes words, and undoes the deletion', async ({
  page,
  learner,
}) => {
  await addText(learner, { title: 'The shore', text: 'The sea is cold. The lighthouse stands by the sea.' });
  await openScreen(page, '/mindmap');
  await expect(page.getByText('Your words, connected')).toBeVisible();
  await page.getByRole('button', { name: 'Add word' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Word or phrase').fill('Sea');
  await dialog.getByLabel('Translation').fill('mer');
  await dialog.getByRole('button', { name: 'Add word' }).click();

  const panel = page.getByRole('region', { name: 'sea' });
  await expect(panel).toBeVisible();
  await panel.getByLabel('Add connection').fill('ocean');
  await panel.getByLabel('Type of connection', { exact: true }).selectOption('synonym');
  await panel.getByRole('button', { name: 'Connect' }).click();
  await expect(panel.getByRole('heading', { name: 'Synonyms' })).toBeVisible();

  await panel.getByLabel('Type of connection to ocean').selectOption('related');
  await expect(panel.getByRole('heading', { name: 'Related words' })).toBeVisible();
  await panel.getByRole('button', { name: 'Remove the connection to ocean' }).click();
  await expect(panel.getByRole('button', { name: 'ocean', exact: true })).toBeHidden();
  await findToast(page, 'no longer connected').getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByRole('button', { name: 'ocean', exact: true })).toBeVisible();

  await panel.getByRole('radio', { name: 'Known' }).click();
  await expect(panel.getByRole('radio', { name: 'Known' })).toBeChecked();
  await expect(panel.getByText('Known').first()).toBeVisible();
  await panel.getByRole('button', { name: 'More' }).click();
  await panel.getByRole('button', { name: 'Delete from my words' }).click();
  await expect(panel).toBeHidden();
  await findToast(page, 'deleted from your words').getByRole('button', { name: 'Undo' }).click();
  await page.getByText('List', { exact: true }).click();
  await expect(wordRow(page, 'sea')).toContainText('ocean');
});

test('a learner searches, filters and navigates the map by keyboard, in both the drawing and the list', async ({
  page,
  learner,
}) => {
  await addText(learner, { title: 'The shore', text: 'The sea is cold. The lighthouse stands by the sea.' });
  for (const [word, level] of [
    ['sea', 1],
    ['cold', 4],
    ['lighthouse', 2],
  ] as const)
    await saveWord(learner, word, level);
  await openScreen(page, '/mindmap?search=sea');
  const map = page.getByRole('application', { name: 'Map of words' });
  await map.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: /^(sea|cold|lighthouse)$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: /^(sea|cold|lighthouse)$/ })).toBeHidden();

  await openScreen(page, '/mindmap?view=list&search=sea');
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await expect(wordRow(page, 'sea')).toContainText('lighthouse Seen together');
  await page.getByLabel('Level', { exact: true }).selectOption('known');
  await expect(page.getByRole('rowheader')).toHaveText(['sea', 'cold']);
  await page.getByRole('slider').focus();
  await page.keyboard.press('Home');
  await expect(page.getByRole('rowheader')).toHaveText(['sea']);
  await page.getByRole('rowheader').getByRole('button').focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'sea' });
  await expect(panel).toBeVisible();
  // Pressing a single key adds a suggestion from the sentence.
  await panel.getByRole('button', { name: 'Connect to lighthouse: Related' }).focus();
  await page.keyboard.press('Enter');
  await expect(findToast(page, '“sea” and “lighthouse” connected')).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test('a learner exports a map to a file and imports it into another account', async ({
  page,
  learner,
  url,
  browser,
}) => {
  await saveWord(learner, 'sea', 3);
  await openScreen(page, '/mindmap?search=sea');
  await page.getByRole('application').focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Add connection').fill('ocean');
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(findToast(page, 'connected')).toBeVisible();
  const downloadMap = async (item: string) => {
    await page.getByRole('main').getByRole('button', { name: 'More actions' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: item }).click();
    return readFile(await (await download).path());
  };
  expect((await downloadMap('Export as SVG image')).toString()).toContain('>ocean</text>');
  expect((await downloadMap('Export as PNG image')).subarray(1, 4).toString()).toBe('PNG');
  const file = await downloadMap('Export as JSON');

  const other = await createLearnerAccount(url);
  const context = await browser.newContext({ baseURL: url });
  await other.signInTo(context);
  const otherPage = await context.newPage();
  await openScreen(otherPage, '/mindmap?view=list');
  const uploadMap = async (content: Buffer) =>
    otherPage
      .locator('input[type=file]')
      .setInputFiles({ name: 'map.json', mimeType: 'application/json', buffer: content });
  await uploadMap(Buffer.from('what?'));
  await expect(findToast(otherPage, 'This file isn’t a mind map')).toBeVisible();
  await uploadMap(file);
  const report = otherPage.getByRole('dialog', { name: 'Mind map imported' });
  await expect(report).toContainText('Words: 2 added');
  await report.getByRole('button', { name: 'Close' }).last().click();
  await expect(wordRow(otherPage, 'sea')).toContainText('ocean Related');
  await context.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('tapping a word opens it, and a button opens the filters', async ({ page, learner }) => {
    await saveWord(learner, 'sea', 1);
    await openScreen(page, '/mindmap');
    const canvas = page.locator('canvas');
    const box = (await canvas.boundingBox()) ?? { width: 0, height: 0 };
    // The word is at the center of the map.
    await canvas.tap({ position: { x: box.width / 2, y: box.height / 2 } });
    await expect(page.getByRole('region', { name: 'sea' })).toBeVisible();
    await page.getByRole('region', { name: 'sea' }).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByLabel('Level', { exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'Filters, 0 in use' }).click();
    await page.getByLabel('Level', { exact: true }).selectOption('mastered');
    await expect(page.getByText('No words found')).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});
