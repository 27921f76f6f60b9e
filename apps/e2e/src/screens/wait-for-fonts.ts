import type { Page } from '@playwright/test';

/** Waits until a page uses the app's fonts, which load after its text is first shown. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.fonts].some(({ family }) => /Inter Variable/.test(family)));
  await page.evaluate(async () => {
    // Only after layout is it known which fonts the page needs.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
  });
}
