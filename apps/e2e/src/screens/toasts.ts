import type { Locator, Page } from '@playwright/test';

/** A toast notification at the top right. */
export const findToast = (page: Page, message: string | RegExp): Locator =>
  page.getByRole('alert').filter({ hasText: message });
