import { heartbeat, recordTextRead } from '@glossa/contract/activity';
import { addOrUpdateWord } from '@glossa/contract/words';
import { expect } from '@playwright/test';

import { findAccessibilityViolations } from '../src/screens/accessibility-violations.ts';
import { test } from '../src/test.ts';
import { addText } from '../src/texts/add-text.ts';

test('a learner uses the journal to see what they read and learned, and filters it by day and activity', async ({
  page,
  learner,
}) => {
  const id = await addText(learner, { title: 'The kettle', text: 'The kettle sings. The cat listens.' });
  await learner.call(heartbeat, { body: { kind: 'reading', seconds: 60, text_id: id } });
  await learner.call(recordTextRead, { body: { text_id: id } });
  const word = { text: 'kettle', language: 'en', translation: 'Kessel', knowledge_level: 4 };
  await learner.call(addOrUpdateWord, { body: word });

  await page.goto('/journal');
  const totals = page.getByRole('region', { name: 'Totals' });
  await expect(totals).toContainText('Word learned1');
  await expect(totals).toContainText('Text finished1');
  await expect(page.getByText('1 new word', { exact: true })).toBeVisible();
  const learned = page.getByRole('list', { name: 'Words learned' });
  await expect(learned.getByText('kettle', { exact: true })).toBeVisible();

  await page.getByRole('combobox', { name: 'Activity' }).selectOption('reading');
  await expect(page).toHaveURL(/\?activity=reading$/);
  await expect(page.getByText('1 new word', { exact: true })).toBeHidden();
  await expect(page.getByText('1 min')).toBeVisible();
  await page.getByRole('combobox', { name: 'Activity' }).selectOption('video');
  await page.getByRole('button', { name: 'Clear filters' }).click();

  // Use the keyboard to go far back in time and return to the present.
  await page.getByRole('radio', { name: 'Week', exact: true }).press('ArrowRight');
  await page.getByRole('radio', { name: 'Month' }).press('ArrowRight');
  await page.getByLabel('First day').fill('2020-01-31');
  await expect(page).toHaveURL(/from=2020-01-31/);
  await page.getByLabel('Last day').fill('2020-01-01');
  await expect(page.getByText('The last day can’t be before the first')).toBeVisible();
  await page.getByLabel('Last day').fill('2020-02-01');
  await expect(page.getByText('Nothing in this period')).toBeVisible();
  expect.soft(await findAccessibilityViolations(page), 'days of its own').toEqual([]);
  await page.goto('/journal?period=today');
  await page.getByRole('link', { name: 'The kettle' }).click();
  await expect(page).toHaveURL(new RegExp(`/reading/${id}`));
});
