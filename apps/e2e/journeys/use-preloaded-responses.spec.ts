import { expect } from '@playwright/test';

import { test } from '../src/test.ts';
import { addText } from '../src/texts/add-text.ts';

test('each screen uses its preloaded API responses instead of fetching them again', async ({
  page,
  learner,
}) => {
  const id = await addText(learner, { title: 'Fox', text: 'The brown fox sees the lazy dog.' });
  for (const [path, heading] of [
    ['/dashboard', /^Welcome/],
    [`/reading/${id}`, 'Fox'],
    ['/shop', 'Shop'],
  ] as const) {
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const preloadedUrls = await page
      .locator('head > link[rel="preload"][as="fetch"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(preloadedUrls.length).toBeGreaterThan(2);
    expect(preloadedUrls.map((url) => [url, requestedUrls.filter((other) => other === url).length])).toEqual(
      preloadedUrls.map((url) => [url, 1]),
    );
    page.removeAllListeners('request');
  }
});
