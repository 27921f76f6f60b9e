import { whenQuiet } from '../api/when-quiet.ts';
import { whenIdle } from './when-idle.ts';

const name = 'glossa-dictionaries';

/** Dictionaries that are fetched at once: more would hold up a key that is pressed meanwhile. */
const batch = 2;

/** Milliseconds without a request after which they are fetched: nobody has to wait for them. */
const rest = 3000;

/** Keeps all texts of the interface in its language, and in English for what is not translated. */
export async function keepDictionaries(language: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  await new Promise<void>((resolve) => whenQuiet(resolve, rest));
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
