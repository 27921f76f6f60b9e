import { readFile } from 'node:fs/promises';

import { heartbeat, recordTextRead } from '@glossa/contract/activity';
import { addOrUpdateWord } from '@glossa/contract/words';
import { expect } from '@playwright/test';

import { findAccessibilityViolations } from '../src/screens/accessibility-violations.ts';
import { test } from '../src/test.ts';
import { addText } from '../src/texts/add-text.ts';

test('a learner generates a report, exports it as CSV and prints it without the surrounding interface', async ({
  page,
  learner,
}) => {
  const id = await addText(learner, { title: 'The kettle', text: 'The kettle sings. The cat listens.' });
  await learner.call(heartbeat, { body: { kind: 'reading', seconds: 60, text_id: id } });
  await learner.call(recordTextRead, { body: { text_id: id } });
  const word = { text: 'kettle', language: 'en', translation: 'Kessel', knowledge_level: 4 };
  await learner.call(addOrUpdateWord, { body: word });

  await page.goto('/reports');
  await page.getByRole('radio', { name: 'Vocabulary' }).check();
  await page.getByLabel('Period').selectOption('Last week');
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page).toHaveURL(/\?kind=vocabulary&period=last_week$/);
  const sheet = page.getByRole('article', { name: 'Vocabulary report' });
  await expect(sheet.getByRole('row', { name: 'kettle Kessel English' })).toBeVisible();
  await expect(sheet.locator('svg.recharts-surface').first()).toBeVisible();
  expect.soft(await findAccessibilityViolations(page), 'a report').toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^glossa-vocabulary-report-last-week-[\d-]+\.csv$/);
  expect(await readFile(await download.path(), 'utf8')).toContain('kettle,Kessel,English,');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Made with Glossa')).toBeVisible();
  await expect(sheet.getByRole('row', { name: 'kettle Kessel English' })).toBeVisible();
  for (const hidden of [
    page.getByRole('button', { name: 'Print' }),
    page.getByRole('button', { name: 'Generate' }),
    page.getByRole('heading', { name: 'Reports' }),
    page.getByText('Study Tools'),
  ]) {
    await expect(hidden).toBeHidden();
  }
});
