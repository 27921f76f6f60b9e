import { whenIdle } from './when-idle.ts';

const name = 'glossa-dictionaries';

/** Keeps all texts of the interface in its language, and in English for what is not translated. */
export async function keepDictionaries(language: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  const dictionaries = await caches.open(name);
  for (const code of new Set([language, 'en'])) {
    for (const namespace of import.meta.env.DICTIONARIES.split(' ')) {
      await whenIdle();
      const address = `/locales/${code}/${namespace}.json`;
      if (!(await dictionaries.match(address))) await dictionaries.add(address).catch(() => undefined);
    }
  }
}
