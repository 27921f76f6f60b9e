import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Texts shown when access to a page is denied, another step is required first, or the page failed to load. */
const errorTexts = [
  'This page is only available to learners.',
  'Select a language first',
  'Access Denied',
  'Page Not Found',
  'Something went wrong',
];

/** Navigates between pages without reloading the app, and records rejected requests. */
export interface Crawler {
  /** Opens a path as a link would. Returns whether its page opened. */
  goTo: (path: string) => Promise<boolean>;
  /** Runs an action that leads to another page and waits for that page. Returns the page's path. */
  follow: (act: () => Promise<unknown>) => Promise<string>;
  /** Returns whether the page itself is shown rather than an error. */
  isOpen: () => Promise<boolean>;
  /** Returns the requests that were rejected or failed since the last call, each with the page that made it. */
  drainFailedRequests: () => string[];
}

/** Creates a crawler for a page in which the app is already open. */
export function createCrawler(page: Page): Crawler {
  let pending = 0;
  let failedRequests: string[] = [];
  const getCurrentPath = () => new URL(page.url()).pathname;
  page.on('request', () => pending++);
  page.on('requestfinished', () => pending--);
  page.on('requestfailed', () => pending--);
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/') && (response.status() >= 500 || [401, 403].includes(response.status())))
      failedRequests.push(
        `${response.status()} ${response.request().method()} ${pathname} on ${getCurrentPath()}`,
      );
  });
  // Wait for two idle periods, because a newly opened page requests its data during the first.
  const isIdle = async () => {
    for (let round = 0; round < 2; round++) {
      // On a busy machine, an animation, such as a loading indicator, may leave no idle time between frames.
      await page.evaluate(
        () =>
          new Promise((resolve) =>
            requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 1000 })),
          ),
      );
      if (pending > 0) return false;
    }
    return (await page.locator('[aria-busy=true]').count()) === 0;
  };
  const settle = () => expect.poll(isIdle, { intervals: [10, 20, 50] }).toBe(true);
  const isOpen = async () => {
    const main = page.locator('main');
    if (/^\/(?:4|5)\d\d$/.test(getCurrentPath())) return false;
    const text = (await main.count()) === 0 ? '' : await main.innerText();
    return text.trim() !== '' && !errorTexts.some((refusal) => text.includes(refusal));
  };
  return {
    isOpen,
    goTo: async (path) => {
      await page.evaluate((to) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, path);
      await settle();
      return getCurrentPath() === path && (await isOpen());
    },
    follow: async (act) => {
      await act();
      await settle();
      return getCurrentPath();
    },
    drainFailedRequests: () => {
      const failures = failedRequests;
      failedRequests = [];
      return failures;
    },
  };
}
