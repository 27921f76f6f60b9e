import { readFile } from 'node:fs/promises';

import { listEbooks } from '@glossa/contract/ebooks';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { contentManager } from '../src/users/demo-accounts.ts';
import { createLearnerAccount, signIn } from '../src/users/user.ts';
import { buyProduct } from '../src/shop/buy-product.ts';
import { makeSpeech } from '../src/shop/make-speech.ts';
import { test } from '../src/test.ts';

const mp3 = (name: string, buffer: Buffer) => ({ name, mimeType: 'audio/mpeg', buffer });
const isPlaying = (page: Page) =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => !audio.paused && audio.currentTime > 0);

/** Uploads a course with two tracks using the form, and publishes it. */
async function publishCourse(page: Page, title: string): Promise<void> {
  await page.goto('/ebooks/upload');
  await page.getByRole('radio', { name: 'Audio course' }).click();
  const [first, second] = await Promise.all([
    makeSpeech('Good morning. How are you today? '.repeat(6), 'Good morning'),
    makeSpeech('Good night. Sleep well, and see you tomorrow. '.repeat(6), ''),
  ]);
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles([
      mp3('lesson 2.mp3', second),
      mp3('lesson 1.mp3', first),
      mp3('setup.mp3', Buffer.from('MZ')),
    ]);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await page.getByLabel('Author').fill('Mira Halden');
  await page.getByLabel('Description').fill('Two lessons to listen to.');
  await page.locator('form').getByLabel('Language').selectOption({ label: 'English' });
  await page.getByLabel('Category').selectOption({ label: 'Language Learning' });
  await page.getByRole('combobox', { name: 'Tags' }).fill('listening');
  await page.keyboard.press('Enter');
  await page.getByLabel('Price').fill('4');
  await page.getByRole('button', { name: 'Upload audio course' }).click();
  // A file that isn't audio is rejected. The other tracks are uploaded anyway.
  await expect(page.getByText('setup.mp3: Please upload an MP3 file')).toBeVisible();
  await page.getByRole('button', { name: 'Remove “setup”' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Audio course uploaded')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('It’s in the shop now.')).toBeVisible();
}

test('a content manager publishes an audio course, and a buyer plays, resumes and downloads it', async ({
  page,
  browser,
  url,
}) => {
  const title = `First lessons ${Date.now()}`;
  const creator = await signIn(url, contentManager);
  const creatorContext = await browser.newContext({ baseURL: url });
  await creator.signInTo(creatorContext);
  await publishCourse(await creatorContext.newPage(), title);
  await creatorContext.close();
  const { ebooks } = await creator.call(listEbooks, { query: { search: title } });
  const id = ebooks[0]?.id ?? '';

  const buyer = await createLearnerAccount(url);
  await buyer.signInTo(page.context());
  const fetchSampleStatus = async () => (await page.request.get(`/media/products/${id}/sample`)).status();
  await expect.poll(fetchSampleStatus, { timeout: 30_000 }).toBe(200);
  await page.goto(`/shop/${id}`);
  await expect(page.getByRole('heading', { name: '2 tracks' })).toBeVisible();
  await expect(page.locator('audio[controls]')).toBeVisible();
  await buyProduct(buyer, id);
  await page.goto('/marketplace/purchased?type=audio');
  await page.getByRole('link', { name: `Listen to “${title}”` }).click();
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await expect(page.getByText('Track 1 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => isPlaying(page)).toBe(true);
  await page
    .getByRole('list', { name: 'Tracks' })
    .getByRole('button', { name: /lesson 2/ })
    .click();
  await expect(page.getByText('Track 2 of 2')).toBeVisible();
  await expect.poll(() => isPlaying(page)).toBe(true);
  await page.getByRole('slider', { name: 'Position' }).fill('4000');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('50%')).toBeVisible();

  // After a reload, playback resumes at the same position.
  await page.reload();
  await expect(page.getByText('Track 2 of 2')).toBeVisible();
  await expect
    .poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => Math.floor(audio.currentTime)))
    .toBe(4);

  await page.getByRole('link', { name: 'Back to your purchases' }).click();
  await page.getByRole('button', { name: `Download “${title}”` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save 01 Good morning.mp3' }).click();
  const copy = await readFile(await (await download).path());
  expect(copy.includes('GLOSSA_ORDER')).toBe(true);
});
