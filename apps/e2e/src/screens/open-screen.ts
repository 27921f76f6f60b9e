import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Opens a screen and waits until its heading is visible and nothing is loading. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('h1, main p').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}
