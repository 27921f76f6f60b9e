import { whenIdle } from './when-idle.ts';
import { whenUnhurried } from './when-unhurried.ts';

const name = 'glossa-dictionaries';

/** Dictionaries that are fetched at once: more would hold up a key that is pressed meanwhile. */
const batch = 2;

/** Keeps all texts of the interface in its language, and in English for what is not translated. */
export async function keepDictionaries(language: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  await whenUnhurried();
  const dictionaries = await caches.open(name);
  const kept = new Set((await dictionaries.keys()).map(({ url }) => new URL(url).pathname));
  const wanted = [...new Set([language, 'en'])]
    .flatMap((code) =>
      import.meta.env.DICTIONARIES.split(' ').map((namespace) => `/locales/${code}/${namespace}.json`),
    )
    .filter((address) => !kept.has(address));
  for (let first = 0; first < wanted.length; first += batch) {
    await whenIdle();
    const some = wanted.slice(first, first + batch);
    await Promise.allSettled(some.map((address) => dictionaries.add(address)));
  }
}
