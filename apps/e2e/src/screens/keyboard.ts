import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Most presses of Tab that any place of a page is away. */
const mostPresses = 80;

/** Presses Tab until the focus is there, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < mostPresses; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${mostPresses} presses of Tab did not reach ${target.toString()}`);
}

/** Goes there with Tab and presses it with Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
