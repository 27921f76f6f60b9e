import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Opens a screen and waits until it stands: its heading is there and nothing is loading any more. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('h1, main p').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}
