import type { Page } from '@playwright/test';

/** Waits until a page uses the app's fonts, which load after its first text. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.fonts].some(({ family }) => /Inter Variable/.test(family)));
  await page.evaluate(async () => {
    // The required fonts are known once the page has been laid out with them.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
  });
}
