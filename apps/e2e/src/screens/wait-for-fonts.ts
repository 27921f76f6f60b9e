import type { Page } from '@playwright/test';

/** Waits until a page uses the app's fonts, which load after the text is first shown. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.fonts].some(({ family }) => /Inter Variable/.test(family)));
  await page.evaluate(async () => {
    // Which fonts the page needs is known only after layout.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
  });
}
