import { waitForIdle } from './wait-for-idle.ts';
import { waitForNetworkIdle } from './wait-for-network-idle.ts';

const name = 'glossa-dictionaries';

/** Number of locale files fetched in parallel; more would delay the response to a key press. */
const batch = 2;

/** Caches all locale files of the interface language, and the English ones as the fallback. */
export async function cacheDictionaries(language: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  await waitForNetworkIdle();
  const dictionaries = await caches.open(name);
  const cached = new Set((await dictionaries.keys()).map(({ url }) => new URL(url).pathname));
  const missing = [...new Set([language, 'en'])]
    .flatMap((code) =>
      import.meta.env.DICTIONARIES.split(' ').map((namespace) => `/locales/${code}/${namespace}.json`),
    )
    .filter((address) => !cached.has(address));
  for (let first = 0; first < missing.length; first += batch) {
    await waitForIdle();
    const batchUrls = missing.slice(first, first + batch);
    await Promise.allSettled(batchUrls.map((address) => dictionaries.add(address)));
  }
}
