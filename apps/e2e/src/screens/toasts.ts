import type { Locator, Page } from '@playwright/test';

/** Finds a toast notification by its message. */
export const findToast = (page: Page, message: string | RegExp): Locator =>
  page.getByRole('alert').filter({ hasText: message });
