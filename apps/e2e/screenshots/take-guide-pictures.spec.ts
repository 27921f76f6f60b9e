import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { updateProfile } from '@glossa/contract/auth';
import { bulkUpdateWords } from '@glossa/contract/bulk-words';
import { getReadingPage } from '@glossa/contract/reading';
import { listTexts } from '@glossa/contract/texts';
import { addOrUpdateWord } from '@glossa/contract/words';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { ownAppTest as test } from '../src/own-app-test.ts';
import { libraryScreen } from '../src/screens/library.ts';
import { practiceScreen } from '../src/screens/practice.ts';
import { readerScreen } from '../src/screens/reader.ts';
import { waitForFonts } from '../src/screens/wait-for-fonts.ts';
import { admin, demoLearner } from '../src/users/demo-accounts.ts';
import { signIn } from '../src/users/user.ts';
import type { User } from '../src/users/user.ts';
import { seedHistory } from './history/seed-history.ts';
import { createSiteHistory } from './states/administrators.ts';
import { createShoppers } from './states/shoppers.ts';

const folder = new URL('../../web/public/guide/pictures/', import.meta.url);
/** Maximum size of an image in bytes, kept small because a guide shows several images. */
const maxBytes = 80_000;
const glossary = fileURLToPath(new URL('../../../prisma/seed/glossaries/en-fr.tsv', import.meta.url));
const story = 'The Man Who Repaired the Tide';

/** Captures the window as an image for the guides, in WebP, which Playwright can't write. */
async function capturePicture(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  await waitForFonts(page);
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const converter = await page.context().newPage();
  const webp = await converter.evaluate(async (base64) => {
    const blob = await (await fetch(`data:image/png;base64,${base64}`)).blob();
    const bitmap = await createImageBitmap(blob);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    const result = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
    return [...new Uint8Array(await result.arrayBuffer())];
  }, png.toString('base64'));
  await converter.close();
  expect(webp.length, name).toBeLessThanOrEqual(maxBytes);
  await writeFile(fileURLToPath(new URL(`${name}.webp`, folder)), Uint8Array.from(webp));
}

/** Opens a URL and captures it once its heading is visible. */
async function capture(page: Page, url: string, name: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await capturePicture(page, name);
}

/** Marks the short words in the demo stories as known, and some others as being learned. */
async function markWords({ call }: User): Promise<void> {
  const { results } = await call(listTexts, { query: { language: 'en', page_size: 100 } });
  for (const { id } of results) {
    const query = { sentences_per_page: 200 };
    const { sentences } = await call(getReadingPage, { params: { id, page: 1 }, query });
    const words = sentences.flatMap(({ tokens }) =>
      tokens.flatMap(({ t, w }) => (w === undefined ? [] : [t])),
    );
    const known = [...new Set(words)].filter((word) => word.length < 7);
    await call(bulkUpdateWords, { body: { texts: known, language: 'en', knowledge_level: 4 } });
  }
  for (const [text, translation, level] of [
    ['harbour', 'le port', 2],
    ['clerk', 'l’employé de bureau', 1],
    ['duties', 'les tâches', 1],
    ['gull', 'la mouette', 3],
  ] as const)
    await call(addOrUpdateWord, { body: { text, language: 'en', translation, knowledge_level: level } });
}

test.beforeAll(async () => {
  await mkdir(folder, { recursive: true });
});

test.use({ viewport: { width: 1000, height: 640 }, colorScheme: 'light' });

test('captures the images for the learner guide', async ({ page, ownApp }) => {
  const learner = await signIn(ownApp.url, demoLearner);
  await learner.call(updateProfile, { body: { current_language: 'en' } });
  await ownApp.command('glossa', 'dictionaries', 'install', glossary);
  await markWords(learner);
  await learner.signInTo(page.context());
  await page.goto('/practice');
  await practiceScreen(page).start.click();
  await expect(practiceScreen(page).question).toBeVisible();
  await capturePicture(page, 'practice');
  // Add the history only now. Otherwise, all due cards would already have been practiced.
  await seedHistory(learner, 60);
  await capture(page, '/reading', 'library');
  await capture(page, '/articles/upload', 'add-text');
  await page.goto('/reading');
  await libraryScreen(page).title(story).click();
  await readerScreen(page).goTo(1);
  await readerScreen(page).word('clerk').click();
  await expect(readerScreen(page).panel('clerk')).toBeVisible();
  await capturePicture(page, 'word');
  await capture(page, '/words', 'words');
  await capture(page, '/progress', 'progress');
});

test('captures the images for the seller and administrator guides', async ({ page, ownApp, browser }) => {
  const { product, creator } = await createShoppers(ownApp.url);
  const { learner } = await createSiteHistory(ownApp.url);
  await creator.signInTo(page.context());
  await capture(page, '/ebooks/upload', 'add-ebook');
  await capture(page, '/ebooks/manage', 'ebooks');
  await capture(page, '/content/pricing/content', 'pricing');
  await capture(page, `/shop/${product}`, 'product');
  const context = await browser.newContext({ baseURL: ownApp.url, viewport: page.viewportSize() });
  await (await signIn(ownApp.url, admin)).signInTo(context);
  const adminPage = await context.newPage();
  await capture(adminPage, '/admin/learners', 'learners');
  await capture(adminPage, `/admin/learners?learner=${learner}`, 'learner');
  await capture(adminPage, '/admin/dictionaries?language=fr', 'dictionaries');
  await capture(adminPage, '/admin/services', 'services');
  await capture(adminPage, '/admin/orders', 'orders');
  await capture(adminPage, '/admin/metrics?period=90', 'metrics');
});
