import type { Browser, BrowserContext } from '@playwright/test';

/** Creates a phone-sized browser context for `baseURL`. */
export const createPhoneContext = (browser: Browser, baseURL: string): Promise<BrowserContext> =>
  browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    locale: 'en-US',
  });
