import type { Page } from '@playwright/test';

/** Waits until a page stands in the letters of the app: they follow its first text. */
export async function lettersOf(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.fonts].some(({ family }) => /Inter Variable/.test(family)));
  await page.evaluate(async () => {
    // Those that are needed are known once the page is laid out with them.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
  });
}
