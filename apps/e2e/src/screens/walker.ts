import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** What stands where a page is refused, wants something first, or failed. */
const refusals = [
  'This page is only available for SaaS learners.',
  'Select a language first',
  'Access Denied',
  'Page Not Found',
  'Something went wrong',
];

/** Goes from page to page without loading the app again, and notes what is refused on the way. */
export interface Walker {
  /** Goes to a path as a link would; tells whether its page opened. */
  goTo: (path: string) => Promise<boolean>;
  /** Does something that leads to another page and waits for it; returns its path. */
  follow: (act: () => Promise<unknown>) => Promise<string>;
  /** Tells whether the page on show is the wanted one and not a refusal. */
  isOpen: () => Promise<boolean>;
  /** Requests that were refused or failed since the last call, each with the page that made it. */
  takeRefusals: () => string[];
}

/** Begins a walk on a page that shows the app. */
export function createWalker(page: Page): Walker {
  let pending = 0;
  let refused: string[] = [];
  const pathOf = () => new URL(page.url()).pathname;
  page.on('request', () => pending++);
  page.on('requestfinished', () => pending--);
  page.on('requestfailed', () => pending--);
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/') && (response.status() >= 500 || [401, 403].includes(response.status())))
      refused.push(`${response.status()} ${response.request().method()} ${pathname} on ${pathOf()}`);
  });
  // Two idle moments of the browser: a page that has just come asks for its data in the first.
  const isQuiet = async () => {
    for (let turn = 0; turn < 2; turn++) {
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
      );
      if (pending > 0) return false;
    }
    return (await page.locator('[aria-busy=true]').count()) === 0;
  };
  const settle = () => expect.poll(isQuiet, { intervals: [10, 20, 50] }).toBe(true);
  const isOpen = async () => {
    const main = page.locator('main');
    if (/^\/(?:4|5)\d\d$/.test(pathOf())) return false;
    const text = (await main.count()) === 0 ? '' : await main.innerText();
    return text.trim() !== '' && !refusals.some((refusal) => text.includes(refusal));
  };
  return {
    isOpen,
    goTo: async (path) => {
      await page.evaluate((to) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, path);
      await settle();
      return pathOf() === path && (await isOpen());
    },
    follow: async (act) => {
      await act();
      await settle();
      return pathOf();
    },
    takeRefusals: () => {
      const taken = refused;
      refused = [];
      return taken;
    },
  };
}
