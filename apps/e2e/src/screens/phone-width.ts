import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Expects a screen to fit the width of a phone. Restores the window size afterward. */
export async function expectPhoneWidth(page: Page, path: string): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 844 });
  const measureOverflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(measureOverflow, path).toBe(0);
  await page.setViewportSize(before);
}
