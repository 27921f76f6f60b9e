import { expect } from '@playwright/test';

import { libraryScreen } from '../src/screens/library.ts';
import { readerScreen } from '../src/screens/reader.ts';
import { test } from '../src/test.ts';
import { makeBook } from '../src/texts/make-book.ts';

// From Alice's Adventures in Wonderland, 1865.
const alice = makeBook({ title: 'Alice', author: 'Lewis Carroll', language: 'en' }, [
  {
    title: 'Down the Rabbit-Hole',
    paragraphs: ['Alice was beginning to get very tired of sitting by her sister on the bank.'],
  },
  { title: 'The Pool of Tears', paragraphs: ['“Curiouser and curiouser!” cried Alice.'] },
  { title: 'A Caucus-Race', paragraphs: ['They were indeed a queer-looking party.'] },
]);
const createFilePayload = (name: string, buffer: Buffer, mimeType: string) => ({ name, mimeType, buffer });

test('a learner previews a book and imports the selected chapters as texts', async ({
  page,
  learner: _me,
}) => {
  const library = libraryScreen(page);
  const reader = readerScreen(page);
  await page.goto('/articles/upload');
  await page
    .getByLabel('Choose a file')
    .setInputFiles(createFilePayload('alice.epub', alice, 'application/epub+zip'));

  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Alice');
  await expect(page.getByText('3 of 3 selected')).toBeVisible();
  await page.getByRole('checkbox', { name: 'The Pool of Tears' }).uncheck();
  await page.getByRole('button', { name: 'Import 2 texts' }).click();

  await expect(library.heading).toBeVisible();
  await expect(library.titles).toHaveText(['Alice – Down the Rabbit-Hole', 'Alice – A Caucus-Race']);
  await library.title('Alice – Down the Rabbit-Hole').click();
  await expect(reader.text).toContainText('Alice was beginning to get very tired');
  await expect(reader.text).not.toContainText('alert');
});

test('a file that isn’t a book and a private network URL are rejected in the form', async ({
  page,
  learner: _me,
}) => {
  await page.goto('/articles/upload');
  const file = page.getByLabel('Choose a file');
  await file.setInputFiles(createFilePayload('alice.epub', Buffer.from('no book'), 'application/epub+zip'));
  await expect(page.getByText('This file isn’t a readable EPUB book.')).toBeVisible();

  await page.getByRole('textbox', { name: 'URL of a web page' }).fill('http://169.254.169.254/');
  await page.getByRole('button', { name: 'Import page' }).click();
  await expect(page.getByText('Only public web pages can be imported.')).toBeVisible();
});

test('a learner imports a subtitle file as continuous text', async ({ page, learner: _me }) => {
  const srt =
    '1\n00:00:01,000 --> 00:00:02,000\nI saw\n\n2\n00:00:02,000 --> 00:00:03,000\n<i>a fox.</i> [music]\n';
  await page.goto('/articles/upload');
  await page
    .getByLabel('Choose a file')
    .setInputFiles(createFilePayload('video.srt', Buffer.from(srt), 'text/plain'));
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue('I saw a fox.');
  await page.getByRole('button', { name: 'Submit article' }).click();
  await expect(readerScreen(page).text).toHaveText('I saw a fox.');
});
