import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';

const databaseName = 'glossa-offline-texts';

/** Returns the number of rows in a table of the browser's database, or 0 if there is no database. */
export const countStoredRows = (page: Page, table: string): Promise<number> =>
  page.evaluate(
    async ([name, store]) => {
      const known = await indexedDB.databases();
      if (!known.some((one) => one.name === name)) return 0;
      return new Promise<number>((resolve, reject) => {
        const openRequest = indexedDB.open(name);
        openRequest.addEventListener('error', () => reject(openRequest.error ?? new Error(name)));
        openRequest.addEventListener('success', () => {
          const countRequest = openRequest.result.transaction(store).objectStore(store).count();
          countRequest.addEventListener('success', () => {
            resolve(countRequest.result);
            openRequest.result.close();
          });
        });
      });
    },
    [databaseName, table] as const,
  );

/** Returns the paths of the files in one of the browser's caches. */
export const listCachedPaths = (page: Page, cache: string): Promise<string[]> =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  }, cache);

/**
 * Waits until the service worker has cached the whole app and the dictionaries, so that pages can be opened offline.
 */
export async function waitForAppCache(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect
    .poll(async () => {
      const cached = await listCachedPaths(page, 'glossa-dictionaries');
      return ['reader', 'offline', 'words', 'validation', 'watch'].every((name) =>
        cached.includes(`/locales/en/${name}.json`),
      );
    })
    .toBe(true);
}

/** Goes offline and reloads the page, so that it uses the service worker and the stored data. */
export async function goOffline(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true);
  await page.reload();
}

/** The bar that is shown when there is no connection. */
export const offlineBar = (page: Page) => page.locator('[data-offline-bar]');
